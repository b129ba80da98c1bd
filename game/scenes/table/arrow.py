"""A dashed arrow in a bow from one thing on the table to another: what is clicked here goes there."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, cos, dist, sin

import pygame
from pygame import Rect, Surface

from game.stage import draw, theme
from game.stage.units import Units

WIDE, EDGE, DASH, GAP, HEAD = 9, 4, 30, 20, 34
AWAY = 12
FINER = 3
"""It is drawn so many times as large and scaled down: pygame's thick lines have hard edges."""
STEPS = 240

Point = tuple[float, float]


def paint_arrow(surface: Surface, start: Rect, end: Rect, units: Units) -> None:
    """From below the first to the side of the second that is nearer, or to its top where it lies right below."""
    points = path(start, end, units)
    left, top = (min(point[axis] for point in points) - units.px(HEAD) for axis in (0, 1))
    right, bottom = (max(point[axis] for point in points) + units.px(HEAD) for axis in (0, 1))
    box = Rect(left, top, right - left, bottom - top)
    moved = tuple((x - box.x, y - box.y) for x, y in points)
    key = ("arrow", moved, box.size, units.scale)
    surface.blit(draw.soft_shelf.get(key, lambda: _drawn(box.size, moved, units.scale)), box)


def path(start: Rect, end: Rect, units: Units) -> list[Point]:
    """The points of the bow; the last is the arrow's tip."""
    away = units.px(AWAY)
    here = (float(start.centerx), float(start.bottom + away))
    height = min(end.top + units.px(50), end.centery)
    if start.centerx < end.left:
        there = (float(end.left - away), float(height))
    elif start.centerx > end.right:
        there = (float(end.right + away), float(height))
    else:
        there = (float(end.centerx), float(end.top - away))
    bend = (here[0], there[1]) if there[0] != end.centerx else (here[0], (here[1] + there[1]) / 2)
    found = []
    for step in range(STEPS + 1):
        t = step / STEPS
        part, other, last = (1 - t) ** 2, 2 * t * (1 - t), t * t
        found.append(
            (
                part * here[0] + other * bend[0] + last * there[0],
                part * here[1] + other * bend[1] + last * there[1],
            )
        )
    return found


def _drawn(size: tuple[int, int], points: tuple[Point, ...], scale: float) -> Surface:
    k = FINER * scale
    large = Surface((size[0] * FINER, size[1] * FINER), pygame.SRCALPHA)
    line = [(x * FINER, y * FINER) for x, y in points]
    tip, way = line[-1], atan2(line[-1][1] - line[-12][1], line[-1][0] - line[-12][0])
    shaft = [point for point in line if dist(point, tip) > HEAD * 0.8 * k]
    dashes = _dashes(shaft, DASH * k, GAP * k)
    for wide, tone, grow in ((WIDE + 2 * EDGE, theme.INK, EDGE), (WIDE, theme.LAMP, 0)):
        for dash in dashes:
            radius = max(1, round(wide * k / 2))
            pygame.draw.lines(large, theme.rgb(tone), False, dash, 2 * radius)
            for point in dash:
                pygame.draw.circle(large, theme.rgb(tone), point, radius)
        pygame.draw.polygon(large, theme.rgb(tone), _head(tip, way, k, grow))
    return pygame.transform.smoothscale(large, size)


def _head(tip: Point, way: float, k: float, grow: float) -> list[Point]:
    """The triangle at the tip, `grow` units larger all round for its edge."""
    long, half = (HEAD + 2.4 * grow) * k, (HEAD * 0.56 + 1.9 * grow) * k
    front = (tip[0] + 1.6 * grow * k * cos(way), tip[1] + 1.6 * grow * k * sin(way))
    back = (front[0] - long * cos(way), front[1] - long * sin(way))
    aside = (-sin(way) * half, cos(way) * half)
    return [front, (back[0] + aside[0], back[1] + aside[1]), (back[0] - aside[0], back[1] - aside[1])]


def _dashes(line: list[Point], dash: float, gap: float) -> list[list[Point]]:
    """The line in dashes; each holds two points or more."""
    found: list[list[Point]] = []
    run, gone = [line[0]], 0.0
    for one, other in pairwise(line):
        gone += dist(one, other)
        if gone % (dash + gap) < dash:
            run.append(other)
        elif run:
            found.append(run)
            run = []
    return [part for part in [*found, run] if len(part) > 1]
