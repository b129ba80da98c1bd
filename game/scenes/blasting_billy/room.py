"""Billy's corner of the saloon: the wall behind him, the table before him, and himself in his moods."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from functools import partial
from itertools import pairwise
from math import sin
from random import Random

import pygame
from pygame import Rect, Surface

from game.scenes.blasting_billy.cards import TABLE
from game.scenes.table.measure import Measure
from game.stage import draw, grounds, theme
from game.stage.art import Art
from game.stage.theme import Colour, mix, rgb

EDGE, SMALL_EDGE = 276, 113
"""Where the far edge of the table runs, in either design."""
BILLY_WIDE, SMALL_BILLY = 544, 176
BILLY_TALL = 480 / 900
"""His height by his width."""
TONES = ("#6E3523", "#77402A", "#693120", "#734026", "#6B3A22")
GRAIN = "#2A120C"
PLANKS, SPREAD, VANISH = 12, 1.34, -1150
LIP = ((-8, 16, "#8F5332"), (-8, 4, "#B9713F"), (-12, 5, theme.INK), (8, 4, "#40190F"))
"""The worn edge of the table: distance from it, thickness, colour."""
LIGHTS = (
    (280, 760, 620, -250, "#FFA846", 110),
    (1640, 760, 620, -250, "#FFA846", 110),
    (960, 1100, 620, -260, "#FFAA50", 80),
)
"""Pools of light on the wall: middle, width, height, top, colour, strength."""

LAID, BOX_SAYS = ("billy", "loot", "stock", "coming"), 24
"""Zones with something to read beside the others' panels and the box; how far down the words below the box reach."""


class Mood(Enum):
    """What Billy does."""

    LEAN = "lean"
    BLINK = "blink"
    PLEASED = "pleased"
    TRIUMPH = "triumph"
    AIM = "aim"
    SOOTY = "sooty"


def paint_room(surface: Surface, m: Measure) -> None:
    """Wall and table; kept for as long as the window has this size."""
    key = ("billy's room", m.units.size, m.small, m.k)
    surface.blit(draw.soft_shelf.get(key, lambda: _room(m)), (0, 0))


def _room(m: Measure) -> Surface:
    room = Surface(m.units.size)
    width, height = m.units.size
    edge = m.at(0, SMALL_EDGE if m.small else EDGE)[1]
    _paint_wall(room, m, edge)
    if not m.small:
        for middle, wide, tall, top, colour, strength in LIGHTS:
            _shine(room, m, middle - wide / 2, top, (wide, tall), colour, strength)
    if height > edge:
        room.blit(_table((width, height - edge), m.k * (1.6 if m.small else 1.0)), (0, edge))
    design = (760, 620, 20, 40) if m.small else (1700, 1200, 110, 60)
    _shine(room, m, design[2], design[3], (design[0], design[1]), "#FFAA50", 92)
    room.blit(grounds.vignette((width, height), 200, (0.5, 0.53)), (0, 0))
    for away, thick, colour in LIP:
        half = 0.5 if m.small else 1.0
        room.fill(
            rgb(colour),
            (0, edge + m.n(away * half) if away > 0 else edge - m.n(-away * half), width, m.n(thick * half)),
        )
    return room


def _paint_wall(room: Surface, m: Measure, edge: int) -> None:
    """The wall, repeated as in a mirror where the window is wider than the drawing."""
    tall = max(8, round(edge * (1.18 if m.small else 320 / EDGE)))
    wide = tall * 6
    wall = draw.picture((*TABLE.split("/"), "backdrop.svg"), (wide, tall))
    mirrored = pygame.transform.flip(wall, True, False)
    left, top = (m.units.width - wide) // 2, -round(tall * 0.15) if m.small else 0
    for at in range(-(left // wide) - 1, m.units.width // wide + 2):
        x = left + at * wide
        if -wide < x < m.units.width:
            room.blit(mirrored if at % 2 else wall, (x, top))
    if m.small:
        shade = Surface((m.units.width, edge), pygame.SRCALPHA)
        shade.fill((20, 9, 5, 120))
        room.blit(shade, (0, 0))


def _shine(
    room: Surface, m: Measure, x: float, y: float, size: tuple[float, float], colour: Colour, strength: int
) -> None:
    pool = grounds.light((m.n(size[0]), m.n(size[1])), colour, strength)
    room.blit(pool, m.at(x, y), special_flags=pygame.BLEND_RGB_ADD)


# ------------------------------------------------------------------ the table's planks
def _table(size: tuple[int, int], k: float) -> Surface:
    """Planks that run to a point above the picture."""
    finer = 2 if size[0] <= 1400 else 1
    wide, tall = size[0] * finer, size[1] * finer
    wood = Surface((wide, tall))
    wood.fill(rgb(TONES[0]))
    chance = Random(7)
    count = max(PLANKS, round(PLANKS * size[0] / (1920 * k)))
    middle, whole = wide / 2, wide * SPREAD
    seams = [middle - whole / 2 + whole * at / count + chance.uniform(-10, 10) * k * finer for at in range(count + 1)]
    far = VANISH * k * finer

    def at(x: float, y: float) -> tuple[float, float]:
        return middle + (x - middle) * (y - far) / (tall - far), y

    for number, (left, right) in enumerate(pairwise(seams)):
        tone = TONES[number * 2 % len(TONES)]
        pygame.draw.polygon(wood, rgb(tone), [at(left, 0), at(right, 0), at(right, tall), at(left, tall)])
        for line in range(9):
            x = left + (right - left) * (line + 0.5 + chance.uniform(-0.3, 0.3)) / 9
            top = chance.uniform(-0.3, 0.7) * tall
            bottom = min(float(tall), top + chance.uniform(0.25, 0.8) * tall)
            phase, sway = chance.uniform(0, 6), chance.uniform(1.5, 5) * k * finer
            step = max(4, round(12 * k * finer))
            rows = range(max(0, round(top)), round(bottom), step)
            points = [at(x + sway * sin(phase + y / (85 * k * finer)), y) for y in rows]
            colour = mix(tone, "#1B0B07", 0.2) if line % 3 else mix(tone, "#E8A050", 0.08)
            if len(points) > 1:
                pygame.draw.lines(wood, colour, False, points, max(1, round(chance.choice((1, 1, 1.5, 2)) * k * finer)))
    for x in seams[1:-1]:
        seam = max(1, round(2.5 * k * finer))
        pygame.draw.line(wood, rgb(GRAIN), at(x, 0), at(x, tall), seam)
        pygame.draw.line(wood, mix(TONES[0], theme.LAMP, 0.12), at(x + seam, 0), at(x + seam, tall), max(1, seam // 2))
    return wood if finer == 1 else pygame.transform.smoothscale(wood, size)


# ------------------------------------------------------------------ Billy
def billy_box(m: Measure) -> Rect:
    """Where Billy leans."""
    wide = SMALL_BILLY if m.small else BILLY_WIDE
    box = Rect(0, 0, m.n(wide), m.n(wide * BILLY_TALL))
    box.midbottom = m.at(102, 218) if m.small else m.at(960, EDGE + 17)
    return box


def small_things(m: Measure, zones: Mapping[str, Rect]) -> list[Rect]:
    """What is to be seen on the table of a small window, where no note fits into the bar; none of it in a large one."""
    if not m.small:
        return []
    says = zones["box"].move(0, m.n(BOX_SAYS))
    laid = [zone for name, zone in zones.items() if name in LAID or name.startswith("panel")]
    return [billy_box(m), zones["box"], says, *laid]


def paint_billy(surface: Surface, art: Art, m: Measure, mood: Mood, at: Rect | None = None) -> None:
    """Billy himself, with his shadow on the table; `at`: where, if not where he always leans."""
    box = billy_box(m) if at is None else at
    if not m.small:
        shade = Rect(0, 0, round(box.w * 0.8), max(4, m.n(30)))
        shade.midbottom = (box.centerx, box.bottom - m.n(2))
        draw.shadow(surface, shade, m.n(10), shade.h // 2, 130)
    surface.blit(art.drawing(f"{TABLE}/billy-{mood.value}.svg", box.w, box.h), box)
    if mood is Mood.LEAN and not art.waiting:
        # What comes by surprise is drawn ahead, once nothing else is waited for.
        art.prepare(
            partial(art.drawing, *key)
            for ahead in (Mood.BLINK, Mood.PLEASED)
            if art.shelf.peek(key := (f"{TABLE}/billy-{ahead.value}.svg", box.w, box.h)) is None
        )


def muzzle(box: Rect) -> tuple[int, int]:
    """The mouth of Billy's gun when he aims, leaning there."""
    return box.x + round(box.w * 648 / 900), box.y + round(box.h * 297 / 480)
