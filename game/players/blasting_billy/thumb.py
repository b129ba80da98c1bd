"""The rule of thumb of Blasting Billy: what is safely below Billy is kept, the rest makes him richer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Final

from game.rules.blasting_billy.cards import DYNAMITE, FACES, NUMBER, PUTS, TYPE, TYPES, VALUE, Place, Put
from game.rules.blasting_billy.scoring import exploding
from game.rules.blasting_billy.views import Facts
from game.rules.view import View

TRUST: Final = 0.8
"""How much of what Billy is believed to have in a type may be matched: others may blow up a part of it."""
LOW: Final = 4
"""Cards up to this value aren't worth a turn at Billy's."""


NAMES: Final = ("gold", "banknotes", "coins", "jewelry", "diamonds")
FITS: Final = "{card} fits: in {kind} you stay safely below Billy, who should have about {billy}."
RISKY: Final = "{card} may be too much: in {kind} Billy should only have about {billy}."
FEED: Final = "Every point in {kind} that Billy gets is one more that you may keep."
BLAST: Final = "Dynamite makes Billy poorer in {kind}, which is dangerous for whoever collects it."
HARMLESS: Final = "In the box the dynamite can do no harm."
SCRAP: Final = "{card} is better off in the box: it neither fits your loot well nor makes Billy much richer."


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a seat reckons about one type. `billy`: Billy's total as it is to be expected; `own`: the own total.

    `others`: whether anybody else has loot of this type.
    """

    billy: float
    own: float
    others: bool

    @property
    def room(self) -> float:
        """How much more may be kept without a great risk of being shot."""
        return TRUST * self.billy - self.own


class RuleOfThumb:
    """Keep the highest card with which the column stays safely below what Billy must have; else feed Billy.

    Safely: up to `TRUST` of Billy's expected total, where own gifts count as they are and those of others as the
    average card of the type not yet seen. If nothing fits, the highest card above `LOW` goes to Billy, which makes
    room in its type. Dynamite goes to Billy where others have loot of the type and this player has none, else into
    the box, as what is too low to be given.
    """

    def choose(self, view: View[Facts], rng: Random) -> Put:
        """The move that the rule of thumb names; nothing is left to luck."""
        outlook = reckon(view)
        hand = _hand(view)
        keep = [face for face in hand if 0 < VALUE[face] <= outlook[TYPE[face]].room]
        if keep:
            return _put(max(keep, key=VALUE.__getitem__), Place.LOOT)
        feed = [face for face in hand if VALUE[face] > LOW]
        if feed:
            return _put(max(feed, key=VALUE.__getitem__), Place.BILLY)
        for face in hand:
            if VALUE[face] == DYNAMITE and outlook[TYPE[face]].others and not outlook[TYPE[face]].own:
                return _put(face, Place.BILLY)
        return _put(min(hand, key=VALUE.__getitem__), Place.BOX)

    def reason(self, view: View[Facts], move: Put) -> str:
        """What the rule of thumb has to say about a move, in a sentence for a hint."""
        value, kind = VALUE[move.face], TYPE[move.face]
        outlook = reckon(view)[kind]
        match move.place:
            case Place.LOOT:
                sentence = FITS if value <= outlook.room else RISKY
            case Place.BILLY:
                sentence = BLAST if value == DYNAMITE else FEED
            case Place.BOX:
                sentence = HARMLESS if value == DYNAMITE else SCRAP
        return sentence.format(card=FACES[move.face], kind=NAMES[kind], billy=round(outlook.billy))


def reckon(view: View[Facts]) -> tuple[Outlook, ...]:
    """The outlook of the view's seat for each type."""
    seen = {card.face for zone in view.zones for card in zone.cards if card.face is not None}
    seen.update(face for gifts in view.facts.known for face in gifts if face is not None)
    return tuple(_outlook(view, kind, seen) for kind in range(len(TYPES)))


def _outlook(view: View[Facts], kind: int, seen: set[str]) -> Outlook:
    unseen = [max(VALUE[n], 0) for n, face in enumerate(FACES) if TYPE[n] == kind and face not in seen]
    average = fmean(unseen) if unseen else 0.0
    billy = [average if face is None else VALUE[NUMBER[face]] for face in view.facts.known[kind]]
    name = f"loot {TYPES[kind]}"
    own = [VALUE[NUMBER[card.face]] for card in view.zone(name, view.seat).cards if card.face is not None]
    others = any(view.zone(name, seat).cards for seat in range(view.seats) if seat != view.seat)
    return Outlook(_left(billy), _left(own), others)


def _left(values: Sequence[float]) -> float:
    """The total after explosions."""
    return sum(values) - sum(values[exploding(values)])


def _hand(view: View[Facts]) -> list[int]:
    return [NUMBER[card.face] for card in view.zone("hand", view.seat).cards if card.face is not None]


def _put(face: int, place: Place) -> Put:
    return next(put for put in PUTS[face] if put.place is place)
