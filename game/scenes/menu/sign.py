"""The sign above the door: poster letters with a block shadow, an ink edge, and a lit upper half."""

from math import cos, radians, sin

import pygame
from pygame import Rect, Surface

from game.scenes.words import menu as words
from game.stage import draw, text, theme
from game.stage.theme import Role
from game.stage.units import Units

SIGN = (1240, 240)
LETTERS, SPACING = 87, 5
MIDDLE = 124
"""How far the middle of the letters is below the top of the sign, in design units."""


def sign_rect(units: Units) -> Rect:
    """Where the sign hangs: from the upper edge, in the middle."""
    wide = min(units.px(SIGN[0]), round(units.width * 0.8))
    box = Rect(0, 0, max(1, wide), max(1, round(wide * SIGN[1] / SIGN[0])))
    box.midtop = (units.width // 2, 0)
    return box


def paint_sign(surface: Surface, units: Units) -> None:
    """Draw the sign with its name."""
    box = sign_rect(units)
    scale = box.w / SIGN[0]
    board = Rect(box.x + round(60 * scale), box.y + round(70 * scale), round(1120 * scale), round(120 * scale))
    draw.shadow(surface, board, max(2, round(18 * scale)), round(20 * scale), 190)
    surface.blit(draw.picture(("menu", "sign.svg"), box.size), box)
    letters = _lettering(words.SIGN, max(8, round(LETTERS * scale)), scale)
    surface.blit(letters, letters.get_rect(center=(box.centerx, box.y + round(MIDDLE * scale))))


def _lettering(name: str, px: int, scale: float) -> Surface:
    places: list[tuple[str, float]] = []
    across = 0.0
    for letter in name:
        places.append((letter, across))
        across += text.width(letter, Role.TITLE, px) + SPACING * scale
    pad = max(4, round(16 * scale))
    height = text.line_height(Role.TITLE, px)
    sheet = Surface((round(across - SPACING * scale) + 2 * pad, height + 2 * pad), pygame.SRCALPHA)

    def lay(colour: str, dx: float, dy: float) -> None:
        for letter, x in places:
            image = text.render(letter, Role.TITLE, px, colour)
            sheet.blit(image, (pad + round(x + dx), pad + round(dy)))

    for turn in range(0, 360, 15):
        dx, dy = 6 * scale * cos(radians(turn)), 6 * scale * sin(radians(turn))
        lay(theme.INK, dx, dy + 7 * scale)
        lay(theme.INK, dx, dy)
    for down in range(max(1, round(7 * scale)), 0, -1):
        lay("#93301F", 0, down)
    lay(theme.LAMP, 0, 0)
    lit = Surface(sheet.get_size(), pygame.SRCALPHA)
    for letter, x in places:
        lit.blit(text.render(letter, Role.TITLE, px, "#FFDF8C"), (pad + round(x), pad))
    sheet.blit(lit, (0, 0), (0, 0, sheet.get_width(), round(pad + height * 0.52)))
    return sheet
