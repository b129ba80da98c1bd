"""The pictures of seats: hats, billionaires and pilots, each on rays of a tone that it stands out from."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.stage import draw, theme

_LAMP, _TEAL = ("#DE9B30", "#ECB655"), ("#1F7A74", "#2C8C86")
_EMBER, _PLUM, _SAGE = ("#B93F2A", "#CC5440"), ("#6E4A7E", "#7D5A8D"), ("#7A9A4F", "#8FAE63")


@dataclass(frozen=True)
class Portrait:
    """A drawing below `assets`, and the two tones of the rays behind it.

    `size`: height and width of the drawing as parts of the window's height; `badge`: a small round picture of it.
    """

    drawing: tuple[str, ...]
    tones: tuple[str, str]
    size: tuple[float, float]
    badge: tuple[str, ...]


def _hat(number: int, tones: tuple[str, str]) -> Portrait:
    badge = ("tables", "blasting-billy", f"seat-{number}.svg")
    return Portrait(("hats", f"hat-{number}.svg"), tones, (1.03, 1.38), badge)


def _face(deck: str, tones: tuple[str, str]) -> Portrait:
    file = ("tables", "bluffing-billionaires", f"face-{deck}.svg")
    return Portrait(file, tones, (1.1, 1.1), file)


def _pilot(letter: str, tones: tuple[str, str]) -> Portrait:
    file = ("tables", "blast", f"pilot-{letter}.svg")
    return Portrait(file, tones, (0.96, 0.96), file)


HATS: dict[str, Portrait] = {
    str(number): _hat(number, tones) for number, tones in enumerate((_TEAL, _EMBER, _LAMP, _PLUM, _SAGE), start=1)
}
"""By the number of the hat, as a text."""

BILLIONAIRES: dict[str, Portrait] = {
    "B": _face("blue", ("#2E74B2", "#4A8CC4")),
    "O": _face("orange", ("#E2782A", "#EE9450")),
    "G": _face("green", ("#56903F", "#72A85A")),
    "R": _face("red", ("#C8452F", "#DB654F")),
    "P": _face("pink", ("#DB6C97", "#E88CB0")),
    "Y": _face("yellow", ("#F0BC33", "#F7D06A")),
}
"""By the letter of the deck."""

PILOTS: dict[str, Portrait] = {"a": _pilot("a", _TEAL), "b": _pilot("b", _PLUM)}
"""By the letter of the drawing."""


def draw_portrait(surface: Surface, window: Rect, portrait: Portrait, radius: int, edge: int, rays: int = 16) -> None:
    """A window with an ink edge of `edge` pixels, rays in it, and the drawing, which may look out over the top."""
    draw.rounded(surface, window, theme.INK, radius)
    inside = window.inflate(-2 * edge, -2 * edge)
    if inside.w < 2 or inside.h < 2:
        return
    draw.rays(surface, inside, *portrait.tones, rays, max(1, radius - edge))
    across = min(1.0, window.w * 0.98 / (window.h * portrait.size[1]))
    tall, wide = (round(window.h * part * across) for part in portrait.size)
    image = draw.picture(portrait.drawing, (wide, tall))
    surface.blit(image, image.get_rect(center=window.center))


def draw_badge(surface: Surface, portrait: Portrait, centre: tuple[int, int], size: int) -> None:
    """The small picture of a seat, `size` pixels wide."""
    image = draw.picture(portrait.badge, (size, size))
    surface.blit(image, image.get_rect(center=centre))


def flipped(image: Surface) -> Surface:
    """The image as in a mirror."""
    return pygame.transform.flip(image, True, False)
