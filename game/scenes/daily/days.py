"""The last days as a wall of small sheets: a press or the arrows pick one, its deal is shown beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

from pygame import Rect, Surface

from game import forms
from game.match.daily import band
from game.scenes.kept.said import minus
from game.scenes.words import daily as words
from game.stage import draw, text, theme
from game.stage.input import Action, Press
from game.stage.theme import Ground, Look, Role
from game.stage.units import Units
from game.stage.widgets import Widget
from game.stage.widgets.base import Brush
from game.store import Day, Standing

ACROSS = 7
FILLS = {"poor": "#DE9C86", "good": theme.LAMP, "great": "#8DB868"}
"""Behind a score; the figure says the same."""
PICKED, PLAIN = "#F9E3AC", "#FBF1DA"


class DayWall(Widget):
    """The days, oldest first, seven a row. `at`: the one that is picked; `on_pick` hears when that changes."""

    def __init__(self, on_pick: Callable[[], None]) -> None:
        super().__init__()
        self.on_pick = on_pick
        self.days: tuple[Day, ...] = ()
        self.at = 0
        self.ground = Ground.PAPER

    @property
    def day(self) -> Day | None:
        """The one that is picked."""
        return self.days[self.at] if self.at < len(self.days) else None

    def set_days(self, days: Sequence[Day], picked: date) -> None:
        """Show other days and pick one, the last where it isn't among them."""
        self.days = tuple(days)
        dates = [day.day for day in days]
        self.at = dates.index(picked) if picked in dates else len(days) - 1

    def parts(self) -> list[Rect]:
        """Where the days stand in the window."""
        box, gap = self.seen, max(1, self.units.px(8))
        rows = -(-len(self.days) // ACROSS)
        wide, tall = (box.w + gap) / ACROSS, (box.h + gap) / max(1, rows)
        return [
            Rect(
                round(box.x + at % ACROSS * wide),
                round(box.y + at // ACROSS * tall),
                max(1, round(wide) - gap),
                max(1, round(tall) - gap),
            )
            for at in range(len(self.days))
        ]

    # -------------------------------------------------------------- use
    def take(self, at: int) -> None:
        self.pick(at)

    def pick(self, at: int) -> bool:
        """Pick a day by its place, if there is one."""
        if not 0 <= at < len(self.days):
            return False
        if at != self.at:
            self.at = at
            self.on_pick()
        return True

    def act(self, press: Press) -> bool:
        match press.action:
            case Action.LEFT if self.at % ACROSS:
                return self.pick(self.at - 1)
            case Action.RIGHT if self.at % ACROSS < ACROSS - 1:
                return self.pick(self.at + 1)
            case Action.UP:
                return self.pick(self.at - ACROSS)
            case Action.DOWN:
                return self.pick(self.at + ACROSS)
            case _:
                return False

    # -------------------------------------------------------------- picture
    def draw_ring(self, brush: Brush, box: Rect) -> None:
        if self.day is not None:
            cell = self.parts()[self.at]
            draw.focus_ring(brush.surface, cell, brush.units.px(8), brush.units, glows=False)

    def paint(self, brush: Brush, box: Rect) -> None:
        for at, (day, cell) in enumerate(zip(self.days, self.parts(), strict=True)):
            hovered = at == self.pointed and brush.look in (Look.HOVER, Look.PRESSED)
            self._paint_day(brush.surface, brush.units, day, cell, (at == self.at, hovered))

    def _paint_day(self, surface: Surface, units: Units, day: Day, cell: Rect, marked: tuple[bool, bool]) -> None:
        picked, hovered = marked
        today = day is self.days[-1]
        fill = theme.LAMP if picked else PICKED if hovered else PLAIN
        edge = theme.INK if picked or today else theme.PAPER_LINE
        draw.rounded(surface, cell, fill, units.px(8), edge, max(1, units.px(3 if picked or today else 2)))
        px = min(units.text(18), max(9, cell.w // 3))
        room = max(1, cell.w - units.px(6))
        head = words.TODAY if today else forms.DAYS[day.day.weekday()][:3]
        ink = theme.INK if picked else theme.SECOND
        name = text.write(
            surface, head, (cell.centerx, cell.y + units.px(5)), Role.LABEL, px, ink, "midtop", room=room, least=9
        )
        below = name.bottom
        if cell.h > px * 4.6:
            at = (cell.centerx, name.bottom - units.px(2))
            number = text.write(surface, str(day.day.day), at, Role.BOLD, px, ink, "midtop", room=room)
            below = number.bottom
        middle = (cell.centerx, (below + cell.bottom - units.px(4)) // 2)
        size = max(6, min(units.px(62), cell.w - units.px(8), cell.bottom - below - units.px(6)))
        paint_standing(surface, units, day, middle, size)


def paint_standing(surface: Surface, units: Units, day: Day, middle: tuple[int, int], size: int) -> None:
    """How a day stands, as a round sign of so many pixels: its score, or a picture where there is none."""
    edge = max(1, size // 18)
    match day.standing:
        case Standing.COUNTED if day.outcome is not None and day.outcome.score is not None:
            score = day.outcome.score
            draw.disc(surface, middle, size // 2, theme.INK)
            draw.disc(surface, middle, size // 2 - edge, FILLS[band(score)])
            px = max(9, size * 5 // 8)
            text.write(
                surface, minus(score), middle, Role.TITLE, px, theme.INK, "center", room=size - 2 * edge, least=8
            )
        case Standing.COUNTED:
            draw.disc(surface, middle, size // 2, theme.INK)
            draw.disc(surface, middle, size // 2 - edge, theme.RED_DARK)
            draw.icon(surface, "close", middle, max(6, size // 2), theme.RED_WORDS)
        case Standing.IN_PLAY:
            draw.icon(surface, "hourglass", middle, max(6, size * 3 // 4), theme.INK)
        case Standing.PRACTICE:
            draw.icon(surface, "undo", middle, max(6, size * 5 // 8), theme.SECOND)
        case _:
            line = Rect(0, 0, max(4, size // 3), max(1, units.px(3)))
            line.center = middle
            surface.fill(theme.rgb(theme.PAPER_LINE), line)
