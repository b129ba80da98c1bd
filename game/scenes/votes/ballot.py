"""What the votes screen is given: plain values, nothing that it could decide from. And the order of the stations."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.scenes.setup.guide import SIGNS
from game.scenes.words import seats
from game.stage.faces import Face

ROWS = ((0.0, "1234567890"), (0.5, "QWERTYUIOP"), (0.75, "ASDFGHJKL"), (1.25, "ZXCVBNM"))
"""The rows of a keyboard by place (the letters of the commonest one), and how far each is set in."""
ELSEWHERE = 14.0


@dataclass(frozen=True)
class Front:
    """What everybody may see of a player: cards in hand and coins, counted; the card on the table; the newest won."""

    hand: int
    coins: int
    card: Face | None = None
    won: tuple[Face, ...] = ()


@dataclass(frozen=True)
class Claim:
    """Who is asked about: what stands below the name, what the bubble says, and the card that lies face down."""

    name: str
    look: str
    kind: str
    says: str
    front: Front


@dataclass(frozen=True)
class Answer:
    """One of the two answers: its word and drawing, in whose path "{sign}" stands for the voter's deck."""

    label: str
    drawing: tuple[str, ...]

    def picture(self, look: str) -> tuple[str, ...]:
        """The drawing for a voter."""
        return tuple(part.format(sign=SIGNS[look]) for part in self.drawing)


@dataclass(frozen=True)
class Voter:
    """A person with two keys: scancodes, and the labels on their caps as they were when the table was opened.

    Labels that are looked up anew would change with a key that is pressed for the first time.
    """

    seat: int
    name: str
    look: str
    keys: tuple[int, int]
    labels: tuple[str, str]
    front: Front

    @property
    def title(self) -> str:
        """What the look is called."""
        return seats.BILLIONAIRES[self.look]


@dataclass(frozen=True)
class Aside:
    """Somebody without a station: a computer player, somebody who has no card to vote about, or whose vote is in."""

    seat: int
    name: str
    look: str
    votes: bool
    voted: bool = False


@dataclass(frozen=True)
class Ballot:
    """The question and its two answers: the first is what key 1 says. `line`: what is said below it, "" for the usual
    one."""

    game: str
    when: str
    note: str
    question: str
    answers: tuple[Answer, Answer]
    claim: Claim
    line: str = ""


def place_of(scancode: int) -> float:
    """How far to the right a key lies, in widths of a key."""
    for inset, row in ROWS:
        for at, letter in enumerate(row):
            if scancode == vars(pygame)[f"KSCAN_{letter}"]:
                return inset + at
    return ELSEWHERE


def in_order(voters: Sequence[Voter]) -> list[Voter]:
    """The voters as their keys lie on the keyboard, from left to right."""
    return sorted(voters, key=lambda voter: (sum(map(place_of, voter.keys)), voter.seat))
