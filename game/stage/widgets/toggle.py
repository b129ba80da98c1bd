"""A switch that says in words whether it is on."""

from collections.abc import Callable

from pygame import Rect

from game.stage import draw, text, theme, words
from game.stage.input import Action, Press
from game.stage.theme import Ground, Look, Role
from game.stage.widgets.base import Brush, Widget

TRACK = (76, 40)


class Toggle(Widget):
    """On or off. The track stands at the left of its box, the word right of it."""

    def __init__(self, on: bool, on_change: Callable[[bool], None], *, ground: Ground = Ground.PAPER) -> None:
        super().__init__()
        self.on, self.on_change, self.ground = on, on_change, ground

    def switch(self) -> None:
        """Turn it over and tell."""
        self.on = not self.on
        self.on_change(self.on)

    def release(self, pos: tuple[int, int] | None) -> None:
        if pos is not None:
            self.switch()

    def act(self, press: Press) -> bool:
        wanted = {Action.CONFIRM: not self.on, Action.LEFT: False, Action.RIGHT: True}.get(press.action, self.on)
        if wanted == self.on or (press.again and press.action is Action.CONFIRM):
            return press.action in (Action.LEFT, Action.RIGHT) and press.again
        self.flash()
        self.switch()
        return True

    @staticmethod
    def _track(brush: Brush, box: Rect) -> Rect:
        track = Rect(box.x, 0, brush.units.px(TRACK[0]), brush.units.px(TRACK[1]))
        track.centery = box.centery
        return track

    def draw_ring(self, brush: Brush, box: Rect) -> None:
        track = self._track(brush, box)
        draw.focus_ring(brush.surface, track, track.h // 2, brush.units, glows=brush.ground is Ground.TABLE)

    def _tone(self, look: Look) -> str:
        match look, self.on:
            case Look.HOVER, True:
                return "#2A918A"
            case Look.HOVER, False:
                return "#9C886C"
            case Look.PRESSED, True:
                return "#155D58"
            case Look.PRESSED, False:
                return "#6E5C46"
            case _, True:
                return theme.TEAL
            case _:
                return "#8A765C"

    def paint(self, brush: Brush, box: Rect) -> None:
        units, surface = brush.units, brush.surface
        track = self._track(brush, box)
        draw.rounded(surface, track, self._tone(brush.look), track.h // 2, theme.INK, units.px(theme.EDGE_CONTROL))
        half = track.h // 2
        if self.on:
            draw.icon(
                surface, "check", (track.x + round(track.h * 0.6), track.centery), round(track.h * 0.6), theme.CREAM
            )
        else:
            draw.icon(
                surface,
                "minus",
                (track.right - round(track.h * 0.6), track.centery),
                round(track.h * 0.55),
                theme.CREAM,
            )
        knob = draw.picture(("icons", "knob.svg"), (units.px(42), units.px(42)))
        middle = (track.right - half if self.on else track.x + half, track.centery)
        surface.blit(knob, knob.get_rect(center=middle))
        ink = theme.INK if self.ground is Ground.PAPER else theme.PARCHMENT
        at = (track.right + units.px(12), track.centery)
        text.write(surface, words.ON if self.on else words.OFF, at, Role.BOLD, units.text(20), ink, "midleft")
