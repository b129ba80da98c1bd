"""What the cards of this game look like, how they are called, and by which number the table knows them.

A card that leaves a hand gets a new id, so a card whose face is seen is known here by its face: then it glides from the
hand to the trick and on to the pile. Cards whose backs alone are seen keep the ids of the view.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from game.rules.blast.cards import CARDS, FACTIONS, NUMBER
from game.rules.view import SeenCard
from game.stage.faces import Face

FOLDER, TABLE = "cards/blast", "tables/blast"
"""Where the drawings are."""
FILES = {"S": "shrinkin", "T": "trashers", "M": "morphi", "G": "greedbots"}
"""What the drawings of a faction are called, by its letter."""
BACK = Face(f"{FOLDER}/back.svg")
KNOWN = 1 << 20
"""Above all ids of views: from here on cards are numbered by round and face."""
GHOST = 1 << 19
"""Added to the ids of backs that lie as a gift: what comes over then is another card."""
A_ROUND = 64


def symbol(faction: str) -> str:
    """The sign of a faction, by its letter."""
    return f"{FOLDER}/symbol-{FILES[faction]}.svg"


@lru_cache(64)
def face(text: str) -> Face:
    """The face of a card in the notation, whatever it is used as."""
    text = text.rstrip("-")
    value = int(text[1:])
    picture = "o" if value == 0 else "a" if value <= 3 else "b" if value <= 7 else str(value)
    return Face(BACK.back, f"{FOLDER}/{FILES[text[0]]}-{picture}.svg", text[1:], symbol=symbol(text[0]))


def known(round_: int, card: int) -> int:
    """The number of a card whose face is seen, 0 to 43, in a round."""
    return KNOWN + A_ROUND * round_ + card


def known_by(round_: int, texts: Iterable[str]) -> tuple[int, ...]:
    """The same for cards in the notation, as printed or as used."""
    return tuple(known(round_, NUMBER[text.rstrip("-")]) for text in texts)


def number_of(key: int) -> int | None:
    """The card, 0 to 43, behind a number of the table; None for a back."""
    return (key - KNOWN) % A_ROUND if key >= KNOWN else None


def round_of(key: int) -> int:
    """The round in which a number of the table holds: ids of views begin anew at 128 times their round."""
    return (key - KNOWN) // A_ROUND if key >= KNOWN else key % GHOST // 128


def key_of(round_: int, card: SeenCard) -> int:
    """By which number the table knows a card of a view."""
    return card.id if card.face is None else known(round_, NUMBER[card.face])


def used_as(text: str) -> int:
    """The value that a card in the notation is used as."""
    return int(text[1:-1]) - 1 if text.endswith("-") else int(text[1:])


def every_face() -> Sequence[Face]:
    """All faces of the deck."""
    return [face(text) for text in CARDS]


def sorted_hand(cards: Iterable[SeenCard], *, by_faction: bool) -> list[SeenCard]:
    """A hand from left to right: by value, or by faction; backs as the view lists them."""

    def place(card: SeenCard) -> tuple[int, int]:
        if card.face is None:
            return 0, card.id
        faction, value = FACTIONS.index(card.face[0]), int(card.face[1:])
        return (faction, value) if by_faction else (value, faction)

    return sorted(cards, key=place)
