"""Where everything on the street stands: a pure function of the window. Two designs: 1920 × 1080, and 800 × 600 for
windows in which the large one would have text under 12 px."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from pygame import Rect

from game.scenes.crazy_bullets.sides import STEP, Side
from game.stage.units import LEAST_TEXT, Fold, Units

Spot = tuple[float, float]
Box = tuple[float, float, float, float]
LEAST_SCALE = 0.66


@dataclass(frozen=True)
class Design:
    """All places of one design, in its own units."""

    size: tuple[int, int]
    bar: int
    middle: Spot
    radius: float
    person_away: float
    person: float
    card: float
    plate: tuple[float, float]
    plates: dict[Side, Spot]
    pair: tuple[float, float]
    pairs: dict[Side, Spot]
    story: Box
    act: Box
    bangs: dict[Side, Spot]
    pair_bangs: dict[Side, Spot]


FULL = Design(
    size=(1920, 1080),
    bar=74,
    middle=(960, 540),
    radius=338,
    person_away=424,
    person=262,
    card=328,
    plate=(384, 148),
    plates={Side.BOTTOM: (420, 834), Side.LEFT: (28, 466), Side.TOP: (1116, 98), Side.RIGHT: (1508, 466)},
    pair=(480, 148),
    pairs={Side.BOTTOM: (324, 834), Side.LEFT: (28, 466), Side.TOP: (1116, 98), Side.RIGHT: (1412, 466)},
    story=(28, 98, 584, 300),
    act=(1284, 674, 608, 314),
    bangs={Side.BOTTOM: (214, 800), Side.LEFT: (214, 270), Side.TOP: (1716, 270), Side.RIGHT: (1716, 288)},
    pair_bangs={Side.BOTTOM: (272, 634), Side.LEFT: (272, 300), Side.TOP: (1650, 446), Side.RIGHT: (1650, 300)},
)
SMALL = Design(
    size=(800, 600),
    bar=36,
    middle=(400, 300),
    radius=186,
    person_away=232,
    person=142,
    card=180,
    plate=(188, 84),
    plates={Side.BOTTOM: (126, 474), Side.LEFT: (6, 384), Side.TOP: (484, 42), Side.RIGHT: (606, 384)},
    pair=(224, 84),
    pairs={Side.BOTTOM: (90, 474), Side.LEFT: (6, 384), Side.TOP: (484, 42), Side.RIGHT: (570, 384)},
    story=(6, 42, 318, 190),
    act=(476, 366, 318, 192),
    bangs={Side.BOTTOM: (76, 430), Side.LEFT: (92, 130), Side.TOP: (712, 186), Side.RIGHT: (712, 186)},
    pair_bangs={Side.BOTTOM: (96, 390), Side.LEFT: (96, 290), Side.TOP: (704, 214), Side.RIGHT: (704, 290)},
)


@dataclass(frozen=True)
class Plan:
    """The design that fits a window, and its places in pixels. `whole`: the large one in any case."""

    units: Units
    whole: bool = False
    shift: tuple[int, int] = (0, 0)
    """So many pixels elsewhere than in the window."""

    @cached_property
    def design(self) -> Design:
        """Which of the two designs."""
        small = self.units.scale < LEAST_SCALE or self.units.fold >= Fold.FOLDED
        return SMALL if small and not self.whole else FULL

    @property
    def small(self) -> bool:
        """Whether what can fold away is folded away."""
        return self.design is SMALL

    @cached_property
    def k(self) -> float:
        """Pixels for one unit of the design."""
        return min(self.units.width / self.design.size[0], self.units.height / self.design.size[1])

    @cached_property
    def origin(self) -> tuple[int, int]:
        """Where the design's upper left corner lies in the window."""
        wide, tall = (round(length * self.k) for length in self.design.size)
        x, y = self.shift
        return x + (self.units.width - wide) // 2, y + (self.units.height - tall) // 2

    # -------------------------------------------------------------- from the design to pixels
    def n(self, length: float) -> int:
        """A length; what is there at all keeps a pixel."""
        return round(length * self.k) or (1 if length > 0 else 0)

    def point(self, x: float, y: float) -> tuple[int, int]:
        """A point."""
        return self.origin[0] + round(x * self.k), self.origin[1] + round(y * self.k)

    def rect(self, box: Box) -> Rect:
        """A box."""
        x, y, wide, tall = box
        left, top = self.point(x, y)
        right, bottom = self.point(x + wide, y + tall)
        return Rect(left, top, max(1, right - left), max(1, bottom - top))

    def text(self, size: float) -> int:
        """The height of letters that are `size` high in the design: never under 12 px."""
        return max(LEAST_TEXT, round(size * self.k * self.units.text_size))

    # -------------------------------------------------------------- places
    @cached_property
    def middle(self) -> tuple[int, int]:
        """The middle of the table."""
        return self.point(*self.design.middle)

    @cached_property
    def card_width(self) -> int:
        """The width of the card that all look at."""
        return max(8, self.n(self.design.card))

    @cached_property
    def upper_bar(self) -> Rect:
        """The boards at the top."""
        return Rect(0, 0, self.units.width, self.n(self.design.bar))

    @cached_property
    def lower_bar(self) -> Rect:
        """The boards at the bottom."""
        tall = self.n(self.design.bar)
        return Rect(0, self.units.height - tall, self.units.width, tall)

    def person(self, side: Side) -> tuple[int, int]:
        """The middle of whoever sits there."""
        return self.towards(side, self.design.person_away)

    def towards(self, side: Side, away: float) -> tuple[int, int]:
        """A point that far from the middle on the way to a side."""
        x, y = self.design.middle
        step = STEP[side]
        return self.point(x + step[0] * away, y + step[1] * away)

    def plate_box(self, side: Side, pair: bool = False) -> Box:
        """The plate of a side in design units; a wider one where two play."""
        places, size = (self.design.pairs, self.design.pair) if pair else (self.design.plates, self.design.plate)
        return (*places[side], *size)

    def moved(self, by: Spot) -> Plan:
        """The same plan so many pixels elsewhere: for what is drawn on a sheet of its own."""
        return replace(self, shift=(self.shift[0] + round(by[0]), self.shift[1] + round(by[1])))

    def inset(self, box: Box, wide: float) -> Inset:
        """A part of this plan with units of its own: `box` is `wide` of them wide, its corner is (0, 0)."""
        x, y, own_wide, own_tall = box
        return Inset(self.units, corner=self.point(x, y), per=self.k * own_wide / wide, tall=own_tall * wide / own_wide)

    def stack(self, side: Side, pair: bool = False) -> tuple[int, int]:
        """The middle of the stack on a plate."""
        x, y, wide, tall = self.plate_box(side, pair)
        return self.point(x + wide - self.stack_inset, y + tall / 2)

    @property
    def stack_inset(self) -> float:
        """From a plate's right edge to the middle of its stack."""
        return 34 if self.small else 59


@dataclass(frozen=True)
class Inset(Plan):
    """A part of a plan that is drawn with the measures of the large design, however small it is. `per`: pixels for a
    unit; `tall`: its height in units."""

    corner: tuple[int, int] = (0, 0)
    per: float = 1.0
    tall: float = 0.0

    @cached_property
    def design(self) -> Design:
        return FULL

    @cached_property
    def k(self) -> float:
        return self.per

    @cached_property
    def origin(self) -> tuple[int, int]:
        return self.corner
