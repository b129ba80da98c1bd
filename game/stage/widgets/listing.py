"""A list of rows to choose from; scrolls by itself when it is longer than its box."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.stage import draw, text, theme
from game.stage.input import Action, Press
from game.stage.theme import Ground, Look, Role
from game.stage.widgets.base import Brush, View, Widget
from game.stage.widgets.scroller import BAR, paint_bar

ROW = 60
Painter = Callable[[Surface, Rect], None]


@dataclass(frozen=True)
class Row:
    """One line of a list: title, second line, words at the right end, an icon or a picture of one's own."""

    title: str
    second: str = ""
    end: str = ""
    icon: str | None = None
    picture: Painter | None = None
    why_not: str = ""
    """Why it can't be chosen, "" if it can."""


class ListBox(Widget):
    """Rows; up and down move among them, a press chooses. `chosen` is drawn dark, -1 for none."""

    def __init__(
        self,
        rows: Sequence[Row],
        on_choose: Callable[[int], None],
        *,
        chosen: int = -1,
        row: float = ROW,
        refuse: Callable[[str], None] | None = None,
    ) -> None:
        super().__init__()
        self.rows, self.on_choose, self.chosen = tuple(rows), on_choose, chosen
        self.row = row
        self.refuse = refuse
        self.at = max(0, chosen)
        """The row that the focus is on."""
        self.inner = View()
        self.ground = Ground.PAPER

    def set_rows(self, rows: Sequence[Row], chosen: int = -1) -> None:
        """Show other rows."""
        self.rows, self.chosen = tuple(rows), chosen
        self.at = max(0, min(self.at, len(self.rows) - 1))
        self._fit_view()

    def choose(self, at: int) -> None:
        """Choose a row, or say why that can't be."""
        if not 0 <= at < len(self.rows):
            return
        self.at = at
        if self.rows[at].why_not:
            if self.refuse is not None:
                self.refuse(self.rows[at].why_not)
            return
        self.chosen = at
        self.on_choose(at)

    # -------------------------------------------------------------- where
    @property
    def row_px(self) -> int:
        """How high a row is in pixels: as designed, but never too low for its words."""
        return max(self.units.px(self.row), round(self.units.text(21) * (2.3 if self._tall else 1.5)))

    @property
    def _tall(self) -> bool:
        return any(row.second for row in self.rows)

    def _fit_view(self) -> View:
        """The view onto the rows, for the present place and number of rows."""
        self.inner.rect = Rect(self.seen)
        self.inner.content = self.row_px * len(self.rows)
        self.inner.scroll(0)
        return self.inner

    def part_at(self, pos: tuple[int, int]) -> int | None:
        view = self._fit_view()
        at = (pos[1] - view.rect.y + view.offset) // self.row_px
        return at if view.rect.collidepoint(pos) and 0 <= at < len(self.rows) else None

    def row_rect(self, at: int) -> Rect:
        """Where a row stands in the window."""
        view = self._fit_view()
        bar = BAR + 8 if view.most else 0
        return view.seen(Rect(0, at * self.row_px, view.rect.w - bar, self.row_px))

    # -------------------------------------------------------------- use
    def take(self, at: int) -> None:
        self.choose(at)

    def wheel(self, lines: float) -> bool:
        return self._fit_view().scroll(-round(lines * self.row_px))

    def _move(self, at: int) -> bool:
        at = max(0, min(len(self.rows) - 1, at))
        moved = at != self.at
        self.at = at
        self._fit_view().reveal(Rect(0, at * self.row_px, 1, self.row_px))
        return moved

    def act(self, press: Press) -> bool:
        page = max(1, self._fit_view().rect.h // self.row_px - 1)
        match press.action:
            case Action.UP:
                return self._move(self.at - 1)
            case Action.DOWN:
                return self._move(self.at + 1)
            case Action.PAGE_UP:
                return self._move(self.at - page)
            case Action.PAGE_DOWN:
                return self._move(self.at + page)
            case Action.FIRST:
                return self._move(0)
            case Action.LAST:
                return self._move(len(self.rows) - 1)
            case Action.CONFIRM if not press.again:
                self.choose(self.at)
                return True
            case _:
                return False

    # -------------------------------------------------------------- picture
    def draw_ring(self, brush: Brush, box: Rect) -> None:
        """The ring goes around the row that has the focus, with the rows."""

    def paint(self, brush: Brush, box: Rect) -> None:
        view, old, row_px = self._fit_view(), brush.surface.get_clip(), self.row_px
        shift = (box.x - view.rect.x, box.y - view.rect.y)
        room = brush.units.px(theme.RING_AWAY + 2)
        first = view.offset // row_px
        last = min(len(self.rows), (view.offset + view.rect.h + row_px - 1) // row_px)
        for at in sorted(range(first, last), key=lambda at: at == self.at):
            ringed = brush.ring and at == self.at
            brush.surface.set_clip((box.inflate(2 * room, 2 * room) if ringed or not view.most else box).clip(old))
            self._paint_row(brush, self.row_rect(at).move(shift), at)
        brush.surface.set_clip(old)
        if view.most:
            paint_bar(brush, Rect(box.right - BAR, box.y, BAR, box.h), view)

    def _paint_row(self, brush: Brush, box: Rect, at: int) -> None:
        units, surface, row = brush.units, brush.surface, self.rows[at]
        box = box.inflate(0, -units.px(4))
        radius = min(units.px(theme.RADIUS_CONTROL), box.h // 2)
        focused = brush.ring and at == self.at
        if focused:
            draw.focus_ring(surface, box, radius, units, glows=False)
            draw.rounded(surface, box, "#F9E7BC", radius, theme.INK, units.px(2))
        elif at == self.pointed and brush.look in (Look.HOVER, Look.PRESSED) and not row.why_not:
            draw.rounded(surface, box, theme.CREAM if brush.look is Look.HOVER else "#DCC291", radius)
        ink, second = theme.INK, theme.SECOND
        if at == self.chosen:
            draw.rounded(surface, box, theme.WOOD_DARK, radius)
            ink, second = theme.CREAM, theme.SECOND_LIGHT
        self._paint_words(brush, box, row, ink, second)

    @staticmethod
    def _paint_words(brush: Brush, box: Rect, row: Row, ink: str, second: str) -> None:
        units, surface = brush.units, brush.surface
        left, right = box.x + units.px(14), box.right - units.px(14)
        if row.icon:
            size = units.px(30)
            draw.icon(surface, row.icon, (left + size // 2, box.centery), size, ink)
            left += size + units.px(14)
        if row.picture:
            size = min(units.px(44), box.h - 2)
            spot = Rect(left, 0, size, size)
            spot.centery = box.centery
            row.picture(surface, spot)
            left += size + units.px(10)
        if row.end:
            end = text.write(surface, row.end, (right, box.centery), Role.BOLD, units.text(18), second, "midright")
            right = end.x - units.px(10)
        room = max(1, right - left)
        if not row.second:
            text.write(surface, row.title, (left, box.centery), Role.BOLD, units.text(21), ink, "midleft", room=room)
            return
        first_px, second_px = units.text(21), units.text(18)
        text.write(
            surface,
            row.title,
            (left, box.centery - round(second_px * 0.6)),
            Role.BOLD,
            first_px,
            ink,
            "midleft",
            room=room,
        )
        text.write(
            surface,
            row.second,
            (left, box.centery + round(first_px * 0.62)),
            Role.TEXT,
            second_px,
            second,
            "midleft",
            room=room,
        )
