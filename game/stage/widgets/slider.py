"""A slider for one value in steps."""

from collections.abc import Callable

from pygame import Rect

from game.stage import draw, text, theme
from game.stage.input import Action, Press
from game.stage.theme import Ground, Look, Role
from game.stage.widgets.base import Brush, Widget

TRACK, KNOB = 16, 40


class Slider(Widget):
    """A whole number from `least` to `most` in steps; the words for it stand at the right."""

    def __init__(
        self,
        value: int,
        on_change: Callable[[int], None],
        *,
        least: int = 0,
        most: int = 100,
        by: int = 5,
        say: Callable[[int], str] = str,
        ticks: bool = False,
        ground: Ground = Ground.PAPER,
    ) -> None:
        super().__init__()
        self.value, self.on_change = value, on_change
        self.least, self.most, self.by = least, most, by
        self.say, self.ticks, self.ground = say, ticks, ground

    def change(self, value: int) -> None:
        """Move it to a value, kept within bounds and steps, and tell if it changed."""
        value = self.least + round((value - self.least) / self.by) * self.by
        value = max(self.least, min(self.most, value))
        if value != self.value:
            self.value = value
            self.on_change(value)

    # -------------------------------------------------------------- where
    def _track(self, box: Rect) -> Rect:
        """The part of the box on which the knob's middle moves, as high as the box."""
        knob, px = self.units.px(KNOB), self.units.text(20)
        words = max(text.width(self.say(value), Role.BOLD, px) for value in (self.least, self.value, self.most))
        room = min(round(box.w * 0.45), words + self.units.px(14))
        return Rect(box.x + knob // 2, box.y, max(1, box.w - room - knob), box.h)

    def _at(self, pos: tuple[int, int]) -> int:
        track = self._track(self.seen)
        return self.least + round((pos[0] - track.x) / track.w * (self.most - self.least))

    def _knob(self, box: Rect) -> tuple[int, int]:
        track = self._track(box)
        part = (self.value - self.least) / max(1, self.most - self.least)
        return track.x + round(track.w * part), box.centery

    # -------------------------------------------------------------- use
    def press(self, pos: tuple[int, int]) -> None:
        self.change(self._at(pos))

    def drag(self, pos: tuple[int, int]) -> None:
        self.change(self._at(pos))

    def act(self, press: Press) -> bool:
        match press.action:
            case Action.LEFT:
                self.change(self.value - self.by)
            case Action.RIGHT:
                self.change(self.value + self.by)
            case Action.FIRST:
                self.change(self.least)
            case Action.LAST:
                self.change(self.most)
            case _:
                return False
        return True

    # -------------------------------------------------------------- picture
    def draw_ring(self, brush: Brush, box: Rect) -> None:
        size = brush.units.px(KNOB)
        spot = Rect(0, 0, size, size)
        spot.center = self._knob(box)
        draw.focus_ring(brush.surface, spot, size // 2, brush.units, glows=brush.ground is Ground.TABLE)

    def _paint_ticks(self, brush: Brush, track: Rect) -> None:
        units = brush.units
        ink = theme.SECOND if self.ground is Ground.PAPER else theme.PARCHMENT
        steps = (self.most - self.least) // self.by
        for step in range(steps + 1):
            x = track.x + round(track.w * step / max(1, steps))
            top = track.centery + units.px(13)
            brush.surface.fill(theme.rgb(ink), (x - units.px(1), top, units.px(3), units.px(8)))

    def paint(self, brush: Brush, box: Rect) -> None:
        units, surface, edge = brush.units, brush.surface, brush.units.px(theme.EDGE_CONTROL)
        track = self._track(box)
        if self.ticks:
            self._paint_ticks(brush, track)
        half = units.px(KNOB) // 2
        groove = Rect(track.x - half + edge, 0, track.w + 2 * half - 2 * edge, units.px(TRACK))
        groove.centery = box.centery
        draw.rounded(surface, groove, "#C9AE7C", groove.h // 2, theme.INK, edge)
        knob_x, knob_y = self._knob(box)
        full = groove.inflate(-2 * edge, -2 * edge)
        full.w = max(full.h, knob_x - full.x)
        tone = "#8A5A34" if brush.look is Look.HOVER else theme.WOOD_MIDDLE
        draw.rounded(surface, full, tone, full.h // 2)
        size = units.px({Look.HOVER: 44, Look.PRESSED: 36}.get(brush.look, KNOB))
        spot = Rect(0, 0, size, size)
        spot.center = (knob_x, knob_y)
        if not brush.flat:
            draw.shadow(surface, spot.inflate(-4, -4), units.px(5 if brush.look is Look.HOVER else 3), size // 2, 140)
        surface.blit(draw.picture(("icons", "knob.svg"), (size, size)), spot)
        ink = theme.INK if self.ground is Ground.PAPER else theme.PARCHMENT
        room = box.right - track.right - half - units.px(6)
        text.write(
            surface,
            self.say(self.value),
            (box.right, box.centery),
            Role.BOLD,
            units.text(20),
            ink,
            "midright",
            room=room,
        )
