"""What the whole table sees happen in Crazy Bullets."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Started:
    """Chance named the start player."""

    seat: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """Everybody has a stack of so many cards."""

    each: int


@dataclass(frozen=True, slots=True)
class Revealed:
    """A card went from the top of the seat's stack, face up, onto the heap."""

    seat: int
    card: int
    face: str
    aimed: tuple[int, ...]
    duellists: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DuelWon:
    """The seat slapped first; the top card of its stack left the game unseen."""

    seat: int
    card: int


@dataclass(frozen=True, slots=True)
class Fouled:
    """The seat slapped without a duel of its own; the open card went face down to the bottom of its stack."""

    seat: int
    card: int
    face: str


@dataclass(frozen=True, slots=True)
class DuelOff:
    """The duel is off: by a foul, a time-out, or false starts of all duellists."""

    aimed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Chosen:
    """The revealer chose who reveals next."""

    seat: int
    chosen: int


@dataclass(frozen=True, slots=True)
class FalseStart:
    """The seat slapped too early and can't slap the next card."""

    seat: int


@dataclass(frozen=True, slots=True)
class Won:
    """The seat's stack is empty."""

    seat: int
