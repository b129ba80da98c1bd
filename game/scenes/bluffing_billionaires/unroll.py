"""One move in the parts that are shown one after the other: votes, cards that turn up, each comparison, each taking.

Only follows events from one view to the next; what is true is what the last view says.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from game.rules.bluffing_billionaires.events import (
    Answered,
    Banked,
    Compared,
    Discarded,
    Ended,
    Open,
    Played,
    Started,
    Taken,
    TurnedUp,
    Voted,
    VotesShown,
)
from game.rules.bluffing_billionaires.views import BONUS, DISCARD, HAND, TAKEN, TURNED_UP, Phase
from game.rules.view import SeenCard, View, Zone
from game.scenes.bluffing_billionaires.layout import LEFT_FROM, seat_zone
from game.scenes.table.game import LOOK, UNTIL_SEEN, Beat

QUICK, PLAYED, SETTLED = 0.02, 0.5, 0.3
BANKED = 0.6
Key = tuple[str, int | None]


class _Follow:
    """The zones of a view, changed event by event."""

    def __init__(self, view: View[Any]) -> None:
        self.view = view
        self.zones: dict[Key, list[SeenCard]] = {(zone.name, zone.owner): list(zone.cards) for zone in view.zones}
        self.facts = view.facts
        self.compared = bool(view.facts.challengers)

    def happen(self, event: object) -> None:
        match event:
            case VotesShown(active, _, _):
                self.facts = replace(self.facts, phase=Phase.TAKING, active=active, voters=(), voted=())
            case Answered():
                self.facts = replace(self.facts, phase=Phase.TAKING)
            case TurnedUp(cards):
                self._turn_up(cards)
            case Compared(winner, loser, _):
                if self.compared:
                    self.facts = replace(self.facts, challengers=self.facts.challengers[1:])
                self.compared = True
                self.facts = replace(self.facts, taker=winner, giver=loser)
            case Taken(_, card, _):
                self._leave_hand(card)
                self.zones[TAKEN.name, card.seat].append(SeenCard(card.card, card.face))
            case Banked(seat, card):
                self._lift(card.card)
                self.zones[BONUS.name, seat].append(SeenCard(card.card, card.face))
            case Discarded(card):
                self._lift(card.card)
                self.zones[DISCARD.name, card.seat].append(SeenCard(card.card, None))

    def _turn_up(self, cards: Sequence[Open]) -> None:
        for card in cards:
            self._lift(card.card)
            self.zones[TURNED_UP.name, card.seat].append(SeenCard(card.card, card.face))
        self.facts = replace(
            self.facts, phase=Phase.TAKING, active=cards[0].seat, challengers=tuple(card.seat for card in cards[1:])
        )
        self.compared = False

    def _leave_hand(self, card: Open) -> None:
        """Of the viewer's own hand the very card, of another's any: it's a set."""
        hand = self.zones[HAND.name, card.seat]
        known = [held for held in hand if held.face == card.face]
        hand.remove(known[0] if known else max(hand, key=lambda held: held.id))

    def _lift(self, card: int) -> None:
        for cards in self.zones.values():
            cards[:] = [lying for lying in cards if lying.id != card]

    def seen(self) -> View[Any]:
        """The view in the midst of the move: nothing can be decided."""
        zones = tuple(self._zone(zone) for zone in self.view.zones)
        return replace(self.view, zones=zones, facts=self.facts, legal=(), to_move=(), result=None)

    def _zone(self, zone: Zone) -> Zone:
        cards = self.zones[zone.name, zone.owner]
        listed = cards if zone.ordered else sorted(cards, key=lambda card: card.id)
        return replace(zone, cards=tuple(listed))


def _hold(event: object) -> float | None:
    """How long what begins with this event is held; None if it belongs to what was before."""
    match event:
        case Played():
            return PLAYED
        case Voted():
            return QUICK
        case VotesShown() | Compared():
            return LOOK
        case TurnedUp():
            return LOOK
        case Taken():
            return UNTIL_SEEN
        case Banked():
            return BANKED
        case Discarded() | Answered():
            return SETTLED
    return None


def _together(before: object, event: object) -> bool:
    """Whether an event is shown together with the one before."""
    match before, event:
        case (Voted(), VotesShown()) | (TurnedUp(), Compared()) | (Discarded(), Discarded()):
            return True
        case (Banked() | Discarded() | Played(), Ended()):
            return True
    return False


def parts(events: Sequence[object]) -> list[list[object]]:
    """The events of a move, in groups that are shown together."""
    found: list[list[object]] = []
    for event in events:
        if found and (_together(found[-1][-1], event) or _hold(event) is None):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def _comes_from(events: Sequence[object], near: int) -> Mapping[int, str]:
    """From where cards fly in that have no place on the table yet: out of a hand."""
    found = {}
    for event in events:
        match event:
            case Played(seat, card, _):
                found[card] = LEFT_FROM if seat == near else seat_zone(seat)
            case Taken(_, card, _):
                found[card.card] = LEFT_FROM if card.seat == near else seat_zone(card.seat)
    return found


def unroll(before: View[Any], events: Sequence[object], after: View[Any], near: int) -> list[Beat]:
    """The beats of a move; the last one has the view `after`."""
    if not events:
        return [Beat(after, (), QUICK)]
    if isinstance(events[0], Started):
        dealt = dict.fromkeys((card.id for card in after.zone(HAND.name, near).cards), seat_zone(near))
        return [Beat(after, tuple(events), SETTLED, dealt)]
    if len(events) == 1 and isinstance(events[0], Played | Voted):
        hold = PLAYED if isinstance(events[0], Played) else QUICK
        return [Beat(after, tuple(events), hold, _comes_from(events, near))]
    if isinstance(events[0], Played):
        return [Beat(after, tuple(events), LOOK, _comes_from(events, near))]
    follow = _Follow(before)
    beats: list[Beat] = []
    for group in parts(events):
        for event in group:
            follow.happen(event)
        hold = max(_hold(event) or 0.0 for event in group)
        if hold == UNTIL_SEEN and after.facts.phase is Phase.PROTECTING:
            hold = QUICK  # the question comes, and the card stays where it is
        beats.append(Beat(follow.seen(), tuple(group), hold or SETTLED, _comes_from(group, near)))
    if after.facts.phase in (Phase.TURN, Phase.OVER, Phase.ASKED, Phase.PROTECTING):
        return [*beats, Beat(after, (), QUICK)]
    return [*beats[:-1], replace(beats[-1], view=after)]
