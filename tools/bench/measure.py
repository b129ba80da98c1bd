"""What the sections share: medians, percentiles, and a section that can't run here."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from statistics import median
from time import perf_counter

RUNS = 5
"""How often a figure is taken; the median counts."""


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
