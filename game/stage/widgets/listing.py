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
        self.pointed: int | None = None
        self.inner = View()
        self.ground = Ground.PAPER
        self._row_px = 1

    def set_rows(self, rows: Sequence[Row], chosen: int = -1) -> None:
        """Show other rows."""
        self.rows, self.chosen = tuple(rows), chosen
        self.at = max(0, min(self.at, len(self.rows) - 1))

    def choose(self, at: int) -> None:
        """Choose a row, or say why that can't be."""
        if not 0 <= at < len(self.rows):
            return
        self.at = at
        if self.rows[at].why_not:
            if self.refuse:
                self.refuse(self.rows[at].why_not)
            return
        self.chosen = at
        self.on_choose(at)

    # -------------------------------------------------------------- where
    def measure(self, row_px: int) -> None:
        """Rows are so many pixels high from now on; done before each drawing and by tests."""
        self._row_px = max(1, row_px)
        self.inner.rect = Rect(self.seen)
        self.inner.content = self._row_px * len(self.rows)
        self.inner.scroll(0)

    def _row_at(self, pos: tuple[int, int]) -> int | None:
        self.measure(self._row_px)
        at = (pos[1] - self.inner.rect.y + self.inner.offset) // self._row_px
        return at if self.inner.rect.collidepoint(pos) and 0 <= at < len(self.rows) else None

    def row_rect(self, at: int) -> Rect:
        """Where a row stands in the window."""
        bar = BAR if self.inner.most else 0
        return self.inner.seen(Rect(0, at * self._row_px, self.inner.rect.w - bar, self._row_px))

    # -------------------------------------------------------------- use
    def hover(self, pos: tuple[int, int] | None) -> bool:
        pointed = None if pos is None else self._row_at(pos)
        changed = pointed != self.pointed
        self.pointed = pointed
        return changed

    def release(self, pos: tuple[int, int] | None) -> None:
        at = None if pos is None else self._row_at(pos)
        if at is not None:
            self.choose(at)

    def wheel(self, lines: float) -> bool:
        return self.inner.scroll(-round(lines * self._row_px))

    def _move(self, at: int) -> bool:
        at = max(0, min(len(self.rows) - 1, at))
        moved = at != self.at
        self.at = at
        self.inner.reveal(Rect(0, at * self._row_px, 1, self._row_px))
        return moved

    def act(self, press: Press) -> bool:
        page = max(1, self.inner.rect.h // self._row_px - 1)
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
        row_px = max(brush.units.px(self.row), round(brush.units.text(21) * 1.5))
        self.measure(row_px)
        view, old = self.inner, brush.surface.get_clip()
        moved = Rect(box)
        shift = (moved.x - view.rect.x, moved.y - view.rect.y)
        room = brush.units.px(12)
        brush.surface.set_clip(moved.inflate(2 * room, 2 * room if not view.most else 0).clip(old))
        first = view.offset // row_px
        last = min(len(self.rows), (view.offset + view.rect.h) // row_px + 1)
        for at in sorted(range(first, last), key=lambda at: at == self.at):
            self._paint_row(brush, self.row_rect(at).move(shift), at)
        brush.surface.set_clip(old)
        if view.most:
            paint_bar(brush, Rect(moved.right - BAR, moved.y, BAR, moved.h), view)

    def _paint_row(self, brush: Brush, box: Rect, at: int) -> None:
        units, surface, row = brush.units, brush.surface, self.rows[at]
        box = box.inflate(0, -units.px(4))
        radius = min(units.px(theme.RADIUS_CONTROL), box.h // 2)
        focused = brush.ring and at == self.at
        if focused:
            box = box.inflate(-units.px(10), -units.px(10))
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
