"""Asks for a whole number: the deal that somebody wants to play (again)."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.scenes.words import pause as words
from game.stage import draw, grounds, text, theme
from game.stage.input import Action, Press
from game.stage.scene import Scene, Stage
from game.stage.theme import Ground, Kind, Role
from game.stage.widgets import Button, Field, Panel

DIGITS = 9
WIDE, TALL = 640, 330


def read_number(words_written: str) -> int | None:
    """The number in a text of 1 to 9 digits; None for anything else."""
    clean = words_written.strip()
    return int(clean) if clean.isascii() and clean.isdigit() and len(clean) <= DIGITS else None


class AskNumber(Scene):
    """A paper with one field; `then` gets the number after the paper is gone."""

    covers = False

    def __init__(self, title: str, line: str, then: Callable[[int], None], *, now: str = "") -> None:
        self.heading, self.line, self.then, self.now = title, line, then, now

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.field = Field(self.now, self._written, on_done=self._done, hint=words.NUMBER_HINT, most=DIGITS)
        self.leave_it = Button(words.CANCEL, self.close, key=Action.BACK, ground=Ground.PAPER)
        self.deal = Button(words.DEAL, self._deal, kind=Kind.PRIMARY, ground=Ground.PAPER)
        self.controls = self.panel = Panel(stage, [self.field, self.leave_it, self.deal])
        self._written(self.now)
        self.panel.set_focus(self.field)
        self.field.start()

    def _written(self, now: str) -> None:
        wrong = bool(now) and read_number(now) is None
        self.field.error = words.NUMBER_WRONG if wrong else ""
        if read_number(now) is None:
            self.deal.disable(words.NUMBER_WRONG)
        else:
            self.deal.enable()

    def _done(self, now: str) -> None:
        """Enter ended the writing: a second one deals."""
        self._written(now)
        if self.deal.enabled:
            self.panel.set_focus(self.deal)

    def _deal(self) -> None:
        number = read_number(self.field.words)
        if number is not None:
            self.close()
            self.then(number)

    # -------------------------------------------------------------- the stage's calls
    def resized(self, size: tuple[int, int]) -> None:
        units = self.stage.units
        stretch = max(1.0, units.stretch)
        self.k = min(units.scale * stretch, 0.96 * units.width / WIDE, 0.96 * units.height / TALL)
        self.box = Rect(0, 0, self._px(WIDE), self._px(TALL))
        self.box.center = units.bounds.center
        left, wide = self.box.x + self._px(36), self._px(WIDE - 72)
        self.field.rect = Rect(left, self.box.y + self._px(134), wide, self._px(56))
        top, half = self.box.y + self._px(238), (wide - self._px(20)) // 2
        self.leave_it.rect = Rect(left, top, half, self._px(56))
        self.deal.rect = Rect(left + wide - half, top, half, self._px(56))

    def _px(self, design: float) -> int:
        return round(design * self.k)

    def act(self, press: Press) -> bool:
        if not self.panel.act(press) and press.down and not press.again and press.action is Action.CONFIRM:
            self._deal()
        return press.action not in (Action.FULLSCREEN, Action.MUTE)

    def draw(self, surface: Surface) -> None:
        units, box = self.stage.units, self.box
        grounds.dim(surface, 140)
        draw.paper(surface, box, units, radius=20)
        left, room = box.x + self._px(36), box.w - self._px(72)
        at = (left, box.y + self._px(26))
        title = text.write(surface, self.heading, at, Role.TITLE, units.text(30), theme.INK, room=room)
        text.write(surface, self.line, title.bottomleft, Role.TEXT, units.text(20), theme.SECOND, room=room)
        self.panel.draw(surface)
