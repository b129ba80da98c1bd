"""The keyboard on the table: keys by their places; only those that somebody took carry their letter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from game.scenes.crazy_bullets.pen import Pen
from game.scenes.joining.chairs import ROWS
from game.stage import theme
from game.stage.theme import Role

PITCH, KEY = 47, 42
SPACE = 5.4
HAT = 25
"""Half as wide as the disc with a hat."""


@dataclass(frozen=True)
class Cap:
    """A key that somebody took: its letter, whose hat, whether it is down, whether it gets lost."""

    label: str
    hat: str
    held: bool = False
    lost: bool = False


def draw_keyboard(pen: Pen, x: float, y: float, caps: dict[int, Cap]) -> float:
    """Draw it round a middle; answers the y below."""
    wide, tall = 11 * PITCH + 46, 4 * PITCH + 30
    left, top = x - wide / 2, y - tall / 2
    pen.shadow((left, top, wide, tall), 10, 20, 170)
    pen.box((left, top, wide, tall), "#2C1C13", 20, theme.INK, 5)
    pen.frame((left + 9, top + 9, wide - 18, tall - 18), "#6B452A", 13, 2)
    taken: list[tuple[Cap, float, float, float]] = []
    for row, keys in enumerate(ROWS):
        for column, scancode in enumerate(keys):
            spot = (left + 18 + column * PITCH + row * 13, top + 17 + row * PITCH)
            if scancode in caps:
                taken.append((caps[scancode], *spot, KEY))
            else:
                _empty(pen, *spot, KEY)
    space = (left + 18 + 3 * PITCH, top + 17 + 3 * PITCH, SPACE * PITCH)
    if pygame.KSCAN_SPACE in caps:
        taken.append((caps[pygame.KSCAN_SPACE], *space))
    else:
        _empty(pen, *space)
    for cap, at_x, at_y, long in taken:
        _cap(pen, cap, at_x, at_y, long)
    boxes = [Rect(at_x, at_y, long, KEY) for _, at_x, at_y, long in taken]
    for (cap, *_), middle in zip(taken, hat_places(boxes, [cap.lost for cap, *_ in taken]), strict=True):
        pen.box((middle[0] - HAT, middle[1] - HAT, 2 * HAT, 2 * HAT), theme.CREAM, HAT, theme.INK, 3)
        pen.art_at(f"hat-{cap.hat}", *middle, 40)
    return top + tall


def hat_places(keys: Sequence[Rect], lost: Sequence[bool]) -> list[tuple[int, int]]:
    """The middles of the hats of these keys: above its key, or where that would hide another's key or hat beside it.

    At the right of a key that gets `lost` stands its warning.
    """
    found: list[Rect] = []
    for key, warned in zip(keys, lost, strict=True):
        left, right = (key.left - HAT, key.centery), (key.right + HAT, key.centery)
        above, below = (key.centerx, key.top - HAT), (key.centerx, key.bottom + HAT)
        spots = [_round(middle) for middle in (above, left, *(() if warned else (right,)), below)]
        others = [*found, *(each for each in keys if each is not key)]
        found.append(next((spot for spot in spots if spot.collidelist(others) < 0), spots[0]))
    return [hat.center for hat in found]


def _round(middle: tuple[int, int]) -> Rect:
    """The room of a hat; at its edges it may touch another."""
    room = Rect(0, 0, 2 * HAT - 6, 2 * HAT - 6)
    room.center = middle
    return room


def _empty(pen: Pen, x: float, y: float, long: float) -> None:
    pen.box((x, y, long, KEY), "#4A2E1B", 8, theme.INK, 2)
    pen.box((x + 5, y + 4, long - 10, KEY - 14), "#5B3A23", 6)


def _cap(pen: Pen, cap: Cap, x: float, y: float, long: float) -> None:
    around = (x, y, long, KEY)
    if cap.lost:
        pen.glow(around, 18, 9, theme.EMBER)
        pen.box((x - 8, y - 8, long + 16, KEY + 16), theme.EMBER, 14, theme.INK, 3)
    elif cap.held:
        pen.glow(around, 14, 9)
        pen.box((x - 5, y - 5, long + 10, KEY + 10), theme.LAMP, 12, theme.INK, 3)
    pen.box(around, theme.KEY_LIP, 9, theme.INK, 3)
    pen.box((x, y, long, KEY - 7), theme.CREAM, 9, theme.INK, 3)
    size = 26 / pen.plan.units.text_size  # a letter is as large as its key, however large words are
    pen.text(cap.label, x + long / 2, y + KEY / 2 - 4, size, theme.INK, Role.TITLE, "center", long - 6)
    if cap.lost:
        pen.art_at("warn", x + long + 16, y + 22, 46)
