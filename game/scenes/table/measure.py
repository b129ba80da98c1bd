"""The two designs of a table in pixels: 1920 × 1080, and 800 × 600 for small windows.

Both hang from the top edge; a high window has more room below.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from pygame import Rect

from game.scenes.table.head import folded, small_scale
from game.stage.units import LEAST_TEXT, Units


@dataclass(frozen=True)
class Measure:
    """Design lengths to pixels for a window. `small` says which design holds; `tall` is its height, larger in high
    windows."""

    units: Units

    @cached_property
    def small(self) -> bool:
        """Whether the folded design of 800 × 600 holds."""
        return folded(self.units)

    @cached_property
    def k(self) -> float:
        """Pixels for one design unit."""
        return small_scale(self.units) if self.small else self.units.scale

    @cached_property
    def tall(self) -> float:
        """The height of the window in design units."""
        return self.units.height / self.k

    @cached_property
    def _left(self) -> float:
        return (self.units.width - (800 if self.small else 1920) * self.k) / 2

    def n(self, length: float) -> int:
        """A length in pixels, 1 at least."""
        return max(1, round(length * self.k))

    def x(self, x: float) -> float:
        """A place across."""
        return self._left + x * self.k

    def y(self, y: float) -> float:
        """A place down."""
        return y * self.k

    def at(self, x: float, y: float) -> tuple[int, int]:
        """A point in whole pixels."""
        return round(self.x(x)), round(self.y(y))

    def rect(self, x: float, y: float, width: float, height: float) -> Rect:
        """A rectangle in whole pixels."""
        left, top = self.at(x, y)
        right, bottom = self.at(x + width, y + height)
        return Rect(left, top, max(1, right - left), max(1, bottom - top))

    def text(self, size: float, small: float) -> int:
        """Pixels of text: its size in the large design, and in the small one."""
        if not self.small:
            return self.units.text(size)
        return max(LEAST_TEXT, round(small * self.k * self.units.text_size))
