"""Blast's moves, how they are written, and the ready-made tables from which legal moves are listed.

All moves but gifts and deals are made once; what fits a hand is looked up by the bits around each used value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Final, TypeVar

from game.rules.blast import words
from game.rules.blast.cards import (
    ANY_FACTION,
    CARDS,
    COMBINATIONS,
    GREEDBOT,
    HIGHEST,
    LOWEST,
    NUMBER,
    PLANETS,
    SHRINKIN,
    THORA_III,
    TRASHER,
    USES,
    VAO_D,
    Combination,
    combine,
)
from game.rules.core import RuleError


class Phase(Enum):
    """What play waits for."""

    FIRST = "first"
    DEAL = "deal"
    EXCHANGE = "exchange"
    LEAD = "lead"
    ANSWER = "answer"
    DISCARD = "discard"
    OVER = "over"


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Written:
    """A move made once and known by its text. Pickled by its text, so that it stays the same object."""

    text: str

    def __str__(self) -> str:
        return self.text

    __repr__ = __str__

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Written) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        return parse, (self.text,)


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class First(Written):
    """Chance names the start player."""

    seat: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Lead(Written):
    """A planet is named and a combination played for it. `planet`: its place in PLANETS."""

    planet: int
    combination: Combination


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Play(Written):
    """An answer to the combination that lies there."""

    combination: Combination


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Pass(Written):
    """No answer: the other wins the trick."""


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Discard(Written):
    """The trick's winner throws a card away for its Trashers."""

    card: int


class Give(tuple[int, ...]):
    """Cards given in the exchange, ascending. Made by the thousand, so nothing but a tuple."""

    __slots__ = ()

    def __str__(self) -> str:
        return "give " + " ".join([CARDS[card] for card in self])

    __repr__ = __str__


class Deal(tuple[int, ...]):
    """The shuffled deck, top card first."""

    __slots__ = ()

    def __str__(self) -> str:
        return "deal " + " ".join([CARDS[card] for card in self])

    __repr__ = __str__


BlastMove = First | Deal | Give | Lead | Play | Pass | Discard


def cards_in(move: Lead | Play | Pass | Discard) -> tuple[int, ...]:
    """The cards that leave a hand with a move."""
    match move:
        case Pass():
            return ()
        case Discard():
            return (move.card,)
        case _:
            return move.combination.cards


FIRSTS: Final = (First("first 0", 0), First("first 1", 1))
PASS: Final = Pass("pass")
LEADS: Final = tuple(
    Lead(f"lead {name} {combination.text}", planet, combination)
    for planet, name in enumerate(PLANETS)
    for combination in COMBINATIONS
    if combination.planets >> planet & 1
)
PLAYS: Final = tuple(Play(f"play {combination.text}", combination) for combination in COMBINATIONS)
DISCARDS: Final = tuple(Discard(f"discard {text}", card) for card, text in enumerate(CARDS))

# ---------------------------------------------------------------- ready-made lists

P = TypeVar("P", Lead, Play)


class Fitting(dict[int, tuple[P, ...]]):
    """The moves of one lowest used value by the bits of a hand from there on, found once for each pattern."""

    def __init__(self, lowest: int, moves: Iterable[P]) -> None:
        super().__init__()
        self._moves: list[tuple[int, P]] = [
            (move.combination.mask << 4 >> 4 * (lowest - LOWEST), move) for move in moves
        ]

    def __missing__(self, around: int) -> tuple[P, ...]:
        found = self[around] = tuple([move for cards, move in self._moves if cards & around == cards])
        return found


class Table:
    """Moves by lowest used value: those that fit a hand are joined from ready tuples.

    `around`: the bits that matter from a used value on. Of the moves for one planet the one with the higher lowest
    value has the higher sum, so that what beats a combination is what starts over its lowest value.
    """

    __slots__ = ("_around", "_levels")

    def __init__(self, moves: Sequence[Any], around: int) -> None:
        self._around = around
        by_lowest: dict[int, list[Any]] = {lowest: [] for lowest in range(LOWEST, HIGHEST + 1)}
        for move in moves:
            by_lowest[move.combination.lowest].append(move)
        self._levels = [Fitting(lowest, those) for lowest, those in by_lowest.items()]

    def fitting(self, hand: int, over: int = LOWEST - 1, before: Sequence[Any] = ()) -> list[Any]:
        """`before`, and then all moves from this hand whose lowest used value is over `over`."""
        found = list(before)
        around = self._around
        first = over - LOWEST + 1
        left = hand << 4 >> 4 * first
        for level in self._levels[first:]:
            if not left:
                break
            found += level[left & around]
            left >>= 4
        return found


# Five cards can have one used value: four as printed and a Shrinkin as one less. A run spans two more values.
_SAME = 0b1_1111
_RUN = 0b1_1111_1111_1111

OPENINGS: Final = Table(LEADS, _RUN)
"""All leads (blast-6)."""


def _answers(planet: int, faction: int) -> Table:
    plays = [x for x in PLAYS if x.combination.planets >> planet & 1]
    if planet == VAO_D:
        plays = [x for x in plays if x.combination.runs & faction]
    return Table(plays, _RUN if planet in (VAO_D, THORA_III) else _SAME)


_BINDING = (ANY_FACTION, 1 << SHRINKIN, 1 << TRASHER, 1 << GREEDBOT)

ANSWERS: Final = tuple(
    {faction: _answers(planet, faction) for faction in (_BINDING if planet == VAO_D else (ANY_FACTION,))}
    for planet in range(len(PLANETS))
)
"""All answers by planet (blast-13), and for Vao D by the factions that the lead binds to (blast-10)."""

# ---------------------------------------------------------------- reading

_MOVES: Final[dict[str, BlastMove]] = {
    str(move): move for moves in (FIRSTS, (PASS,), LEADS, PLAYS, DISCARDS) for move in moves
}


def parse(text: str) -> BlastMove:
    """The move that is written so. Raises RuleError for a text that is none.

    Leads and plays that no planet takes are moves too: it is for the position to say why they can't be played.
    """
    if text in _MOVES:
        return _MOVES[text]
    verb, *rest = text.split(" ")
    match verb, rest:
        case "deal", _:
            return _deal(rest)
        case "give", [_, *_]:
            return _give(rest)
        case "lead", [planet, _, *_]:
            if planet not in PLANETS:
                raise RuleError(words.NO_PLANET.format(name=planet))
            return Lead(text, PLANETS.index(planet), _combination(rest[1:]))
        case "play", [_, *_]:
            return Play(text, _combination(rest))
    raise RuleError(words.NO_MOVE)


def _cards(texts: Sequence[str]) -> list[int]:
    for text in texts:
        if text not in NUMBER:
            raise RuleError(words.NO_CARD.format(text=text))
    if len(set(texts)) != len(texts):
        raise RuleError(words.CARD_TWICE)
    return [NUMBER[text] for text in texts]


def _deal(texts: Sequence[str]) -> Deal:
    cards = _cards(texts)
    if len(cards) != len(CARDS):
        raise RuleError(words.DECK.format(count=len(cards)))
    return Deal(cards)


def _give(texts: Sequence[str]) -> Give:
    cards = _cards(texts)
    if cards != sorted(cards):
        raise RuleError(words.ORDER)
    return Give(cards)


def _combination(texts: Sequence[str]) -> Combination:
    for text in texts:
        if text not in USES:
            raise RuleError(words.NO_CARD.format(text=text))
    used = tuple(USES[text] for text in texts)
    if len({use.card for use in used}) != len(used):
        raise RuleError(words.CARD_TWICE)
    if list(used) != sorted(used):
        raise RuleError(words.ORDER)
    return combine(used)
