"""What the cards of this game look like and how they are called."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from game.rules.bullets_and_bombs.cards import RANKS as DECK_RANKS
from game.rules.bullets_and_bombs.words import NAMES
from game.scenes.words import bullets_and_bombs as words
from game.stage import theme
from game.stage.faces import Face

FOLDER = "cards/bullets-and-bombs"
BACK = Face(f"{FOLDER}/back.svg")
RED = "#B23A27"
JOKER = "JOK"
_SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}

BULLETS, WILD = "3", "2"
"""The columns of the hand that aren't ranks, by the figure of their cards."""
RANKS: tuple[str, ...] = tuple(DECK_RANKS)
"""The ranks from four to ace, as the notation writes them."""
COLUMNS: tuple[str, ...] = (*RANKS, BULLETS, WILD)
"""The hand from left to right."""


@lru_cache(256)
def face(text: str, card: int = 0) -> Face:
    """The face of a card in the notation; the two jokers' pictures alternate by the card's number."""
    if text == JOKER:
        picture = f"{FOLDER}/JOK-{card % 2 + 1}.svg"
        return Face(BACK.back, picture, symbol=f"{FOLDER}/wild.svg", emblem=f"{FOLDER}/cap.svg")
    rank, suit = text[0], text[1]
    colour = RED if suit in "DH" else theme.INK
    return Face(BACK.back, f"{FOLDER}/{text}.svg", figure(rank), colour, f"{FOLDER}/suit-{_SUITS[suit]}.svg")


def figure(rank: str) -> str:
    """What stands in the corner."""
    return "10" if rank == "T" else rank


def column(text: str) -> str:
    """The column of the hand that a card belongs to: its rank, or the one of red 3s or wild cards."""
    return WILD if text == JOKER or text[0] == WILD else text[0]


def is_bomb(text: str) -> bool:
    """Whether it is a black 3."""
    return text in ("3C", "3S")


def plural(rank: str) -> str:
    """Ranks as a title: Kings, Tens."""
    return NAMES[rank].capitalize()


def name(text: str) -> str:
    """A card in words: queen of hearts, joker."""
    return words.JOKER if text == JOKER else words.CARD.format(rank=words.RANKS[text[0]], suit=words.SUITS[text[1]])


def every_face() -> Sequence[Face]:
    """All faces of the deck."""
    ranked = [rank + suit for rank in (*RANKS, WILD, BULLETS) for suit in _SUITS]
    return [*(face(text) for text in ranked), face(JOKER, 0), face(JOKER, 1)]
