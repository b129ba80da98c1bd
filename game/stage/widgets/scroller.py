"""A view into something taller than its place, with a bar at the right."""

from collections.abc import Callable

from pygame import Rect, Surface

from game.stage import draw, theme
from game.stage.input import Action, Press
from game.stage.theme import Look
from game.stage.units import Units
from game.stage.widgets.base import Brush, View, Widget

BAR = 20
"""Width of the bar in pixels; it stays broad enough for a finger of the mouse in small windows."""
LINE = 56
Painter = Callable[[Surface, Rect, Units], None]


def knob_of(bar: Rect, view: View) -> Rect:
    """Where the knob stands in a bar."""
    tall = max(min(24, bar.h), round(bar.h * min(1.0, view.rect.h / max(1, view.content))))
    top = bar.y + (round((bar.h - tall) * view.offset / view.most) if view.most else 0)
    return Rect(bar.x, top, bar.w, tall)


def paint_bar(brush: Brush, bar: Rect, view: View, ring: bool = False) -> None:
    """The bar with its knob."""
    surface, edge = brush.surface, max(1, brush.units.px(3))
    draw.rounded(surface, bar, "#DFC896", bar.w // 2, "#B99A66", max(1, brush.units.px(2)))
    knob = knob_of(bar, view)
    if ring:
        draw.focus_ring(surface, knob, knob.w // 2, brush.units, glows=False)
    fill = {Look.HOVER: "#FFC95C", Look.PRESSED: "#C4802A"}.get(brush.look, theme.LAMP)
    draw.rounded(surface, knob, fill, knob.w // 2, theme.INK, edge)
    for away in (-6, 0, 6):
        surface.fill(theme.rgb(theme.INK), (knob.centerx - 3, knob.centery + away - 1, 6, 2))


class Scroller(Widget):
    """Shows a part of what `paint_content(surface, origin, units)` draws, `view.content` pixels high.

    Widgets whose `view` is this scroller's view scroll along; the panel reveals the one that has the focus.
    """

    def __init__(self, paint_content: Painter | None = None) -> None:
        super().__init__()
        self.content_view = View()
        self.paint_content = paint_content
        self.takes_focus = False
        """Set it to True where nothing inside takes the focus (a page of text)."""
        self._grip: int | None = None

    def place(self, rect: Rect, content: int) -> None:
        """Stand here in pixels, with a content of this height; the bar takes 20 px at the right if it is needed."""
        self.rect = Rect(rect)
        wide = rect.w - (BAR + 8 if content > rect.h else 0)
        self.content_view.rect = Rect(rect.x, rect.y, max(1, wide), rect.h)
        self.content_view.content = content
        self.content_view.scroll(0)

    @property
    def bar(self) -> Rect:
        """Where the bar stands."""
        return Rect(self.rect.right - BAR, self.rect.y, BAR, self.rect.h)

    def hit(self, pos: tuple[int, int]) -> bool:
        return self.shown and bool(self.content_view.most) and bool(self.bar.collidepoint(pos))

    # -------------------------------------------------------------- use
    def press(self, pos: tuple[int, int]) -> None:
        knob = knob_of(self.bar, self.content_view)
        if knob.collidepoint(pos):
            self._grip = pos[1] - knob.y
        else:
            self._grip = knob.h // 2
            self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        view, bar = self.content_view, self.bar
        way = bar.h - knob_of(bar, view).h
        if self._grip is not None and way > 0:
            view.scroll_to(round((pos[1] - self._grip - bar.y) / way * view.most))

    def release(self, pos: tuple[int, int] | None) -> None:
        self._grip = None

    def wheel(self, lines: float) -> bool:
        return self.content_view.scroll(-round(lines * LINE))

    def act(self, press: Press) -> bool:
        view = self.content_view
        page = max(LINE, view.rect.h - LINE)
        match press.action:
            case Action.UP if self.takes_focus:
                return view.scroll(-LINE)
            case Action.DOWN if self.takes_focus:
                return view.scroll(LINE)
            case Action.PAGE_UP:
                return view.scroll(-page)
            case Action.PAGE_DOWN:
                return view.scroll(page)
            case Action.FIRST:
                return view.scroll_to(0)
            case Action.LAST:
                return view.scroll_to(view.most)
            case _:
                return False

    # -------------------------------------------------------------- picture
    def draw_ring(self, brush: Brush, box: Rect) -> None:
        """The ring goes around the knob."""

    def paint(self, brush: Brush, box: Rect) -> None:
        view = self.content_view
        if self.paint_content is not None:
            old = brush.surface.get_clip()
            brush.surface.set_clip(view.rect.clip(old))
            origin = view.seen(Rect(0, 0, view.rect.w, view.content))
            self.paint_content(brush.surface, origin, brush.units)
            brush.surface.set_clip(old)
        if view.most:
            paint_bar(brush, self.bar, view, brush.ring)
