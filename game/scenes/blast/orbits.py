"""Planets on their way: each has a row that it glides to when it is won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.stage import motion
from game.stage.motion import Pace

STEP, ALL_THE_WAY = 0.6, 1.0
"""Seconds for one step, and for the whole way."""
THEIRS, MIDDLE, MINE = 0.0, 1.0, 2.0
"""Rows of the lanes, as seen from the near side."""


def row_of(owner: int | None, near: int) -> float:
    """Where a planet lies that has this owner."""
    return MIDDLE if owner is None else MINE if owner == near else THEIRS


@dataclass
class Orbit:
    """One planet. `jumps`: Greedbots carry it. `fades`: with reduced motion it vanishes here and comes up there."""

    start: float
    end: float
    elapsed: float = 0.0
    seconds: float = 0.0
    jumps: bool = False
    fades: bool = False

    @property
    def moving(self) -> bool:
        """Whether it is on its way."""
        return self.elapsed < self.seconds

    @property
    def row(self) -> float:
        """Where it is now; one that fades is at its new place at once."""
        if self.fades:
            return self.end
        return motion.between(self.start, self.end, motion.ease_in_out(motion.share(self.elapsed, self.seconds)))

    @property
    def presence(self) -> float:
        """How much of it is there already, 0 to 1: less than all only while it fades."""
        return motion.share(self.elapsed, self.seconds) if self.fades else 1.0


class Orbits:
    """All planets of a table."""

    def __init__(self) -> None:
        self.orbits: list[Orbit] = []
        self._near = -1

    def show(self, owners: Sequence[int | None], near: int, pace: Pace, *, at_once: bool, jumps: bool = False) -> None:
        """Planets belong to these owners now; others see them from the other side, and at once."""
        rows = [row_of(owner, near) for owner in owners]
        if at_once or near != self._near or len(self.orbits) != len(rows):
            self.orbits = [Orbit(row, row) for row in rows]
            self._near = near
            return
        for at, (orbit, row) in enumerate(zip(self.orbits, rows, strict=True)):
            if orbit.end != row:
                seconds = pace.fade() if pace.reduced else pace.seconds(ALL_THE_WAY if jumps else STEP)
                self.orbits[at] = Orbit(orbit.row, row, 0.0, seconds, jumps, fades=pace.reduced)

    def update(self, dt: float) -> list[int]:
        """Let `dt` seconds pass; answers which planets have arrived."""
        arrived: list[int] = []
        for at, orbit in enumerate(self.orbits):
            if orbit.moving:
                orbit.elapsed = min(orbit.seconds, orbit.elapsed + dt)
                if not orbit.moving:
                    arrived.append(at)
        return arrived

    @property
    def moving(self) -> bool:
        """Whether any planet is on its way."""
        return any(orbit.moving for orbit in self.orbits)

    @property
    def travelling(self) -> tuple[int, ...]:
        """The planets that are on their way."""
        return tuple(at for at, orbit in enumerate(self.orbits) if orbit.moving)

    def finish(self) -> None:
        """All arrive now."""
        for orbit in self.orbits:
            orbit.elapsed = orbit.seconds
