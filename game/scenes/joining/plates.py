"""Draws the plates of joining: free seats, those who wait for their key, those who have one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.crazy_bullets.pen import BROWN, DEEP, Pen
from game.scenes.crazy_bullets.plates import frame
from game.scenes.crazy_bullets.sides import FIGURE, Side
from game.scenes.joining.chairs import Chair
from game.scenes.joining.check import Finding, Report
from game.scenes.joining.measures import PLATE, plate_of, stepper_box
from game.scenes.words import joining as words
from game.stage import draw, theme
from game.stage.theme import Role

if TYPE_CHECKING:
    from game.scenes.joining.scene import Joining

GOOD_INK, FADED = "#3F5A22", "#8F633B"
NAME_X, ROOM = 126.0, 232.0


class Plates:
    """Looks at a joining scene and draws who sits where. `pads_down`: the pads whose buttons are held."""

    def __init__(self, joining: Joining) -> None:
        self.joining = joining
        self.pads_down: set[int] = set()

    def draw(self, whole: Pen, side: Side, report: Report) -> None:
        """One side's plate, if there is one."""
        pen = Pen(whole.surface, plate_of(whole.plan, side), whole.art)
        tall = plate_of(whole.plan, side).tall
        chair = self.joining.chairs.by_side.get(side)
        if chair is not None and not chair.waiting:
            self._taken(pen, tall, side, chair, report)
        elif chair is not None:
            self._waiting(pen, tall, side, chair)
        elif self.joining.kept is None:
            self._empty(pen, tall)
            pen.art_at("keycap", 68, tall / 2 + 2, 92)
            pen.text("?", 68, tall / 2 - 6, 44, FADED, Role.TITLE, "center")
            pen.text(words.FREE_SEAT, NAME_X, 42, 31, theme.CREAM, Role.TITLE, room=ROOM)

    def label(self, scancode: int) -> str:
        """What is printed on a key."""
        return self.joining.stage.input.names.label(scancode)

    def _empty(self, pen: Pen, tall: float) -> None:
        """The dashed place of a plate."""
        plan = pen.plan
        pen.box((0, 0, PLATE, tall), (40, 22, 12, 150), 16)
        inner = plan.rect((5, 5, PLATE - 10, tall - 10))
        draw.dashed(pen.surface, inner, plan.n(14), theme.PARCHMENT, plan.n(4), plan.n(15), plan.n(11))

    def _waiting(self, pen: Pen, tall: float, side: Side, chair: Chair) -> None:
        """Somebody of a match that was left, still without a key: the one of last time is offered."""
        self._empty(pen, tall)
        asked = self.joining.rekey is side
        offered = () if asked or chair.offered_pad else chair.offered
        line = words.YOUR_PAD if chair.offered_pad else words.ANY_KEY
        if chair.offered_pad:
            pen.art_at("pad", 68, tall / 2, 84)
        elif len(offered) == 2:
            self._two_caps(pen, tall, offered, FADED)
        else:
            pen.cap(self.label(offered[0]) if offered else "?", 68, tall / 2 + 2, 92, FADED)
        if offered:
            line = words.AS_LAST_TIME.format(key=self.label(offered[0]))
        pen.text(chair.name, NAME_X, 42, 31, theme.CREAM, Role.TITLE, room=ROOM)
        pen.text(line, NAME_X + 1, tall * 0.56, 20, theme.LAMP if asked else theme.CREAM, room=ROOM + 6)
        if chair.handicap:
            more = words.HANDICAP.format(ms=chair.handicap)
            pen.text(more, NAME_X + 1, tall * 0.78, 20, theme.CREAM, room=ROOM)

    def _taken(self, pen: Pen, tall: float, side: Side, chair: Chair, report: Report) -> None:
        keys = self.joining.chairs.keys_of(side)
        down = any(key in self.joining.check.down for key in keys) or chair.pad in self.pads_down
        lost = report.finding is Finding.LOST and chair.key in report.missing
        gone = self._pad_is_gone(chair)
        asked = self.joining.rekey is side
        frame(pen, (0, 0, PLATE, tall), down or asked, lost or gone)
        self._drawn_key(pen, tall, side, chair, asked)
        note, mark = self._note(side, chair, report, down, lost, gone)
        colour = DEEP if lost or gone else GOOD_INK if mark == "yes" else BROWN
        at, y = NAME_X + 1, 70 + (tall - 148) * 0.16
        if mark:
            pen.art_at(mark, at + 13, y, 26)
            at += 31
        pen.text(note, at, y, 19, colour, Role.BOLD if mark else Role.TEXT, room=NAME_X + ROOM - at)
        if self.joining.kept is not None:
            _, top, room, high = stepper_box(tall)
            pen.text(self._more(chair), NAME_X + 1, top + high / 2, 20, theme.INK, Role.BOLD, room=room)

    @staticmethod
    def _more(chair: Chair) -> str:
        """What can't be changed while a match goes on: a level, or a handicap."""
        if chair.level is not None:
            return words.LEVELS.get(chair.level, chair.level)
        return words.HANDICAP.format(ms=chair.handicap) if chair.handicap else words.NO_HANDICAP

    def _drawn_key(self, pen: Pen, tall: float, side: Side, chair: Chair, asked: bool) -> None:
        keys = self.joining.chairs.keys_of(side)
        if chair.pad is not None:
            pen.art_at("pad", 68, tall / 2, 88)
        elif chair.level is not None:
            pen.art_at(f"hat-{FIGURE[side]}", 68, tall / 2, 84)
        elif asked:
            pen.cap("?", 68, tall / 2 + 2, 92)
        elif len(keys) == 2:
            self._two_caps(pen, tall, keys)
            for number, sign in enumerate(("turn", f"slap-{FIGURE[side]}")):
                pen.art_at(sign, 46 + number * 50, tall / 2 + 42, 26)
        else:
            pen.cap(self.label(chair.key), 68, tall / 2 + 2, 92)

    def _two_caps(self, pen: Pen, tall: float, keys: tuple[int, ...], colour: str = theme.INK) -> None:
        for number, key in enumerate(keys):
            pen.cap(self.label(key), 46 + number * 50, tall / 2 - 8, 50, colour)

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
