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
TEMPTING: Final = 9
"""From this value on a beginner can't resist."""
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
    trust: float = TRUST

    @property
    def room(self) -> float:
        """How much more may be kept without a great risk of being shot."""
        return self.trust * self.billy - self.own


@dataclass(frozen=True, slots=True)
class RuleOfThumb:
    """Keep the highest card with which the column stays safely below what Billy must have; else feed Billy.

    Safely: up to `TRUST` of Billy's expected total, where own gifts count as they are and those of others as the
    average card of the type not yet seen. If nothing fits, the highest card above `LOW` goes to Billy, which makes
    room in its type. Dynamite goes to Billy where others have loot of the type and this player has none, else into
    the box, as what is too low to be given.

    A `beginner` forgets what was shown: of each type only the newest own gift is remembered, any other card that Billy
    has counts as the average of the whole type; takes what is high: a 9 or 10 as the first card of a type that Billy
    has anything of; and thinks of no explosion, so that all of what Billy has may be matched.
    """

    beginner: bool = False

    def choose(self, view: View[Facts], rng: Random) -> Put:
        """The move that the rule of thumb names; nothing is left to luck."""
        outlook = reckon(view, self.beginner)
        hand = _hand(view)
        keep = [face for face in hand if self._kept(VALUE[face], outlook[TYPE[face]])]
        if keep:
            return _put(max(keep, key=VALUE.__getitem__), Place.LOOT)
        feed = [face for face in hand if VALUE[face] > LOW]
        if feed:
            return _put(max(feed, key=VALUE.__getitem__), Place.BILLY)
        for face in hand:
            if VALUE[face] == DYNAMITE and outlook[TYPE[face]].others and not outlook[TYPE[face]].own:
                return _put(face, Place.BILLY)
        return _put(min(hand, key=VALUE.__getitem__), Place.BOX)

    def _kept(self, value: int, outlook: Outlook) -> bool:
        tempted = self.beginner and value >= TEMPTING and outlook.billy > 0 and not outlook.own
        return 0 < value <= outlook.room or tempted

    def reason(self, view: View[Facts], move: Put) -> str:
        """What the rule of thumb has to say about a move, in a sentence for a hint."""
        value, kind = VALUE[move.face], TYPE[move.face]
        outlook = reckon(view, self.beginner)[kind]
        match move.place:
            case Place.LOOT:
                sentence = FITS if value <= outlook.room else RISKY
            case Place.BILLY:
                sentence = BLAST if value == DYNAMITE else FEED
            case Place.BOX:
                sentence = HARMLESS if value == DYNAMITE else SCRAP
        return sentence.format(card=FACES[move.face], kind=NAMES[kind], billy=round(outlook.billy))


def reckon(view: View[Facts], beginner: bool = False) -> tuple[Outlook, ...]:
    """The outlook of the view's seat for each type; that of a beginner as in `RuleOfThumb`."""
    if beginner:
        return tuple(_first_outlook(view, kind) for kind in range(len(TYPES)))
    seen = {card.face for zone in view.zones for card in zone.cards if card.face is not None}
    seen.update(face for gifts in view.facts.known for face in gifts if face is not None)
    return tuple(_outlook(view, kind, seen) for kind in range(len(TYPES)))


def _outlook(view: View[Facts], kind: int, seen: set[str]) -> Outlook:
    unseen = [max(VALUE[n], 0) for n, face in enumerate(FACES) if TYPE[n] == kind and face not in seen]
    average = fmean(unseen) if unseen else 0.0
    billy = [average if face is None else VALUE[NUMBER[face]] for face in view.facts.known[kind]]
    own, others = _loot(view, kind)
    return Outlook(_left(billy), own, others)


def _first_outlook(view: View[Facts], kind: int) -> Outlook:
    """What somebody expects who has never played: without explosions, and with little memory."""
    average = fmean(max(VALUE[n], 0) for n in range(len(FACES)) if TYPE[n] == kind)
    gifts = view.facts.known[kind]
    newest = next((VALUE[NUMBER[face]] for face in reversed(gifts) if face is not None), None)
    billy = average * len(gifts) if newest is None else average * (len(gifts) - 1) + max(newest, 0)
    own, others = _loot(view, kind)
    return Outlook(billy, own, others, trust=1)


def _loot(view: View[Facts], kind: int) -> tuple[float, bool]:
    """The own total of a type, and whether anybody else has loot of it."""
    name = f"loot {TYPES[kind]}"
    own = [VALUE[NUMBER[card.face]] for card in view.zone(name, view.seat).cards if card.face is not None]
    others = any(view.zone(name, seat).cards for seat in range(view.seats) if seat != view.seat)
    return _left(own), others


def _left(values: Sequence[float]) -> float:
    """The total after explosions."""
    return sum(values) - sum(values[exploding(values)])


def _hand(view: View[Facts]) -> list[int]:
    return [NUMBER[card.face] for card in view.zone("hand", view.seat).cards if card.face is not None]


def _put(face: int, place: Place) -> Put:
    return next(put for put in PUTS[face] if put.place is place)
