"""The rule of thumb of Bullets and Bombs: build on the larger unfinished group."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from game.rules.bullets_and_bombs.cards import BUNDLE, FACE_OF, FIRST_BOMB, PLACE, PLACES, WILD
from game.rules.bullets_and_bombs.moves import Keep, Lose, Play
from game.rules.bullets_and_bombs.sight import DISCARDS, holding
from game.rules.bullets_and_bombs.words import NAMES
from game.rules.view import View

WORTH_OF_A_WILD: Final = 2
"""A wild card is worth almost as much as a card for a pair."""
WORTH_IN_A_BUNDLE: Final = -1
"""Finished groups need no more cards."""

ONLY_CHOICE = "There is just this one move."
KEEP_EITHER = "Both choice cards help alike."
KEEP_WILD = "A wild card helps more than a card whose group is smaller than a pair, or finished."
KEEP_NEW = "You have no {name} yet, but the group of the other card is finished."
KEEP_LARGE = "Build on your larger unfinished group: you hold {count} of the {name}."
LOSE_NONE = "Your groups can all be finished, so the bomb takes nothing."
LOSE_RANK = (
    "Of the groups that the bomb may take from, the {name} matter least: they are few, or many lie in the discards."
)
BUNDLE_BEST = "This is the best that the hand can make."


@dataclass(frozen=True, slots=True)
class RuleOfThumb:
    """Keep the card that builds on the larger unfinished group.

    A wild card counts like a group of two, but a pair comes before it; a card for a finished group comes last. A bomb
    takes nothing where that may be, else from the smallest group that may be named, at a tie from the one of which most
    lie in the discards. In the end the best arrangement.

    A `beginner` forgets what was shown and doesn't look at the discards, and takes what is high: of equal cards the
    higher rank is kept, and of equal groups a bomb takes from the lower.
    """

    beginner: bool = False

    def choose(self, view: View[Any], rng: Random) -> Play:
        """The move that the rule of thumb names; nothing is left to luck."""
        moves: Sequence[Play] = view.legal
        if len(moves) == 1:
            return moves[0]
        hand = holding(view)
        if self.beginner:
            return max(moves, key=lambda move: (_worth(move, hand, [0] * PLACES), _height(move)))
        gone = _discarded(view)
        return max(moves, key=lambda move: _worth(move, hand, gone))

    def reason(self, view: View[Any], move: Play) -> str:
        """Why the rule of thumb speaks for this move, in a sentence for a hint."""
        hand = holding(view)
        match move:
            case Keep():
                return _why_keep(move, view.legal, hand)
            case Lose():
                return LOSE_RANK.format(name=_name(move.rank)) if move.rank >= 0 else LOSE_NONE
            case _:
                return BUNDLE_BEST


def _worth(move: Play, hand: Sequence[int], gone: Sequence[int]) -> tuple[int, int]:
    """What the rule of thumb goes by, and what decides a tie; more is better."""
    match move:
        case Keep():
            place = PLACE[move.face]
            if place == WILD:
                return WORTH_OF_A_WILD, 0
            if hand[place] >= BUNDLE:
                return WORTH_IN_A_BUNDLE, 0
            return hand[place], 1
        case Lose():
            return (0, 0) if move.rank < 0 else (-hand[move.rank], gone[move.rank])
        case _:
            return 0, 0


def _height(move: Play) -> int:
    """How high what stays in the hand is, among moves of one kind."""
    match move:
        case Keep():
            return PLACE[move.face]
        case Lose():
            return -move.rank
        case _:
            return 0


def _discarded(view: View[Any]) -> list[int]:
    """How many of each place lie in the discards."""
    gone = [0] * PLACES
    for card in view.zone(DISCARDS.name).cards:
        face = FACE_OF[card.face or ""]
        if face < FIRST_BOMB:
            gone[PLACE[face]] += 1
    return gone


def _why_keep(move: Keep, choices: Sequence[Play], hand: Sequence[int]) -> str:
    if len(choices) == 1:
        return ONLY_CHOICE
    if len({_worth(choice, hand, ()) for choice in choices}) == 1:
        return KEEP_EITHER
    place = PLACE[move.face]
    if place == WILD:
        return KEEP_WILD
    return (KEEP_LARGE if hand[place] else KEEP_NEW).format(name=_name(place), count=hand[place])


def _name(rank: int) -> str:
    return list(NAMES.values())[rank]
