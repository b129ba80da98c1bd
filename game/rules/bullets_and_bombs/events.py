"""What a step shows. `card` is the id that the views use; every face was seen by all."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.bullets_and_bombs.groups import Judgement


@dataclass(frozen=True, slots=True)
class Dealt:
    """A card goes from the stock to the hand before play starts (bombs-2, bombs-3)."""

    seat: int
    card: int
    face: str


@dataclass(frozen=True, slots=True)
class SetAside:
    """A bomb among the dealt cards does no harm (bombs-4)."""

    seat: int
    card: int
    face: str


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """A choice card (bombs-5)."""

    seat: int
    card: int
    face: str


@dataclass(frozen=True, slots=True)
class BulletFound:
    """A red 3 goes from the stock to the hand (bombs-6)."""

    seat: int
    card: int
    face: str


@dataclass(frozen=True, slots=True)
class BombFound:
    """A black 3 is turned up (bombs-7)."""

    seat: int
    card: int
    face: str


@dataclass(frozen=True, slots=True)
class BlewUp:
    """The bomb goes to the discards with a card of the hand; `lost` and `lost_face` are None if nothing was lost."""

    seat: int
    card: int
    lost: int | None
    lost_face: str | None


@dataclass(frozen=True, slots=True)
class Kept:
    """A choice card goes to the hand, `discarded` to the discards; None for a last single card (bombs-12)."""

    seat: int
    card: int
    face: str
    discarded: int | None
    discarded_face: str | None


@dataclass(frozen=True, slots=True)
class Arranged:
    """The groups are laid and counted (bombs-14, bombs-21)."""

    seat: int
    judgement: Judgement


BombEvent = Dealt | SetAside | TurnedUp | BulletFound | BombFound | BlewUp | Kept | Arranged
