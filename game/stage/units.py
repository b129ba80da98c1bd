"""Sizes: everything is designed at 1920 × 1080 and scaled to the window from there."""

from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property

from pygame import Rect

DESIGN = (1920, 1080)
LEAST_TEXT = 12


class Fold(IntEnum):
    """How much has to fold away, by the height that the text size leaves."""

    ALL = 0
    SCALED = 1
    FOLDED = 2
    SCROLLED = 3


@dataclass(frozen=True)
class Units:
    """Turns design units into pixels of a window of `size` (width, height); `text` is the text size, 1.0 to 1.5."""

    size: tuple[int, int]
    text_size: float = 1.0

    @property
    def width(self) -> int:
        return self.size[0]

    @property
    def height(self) -> int:
        return self.size[1]

    @cached_property
    def scale(self) -> float:
        """Pixels for one design unit."""
        return min(self.size[0] / DESIGN[0], self.size[1] / DESIGN[1])

    def px(self, units: float) -> int:
        """A length in pixels; what is there at all keeps one pixel."""
        pixels = round(units * self.scale)
        return pixels if pixels or not units else (1 if units > 0 else -1)

    def text(self, units: float) -> int:
        """The pixels of a font that is `units` high in the design: never under 12."""
        return max(LEAST_TEXT, round(units * self.scale * self.text_size))

    @cached_property
    def stretch(self) -> float:
        """How much larger text stands than the layout around it: 1.0 unless the window is small or text is enlarged."""
        return self.text(20) / (20 * self.scale)

    @cached_property
    def bounds(self) -> Rect:
        """The whole window."""
        return Rect((0, 0), self.size)

    @cached_property
    def frame(self) -> Rect:
        """The largest 16 : 9 field in the middle of the window, where the design of 1920 × 1080 lies."""
        field = Rect(0, 0, round(DESIGN[0] * self.scale), round(DESIGN[1] * self.scale))
        field.center = self.bounds.center
        return field

    def rect(self, x: float, y: float, width: float, height: float, anchor: str = "") -> Rect:
        """A design rectangle in pixels.

        Without an anchor it lies in the 16 : 9 field in the middle. With one ("topleft", "midright", "center", …)
        x and y are distances from that corner, edge or middle of the window, inwards from right and bottom.
        """
        if not anchor:
            left = self.frame.x + round(x * self.scale)
            top = self.frame.y + round(y * self.scale)
            right = self.frame.x + round((x + width) * self.scale)
            bottom = self.frame.y + round((y + height) * self.scale)
            return Rect(left, top, max(1, right - left), max(1, bottom - top))
        placed = Rect(0, 0, max(1, self.px(width)), max(1, self.px(height)))
        setattr(placed, anchor, getattr(self.bounds, anchor))
        across = -1 if "right" in anchor else 1
        down = -1 if "bottom" in anchor else 1
        return placed.move(across * self.px(x), down * self.px(y))

    def point(self, x: float, y: float) -> tuple[int, int]:
        """A design point in pixels, in the 16 : 9 field."""
        return self.frame.x + round(x * self.scale), self.frame.y + round(y * self.scale)

    @cached_property
    def fold(self) -> Fold:
        """Which of the four steps this window is; larger text counts as a smaller window."""
        room = min(self.size[1], self.size[0] * 9 / 16 if self.size[0] < self.size[1] else self.size[1])
        height = room / self.text_size
        if height >= 900:
            return Fold.ALL
        if height >= 660:
            return Fold.SCALED
        if height >= 540:
            return Fold.FOLDED
        return Fold.SCROLLED
