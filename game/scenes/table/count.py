"""How the accounts of a result come up: part by part in the order of counting, then the totals."""

from __future__ import annotations

from collections.abc import Sequence

from game.scenes.table.host import Account
from game.scenes.words import table as words
from game.stage.motion import Pace

EACH = 0.34
"""Seconds for one part of one account, at normal speed."""


class Count:
    """Time in, what may be shown out. All parts of one kind are counted for everybody before the next kind."""

    def __init__(self, accounts: Sequence[Account]) -> None:
        self.accounts = tuple(accounts)
        kinds = max((len(account.parts) for account in accounts), default=0)
        self._order = [(kind, row) for kind in range(kinds) for row in range(len(self.accounts))]
        self._order = [(kind, row) for kind, row in self._order if kind < len(self.accounts[row].parts)]
        self._order += [(-1, row) for row in range(len(self.accounts))]
        self._come = 0
        self._age = 0.0
        self._share = 0.0
        """How much of the time for what is counted now has gone by, 0 to 1."""

    def update(self, dt: float, pace: Pace) -> bool:
        """Let `dt` seconds pass; True if something more has come."""
        if self.over:
            return False
        self._age += dt
        seconds = self._seconds(pace)
        self._share = min(1.0, self._age / seconds) if seconds > 0.0 else 1.0
        if self._share < 1.0:
            return False
        self._age = self._share = 0.0
        self._come += 1
        return True

    def _seconds(self, pace: Pace) -> float:
        kind, row = self._order[self._come]
        total = self.accounts[row].total
        if kind >= 0 or total is None:
            return pace.seconds(EACH)
        return max(pace.seconds(EACH), pace.count(total))

    def finish(self) -> None:
        """All of it at once."""
        self._come = len(self._order)

    @property
    def over(self) -> bool:
        """Whether all has come."""
        return self._come >= len(self._order)

    def parts(self, row: int) -> int:
        """How many parts of an account are shown."""
        return sum(1 for kind, other in self._order[: self._come] if other == row and kind >= 0)

    def finished(self, row: int) -> bool:
        """Whether the total of an account is shown."""
        return (-1, row) in self._order[: self._come]

    def total(self, row: int) -> str | None:
        """What to write as the total now: it counts up to its figure; None while nothing is written."""
        total = self.accounts[row].total
        if self.finished(row):
            return words.OUT if total is None else str(total).replace("-", "−")
        if self.over or self._order[self._come] != (-1, row) or total is None:
            return None
        return str(round(total * self._share)).replace("-", "−")
