"""Section `street`: our own work a frame (update and draw, no flip) of Crazy Bullets at 1920 × 1080 while something
moves there: cards thrown and taken, hands, smoke, bullets, bursts, coins."""

from __future__ import annotations

from random import Random

import pygame

from game.scenes.crazy_bullets.party import Party, Seat
from game.scenes.crazy_bullets.sides import CLOCKWISE
from game.scenes.crazy_bullets.street import Street
from game.scenes.house import House
from game.stage.scene import Stage
from game.stage.settings import Settings
from game.stage.window import GameWindow, start_display
from game.store import Store
from tools.bench.measure import Frames
from tools.bench.saloon import need_display

SIZE = (1920, 1080)
FRAME = 1000 / 60
_MOST = 9000


class _Clock:
    """Milliseconds, a frame at a time."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def measure() -> dict[str, object]:
    """Median and 99th percentile of milliseconds a frame in which something moves, over a whole game of four."""
    need_display()
    start_display()
    pygame.font.init()
    window = GameWindow("measured", size=SIZE)
    stage, clock = Stage(window, Settings()), _Clock()
    seats = [Seat(side, f"Player {number}", level="hard") for number, side in enumerate(CLOCKWISE)]
    street = Street(House(Store(None)), Party(tuple(seats)), Random(4), clock)
    stage.push(street)
    moving, drawn = Frames(), 0
    for _ in range(_MOST):
        if street.over_at is not None and not street.moving:
            break
        clock.now += FRAME

        def frame() -> None:
            street.update(FRAME / 1000)
            street.draw(window.surface)

        if street.moving:
            moving.take(frame)
            drawn += 1
        else:
            frame()
        street.seen()
    window.close()
    return {**moving.figures(), "frames": drawn}
