"""Small things drawn on this table: numbers in pills, types in discs, empty places, panes, landing places."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.scenes.blasting_billy.cards import symbol
from game.scenes.table.measure import Measure
from game.scenes.table.stickers import Sticker
from game.stage import draw, text, theme
from game.stage.art import Art
from game.stage.theme import Colour, Role
from game.stage.units import LEAST_TEXT
from game.stage.widgets.marks import key_tag, key_tag_width

DISC, PALE, SAND = "#F9ECCF", "#E4CFA6", "#F0D9AE"
SHADE = "#2A0F08"
CAP_GROWS = 1.6
"""Up to this text size caps on cards grow half as much as text does, or they would hide what stands on the cards."""
PANE, PANE_EDGE = (26, 11, 7, 160), (246, 231, 200, 42)
PLACE, PLACE_EDGE = (20, 8, 4, 80), (246, 231, 200, 60)
GHOST = (242, 180, 65, 60)


def pill(
    m: Measure,
    middle: tuple[int, int],
    words: str,
    px: int,
    fill: Colour = theme.PARCHMENT,
    ink: Colour = theme.INK,
    pad: float = 0.5,
    most: int | None = None,
) -> Sticker:
    """A number on a column, at most so many pixels wide."""
    if most is not None:
        words, px = text.fit(words, Role.TITLE, px, max(8, most - round(px * 2 * pad)), LEAST_TEXT)
    box = Rect(0, 0, text.width(words, Role.TITLE, px) + round(px * 2 * pad), round(px * 1.42))
    box.center = middle
    drop, edge = max(2, m.n(2)), max(1, m.n(2))
    around = 3 * drop

    def make() -> Surface:
        sheet = Surface((box.w + 2 * around, box.h + 2 * around), pygame.SRCALPHA)
        spot = Rect(around, around, *box.size)
        draw.shadow(sheet, spot, drop, box.h // 2, 120)
        draw.rounded(sheet, spot, fill, box.h // 2, theme.INK, edge)
        text.write(sheet, words, spot.center, Role.TITLE, px, ink, "center")
        return sheet

    key = ("billy's pill", words, box.size, px, fill, ink, drop, edge)
    return draw.soft_shelf.get(key, make), (box.x - around, box.y - around)


def stuck(drawing: Surface, middle: tuple[int, int]) -> Sticker:
    """A drawing with its middle at a point."""
    return drawing, drawing.get_rect(center=middle).topleft


def disc(surface: Surface, art: Art, m: Measure, kind: str, middle: tuple[int, int], size: int) -> None:
    """A type as a sign: by colour and by shape."""
    draw.disc(surface, middle, size // 2, theme.INK)
    draw.disc(surface, middle, size // 2 - max(1, m.n(2)), DISC)
    stamp(surface, art, symbol(kind), middle, round(size * 0.69))


def stamp(surface: Surface, art: Art, drawing: str, middle: tuple[int, int], size: int) -> None:
    """A drawing with its middle at a point."""
    image = art.drawing(drawing, max(2, size))
    surface.blit(image, image.get_rect(center=middle))


def faint(surface: Surface, art: Art, kind: str, middle: tuple[int, int], size: int, alpha: int = 70) -> None:
    """A type that nothing lies for."""

    def make() -> Surface:
        image = art.drawing(symbol(kind), max(2, size)).copy()
        image.set_alpha(alpha)
        return image

    image = art.keep(("faint", kind, size, alpha), make)
    surface.blit(image, image.get_rect(center=middle))


def empty_place(surface: Surface, art: Art, box: Rect, kind: str, alpha: int = 70) -> None:
    """Where the first card of a type would lie."""
    radius = max(2, round(box.w * 0.07))
    draw.rounded(surface, box, PLACE, radius)
    draw.outline(surface, box, PLACE_EDGE, radius, 2 if box.w > 60 else 1)
    if kind:
        faint(surface, art, kind, box.center, round(box.w * 0.46), alpha)


def pane(surface: Surface, m: Measure, box: Rect, *, lit: bool = False) -> None:
    """A dark pane on which things are written; `lit`: whoever sits there is to move."""
    radius = m.n(18 if not m.small else 10)
    draw.rounded(surface, box, PANE, radius)
    edge: Colour = theme.LAMP if lit else PANE_EDGE
    draw.outline(surface, box, edge, radius, max(1, m.n(3 if lit else 2)))


def landing(m: Measure, box: Rect, *, near: bool) -> Sticker:
    """Where something that is picked may go; `near`: it would go there if it was let go now."""
    edge = max(2, m.n(3))

    def make() -> Surface:
        sheet = Surface((box.w + 4 * edge, box.h + 4 * edge), pygame.SRCALPHA)
        spot, radius = Rect(2 * edge, 2 * edge, *box.size), m.n(9)
        draw.rounded(sheet, spot, (242, 180, 65, 110) if near else GHOST, radius)
        draw.dashed(sheet, spot.inflate(2, 2), radius, theme.LAMP, edge, max(6, m.n(12)), max(5, m.n(9)))
        return sheet

    sheet = draw.soft_shelf.get(("billy's landing", box.size, near, edge), make)
    return sheet, (box.x - 2 * edge, box.y - 2 * edge)


def cap(m: Measure, middle: tuple[int, int], words: str) -> Sticker:
    """The little cap of a key, with its middle at a point but wholly in the window."""
    size = (19 if not m.small else 13 * m.k / m.units.scale) / min(m.units.text_size, CAP_GROWS) ** 0.5
    wide = key_tag_width(words, m.units, size)

    def make() -> Surface:
        sheet = Surface((wide, 2 * wide), pygame.SRCALPHA)
        box = key_tag(sheet, words, (wide, wide), m.units, size)
        return sheet.subsurface(box).copy()

    sheet = draw.soft_shelf.get(("billy's cap", words, wide, m.units), make)
    box = sheet.get_rect(center=middle)
    box.bottom = min(box.bottom, m.units.height - max(1, m.n(2)))
    return sheet, box.topleft
