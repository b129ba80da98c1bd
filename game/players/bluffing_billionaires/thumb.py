"""The rule of thumb of Bluffing Billionaires: strong cards are played, claims are called that look too large."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final, cast

from game.rules.bluffing_billionaires.cards import (
    ALLOW,
    APPROVE,
    BANK,
    CHALLENGE,
    COINS,
    DECKS,
    FACES,
    FULL,
    HELD,
    NAMES,
    PLAY,
    PROTECT,
    ROB,
    VALUE,
    YELLOW,
    Move,
    face_of,
)
from game.rules.bluffing_billionaires.views import Facts
from game.rules.view import View

STRONG: Final = "{card} is in the upper half of your hand: it should stand up to a challenge."
WEAK: Final = "{card} is in the lower half of your hand: safe only if nobody calls the bluff."
LIKELY: Final = "{good} of the {all} cards that this may be would lose to your {own}: calling the bluff should pay."
UNLIKELY: Final = "Only {good} of the {all} cards that this may be would lose to your {own}: better let it pass."
SAVE: Final = "Protected, {card} is worth {coins} coins to you instead of to somebody else."
LOSE: Final = "Letting {card} go gives its {coins} coins away."
GAIN: Final = "The 3 in your bonus pile is a coin for certain."
LOOT: Final = "A random card of the largest hand, {cards} cards, for your 2."
SMALLER: Final = "Somebody else has a larger hand to take from."
NOTHING: Final = "Keep the card where it is; declining shows nobody what it is."
HIGH: Final = 6
"""With a card of this value or more on the table a beginner calls."""


@dataclass(frozen=True, slots=True)
class Odds:
    """What a card to be voted on may be: in `good` of `possible` cases it loses to the voter's card."""

    good: int
    possible: int

    @property
    def likely(self) -> bool:
        """More likely than not, a challenge would be won."""
        return 2 * self.good > self.possible


@dataclass(frozen=True, slots=True)
class RuleOfThumb:
    """Play from the upper half of the hand; call a bluff that is more likely than not one.

    Which card of the upper half is left to luck, so that nobody can count on it. A claim is challenged if more than
    half of the claimer's cards that this player hasn't seen are no higher than its own card on the table. Powers are
    used whenever they can be; red robs the largest hand among the approvers.

    A `beginner` forgets what was shown and believes in what is high: a claim is challenged with an own card of `HIGH`
    or more on the table, whatever the claimer still can have.
    """

    beginner: bool = False

    def choose(self, view: View[Facts], rng: Random) -> Move:
        """The move that the rule of thumb names."""
        legal: tuple[Move, ...] = view.legal
        first = legal[0].verb
        if first == PLAY:
            upper = legal[len(legal) // 2 :]
            return upper[int(rng.random() * len(upper))]
        if first == APPROVE:
            return legal[1] if self._calls(view) else legal[0]
        if first == ROB:
            return max(legal[:-1], key=lambda move: _cards_in_hand(view, move.what))
        return legal[0]

    def _calls(self, view: View[Facts]) -> bool:
        return VALUE[own_card(view)] >= HIGH if self.beginner else odds(view).likely

    def reason(self, view: View[Facts], move: Move) -> str:
        """What the rule of thumb has to say about a move, in a sentence for a hint."""
        match move.verb:
            case verb if verb == PLAY:
                upper = view.legal[len(view.legal) // 2 :]
                return (STRONG if move in upper else WEAK).format(card=NAMES[move.what])
            case verb if verb in (APPROVE, CHALLENGE):
                chance = odds(view)
                sentence = LIKELY if chance.likely else UNLIKELY
                return sentence.format(good=chance.good, all=chance.possible, own=NAMES[own_card(view)])
            case verb if verb in (PROTECT, ALLOW):
                (taken,) = view.zone("taken", view.seat).cards
                sentence = SAVE if verb == PROTECT else LOSE
                return sentence.format(card=taken.face, coins=COINS[FACES[str(taken.face)]])
            case verb if verb == BANK:
                return GAIN
            case verb if verb == ROB:
                cards = _cards_in_hand(view, move.what)
                most = max(_cards_in_hand(view, other.what) for other in view.legal if other.verb == ROB)
                return LOOT.format(cards=cards) if cards == most else SMALLER
            case _:
                return NOTHING


def odds(view: View[Facts]) -> Odds:
    """How a challenge of the active player's card would go, for a seat that has a vote (bluff-10, bluff-23)."""
    active = view.facts.active
    assert active is not None
    possible = _possible(view, active)
    own = VALUE[own_card(view)]
    four = face_of(YELLOW, 4) if view.option("powers") == "on" else None
    return Odds(sum(VALUE[face] < own or (VALUE[face] == own and face != four) for face in possible), len(possible))


def _possible(view: View[Facts], seat: int) -> list[int]:
    """What the newest card before a seat may be: a card not seen, and none above what pink's 6 took (bluff-20)."""
    decks = cast("tuple[str, ...]", view.option("decks"))
    known = view.facts.known
    seen = {card.face for zone in view.zones for card in zone.cards} | {
        face for pile in known.discards for face in pile
    }
    highest = known.highest[seat]
    top = 10 if highest is None else highest.value
    return [face for face in HELD[FULL[DECKS.index(decks[seat])]] if NAMES[face] not in seen and VALUE[face] < top]


def own_card(view: View[Facts]) -> int:
    """The face of the card that a seat has on the table, where it has one face down."""
    (card,) = view.zone("face down", view.seat).cards
    return FACES[str(card.face)]


def _cards_in_hand(view: View[Facts], seat: int) -> int:
    return len(view.zone("hand", seat).cards)
