"""Steps wait here until their move is kept, but never long: then they are shown with a word about it."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass

from game.match.match import Step

PATIENCE = 0.15
"""Seconds that a step waits for the store before it is shown all the same."""


@dataclass
class _Waiting:
    step: Step
    age: float = 0.0


class Saving:
    """`take` a step as it is made, `ready` gives those that may be shown; `slow` while one of them isn't kept yet."""

    def __init__(self) -> None:
        self._waiting: deque[_Waiting] = deque()
        self._late: list[Step] = []

    def take(self, step: Step) -> None:
        """A move was made."""
        self._waiting.append(_Waiting(step))

    def ready(self, dt: float) -> list[Step]:
        """The steps that may be shown now, in order; `dt` seconds have gone by."""
        self._late = [step for step in self._late if not step.kept.done()]
        for waiting in self._waiting:
            waiting.age += dt
        found: list[Step] = []
        while self._waiting and (self._waiting[0].step.kept.done() or self._waiting[0].age >= PATIENCE):
            step = self._waiting.popleft().step
            found.append(step)
            if not step.kept.done():
                self._late.append(step)
        return found

    @property
    def waiting(self) -> bool:
        """Whether a step isn't shown yet."""
        return bool(self._waiting)

    @property
    def slow(self) -> bool:
        """Whether what is shown isn't kept yet."""
        return bool(self._late)

    def clear(self) -> None:
        """Another match, or the last moves were taken back."""
        self._waiting.clear()
        self._late.clear()
