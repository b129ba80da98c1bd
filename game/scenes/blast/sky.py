"""The night sky between two home worlds, the near one's below, the other's above; kept for the size of the window."""

from __future__ import annotations

from math import sin, sqrt
from random import Random

import pygame
from pygame import Rect, Surface

from game.scenes.table.measure import Measure
from game.stage import draw, grounds, theme
from game.stage.draw import Point

TEAL, PLUM = ("#1C5350", "#3E958C"), ("#4A3258", "#8C66A0")
WORLDS = (TEAL, PLUM)
"""Ground and rim of the seats' worlds, in the tones of their pilots."""
REACH = 1560
CRATERS = ((-0.33, 0.012, 60), (0.42, 0.02, 60), (0.2, 0.045, 44))
NIGHT = "#0E1720"
STARS, SPARKS = 420, 17


def paint_sky(surface: Surface, m: Measure, near: int) -> None:
    """The ground of the table, the home of `near` at the near side."""
    key = ("blast sky", m.units.size, m.small, near)
    surface.blit(draw.soft_shelf.get(key, lambda: _sky(m, near)), (0, 0))


def _sky(m: Measure, near: int) -> Surface:
    size = m.units.size
    sky = grounds.felt(size, "#2C4C66", NIGHT, (0.44, 0.47)).copy()
    over = Surface(size, pygame.SRCALPHA)
    across, down = size[0] / 1920, size[1] / 1080
    scale = min(across, down)
    for wide, alpha in ((330, 13), (220, 15), (120, 18)):
        draw.polygon(over, _milky_way(wide, across, down), (150, 185, 205, alpha))
    chance = Random(7)
    for _ in range(STARS):
        at = (chance.randrange(size[0]), chance.randrange(size[1]))
        glow = (246, 231, 200, chance.randrange(70, 200))
        pygame.draw.circle(over, glow, at, max(1, round(chance.choice((1, 1, 1, 2)) * scale)))
    for _ in range(SPARKS):
        x, y = chance.uniform(0.2, 0.71) * size[0], chance.uniform(0.18, 0.7) * size[1]
        draw.polygon(over, _spark(x, y, max(2.5, chance.choice((5, 6, 8)) * scale)), (250, 217, 138, 205))
    sky.blit(over, (0, 0))
    middle, half = m.at(840, 0)[0] if not m.small else m.at(400, 0)[0], size[0] / 2
    _world(sky, m, middle, half, WORLDS[near], below=True)
    _world(sky, m, middle, half, WORLDS[1 - near], below=False)
    sky.blit(grounds.vignette(size, 90, (0.46, 0.5)), (0, 0))
    return sky


def _milky_way(wide: int, across: float, down: float) -> list[Point]:
    """A wavy stripe from corner to corner."""
    middle = [(x, 800 - x * 0.33 + 26 * sin(x / 130 + wide) + 14 * sin(x / 57)) for x in range(-40, 1961, 40)]
    upper = [(x, y - wide / 2 + 18 * sin(x / 90)) for x, y in middle]
    lower = [(x, y + wide / 2 + 18 * sin(x / 70)) for x, y in middle]
    return [(x * across, y * down) for x, y in [*upper, *reversed(lower)]]


def _spark(x: float, y: float, reach: float) -> list[Point]:
    near = reach / 4
    corners = ((0, -reach), (near, -near), (reach, 0), (near, near), (0, reach), (-near, near), (-reach, 0))
    return [(x + dx, y + dy) for dx, dy in (*corners, (-near, -near))]


def _world(sky: Surface, m: Measure, x: int, half: float, tones: tuple[str, str], *, below: bool) -> None:
    """The edge of a home world, as far as it looks in."""
    k = m.k if not m.small else m.k * 0.62
    reach = round(REACH * k)
    high = round((240 if below else 140) * k)
    height = sky.get_height()
    centre = (x, height - high + reach) if below else (x, high - reach)
    over = Surface(sky.get_size(), pygame.SRCALPHA)
    fill, rim = tones
    for more, alpha in ((44, 22), (26, 30), (12, 40)):
        pygame.draw.circle(over, (*theme.rgb(rim)[:3], alpha), centre, reach + round(more * k))
    sky.blit(over, (0, 0))
    edge, inner = max(2, round(6 * k)), max(2, round(12 * k))
    pygame.draw.circle(sky, theme.INK, centre, reach + edge)
    pygame.draw.circle(sky, rim, centre, reach)
    pygame.draw.circle(sky, fill, (centre[0], centre[1] + (inner if below else -inner)), reach)
    for along, deep, wide in CRATERS:
        away = along * half * 1.6
        if abs(away) < reach:
            surface_y = sqrt(reach * reach - away * away)
            y = (
                centre[1] - surface_y + (46 + deep * 900) * k
                if below
                else centre[1] + surface_y - (46 + deep * 900) * k
            )
            _crater(sky, (round(x + away), round(y)), round(wide * k), fill)


def _crater(sky: Surface, at: tuple[int, int], wide: int, fill: str) -> None:
    box = Rect(0, 0, 2 * wide, max(2, round(0.56 * wide)))
    box.center = at
    pygame.draw.ellipse(sky, theme.mix(fill, NIGHT, 0.35), box)
    pygame.draw.ellipse(sky, theme.mix(fill, NIGHT, 0.12), box.inflate(-box.w // 6, -box.h // 3).move(0, box.h // 6))
