"""What the cards of this game look like and how they are called."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.rules.blasting_billy.cards import DYNAMITE, FACES, NUMBER, TYPES, VALUE
from game.rules.blasting_billy.scoring import exploding
from game.rules.view import SeenCard
from game.scenes.words import blasting_billy as words
from game.stage.faces import Face

CARDS, TABLE = "cards/blasting-billy", "tables/blasting-billy"
"""Where the drawings are."""
FILES = {"G": "gold", "B": "notes", "C": "coins", "J": "jewelry", "D": "diamonds"}
"""What the drawings of a type are called, by its letter."""


def symbol(name: str) -> str:
    """The drawing of a symbol: of a type by its letter, else by name."""
    return f"{CARDS}/symbol-{FILES.get(name, name)}.svg"


@lru_cache(8)
def back(kind: str) -> Face:
    """A card of which only the back is known; that shows its type (billy-2)."""
    return Face(f"{CARDS}/back-{FILES[kind]}.svg")


@lru_cache(64)
def face(text: str) -> Face:
    """The face of a card in the notation."""
    kind, value = text[0], text[1:]
    sign = symbol(kind)
    if value == "*":
        return Face(back(kind).back, f"{CARDS}/{FILES[kind]}-dynamite.svg", symbol=sign, emblem=symbol("dynamite"))
    return Face(back(kind).back, f"{CARDS}/{FILES[kind]}-{int(value):02d}.svg", value, symbol=sign)


def shown(card: SeenCard) -> Face:
    """A card as far as the view knows it."""
    return back(card.back) if card.face is None else face(card.face)


def pictured(text: str) -> Face:
    """A card for the rulebook: as the notation writes it, or `G?` for one that shows its back."""
    return Face(back(text[0]).back, back(text[0]).back) if text.endswith("?") else face(text)


def every_face() -> Sequence[Face]:
    """All faces of the deck."""
    return [face(text) for text in FACES]


def name(text: str) -> str:
    """A card in words: gold 8, coins dynamite."""
    kind, value = text[0], text[1:]
    return (words.DYNAMITE if value == "*" else words.CARD).format(kind=words.KINDS[kind], value=value)


def value(text: str) -> int:
    """The value of a card in the notation; `DYNAMITE` for dynamite."""
    return VALUE[NUMBER[text]]


def total(cards: Sequence[SeenCard]) -> tuple[int, bool]:
    """What is known of a column's total after explosions, and whether there is something hidden in it besides."""
    values: list[float] = [-2 if card.face is None else value(card.face) for card in cards]
    del values[exploding(values)]
    return sum(int(each) for each in values if each >= 0), any(each == -2 for each in values)


__all__ = ["DYNAMITE", "TYPES", "back", "every_face", "face", "name", "pictured", "shown", "symbol", "total", "value"]
