"""What lies under everything: felt, boards, pools of light, darkness at the edges. Made small, scaled up, kept."""

from math import sin
from random import Random

import pygame
from pygame import Surface

from game.stage.draw import soft_shelf
from game.stage.theme import Colour, mix, rgb


def still(size: tuple[int, int]) -> Surface:
    """An opaque surface for what is painted once and then blitted as a whole under all else in every frame.

    It lies one pixel off the addresses at which SDL copies past the caches. Copied that way the window's pixels would
    have to be fetched from main memory for each card that is blended onto them: a third of a frame's time.
    """
    return Surface((size[0] + 1, size[1])).subsurface((1, 0, *size))


def _ground(size: tuple[int, int], middle: Colour, rim: Colour, centre: tuple[float, float]) -> Surface:
    small = Surface((96, 54))
    for y in range(54):
        for x in range(96):
            away = min(1.0, (((x / 95 - centre[0]) / 0.66) ** 2 + ((y / 53 - centre[1]) / 0.7) ** 2) ** 0.5)
            small.set_at((x, y), mix(middle, rim, away * away * (3 - 2 * away)))
    return pygame.transform.smoothscale(small, size)


def _grain() -> Surface:
    """A tile of faint specks that keeps a soft ground from showing bands."""
    chance = Random(7)
    tile = Surface((128, 128))
    for at in range(128 * 128):
        value = chance.randrange(7)
        tile.set_at((at % 128, at // 128), (value, value, value))
    return tile


def _strew(ground: Surface) -> None:
    tile = soft_shelf.get("grain", _grain)
    for top in range(0, ground.get_height(), 128):
        for left in range(0, ground.get_width(), 128):
            ground.blit(tile, (left, top), special_flags=pygame.BLEND_RGB_ADD)


def felt(size: tuple[int, int], middle: Colour, rim: Colour, centre: tuple[float, float] = (0.5, 0.46)) -> Surface:
    """A table of felt, lit in the middle, with a little grain: an opaque surface of this size, kept."""

    def make() -> Surface:
        ground = _ground(size, middle, rim, centre)
        _strew(ground)
        return ground

    return soft_shelf.get(("felt", size, middle, rim, centre), make)


def _vignette(size: tuple[int, int], alpha: int, centre: tuple[float, float]) -> Surface:
    small = Surface((96, 54), pygame.SRCALPHA)
    for y in range(54):
        for x in range(96):
            away = (((x / 95 - centre[0]) / 0.72) ** 2 + ((y / 53 - centre[1]) / 0.72) ** 2) ** 0.5
            small.set_at((x, y), (14, 6, 4, min(255, round(alpha * min(1.0, away) ** 2.2))))
    return pygame.transform.smoothscale(small, size)


def vignette(size: tuple[int, int], alpha: int = 170, centre: tuple[float, float] = (0.5, 0.5)) -> Surface:
    """Darkness towards the edges, to be blitted over a ground."""
    return soft_shelf.get(("vignette", size, alpha, centre), lambda: _vignette(size, alpha, centre))


def light(size: tuple[int, int], colour: Colour = "#FFBE5A", alpha: int = 90) -> Surface:
    """A round pool of light, to be added with BLEND_RGB_ADD."""

    def make() -> Surface:
        small = Surface((64, 64))
        red, green, blue, _ = rgb(colour)
        for y in range(64):
            for x in range(64):
                away = min(1.0, ((x - 31.5) ** 2 + (y - 31.5) ** 2) ** 0.5 / 31.5)
                part = (1 - away) ** 1.8 * alpha / 255
                small.set_at((x, y), (round(red * part), round(green * part), round(blue * part)))
        return pygame.transform.smoothscale(small, size)

    return soft_shelf.get(("light", size, colour, alpha), make)


def dim(surface: Surface, alpha: int = 150) -> None:
    """Darken all that was drawn so far, for what comes on top."""
    left = 255 - alpha
    surface.fill((left, max(0, left - 3), max(0, left - 5)), special_flags=pygame.BLEND_RGB_MULT)


BOARDS = ("#44281D", "#4A2C20", "#40251B", "#4D2F22")


def _board(wall: Surface, top: int, tall: int, tone: Colour, chance: Random) -> None:
    wide = wall.get_width()
    wall.fill(rgb(tone), (0, top, wide, tall))
    for grain in range(26):
        left, y = chance.uniform(0, wide), top + tall * chance.uniform(0.15, 0.85)
        length = int(wide * chance.uniform(0.03, 0.17))
        colour = mix(tone, "#000000", 0.16) if grain % 3 else mix(tone, "#FFE0A0", 0.06)
        points = [(left + x, y + tall / 36 * sin((left + x) * 14 / tall)) for x in range(0, length, max(2, tall // 5))]
        if len(points) > 1:
            pygame.draw.lines(wall, colour, False, points, max(1, tall // chance.choice((54, 40, 30))))
    seam = max(1, tall // 14)
    wall.fill(mix(tone, "#000000", 0.5), (0, top + tall - seam, wide, seam))
    wall.fill(mix(tone, "#FFD890", 0.12), (0, top, wide, max(1, tall // 36)))


def boards(size: tuple[int, int], tones: tuple[str, ...] = BOARDS, shade: int = 200) -> Surface:
    """The wall of the saloon, dark towards the edges: the ground of every screen that isn't a table."""

    def make() -> Surface:
        chance = Random(3)
        wall = Surface((size[0], size[1]))
        tall = max(8, round(size[1] / 20))
        for at, top in enumerate(range(0, size[1], tall)):
            _board(wall, top, tall, tones[at % len(tones)], chance)
        wall.blit(_vignette(size, shade, (0.5, 0.42)), (0, 0))
        _strew(wall)
        return wall

    return soft_shelf.get(("boards", size, tones, shade), make)
