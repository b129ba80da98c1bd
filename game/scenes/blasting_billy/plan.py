"""The places of this table in the two designs, 1920 × 1080 and 800 × 600: pure numbers, nothing of a game in them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from pygame import Rect

from game.scenes.table.measure import Measure

RATIO = 1.4
BRINK = 12.0
"""How far a spread column stays away from the edges of the window."""
Box = tuple[float, float, float, float]
"""Left, top, width, height in design units."""


@dataclass(frozen=True)
class Row:
    """Five columns side by side: left edge of the first, distance of two, top, width of a card, how far one card lies
    below the other at most, and how high a column may become."""

    x: float
    pitch: float
    y: float
    wide: float
    step: float
    deep: float

    def left(self, kind: int) -> float:
        """Left edge of a column."""
        return self.x + kind * self.pitch

    def gap(self, count: int) -> float:
        """How far one card lies below the other in a column of so many."""
        return min(self.step, (self.deep - self.wide * RATIO) / max(1, count - 1))

    def top(self, at: int, count: int) -> float:
        """Top of the card at a place of a column of so many."""
        return self.y + at * self.gap(count)

    def box(self, kind: int) -> Box:
        """A whole column."""
        return self.left(kind), self.y, self.wide, self.deep

    def spread(self, count: int, tall: float) -> Row:
        """The row for a column of so many that has all the room it needs in a window of this height."""
        deep = min(self.step * (count - 1) + self.wide * RATIO, tall - 2 * BRINK)
        return replace(self, y=max(BRINK, min(self.y, tall - BRINK - deep)), deep=deep)

    @property
    def whole(self) -> Box:
        """All columns, with a little room around."""
        return self.x - 10, self.y - 18, self.pitch * 4 + self.wide + 20, self.deep + 22


@dataclass(frozen=True)
class Fan:
    """Cards of a hand side by side: left edge, top, width of a card, distance of two left edges."""

    x: float
    y: float
    wide: float
    step: float

    def box(self, count: int) -> Box:
        """Where so many cards lie."""
        return self.x, self.y, self.wide + self.step * (max(1, count) - 1), self.wide * RATIO


@dataclass(frozen=True)
class Plan:
    """Where everything stands. `panels`: by seat; `log`, `aside`: None where there is none.

    `places`: the three buttons; `you`: upper left corner of whose turn it is; `asked`: left middle of what is asked,
    and how wide it may become.
    """

    small: bool
    billys: Row
    mine: Row
    hand: Fan
    pile: Fan
    box: Box
    panels: Mapping[int, Box]
    log: Box | None
    aside: Box | None
    coming: Box
    places: tuple[Box, Box, Box]
    you: Box
    asked: tuple[float, float, float]

    def loot(self, panel: Box) -> Row:
        """The columns in a panel of somebody else."""
        x, y, wide, tall = panel
        foot = 62 if self.log is None else 14
        return Row(x + 16, (wide - 98) / 4, y + 116, 66, 34, tall - 116 - foot)

    def backs(self, panel: Box) -> Fan:
        """The hand in a panel of somebody else."""
        x, y, wide, _ = panel
        return Fan(x + wide - 72, y + 5, 19, 22) if self.small else Fan(x + wide - 159, y + 15, 45, 50)


def plan(m: Measure, seats: int, near: int) -> Plan:
    """The places for so many players, `near` at the near side; the others sit clockwise from the viewer's left."""
    others = [(near + turn) % seats for turn in range(1, seats)]
    return _small(m, others) if m.small else _large(m, others)


def _large(m: Measure, others: list[int]) -> Plan:
    more = max(0.0, m.tall - 1080)
    half, lower = more / 2, more * 0.3
    two = len(others) == 1
    left_top, right_top = (32.0, 306.0, 384.0, 356 + half), (1504.0, 306.0, 384.0, 356 + half)
    left_low, right_low = (32.0, 682 + half, 384.0, 356 + half), (1504.0, 682 + half, 384.0, 356 + half)
    match len(others):
        case 1:
            spots: list[Box] = [(32, 306, 384, 616 + more)]
        case 2:
            spots = [left_top, right_top]
        case _:
            spots = [left_low, left_top, right_top, right_low]
    log: Box | None
    aside: Box | None
    match len(others):
        case 1:
            log, aside = (1504, 306, 384, 282), (32, 942 + more, 384, 106)
        case 2:
            log, aside = left_low, (1504, 682 + half, 384, 106)
        case 3:
            log, aside = right_low, None
        case _:
            log, aside = None, None
    if two:
        hand, you, asked = Fan(1317, 752 + more, 150, 194), (1284.0, 628 + more), (1548.0, 651 + more, 340.0)
        places = [(1284 + at * 204, 990 + more, 196, 60) for at in range(3)]
        mine = Row(678, 116, 560 + lower, 100, 33, 503 + more - lower)
    else:
        hand, you, asked = Fan(696, 828 + more, 160, 184), (448.0, 832 + more), (448.0, 945 + more, 236.0)
        places = [(1238, 830 + more + at * 76, 248, 64) for at in range(3)]
        mine = Row(678, 116, 566 + lower, 100, 33, 236 + more - lower)
    return Plan(
        False,
        Row(683, 116, 318, 90, 27, 196 + lower),
        mine,
        hand,
        Fan(466, 390, 100, 2),
        (1258, 306, 232, 260),
        dict(zip(others, spots, strict=False)),
        log,
        aside,
        (444, 668 + lower, 216, 132),
        (places[0], places[1], places[2]),
        (*you, 236, 80),
        asked,
    )


def _small(m: Measure, others: list[int]) -> Plan:
    more = max(0.0, m.tall - 600)
    wide = min(386.0, (776 - 4 * (len(others) - 1)) / len(others))
    spots = [(12 + at * (wide + 4), 44.0, wide, 64.0) for at in range(len(others))]
    return Plan(
        True,
        Row(207, 70, 136, 56, 13, 115),
        Row(204, 70, 276, 62, 21, 148 + more),
        Fan(206, 444 + more, 104, 115),
        Fan(580, 138, 58, 1),
        (656, 130, 130, 126),
        dict(zip(others, spots, strict=False)),
        None,
        None,
        (12, 342, 180, 60),
        ((566, 442 + more, 222, 44), (566, 492 + more, 222, 44), (566, 542 + more, 222, 44)),
        (14, 446 + more, 186, 48),
        (14, 518 + more, 186),
    )


def rect(m: Measure, box: Box) -> Rect:
    """A design box in pixels."""
    return m.rect(*box)
