"""Splits a step into what is shown one after the other: a play, the planet that moves, a star, gifts that cross."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game.rules.blast.events import (
    Dealt,
    DiscardDue,
    Discarded,
    GameWon,
    GiftsExchanged,
    Passed,
    PlanetWon,
    Played,
    StarTaken,
)
from game.rules.blast.moves import Phase
from game.rules.view import View
from game.scenes.blast.cards import key_of, known_by
from game.scenes.blast.layout import GIFTS, HAND, THEIRS
from game.scenes.table.game import LOOK, SEE, Beat

ROUND = 4.5
"""Seconds to hold the score between two rounds."""
LAID = 0.5


def unroll(before: View[Any], events: Sequence[object], after: View[Any], near: int) -> Sequence[Beat]:
    """The beats of a step, for whoever sits near."""
    parts = tuple(events)
    kinds = [type(event) for event in parts]
    if Dealt in kinds:
        return [Beat(after, parts, 0.6)]
    if GiftsExchanged in kinds:
        return _crossing(before, parts, after, near)
    if StarTaken in kinds:
        return _star(before, parts, after, near)
    if PlanetWon in kinds:
        return _won(before, parts, after)
    hold = LOOK if Discarded in kinds else LAID
    return [Beat(after, parts, hold, _thrown(parts, after, near))]


def _thrown(events: Sequence[object], view: View[Any], near: int) -> dict[int, str]:
    """Whence cards come that the other side plays."""
    found: dict[int, str] = {}
    for event in events:
        match event:
            case Played(seat=seat, faces=faces):
                texts: tuple[str, ...] = faces
            case Discarded(seat, _, text):
                texts = (text,)
            case _:
                continue
        zone = HAND if seat == near else THEIRS
        found.update(dict.fromkeys(known_by(view.facts.round, texts), zone))
    return found


def _crossing(before: View[Any], events: tuple[object, ...], after: View[Any], near: int) -> list[Beat]:
    """First both gifts lie there, then they go over."""
    known = replace(after.facts.known, received=(), holds=(), ceiling=None)
    facts = replace(before.facts, chosen=(True, True), known=known)
    lying = replace(before, facts=facts, to_move=(), legal=())
    chosen, crossed = events[:-1], events[-1:]
    came: dict[int, str] = {}
    for seat in (0, 1):
        cards = after.zone(HAND, seat).cards
        old = {key_of(facts.round, card) for card in before.zone(HAND, seat).cards}
        if any(card.face is None for card in cards):
            new = [card.id for card in cards[-facts.exchange :]]
        else:
            new = [key for card in cards if (key := key_of(facts.round, card)) not in old]
        came.update(dict.fromkeys(new, GIFTS[seat != near]))
    return [Beat(lying, chosen, LOOK), Beat(after, crossed, LOOK, came)]


def _star(before: View[Any], events: tuple[object, ...], after: View[Any], near: int) -> list[Beat]:
    """First the last card is laid down, then the star is taken."""
    star = next(at for at, event in enumerate(events) if isinstance(event, StarTaken))
    facts = replace(after.facts, phase=Phase.DISCARD, stars=before.facts.stars, points=before.facts.points)
    laid = replace(after, facts=facts, to_move=(), legal=(), result=None)
    hold = SEE if any(isinstance(event, GameWon) for event in events) else ROUND
    first = Beat(laid, events[:star], LOOK, _thrown(events[:star], after, near))
    return [first, Beat(after, events[star:], hold)]


def _won(before: View[Any], events: tuple[object, ...], after: View[Any]) -> list[Beat]:
    """First the trick with its winner and the planet that moves, then the cards are put away."""
    due = tuple(event for event in events if isinstance(event, DiscardDue))
    told = tuple(event for event in events if isinstance(event, Passed | PlanetWon))
    facts = replace(before.facts, planets=after.facts.planets, points=after.facts.points)
    lying = replace(before, facts=facts, to_move=(), legal=())
    return [Beat(lying, told, LOOK), Beat(after, due, 0.15)]
