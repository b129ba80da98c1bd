"""Moves of Crazy Bullets and their one spelling each."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple

from game.rules.core import RuleError
from game.rules.crazy_bullets import words
from game.rules.crazy_bullets.cards import FACES, NUMBER


class Kind(Enum):
    """What is done."""

    REVEAL = "reveal"
    SLAP = "slap"
    CHOOSE = "choose"
    EARLY = "early"
    TIMEOUT = "timeout"
    FIRST = "first"
    DEAL = "deal"


class Act(NamedTuple):
    """A move. `seat`: who is chosen, or who starts. `cards`: faces of a deal, seat 0's stack from its top on first."""

    text: str
    kind: Kind
    seat: int = -1
    cards: tuple[int, ...] = ()

    def __str__(self) -> str:
        return self.text


REVEAL: Final = Act("reveal", Kind.REVEAL)
SLAP: Final = Act("slap", Kind.SLAP)
EARLY: Final = Act("early", Kind.EARLY)
TIMEOUT: Final = Act("timeout", Kind.TIMEOUT)
CHOOSE: Final = tuple(Act(f"choose {seat}", Kind.CHOOSE, seat) for seat in range(4))
FIRST: Final = tuple(Act(f"first {seat}", Kind.FIRST, seat) for seat in range(4))

_PLAIN = {act.text: act for act in (REVEAL, SLAP, EARLY, TIMEOUT, *CHOOSE, *FIRST)}
_CLOCKED = re.compile(r"slap @(0|[1-9][0-9]*)")


def slap_at(ms: int) -> Act:
    """A slap that carries its clock, in ms after the face showed; the rules don't look at it."""
    return Act(f"slap @{ms}", Kind.SLAP)


def deal(cards: Sequence[int]) -> Act:
    """The deal of these faces."""
    return Act("deal " + " ".join([FACES[card] for card in cards]), Kind.DEAL, -1, tuple(cards))


def parse(text: str) -> Act:
    """The move that is written so. Raises RuleError for a text that is no move."""
    plain = _PLAIN.get(text)
    if plain:
        return plain
    if _CLOCKED.fullmatch(text):
        return Act(text, Kind.SLAP)
    verb, *cards = text.split(" ")
    if verb != "deal" or not cards:
        raise RuleError(words.no_move(text))
    for card in cards:
        if card not in NUMBER:
            raise RuleError(words.no_card(card))
    return Act(text, Kind.DEAL, -1, tuple([NUMBER[card] for card in cards]))
