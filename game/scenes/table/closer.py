"""Shows one card as large as the window allows; a click or any key takes it away."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.scenes.table.looking import LookThrough
from game.scenes.table.spot import Key
from game.stage import draw, grounds, motion
from game.stage.art import Art
from game.stage.drag import THRESHOLD
from game.stage.faces import CARD_RATIO, Face, side
from game.stage.input import Action, Press
from game.stage.scene import Scene, Stage

if TYPE_CHECKING:
    from game.scenes.table.table import Table

KEY = pygame.KSCAN_E
LONG_PRESS = 0.45
"""Seconds after which a press that doesn't move is taken for a wish to see the card large."""
WIDEST = 400
GROWS = 0.12
"""Seconds in which the card grows."""


class Large(Scene):
    """A single card over the dimmed table. `up`: whether its face may be seen."""

    covers = False

    def __init__(self, art: Art, face: Face, up: bool) -> None:
        self.art, self.face, self.up = art, face, up
        self.age = 0.0

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        stage.sound.play("flip", 0.6)

    def resized(self, size: tuple[int, int]) -> None:
        units = self.stage.units
        wide = min(round(WIDEST * max(1.0, units.scale)), round(units.height * 0.86 / CARD_RATIO), units.width - 16)
        self.box = Rect(0, 0, max(8, wide), round(max(8, wide) * CARD_RATIO))
        self.box.center = units.bounds.center

    def event(self, event: Event) -> bool:
        if event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.stage.pop(self)
            return True
        return event.type == pygame.MOUSEBUTTONUP

    def act(self, press: Press) -> bool:
        if press.action in (Action.FULLSCREEN, Action.MUTE):
            return False
        if press.down and not press.again:
            self.stage.pop(self)
        return True

    def update(self, dt: float) -> None:
        self.age = min(GROWS, self.age + dt)

    @property
    def moving(self) -> bool:
        return self.age < GROWS

    def draw(self, surface: Surface) -> None:
        still = self.stage.settings.reduced_motion or self.stage.settings.speed.factor == 0.0
        grown = 1.0 if still else motion.ease_out(min(1.0, self.age / GROWS))
        grounds.dim(surface, round(170 * grown))
        units = self.stage.units
        draw.shadow(surface, self.box, units.px(14), units.px(20), round(170 * grown))
        card = side(self.art, self.face, self.up, self.box.w)
        if grown < 1.0:
            wide, tall = (round(length * (0.6 + 0.4 * grown)) for length in card.get_size())
            card = pygame.transform.smoothscale(card, (wide, tall))
        surface.blit(card, card.get_rect(center=self.box.center))


class LongPress:
    """Watches the left button: `update` answers the place once, when it has been held on the spot for long enough."""

    def __init__(self) -> None:
        self._at: tuple[int, int] | None = None
        self._age = 0.0

    def event(self, event: Event, scale: float) -> None:
        """A mouse event; `scale` is pixels for one design unit."""
        match event.type:
            case pygame.MOUSEBUTTONDOWN:
                self._at, self._age = (event.pos, 0.0) if event.button == 1 else (None, 0.0)
            case pygame.MOUSEMOTION if self._at is not None:
                if math.dist(event.pos, self._at) >= THRESHOLD * scale:
                    self._at = None
            case pygame.MOUSEBUTTONUP | pygame.WINDOWFOCUSLOST:
                self._at = None
            case _:
                pass

    def update(self, dt: float) -> tuple[int, int] | None:
        """Let `dt` seconds pass."""
        if self._at is None:
            return None
        self._age += dt
        if self._age < LONG_PRESS:
            return None
        found, self._at = self._at, None
        return found


def look_closer(table: Table, key: Key | None) -> bool:
    """Show what may be looked through where this lies, else the card itself large. False if there is nothing to see."""
    board = table.sprites.board
    pose = board.poses.get(key) if isinstance(key, int) else None
    zone = board.zone_at(pose.x, pose.y) if pose is not None else key
    closer = table.company.game.through(zone) if table.company is not None and isinstance(zone, str) else None
    if closer is not None:
        table.stage.push(LookThrough(table.art, closer.title, closer.line, closer.faces[::-1]))
    elif pose is not None:
        table.stage.push(Large(table.art, pose.face, pose.up))
    return closer is not None or pose is not None


def key_at(table: Table, at: tuple[int, int]) -> Key | None:
    """What lies at a point: a card, else a zone."""
    card = table.sprites.card_at(*at)
    return card if card is not None else table.sprites.board.zone_at(*at)
