"""Two small widgets of the set-up: an arrow, and a face that changes when it is pressed."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from game.scenes.portrait import Portrait, draw_portrait
from game.stage import draw, theme
from game.stage.theme import Ground, Look
from game.stage.widgets import Widget
from game.stage.widgets.base import Brush

BRASS = {Look.HOVER: "#E9B95C", Look.PRESSED: "#B98630"}


class Arrow(Widget):
    """An arrow to press: on a plate of its own, or where a field draws one already."""

    def __init__(self, icon: str, on_press: Callable[[], None], *, plate: bool = False) -> None:
        super().__init__()
        self.icon, self.on_press, self.plate = icon, on_press, plate
        self.ground = Ground.PAPER

    def paint(self, brush: Brush, box: Rect) -> None:
        units = brush.units
        if self.plate:
            fill = BRASS.get(brush.look, "#D9A441")
            draw.rounded(brush.surface, box, fill, units.px(10), theme.INK, units.px(theme.EDGE_CONTROL))
            draw.icon(brush.surface, self.icon, box.center, round(min(box.w, box.h) * 0.56), theme.INK)
            return
        if not brush.ring and brush.look not in (Look.HOVER, Look.PRESSED):
            return  # The field draws it.
        draw.rounded(brush.surface, box.inflate(-units.px(8), -units.px(8)), "#E9D5A8", units.px(8))
        draw.icon(brush.surface, self.icon, (box.right - units.px(26), box.centery), units.px(24), theme.NOTE)


class FaceButton(Widget):
    """A portrait in its window; where there are others, a press takes the next one."""

    def __init__(self, portrait: Portrait, on_press: Callable[[], None] | None) -> None:
        super().__init__()
        self.portrait, self.on_press = portrait, on_press
        self.ground = Ground.PAPER
        self.takes_focus = on_press is not None

    def paint(self, brush: Brush, box: Rect) -> None:
        spot = box.move(0, brush.units.px(2)) if brush.look is Look.PRESSED else box
        radius = min(brush.units.px(theme.RADIUS_CONTROL), box.h // 2)
        draw_portrait(brush.surface, spot, self.portrait, radius, max(1, brush.units.px(theme.EDGE_CONTROL)), 12)
