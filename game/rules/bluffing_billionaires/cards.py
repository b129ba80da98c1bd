"""The cards and the moves of Bluffing Billionaires: six decks of nine, and everything that can be said about a hand.

A *face* is a number from 0 to 53: nine times the deck, plus the value less one. A hand is a set of faces, kept as the
bits of one number, so that whatever is asked of a hand again and again is looked up in a table made once.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from game.rules.core import RuleError

DECKS: Final = "BOGRPY"
"""Blue, orange, green, red, pink, yellow (bluff-1)."""
BLUE, ORANGE, GREEN, RED, PINK, YELLOW = range(6)
SIZE: Final = 9
"""Cards in a deck; their values are 1 to 9 (bluff-1)."""
MOST: Final = 6
"""Players at the largest table."""

NAMES: Final = tuple(f"{deck}{value}" for deck in DECKS for value in range(1, SIZE + 1))
"""Every face in the notation."""
FACES: Final = {name: face for face, name in enumerate(NAMES)}
"""The way back."""
VALUE: Final = tuple(face % SIZE + 1 for face in range(len(NAMES)))
COINS: Final = tuple(1 + (value - 1) // 3 for value in VALUE)
"""Coin symbols: one on 1–3, two on 4–6, three on 7–9 (bluff-2)."""
BIT: Final = tuple(1 << face for face in range(len(NAMES)))


def face_of(deck: int, value: int) -> int:
    """The face of a deck's card."""
    return deck * SIZE + value - 1


# ---------------------------------------------------------------- moves

PLAY, APPROVE, CHALLENGE, PROTECT, ALLOW, BANK, ROB, DECLINE, FIRST, TAKE = range(10)
_VERBS: Final = ("play", "approve", "challenge", "protect", "allow", "bank", "rob", "decline", "first", "take")


class Move(NamedTuple):
    """What a seat or chance does. `what`: the face for play and take, the seat for rob and first, 0 for the others."""

    verb: int
    what: int = 0

    def __str__(self) -> str:
        return _TEXTS[self]


def _spelled() -> dict[Move, str]:
    texts = {Move(verb): _VERBS[verb] for verb in (APPROVE, CHALLENGE, PROTECT, ALLOW, BANK, DECLINE)}
    for verb in (PLAY, TAKE):
        texts.update({Move(verb, face): f"{_VERBS[verb]} {name}" for face, name in enumerate(NAMES)})
    for verb in (ROB, FIRST):
        texts.update({Move(verb, seat): f"{_VERBS[verb]} {seat}" for seat in range(MOST)})
    return texts


_TEXTS: Final = _spelled()
_MOVES: Final = {text: move for move, text in _TEXTS.items()}


def parse(text: str) -> Move:
    """The move that is written so. Raises RuleError for a text that is no move of this game."""
    move = _MOVES.get(text)
    if move is None:
        raise RuleError(f"{text!r} is no move in Bluffing Billionaires.")
    return move


VOTES: Final = (parse("approve"), parse("challenge"))
PROTECTIONS: Final = (parse("protect"), parse("allow"))
DECLINING: Final = parse("decline")
BANKING: Final = parse("bank")
ROBBING: Final = tuple(Move(ROB, seat) for seat in range(MOST))
FIRSTS: Final = tuple(Move(FIRST, seat) for seat in range(MOST))


# ---------------------------------------------------------------- hands and sets of seats


def _hands() -> dict[int, tuple[int, ...]]:
    hands = {}
    for deck in range(len(DECKS)):
        faces = range(deck * SIZE, (deck + 1) * SIZE)
        for held in range(1 << SIZE):
            hands[held << deck * SIZE] = tuple(face for face in faces if held >> face - faces[0] & 1)
    return hands


HELD: Final = _hands()
"""The faces of every hand, lowest first. A hand only ever has cards of its own deck (bluff-1)."""
PLAYS: Final = {hand: tuple(Move(PLAY, face) for face in faces) for hand, faces in HELD.items()}
TAKES: Final = {hand: tuple(Move(TAKE, face) for face in faces) for hand, faces in HELD.items()}
POINTS: Final = {hand: sum(VALUE[face] for face in faces) for hand, faces in HELD.items()}
"""What a hand scores at the end (bluff-16)."""
FULL: Final = tuple(((1 << SIZE) - 1) << deck * SIZE for deck in range(len(DECKS)))
"""Every deck's nine cards as a hand."""

SEATS: Final = tuple(tuple(seat for seat in range(MOST) if group >> seat & 1) for group in range(1 << MOST))
"""The seats in a set of seats, which is kept as bits as well."""


def clockwise(group: int, after: int, seats: int) -> tuple[int, ...]:
    """The seats in the set, clockwise from the left of seat `after`."""
    return tuple(seat for step in range(1, seats) if group >> (seat := (after + step) % seats) & 1)
