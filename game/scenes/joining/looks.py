"""Draws joining: plates, the keyboard on the table, the panel of the match or of the check that fails."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.scenes.crazy_bullets.pen import Pen
from game.scenes.crazy_bullets.sides import CLOCKWISE, FIGURE, Side
from game.scenes.joining.check import Finding, Report
from game.scenes.joining.corner import Corner, listed
from game.scenes.joining.keyboard import Cap, draw_keyboard
from game.scenes.joining.measures import across, plate_of, table_of
from game.scenes.joining.plates import Plates
from game.scenes.words import joining as words
from game.stage import theme
from game.stage.theme import Role

if TYPE_CHECKING:
    from game.scenes.joining.scene import Joining

WARNED = (Finding.LOST, Finding.GHOST)


class Looks:
    """Looks at a joining scene and draws it. `state` changes when the picture does."""

    def __init__(self, joining: Joining) -> None:
        self.joining = joining
        self.plates, self.corner = Plates(joining), Corner(joining)
        self.state: tuple[object, ...] = ()

    @property
    def pads_down(self) -> set[int]:
        """The pads whose buttons are held."""
        return self.plates.pads_down

    def follow(self) -> None:
        """Whether something is to be drawn anew, though nobody pressed anything."""
        report = self.report
        self.state = (report, frozenset(self.joining.check.down), tuple(self.joining.stage.input.pads))

    @property
    def report(self) -> Report:
        """What the check says now."""
        return self.joining.check.report(self.joining.chairs.keys, self.joining.clock())

    def label(self, scancode: int) -> str:
        """What is printed on a key."""
        return self.joining.stage.input.names.label(scancode)

    def cap_box(self, side: Side) -> Rect:
        """Where the key stands on a plate, in pixels."""
        plate = plate_of(self.joining.stand.plan, side)
        return plate.rect((16, 0, 106, plate.tall))

    def draw(self, pen: Pen) -> None:
        """Everything but the widgets."""
        report = self.report
        for side in CLOCKWISE:
            self.plates.draw(pen, side, report)
        self._table(Pen(pen.surface, table_of(pen.plan), pen.art), report)
        if self.joining.rules.open:
            self.joining.rules.draw(pen)
        else:
            self.corner.draw(pen, report, report.finding in WARNED)

    # -------------------------------------------------------------- the table
    def _table(self, pen: Pen, report: Report) -> None:
        shade, large = theme.INK, 36 if self.joining.stand.plan.small else 42
        first, second = self._heads(report)
        plan = self.joining.stand.plan
        if second:
            lamp = report.finding in (Finding.SOME, Finding.LOST, Finding.PASSED, Finding.GHOST)
            colour, role = (theme.LAMP, Role.BOLD) if lamp else (theme.CREAM, Role.TITLE)
            lines = [first] if lamp else [first, second]
            widest = max(pen.width(line, Role.TITLE, large) for line in lines)
            apart = pen.plan.text(large) * 1.12 / pen.plan.k
            size = large * min(1.0, across(plan, 366 - max(48.0, apart)) / widest)  # lines of one sentence are alike
            # larger letters need their lines further apart
            top = 366 - max(48.0 * size / large, pen.plan.text(size) * 1.12 / pen.plan.k)
            room = across(plan, top)
            pen.text(first, 960, top, size, theme.CREAM, Role.TITLE, "center", room=room, shade=shade)
            room, size = across(plan, 366), 24 if lamp else size
            pen.text(second, 960, 366, size, colour, role, "center", room=room, shade=shade)
        else:
            room = across(plan, 342)
            pen.text(first, 960, 342, large, theme.CREAM, Role.TITLE, "center", room=room, shade=shade)
        below = draw_keyboard(pen, 960, 548, self._caps(report))
        self._below(pen, report, below)

    def _heads(self, report: Report) -> tuple[str, str]:
        rekey = self.joining.rekey
        if rekey is not None:
            return words.NEW_KEY_FOR.format(name=self.joining.chairs.by_side[rekey].name), ""
        if self.joining.chairs.waiting:
            return words.TAKE_KEYS
        if self.joining.kept is not None and report.finding is Finding.NONE:
            return words.ALL_READY, ""
        count = words.NUMBERS[min(4, len(self.joining.chairs.keys))]
        match report.finding:
            case Finding.PASSED:
                return words.ALL_ARRIVE.format(all=count), words.ONE_KEY
            case Finding.WAIT:
                return words.ALL_HOLD, ""
            case Finding.SOME | Finding.LOST | Finding.GHOST:
                some = words.NUMBERS[len(report.here)].capitalize()
                return words.ALL_HOLD, words.SOME_ARRIVE.format(some=some, all=count)
            case _:
                return words.PRESS_KEY

    def _caps(self, report: Report) -> dict[int, Cap]:
        caps: dict[int, Cap] = {}
        for side in self.joining.chairs.by_side:
            for key in self.joining.chairs.keys_of(side):
                held = key in self.joining.check.down
                lost = report.finding is Finding.LOST and key in report.missing
                caps[key] = Cap(self.label(key), FIGURE[side], held, lost)
        return caps

    def _below(self, pen: Pen, report: Report, y: float) -> None:
        if report.finding is Finding.LOST:
            keys = [self.label(key) for key in sorted(report.missing)]
            line = (words.MISSING_ONE if len(keys) == 1 else words.MISSING_MORE).format(keys=listed(keys))
            wide = pen.width(line, Role.TITLE, 32)
            pen.art_at("warn", 960 - wide / 2 - 14, y + 44, 40)
            pen.text(line, 960 - wide / 2 + 14, y + 45, 32, theme.CREAM, Role.TITLE, room=500)
            return
        if report.finding is not Finding.PASSED:
            room = across(self.joining.stand.plan, y + 32)
            pen.text(words.ONE_KEY, 960, y + 32, 22, theme.CREAM, at="center", room=room)
        below = y + 32 + max(30.0, pen.plan.text(22) * 1.3 / pen.plan.k)
        pen.text(
            words.ANY_BUTTON, 960, below, 22, theme.CREAM, at="center", room=across(self.joining.stand.plan, below)
        )
