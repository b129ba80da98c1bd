"""What the cards of this game look like."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import cast

from game.rules.bluffing_billionaires.cards import COINS, FACES, NAMES, VALUE
from game.rules.view import SeenCard, View
from game.scenes.setup.guide import SIGNS
from game.scenes.words import bluffing_billionaires as words
from game.stage.faces import Face

CARDS, THINGS = "cards/bluffing-billionaires", "tables/bluffing-billionaires"
DARK = {"B": "#1E4F7F", "O": "#9A4510", "G": "#315A24", "R": "#922B1C", "P": "#963A61", "Y": "#80580A"}
"""The dark tone of each deck, in which its figures are written."""


@lru_cache(64)
def face(text: str) -> Face:
    """The face of a card in the notation: B7."""
    deck, figure = text[0], text[1]
    sign = SIGNS[deck]
    return Face(
        f"{CARDS}/back-{sign}.svg", f"{CARDS}/{sign}-{figure}.svg", figure, DARK[deck], f"{CARDS}/symbol-{sign}.svg"
    )


@lru_cache(8)
def back(deck: str) -> Face:
    """A card of a deck that may not be known."""
    return Face(f"{CARDS}/back-{SIGNS[deck]}.svg")


def seen(card: SeenCard, deck: str) -> Face:
    """A card as the view tells it, and nothing else; `deck`: whose it is."""
    return back(deck) if card.face is None else face(card.face)


def value(text: str) -> int:
    """The value of a card in the notation."""
    return VALUE[FACES[text]]


def named(text: str) -> str:
    """A card in a sentence: a 7, an 8."""
    number = value(text)
    return words.AN_EIGHT if number == 8 else words.A_CARD.format(value=number)


def coins(cards: Sequence[SeenCard]) -> int:
    """The coins on open cards."""
    return sum(COINS[FACES[card.face]] for card in cards if card.face is not None)


def decks(view: View[object]) -> tuple[str, ...]:
    """The deck of each seat."""
    return cast("tuple[str, ...]", view.option("decks"))


def every_face(of: Sequence[str]) -> list[Face]:
    """All faces of some decks."""
    return [face(name) for name in NAMES if name[0] in of]
