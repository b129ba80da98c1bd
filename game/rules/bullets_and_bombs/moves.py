"""Moves and their notation: `keep KH`, `lose Q`, `bundle Kx7 Qx5r2`, and chance's `deal`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.rules.bullets_and_bombs import words
from game.rules.bullets_and_bombs.cards import FACE_OF, FACES, RANKS
from game.rules.bullets_and_bombs.groups import Group
from game.rules.core import RuleError


@dataclass(frozen=True, slots=True, eq=False)
class Keep:
    """Take the choice card with this face to the hand; the other is discarded (bombs-5). One object a face."""

    face: int
    text: str

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, ...]:
        return _keep_of, (self.face,)


@dataclass(frozen=True, slots=True, eq=False)
class Lose:
    """Let the bomb take a card of this rank (bombs-10), -1: none (bombs-9). One object a rank."""

    rank: int
    text: str

    def __str__(self) -> str:
        return self.text

    def __reduce__(self) -> tuple[object, ...]:
        return _loss_of, (self.rank,)


@dataclass(frozen=True, slots=True)
class Bundle:
    """The final arrangement (bombs-14). Its order of groups means nothing."""

    groups: tuple[Group, ...]

    def __str__(self) -> str:
        return " ".join(["bundle", *map(str, self.groups)])


@dataclass(frozen=True, slots=True)
class Deal:
    """The whole deck as faces, top card first (bombs-2)."""

    faces: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join(["deal", *[FACES[face] for face in self.faces]])


Play = Keep | Lose | Bundle | Deal

KEEP: Final = tuple(Keep(face, f"keep {text}") for face, text in enumerate(FACES))
LOSE: Final = tuple(Lose(rank, f"lose {text}") for rank, text in enumerate(RANKS))
LOSE_NONE: Final = Lose(-1, "lose none")
_LOSSES: Final = (*LOSE, LOSE_NONE)
_SHORT: Final[dict[str, Play]] = {move.text: move for moves in (KEEP, _LOSSES) for move in moves}
_GROUP: Final = re.compile(r"([4-9TJQKA])x([1-9][0-9]?)(?:r([1-9][0-9]?))?(?:w([1-9][0-9]?))?")


def _keep_of(face: int) -> Keep:
    return KEEP[face]


def _loss_of(rank: int) -> Lose:
    return _LOSSES[rank]


def parse(text: str) -> Play:
    """The move that is written so. Raises RuleError for a text that is no move."""
    move = _SHORT.get(text)
    if move:
        return move
    verb, *rest = text.split(" ")
    match verb:
        case "bundle":
            return Bundle(tuple([_group(written) for written in rest]))
        case "deal":
            return Deal(tuple([_face(written) for written in rest]))
        case "lose":
            raise RuleError(words.NO_RANK.format(text=text[5:][:20]))
        case "keep":
            raise RuleError(words.UNKNOWN_CARD.format(text=text[5:][:20]))
    raise RuleError(words.NO_MOVE.format(text=text[:20]))


def _group(text: str) -> Group:
    written = _GROUP.fullmatch(text)
    if not written:
        raise RuleError(words.NO_GROUP.format(text=text[:20]))
    rank, cards, bullets, wilds = written.groups()
    return Group(rank, int(cards), int(bullets or 0), int(wilds or 0))


def _face(text: str) -> int:
    if text not in FACE_OF:
        raise RuleError(words.UNKNOWN_CARD.format(text=text[:20]))
    return FACE_OF[text]


def ranks_of(losses: Sequence[Lose]) -> list[str]:
    """The ranks that may be named, from the aces down, for a sentence."""
    return [RANKS[move.rank] for move in reversed(losses) if move.rank >= 0]
