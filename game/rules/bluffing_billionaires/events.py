"""What the whole table sees happen in Bluffing Billionaires. Card ids are those of the views."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Open:
    """A card whose face everybody sees: who played or held it, its id, and its face in the notation."""

    seat: int
    card: int
    face: str


@dataclass(frozen=True, slots=True)
class Started:
    """The start player is known (bluff-3)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Played:
    """A hand card was laid face down. `under`: the earlier card that went to the discard pile first (bluff-4)."""

    seat: int
    card: int
    under: int | None


@dataclass(frozen=True, slots=True)
class Voted:
    """A seat has voted; how, shows only when all are in (bluff-7)."""

    seat: int


@dataclass(frozen=True, slots=True)
class VotesShown:
    """All votes are in (bluff-7)."""

    active: int
    approvers: tuple[int, ...]
    challengers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """These cards were turned up: in a challenge (bluff-9), or one by its own power (bluff-21, bluff-22)."""

    cards: tuple[Open, ...]


@dataclass(frozen=True, slots=True)
class Compared:
    """One challenge was settled (bluff-10). `tie`: both cards have the same value."""

    winner: int
    loser: int
    tie: bool


@dataclass(frozen=True, slots=True)
class Taken:
    """A card left the loser's hand face up. `highest`: handed over to pink's 6 (bluff-20), else drawn at random."""

    taker: int
    card: Open
    highest: bool


@dataclass(frozen=True, slots=True)
class Banked:
    """A card went to a bonus pile. `seat`: whose pile."""

    seat: int
    card: Open


@dataclass(frozen=True, slots=True)
class Discarded:
    """A turned-up card that nobody took went to its owner's discard pile (bluff-14, bluff-22)."""

    card: Open


@dataclass(frozen=True, slots=True)
class Answered:
    """An owner of a power decided: protect, allow, bank, rob SEAT or decline (bluff-18, bluff-24)."""

    seat: int
    move: str


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over: `seat` has no card left in hand (bluff-5, bluff-13)."""

    seat: int
