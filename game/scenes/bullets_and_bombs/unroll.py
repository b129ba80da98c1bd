"""One move in the parts that are shown one after the other: a bomb that goes off is seen before the next card turns up.

Only follows events from one view to the next; what is true is what the last view says.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game.rules.bullets_and_bombs.events import BlewUp, BombFound, BulletFound, Dealt, Kept, SetAside, TurnedUp
from game.rules.bullets_and_bombs.sight import ASIDE, BOMB, CHOICE, DISCARDS, HAND, STOCK, Facts
from game.rules.bullets_and_bombs.table import Phase
from game.rules.view import SeenCard, View, Zone
from game.scenes.table.game import Beat

QUICK, BULLET_HOLD, FUSE_HOLD, BLAST_HOLD = 0.05, 0.5, 0.7, 0.9


class _Follow:
    """The zones of a view, changed event by event."""

    def __init__(self, view: View[Any]) -> None:
        self.view = view
        self.zones = {zone.name: list(zone.cards) for zone in view.zones}
        self.stock = view.zone(STOCK.name).unseen

    def turn_up(self, card: int, face: str, zone: str) -> None:
        self.zones[zone].append(SeenCard(card, face))
        self.stock -= 1

    def carry(self, card: int | None, zones: Sequence[str], to: str) -> None:
        for name in zones:
            for lying in [seen for seen in self.zones[name] if seen.id == card]:
                self.zones[name].remove(lying)
                self.zones[to].append(lying)

    def happen(self, event: object) -> None:
        match event:
            case Dealt(_, card, face) | BulletFound(_, card, face):
                self.turn_up(card, face, HAND.name)
            case SetAside(_, card, face):
                self.turn_up(card, face, ASIDE.name)
            case TurnedUp(_, card, face):
                self.turn_up(card, face, CHOICE.name)
            case BombFound(_, card, face):
                self.turn_up(card, face, BOMB.name)
            case BlewUp(_, card, lost, _):
                self.carry(card, [BOMB.name], DISCARDS.name)
                self.carry(lost, [HAND.name], DISCARDS.name)
            case Kept(_, card, _, discarded, _):
                self.carry(card, [CHOICE.name], HAND.name)
                self.carry(discarded, [CHOICE.name], DISCARDS.name)

    def seen(self) -> View[Any]:
        """The view in the midst of the move: nothing can be decided."""
        zones = tuple(self._zone(zone) for zone in self.view.zones)
        phase = Phase.BOMB if self.zones[BOMB.name] else Phase.CHOICE
        facts = Facts(phase, ())
        return replace(self.view, zones=zones, facts=facts, legal=(), to_move=(), result=None)

    def _zone(self, zone: Zone) -> Zone:
        cards = self.zones[zone.name]
        listed = cards if zone.ordered else sorted(cards, key=lambda card: card.id)
        return replace(zone, cards=tuple(listed), unseen=self.stock if zone.name == STOCK.name else 0)


def _hold(event: object) -> float | None:
    """How long what happened is held; None if it is shown together with what follows."""
    match event:
        case BulletFound():
            return BULLET_HOLD
        case BombFound():
            return FUSE_HOLD
        case BlewUp():
            return BLAST_HOLD
    return None


def unroll(before: View[Any], events: Sequence[object], after: View[Any]) -> list[Beat]:
    """The beats of a move. Bullets, bombs and blasts stand alone; the deal, and keeping with turning up, are one each.

    The last beat has the view `after`.
    """
    follow = _Follow(before)
    beats: list[Beat] = []
    together: list[object] = []

    def close(hold: float) -> None:
        if together:
            beats.append(Beat(follow.seen(), tuple(together), hold))
            together.clear()

    for event in events:
        hold = _hold(event)
        after_the_deal = bool(together) and isinstance(together[-1], Dealt | SetAside)
        if hold is not None or (after_the_deal and isinstance(event, TurnedUp)):
            close(QUICK)
        follow.happen(event)
        together.append(event)
        if hold is not None:
            close(hold)
    close(QUICK)
    if not beats:
        return [Beat(after, (), QUICK)]
    return [*beats[:-1], replace(beats[-1], view=after)]
