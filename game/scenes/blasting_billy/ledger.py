"""Where the count stands: a strip for Billy and one a seat, five cells each; pure numbers and poses."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from pygame import Rect

from game.rules.blasting_billy.cards import TYPES
from game.scenes.blasting_billy.cards import back, face
from game.scenes.blasting_billy.counting import Act, Counting, Owner
from game.scenes.blasting_billy.plan import RATIO
from game.scenes.blasting_billy.room import BILLY_TALL, billy_box
from game.scenes.table.measure import Measure
from game.stage.board import Board, Pose
from game.stage.units import Units

BLOWN = ("blown left", "blown right")
"""The zones beside the window where dynamite and its neighbour fly to."""


@dataclass(frozen=True)
class Ledger:
    """The places of the count in pixels, for so many seats."""

    m: Measure
    seats: int

    @property
    def small(self) -> bool:
        """Whether the folded design holds."""
        return self.m.small

    @cached_property
    def card(self) -> float:
        """Width of a card in design units."""
        if self.small:
            return 36
        return 72 if self.seats < 5 else 62

    @cached_property
    def _strips(self) -> tuple[float, float, float, float, float]:
        """Top and height of Billy's strip, top of the first seat's, its height, the gap between two."""
        if self.small:
            foot = self.m.tall - 104
            gap = 6.0
            first = 146.0
            return 78, 60, first, min(66.0, (foot - first - gap * (self.seats - 1)) / self.seats), gap
        gap = 14.0 if self.seats < 5 else 10.0
        first = 462.0
        return 330, 112, first, min(134.0, (self.m.tall - 40 - first - gap * (self.seats - 1)) / self.seats), gap

    @cached_property
    def billy(self) -> Rect:
        """Where Billy leans; in small windows behind the sheet at the foot, or in his strip where there's no room."""
        if not self.small:
            return billy_box(self.m)
        _, last, _, high = self.strip(self.seats - 1)
        foot = self.m.tall - 98
        wide = min(340.0, (foot - last - high - 10) / BILLY_TALL)
        middle, bottom = (400, foot + 4) if self.behind_the_sheet else (72, 138)
        wide = wide if self.behind_the_sheet else 116
        box = Rect(0, 0, self.m.n(wide), self.m.n(wide * BILLY_TALL))
        box.midbottom = self.m.at(middle, bottom)
        return box

    @property
    def behind_the_sheet(self) -> bool:
        """Whether a small window has room for Billy between the last strip and the sheet."""
        return self.small and self.seats < 4

    @property
    def left(self) -> float:
        """Left edge of the strips."""
        return 12 if self.small else 40

    @property
    def wide(self) -> float:
        """Width of the strips."""
        return 776 if self.small else 1360

    @property
    def cell(self) -> float:
        """Width of a cell."""
        return 104 if self.small else 186

    @property
    def heads(self) -> float:
        """Middle of the names of the colours."""
        return 62 if self.small else 316

    def column(self, kind: int) -> float:
        """Left edge of a cell."""
        return (126 if self.small else 326) + kind * self.cell

    @property
    def sums(self) -> float:
        """Middle of the sums at the right."""
        return 718 if self.small else 1324

    def strip(self, owner: Owner) -> tuple[float, float, float, float]:
        """A strip: left, top, width, height in design units."""
        top, tall, first, high, gap = self._strips
        if owner is None:
            return self.left, top, self.wide, tall
        return self.left, first + owner * (high + gap), self.wide, high

    def row(self, owner: Owner) -> Rect:
        """A strip in pixels."""
        return self.m.rect(*self.strip(owner))

    def frame(self, kind: int) -> Rect:
        """What frames the colour that is counted."""
        _, top, _, _ = self.strip(None)
        _, last, _, high = self.strip(self.seats - 1)
        x, up = self.column(kind) - 4, (30 if not self.small else 26)
        return self.m.rect(x, top - up, self.cell - 2, last + high - top + up + (12 if not self.small else 4))

    @property
    def side(self) -> Rect:
        """The sheet that says what is being counted; in small windows a strip at the foot."""
        if self.small:
            return self.m.rect(12, self.m.tall - 98, 776, 92)
        return self.m.rect(1436, 306, 444, min(734, self.m.tall - 346))

    @property
    def fan_at(self) -> tuple[float, float]:
        """Where a fan begins in its cell, and how wide it may be."""
        return (46, 54) if self.small else (66, 112)

    def fan_step(self, count: int) -> float:
        """How far one card lies right of the other."""
        most = 14 if self.small else 27
        return min(most, (self.fan_at[1] - self.card) / max(1, count - 1))

    def middle(self, owner: Owner, kind: int, place: float, count: int) -> tuple[float, float]:
        """The middle of a card in its fan, in design units."""
        _, top, _, tall = self.strip(owner)
        x = self.column(kind) + self.fan_at[0] + place * self.fan_step(count) + self.card / 2
        return x, top + tall / 2

    def pill(self, owner: Owner, kind: int) -> tuple[float, float]:
        """The middle of a column's total, in design units."""
        _, top, _, tall = self.strip(owner)
        return self.column(kind) + (24 if self.small else 34), top + tall / 2


def board(counting: Counting, units: Units) -> Board:
    """All columns as they lie at this moment of the count."""
    ledger = Ledger(Measure(units), counting.seats)
    m = ledger.m
    poses: dict[int, Pose] = {}
    for owner in counting.owners:
        for at, kind in enumerate(TYPES):
            tally = counting.of(owner, kind)
            up = counting.seen(Act.TURN, kind, owner)
            cards = tally.left if counting.seen(Act.BLOW, kind, owner) else tally.cards
            for place, card in enumerate(cards):
                shown = face(tally.faces[tally.cards.index(card)]) if up else back(kind)
                x, y = ledger.middle(owner, at, place, len(cards))
                poses[card] = Pose(shown, m.x(x), m.y(y), ledger.card * m.k, z=place, up=up)
    rows = {f"row {owner}": ledger.row(owner) for owner in counting.owners}
    wide, tall = units.size
    off = round(ledger.card * m.k)
    away = (Rect(side, tall // 4, off, round(off * RATIO)) for side in (-2 * off, wide + off))
    return Board(units.size, poses, {**rows, "side": ledger.side, **dict(zip(BLOWN, away, strict=True))})


def tallest(ledger: Ledger) -> float:
    """Height of a card in design units."""
    return ledger.card * RATIO
