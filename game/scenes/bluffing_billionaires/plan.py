"""Where people, piles and answers are at this table, in design units of the large or the small design."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game.scenes.table.measure import Measure

Spot = tuple[float, float, float]
"""Middle and width."""


@dataclass(frozen=True)
class Place:
    """One player: portrait (middle and size), plate (x, y, width, height), left middle of the counts, the card on the
    cloth (middle, width, angle), the bonus pile (middle, width, step, and how wide it may become), the bubble
    (x, y, width, whether its tail is at the right), and a hand (middle, width, how wide the fan may become) if seen.
    """

    portrait: Spot
    plate: tuple[float, float, float, float]
    counts: tuple[float, float]
    card: tuple[float, float, float, float]
    bonus: tuple[float, float, float, float, float]
    bubble: tuple[float, float, float, bool]
    hand: tuple[float, float, float, float] | None = None

    def lower(self, by: float) -> Place:
        """The same further down."""
        return replace(
            self,
            portrait=(self.portrait[0], self.portrait[1] + by, self.portrait[2]),
            plate=(self.plate[0], self.plate[1] + by, *self.plate[2:]),
            counts=(self.counts[0], self.counts[1] + by),
            card=(self.card[0], self.card[1] + by, *self.card[2:]),
            bonus=(self.bonus[0], self.bonus[1] + by, *self.bonus[2:]),
            bubble=(self.bubble[0], self.bubble[1] + by, *self.bubble[2:]),
            hand=None if self.hand is None else (self.hand[0], self.hand[1] + by, *self.hand[2:]),
        )


@dataclass(frozen=True)
class Middle:
    """What stands in the middle: the line (middle), both answers (x, y, width, height), the showdown: claim, caller
    and taken card, the near player's card and where it is while a challenge lasts, the field onto which cards are
    played, the button (middle, top, width, height), width and height of smaller ones, and the button that goes on."""

    line: tuple[float, float]
    first: tuple[float, float, float, float]
    second: tuple[float, float, float, float]
    claim: Spot
    caller: Spot
    taken: Spot
    home: Spot
    aside: Spot
    field: tuple[float, float, float, float]
    buttons: tuple[float, float, float, float]
    look: tuple[float, float]
    next: tuple[float, float, float, float]


LOOKS_A_ROW = 3
AXIS = 752
"""The middle of the large table: the ledger stands at its right."""
LEDGER = (1516, 100, 364, 956)


def _seat(
    x: float,
    y: float,
    card: tuple[float, float, float, float],
    bonus: tuple[float, float, float, float, float],
    bubble: tuple[float, float, float, bool],
) -> Place:
    return Place((x, y, 170), (x - 112, y + 73, 224, 58), (x - 105, y + 153), card, bonus, bubble)


LEFT = _seat(150, 420, (322, 452, 96, -8), (322, 588, 58, 24, 112), (40, 230, 230, False))
UPPER_LEFT = _seat(426, 196, (456, 426, 84, -4), (566, 424, 58, 22, 116), (112, 116, 226, True))
TOP = _seat(AXIS, 176, (704, 418, 80, 0), (806, 418, 58, 22, 112), (838, 98, 176, False))
UPPER_RIGHT = _seat(1078, 196, (1048, 426, 84, 4), (932, 424, 58, 22, 116), (1168, 104, 320, False))
RIGHT = _seat(1368, 420, (1186, 462, 96, 8), (1190, 600, 58, 24, 116), (1244, 230, 230, True))
ACROSS = Place(
    (AXIS, 182, 200),
    (AXIS - 117, 264, 234, 58),
    (AXIS - 105, 344),
    (300, 470, 112, -4),
    (1050, 232, 104, 60, 250),
    (842, 92, 190, False),
    (470, 232, 104, 290),
)
"""Alone opposite: hand and bonus pile beside the portrait."""
NEAR = Place(
    (150, 872, 196),
    (32, 958, 236, 58),
    (38, 1046),
    (AXIS, 644, 118, 0),
    (1330, 864, 104, 60, 330),
    (56, 664, 230, False),
    (AXIS, 908, 172, 830),
)
OTHERS = {
    1: (ACROSS,),
    2: (
        replace(UPPER_LEFT, bonus=(330, 432, 58, 22, 116)),
        replace(UPPER_RIGHT, bonus=(1174, 432, 58, 22, 116)),
    ),
    3: (LEFT, TOP, RIGHT),
    4: (LEFT, UPPER_LEFT, UPPER_RIGHT, RIGHT),
    5: (LEFT, UPPER_LEFT, TOP, UPPER_RIGHT, RIGHT),
}
MIDDLE = Middle(
    (AXIS, 531),
    (382, 572, 268, 138),
    (854, 572, 268, 138),
    (520, 668, 150),
    (800, 668, 150),
    (1010, 668, 112),
    (AXIS, 644, 118),
    (322, 712, 70),
    (434, 560, 650, 196),
    (AXIS, 572, 420, 72),
    (250, 56),
    (1200, 984, 260, 66),
)

TWO_MIDDLE = replace(
    MIDDLE,
    line=(AXIS, 420),
    claim=(556, 600, 182),
    caller=(948, 600, 182),
    taken=(1196, 596, 128),
    aside=(336, 690, 84),
)
"""With two players there is room for larger cards."""

SMALL_NEAR = Place(
    (38, 400, 56),
    (70, 376, 190, 26),
    (72, 415),
    (400, 304, 72, 0),
    (706, 400, 38, 16, 130),
    (0, 0, 0, False),
    (400, 514, 100, 776),
)
SMALL_MIDDLE = Middle(
    (400, 225),
    (96, 246, 220, 84),
    (484, 246, 220, 84),
    (262, 300, 80),
    (422, 300, 80),
    (556, 300, 62),
    (400, 300, 72),
    (120, 304, 54),
    (160, 240, 480, 128),
    (400, 246, 300, 44),
    (150, 34),
    (430, 385, 170, 42),
)


def _small_seat(at: int, others: int) -> Place:
    wide = min(190.0, 784 / others)
    x = 400 + (at - (others - 1) / 2) * wide
    left = x - wide / 2
    return Place(
        (left + 30, 80, 56),
        (left + 60, 54, wide - 64, 26),
        (left + 60, 94),
        (left + wide * 0.3, 143, 44, 0),
        (left + wide * 0.7, 143, 38, 12, wide * 0.48),
        (0, 0, 0, False),
    )


@dataclass(frozen=True)
class Plan:
    """All places of a table with so many seats for a window; `near`: the seat at the near side."""

    m: Measure
    seats: int
    near: int

    @property
    def _more(self) -> float:
        """How much higher the window is than its design."""
        return max(0.0, self.m.tall - (600 if self.m.small else 1080))

    def place(self, seat: int) -> Place:
        """Where a seat is; others sit clockwise from the left of the near one."""
        rank = (seat - self.near) % self.seats
        if not rank:
            return (SMALL_NEAR if self.m.small else NEAR).lower(self._more)
        if self.m.small:
            return _small_seat(rank - 1, self.seats - 1)
        place = OTHERS[self.seats - 1][rank - 1]
        return place.lower(self._more * 0.3) if place in (LEFT, RIGHT) else place

    @property
    def near_lowered(self) -> float:
        """How far the near side has moved down."""
        return self._more

    @property
    def lowered(self) -> float:
        """How far the middle has moved down."""
        return self._more * 0.4

    @property
    def middle(self) -> Middle:
        """What stands in the middle; its places are still to be lowered by `lowered`."""
        if self.m.small:
            return SMALL_MIDDLE
        return TWO_MIDDLE if self.seats == 2 else MIDDLE

    def looks(self, count: int) -> list[tuple[float, float, float, float]]:
        """Where the buttons stand with which so many people look at their own cards: rows below the large button."""
        middle, gap = self.middle, 12 if not self.m.small else 6
        (x, top, _, tall), (wide, high) = middle.buttons, middle.look
        a_row = count if count <= LOOKS_A_ROW else -(-count // 2)
        found = []
        for at in range(count):
            row, first = divmod(at, a_row)
            here = min(a_row, count - row * a_row)
            left = x - (here * (wide + gap) - gap) / 2 + first * (wide + gap)
            found.append((left, top + self.lowered + tall + gap + row * (high + gap), wide, high))
        return found
