"""The widgets of one side of the table, and those of the match that depend on how many play."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.scenes.crazy_bullets.plan import Plan
from game.scenes.crazy_bullets.sides import Side
from game.scenes.joining.chairs import HANDICAP_MOST, HANDICAP_STEP, LEVELS
from game.scenes.joining.measures import PLATE, plate_of, stepper_box
from game.scenes.joining.parts import ColourPick, NameSign, Stepper
from game.scenes.words import joining as words
from game.stage.theme import Ground, Kind
from game.stage.widgets import Button, Field, IconButton, Tip, Widget

if TYPE_CHECKING:
    from game.scenes.joining.scene import Joining

HANDICAPS = tuple(range(0, HANDICAP_MOST + 1, HANDICAP_STEP))


class Place:
    """What can be pressed on a side's plate."""

    def __init__(self, joining: Joining, side: Side) -> None:
        self.joining, self.side = joining, side
        said = [words.HANDICAP.format(ms=ms) for ms in HANDICAPS]
        self.computer = Button(words.TAKE_COMPUTER, lambda: joining.sit_computer(side), size=21)
        self.name = NameSign(self._write_name)
        self.field = Field("", self._renamed, on_done=self._named)
        self.handicap = Stepper(said, 0, self._set_handicap)
        self.level = Stepper([words.LEVELS[level] for level in LEVELS], 1, self._set_level)
        self.up = IconButton("close", lambda: joining.get_up(side), kind=Kind.SECONDARY, ground=Ground.PAPER)
        self.up.tip = Tip(words.GET_UP, words.GET_UP_MORE)
        self.widgets: list[Widget] = [self.computer, self.name, self.field, self.handicap, self.level, self.up]

    def refresh(self) -> None:
        """Show what fits whoever sits here."""
        chair = self.joining.chairs.by_side.get(self.side)
        for widget in self.widgets:
            widget.shown = False
        going_on = self.joining.kept is not None
        self.computer.shown = chair is None and not going_on
        if chair is None:
            return
        if going_on:
            self.name.name, self.name.shown = chair.name, not chair.waiting
            return
        self.name.name = chair.name
        naming = self.joining.naming is self.side
        self.field.shown, self.name.shown = naming, not naming
        self.up.shown = True
        self.level.shown, self.handicap.shown = chair.level is not None, chair.level is None
        self.handicap.at = min(range(len(HANDICAPS)), key=lambda at: abs(HANDICAPS[at] - chair.handicap))
        if chair.level is not None:
            self.level.at = LEVELS.index(chair.level)

    def lay_out(self, plan: Plan) -> None:
        """Places for this size of the window."""
        plate = plate_of(plan, self.side)
        none = words.HANDICAP.format(ms=0) if plan.small else words.NO_HANDICAP
        self.handicap.labels = (none, *self.handicap.labels[1:])
        self.computer.rect = plate.rect((126, 74, 232, plate.tall - 92))
        self.name.rect = plate.rect((126, 18, PLATE - 184, 42))
        self.field.rect = plate.rect((118, 14, PLATE - 170, 48))
        self.handicap.rect = self.level.rect = plate.rect(stepper_box(plate.tall))
        side = max(14, plate.n(34))
        self.up.rect = plate.rect((PLATE - 50, 20, 34, 34))
        self.up.rect.size = (side, side)

    # -------------------------------------------------------------- changes
    def _write_name(self) -> None:
        if self.joining.kept is not None:
            self.joining.wait_for_key(self.side)
            return
        chair = self.joining.chairs.by_side[self.side]
        self.joining.naming = self.side
        self.field.words = chair.name
        self.joining.refill()
        self.joining.panel.set_focus(self.field)
        self.field.start(over=True)

    def _renamed(self, name: str) -> None:
        chair = self.joining.chairs.by_side.get(self.side)
        if name.strip() and chair is not None:
            self.joining.put(self.side, replace(chair, name=name.strip(), person=None, guessed=False))

    def _named(self, name: str) -> None:
        self._renamed(name)
        self.joining.naming = None
        self.joining.refill()

    def _set_handicap(self, at: int) -> None:
        chair = self.joining.chairs.by_side[self.side]
        self.joining.put(self.side, replace(chair, handicap=HANDICAPS[at]))

    def _set_level(self, at: int) -> None:
        chair = self.joining.chairs.by_side[self.side]
        self.joining.put(self.side, replace(chair, level=LEVELS[at]))


class Places:
    """The colours to leave out: one with three players, two with two."""

    def __init__(self, joining: Joining) -> None:
        self.joining = joining
        self.colours = ColourPick(1, (), joining.set_out, words.CHANCE)

    def refresh(self) -> None:
        """As many as players are missing."""
        wanted = 4 - len(self.joining.chairs.by_side)
        if wanted != self.colours.wanted:
            self.joining.out = ()
        self.colours.wanted = max(1, wanted)
        self.colours.out = self.joining.out
