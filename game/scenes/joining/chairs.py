"""Who has taken which seat, with which keys: pure, without a window."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import pygame

from game.scenes.crazy_bullets.party import Party, Seat
from game.scenes.crazy_bullets.sides import FIGURE, TAKING, Side, across, seating
from game.scenes.naming import alike, known_person, new_computer, new_person
from game.scenes.options.keys import STEERING
from game.scenes.words import joining as words
from game.store import Person

LEVELS: Final = ("easy", "normal", "hard")
HANDICAP_STEP: Final = 20
HANDICAP_MOST: Final = 300

ROWS: Final = (
    (
        pygame.KSCAN_Q, pygame.KSCAN_W, pygame.KSCAN_E, pygame.KSCAN_R, pygame.KSCAN_T, pygame.KSCAN_Y,
        pygame.KSCAN_U, pygame.KSCAN_I, pygame.KSCAN_O, pygame.KSCAN_P, pygame.KSCAN_LEFTBRACKET,
    ),
    (
        pygame.KSCAN_A, pygame.KSCAN_S, pygame.KSCAN_D, pygame.KSCAN_F, pygame.KSCAN_G, pygame.KSCAN_H,
        pygame.KSCAN_J, pygame.KSCAN_K, pygame.KSCAN_L, pygame.KSCAN_SEMICOLON, pygame.KSCAN_APOSTROPHE,
    ),
    (
        pygame.KSCAN_Z, pygame.KSCAN_X, pygame.KSCAN_C, pygame.KSCAN_V, pygame.KSCAN_B, pygame.KSCAN_N,
        pygame.KSCAN_M, pygame.KSCAN_COMMA, pygame.KSCAN_PERIOD, pygame.KSCAN_SLASH,
    ),
)  # fmt: skip
"""The keys that are drawn, by their places."""
DIGITS: Final = tuple(range(pygame.KSCAN_1, pygame.KSCAN_0 + 1))
STICKY: Final = frozenset(
    (
        pygame.KSCAN_LSHIFT, pygame.KSCAN_RSHIFT, pygame.KSCAN_LCTRL, pygame.KSCAN_RCTRL, pygame.KSCAN_LALT,
        pygame.KSCAN_RALT, pygame.KSCAN_LGUI, pygame.KSCAN_RGUI, pygame.KSCAN_CAPSLOCK, pygame.KSCAN_NUMLOCKCLEAR,
        pygame.KSCAN_SCROLLLOCK, pygame.KSCAN_PRINTSCREEN, pygame.KSCAN_PAUSE,
        pygame.KSCAN_DELETE,
    )
)  # fmt: skip
"""Keys that the system catches, or that stick when they are pressed often; and Delete, which frees a seat."""


def may_be_taken(scancode: int) -> bool:
    """Whether a key can be a player's."""
    return bool(scancode) and scancode not in STEERING and scancode not in STICKY


def neighbour(scancode: int, taken: Collection[int]) -> int:
    """A free key beside this one, on its right if there is one; any free letter for a key without neighbours."""
    for row in (*ROWS, DIGITS):
        if scancode in row:
            at = row.index(scancode)
            for other in (at + 1, at - 1):
                if 0 <= other < len(row) and row[other] not in taken:
                    return row[other]
    return next(key for row in reversed(ROWS) for key in reversed(row) if key not in taken and key != scancode)


@dataclass(frozen=True)
class Chair:
    """Somebody on a side. `key`: the scancode that took the seat; `second`: the other one where two play, if somebody
    chose it. A pad or a computer player has none. `offered`, `offered_pad`: what somebody played with who waits for
    it again, to go on with a match that was left. `guessed`: whether it is only taken for that person of the house."""

    name: str
    key: int = 0
    second: int = 0
    pad: int | None = None
    level: str | None = None
    handicap: int = 0
    person: int | None = None
    offered: tuple[int, ...] = ()
    offered_pad: bool = False
    guessed: bool = False

    @property
    def waiting(self) -> bool:
        """Whether somebody sits here without a key, a pad or a mind of their own."""
        return not self.key and self.pad is None and self.level is None


class Chairs:
    """The four sides of the table and who has taken them."""

    def __init__(self) -> None:
        self.by_side: dict[Side, Chair] = {}
        self.pads: list[int] = []
        """Pads in the order in which they were seen: their numbers for people."""

    # ------------------------------------------------------------ looking
    @property
    def free(self) -> list[Side]:
        """Sides that nobody has, in the order in which they are taken."""
        return [side for side in TAKING if side not in self.by_side]

    @property
    def waiting(self) -> list[Side]:
        """Sides of those who wait for a key or a pad, in the order in which seats are taken."""
        return [side for side in TAKING if side in self.by_side and self.by_side[side].waiting]

    @property
    def names(self) -> list[str]:
        """What those are called who sit here."""
        return [chair.name for chair in self.by_side.values()]

    def side_of(self, person: Person) -> Side | None:
        """Where somebody of the house sits, or whoever is called the same."""
        return next((side for side, chair in self.by_side.items() if alike(chair.name, person.name)), None)

    @property
    def keys(self) -> dict[int, Side]:
        """The keys that took seats."""
        return {chair.key: side for side, chair in self.by_side.items() if chair.key}

    @property
    def pair(self) -> bool:
        """Whether two play."""
        return len(self.by_side) == 2

    def owner(self, scancode: int) -> Side | None:
        """Whose key this is; where two play the second ones count too."""
        return next((side for side in self.by_side if scancode in self.keys_of(side)), None)

    def keys_of(self, side: Side) -> tuple[int, ...]:
        """The keys of a seat: one, or with two players the left one to turn and the right one to slap."""
        chair = self.by_side[side]
        if not chair.key:
            return ()
        if not self.pair:
            return (chair.key,)
        if chair.second:
            return chair.key, chair.second
        taken = {key for each in self.by_side.values() for key in (each.key, each.second) if key}
        # both seats draw their neighbours in the same order, so that they never draw the same key
        for each in (side for side in TAKING if side in self.by_side):
            mine = self.by_side[each]
            if not mine.key or mine.second:
                continue
            beside = neighbour(mine.key, taken)
            taken.add(beside)
            if each is side:
                return _left_first(chair.key, beside)
        return (chair.key,)

    def pad_number(self, instance: int) -> int:
        """What people call a pad."""
        if instance not in self.pads:
            self.pads.append(instance)
        return self.pads.index(instance) + 1

    # ------------------------------------------------------------ sitting down and getting up
    def take_key(self, scancode: int, person: Person | None = None, people: Sequence[Person] = ()) -> Side | None:
        """The next free seat for whoever pressed a key; None if there is none.

        `person`: whose key it is. Nobody's is taken for that of somebody in `people` who doesn't sit yet.
        """
        if person is None or self.side_of(person) is not None:
            return self._sit(self._newcomer(people, key=scancode))
        second = next((key for key in person.keys if key and key != scancode), 0)
        return self._sit(Chair(person.name, scancode, second, person=person.id or None))

    def take_pad(self, instance: int, people: Sequence[Person] = ()) -> Side | None:
        """The next free seat for whoever holds a pad; who it may be, as with a key that is nobody's."""
        self.pad_number(instance)
        return self._sit(self._newcomer(people, pad=instance))

    def _newcomer(self, people: Sequence[Person], key: int = 0, pad: int | None = None) -> Chair:
        person = known_person(people, self.names)
        if person is None:
            return Chair(new_person([*self.names, *(each.name for each in people)]), key, pad=pad)
        return Chair(person.name, key, pad=pad, person=person.id or None, guessed=True)

    def correct(self, person: Person, people: Sequence[Person]) -> None:
        """Somebody of the house is there, so whoever was taken for them is somebody else."""
        side = self.side_of(person)
        if side is not None and self.by_side[side].guessed:
            chair = self.by_side[side]
            other = self._newcomer(people)
            self.by_side[side] = replace(chair, name=other.name, person=other.person, guessed=other.guessed)

    def take_again(self, scancode: int) -> Side | None:
        """A key for somebody who waits: for whom it was theirs last time, else for the first; None if nobody waits."""
        waiting = self.waiting
        side = next((each for each in waiting if scancode in self.by_side[each].offered), None)
        if side is None:
            return self.give_key(waiting[0], scancode) if waiting else None
        chair = self.by_side[side]
        taken = {key for each in self.by_side.values() for key in (each.key, each.second)}
        first = next(key for key in (*chair.offered, scancode) if key == scancode or key not in taken)
        other = next((key for key in chair.offered if key not in (first, *taken)), 0)
        self.by_side[side] = replace(chair, key=first, second=other)
        return side

    def give_key(self, side: Side, scancode: int) -> Side:
        """Another key for whoever sits there."""
        self.by_side[side] = replace(self.by_side[side], key=scancode, second=0, pad=None)
        return side

    def take_pad_again(self, instance: int) -> Side | None:
        """A pad for somebody who waits, first for those who had one; None if nobody waits."""
        self.pad_number(instance)
        waiting = sorted(self.waiting, key=lambda side: not self.by_side[side].offered_pad)
        if not waiting:
            return None
        self.by_side[waiting[0]] = replace(self.by_side[waiting[0]], pad=instance)
        return waiting[0]

    def take_computer(self, side: Side) -> None:
        """A computer player on a free side."""
        self.by_side[side] = Chair(new_computer(self.names, words.COMPUTERS[FIGURE[side]]), level="normal")

    def _sit(self, chair: Chair) -> Side | None:
        free = self.free
        if not free:
            return None
        side = free[0]
        self.by_side[side] = chair
        return side

    def get_up(self, side: Side) -> None:
        """The seat is free again."""
        self.by_side.pop(side, None)

    def put(self, side: Side, chair: Chair) -> None:
        """Change something about whoever sits there."""
        self.by_side[side] = chair

    def swap(self, one: Side, other: Side) -> None:
        """Two sides change places; one of them may be free."""
        here, there = self.by_side.pop(one, None), self.by_side.pop(other, None)
        for side, chair in ((other, here), (one, there)):
            if chair is not None:
                self.by_side[side] = chair

    # ------------------------------------------------------------ ready
    def party(self, goal: int, options: Mapping[str, object], calm: bool, dim: int) -> Party:
        """Everybody in the order of the players. With two, whoever came second moves across."""
        sides = seating(list(self.by_side))
        if self.pair:
            first, second = sorted(self.by_side, key=lambda side: (side is not sides[0], TAKING.index(side)))
            if second is not across(first):
                self.swap(second, across(first))
            sides = seating(list(self.by_side))
        seats = tuple(self._seat(side) for side in sides)
        return Party(seats, goal, dict(options), calm, dim)

    def _seat(self, side: Side) -> Seat:
        chair = self.by_side[side]
        return Seat(side, chair.name, self.keys_of(side), chair.pad, chair.level, chair.handicap, chair.person)


def _left_first(one: int, two: int) -> tuple[int, int]:
    """Two keys of a row from left to right."""
    for row in (*ROWS, DIGITS):
        if one in row and two in row:
            return (one, two) if row.index(one) < row.index(two) else (two, one)
    return one, two
