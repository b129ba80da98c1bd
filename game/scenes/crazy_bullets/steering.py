"""What the race and calm mode share: the clock, stacks in numbers, whom an arrow points at, a game that goes on."""

from __future__ import annotations

import time
from collections.abc import Sequence

from game.match.match import Match
from game.rules.crazy_bullets.views import Facts
from game.rules.view import View
from game.scenes.crazy_bullets.party import Party
from game.scenes.crazy_bullets.show import Show
from game.scenes.crazy_bullets.sides import STEP
from game.scenes.crazy_bullets.telling import of_going_on
from game.stage.input import Action

ARROWS = {Action.LEFT: (-1, 0), Action.RIGHT: (1, 0), Action.UP: (0, -1), Action.DOWN: (0, 1)}


def milliseconds() -> float:
    """The clock that everything on the street goes by."""
    return time.perf_counter() * 1000.0


def counts(view: View[Facts]) -> list[int]:
    """Cards in the stacks."""
    return [len(view.zone("stack", player).cards) for player in range(view.seats)]


def lay_out_again(show: Show, party: Party, match: Match, now: float) -> None:
    """What lies on the street when a game that was left goes on: the heap, and what is to be done."""
    view = match.view(None)
    show.lay_heap([seat.side for seat in party.seats], len(view.zone("heap").cards))
    show.tell(of_going_on(party, view.facts), now)


def candidate(party: Party, candidates: Sequence[int], way: tuple[int, int]) -> int | None:
    """Whom an arrow points at: who sits there, or with two whoever sits further that way; None if nobody does."""
    places = {player: STEP[party.seats[player].side] for player in candidates}
    for player, place in places.items():
        if place == way:
            return player
    axis = 0 if way[0] else 1
    ranked = sorted(places, key=lambda player: places[player][axis] * way[axis])
    apart = places[ranked[0]][axis] != places[ranked[-1]][axis]
    return ranked[-1] if apart else None
