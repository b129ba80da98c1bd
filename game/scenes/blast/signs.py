"""Small things drawn on this table: panes, tags, rings, stars, stamps."""

from __future__ import annotations

from math import cos, pi, sin

import pygame
from pygame import Rect, Surface

from game.scenes.table.measure import Measure
from game.stage import draw, text, theme
from game.stage.art import Art
from game.stage.theme import Colour, Role
from game.stage.units import LEAST_TEXT

LINE, PALE = "#4E6F86", "#D3DDD9"
GLASS: Colour = (14, 23, 32, 200)
RING = "#9FC0D0"
MINT = "#B4DBBD"
TEAL_LIGHT, PLUM_LIGHT = "#63AE9F", "#B58CBB"
SIDES = (TEAL_LIGHT, PLUM_LIGHT)
"""The seats' tones on the dark sky."""
SHADE = "#0A121A"


def pane(surface: Surface, m: Measure, box: Rect, *, lit: bool = False) -> None:
    """A dark pane; in lamp for whoever is to move."""
    radius = m.n(18 if not m.small else 9)
    draw.rounded(surface, box, GLASS, radius)
    draw.outline(surface, box, theme.LAMP if lit else LINE, radius, max(1, m.n(5 if lit else 3)))


def rule(surface: Surface, m: Measure, box: Rect, y: int) -> None:
    """A line across a pane."""
    edge = m.n(24 if not m.small else 8)
    surface.fill(theme.rgb(LINE), (box.x + edge, y, box.w - 2 * edge, max(1, m.n(2))))


def stamp(surface: Surface, art: Art, drawing: str, middle: tuple[int, int], size: int) -> None:
    """A drawing with its middle at a point."""
    image = art.drawing(drawing, max(2, size))
    surface.blit(image, image.get_rect(center=middle))


def tag(
    surface: Surface,
    m: Measure,
    middle: tuple[int, int],
    words: str,
    px: int,
    fill: Colour = MINT,
    role: Role = Role.TITLE,
    most: int | None = None,
) -> Rect:
    """Words in a rounded tag with an ink edge; returns where it stands."""
    pad, edge = round(px * 0.55), max(1, m.n(4))
    if most is not None:
        words, px = text.fit(words, role, px, max(8, most - 2 * pad), LEAST_TEXT)
    box = Rect(0, 0, text.width(words, role, px) + 2 * pad, round(px * 1.45))
    box.center = middle
    draw.rounded(surface, box.inflate(2 * edge, 2 * edge), theme.INK, box.h)
    draw.rounded(surface, box, fill, box.h // 2)
    text.write(surface, words, box.center, role, px, theme.INK, "center")
    return box


def ring(surface: Surface, art: Art, middle: tuple[int, int], radius: int, colour: Colour, alpha: int) -> None:
    """The dashed ring of a place where a planet may lie."""
    width = max(1, round(radius / 22))

    def make() -> Surface:
        finer = 2
        reach = (radius + width + 2) * finer
        large = Surface((2 * reach, 2 * reach), pygame.SRCALPHA)
        large.fill((*theme.rgb(colour)[:3], 0))
        count = 28
        for dash in range(count):
            turns = [2 * pi * (dash + part / 8 * 0.5) / count for part in range(9)]
            points = [(reach + radius * finer * cos(turn), reach + radius * finer * sin(turn)) for turn in turns]
            pygame.draw.lines(large, (*theme.rgb(colour)[:3], alpha), False, points, width * finer)
        return pygame.transform.smoothscale(large, (large.get_width() // finer, large.get_height() // finer))

    image = art.keep(("ring", radius, colour, alpha), make)
    surface.blit(image, image.get_rect(center=middle))


def empty_place(surface: Surface, m: Measure, box: Rect, words: str, px: int, *, lit: bool) -> None:
    """Where a card will lie."""
    radius = max(3, round(box.w * 0.08))
    draw.rounded(surface, box, (34, 50, 63, 120), radius)
    colour: Colour = theme.LAMP if lit else LINE
    width = max(1, m.n(4 if lit else 3))
    draw.dashed(surface, box.inflate(-width, -width), radius, colour, width, max(4, m.n(14)), max(3, m.n(10)))
    lines = words.split("\n")
    for at, line in enumerate(lines if words else ()):
        down = round((at - (len(lines) - 1) / 2) * px * 1.25)
        tone = theme.PARCHMENT if lit else PALE
        text.write(surface, line, (box.centerx, box.centery + down), Role.BOLD, px, tone, "center", room=box.w - m.n(8))


def arrow(surface: Surface, m: Measure, x: int, top: int, bottom: int) -> None:
    """A lamp arrow straight down, or up where `bottom` lies higher."""
    way = 1 if bottom >= top else -1
    half, head = m.n(30 if not m.small else 12), m.n(40 if not m.small else 17)
    neck = bottom - way * head
    if (neck - top) * way > 0:
        for wide, colour in ((20, theme.INK), (10, theme.LAMP)):
            thick = max(2, m.n(wide if not m.small else wide * 0.45))
            surface.fill(theme.rgb(colour), (x - thick // 2, min(top, neck), thick, abs(neck - top) + 1))
    edge = max(2, m.n(9 if not m.small else 4))
    draw.polygon(surface, [(x - half, neck), (x + half, neck), (x, bottom + way * edge)], theme.INK)
    inner = neck + way * max(1, edge // 2)
    draw.polygon(
        surface, [(x - half + edge, inner), (x + half - edge, inner), (x, bottom - way * edge // 2)], theme.LAMP
    )
