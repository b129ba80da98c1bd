"""The house rules of a match: a panel over the lower right. What is chosen here goes into the record's options."""

from __future__ import annotations

from collections.abc import Mapping

from game.scenes.crazy_bullets.pen import Pen
from game.scenes.crazy_bullets.plan import Plan
from game.scenes.joining.measures import ACT, RULES_TALL, rules_of
from game.scenes.words import joining as words
from game.stage import theme
from game.stage.theme import Role
from game.stage.widgets import Choice, Widget

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
        place = rules_of(plan)
        spread = place.tall / RULES_TALL
        for row, (_, choice) in enumerate(self.rows):
            choice.rect = place.rect((200, (86 + row * ROW) * spread, ACT - 226, 44 * spread))

    def draw(self, whole: Pen) -> None:
        """The panel behind the widgets."""
        place = rules_of(whole.plan)
        pen, spread = Pen(whole.surface, place, whole.art), place.tall / RULES_TALL
        pen.panel((0, 0, ACT, place.tall))
        pen.text(words.HOUSE, 34, 42 * spread, 29, theme.INK, Role.TITLE, room=ACT - 68)
        pen.line(34, 70 * spread, ACT - 68, theme.INK, 3)
        for row, (name, _) in enumerate(self.rows):
            pen.text(name, 34, (108 + row * ROW) * spread, 21, theme.INK, Role.BOLD, room=160)


def _set(_: int) -> None:
    """What is chosen is asked for when the cards are dealt."""


def _at(value: object, values: tuple[object, ...]) -> int:
    """Where a kept value stands; the first if it makes no sense."""
    return next((at for at, each in enumerate(values) if each == value and type(each) is type(value)), 0)
