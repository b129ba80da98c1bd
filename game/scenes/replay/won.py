"""What was won in a game and when, as signs for the bar of its replay."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from game.match.theatre import Theatre
from game.rules.blast.events import StarTaken
from game.rules.bluffing_billionaires.events import Compared
from game.rules.bullets_and_bombs.events import BlewUp, BulletFound
from game.rules.core import Event
from game.rules.crazy_bullets.events import DuelWon

STAR = ("signs", "star-win.svg")


@dataclass(frozen=True)
class Won:
    """`ply`: the moment after the move that won it; `seat`: whose it is; `sign`: a drawing among the assets."""

    ply: int
    seat: int
    sign: tuple[str, ...]


def signs_of(theatre: Theatre) -> list[Won]:
    """All signs in order; the last ones are the winners' stars."""
    found = [
        Won(number + 1, seat, sign)
        for number in range(theatre.length)
        for event in theatre.events(number)
        for seat, sign in _signs(event)
    ]
    winners = theatre.result.winners if theatre.result is not None else ()
    return [*found, *(Won(theatre.length, seat, STAR) for seat in winners)]


def _signs(event: Event) -> Iterable[tuple[int, tuple[str, ...]]]:
    match event:
        case StarTaken(seat=seat):
            return [(seat, ("tables", "blast", "star.svg"))]
        case Compared(winner=seat):
            return [(seat, ("tables", "bluffing-billionaires", "coin.svg"))]
        case DuelWon(seat=seat):
            return [(seat, ("signs", "duel.svg"))]
        case BulletFound(seat=seat):
            return [(seat, ("cards", "bullets-and-bombs", "bullet.svg"))]
        case BlewUp(seat=seat):
            return [(seat, ("cards", "bullets-and-bombs", "bomb.svg"))]
        case _:
            return []
