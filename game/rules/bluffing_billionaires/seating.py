"""The seats of a game of Bluffing Billionaires, their decks, and which of their cards have a power."""

from __future__ import annotations

from typing import Final

from game.rules.bluffing_billionaires.cards import BLUE, GREEN, ORANGE, PINK, RED, YELLOW, face_of

NOWHERE: Final = -1
"""The number of a card that isn't there; as a face, a power that nobody has."""


class Seating:
    """What never changes in a game; shared by all copies of a state.

    A power is the face that has it, and NOWHERE with the house rule powers=off. Since a captured card never lies
    before a player or in a hand again, a face is all that need be asked (bluff-17).
    """

    __slots__ = ("asked", "decks", "five", "four", "options", "powers", "protected", "seats", "six", "three", "two")

    def __init__(self, decks: tuple[int, ...], powers: bool, options: tuple[tuple[str, object], ...]) -> None:
        self.decks = decks
        self.powers = powers
        self.options = options
        self.seats = len(decks)

        def power(deck: int, value: int) -> int:
            return face_of(deck, value) if powers else NOWHERE

        self.protected = tuple(power(BLUE, value) for value in (7, 8, 9))  # bluff-18
        self.five = power(ORANGE, 5)  # bluff-19
        self.six = power(PINK, 6)  # bluff-20
        self.three = power(GREEN, 3)  # bluff-21
        self.two = power(RED, 2)  # bluff-22
        self.four = power(YELLOW, 4)  # bluff-23
        self.asked = tuple(powers and deck in (GREEN, RED) for deck in decks)  # bluff-24
