"""Blasts: a flash, some flying bits, smoke, a short shake of the table. With reduced motion a star that fades."""

import math
from dataclasses import dataclass
from random import Random

import pygame
from pygame import Surface

from game.stage import motion, theme

FLASH = 0.14
BITS = 8
BIT_LIFE = (0.45, 0.75)
SMOKE_LIFE = 0.7
SHAKE = 0.32
GRAVITY = 2.6
"""Sizes a second, per second: bits fall faster where the blast is larger."""
STAR_FADE = 0.45
SPARKS = (theme.LAMP, theme.EMBER, theme.CREAM, theme.INK)


@dataclass
class Bit:
    """A flying piece: a turning sliver with an ink edge, or a puff of smoke that grows and thins."""

    x: float
    y: float
    across: float
    down: float
    size: float
    turn: float
    spin: float
    colour: str
    life: float
    age: float = 0.0
    smoke: bool = False


@dataclass
class Flash:
    """A many-pointed star, gone in a blink; `calm` ones fade slowly instead."""

    x: float
    y: float
    size: float
    seconds: float
    calm: bool
    age: float = 0.0


class Particles:
    """What flies about on one table. `seed` makes it repeat, for tests and pictures."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed)
        self._bits: list[Bit] = []
        self._flashes: list[Flash] = []
        self._shake_age = SHAKE
        self._shake_size = 0.0

    def blast(self, x: float, y: float, size: float, *, reduced: bool = False) -> None:
        """An explosion about `size` pixels wide at a point."""
        if reduced:
            self._flashes.append(Flash(x, y, size * 0.5, STAR_FADE, calm=True))
            return
        self._flashes.append(Flash(x, y, size * 0.62, FLASH, calm=False))
        for number in range(BITS):
            self._bits.append(self._bit(x, y, size, math.tau * number / BITS))
        for number in range(BITS // 2):
            self._bits.append(self._puff(x, y, size, math.tau * (number + 0.5) / (BITS // 2)))
        self.jolt(size)

    def sparks(self, x: float, y: float, size: float, *, reduced: bool = False) -> None:
        """A small burst without flash or shake: something snapped together, a coin was won."""
        if reduced:
            self._flashes.append(Flash(x, y, size * 0.3, STAR_FADE, calm=True))
            return
        for number in range(BITS):
            bit = self._bit(x, y, size, math.tau * number / BITS)
            bit.size, bit.colour = bit.size * 0.6, theme.LAMP if number % 2 else theme.CREAM
            self._bits.append(bit)

    def jolt(self, size: float) -> None:
        """A short shake alone, as strong as that of a blast of this size: something heavy came down."""
        self._shake_age, self._shake_size = 0.0, size * 0.035

    def _bit(self, x: float, y: float, size: float, way: float) -> Bit:
        draw = self._random
        way += draw.uniform(-0.3, 0.3)
        pace = size * draw.uniform(0.9, 1.7)
        return Bit(
            x + math.cos(way) * size * 0.1,
            y + math.sin(way) * size * 0.1,
            math.cos(way) * pace,
            math.sin(way) * pace - size * 0.5,
            size * draw.uniform(0.045, 0.085),
            draw.uniform(0, math.tau),
            draw.uniform(-9, 9),
            draw.choice(SPARKS),
            draw.uniform(*BIT_LIFE),
        )

    def _puff(self, x: float, y: float, size: float, way: float) -> Bit:
        draw = self._random
        pace = size * draw.uniform(0.15, 0.3)
        across, down = math.cos(way) * pace, math.sin(way) * pace - size * 0.12
        return Bit(x, y, across, down, size * draw.uniform(0.12, 0.18), 0.0, 0.0, "#8A7A66", SMOKE_LIFE, smoke=True)

    @property
    def busy(self) -> bool:
        """Whether anything still flies, shines or shakes."""
        return bool(self._bits or self._flashes) or self._shake_age < SHAKE

    def clear(self) -> None:
        """Everything is over at once."""
        self._bits.clear()
        self._flashes.clear()
        self._shake_age = SHAKE

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._shake_age += dt
        for bit in self._bits:
            bit.age += dt
            bit.x += bit.across * dt
            bit.y += bit.down * dt
            bit.turn += bit.spin * dt
            if bit.smoke:
                slower = math.exp(-2.5 * dt)
                bit.across, bit.down = bit.across * slower, bit.down * slower
            else:
                bit.down += GRAVITY * 12 * bit.size * dt
        for flash in self._flashes:
            flash.age += dt
        self._bits = [bit for bit in self._bits if bit.age < bit.life]
        self._flashes = [flash for flash in self._flashes if flash.age < flash.seconds]

    def shake(self) -> tuple[int, int]:
        """By how many pixels the table is to be drawn aside at this moment; dies down within a third of a second."""
        if self._shake_age >= SHAKE:
            return 0, 0
        left = (1.0 - self._shake_age / SHAKE) ** 2 * self._shake_size
        beat = self._shake_age * math.tau
        return round(left * math.sin(beat * 17)), round(left * math.cos(beat * 13))

    def draw(self, surface: Surface) -> None:
        """Smoke first, then the flash, then the bits."""
        for bit in self._bits:
            if bit.smoke:
                _draw_smoke(surface, bit)
        for flash in self._flashes:
            draw_flash(surface, flash)
        for bit in self._bits:
            if not bit.smoke:
                _draw_bit(surface, bit)


def star(x: float, y: float, outer: float, inner: float, points: int, turn: float = 0.0) -> list[tuple[float, float]]:
    """The corners of a star."""
    corners = []
    for number in range(points * 2):
        reach = outer if number % 2 == 0 else inner
        way = turn + math.pi * number / points
        corners.append((x + reach * math.cos(way), y + reach * math.sin(way)))
    return corners


def _draw_smoke(surface: Surface, bit: Bit) -> None:
    t = motion.share(bit.age, bit.life)
    radius = max(1, round(bit.size * (0.6 + 1.1 * motion.ease_out(t))))
    puff = Surface((2 * radius, 2 * radius), pygame.SRCALPHA)
    alpha = round(150 * (1.0 - t))
    pygame.draw.aacircle(puff, (*theme.rgb(bit.colour)[:3], alpha), (radius, radius), radius - 1)
    surface.blit(puff, (round(bit.x) - radius, round(bit.y) - radius))


def draw_flash(surface: Surface, flash: Flash) -> None:
    """A star at this moment of its short life."""
    t = motion.share(flash.age, flash.seconds)
    grown = flash.size * (1.0 if flash.calm else 0.7 + 0.5 * motion.ease_out(t))
    sheet = Surface((round(grown * 2.2), round(grown * 2.2)), pygame.SRCALPHA)
    middle = sheet.get_width() / 2
    for reach, colour in ((1.06, theme.INK), (1.0, theme.EMBER), (0.78, theme.LAMP), (0.42, theme.CREAM)):
        corners = star(middle, middle, grown * reach, grown * reach * 0.62, 11, 0.3)
        pygame.draw.polygon(sheet, theme.rgb(colour), corners)
    sheet.set_alpha(round(255 * (1.0 - t if flash.calm else 1.0 - t * t * t)))
    surface.blit(sheet, (round(flash.x - middle), round(flash.y - middle)))


def _draw_bit(surface: Surface, bit: Bit) -> None:
    t = motion.share(bit.age, bit.life)
    size = bit.size * (1.0 if t < 0.6 else 1.0 - (t - 0.6) / 0.4 * 0.9)
    if size < 1.0:
        return
    edge = star(bit.x, bit.y, size * 1.35, size * 0.8, 3, bit.turn)
    pygame.draw.polygon(surface, theme.rgb(theme.INK), edge)
    pygame.draw.polygon(surface, theme.rgb(bit.colour), star(bit.x, bit.y, size, size * 0.5, 3, bit.turn))
