"""Draws the panel of joining: the match, how one stands that was left, or what the keyboard can't do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.crazy_bullets.pen import DEEP, Pen
from game.scenes.joining.again import Again
from game.scenes.joining.check import Finding, Report
from game.scenes.joining.measures import ACT, act_of, line_at
from game.scenes.words import joining as words
from game.stage import theme
from game.stage.theme import Role

if TYPE_CHECKING:
    from game.scenes.joining.scene import Joining

EDGE, INNER = 34.0, ACT - 68.0
VALUE = 174.0


class Corner:
    """Looks at a joining scene and draws its panel."""

    def __init__(self, joining: Joining) -> None:
        self.joining = joining

    def draw(self, whole: Pen, report: Report, warned: bool) -> None:
        """Whichever panel there is now."""
        act = act_of(whole.plan)
        pen = Pen(whole.surface, act, whole.art)
        pen.panel((0, 0, ACT, act.tall), bad=warned)
        if warned:
            self._warning(pen, report)
        elif self.joining.kept is not None:
            self._left(pen, self.joining.kept)
        else:
            self._match(pen, report, whole.plan.small)

    def _match(self, pen: Pen, report: Report, small: bool) -> None:
        act = act_of(self.joining.stand.plan)
        end = pen.text(words.MATCH, EDGE, line_at(act, 45), 31, theme.INK, Role.TITLE, room=220)
        verdict = self._verdict(report)
        if verdict:
            room = ACT - EDGE - end - 60
            long = min(room, pen.width(verdict, Role.TEXT, 19))
            pen.text(verdict, ACT - EDGE, line_at(act, 47), 19, theme.INK, at="midright", room=room)
            pen.art_at("yes", ACT - EDGE - long - 22, line_at(act, 47), 26)
        pen.line(EDGE, line_at(act, 74), INNER, theme.INK, 3)
        pen.text(words.WON_BY, EDGE, line_at(act, 117), 21, theme.INK, Role.BOLD, room=134)
        count = len(self.joining.chairs.by_side)
        if count in (2, 3):
            label = words.COLOUR_OUT if count == 3 else words.COLOURS_OUT
            said = words.LEFT_OUT if small else label
            pen.text(said, EDGE, line_at(act, 183), 21, theme.INK, Role.BOLD, room=134)

    def _left(self, pen: Pen, kept: Again) -> None:
        """How the match stands that goes on."""
        act = act_of(self.joining.stand.plan)
        pen.text(words.GOES_ON, EDGE, line_at(act, 45), 31, theme.INK, Role.TITLE, room=INNER)
        pen.line(EDGE, line_at(act, 74), INNER, theme.INK, 3)
        for row, (bold, line) in enumerate(kept.lines):
            at = line_at(act, 102 + row * 34)
            pen.text(bold, EDGE, at, 21, theme.INK, Role.BOLD, room=134)
            pen.text(line, VALUE, at, 21, theme.INK, room=ACT - EDGE - VALUE)

    def _verdict(self, report: Report) -> str:
        keys = self.joining.chairs.keys
        if report.finding is Finding.PASSED:
            return words.FINE
        if report.finding is not Finding.NONE:
            return ""
        if len(keys) == 2:
            return words.TWO_WORK.format(keys=listed([self.joining.looks.label(key) for key in keys]))
        if not keys and any(chair.pad is not None for chair in self.joining.chairs.by_side.values()):
            return words.PADS_FINE
        return ""

    def _warning(self, pen: Pen, report: Report) -> None:
        act, label = act_of(self.joining.stand.plan), self.joining.looks.label
        pen.art_at("warn", 60, line_at(act, 48), 52)
        others = listed([label(key) for key in sorted(report.here)])
        if report.finding is Finding.GHOST:
            title = words.GHOST.format(key=label(report.ghost))
            line = words.GHOST_TEXT.format(others=others)
        else:
            missing = min(report.missing)
            name = self.joining.chairs.by_side[self.joining.chairs.keys[missing]].name
            title = words.CANT.format(count=words.NUMBERS[len(self.joining.chairs.keys)])
            text = words.CANT_TEXT if act.text(21) < 24 * act.k else words.CANT_SHORT
            line = text.format(name=name, key=label(missing), others=others)
        pen.text(title, 96, line_at(act, 49), 30, DEEP, Role.TITLE, room=ACT - 130)
        pen.line(EDGE, line_at(act, 82), INNER, theme.INK, 3)
        pen.para(line, EDGE, line_at(act, 96), INNER, 21)


def listed(names: list[str]) -> str:
    """Several words in a row."""
    if len(names) < 2:
        return "".join(names)
    return words.AND.format(first=", ".join(names[:-1]), last=names[-1])
