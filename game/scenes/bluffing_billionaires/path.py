"""The way of a card that is taken: dashes from the hand over the card to the pile that gets it, with a head."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import dist, hypot

import pygame
from pygame import Rect, Surface

from game.scenes.bluffing_billionaires.plan import Plan
from game.scenes.table.measure import Measure
from game.stage import theme
from game.stage.theme import Colour

Point = tuple[float, float]

DASH, GAP, LINE, HEAD = 20, 12, 6, 34
BEND, OUT_OF_HAND = 0.16, 0.24
"""How far the two halves are bent, in lengths of their way."""
PARTS = 24
"""So many straight pieces make a curve."""
FINER = 2


def way(plan: Plan, giver: int, taker: int) -> list[Point]:
    """Corners of the way in design units: over the card to the pile of whoever takes it.

    With two players it begins in the giver's hand; with more the other cards of the challenge lie in between.
    """
    two, middle = plan.seats == 2, plan.middle
    x, y, _ = middle.taken
    card = (x, y + plan.lowered)
    pile = plan.place(taker).bonus
    short = 0.8 if plan.m.small else 1.35 if two and taker != plan.near else 0.95
    points = _bent(card, _short(card, (pile[0], pile[1]), pile[2] * short), BEND)
    if not two or (giver != plan.near and plan.m.small):
        return points
    return [*_bent(_hand(plan, giver), card, OUT_OF_HAND if giver == plan.near else -OUT_OF_HAND)[:-1], *points]


def is_clear(plan: Plan, taker: int) -> bool:
    """Whether nothing lies between the card and that pile: to the left there are the other cards and the line."""
    return plan.seats == 2 or plan.place(taker).bonus[0] > plan.middle.caller[0] + plan.middle.caller[2] / 2


def _hand(plan: Plan, seat: int) -> Point:
    """Where it leaves a hand: at the upper edge of the near one; the other's comes from behind the plate."""
    place = plan.place(seat)
    if seat == plan.near and place.hand is not None:
        x, y, wide, room = place.hand
        return x + room * 0.3, y - wide * 0.6
    x, y, wide, tall = place.plate
    return x + wide / 2, y + tall / 2


def _short(start: Point, end: Point, by: float) -> Point:
    """A point on the way to the end, that much before it."""
    whole = max(1.0, dist(start, end))
    share = max(0.2, 1.0 - by / whole)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _bent(start: Point, end: Point, bend: float) -> list[Point]:
    """A curve between two points, bent to the right of its way."""
    across, down = end[0] - start[0], end[1] - start[1]
    knee = (start[0] + across / 2 - down * bend, start[1] + down / 2 + across * bend)
    found = []
    for part in range(PARTS + 1):
        t = part / PARTS
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        found.append((a * start[0] + b * knee[0] + c * end[0], a * start[1] + b * knee[1] + c * end[1]))
    return found


def paint_way(surface: Surface, m: Measure, points: Sequence[Point]) -> None:
    """Paint it with a head at its end; it is given in units of the design, and lies on the ground below the cards."""
    scale = 1.0 if not m.small else 0.55
    corners = [m.at(x, y) for x, y in points]
    box = Rect(corners[0], (0, 0)).unionall([Rect(corner, (0, 0)) for corner in corners])
    margin = m.n(HEAD * scale) + 4
    box = box.inflate(2 * margin, 2 * margin).clip(surface.get_rect())
    large = Surface((box.w * FINER, box.h * FINER), pygame.SRCALPHA)
    line = [((x - box.x) * FINER, (y - box.y) * FINER) for x, y in corners]
    dash, gap = (m.n(length * scale) * FINER for length in (DASH, GAP))
    wide = m.n(LINE * scale) * FINER
    for start, end in _dashes(line, dash, gap):
        _stroke(large, theme.INK, start, end, wide + m.n(5 * scale) * FINER)
        _stroke(large, theme.LAMP, start, end, wide)
    _head(large, line[-4], line[-1], m.n(HEAD * scale) * FINER, max(2, m.n(4 * scale) * FINER))
    surface.blit(pygame.transform.smoothscale(large, box.size), box)


def _dashes(line: Sequence[Point], dash: float, gap: float) -> list[tuple[Point, Point]]:
    found: list[tuple[Point, Point]] = []
    inked, left, begun = True, dash, line[0]
    for one, two in pairwise(line):
        length, done = dist(one, two), 0.0
        while length - done > left:
            done += left
            at = (one[0] + (two[0] - one[0]) * done / length, one[1] + (two[1] - one[1]) * done / length)
            if inked:
                found.append((begun, at))
            inked, begun = not inked, at
            left = dash if inked else gap
        left -= length - done
    return found


def _stroke(surface: Surface, colour: Colour, start: Point, end: Point, width: float) -> None:
    across, down = end[0] - start[0], end[1] - start[1]
    long = max(1.0, hypot(across, down))
    x, y = -down / long * width / 2, across / long * width / 2
    corners = [
        (start[0] + x, start[1] + y),
        (end[0] + x, end[1] + y),
        (end[0] - x, end[1] - y),
        (start[0] - x, start[1] - y),
    ]
    pygame.draw.polygon(surface, colour, corners)


def _head(surface: Surface, before: Point, tip: Point, size: float, edge: int) -> None:
    across, down = tip[0] - before[0], tip[1] - before[1]
    long = max(1.0, hypot(across, down))
    x, y = across / long, down / long
    corners = [
        (tip[0] + x * size * 0.6, tip[1] + y * size * 0.6),
        (tip[0] - x * size * 0.4 - y * size * 0.5, tip[1] - y * size * 0.4 + x * size * 0.5),
        (tip[0] - x * size * 0.4 + y * size * 0.5, tip[1] - y * size * 0.4 - x * size * 0.5),
    ]
    pygame.draw.polygon(surface, theme.LAMP, corners)
    for one, two in pairwise([*corners, corners[0]]):
        _stroke(surface, theme.INK, one, two, edge)
        pygame.draw.circle(surface, theme.INK, one, edge / 2)
