"""What is written over the cards: small pills, letters and thumbs, each made once and kept as a surface."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.scenes.setup.guide import SIGNS
from game.scenes.table.measure import Measure
from game.stage import draw, motion, text, theme
from game.stage.theme import Colour, Role

DARK, SHADE = "#10241B", "#071510"
SLAM = 0.22
"""Seconds in which a thumb comes down."""
JOLT = 180
"""How hard it hits the table, in design units: as a blast of this size would shake it."""


def grown(m: Measure, large: float, small: float, most: float = 1.25) -> int:
    """Pixels of text for a place of its own size: it grows with the text size as far as that place allows."""
    return max(12, round(m.n(large if not m.small else small) * min(most, m.units.text_size)))


def letters(surface: Surface, said: str, middle: tuple[int, int], role: Role, px: int, tone: Colour, room: int) -> Rect:
    """A line of text with a dark edge below, its middle at a point, made to fit the room."""

    def make() -> Surface:
        shown, fitting = text.fit(said, role, px, room, min(12, px))
        drop = max(1, fitting // 16)
        wide, tall = text.size(shown, role, fitting)
        line = Surface((max(1, wide), tall + drop), pygame.SRCALPHA)
        for colour, down in ((SHADE, drop), (tone, 0)):
            line.blit(text.render(shown, role, fitting, colour), (0, down))
        return line

    image = draw.soft_shelf.get(("letters", said, role, px, tone, room), make)
    return surface.blit(image, image.get_rect(center=middle))


def pill(surface: Surface, m: Measure, middle: tuple[int, int], said: str, fill: Colour, room: int) -> Rect:
    """A few words on a pill, its middle at a point, made to fit the room."""
    px = grown(m, 19, 13)

    def make() -> Surface:
        shown, fitting = text.fit(said, Role.BOLD, px, room, 12)
        sheet = Surface(
            (text.width(shown, Role.BOLD, fitting) + round(fitting * 1.5), round(fitting * 1.75)), pygame.SRCALPHA
        )
        box, dark = sheet.get_rect(), fill == DARK
        # Opaque colours are laid over a clear sheet by their corners: so the pill is drawn as one with alpha.
        draw.rounded(sheet, box, fill, box.h // 2, theme.BRASS if dark else theme.INK, max(1, m.n(2)))
        tone = theme.PARCHMENT if dark else theme.INK
        text.write(sheet, shown, box.center, Role.BOLD, fitting, tone, "center")
        return sheet

    image = draw.soft_shelf.get(("pill", said, fill, px, room, m.n(2)), make)
    return surface.blit(image, image.get_rect(center=middle))


def thumb(surface: Surface, m: Measure, box: Rect, deck: str, up: bool, since: float) -> None:
    """A thumb up or down at the edge of a card; `since`: seconds since the votes were shown, in which it slams down."""
    size = min(m.n(74 if not m.small else 40), round(box.w * 0.85))
    middle = (box.right, box.centery + box.h // 10)

    def make() -> Surface:
        radius = round(size * 0.56)
        badge = Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
        draw.disc(badge, (radius, radius), radius, theme.INK)
        draw.disc(badge, (radius, radius), radius - max(1, m.n(3)), theme.CREAM)
        drawing = ("tables", "bluffing-billionaires", f"thumb-{'up' if up else 'down'}-{SIGNS[deck]}.svg")
        image = draw.picture(drawing, (round(size * 0.86), round(size * 0.86)))
        badge.blit(image, image.get_rect(center=(radius, radius)))
        return badge

    image = draw.soft_shelf.get(("thumb", deck, up, size), make)
    grown = 1.0 + 0.9 * (1.0 - motion.ease_in(motion.share(since, SLAM)))
    if grown > 1.01:
        image = pygame.transform.smoothscale(
            image, (round(image.get_width() * grown), round(image.get_height() * grown))
        )
    surface.blit(image, image.get_rect(center=middle))
