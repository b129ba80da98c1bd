"""The end of a game at its table: once all of it has been seen the result sheet comes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.scenes.table.sheet import ResultSheet
from game.stage.scene import Scene

if TYPE_CHECKING:
    from game.scenes.table.table import Table

AFTER = 0.9
"""Seconds between the last that is shown and the sheet, at normal speed."""


class Ending:
    """Belongs to a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.scene: Callable[[], Scene] | None = None
        """Makes another screen than the result sheet, for a game with a count of its own; set it in `TableGame.sit`."""
        self.shown = False
        self._rested = 0.0

    def open(self) -> None:
        """A match begins, or goes on after something was taken back."""
        self.shown, self._rested = False, 0.0

    @property
    def due(self) -> bool:
        """Whether the game is over and has been seen to its end by whoever may look."""
        table = self.table
        open_to_all = not table.shared or table.eyes is None
        return table.match.over and open_to_all and table.at_rest and table.stage.top is table

    def update(self, dt: float) -> None:
        """`dt` seconds have gone by."""
        if self.shown or not self.due:
            return
        self._rested += dt
        if self._rested >= self.table.pace.seconds(AFTER):
            self.show()

    def show(self) -> None:
        """Lay the sheet, or the game's own count, over the table."""
        company = self.table.company
        if company is None:
            return
        self.shown = True
        if self.scene is not None:
            self.table.stage.push(self.scene())
            return
        outcome = company.game.outcome(self.table.match.view(None), company.names)
        self.table.stage.push(ResultSheet(self.table, company, outcome))
