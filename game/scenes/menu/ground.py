"""The front of the saloon, drawn once for a window size: boards, boardwalk, doors, light, darkness at the rim."""

from dataclasses import dataclass
from itertools import pairwise
from math import sin
from random import Random

import pygame
from pygame import Rect, Surface

from game.stage import draw, grounds, theme
from game.stage.theme import mix, rgb
from game.stage.units import Units

FLOOR, BOARD = 154, 54
"""Heights of the boardwalk and of one clapboard, in design units."""
BOARD_TONES = ("#44281D", "#4A2C20", "#40251B", "#4D2F22")
WALK_TONES = ("#4A2E20", "#513324", "#452A1D", "#4D3022")
DOORS = (400, 283)
LANTERN = (100, 150)
LANTERNS_AT = 180
"""How far the middles of the lanterns are from the sides of the window, in design units."""
ROOMY = 1.1
"""Where words are larger than the layout by more than this, the buttons take the place beside the doors."""
VANISHING = -420
"""Where the planks of the boardwalk meet, in design units above its edge."""


@dataclass(frozen=True)
class Front:
    """Where the parts of the house stand, in pixels."""

    floor: Rect
    doors: Rect
    lanterns: tuple[Rect, Rect]
    things: dict[str, Rect]
    """What stands and lies about on the boardwalk, by its drawing."""

    def glass(self, at: int) -> Rect:
        """The glass of a lantern, where its light comes from."""
        lantern = self.lanterns[at]
        return Rect(
            lantern.x + round(lantern.w * 0.22),
            lantern.y + round(lantern.h * 0.44),
            round(lantern.w * 0.56),
            round(lantern.h * 0.47),
        )


def front(units: Units) -> Front:
    """Lay out the house for a window: the boardwalk along its lower edge, the doors in the middle above it."""
    width, height = units.size
    floor = Rect(0, height - units.px(FLOOR), width, units.px(FLOOR))
    doors = Rect(0, 0, max(1, units.px(DOORS[0])), max(1, units.px(DOORS[1])))
    doors.midbottom = (width // 2, floor.y + units.px(9))
    lantern = Rect(0, 0, max(1, units.px(LANTERN[0])), max(1, units.px(LANTERN[1])))
    aside = min(units.px(LANTERNS_AT), width // 8)
    left, right = lantern.copy(), lantern.copy()
    left.midtop, right.midtop = (aside, 0), (width - aside, 0)
    return Front(floor, doors, (left, right), _things(units, floor, doors))


def _things(units: Units, floor: Rect, doors: Rect) -> dict[str, Rect]:
    """Barrel and cactus beside the doors, the dog asleep in front, a rocking chair with somebody's guitar."""

    def sized(wide: float, tall: float) -> Rect:
        return Rect(0, 0, max(1, units.px(wide)), max(1, units.px(tall)))

    barrel, cactus, dog, rocker = sized(84, 110), sized(78, 114), sized(236, 109), sized(126, 126)
    barrel.bottomright = (doors.x - units.px(2), floor.y + units.px(44))
    cactus.bottomleft = (doors.right + units.px(2), floor.y + units.px(40))
    dog.midbottom = (doors.x - units.px(330), floor.bottom - units.px(44))
    rocker.midbottom = (doors.right + units.px(545), floor.bottom - units.px(22))
    if units.stretch > ROOMY:
        return {"dog": dog}
    return {"barrel": barrel, "cactus": cactus, "dog": dog, "rocker": rocker}


def paint_ground(units: Units) -> Surface:
    """The whole front as an opaque surface of the window's size."""
    house = front(units)
    sheet = Surface(units.size)
    _boards(sheet, units, house.floor.y)
    _walk(sheet, units, house.floor)
    for lantern in house.lanterns:
        _pool(sheet, lantern.center, (units.px(1300), units.px(1200)), "#FFAA50", 120)
    _pool(sheet, (units.width // 2, house.floor.y - units.px(74)), (units.px(1000), units.px(700)), "#FF963C", 120)
    _doors(sheet, units, house)
    _beam(sheet, units, house)
    for name, place in house.things.items():
        _thing(sheet, units, name, place)
    _vignette(sheet)
    return sheet


def _pool(sheet: Surface, centre: tuple[int, int], size: tuple[int, int], colour: str, alpha: int) -> None:
    light = grounds.light((max(2, size[0]), max(2, size[1])), colour, alpha)
    sheet.blit(light, light.get_rect(center=centre), special_flags=pygame.BLEND_RGB_ADD)


def _vignette(sheet: Surface) -> None:
    """Darkness that leaves the sign, the posters and the doors in the light."""
    small = Surface((96, 54), pygame.SRCALPHA)
    for y in range(54):
        for x in range(96):
            away = (((x / 95 - 0.5) / 0.72) ** 2 + ((y / 53 - 0.46) / 0.72) ** 2) ** 0.5
            small.set_at((x, y), (14, 6, 4, round(190 * min(1.0, away) ** 2.6)))
    sheet.blit(pygame.transform.smoothscale(small, sheet.get_size()), (0, 0))


# ------------------------------------------------------------------ boards
def _boards(sheet: Surface, units: Units, bottom: int) -> None:
    chance = Random(3)
    height = max(6, units.px(BOARD))
    for row, top in enumerate(range(0, bottom, height)):
        _board(sheet, units, Rect(0, top, units.width, height), row, chance)


def _board(sheet: Surface, units: Units, board: Rect, row: int, chance: Random) -> None:
    tone = BOARD_TONES[row % len(BOARD_TONES)]
    sheet.fill(rgb(tone), board)
    dark, pale = mix(tone, "#000000", 0.16), mix(tone, "#FFE0A0", 0.06)
    for at in range(round(26 * board.w / max(1, units.px(1920)))):
        start, length = chance.uniform(0, board.w), units.px(1) * chance.uniform(60, 310)
        y = board.y + chance.uniform(0.16, 0.84) * board.h
        wave, swing = max(4.0, units.scale * 65), 1.5 * units.scale
        line = [(start + x, y + swing * sin((start + x) / wave)) for x in range(0, round(length), max(4, units.px(11)))]
        if len(line) > 1:
            pygame.draw.aalines(sheet, dark if at % 3 else pale, False, line)
    sheet.fill(mix(tone, "#000000", 0.5), (0, board.bottom - units.px(4), board.w, units.px(4)))
    sheet.fill(mix(tone, "#FFD890", 0.12), (0, board.y, board.w, max(1, units.px(1.5))))
    _joints(sheet, units, board, row, tone)


def _joints(sheet: Surface, units: Units, board: Rect, row: int, tone: str) -> None:
    """Where two boards meet, with their four nails."""
    for x in range(units.px(150 + (row * 366) % 450), board.w, max(8, units.px(650))):
        sheet.fill(mix(tone, "#000000", 0.4), (x, board.y, max(1, units.px(2)), board.h - units.px(4)))
        for across in (-8, 10):
            for down in (0.22, 0.7):
                nail = (x + units.px(across), board.y + round(down * board.h))
                draw.disc(sheet, nail, max(1, units.px(2)), mix(tone, "#000000", 0.5))


# ------------------------------------------------------------------ boardwalk
def _walk(sheet: Surface, units: Units, floor: Rect) -> None:
    """Planks that run away from the looker, drawn twice as large and made smaller, so that their edges are smooth."""
    wide, tall = floor.w * 2, max(2, floor.h * 2)
    large = Surface((wide, tall))
    chance = Random(7)
    planks = max(5, round(15 * floor.w / max(1, units.px(1920))))
    meet = VANISHING * 2 * units.scale
    spread = wide * 1.34
    edges = [wide / 2 - spread / 2 + spread * at / planks + chance.uniform(-8, 8) for at in range(planks + 1)]

    def place(x: float, y: float) -> tuple[float, float]:
        return wide / 2 + (x - wide / 2) * (y - meet) / (tall - meet), y

    for at, (left, right) in enumerate(pairwise(edges)):
        tone = WALK_TONES[at * 2 % len(WALK_TONES)]
        pygame.draw.polygon(large, rgb(tone), [place(left, 0), place(right, 0), place(right, tall), place(left, tall)])
        for stroke in range(9):
            x = left + (right - left) * (stroke + 0.5 + chance.uniform(-0.3, 0.3)) / 9
            top = max(0.0, chance.uniform(-0.3, 0.7)) * tall
            end = min(1.0, top / tall + chance.uniform(0.25, 0.8)) * tall
            colour = mix(tone, "#1B0B07", 0.2) if stroke % 3 else mix(tone, "#E8A050", 0.08)
            pygame.draw.line(large, colour, place(x, top), place(x + chance.uniform(-4, 4), end), chance.choice((2, 3)))
    for edge in edges[1:-1]:
        pygame.draw.line(large, "#2A120C", place(edge, 0), place(edge, tall), max(2, units.px(5)))
    sheet.blit(pygame.transform.smoothscale(large, floor.size), floor)
    sheet.fill(rgb("#7A4D33"), (0, floor.y, floor.w, units.px(10)))
    sheet.fill(rgb(theme.INK), (0, floor.y + units.px(10), floor.w, units.px(4)))


# ------------------------------------------------------------------ doors
def _doors(sheet: Surface, units: Units, house: Front) -> None:
    sheet.blit(draw.picture(("menu", "doors.svg"), house.doors.size), house.doors)
    lintel = Rect(0, 0, units.px(432), units.px(28))
    lintel.midtop = (house.doors.centerx, house.doors.y - units.px(14))
    draw.shadow(sheet, lintel, units.px(6), units.px(4), 160)
    draw.rounded(sheet, lintel, theme.INK, units.px(6))
    draw.rounded(sheet, lintel.inflate(-units.px(10), -units.px(10)), "#6B3B26", units.px(3))


def _thing(sheet: Surface, units: Units, name: str, place: Rect) -> None:
    """Something on the boardwalk, with its shadow on the planks."""
    under = Rect(0, 0, round(place.w * 0.86), max(2, round(place.w * 0.07)))
    under.midbottom = (place.centerx, place.bottom)
    draw.shadow(sheet, under, max(2, units.px(7)), under.h // 2, 230)
    sheet.blit(draw.picture(("menu", f"{name}.svg"), place.size), place)


def _beam(sheet: Surface, units: Units, house: Front) -> None:
    """Light falls out of the doors over the planks."""
    floor = house.floor
    small = Surface((max(8, units.px(1000) // 4), max(4, floor.h // 4)), pygame.SRCALPHA)
    small.fill((242, 180, 65, 0))
    w, h = small.get_size()
    corners = [(w * 0.346, -1), (w * 0.654, -1), (w * 0.83, h + 1), (w * 0.17, h + 1)]
    pygame.draw.polygon(small, (242, 180, 65, 92), corners)
    small = pygame.transform.gaussian_blur(small, max(1, w // 90))
    beam = pygame.transform.smoothscale(small, (max(1, units.px(1000)), floor.h))
    sheet.blit(beam, beam.get_rect(midtop=(floor.centerx, floor.y + units.px(10))))
