"""The 60 cards of Blasting Billy and every move that can be made with them, each made once and shared."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, NamedTuple

from game.rules.core import RuleError

TYPES: Final = "GBCJD"
"""Gold, banknotes, coins, jewelry, diamonds, in the order of results. What a back shows (billy-2)."""

MOST_SEATS: Final = 5

_VALUES = (*map(str, range(11)), "*")
_A_TYPE = len(_VALUES)

# billy-1: five types × (0–10 and one dynamite).
FACES: Final[tuple[str, ...]] = tuple(kind + value for kind in TYPES for value in _VALUES)
"""Every card once, as the notation writes it. Inside the rules a face is its number in this tuple."""
DECK: Final = len(FACES)
NUMBER: Final[dict[str, int]] = {face: number for number, face in enumerate(FACES)}
"""The number of a face by its notation."""
TYPE: Final[tuple[int, ...]] = tuple(number // _A_TYPE for number in range(DECK))
"""A face's type, as its place in `TYPES`."""
DYNAMITE: Final = -1
VALUE: Final[tuple[int, ...]] = tuple(DYNAMITE if face[1] == "*" else int(face[1:]) for face in FACES)
"""A face's value; dynamite has none and is marked by `DYNAMITE` (billy-1)."""

_EVERY_FACE = frozenset(range(DECK))


class Place(Enum):
    """Where a card may go (billy-5)."""

    BILLY = "billy"
    LOOT = "keep"
    BOX = "dump"


BOX: Final = 0
"""The box's number among a state's piles; Billy's five columns follow it, then five columns a seat."""


def column(owner: int | None, kind: int) -> int:
    """The number of a column among a state's piles; owner None: Billy."""
    return 1 + kind + (0 if owner is None else 5 + 5 * owner)


@dataclass(frozen=True, slots=True, eq=False)
class Put:
    """A card from the hand to a place. There is one object a card and place, so moves are compared by identity.

    `pile`: for each seat the number of the pile where the card comes to lie.
    """

    face: int
    place: Place
    text: str = field(repr=False)
    pile: tuple[int, ...] = field(repr=False)

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[Callable[[str], Move], tuple[str]]:
        """Unpickled and copied as the one object that there is."""
        return parse, (self.text,)


class First(NamedTuple):
    """Chance names the start player (billy-4)."""

    seat: int

    def __str__(self) -> str:
        return f"first {self.seat}"


class Deal(NamedTuple):
    """Chance lays down the shuffled deck: the numbers of all faces, top card first (billy-3)."""

    faces: tuple[int, ...]

    def __str__(self) -> str:
        return "deal " + " ".join([FACES[face] for face in self.faces])

    def whole(self) -> bool:
        """Whether every card is in it exactly once (billy-1)."""
        return len(self.faces) == DECK and _EVERY_FACE.issuperset(self.faces) and len(set(self.faces)) == DECK


Move = Put | First | Deal


def _put(face: int, place: Place) -> Put:
    def pile(seat: int) -> int:
        match place:
            case Place.BILLY:
                return column(None, TYPE[face])
            case Place.LOOT:
                return column(seat, TYPE[face])
            case Place.BOX:
                return BOX

    return Put(face, place, f"{place.value} {FACES[face]}", tuple(map(pile, range(MOST_SEATS))))


PUTS: Final[tuple[tuple[Put, Put, Put], ...]] = tuple(
    (_put(face, Place.BILLY), _put(face, Place.LOOT), _put(face, Place.BOX)) for face in range(DECK)
)
"""For each face its three moves: to Billy, to the own loot, to the box. None is ever forbidden (billy-5)."""

FIRSTS: Final[tuple[First, ...]] = tuple(First(seat) for seat in range(MOST_SEATS))

_SPELLED: dict[str, Put | First] = {put.text: put for puts in PUTS for put in puts}
_SPELLED.update({str(first): first for first in FIRSTS})


def parse(text: str) -> Move:
    """The move that is written so. Raises RuleError for a text that is no move of this game."""
    move = _SPELLED.get(text)
    if move is not None:
        return move
    verb, _, cards = text.partition(" ")
    if verb != "deal":
        raise RuleError(f"{text[:40]!r} is no move of Blasting Billy")
    faces = [NUMBER.get(card) for card in cards.split(" ")]
    known = [face for face in faces if face is not None]
    if len(known) < len(faces):
        raise RuleError("a deal names cards, with one space between two, and one of these is none")
    return Deal(tuple(known))
