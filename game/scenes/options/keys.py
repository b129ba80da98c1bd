"""Which key may go where: what steers the screens stays, and no key does two things in one circle."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import pygame

from game.stage.input import DEFAULT_KEYS, REBINDABLE, Action
from game.store import Person

STEERING = frozenset(
    code for action, codes in DEFAULT_KEYS.items() if action not in REBINDABLE for code in codes
) | frozenset(range(pygame.KSCAN_F1, pygame.KSCAN_F12 + 1))
"""Scancodes that steer every screen, and the row of F keys."""

SUGGESTED: tuple[tuple[int, int], ...] = (
    (pygame.KSCAN_Q, pygame.KSCAN_W),
    (pygame.KSCAN_X, pygame.KSCAN_C),
    (pygame.KSCAN_B, pygame.KSCAN_N),
    (pygame.KSCAN_O, pygame.KSCAN_P),
    (pygame.KSCAN_T, pygame.KSCAN_Y),
    (pygame.KSCAN_K, pygame.KSCAN_L),
)
"""Two neighbours for each of six people, the pairs far apart from one another."""


@dataclass(frozen=True)
class Slot:
    """Where a key can stand: the first or second of a person, by the person's place."""

    person: int
    at: int


def owner(people: Sequence[Person], scancode: int) -> Slot | None:
    """Which person's key this is already."""
    for place, person in enumerate(people):
        for at, key in enumerate(person.keys):
            if key == scancode:
                return Slot(place, at)
    return None


def with_key(people: Sequence[Person], slot: Slot, scancode: int) -> tuple[Person, ...]:
    """The people after this slot got a key; whoever had it gets the slot's old key for it."""
    had = owner(people, scancode)
    old = people[slot.person].keys[slot.at]
    changed = list(people)
    if had is not None:
        changed[had.person] = _put(changed[had.person], had.at, old)
    changed[slot.person] = _put(changed[slot.person], slot.at, scancode)
    return tuple(changed)


def _put(person: Person, at: int, scancode: int) -> Person:
    keys = (scancode, person.keys[1]) if at == 0 else (person.keys[0], scancode)
    return replace(person, keys=keys)


def suggested(people: Sequence[Person]) -> tuple[int, int]:
    """Two keys for one more person that nobody has; 0 where none is left."""
    used = {key for person in people for key in person.keys}
    free = [pair for pair in SUGGESTED if not used & set(pair)]
    return free[0] if free else (0, 0)


def action_with(keys: Mapping[Action, int], scancode: int) -> Action | None:
    """Which action of the table has this key now."""
    return next((action for action, code in keys.items() if code == scancode), None)
