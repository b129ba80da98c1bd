"""A card or a place on the table as something that the focus can be on. The pointer goes by the cards themselves."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.stage import draw, theme
from game.stage.input import Action, Press
from game.stage.widgets import Widget

Key = int | str
"""A card by its id, a zone by its name."""


class Spot(Widget):
    """Draws nothing but the ring of the focus. `rect` is the part of the thing that can be seen."""

    def __init__(self, key: Key, rect: Rect, on_pick: Callable[[Key], None]) -> None:
        super().__init__()
        self.key_of_thing, self.on_pick = key, on_pick
        self.rect = rect

    def hit(self, pos: tuple[int, int]) -> bool:
        return False

    def act(self, press: Press) -> bool:
        if press.action is not Action.CONFIRM or press.again:
            return False
        self.on_pick(self.key_of_thing)
        return True

    def draw(self, surface: Surface) -> None:
        if self.focused:
            ring(surface, self.rect, self.units.px(10), self.units.px(theme.RING))


def ring(surface: Surface, rect: Rect, radius: int, width: int) -> None:
    """A lamp ring between two ink lines round something that is drawn already."""
    hair = max(1, width // 3)
    outer = rect.inflate(2 * (width + hair), 2 * (width + hair))
    draw.outline(surface, outer, theme.INK, radius + width + hair, hair)
    draw.outline(surface, rect.inflate(2 * width, 2 * width), theme.LAMP, radius + width, width)
    draw.outline(surface, rect, theme.INK, radius, hair)
