"""The places of this table in design units, for the large design and for small windows; no view is asked here."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from pygame import Rect

from game.rules.blast.cards import PLANETS
from game.scenes.table.measure import Measure

RATIO = 1.4
Box = tuple[float, float, float, float]
Spot = tuple[float, float]


@dataclass(frozen=True)
class Fan:
    """A row of cards: the middle of the first one, from one to the next, width, degrees from one to the next."""

    x: float
    y: float
    step: float
    wide: float
    turn: float = 0.0


@dataclass(frozen=True)
class Plan:
    """Everything by name. `m.small` decides between the two designs; in high windows there is more room below."""

    m: Measure

    @property
    def small(self) -> bool:
        """Whether the folded design holds."""
        return self.m.small

    @property
    def more(self) -> float:
        """How much higher the window is than the design."""
        return self.m.tall - (600 if self.small else 1080)

    def box(self, box: Box) -> Rect:
        """Pixels."""
        return self.m.rect(*box)

    # ------------------------------------------------------------ planets
    @cached_property
    def lanes(self) -> tuple[float, ...]:
        """The middles of the five lanes across."""
        first, step = (58, 102) if self.small else (452, 194)
        return tuple(first + step * at for at in range(len(PLANETS)))

    @cached_property
    def rows(self) -> tuple[float, float, float]:
        """Down the lanes: with the other, in the middle, with the near one."""
        first, step, down = (144, 76, self.more / 3) if self.small else (258, 170, self.more / 2)
        return first + down, first + step + down, first + 2 * step + down

    @property
    def planet(self) -> float:
        """How wide a planet is."""
        return 56 if self.small else 164

    @property
    def orbit(self) -> float:
        """The radius of the ring in which a planet lies."""
        return 26 if self.small else 66

    @property
    def chip(self) -> tuple[float, float, float]:
        """The plate with a planet's name: how far below its middle, width, height."""
        return (34, 96, 22) if self.small else (84, 164, 48)

    def lane(self, planet: int) -> Box:
        """The whole lane of a planet."""
        half, above, below = (49, 32, 46) if self.small else (94, 100, 114)
        top = self.rows[0] - above
        return self.lanes[planet] - half, top, 2 * half, self.rows[2] + below - top

    # ------------------------------------------------------------ hands
    def hand(self, cards: int) -> Fan:
        """The near hand."""
        wide = 80.0 if self.small else 206.0
        left, right, middle, most = (12.0, 788.0, 400.0, 58.0) if self.small else (380.0, 1530.0, 900.0, 101.0)
        step = min(most, (right - left - wide) / max(1, cards - 1))
        total = step * (cards - 1) + wide
        start = max(left, min(middle - total / 2, right - total))
        return Fan(start + wide / 2, self.m.tall - wide * RATIO / 2 - (4 if self.small else 12), step, wide)

    @property
    def rise(self) -> float:
        """How far a picked card stands out of the hand, besides being lifted."""
        return 8 if self.small else 30

    def hand_box(self) -> Box:
        """The zone of the near hand."""
        fan = self.hand(2)
        left, wide = (4, 792) if self.small else (372, 1166)
        return left, fan.y - fan.wide * RATIO / 2, wide, fan.wide * RATIO

    def backs(self, cards: int, *, open_all: bool = False) -> Fan:
        """The other hand, which looks in from above; lying open it comes down so far that its figures are read."""
        wide, most, room, middle, y = (36, 20, 250, 372, 70) if self.small else (112, 66, 740, 840, 22)
        if open_all and not self.small:
            wide, y = 72, 148
        step = min(most, room / max(1, cards - 1))
        return Fan(middle - step * (cards - 1) / 2, y, step, wide, 0.0 if self.small else -min(2.4, 32 / max(1, cards)))

    def backs_box(self) -> Box:
        """The zone of the other hand."""
        return (230, 48, 284, 44) if self.small else (420, 0, 840, 100)

    # ------------------------------------------------------------ who, stars, piles
    @property
    def plates(self) -> tuple[Box, Box]:
        """The plates of the near one and of the other."""
        if self.small:
            return (8, self.m.tall - 216, 196, 54), (8, 48, 212, 54)
        return (28, self.m.tall - 178, 330, 150), (28, 118, 330, 150)

    @property
    def rail(self) -> Box:
        """The row of seven stars: upright, in small windows level; the other's end comes first."""
        if self.small:
            return 8, self.m.tall - 254, 304, 34
        return 28, 286, 92, self.m.tall - 482

    @property
    def piles(self) -> tuple[Spot, Spot, Spot]:
        """The middles of what wasn't dealt, what was played, what was discarded."""
        if self.small:
            y = self.m.tall - 195
            return (250, y), (336, y), (422, y)
        return (300, 372 + self.more / 2), (300, 526 + self.more / 2), (300, 680 + self.more / 2)

    @property
    def pile_wide(self) -> float:
        """How wide a card on a pile is."""
        return 30 if self.small else 78

    # ------------------------------------------------------------ the trick
    @property
    def panel(self) -> Box:
        """Where tricks, gifts and scores are."""
        return (524, 48, 268, 286 + self.more / 2) if self.small else (1384, 96, 508, 574 + self.more / 2)

    @property
    def card(self) -> float:
        """The width of a card in a trick."""
        return 62 if self.small else 128

    def row(self, near: bool) -> Box:
        """The cards of one side in the trick: the near one's below."""
        x, y, _, _ = self.panel
        stretch = self.more / 8
        if self.small:
            return x + 8, y + (142 if near else 40) + stretch, 160, 87
        return x + 28, y + (306 if near else 94) + stretch, 300, 180

    def in_row(self, near: bool, cards: int, *, wide_apart: bool = False) -> Fan:
        """Cards of a trick, or of a gift, which lie further apart."""
        x, y, wide, tall = self.row(near)
        room = (188 if self.small else 340) if wide_apart else wide
        most = self.card + (6 if self.small else 14) if wide_apart else (40 if self.small else 86)
        step = min(most, (room - self.card) / max(1, cards - 1))
        return Fan(x + self.card / 2, y + tall / 2, step, self.card)

    @property
    def log(self) -> Box:
        """The log between the panel and the buttons, right of the hand; in small windows a single line."""
        if self.small:
            return 12, self.m.tall - 143, 508, 18
        x, y, wide, tall = self.panel
        return 1560, y + tall + 14, x + wide - 1560, self.m.tall - 276 - (y + tall + 14)

    def button(self, place: int) -> Box:
        """Buttons from the bottom upwards: 0 the lowest, 1 the one to press, 2 what else the cards could do."""
        if self.small:
            tops = ((-164, 34), (-212, 44), (-254, 36))
            down, tall = tops[place]
            return 524, self.m.tall + down, 268, tall
        down, tall = ((-124, 96), (-244, 108), (-312, 56))[place]
        return 1560, self.m.tall + down, 332, tall
