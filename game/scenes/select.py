"""One of many: a box that shows what is chosen and opens a list below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.stage import draw, text, theme
from game.stage.input import Action, Press
from game.stage.scene import Scene, Stage
from game.stage.theme import Ground, Look, Role
from game.stage.units import LEAST_TEXT
from game.stage.widgets import ListBox, Panel, Row, Widget, key_tag
from game.stage.widgets.base import Brush
from game.stage.widgets.marks import key_tag_width

Painter = Callable[[Surface, Rect], None]
ROW = 54


@dataclass(frozen=True)
class Option:
    """One of the many: its words, and a picture if it has one."""

    label: str
    picture: Painter | None = None


class Select(Widget):
    """Shows the chosen option after a quiet word; a press opens the list of all. `chosen` is its place."""

    def __init__(
        self,
        stage: Stage,
        options: Sequence[Option],
        chosen: int,
        on_change: Callable[[int], None],
        *,
        before: str = "",
        key: int | None = None,
    ) -> None:
        super().__init__()
        self.stage, self.options, self.chosen, self.on_change = stage, tuple(options), chosen, on_change
        self.before, self.key = before, key
        self.ground = Ground.PAPER

    def set_options(self, options: Sequence[Option], chosen: int) -> None:
        """Show other options."""
        self.options, self.chosen = tuple(options), chosen

    def open(self) -> None:
        """Show the list."""
        self.stage.push(SelectList(self))

    def choose(self, at: int) -> None:
        """Choose one and tell, unless it is chosen already."""
        if at != self.chosen and 0 <= at < len(self.options):
            self.chosen = at
            self.on_change(at)

    def release(self, pos: tuple[int, int] | None) -> None:
        if pos is not None:
            self.open()

    def act(self, press: Press) -> bool:
        if press.action is not Action.CONFIRM or press.again:
            return False
        self.open()
        return True

    def paint(self, brush: Brush, box: Rect) -> None:
        units, surface = brush.units, brush.surface
        radius = min(units.px(theme.RADIUS_CONTROL), box.h // 2)
        fill = {Look.HOVER: theme.CREAM, Look.PRESSED: "#E3CE9F"}.get(brush.look, "#FBF0D8")
        draw.rounded(surface, box, fill, radius, theme.INK, units.px(theme.EDGE_CONTROL))
        px = min(units.text(21), max(LEAST_TEXT, round(box.h * 0.6)))
        right = box.right - units.px(16)
        draw.icon(surface, "down", (right - px // 2, box.centery), px, theme.INK)
        right -= px + units.px(10)
        left = box.x + units.px(16)
        if self.key is not None and box.w > px * 10:
            words = self.stage.input.names.label(self.key)
            key_tag(surface, words, (right, box.centery), units, most=round(box.h * 0.8))
            right -= key_tag_width(words, units, most=round(box.h * 0.8)) + units.px(10)
        option = self.options[self.chosen]
        if option.picture is not None:
            spot = Rect(0, 0, min(units.px(38), box.h - 6), min(units.px(38), box.h - 6))
            spot.midleft = (left, box.centery)
            option.picture(surface, spot)
            left = spot.right + units.px(10)
        label = text.width(option.label, Role.BOLD, px)
        beside = text.width(self.before, Role.TEXT, px) + units.px(10)
        if self.before and right - left > max(px * 7, beside + label):
            place = text.write(surface, self.before, (left, box.centery), Role.TEXT, px, theme.SECOND, "midleft")
            left = place.right + units.px(10)
        room = max(1, right - left)
        text.write(surface, option.label, (left, box.centery), Role.BOLD, px, theme.INK, "midleft", room=room)


class SelectList(Scene):
    """The options below their box. A press beside it closes it."""

    covers = False

    def __init__(self, box: Select) -> None:
        self.select = box

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        rows = [Row(option.label, picture=option.picture) for option in self.select.options]
        self.rows = ListBox(rows, self._choose, chosen=self.select.chosen, row=ROW)
        self.panel = Panel(stage, [self.rows])
        self.panel.set_focus(self.rows)
        self._size = stage.units.size

    def _choose(self, at: int) -> None:
        self.stage.pop(self)
        self.select.choose(at)

    def resized(self, size: tuple[int, int]) -> None:
        units, over = self.stage.units, self.select.seen
        if size != self._size:
            self.stage.pop(self)
            return
        self.rows.units = units
        pad = units.px(14)
        below, above = units.height - over.bottom - 3 * pad, over.top - 3 * pad
        wanted = self.rows.row_px * len(self.rows.rows)
        tall = min(wanted, max(below, above, self.rows.row_px))
        self.box = Rect(over.x, 0, max(over.w, units.px(240)), tall + 2 * pad)
        if tall <= below:
            self.box.top = over.bottom + units.px(4)
        else:
            self.box.bottom = over.top - units.px(4)
        self.box.clamp_ip(units.bounds)
        self.rows.rect = self.box.inflate(-2 * pad, -2 * pad)

    def event(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and not self.box.collidepoint(event.pos):
            self.stage.pop(self)
            return True
        return self.panel.event(event)

    def act(self, press: Press) -> bool:
        if self.panel.act(press):
            return True
        leaves = (Action.BACK, Action.MENU, Action.NEXT, Action.PREVIOUS)
        if press.down and not press.again and press.action in leaves:
            self.stage.pop(self)
        return press.action not in (Action.FULLSCREEN, Action.MUTE)

    def pause(self) -> None:
        self.panel.let_go()

    def update(self, dt: float) -> None:
        self.panel.update(dt)

    @property
    def moving(self) -> bool:
        return self.panel.moving

    def draw(self, surface: Surface) -> None:
        draw.paper(surface, self.box, self.stage.units, radius=14, lined=False)
        self.panel.draw(surface)
