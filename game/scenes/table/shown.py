"""What a table has been told of the match: its steps since it was opened, and the views before and after each."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.match.match import Match, Step
from game.rules.view import View
from game.scenes.table.game import Beat


@dataclass(frozen=True)
class Showing:
    """A beat on its way to the screen. `step`: the number of its step; `last`: whether its step ends with it."""

    beat: Beat
    step: int
    last: bool


class Past:
    """The steps since the table was opened, in order. A *moment* is a number of steps: 0 is when it was opened."""

    def __init__(self, match: Match) -> None:
        self.steps: list[Step] = []
        self._open(match)

    def _open(self, match: Match) -> None:
        self.opened_at = match.length
        self.before: Mapping[int | None, View[Any]] = match.views()
        self.steps.clear()

    @property
    def now(self) -> int:
        """The moment after the last step."""
        return len(self.steps)

    def view(self, moment: int, eyes: int | None) -> View[Any]:
        """What these eyes saw at a moment: a person's or the bystander's."""
        return (self.steps[moment - 1].views if moment else self.before)[eyes]

    def took_back(self, match: Match) -> None:
        """The match has gone back: forget what came after."""
        if match.length < self.opened_at:
            self._open(match)
            return
        del self.steps[match.length - self.opened_at :]
