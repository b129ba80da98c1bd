"""The list of moves at the right of a replay; the present one is lit, a press jumps to one."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence

from pygame import Rect

from game.scenes.portrait import Portrait, draw_badge
from game.scenes.replay.telling import Told
from game.stage import draw, text, theme
from game.stage.input import Action, Press
from game.stage.theme import Ground, Look, Role
from game.stage.widgets import Widget
from game.stage.widgets.base import Brush, View
from game.stage.widgets.scroller import BAR, paint_bar

FIGURE = 46


class MoveList(Widget):
    """`at` is the moment that is shown. Lines wrap; their heights are counted once for each width."""

    def __init__(self, lines: Sequence[Told], faces: Sequence[Portrait], on_choose: Callable[[int], None]) -> None:
        super().__init__()
        self.lines, self.faces, self.on_choose = tuple(lines), tuple(faces), on_choose
        self.at = 0
        self.inner = View()
        self.ground = Ground.PAPER
        self._gripped = False
        self._counted: tuple[object, list[int]] = (None, [])

    def show(self, ply: int) -> None:
        """Light the line of a moment and scroll it into sight."""
        self.at = ply
        tops = self._tops()
        row = self._row_of(ply)
        if row is not None:
            tall = tops[row + 1] - tops[row]
            self.inner.reveal(Rect(0, tops[row], 1, tall), tall * 2)

    def _row_of(self, ply: int) -> int | None:
        return next((at for at, line in enumerate(self.lines) if line.ply == ply and not line.heading), None)

    # -------------------------------------------------------------- where
    @property
    def _px(self) -> int:
        return self.units.text(19)

    def _words_room(self) -> int:
        return max(20, self.seen.w - BAR - self.units.px(24) - self._left())

    def _left(self) -> int:
        """Where words begin: after the number and the picture."""
        return text.width("000", Role.LABEL, self._px) + self.units.px(FIGURE) + self.units.px(8)

    def _tops(self) -> list[int]:
        """Where every line begins in the content, and where the last one ends."""
        key = (self.seen.size, self._px)
        if self._counted[0] != key:
            room, tops, y = self._words_room(), [], 0
            for line in self.lines:
                tops.append(y)
                rows = 1 if line.heading else len(text.wrap(line.words, Role.TEXT, self._px, room))
                y += max(self.units.px(40), rows * round(self._px * text.LEADING) + self.units.px(10))
            self._counted = (key, [*tops, y])
        tops = self._counted[1]
        self.inner.rect = Rect(self.seen)
        self.inner.content = tops[-1]
        self.inner.scroll(0)
        return tops

    def part_at(self, pos: tuple[int, int]) -> int | None:
        tops = self._tops()
        if not self.inner.rect.collidepoint(pos) or not self.lines:
            return None
        row = bisect_right(tops, pos[1] - self.inner.rect.y + self.inner.offset) - 1
        return row if 0 <= row < len(self.lines) else None

    @property
    def _bar(self) -> Rect:
        return Rect(self.seen.right - BAR, self.seen.y, BAR, self.seen.h)

    # -------------------------------------------------------------- use
    def press(self, pos: tuple[int, int]) -> None:
        self._gripped = bool(self.inner.most) and bool(self._bar.collidepoint(pos))
        if self._gripped:
            self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        if self._gripped:
            part = (pos[1] - self._bar.y) / max(1, self._bar.h)
            self.inner.scroll_to(round(part * self.inner.content - self.inner.rect.h / 2))

    def release(self, pos: tuple[int, int] | None) -> None:
        gripped, self._gripped = self._gripped, False
        row = None if pos is None or gripped else self.part_at(pos)
        if row is not None:
            self.on_choose(self.lines[row].ply)

    def wheel(self, lines: float) -> bool:
        self._tops()
        return self.inner.scroll(-round(lines * self.units.px(80)))

    def act(self, press: Press) -> bool:
        match press.action:
            case Action.UP if self.at > 0:
                self.on_choose(self.at - 1)
            case Action.DOWN if self.at < self.lines[-1].ply:
                self.on_choose(self.at + 1)
            case _:
                return False
        return True

    # -------------------------------------------------------------- picture
    def paint(self, brush: Brush, box: Rect) -> None:
        tops, surface, units = self._tops(), brush.surface, brush.units
        old = surface.get_clip()
        surface.set_clip(box.clip(old))
        for row, line in enumerate(self.lines):
            place = Rect(
                box.x, box.y + tops[row] - self.inner.offset, box.w - BAR - units.px(12), tops[row + 1] - tops[row]
            )
            if place.bottom >= box.top and place.top <= box.bottom:
                self._paint_line(brush, place, line, row)
        surface.set_clip(old)
        if self.inner.most:
            paint_bar(brush, self._bar, self.inner)

    def _paint_line(self, brush: Brush, place: Rect, line: Told, row: int) -> None:
        units, surface = brush.units, brush.surface
        if line.heading:
            at = (place.x + units.px(4), place.centery)
            text.write(surface, line.words, at, Role.TITLE, units.text(21), theme.RED_DARK, "midleft")
            return
        lit = line.ply == self.at and not line.more
        radius = units.px(8)
        if lit:
            draw.rounded(surface, place.inflate(0, -2), theme.LAMP, radius, theme.INK, units.px(2))
        elif row == self.pointed and brush.look in (Look.HOVER, Look.PRESSED):
            draw.rounded(surface, place.inflate(0, -2), theme.CREAM, radius)
        middle = place.y + units.px(5) + round(self._px * text.LEADING / 2)
        number = text.width("000", Role.LABEL, self._px)
        ink = theme.INK if lit else theme.SECOND
        if not line.more:
            text.write(surface, str(line.ply), (place.x + number, middle), Role.LABEL, self._px, ink, "midright")
        if line.seat is not None and not line.more:
            centre = (place.x + number + units.px(6 + FIGURE // 2), middle)
            draw_badge(surface, self.faces[line.seat], centre, min(units.px(30), place.h))
        left = place.x + self._left()
        top = place.y + units.px(5)
        text.paragraph(surface, line.words, (left, top), self._words_room(), Role.TEXT, self._px, theme.INK)
