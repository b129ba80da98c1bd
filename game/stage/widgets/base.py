"""What all widgets have in common: a place, states, and how a panel talks to them."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.stage import draw, theme
from game.stage.input import Action, Press
from game.stage.stamp import stamp
from game.stage.theme import Ground, Look
from game.stage.units import Units

FLASH = 0.09
"""Seconds for which a widget looks pressed after a key or pad pressed it."""
REACH = 32
"""So far at most, in units, a widget's shadow reaches beyond it."""


@dataclass(frozen=True)
class Brush:
    """What a widget is painted with: where, how large things are, in which state, and on what ground."""

    surface: Surface
    units: Units
    look: Look
    ring: bool
    ground: Ground

    @property
    def flat(self) -> bool:
        """Whether it casts no shadow: pressed, disabled, or inside the ring."""
        return self.ring or self.look in (Look.PRESSED, Look.DISABLED)


@dataclass(frozen=True)
class Tip:
    """A tooltip: a title and a sentence."""

    title: str
    text: str


class Widget:
    """One thing to press, choose or write in. `rect` is in pixels; inside a scroller, in its content."""

    takes_focus = True
    clicked_into = True
    """Whether a click leaves the focus on it, since keys then go on in it; a button is done with its click."""

    def __init__(self) -> None:
        self.rect = Rect(0, 0, 0, 0)
        self.units = Units((1920, 1080))
        """The sizes of the window that it stands in; the panel keeps them right."""
        self.enabled = True
        self.why_not = ""
        """Why it is disabled: what a click on it says."""
        self.shown = True
        self.ground = Ground.TABLE
        self.tip: Tip | None = None
        self.view: View | None = None
        """The part of the window in which it scrolls, if it does."""
        self.on_press: Callable[[], None] | None = None
        """What a press does, by mouse, keys or pad, where the whole of it is one thing to press."""
        self.pointed: int | None = None
        """Which of its parts the pointer is on."""
        self.hovered = False
        self.held = False
        self.focused = False
        self._flash = 0.0

    # -------------------------------------------------------------- where
    @property
    def seen(self) -> Rect:
        """Where it stands in the window, in pixels."""
        return self.rect if self.view is None else self.view.seen(self.rect)

    def hit(self, pos: tuple[int, int]) -> bool:
        """Whether a point of the window is on it."""
        if not self.shown or (self.view is not None and not self.view.rect.collidepoint(pos)):
            return False
        return bool(self.seen.collidepoint(pos))

    def disable(self, why_not: str) -> None:
        """Disable it and say why."""
        self.enabled, self.why_not = False, why_not

    def enable(self) -> None:
        """Let it be used again."""
        self.enabled, self.why_not = True, ""

    # -------------------------------------------------------------- pointer, keys
    def parts(self) -> Sequence[Rect]:
        """Where in the window the parts stand that can be pointed at and clicked, each for itself."""
        return ()

    def part_at(self, pos: tuple[int, int]) -> int | None:
        """The part at a point of the window."""
        return next((at for at, part in enumerate(self.parts()) if part.collidepoint(pos)), None)

    def take(self, at: int) -> None:
        """One of its parts was clicked."""

    def trigger(self) -> None:
        """Do what a press does."""
        if self.on_press is not None:
            self.on_press()

    def hover(self, pos: tuple[int, int] | None) -> bool:
        """The pointer is over it at a point of the window, or left it (None); True if it looks different now."""
        before, self.pointed = self.pointed, None if pos is None else self.part_at(pos)
        return before != self.pointed

    def press(self, pos: tuple[int, int]) -> None:
        """The button went down on it."""

    def drag(self, pos: tuple[int, int]) -> None:
        """The pointer moved while the button is held."""

    def release(self, pos: tuple[int, int] | None) -> None:
        """The button went up at a point on it; None: elsewhere, nothing happens."""
        if pos is None:
            return
        at = self.part_at(pos)
        if at is not None:
            self.take(at)
        self.trigger()

    def act(self, press: Press) -> bool:
        """An action while it has the focus; True if it meant something here."""
        if self.on_press is None or press.action is not Action.CONFIRM or press.again:
            return False
        self.flash()
        self.trigger()
        return True

    def wheel(self, lines: float) -> bool:
        """The wheel turned over it; True if that did something."""
        return False

    @property
    def typing(self) -> bool:
        """Whether keys belong to it alone at this moment."""
        return False

    def type(self, event: Event) -> bool:
        """A raw key or text event while `typing`; True if it is used up."""
        return False

    def blur(self) -> None:
        """It lost the focus."""

    # -------------------------------------------------------------- time and picture
    def flash(self) -> None:
        """Look pressed for a moment, since a key did it."""
        self._flash = FLASH

    def update(self, dt: float) -> bool:
        """Let time go by; True if it looks different now."""
        if self._flash <= 0:
            return False
        self._flash -= dt
        return True

    @property
    def moving(self) -> bool:
        """Whether it changes by itself."""
        return self._flash > 0

    @property
    def look(self) -> Look:
        """The state that it is drawn in."""
        if not self.enabled:
            return Look.DISABLED
        if self.held or self._flash > 0:
            return Look.PRESSED
        return Look.HOVER if self.hovered else Look.NORMAL

    def draw(self, surface: Surface) -> None:
        """Draw it where it stands; disabled ones stand dim."""
        box, units = self.seen, self.units
        if not self.shown or box.w < 1 or box.h < 1:
            return
        ring = self.focused and self.enabled
        picture = None if ring else self.picture()
        if picture is not None:
            key = (type(self).__name__, picture, self.look, self.ground, units)
            stamp(surface, box, key, self._paint_plain, units.px(REACH))
            return
        if not ring:
            self._paint_plain(surface, box)
            return
        brush = Brush(surface, units, self.look, ring, self.ground)
        self.draw_ring(brush, box)
        self.paint(brush, box)

    def picture(self) -> Hashable:
        """All that it is painted from beside its size, look and ground, if it may be kept as one picture; else None."""
        return None

    def _paint_plain(self, surface: Surface, box: Rect) -> None:
        """Draw it in a box, without the ring."""
        units = self.units
        if self.enabled:
            self.paint(Brush(surface, units, self.look, False, self.ground), box)
            return
        pad = units.px(8)
        layer = Surface((box.w + 2 * pad, box.h + 2 * pad), pygame.SRCALPHA)
        self.paint(Brush(layer, units, Look.DISABLED, False, self.ground), Rect((pad, pad), box.size))
        layer.set_alpha(theme.DIM)
        surface.blit(layer, (box.x - pad, box.y - pad))

    def draw_ring(self, brush: Brush, box: Rect) -> None:
        """The focus ring, before the widget itself."""
        radius = min(brush.units.px(theme.RADIUS_BUTTON), box.h // 2)
        draw.focus_ring(brush.surface, box, radius, brush.units, glows=brush.ground is Ground.TABLE)

    def paint(self, brush: Brush, box: Rect) -> None:
        """Draw it in a box."""


class View:
    """A window into something taller: what scrolls."""

    def __init__(self) -> None:
        self.rect = Rect(0, 0, 0, 0)
        self.offset = 0
        self.content = 0

    @property
    def most(self) -> int:
        """The largest offset."""
        return max(0, self.content - self.rect.h)

    def seen(self, rect: Rect) -> Rect:
        """Where a rectangle of the content stands in the window."""
        return rect.move(self.rect.x, self.rect.y - self.offset)

    def scroll(self, pixels: int) -> bool:
        """Scroll by so many pixels; True if it moved."""
        return self.scroll_to(self.offset + pixels)

    def scroll_to(self, offset: int) -> bool:
        """Scroll to an offset, kept within the content; True if it moved."""
        offset = max(0, min(self.most, offset))
        moved = offset != self.offset
        self.offset = offset
        return moved

    def reveal(self, rect: Rect, margin: int = 0) -> bool:
        """Scroll as little as needed to see a rectangle of the content; True if it moved."""
        if rect.top - margin < self.offset:
            return self.scroll_to(rect.top - margin)
        if rect.bottom + margin > self.offset + self.rect.h:
            return self.scroll_to(rect.bottom + margin - self.rect.h)
        return False
