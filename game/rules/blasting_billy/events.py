"""What the whole table sees of a move in Blasting Billy. Cards are ids of the views; a face stands where all saw it."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.blasting_billy.cards import Place


@dataclass(frozen=True, slots=True)
class Named:
    """The start player is named (billy-4)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards are set aside and three go to each player (billy-3, billy-4)."""

    aside: int


@dataclass(frozen=True, slots=True)
class Placed:
    """A card leaves a hand. `face` only if it lies face up now: a later card of its type in a loot (billy-7)."""

    seat: int
    place: Place
    card: int
    back: str
    face: str | None


@dataclass(frozen=True, slots=True)
class Drawn:
    """A card is drawn from the pile. `last`: the pile is empty now, everybody has one more turn (billy-13)."""

    seat: int
    card: int
    back: str
    last: bool


@dataclass(frozen=True, slots=True)
class PutAway:
    """A player's remaining cards go into the box, face down (billy-13)."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """All columns lie face up now, in their order (billy-15)."""


@dataclass(frozen=True, slots=True)
class Exploded:
    """A dynamite goes, and with it the card before it, if any. `cards` in their order; owner None: Billy (billy-15)."""

    owner: int | None
    type: str
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Shot:
    """A player has more than Billy in this type and is shot (billy-16)."""

    seat: int
    type: str
    total: int
    billys: int


@dataclass(frozen=True, slots=True)
class Won:
    """How it ended; no winners: Billy wins (billy-18 to billy-20)."""

    winners: tuple[int, ...]
