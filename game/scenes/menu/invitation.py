"""The lamp-coloured plate beside the doors: the one thing to do next."""

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.scenes import Entry
from game.scenes.menu.poster import DRAWN
from game.stage import draw, text, theme
from game.stage.assets import asset
from game.stage.cache import Shelf
from game.stage.theme import FACES, Kind, Role
from game.stage.widgets.base import Brush, Widget
from game.stage.widgets.button import paint_face

FACE = (150, 158, 118)
"""Middle and radius of the round picture, in the poster's drawing."""

_medallions = Shelf(4 * 1024 * 1024)


class Invitation(Widget):
    """A large title, one line below, and a round picture cut from the game's poster."""

    def __init__(self, entry: Entry, title: str, line: str, on_press: Callable[[], None]) -> None:
        super().__init__()
        self.change(entry, title, line, on_press)

    def change(self, entry: Entry, title: str, line: str, on_press: Callable[[], None]) -> None:
        """Invite to something else."""
        self.entry, self.title, self.line, self.on_press = entry, title, line, on_press

    def paint(self, brush: Brush, box: Rect) -> None:
        units, surface = brush.units, brush.surface
        radius = min(units.px(18), box.h // 2)
        top = paint_face(brush, box, FACES[Kind.PRIMARY], radius, units.px(theme.LIP_BIG))
        size = max(8, top.h - 2 * units.px(8))
        spot = Rect(top.x + units.px(16), top.centery - size // 2, size, size)
        surface.blit(medallion(self.entry, size), spot)
        left = spot.right + units.px(20)
        room = max(1, top.right - units.px(18) - left)
        title_px, line_px = units.text(38), units.text(19)
        gap, lines = units.px(2), text.wrap(self.line, Role.BOLD, line_px, room)[:2]
        if len(lines) > 1:
            title_px = max(12, units.text(30))
        rest = gap + len(lines) * text.line_height(Role.BOLD, line_px)
        tall = text.line_height(Role.TITLE, title_px) + rest
        if tall > top.h:
            title_px = max(12, units.text(26))
            lines = (self.line,)
            tall = text.line_height(Role.TITLE, title_px) + gap + text.line_height(Role.BOLD, line_px)
        y = top.centery - tall // 2 - units.px(3)
        y = text.write(surface, self.title, (left, y), Role.TITLE, title_px, theme.INK, room=room).bottom + gap
        for line in lines:
            at = (left + units.px(2), y)
            y = text.write(surface, line, at, Role.BOLD, line_px, "#3D2112", room=room).bottom


def _paint_medallion(entry: Entry, size: int) -> Surface:
    across, down, reach = FACE
    scale = size / (2 * reach)
    drawing = pygame.image.load_sized_svg(str(asset(*entry.poster)), (round(DRAWN[0] * scale), round(DRAWN[1] * scale)))
    sheet = Surface((size, size), pygame.SRCALPHA)
    sheet.blit(drawing, (-round((across - reach) * scale), -round((down - reach) * scale)))
    mask = Surface((size, size), pygame.SRCALPHA)
    draw.disc(mask, (size // 2, size // 2), size // 2, "#FFFFFF")
    sheet.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    ring = Surface((size, size), pygame.SRCALPHA)
    draw.outline(ring, ring.get_rect(), theme.INK, size // 2, max(2, size // 26))
    sheet.blit(ring, (0, 0))
    return sheet


def medallion(entry: Entry, size: int) -> Surface:
    """The round picture of a game, kept."""
    return _medallions.get((entry.game, size), lambda: _paint_medallion(entry, size))
