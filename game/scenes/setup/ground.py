"""What the set-up stands on: boards, felt, or the night sky between two home worlds."""

from __future__ import annotations

from collections.abc import Sequence
from math import sin
from random import Random

import pygame
from pygame import Surface

from game.scenes.setup.guide import Ground
from game.stage import draw, grounds, theme
from game.stage.draw import Point
from game.stage.units import Units

STARS, SPARKS = 420, 17


def ground(size: tuple[int, int], kind: Ground) -> Surface:
    """The ground for a window of this size; kept."""
    match kind:
        case Ground.WOOD:
            return grounds.boards(size)
        case Ground.FELT:
            return grounds.felt(size, "#2A6A49", "#0B2218", (0.5, 0.4))
        case Ground.SKY:
            return draw.soft_shelf.get(("sky", size), lambda: _sky(size))


def _sky(size: tuple[int, int]) -> Surface:
    """Drawn in units of 1920 × 1080, stretched to the window's size."""
    across, down = size[0] / 1920, size[1] / 1080
    scale = min(across, down)
    sky = grounds.felt(size, "#2C4C66", "#0E1720", (0.46, 0.48)).copy()
    over = Surface(size, pygame.SRCALPHA)
    for wide, alpha in ((330, 13), (220, 15), (120, 18)):
        draw.polygon(over, _band(wide, across, down), (150, 185, 205, alpha))
    chance = Random(7)
    for _ in range(STARS):
        at = (chance.randrange(size[0]), chance.randrange(size[1]))
        glow = (246, 231, 200, chance.randrange(70, 200))
        pygame.draw.circle(over, glow, at, max(1, round(chance.choice((1, 1, 1, 2)) * scale)))
    for _ in range(SPARKS):
        x, y = chance.uniform(0.2, 0.72) * size[0], chance.uniform(0.18, 0.7) * size[1]
        draw.polygon(over, _spark(x, y, chance.choice((5, 6, 8)) * scale), (250, 217, 138, 205))
    sky.blit(over, (0, 0))
    _world(sky, (round(-1330 * scale), round(size[1] * 0.435)), scale, "#1C5350", "#3E958C")
    _world(sky, (size[0] + round(1330 * scale), round(size[1] * 0.435)), scale, "#4A3258", "#8C66A0")
    sky.blit(grounds.vignette(size, 120, (0.5, 0.45)), (0, 0))
    return sky


def _band(wide: int, across: float, down: float) -> list[Point]:
    """The milky way: a wavy stripe from corner to corner."""
    middle = [(x, 800 - x * 0.33 + 26 * sin(x / 130 + wide) + 14 * sin(x / 57)) for x in range(-40, 1961, 40)]
    upper: Sequence[Point] = [(x, y - wide / 2 + 18 * sin(x / 90)) for x, y in middle]
    lower: Sequence[Point] = [(x, 800 - x * 0.33 + wide / 2 + 18 * sin(x / 70)) for x, _ in middle]
    return [(x * across, y * down) for x, y in [*upper, *reversed(lower)]]


def _spark(x: float, y: float, reach: float) -> list[Point]:
    near = reach / 4
    corners = ((0, -reach), (near, -near), (reach, 0), (near, near), (0, reach), (-near, near), (-reach, 0))
    return [(x + dx, y + dy) for dx, dy in (*corners, (-near, -near))]


def _world(sky: Surface, centre: tuple[int, int], scale: float, fill: str, rim: str) -> None:
    """The edge of a player's home world."""
    reach = round(1560 * scale)
    over = Surface(sky.get_size(), pygame.SRCALPHA)
    for more, alpha in ((44, 22), (26, 30), (12, 40)):
        pygame.draw.circle(over, (*theme.rgb(rim)[:3], alpha), centre, reach + round(more * scale))
    pygame.draw.circle(over, theme.INK, centre, reach + max(1, round(6 * scale)))
    pygame.draw.circle(over, rim, centre, reach)
    pygame.draw.circle(over, fill, (centre[0], centre[1] - round(12 * scale)), reach)
    sky.blit(over, (0, 0))


def draw_row(surface: Surface, drawings: Sequence[tuple[str, ...]], middle: tuple[int, int], units: Units) -> None:
    """What is played for: five drawings in a shallow arc, the highest in the middle."""
    size = units.px(124)
    for at, drawing in enumerate(drawings):
        off = at - (len(drawings) - 1) / 2
        image = draw.picture(drawing, (size, size))
        centre = (middle[0] + units.px(150 * off), middle[1] + units.px(8.5 * off * off))
        surface.blit(image, image.get_rect(center=centre))
