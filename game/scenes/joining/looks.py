"""Draws joining: plates, the keyboard on the table, the panel of the match or of the check that fails."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.scenes.crazy_bullets.pen import BROWN, DEEP, Pen
from game.scenes.crazy_bullets.plan import FULL
from game.scenes.crazy_bullets.plates import frame
from game.scenes.crazy_bullets.sides import CLOCKWISE, FIGURE, Side
from game.scenes.joining.again import Again
from game.scenes.joining.chairs import Chair
from game.scenes.joining.check import Finding, Report
from game.scenes.joining.keyboard import Cap, draw_keyboard
from game.scenes.words import joining as words
from game.stage import draw, theme
from game.stage.theme import Role

if TYPE_CHECKING:
    from game.scenes.joining.scene import Joining

GOOD_INK, FADED = "#3F5A22", "#8F633B"
WARNED = (Finding.LOST, Finding.GHOST)


class Looks:
    """Looks at a joining scene and draws it. `state` changes when the picture does."""

    def __init__(self, joining: Joining) -> None:
        self.joining = joining
        self.pads_down: set[int] = set()
        self.state: tuple[object, ...] = ()

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
        plan = self.joining.stand.plan
        x, y, _, tall = plan.plate_box(side)
        return plan.rect((x + 16, y, 106, tall))

    # -------------------------------------------------------------- all of it
    def draw(self, pen: Pen) -> None:
        """Everything but the widgets."""
        report = self.report
        for side in CLOCKWISE:
            chair = self.joining.chairs.by_side.get(side)
            if chair is None and self.joining.kept is None:
                self._free(pen, side)
            elif chair is None:
                continue
            elif chair.waiting:
                self._waiting(pen, side, chair)
            else:
                self._plate(pen, side, chair, report)
        self._table(pen, report)
        if self.joining.rules.open:
            self.joining.rules.draw(pen)
        elif report.finding in WARNED:
            self._warning(pen, report)
        else:
            self._match(pen, report)

    # -------------------------------------------------------------- plates
    def _free(self, pen: Pen, side: Side) -> None:
        x, y = self._empty(pen, side)
        pen.art_at("keycap", x + 68, y + 76, 92)
        pen.text("?", x + 68, y + 68, 44, FADED, Role.TITLE, "center")
        pen.text(words.FREE_SEAT, x + 126, y + 42, 31, theme.CREAM, Role.TITLE, room=232)

    def _waiting(self, pen: Pen, side: Side, chair: Chair) -> None:
        """Somebody of a match that was left, still without a key: the one of last time is offered."""
        x, y = self._empty(pen, side)
        asked = self.joining.rekey is side
        if chair.offered_pad:
            pen.art_at("pad", x + 68, y + 74, 84)
            line = words.YOUR_PAD
        else:
            known = chair.offered and not asked
            label = self.label(chair.offered[0]) if known else "?"
            pen.cap(label, x + 68, y + 76, 92, FADED)
            line = words.AS_LAST_TIME.format(key=label) if known else words.ANY_KEY
        pen.text(line, x + 127, y + 86, 20, theme.LAMP if asked else theme.CREAM, room=236)
        pen.text(chair.name, x + 126, y + 44, 31, theme.CREAM, Role.TITLE, room=236)
        if chair.handicap:
            pen.text(words.HANDICAP.format(ms=chair.handicap), x + 127, y + 116, 20, theme.CREAM, room=236)

    def _empty(self, pen: Pen, side: Side) -> tuple[float, float]:
        """The dashed place of a plate; answers its corner."""
        x, y, wide, tall = pen.plan.plate_box(side)
        pen.box((x, y, wide, tall), (40, 22, 12, 150), 16)
        inner = pen.plan.rect((x + 5, y + 5, wide - 10, tall - 10))
        draw.dashed(pen.surface, inner, pen.plan.n(14), theme.PARCHMENT, pen.plan.n(4), pen.plan.n(15), pen.plan.n(11))
        return x, y

    def _plate(self, pen: Pen, side: Side, chair: Chair, report: Report) -> None:
        x, y, _, _ = box = pen.plan.plate_box(side)
        keys = self.joining.chairs.keys_of(side)
        down = any(key in self.joining.check.down for key in keys) or chair.pad in self.pads_down
        lost = report.finding is Finding.LOST and chair.key in report.missing
        gone = self._pad_is_gone(chair)
        asked = self.joining.rekey is side
        frame(pen, box, down or asked, lost or gone)
        self._drawn_key(pen, x, y, chair, keys, asked)
        note, mark = self._note(side, chair, report, down, lost, gone)
        colour = DEEP if lost or gone else GOOD_INK if mark == "yes" else BROWN
        at = x + 127
        if mark:
            pen.art_at(mark, at + 13, y + 70, 26)
            at += 31
        role = Role.BOLD if mark else Role.TEXT
        pen.text(note, at, y + 70, 19, colour, role, room=x + 358 - at)
        if self.joining.kept is not None:
            pen.text(self._more(chair), x + 127, y + 106, 20, theme.INK, Role.BOLD, room=231)

    @staticmethod
    def _more(chair: Chair) -> str:
        """What can't be changed while a match goes on: a level, or a handicap."""
        if chair.level is not None:
            return words.LEVELS.get(chair.level, chair.level)
        return words.HANDICAP.format(ms=chair.handicap) if chair.handicap else words.NO_HANDICAP

    def _drawn_key(self, pen: Pen, x: float, y: float, chair: Chair, keys: tuple[int, ...], asked: bool) -> None:
        if chair.pad is not None:
            pen.art_at("pad", x + 68, y + 74, 88)
        elif chair.level is not None:
            pen.art_at(f"hat-{self._figure(chair)}", x + 68, y + 74, 84)
        elif asked:
            pen.cap("?", x + 68, y + 76, 92)
        elif len(keys) == 2:
            for number, key in enumerate(keys):
                pen.cap(self.label(key), x + 46 + number * 50, y + 66, 50)
                sign = "turn" if number == 0 else f"slap-{self._figure(chair)}"
                pen.art_at(sign, x + 46 + number * 50, y + 116, 26)
        else:
            pen.cap(self.label(chair.key), x + 68, y + 76, 92)

    def _figure(self, chair: Chair) -> str:
        return FIGURE[next(side for side, each in self.joining.chairs.by_side.items() if each is chair)]

    def _pad_is_gone(self, chair: Chair) -> bool:
        here = set(self.joining.stage.input.pads)
        return chair.pad is not None and bool(here) and chair.pad not in here

    def _note(self, side: Side, chair: Chair, report: Report, down: bool, lost: bool, gone: bool) -> tuple[str, str]:
        """The line below the name, and the sign before it."""
        if self.joining.rekey is side:
            return words.PRESS_KEY[0].lower() + " " + words.PRESS_KEY[1], ""
        if chair.level is not None:
            return words.COMPUTER, ""
        if chair.pad is not None:
            number = self.joining.chairs.pad_number(chair.pad)
            if gone:
                return words.PAD_GONE.format(number=number), "warn"
            return (words.DOWN_NOW, "yes") if down else (words.PAD_ANY.format(number=number), "")
        if lost:
            return words.DOES_NOT_ARRIVE, "warn"
        if down:
            return (words.DOWN_NOW if report.finding is Finding.NONE else words.ARRIVES), "yes"
        keys = self.joining.chairs.keys_of(side)
        return words.TRY_IT.format(key=self.label(keys[0])), ""

    # -------------------------------------------------------------- the table
    def _table(self, pen: Pen, report: Report) -> None:
        shade = theme.INK
        first, second = self._heads(report)
        if second:
            pen.text(first, 960, 318, 42, theme.CREAM, Role.TITLE, "center", room=560, shade=shade)
            lamp = report.finding in (Finding.SOME, Finding.LOST, Finding.PASSED, Finding.GHOST)
            size, colour, role = (24, theme.LAMP, Role.BOLD) if lamp else (42, theme.CREAM, Role.TITLE)
            pen.text(second, 960, 366, size, colour, role, "center", room=560, shade=shade)
        else:
            pen.text(first, 960, 342, 42, theme.CREAM, Role.TITLE, "center", room=560, shade=shade)
        below = draw_keyboard(pen, 960, 548, self._caps(report))
        self._below(pen, report, below)

    def _heads(self, report: Report) -> tuple[str, str]:
        rekey = self.joining.rekey
        if rekey is not None:
            return words.NEW_KEY_FOR.format(name=self.joining.chairs.by_side[rekey].name), ""
        if self.joining.chairs.waiting:
            return words.TAKE_KEYS
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
            pen.text(words.ONE_KEY, 960, y + 32, 22, theme.CREAM, at="center", room=440)
        pen.text(words.ANY_BUTTON, 960, y + 62, 22, theme.CREAM, at="center", room=400)

    # -------------------------------------------------------------- the lower right
    def _match(self, pen: Pen, report: Report) -> None:
        x, y, wide, _ = FULL.act
        pen.panel(FULL.act)
        if self.joining.kept is not None:
            self._match_left(pen, self.joining.kept)
            return
        end = pen.text(words.MATCH, x + 34, y + 45, 31, theme.INK, Role.TITLE, room=220)
        verdict = self._verdict(report)
        if verdict:
            room = x + wide - 34 - end - 60
            long = min(room, pen.width(verdict, Role.TEXT, 19))
            pen.text(verdict, x + wide - 34, y + 47, 19, theme.INK, at="midright", room=room)
            pen.art_at("yes", x + wide - 34 - long - 22, y + 47, 26)
        pen.line(x + 34, y + 74, wide - 68, theme.INK, 3)
        pen.text(words.WON_BY, x + 34, y + 117, 21, theme.INK, Role.BOLD, room=134)
        count = len(self.joining.chairs.by_side)
        if count in (2, 3):
            label = words.COLOUR_OUT if count == 3 else words.COLOURS_OUT
            pen.text(label, x + 34, y + 183, 21, theme.INK, Role.BOLD, room=134)

    def _match_left(self, pen: Pen, kept: Again) -> None:
        """How the match stands that goes on."""
        x, y, wide, _ = FULL.act
        pen.text(words.GOES_ON, x + 34, y + 45, 31, theme.INK, Role.TITLE, room=wide - 68)
        pen.line(x + 34, y + 74, wide - 68, theme.INK, 3)
        for row, (bold, line) in enumerate(kept.lines):
            at = y + 102 + row * 34
            pen.text(bold, x + 34, at, 21, theme.INK, Role.BOLD, room=134)
            pen.text(line, x + 174, at, 21, theme.INK, room=wide - 208)

    def _verdict(self, report: Report) -> str:
        keys = self.joining.chairs.keys
        if report.finding is Finding.PASSED:
            return words.FINE
        if report.finding is not Finding.NONE:
            return ""
        if len(keys) == 2:
            return words.TWO_WORK.format(keys=listed([self.label(key) for key in keys]))
        if not keys and any(chair.pad is not None for chair in self.joining.chairs.by_side.values()):
            return words.PADS_FINE
        return ""

    def _warning(self, pen: Pen, report: Report) -> None:
        x, y, wide, _ = FULL.act
        pen.panel(FULL.act, bad=True)
        pen.art_at("warn", x + 60, y + 48, 52)
        others = listed([self.label(key) for key in sorted(report.here)])
        if report.finding is Finding.GHOST:
            title = words.GHOST.format(key=self.label(report.ghost))
            line = words.GHOST_TEXT.format(others=others)
        else:
            missing = min(report.missing)
            name = self.joining.chairs.by_side[self.joining.chairs.keys[missing]].name
            title = words.CANT.format(count=words.NUMBERS[len(self.joining.chairs.keys)])
            text = words.CANT_TEXT if pen.plan.units.stretch < 1.2 else words.CANT_SHORT
            line = text.format(name=name, key=self.label(missing), others=others)
        pen.text(title, x + 96, y + 49, 30, DEEP, Role.TITLE, room=wide - 130)
        pen.line(x + 34, y + 82, wide - 68, theme.INK, 3)
        pen.para(line, x + 34, y + 96, wide - 68, 21)


def listed(names: list[str]) -> str:
    """Several words in a row."""
    if len(names) < 2:
        return "".join(names)
    return words.AND.format(first=", ".join(names[:-1]), last=names[-1])
