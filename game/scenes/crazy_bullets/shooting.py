"""The shots of a duel that was won: a flash where each bullet leaves the card, its way, and a star where it hits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Surface

from game.scenes.crazy_bullets.faces import Faces
from game.scenes.crazy_bullets.show import FLY, Show
from game.scenes.crazy_bullets.sides import STEP, TURN
from game.scenes.crazy_bullets.telling import Flight
from game.stage.particles import FLASH, Flash, draw_flash

FAR, FLASH_SIZE, HIT_SIZE = 250.0, 74.0, 58.0
"""How far a bullet flies, and how large flash and hit are, in units of the large design."""


@dataclass(frozen=True)
class Shots:
    """Bullets that fly now. `middle`: of the card, in pixels; `unit`: pixels of a unit of the large design."""

    flights: Sequence[Flight]
    turn: int
    middle: tuple[int, int]
    unit: float

    def spot(self, faces: Faces, flight: Flight, part: float) -> tuple[float, float]:
        """Where a bullet is when this part of its way is done, 0 to 1."""
        x, y = faces.bullet_at(flight.way, self.turn)
        step, far = STEP[flight.side], FAR * self.unit * part
        return self.middle[0] + x + step[0] * far, self.middle[1] + y + step[1] * far


def shots_of(show: Show, middle: tuple[int, int], unit: float) -> Shots | None:
    """The shots that are told now; None if there are none, or motion is reduced: then the card alone shows them."""
    if show.still or show.aim is None or show.told is None or not fired(show):
        return None
    return Shots(show.told.flights, TURN[show.aim], middle, unit)


def fired(show: Show) -> frozenset[str]:
    """The ways of the bullets that have left the card in the middle: those of a duel that was won."""
    told = show.told
    if told is None or told.winner is None:
        return frozenset()
    return frozenset(flight.way for flight in told.flights)


def draw_shots(surface: Surface, faces: Faces, shots: Shots, age: float) -> None:
    """Everything that flies and flashes so many milliseconds after the slap."""
    for flight in shots.flights:
        if age < FLY:
            image = faces.bullet(flight.colour, flight.way, shots.turn)
            x, y = shots.spot(faces, flight, age / FLY)
            surface.blit(image, image.get_rect(center=(round(x), round(y))))
        _flash(surface, shots.spot(faces, flight, 0.16), FLASH_SIZE * shots.unit, age)
        if flight.hits is not None:
            _flash(surface, shots.spot(faces, flight, 1.0), HIT_SIZE * shots.unit, age - FLY)


def _flash(surface: Surface, at: tuple[float, float], size: float, age: float) -> None:
    seconds = age / 1000
    if 0.0 <= seconds < FLASH:
        draw_flash(surface, Flash(*at, size, FLASH, calm=False, age=seconds))
