"""From presses to gestures: click, drag, drop, or home again. Whatever goes wrong in mid-drag, the card comes home."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import pygame
from pygame.event import Event

THRESHOLD = 8
"""Design units that the pointer must move before a press becomes a drag."""
AGAIN = 0.30
"""Seconds in which a further click on the same spot is taken for a double click, not for a wish."""
LEFT, RIGHT = 1, 3
Point: TypeAlias = tuple[int, int]


@dataclass(frozen=True)
class Click:
    """Pressed and let go on the spot. `again` says that it is the rest of a double click: hurry by it, don't play."""

    card: int | None
    at: Point
    again: bool = False


@dataclass(frozen=True)
class Grab:
    """A drag begins: the card under the press, at the place of the press."""

    card: int
    at: Point


@dataclass(frozen=True)
class Carry:
    """The dragged card follows the pointer."""

    card: int
    at: Point


@dataclass(frozen=True)
class Drop:
    """Let go inside the window."""

    card: int
    at: Point


@dataclass(frozen=True)
class Home:
    """The drag is off: let go outside, right click, focus lost, another press."""

    card: int


Gesture: TypeAlias = Click | Grab | Carry | Drop | Home


class Drag:
    """Turns mouse events into gestures. `card_at(x, y)` says what lies there, `may_drag(card)` what can be taken up.

    `update(dt)` counts the time between clicks; `size` is the window's in pixels.
    """

    def __init__(self, card_at: Callable[[float, float], int | None], may_drag: Callable[[int], bool]) -> None:
        self._card_at = card_at
        self._may_drag = may_drag
        self._pressed: Point | None = None
        self._card: int | None = None
        self._dragging = False
        self._last_click: Point | None = None
        self._since_click = AGAIN

    @property
    def dragging(self) -> int | None:
        """The card that is being dragged."""
        return self._card if self._dragging else None

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._since_click += dt

    def event(self, event: Event, size: Point, scale: float = 1.0) -> Gesture | None:
        """What this event means; None if nothing. `scale` is pixels for one design unit."""
        match event.type:
            case pygame.MOUSEBUTTONDOWN if event.button == LEFT:
                return self._press(event.pos)
            case pygame.MOUSEBUTTONDOWN if event.button == RIGHT:
                return self.cancel()
            case pygame.MOUSEMOTION:
                return self._move(event.pos, event.buttons, scale)
            case pygame.MOUSEBUTTONUP if event.button == LEFT:
                return self._release(event.pos, size, scale)
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWMINIMIZED | pygame.WINDOWHIDDEN:
                return self.cancel()
            case _:
                return None

    def cancel(self) -> Home | None:
        """Forget the press; a dragged card goes home. Also for the scene: the card left the table, a dialog opened."""
        card, dragging = self._card, self._dragging
        self._pressed, self._card, self._dragging = None, None, False
        return Home(card) if dragging and card is not None else None

    def _press(self, at: Point) -> Gesture | None:
        home = self.cancel()
        self._pressed = at
        self._card = self._card_at(*at)
        return home

    def _move(self, at: Point, buttons: tuple[int, ...], scale: float) -> Gesture | None:
        if self._pressed is None:
            return None
        if not buttons[0]:
            # The release got lost (let go over another window, a grab by the system): nobody holds it any more.
            return self.cancel()
        card = self._card
        if card is None:
            return None
        if self._dragging:
            return Carry(card, at)
        if math.dist(at, self._pressed) < THRESHOLD * scale or not self._may_drag(card):
            return None
        self._dragging = True
        return Grab(card, self._pressed)

    def _release(self, at: Point, size: Point, scale: float) -> Gesture | None:
        pressed, card, dragging = self._pressed, self._card, self._dragging
        inside = 0 <= at[0] < size[0] and 0 <= at[1] < size[1]
        if pressed is None:
            return None
        if dragging and not inside:
            return self.cancel()
        self._pressed, self._card, self._dragging = None, None, False
        if dragging and card is not None:
            return Drop(card, at)
        if not inside or self._card_at(*at) != card:
            return None
        near = self._last_click is not None and math.dist(at, self._last_click) < THRESHOLD * scale
        again = near and self._since_click < AGAIN
        self._last_click, self._since_click = at, 0.0
        return Click(card, at, again)
