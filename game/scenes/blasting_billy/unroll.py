"""Splits a step into what is shown one after the other: the card that is placed, then the one that is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game.rules.blasting_billy.cards import Place
from game.rules.blasting_billy.events import Drawn, Placed, PutAway
from game.rules.view import SeenCard, View, Zone
from game.scenes.table.game import LOOK, SEE, Beat

LAID, DREW = 0.4, 0.15
"""Seconds to hold a card that was laid down, and one that was drawn."""


def unroll(before: View[Any], events: Sequence[object], after: View[Any]) -> Sequence[Beat]:
    """The beats of a step. What comes after the last turn isn't told here: that is the count's to show."""
    placed = next((event for event in events if isinstance(event, Placed)), None)
    if placed is None:
        return [Beat(after, tuple(events), DREW)]
    rest = tuple(event for event in events if isinstance(event, Drawn | PutAway))
    if not rest:
        return [Beat(after, (placed,), LAID)]
    last = any(isinstance(event, Drawn) and event.last for event in rest)
    hold = SEE if last else LOOK if after.result is not None else DREW
    return [Beat(laid(before, placed), (placed,), LAID), Beat(after, rest, hold)]


def laid(before: View[Any], placed: Placed) -> View[Any]:
    """The view between the two: the card lies where it was placed, nothing was drawn yet."""
    hand = before.zone("hand", placed.seat)
    card = next(card for card in hand.cards if card.id == placed.card)
    zones = tuple(_with(zone, placed, card) for zone in before.zones)
    return replace(before, zones=zones, to_move=(), legal=())


def _with(zone: Zone, placed: Placed, card: SeenCard) -> Zone:
    """A zone once the card has left the hand and come to lie there."""
    if zone.owner == placed.seat and zone.name == "hand":
        return replace(zone, cards=tuple(other for other in zone.cards if other.id != card.id))
    match placed.place:
        case Place.BILLY:
            mine, seen = zone.name == f"billy {placed.back}", replace(card, face=None)
        case Place.LOOT:
            mine = zone.name == f"loot {placed.back}" and zone.owner == placed.seat
            seen = replace(card, face=placed.face or card.face)
        case Place.BOX:
            mine, seen = zone.name == "box" and zone.owner == placed.seat, card
    return replace(zone, cards=(*zone.cards, seen)) if mine else zone
