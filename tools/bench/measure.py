"""What the sections share: medians, percentiles, and a section that can't run here."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter, thread_time

RUNS = 5
"""How often a figure is taken; the median counts."""


class Frames:
    """Milliseconds of frames: by the clock on the wall, and of the processor's time for this thread alone, which
    neighbours on the machine disturb less."""

    def __init__(self) -> None:
        self.wall: list[float] = []
        self.cpu: list[float] = []

    def take(self, work: Callable[[], object]) -> None:
        """Do the work of a frame and note what it took."""
        began, worked = perf_counter(), thread_time()
        work()
        self.cpu.append((thread_time() - worked) * 1000)
        self.wall.append((perf_counter() - began) * 1000)

    def add(self, more: Frames) -> None:
        """Take over what others took."""
        self.wall += more.wall
        self.cpu += more.cpu

    def figures(self) -> dict[str, float]:
        """Median and 99th percentile of both."""
        return {
            "p50_ms": round(percentile(self.wall, 0.5), 2),
            "p99_ms": round(percentile(self.wall, 0.99), 2),
            "p50_cpu_ms": round(percentile(self.cpu, 0.5), 2),
            "p99_cpu_ms": round(percentile(self.cpu, 0.99), 2),
        }


class CannotRun(Exception):
    """Why a section is left out on this machine."""


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that at least `share` (0 to 1) of all don't exceed."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


def seconds(work: Callable[[], object]) -> float:
    """How long one call takes."""
    began = perf_counter()
    work()
    return perf_counter() - began


def middle(values: Sequence[float], digits: int = 3) -> float:
    """The median, rounded."""
    return round(median(values), digits)
