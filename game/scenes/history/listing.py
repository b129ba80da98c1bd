"""The list of matches: headings of days, a row a match, one of them in the focus."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.scenes.kept.said import clock as time_of_day
from game.scenes.kept.said import counted, minutes, result_line, won_by_nobody
from game.scenes.signs import draw_sign
from game.scenes.words import history as words
from game.scenes.words.games import TITLES
from game.stage import draw, text, theme
from game.stage.input import Action, Press
from game.stage.theme import Ground, Look, Role
from game.stage.units import Units
from game.stage.widgets import Widget
from game.stage.widgets.base import Brush, View
from game.stage.widgets.scroller import BAR, paint_bar
from game.store import KeptMatch

ROW, HEADING = 72, 48
SHIFTS = (64, 318, 760, 1004, 1146)
"""Where the columns begin in a list of 1,160 units; the last one ends there."""
WIDE = 1160
FOCUS = "#F9E3AC"


@dataclass(frozen=True)
class Line:
    """A heading, or a match."""

    heading: str = ""
    match: KeptMatch | None = None


class MatchList(Widget):
    """Up and down move among the matches, a press chooses. `on_focus` hears where the focus is."""

    def __init__(self, on_focus: Callable[[KeptMatch], None], on_choose: Callable[[KeptMatch], None]) -> None:
        super().__init__()
        self.on_focus, self.on_choose = on_focus, on_choose
        self.lines: tuple[Line, ...] = ()
        self.at = 0
        """The place of the focus among the matches."""
        self.inner = View()
        self.ground = Ground.PAPER
        self._gripped = False

    def set_lines(self, lines: Sequence[Line]) -> None:
        """Show other matches; the focus stays on the same one if it is still there."""
        before = self.match
        self.lines = tuple(lines)
        same = [at for at, match in enumerate(self.matches) if before is not None and match.id == before.id]
        self.at = same[0] if same else 0
        if not same:
            self.inner.scroll_to(0)
        if self.match is not None:
            self.on_focus(self.match)

    @property
    def matches(self) -> list[KeptMatch]:
        """Those that are listed."""
        return [line.match for line in self.lines if line.match is not None]

    @property
    def match(self) -> KeptMatch | None:
        """The one in the focus."""
        matches = self.matches
        return matches[self.at] if self.at < len(matches) else None

    # -------------------------------------------------------------- where
    def _tall(self, line: Line) -> int:
        units = self.units
        if line.match is None:
            return max(units.px(HEADING), round(units.text(22) * 1.7))
        return max(units.px(ROW), round(units.text(22) * 1.7))

    def _places(self) -> list[tuple[Line, Rect]]:
        """Every line with its place in the content."""
        found, y = [], 0
        wide = self.seen.w - (BAR + self.units.px(16))
        for line in self.lines:
            tall = self._tall(line)
            found.append((line, Rect(0, y, max(1, wide), tall)))
            y += tall
        self.inner.rect = Rect(self.seen)
        self.inner.content = y
        self.inner.scroll(0)
        return found

    def part_at(self, pos: tuple[int, int]) -> int | None:
        places = [rect for line, rect in self._places() if line.match is not None]
        if not self.inner.rect.collidepoint(pos):
            return None
        return next((at for at, rect in enumerate(places) if self.inner.seen(rect).collidepoint(pos)), None)

    def row_rect(self, at: int) -> Rect:
        """Where a match stands in the window."""
        places = [rect for line, rect in self._places() if line.match is not None]
        return self.inner.seen(places[at])

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
        at = None if pos is None or gripped else self.part_at(pos)
        if at is None:
            return
        again = at == self.at
        self._move(at)
        if again and self.match is not None:
            self.on_choose(self.match)

    def wheel(self, lines: float) -> bool:
        self._places()
        return self.inner.scroll(-round(lines * self.units.px(ROW)))

    def _move(self, at: int) -> bool:
        at = max(0, min(len(self.matches) - 1, at))
        moved = at != self.at
        self.at = at
        places = [(line, rect) for line, rect in self._places()]
        row = next((n for n, (line, _) in enumerate(places) if line.match is self.match), None)
        if row is not None:
            above = places[row - 1][0].match is None if row else False
            self.inner.reveal(places[row][1].union(places[row - 1][1]) if above else places[row][1])
        if moved and self.match is not None:
            self.on_focus(self.match)
        return moved

    def act(self, press: Press) -> bool:
        page = max(1, self.seen.h // max(1, self.units.px(ROW)) - 1)
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
                return self._move(len(self.matches) - 1)
            case Action.CONFIRM if not press.again and self.match is not None:
                self.on_choose(self.match)
                return True
            case _:
                return False

    # -------------------------------------------------------------- picture
    def draw_ring(self, brush: Brush, box: Rect) -> None:
        """The ring goes around the row that has the focus."""

    def paint(self, brush: Brush, box: Rect) -> None:
        surface, units = brush.surface, brush.units
        old = surface.get_clip()
        room = units.px(theme.RING_AWAY + 5)
        surface.set_clip(box.inflate(2 * room, 2 * room).clip(old))
        at = -1
        for line, rect in self._places():
            at += line.match is not None
            seen = self.inner.seen(rect)
            if seen.bottom < box.top or seen.top > box.bottom:
                continue
            surface.set_clip(
                box.inflate(2 * room, 2 * room if line.match is not None and at == self.at else 0).clip(old)
            )
            if line.match is None:
                at_point = (seen.x + units.px(4), seen.centery + units.px(2))
                text.write(surface, line.heading, at_point, Role.TITLE, units.text(22), theme.RED_DARK, "midleft")
            else:
                self._paint_match(brush, seen, line.match, at)
        surface.set_clip(old)
        if self.inner.most:
            paint_bar(brush, self._bar, self.inner)

    def _paint_match(self, brush: Brush, row: Rect, match: KeptMatch, at: int) -> None:
        units, surface = brush.units, brush.surface
        box = row.inflate(0, -units.px(4))
        radius = min(units.px(theme.RADIUS_CONTROL), box.h // 2)
        if at == self.at:
            if brush.ring:
                draw.focus_ring(surface, box, radius, units, glows=False)
            draw.rounded(surface, box, FOCUS, radius, theme.INK, units.px(2))
        else:
            if at == self.pointed and brush.look in (Look.HOVER, Look.PRESSED):
                draw.rounded(surface, box, theme.CREAM, radius)
            surface.fill(theme.rgb(theme.PAPER_LINE), (row.x, row.bottom - 1, row.w, 1))
        size = min(units.px(46), box.h - 4)
        draw_sign(surface, match.game, (box.x + units.px(30), box.centery), size)
        columns = columns_of(row, units)
        px = units.text(21)
        text.write(
            surface, TITLES[match.game], (columns[0], box.centery), Role.BOLD, units.text(22), theme.INK, "midleft",
            room=columns[1] - columns[0] - units.px(16),
        )  # fmt: skip
        names_end = (columns[2] if columns[2] else columns[4] - units.px(90)) - units.px(24)
        paint_names(surface, match, Rect(columns[1], box.y, max(1, names_end - columns[1]), box.h), units)
        if columns[2]:
            colour = theme.RED_DARK if won_by_nobody(match) else theme.INK
            room = columns[3] - columns[2] - units.px(12)
            text.write(
                surface, result_line(match), (columns[2], box.centery), Role.TEXT, px, colour, "midleft", room=room
            )
            long = counted(words.MINUTES, minutes(match.played))
            text.write(surface, long, (columns[3], box.centery), Role.TEXT, px, theme.INK, "midleft")
        when = match.ended or match.changed
        clock = time_of_day(when)
        text.write(surface, clock, (columns[4], box.centery), Role.TEXT, px, theme.INK, "midright")


def columns_of(row: Rect, units: Units) -> tuple[int, int, int, int, int]:
    """Where game, names, result and length begin and the time ends; result and length are 0 where there is no room."""
    part = row.w / units.px(WIDE)
    if part / units.stretch < 0.8:
        second = row.x + max(round(row.w * 0.4), units.px(SHIFTS[0]) + 1)
        return row.x + units.px(SHIFTS[0]), second, 0, 0, row.right - units.px(14)
    first, second, third, fourth, fifth = (row.x + round(units.px(shift) * part) for shift in SHIFTS)
    return first, second, third, fourth, fifth


def paint_names(surface: Surface, match: KeptMatch, box: Rect, units: Units) -> None:
    """Winners with a star each, then the others; those that don't fit become a number. Billy has no star."""
    winners = [seat.name for seat in match.seats if seat.won]
    others = [seat.name for seat in match.seats if not seat.won]
    x, size = box.x, min(units.px(28), box.h - 4)
    if match.game == "blasting-billy" and won_by_nobody(match):
        draw_sign(surface, match.game, (x + size // 2, box.centery), size + 2)
        place = text.write(
            surface, words.BILLY, (x + size + units.px(8), box.centery), Role.BOLD, units.text(22), theme.INK, "midleft"
        )
        x = place.right + units.px(16)
    for name in winners:
        star = draw.picture(("signs", "star-win.svg"), (size, size))
        surface.blit(star, star.get_rect(midleft=(x, box.centery - 1)))
        left = x + size + units.px(8)
        room = max(1, min(box.right - left, box.w * 3 // 4))
        place = text.write(
            surface, name, (left, box.centery), Role.BOLD, units.text(22), theme.INK, "midleft", room=room
        )
        x = place.right + units.px(16)
        if x >= box.right:
            return
    if not winners and x == box.x:
        x += size + units.px(8)
    line = shortened(others, Role.TEXT, units.text(20), box.right - x)
    text.write(surface, line, (x, box.centery + 1), Role.TEXT, units.text(20), theme.SECOND, "midleft")


def shortened(names: Sequence[str], role: Role, px: int, room: int) -> str:
    """Names side by side in so many pixels; the last ones are only counted where there is no room."""
    for shown in range(len(names), -1, -1):
        left = len(names) - shown
        more = words.MORE.format(count=left) if left else ""
        line = " ".join(part for part in (", ".join(names[:shown]), more) if part)
        if text.width(line, role, px) <= room:
            return line
    return ""
