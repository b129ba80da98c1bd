"""The sheet 'So far': the whole log over the table, newest line last."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.scenes.table.journal import Journal
from game.scenes.words import table as words
from game.stage import draw, grounds, text, theme
from game.stage.input import Action, Press
from game.stage.scene import Scene, Stage
from game.stage.theme import Ground, Kind, Role
from game.stage.units import Units
from game.stage.widgets import Button, Panel, Scroller

KEY = pygame.KSCAN_L
WIDE = 760
EDGE = 36
GAP = 0.35
"""Room between two lines, in heights of a letter."""


class SoFar(Scene):
    """A paper with the log; any way back closes it."""

    covers = False

    def __init__(self, journal: Journal) -> None:
        self.lines = [line.words for line in journal.lines] or [words.NOTHING_YET]
        newest = journal.lines[-1].step if journal.lines else -1
        self.fresh = [line.step == newest >= 0 for line in journal.lines] or [False]

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.back = Button(words.LOOK_CLOSE, self.close, kind=Kind.PRIMARY, key=Action.BACK, ground=Ground.PAPER)
        self.scroller = Scroller(self._paint_lines)
        self.controls = self.panel = Panel(stage, [self.scroller, self.back])
        self.panel.set_focus(self.back)
        stage.sound.play("page")

    def resized(self, size: tuple[int, int]) -> None:
        units = self.stage.units
        edge = units.px(EDGE)
        wide = min(units.width - 2 * units.px(16), round(units.px(WIDE) * min(1.4, units.stretch)))
        self.closed_beside = self.box = Rect(0, 0, wide, units.height - 2 * units.px(40))
        self.box.center = units.bounds.center
        tall = max(units.px(56), round(units.text(22) * 1.7))
        self.back.rect = Rect(self.box.x + edge, self.box.bottom - edge - tall, self.box.w - 2 * edge, tall)
        top = self.box.y + units.px(30) + text.line_height(Role.TITLE, units.text(38)) + units.px(12)
        room = Rect(self.box.x + edge, top, self.box.w - 2 * edge, max(8, self.back.rect.y - units.px(20) - top))
        self.px = units.text(21)
        self.gap = round(self.px * GAP)
        self.scroller.place(room, 10**6)
        inner = self.scroller.content_view.rect.w
        tops = [0]
        for line in self.lines:
            tops.append(tops[-1] + text.paragraph_height(line, Role.TEXT, self.px, inner) + self.gap)
        self.tops = tops
        self.scroller.place(room, tops[-1])
        self.scroller.content_view.scroll_to(tops[-1])

    # -------------------------------------------------------------- the stage's calls
    def event(self, event: Event) -> bool:
        if super().event(event):
            return True
        if event.type == pygame.KEYDOWN and event.scancode == KEY:
            self.close()
            return True
        return False

    def act(self, press: Press) -> bool:
        view, step = self.scroller.content_view, 2 * self.px
        if press.down and press.action in (Action.UP, Action.DOWN):
            view.scroll(-step if press.action is Action.UP else step)
            return True
        return (press.down and self.scroller.act(press)) or super().act(press)

    # -------------------------------------------------------------- picture
    def draw(self, surface: Surface) -> None:
        units = self.stage.units
        grounds.dim(surface, 140)
        draw.paper(surface, self.box, units, radius=20)
        at = (self.box.x + units.px(EDGE), self.box.y + units.px(26))
        text.write(
            surface, words.SO_FAR, at, Role.TITLE, units.text(38), theme.INK, room=self.box.w - 2 * units.px(EDGE)
        )
        self.panel.draw(surface)

    def _paint_lines(self, surface: Surface, origin: Rect, units: Units) -> None:
        for top, line, fresh in zip(self.tops, self.lines, self.fresh, strict=False):
            role, tone = (Role.BOLD, theme.RED_DARK) if fresh else (Role.TEXT, theme.INK)
            text.paragraph(surface, line, (origin.x, origin.y + top), origin.w, role, self.px, tone)
