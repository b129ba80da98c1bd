"""The house rules of a match: a panel over the lower right. What is chosen here goes into the record's options."""

from __future__ import annotations

from collections.abc import Mapping

from game.scenes.crazy_bullets.pen import Pen
from game.scenes.crazy_bullets.plan import FULL, Box, Plan
from game.scenes.words import joining as words
from game.stage import theme
from game.stage.theme import Role
from game.stage.widgets import Choice, Widget

PANEL: Box = (FULL.act[0], 624.0, FULL.act[2], FULL.act[1] + FULL.act[3] - 624.0)
ROW = 53.0
LIMITS: tuple[object, ...] = ("off", 3, 5, 10)
DIMS = (0, 500, 1000, 2000)


class HouseRules:
    """What holds, and the widgets that change it. `kept`: what was chosen last time."""

    def __init__(self, kept: Mapping[str, object]) -> None:
        self.open = False
        self.false_start = Choice(words.FALSE_STARTS, _at(kept.get("false-start"), ("ignore", "foul")), _set)
        self.limit = Choice(words.TIME_OUTS, _at(kept.get("duel-timeout"), LIMITS), _set)
        self.delay = Choice(words.DELAYS, _at(kept.get("reveal-delay"), ("random", "none")), _set)
        self.race = Choice(words.RACES, _at(kept.get("calm"), (False, True)), _set)
        self.slow = Choice(words.SLOWS, _at(kept.get("dim"), DIMS), _set)
        self.rows = (
            (words.RACE, self.race),
            (words.FALSE_START, self.false_start),
            (words.TIME_OUT, self.limit),
            (words.DELAY, self.delay),
            (words.SLOW, self.slow),
        )

    @property
    def widgets(self) -> list[Widget]:
        """In the order of their rows."""
        return [choice for _, choice in self.rows]

    @property
    def options(self) -> dict[str, object]:
        """What the rules of the game are told."""
        return {
            "false-start": ("ignore", "foul")[self.false_start.chosen],
            "duel-timeout": LIMITS[self.limit.chosen],
            "reveal-delay": ("random", "none")[self.delay.chosen],
        }

    @property
    def calm(self) -> bool:
        """Whether nobody races."""
        return self.race.chosen == 1

    @property
    def dim(self) -> int:
        """Ms for which a face shows before it counts."""
        return DIMS[self.slow.chosen]

    def kept(self) -> dict[str, object]:
        """What is kept for the next time."""
        return {**self.options, "calm": self.calm, "dim": self.dim}

    def show(self) -> None:
        """The widgets are there while the panel is open."""
        for _, choice in self.rows:
            choice.shown = self.open

    def lay_out(self, plan: Plan) -> None:
        """Places for this size of the window."""
        x, y, wide, _ = PANEL
        for row, (_, choice) in enumerate(self.rows):
            choice.rect = plan.rect((x + 224, y + 86 + row * ROW, wide - 258, 44))

    def draw(self, pen: Pen) -> None:
        """The panel behind the widgets."""
        x, y, wide, _ = PANEL
        pen.panel(PANEL)
        pen.text(words.HOUSE, x + 34, y + 42, 29, theme.INK, Role.TITLE, room=wide - 68)
        pen.line(x + 34, y + 70, wide - 68, theme.INK, 3)
        for row, (name, _) in enumerate(self.rows):
            pen.text(name, x + 34, y + 108 + row * ROW, 21, theme.INK, Role.BOLD, room=184)


def _set(_: int) -> None:
    """What is chosen is asked for when the cards are dealt."""


def _at(value: object, values: tuple[object, ...]) -> int:
    """Where a kept value stands; the first if it makes no sense."""
    return next((at for at, each in enumerate(values) if each == value and type(each) is type(value)), 0)
