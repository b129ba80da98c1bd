"""The three buttons at the hand: to Billy, keep, into the box. Dim until a card is picked."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from game.scenes.table.head import folded, small_scale
from game.stage import draw, text, theme
from game.stage.theme import FACES, Kind, Role
from game.stage.units import LEAST_TEXT
from game.stage.widgets import Button
from game.stage.widgets.base import Brush
from game.stage.widgets.button import paint_face
from game.stage.widgets.marks import key_tag, key_tag_width


class PlaceButton(Button):
    """A button with a coloured drawing. `short`: what it says where there is little room."""

    def __init__(
        self, label: str, short: str, drawing: tuple[str, ...], on_press: Callable[[], None], kind: Kind, key_words: str
    ) -> None:
        super().__init__(label, on_press, kind=kind, key_words=key_words)
        self.short, self.drawing = short, drawing

    def paint(self, brush: Brush, box: Rect) -> None:
        around = brush.units.px(26)

        def make() -> Surface:
            sheet = Surface((box.w + 2 * around, box.h + 2 * around), pygame.SRCALPHA)
            self._paint(replace(brush, surface=sheet), Rect(around, around, *box.size))
            return sheet

        look = (brush.units, brush.look, brush.flat, self.label, self.short, self.drawing, self.kind, self.key_words)
        sheet = draw.soft_shelf.get(("place button", box.size, look), make)
        brush.surface.blit(sheet, (box.x - around, box.y - around))

    def _paint(self, brush: Brush, box: Rect) -> None:
        units, surface, face = brush.units, brush.surface, FACES[self.kind]
        spot = paint_face(brush, box, face, min(units.px(theme.RADIUS_BUTTON), box.h // 2), units.px(theme.LIP))
        size = round(spot.h * 0.8)
        image = draw.picture(self.drawing, (size, size))
        surface.blit(image, image.get_rect(center=(spot.x + round(spot.h * 0.62), spot.centery)))
        tag_size = 18 if not folded(units) else 13 * small_scale(units) / units.scale
        most = round(spot.h * 0.7)
        wide = key_tag_width(self.key_words, units, tag_size, most)
        right = spot.right - round(spot.h * 0.16)
        ink = theme.PARCHMENT if face.words == theme.INK else face.words
        key_tag(surface, self.key_words, (right, spot.centery), units, tag_size, ink=ink, fill=face.tag, most=most)
        left = spot.x + round(spot.h * 1.14)
        room = max(1, right - wide - round(spot.h * 0.08) - left)
        px = round(16 * small_scale(units) * units.text_size) if folded(units) else units.text(21)
        px = max(LEAST_TEXT, min(px, round(spot.h * 0.42)))
        label = self.label if text.width(self.label, Role.BOLD, px) <= room else self.short
        text.write(surface, label, (left, spot.centery), Role.BOLD, px, face.words, "midleft", room=room)
