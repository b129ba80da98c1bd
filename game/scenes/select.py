"""One of many: a box that shows what is chosen and opens a list below it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.stage import draw, text, theme
from game.stage.input import Action, Press
from game.stage.scene import Scene, Stage
from game.stage.theme import Ground, Look, Role
from game.stage.units import LEAST_TEXT, Units
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


LIST_CLOSED_BY = (Action.BACK, Action.MENU, Action.NEXT, Action.PREVIOUS)
"""What closes a list that has dropped down from its box."""


def drop_down(rows: ListBox, over: Rect, units: Units, least: float) -> Rect:
    """The paper of a list below its box, or above it where there is more room; at least `least` units wide."""
    rows.units = units
    pad = units.px(14)
    below, above = units.height - over.bottom - 3 * pad, over.top - 3 * pad
    tall = min(rows.row_px * len(rows.rows), max(below, above, rows.row_px))
    box = Rect(over.x, 0, max(over.w, units.px(least)), tall + 2 * pad)
    if tall <= below:
        box.top = over.bottom + units.px(4)
    else:
        box.bottom = over.top - units.px(4)
    box.clamp_ip(units.bounds)
    rows.rect = box.inflate(-2 * pad, -2 * pad)
    return box


class SelectList(Scene):
    """The options below their box. A press beside it closes it."""

    covers = False
    closed_by = LIST_CLOSED_BY

    def __init__(self, box: Select) -> None:
        self.select = box

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        rows = [Row(option.label, picture=option.picture) for option in self.select.options]
        self.rows = ListBox(rows, self._choose, chosen=self.select.chosen, row=ROW)
        self.controls = self.panel = Panel(stage, [self.rows])
        self.panel.set_focus(self.rows)
        self._size = stage.units.size

    def _choose(self, at: int) -> None:
        self.stage.pop(self)
        self.select.choose(at)

    def resized(self, size: tuple[int, int]) -> None:
        if size != self._size:
            self.close()
            return
        self.closed_beside = self.box = drop_down(self.rows, self.select.seen, self.stage.units, 240)

    def draw(self, surface: Surface) -> None:
        draw.paper(surface, self.box, self.stage.units, radius=14, lined=False)
        self.panel.draw(surface)
