"""A rulebook as values: chapters of short pieces with pictures, marks that say what is a ruling, and the rules' ids."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from game.stage.faces import Face


class Mark(Enum):
    """What a note says about a rule: we decided it, we filled it in, or a house rule can change it."""

    RULING = "ruling"
    FILLED = "filled in"
    HOUSE = "house rule"


@dataclass(frozen=True)
class Note:
    """A mark with a word or two, and the reason that it opens. `option`: the house rule whose state it shows."""

    mark: Mark
    label: str
    why: str
    option: str = ""


@dataclass(frozen=True)
class Piece:
    """A few sentences under a title. `cards`: pictures, in words that the book's `picture` knows; `apart`: beside each
    other instead of as a fan, where all of a card is to be seen."""

    title: str
    text: str
    ids: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    notes: tuple[Note, ...] = ()
    apart: bool = False


@dataclass(frozen=True)
class Chapter:
    """`key` names it for those who open the book at it."""

    key: str
    title: str
    intro: str
    pieces: tuple[Piece, ...]
    ids: tuple[str, ...] = ()

    def hits(self, wanted: str) -> int:
        """How often words stand in it, capital or not."""
        texts = [self.title, self.intro, *(part for piece in self.pieces for part in (piece.title, piece.text))]
        return sum(text.lower().count(wanted.lower()) for text in texts) if wanted.strip() else 0


@dataclass(frozen=True)
class Book:
    """The rules of one game. `decided`: title and line of the last chapter, which lists every ruling by itself."""

    game: str
    title: str
    line: str
    chapters: tuple[Chapter, ...]
    decided: tuple[str, str]
    picture: Callable[[str], Face]

    @property
    def all_chapters(self) -> tuple[Chapter, ...]:
        """The chapters, and what was decided where the original is silent or we filled something in."""
        pieces = tuple(
            Piece(f"{piece.title}: {note.label}", note.why)
            for chapter in self.chapters
            for piece in chapter.pieces
            for note in piece.notes
            if note.mark is not Mark.HOUSE
        )
        if not pieces:
            return self.chapters
        return (*self.chapters, Chapter("decided", *self.decided, pieces))

    def ids(self) -> set[str]:
        """Every rule id that the book speaks of."""
        found = {rule for chapter in self.chapters for rule in chapter.ids}
        return found | {rule for chapter in self.chapters for piece in chapter.pieces for rule in piece.ids}
