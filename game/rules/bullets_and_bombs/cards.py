"""The 108 cards: what each face is and where it belongs in a hand (bombs-1).

A *face* is a small number: its place in `FACES`. A hand is counted by *places*: one for each rank from 4 to ace, one
for all wild cards and one for the silver bullets.
"""

from __future__ import annotations

from typing import Final

RANKS: Final = "456789TJQKA"
"""The ranks that make groups (bombs-8), by their places 0 to 10."""
SUITS: Final = "CDHS"

WILD: Final = len(RANKS)
"""The place of 2s and jokers."""
BULLET: Final = WILD + 1
"""The place of red 3s."""
PLACES: Final = BULLET + 1

FACES: Final = (
    *(rank + suit for rank in RANKS for suit in SUITS),
    *("2" + suit for suit in SUITS),
    "JOK",
    "3D",
    "3H",
    "3C",
    "3S",
)
"""Every face in the notation: first those that can be choice cards, then silver bullets, then bombs."""
FACE_OF: Final = {text: face for face, text in enumerate(FACES)}

FIRST_BULLET: Final = FACE_OF["3D"]
"""Faces below it are choice cards (bombs-5), from it on they act at once (bombs-6, bombs-7)."""
FIRST_BOMB: Final = FACE_OF["3C"]
END: Final = len(FACES)
"""Stands behind the last card of the stock; no face."""

PLACE: Final = tuple(
    RANKS.index(text[0]) if text[0] in RANKS and text != "JOK" else WILD if text[0] in "2J" else BULLET
    for text in FACES[:FIRST_BOMB]
)
"""The place in a hand of every face but the bombs, which never are in one."""

DECK: Final = tuple(sorted([*range(END), *range(END), *(FACE_OF["JOK"],) * 2]))
"""Two 52-card decks and four jokers, in order."""
SIZE: Final = len(DECK)
DEALT: Final = 11
"""Cards dealt to the hand (bombs-2)."""
WILDS: Final = sum(1 for face in DECK if face < FIRST_BOMB and PLACE[face] == WILD)
BULLETS: Final = sum(1 for face in DECK if FIRST_BULLET <= face < FIRST_BOMB)
OF_A_RANK: Final = 8
BUNDLE: Final = 7
"""Cards that make a bundle, and a group that a bomb spares (bombs-9, bombs-15, bombs-16)."""
GROUP: Final = 3
"""Ranked cards and red 3s that a group needs at least (bombs-16, bombs-18)."""
MOST_WILDS: Final = 4
"""Wild cards that a group takes (bombs-16)."""
NATURAL_TO_WIN: Final = 3
"""Natural bundles that win (bombs-20)."""
