"""Looks through a pile or a hand: all its cards side by side over the dimmed table."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.scenes.words import table as words
from game.stage import draw, grounds, text, theme
from game.stage.art import Art
from game.stage.faces import Face, side
from game.stage.input import Action
from game.stage.scene import Scene, Stage
from game.stage.theme import Kind, Role
from game.stage.units import Units
from game.stage.widgets import Button, Choice, Panel, Widget

WIDEST, LEAST = 150, 26


def cards_grid(count: int, room: Rect, widest: int, gap: int) -> list[Rect]:
    """Where so many cards lie in a room: as wide as they can be, rows from the left."""
    for wide in range(widest, 3, -1):
        a_row = max(1, (room.w + gap) // (wide + gap))
        rows = ceil(count / a_row)
        if rows * (round(wide * 1.4) + gap) - gap <= room.h:
            break
    tall = round(wide * 1.4)
    return [
        Rect(room.x + (at % a_row) * (wide + gap), room.y + at // a_row * (tall + gap), wide, tall)
        for at in range(count)
    ]


class LookThrough(Scene):
    """`faces` as they fell, newest first; with `by_rank` another order can be chosen. Any click closes."""

    covers = False

    def __init__(
        self, art: Art, heading: str, line: str, faces: Sequence[Face], by_rank: Sequence[Face] | None = None
    ) -> None:
        self.art, self.heading, self.line = art, heading, line
        self.orders = [faces] if by_rank is None else [faces, by_rank]
        self.order = 0

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.back = Button(words.LOOK_CLOSE, self.close, kind=Kind.PRIMARY, key=Action.BACK)
        self.choice = Choice([words.AS_THEY_FELL, words.BY_RANK], 0, self._sort)
        widgets: list[Widget] = [self.choice, self.back] if len(self.orders) > 1 else [self.back]
        self.controls = self.panel = Panel(stage, widgets)
        self.panel.set_focus(self.back)
        stage.sound.play("page")

    def _sort(self, order: int) -> None:
        self.order = order
        self.stage.sound.play("slide", 0.6)

    # -------------------------------------------------------------- the stage's calls
    def resized(self, size: tuple[int, int]) -> None:
        units = self.stage.units
        margin = units.px(44)
        tall = max(units.px(56), round(units.text(22) * 1.7))
        wide = max(units.px(300), units.text(22) * 12)
        bottom = units.height - margin
        self.back.rect = Rect(units.width - margin - wide, bottom - tall, wide, tall)
        self.choice.rect = Rect(margin, bottom - tall, min(units.px(460) + units.text(20) * 4, units.width // 2), tall)
        top = margin + units.text(44) + units.text(21) + units.px(30)
        self.room = Rect(margin, top, units.width - 2 * margin, max(20, bottom - tall - units.px(28) - top))

    def event(self, event: Event) -> bool:
        if super().event(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            self.close()
            return True
        return False

    # -------------------------------------------------------------- picture
    def draw(self, surface: Surface) -> None:
        units = self.stage.units
        grounds.dim(surface, 228)
        left, room = units.px(44), units.width - units.px(88)
        head = text.write(
            surface, self.heading, (left, units.px(34)), Role.TITLE, units.text(44), theme.CREAM, room=room
        )
        text.write(surface, self.line, head.bottomleft, Role.TEXT, units.text(21), theme.FAINT, room=room)
        faces = self.orders[self.order]
        for box, face in zip(self._places(units, len(faces)), faces, strict=True):
            draw.shadow(surface, box, units.px(4), max(2, box.w // 14), 130)
            surface.blit(side(self.art, face, True, box.w), box)
        self.panel.draw(surface)

    def _places(self, units: Units, count: int) -> list[Rect]:
        return cards_grid(count, self.room, units.px(WIDEST), units.px(12))
