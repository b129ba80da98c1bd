"""The dusty street from above: sand, ruts, pebbles, hoof prints, and the boardwalks at both edges. Painted once."""

from __future__ import annotations

import math
from random import Random

import pygame
from pygame import Surface

from game.scenes.crazy_bullets.plan import Plan
from game.stage import theme
from game.stage.theme import mix

RUTS = ((0.305, 0.3), (0.368, 0.5), (0.639, 2.1), (0.702, 2.3))
GRAINS, PEBBLES, HOOVES = 1500, 46, 12


def paint_street(plan: Plan) -> Surface:
    """The whole ground at the size of the window."""
    size = plan.units.size
    ground = _sand(size)
    k = max(0.2, size[1] / 1080)
    over = Surface(size, pygame.SRCALPHA)
    rng = Random(12)
    for down, phase in RUTS:
        _rut(over, down * size[1], phase, k)
    _strew(over, rng, k)
    ground.blit(over, (0, 0))
    for top in (True, False):
        _boardwalk(ground, plan, rng, top)
    return ground


def _sand(size: tuple[int, int]) -> Surface:
    small = Surface((96, 54))
    for y in range(54):
        for x in range(96):
            away = min(1.0, math.hypot((x - 47.5) / 62, (y - 26.5) / 40)) ** 1.9
            small.set_at((x, y), mix("#E2B97C", "#7A4E2D", away))
    return pygame.transform.smoothscale(small, size)


def _rut(over: Surface, base: float, phase: float, k: float) -> None:
    def wave(x: float) -> float:
        return base + k * (11 * math.sin(x / k / 310 + phase) + 5 * math.sin(x / k / 97 + phase))

    step = max(2, round(20 * k))
    points = [(float(x), wave(x)) for x in range(-step, over.get_width() + 2 * step, step)]
    upper, lower = [(x, y - 12 * k) for x, y in points], [(x, y + 12 * k) for x, y in reversed(points)]
    pygame.draw.polygon(over, (86, 54, 30, 62), [*upper, *lower])
    pygame.draw.lines(over, (236, 201, 143, 55), False, [(x, y - 14 * k) for x, y in points], max(1, round(4 * k)))
    for x in range(0, over.get_width(), max(3, round(26 * k))):
        y = wave(x)
        pygame.draw.line(over, (86, 54, 30, 60), (x, y - 9 * k), (x + 8 * k, y + 9 * k), max(1, round(4 * k)))


def _strew(over: Surface, rng: Random, k: float) -> None:
    wide, tall = over.get_size()
    for _ in range(GRAINS):
        spot, radius = (rng.random() * wide, rng.random() * tall), max(1, round(rng.choice((1, 1, 1, 2)) * k))
        pygame.draw.circle(over, rng.choice([(70, 42, 22, 70), (245, 214, 160, 80)]), spot, radius)
    for _ in range(PEBBLES):
        x, y, size = rng.random() * wide, (0.08 + 0.84 * rng.random()) * tall, rng.randrange(4, 9) * k
        pygame.draw.ellipse(over, (80, 50, 28, 90), (x + 2 * k, y + 3 * k, size * 2, size * 1.5))
        pygame.draw.ellipse(over, (205, 160, 104, 255), (x, y, size * 2, size * 1.5))
    for step in range(HOOVES):
        x, y = 180 + step * 62, 1010 - step * 66 + (18 if step % 2 else -18)
        hoof = Surface((40, 40), pygame.SRCALPHA)
        pygame.draw.arc(hoof, (86, 54, 30, 105), (6, 6, 28, 30), math.radians(-40), math.radians(220), 7)
        turned = pygame.transform.rotozoom(hoof, -43, k)
        over.blit(turned, turned.get_rect(center=(x / 1920 * wide, y / 1080 * tall)))


def _boardwalk(ground: Surface, plan: Plan, rng: Random, top: bool) -> None:
    bar = plan.upper_bar if top else plan.lower_bar
    k = max(0.3, bar.h / 74)
    left, board = -30 * k, 0
    while left < bar.w:
        wide = rng.randrange(116, 168) * k
        ground.fill(mix("#6E4729", "#5B3A23", (board * 37 % 10) / 10), (round(left), bar.y, round(wide) + 1, bar.h))
        edge = round(left + wide - 2 * k)
        pygame.draw.line(ground, "#3B2415", (edge, bar.y), (edge, bar.bottom), max(1, round(4 * k)))
        for _ in range(3):
            x, y = left + rng.uniform(14 * k, wide - 14 * k), bar.y + rng.uniform(10, 60) * k
            end = (x + rng.uniform(-3, 3) * k, y + rng.uniform(8, 24) * k)
            pygame.draw.line(ground, "#4A2E1B", (x, y), end, max(1, round(2 * k)))
        for down in (14, 60):
            for across in (10 * k, wide - 14 * k):
                pygame.draw.circle(ground, "#2A1A10", (left + across, bar.y + down * k), max(1, round(3 * k)))
        left += wide
        board += 1
    edge = bar.bottom if top else bar.y
    pygame.draw.line(ground, theme.INK, (0, edge), (bar.w, edge), max(2, round(6 * k)))
    deep = max(2, round(26 * k))
    band = Surface((bar.w, deep), pygame.SRCALPHA)
    for row in range(deep):
        alpha = round(95 * (1 - row / deep))
        band.fill((30, 16, 8, alpha), (0, row if top else deep - 1 - row, bar.w, 1))
    ground.blit(band, (0, edge + round(3 * k) if top else edge - round(3 * k) - deep))
