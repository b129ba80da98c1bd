"""The 128 cards, and what each of them does to whoever sits at the table.

Inside the rules a face is a number, an index into `FACES`; its bullets count by their pattern alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

COLOURS = "RYGB"
"""Handle colours in their circle: red, yellow, green, blue."""

LEFT, ACROSS, RIGHT = 1, 2, 4
"""The three directions, as the bits of a pattern."""

STACK = 32
"""Cards in everybody's stack at the start, and cards of one handle colour (bullets-1, -4)."""


def _others(handle: str) -> str:
    """The three other colours, from the next one in the circle on."""
    at = COLOURS.index(handle)
    return (COLOURS[at:] + COLOURS[:at])[1:]


def _free(pattern: int, copy: int) -> tuple[int, ...]:
    """Which of the others (0, 1, 2) fly where nothing matches, from left to right: bullets-3."""
    match [place for place in range(3) if not pattern >> place & 1]:
        case []:
            return ()
        case [side]:
            return (copy if copy < 3 else side,)
        case [_, _]:
            single = {LEFT: (0, 1), ACROSS: (1, 2), RIGHT: (2, 0)}
            return (copy, copy) if copy < 3 else single[pattern]
        case _:
            return ((0, 0, 1), (2, 1, 1), (2, 0, 2), (1, 2, 0))[copy]


def _card(handle: str, pattern: int, copy: int) -> str:
    free = iter(_free(pattern, copy))
    others = _others(handle)
    bullets = (handle if pattern >> place & 1 else others[next(free)] for place in range(3))
    return f"{handle}-{''.join(bullets)}"


# bullets-1, bullets-2: each of the 8 patterns stands on 4 cards of each handle colour
DECK: tuple[str, ...] = tuple(_card(h, pattern, copy) for h in COLOURS for pattern in range(8) for copy in range(4))
"""Every card as often as it exists, by handle, pattern and copy."""

FACES: tuple[str, ...] = tuple(dict.fromkeys(DECK))
"""Every different card once: handle, a dash, the bullets to the left, across, to the right."""

NUMBER: dict[str, int] = {face: number for number, face in enumerate(FACES)}
"""The number of a face, by its writing."""

PATTERNS: tuple[int, ...] = tuple(sum(1 << place for place in range(3) if face[2 + place] == face[0]) for face in FACES)
"""For each face the directions in which a bullet of the handle's colour flies (bullets-8)."""


def deck_of(colours: Iterable[str]) -> tuple[int, ...]:
    """The faces in use with these handle colours, in ascending order: bullets-4."""
    chosen = set(colours)
    return tuple(sorted(NUMBER[card] for card in DECK if card[0] in chosen))


class Aim(NamedTuple):
    """What a revealed card asks for.

    `aimed`: those at whom matching bullets fly. `duellists`: who may win it, () without a duel.
    `successor`: who reveals next without a duel, None with one.
    """

    aimed: tuple[int, ...]
    duellists: tuple[int, ...]
    successor: int | None


def target(seats: int, revealer: int, direction: int) -> int | None:
    """At whom a bullet flies: a seat, or None for an empty place (bullets-6)."""
    step = (LEFT, ACROSS, RIGHT).index(direction) + 1
    if seats == 2:
        return 1 - revealer if direction == ACROSS else None
    place = (revealer + step) % 4
    return place if place < seats else None


def aim(seats: int, revealer: int, pattern: int) -> Aim:
    """What a card with this pattern does when this seat reveals it."""
    flying = [direction for direction in (LEFT, ACROSS, RIGHT) if pattern & direction]
    hit = (target(seats, revealer, direction) for direction in flying)
    aimed = tuple(sorted(seat for seat in hit if seat is not None))
    if seats == 2:
        # bullets-14: both duel, the revealer too; bullets-15: side bullets count towards the two, but hit nobody
        if aimed and len(flying) >= 2:
            return Aim(aimed, (0, 1), None)
        return Aim(aimed, (), aimed[0] if aimed else revealer)
    match aimed:
        case ():
            return Aim(aimed, (), revealer)  # bullets-9
        case (only,):
            return Aim(aimed, (), only)  # bullets-10
        case _:
            return Aim(aimed, aimed, None)  # bullets-11


AIMS: dict[int, tuple[tuple[Aim, ...], ...]] = {
    seats: tuple(tuple(aim(seats, revealer, pattern) for pattern in range(8)) for revealer in range(seats))
    for seats in (2, 3, 4)
}
"""`AIMS[seats][revealer][pattern]`: all there is."""
