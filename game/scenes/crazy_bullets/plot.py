"""Reaction times as dots: which hundreds the axis spans, and where each dot finds room beside the others. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.match.judge import Kind, Mark

LEAST_SPAN = 300
DOT, SMALL_DOT, MANY = 11.0, 8.0, 150
REACH = 41
SHOWN = 0.99


@dataclass(frozen=True)
class Axis:
    """From which ms to which, in whole hundreds."""

    least: int
    most: int

    def part(self, ms: float) -> float:
        """Where a time lies, 0 to 1; beyond for slower ones."""
        return (ms - self.least) / (self.most - self.least)

    @property
    def hundreds(self) -> range:
        """The marks on it."""
        step = 100 if self.most - self.least <= 1200 else 200 * ((self.most - self.least) // 2400 + 1)
        return range(self.least, self.most + 1, step)


def axis_of(times: Sequence[int]) -> Axis:
    """The hundreds round the middle 99 % of all times."""
    ordered = sorted(times)
    if not ordered:
        return Axis(200, 700)
    cut = int(len(ordered) * (1 - SHOWN) / 2)
    low, high = ordered[cut], ordered[len(ordered) - 1 - cut]
    least = low // 100 * 100
    return Axis(least, max(least + LEAST_SPAN, -(-high // 100) * 100))


@dataclass(frozen=True)
class Dot:
    """One slap: `x` from the axis' left and `y` from the row's middle, in units."""

    x: float
    y: float
    mark: Mark


def dot_size(count: int) -> float:
    """Dots shrink where a row has very many."""
    return SMALL_DOT if count > MANY else DOT


def place_dots(marks: Sequence[Mark], axis: Axis, long: float) -> tuple[list[Dot], int]:
    """The dots of one row, each at the free place nearest to the middle line, and how many are slower."""
    slaps = sorted((mark for mark in marks if mark.kind is not Kind.FOUL), key=lambda mark: mark.ms)
    shown = [mark for mark in slaps if mark.ms <= axis.most]
    apart = dot_size(len(slaps)) - 0.6
    dots: list[Dot] = []
    for mark in shown:
        x = max(0.0, axis.part(mark.ms)) * long
        near = [dot for dot in dots[-60:] if abs(dot.x - x) < apart]
        places = sorted(range(-REACH, REACH - 6), key=abs)
        y = next((y for y in places if all((x - d.x) ** 2 + (y - d.y) ** 2 >= apart**2 for d in near)), mark.ms % REACH)
        dots.append(Dot(x, float(y), mark))
    return dots, len(slaps) - len(shown)
