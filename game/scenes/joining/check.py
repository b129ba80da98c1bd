"""The keyboard check: which of the players' keys arrive together. Always on, never in the way. Times in ms."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum

PATIENCE = 1500.0
"""So long somebody may be missing while the others hold before it is said."""
NEEDED = 3
"""From so many keys on a keyboard may lose some; two always work."""


class Finding(Enum):
    """What the check says. NONE: nothing to check. WAIT: nobody holds yet. SOME: not all yet. LOST: a key seems to get
    lost. GHOST: a key came that nobody can be holding. PASSED: all were seen together."""

    NONE = "none"
    WAIT = "wait"
    SOME = "some"
    LOST = "lost"
    GHOST = "ghost"
    PASSED = "passed"


@dataclass(frozen=True)
class Report:
    """A finding with the keys that arrive, those that are missing, and the one that nobody holds."""

    finding: Finding
    here: frozenset[int] = frozenset()
    missing: frozenset[int] = frozenset()
    ghost: int = 0


class Check:
    """Follows presses and releases of all keys."""

    def __init__(self) -> None:
        self.down: set[int] = set()
        self._passed: frozenset[int] = frozenset()
        self._since = 0.0
        self._lost = False
        self._ghost = 0

    def press(self, scancode: int, keys: Collection[int], now: float) -> bool:
        """A key went down; True if it is a ghost: nobody's, while three players' keys are down."""
        if scancode not in keys and len(self.down & set(keys)) >= NEEDED:
            self._ghost = scancode
            return True
        if scancode not in self.down:
            self.down.add(scancode)
            self._since = now
        if len(keys) >= NEEDED and set(keys) <= self.down:
            self._passed = frozenset(keys)
            self._lost, self._ghost = False, 0
        return False

    def release(self, scancode: int, now: float) -> None:
        """A key came up."""
        if scancode in self.down:
            self.down.discard(scancode)
            self._since = now

    def clear(self) -> None:
        """The window lost the keyboard."""
        self.down.clear()

    def again(self) -> None:
        """Begin anew."""
        self._lost, self._ghost, self._passed = False, 0, frozenset()

    def report(self, keys: Collection[int], now: float) -> Report:
        """What is to be said now about these players' keys."""
        wanted = frozenset(keys)
        here = wanted & self.down
        if len(wanted) < NEEDED:
            return Report(Finding.NONE, here)
        if wanted <= self._passed:
            return Report(Finding.PASSED, here)
        missing = wanted - here
        if self._ghost and self._ghost not in wanted:
            return Report(Finding.GHOST, here, missing, self._ghost)
        # some hold for long, but not all: either somebody doesn't, or the keyboard can't
        if len(here) >= 2 and now - self._since > PATIENCE:
            self._lost = True
        if self._lost and len(here) >= 2:
            return Report(Finding.LOST, here, missing)
        if len(here) < 2:
            self._lost = False
        return Report(Finding.SOME if here else Finding.WAIT, here, missing)
