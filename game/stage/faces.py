"""Card faces: a drawing, a figure and a symbol, these also turned by half at the lower right; and their bitmaps."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Surface

from game.stage import letters, theme
from game.stage.art import Art, angle_step, rasterise, soft_rectangle, turned
from game.stage.assets import Role

CARD_RATIO = 1.4
DRAWN_WIDTH = 250
"""Width of the frame in which the measures below are given."""
FIGURE_AT = (49, 46)
CAP_HEIGHT = 44
FIGURE_WIDEST = 53
EMBLEM_SIZE = 52
SYMBOL_AT = (49, 98)
SYMBOL_SIZE = 40
SMALL = 90
"""Below this width in pixels the index is drawn a little larger, so that 64 pixels can be read."""
SMALL_GROWTH = 1.16
LETTER_PX = 200
RADIUS = 0.07
LIFT_STEPS = 4
SHADOW = (10, 8, 6)
SHADOW_ALPHA = 125
DIMMED = (150, 142, 138)
TAIL_ROOM = 0.08
"""How much of its height a letter may reach below the line (a Q's tail) before it is drawn smaller and higher."""


@dataclass(frozen=True)
class Layer:
    """A further drawing on a face: path, middle and size in the frame of 250 × 350; `turned` repeats it opposite."""

    drawing: str
    x: float
    y: float
    size: float
    turned: bool = False


@dataclass(frozen=True)
class Face:
    """What a card looks like on both sides. Paths are below `assets`; all but the back may be missing.

    Somebody who may not know the card gets a Face with a back alone. `figure` are letters in `colour`;
    `emblem` is a drawing in their place (a joker's cap). The symbol stands below.
    """

    back: str
    picture: str = ""
    figure: str = ""
    colour: str = theme.INK
    symbol: str = ""
    emblem: str = ""
    layers: tuple[Layer, ...] = ()


def card_height(width: float) -> int:
    """The height of a card in whole pixels."""
    return round(width * CARD_RATIO)


def side(art: Art, face: Face, up: bool, width: int) -> Surface:
    """One side of a card, upright, without shadow. A face that isn't known shows its back."""
    shown = up and bool(face.picture)
    key = ("side", face if shown else face.back, width)
    return art.keep(key, lambda: _front(art, face, width) if shown else rasterise(face.back, width, card_height(width)))


def ahead(art: Art, faces: Sequence[Face], *widths: int) -> None:
    """Have both sides of these faces drawn in the coming frames, so that nothing is rasterised when a card turns up."""
    wanted = dict.fromkeys((face, up, width) for width in widths for face in faces for up in (True, False))
    art.prepare(partial(side, art, *what) for what in wanted)


def figure(written: str, colour: str, height: int, widest: int) -> tuple[Surface, int]:
    """Letters whose capitals are `height` pixels high, squeezed if wider than `widest`; and how far the middle of the
    capitals lies below the surface's top. Drawn large and scaled down, since the hinter distorts small letters."""
    font = letters.role_font(Role.TITLE, LETTER_PX)
    capital = font.render("H", True, "black").get_bounding_rect()
    drawn = font.render(written, True, colour)
    ink = drawn.get_bounding_rect()
    scale = height / capital.height
    tail = max(0.0, (ink.bottom - capital.bottom) / capital.height - TAIL_ROOM)
    scale *= 1.0 - tail / 2
    width = max(1, min(widest, round(ink.width * scale)))
    small = pygame.transform.smoothscale(drawn.subsurface(ink), (width, max(1, round(ink.height * scale))))
    return small, round((capital.centery - ink.top + tail * capital.height / 2) * scale)


def _front(art: Art, face: Face, width: int) -> Surface:
    unit = width / DRAWN_WIDTH
    card = rasterise(face.picture, width, card_height(width))
    for layer in face.layers:
        _place(card, art.drawing(layer.drawing, round(layer.size * unit)), layer.x * unit, layer.y * unit)
        if layer.turned:
            again = pygame.transform.rotate(art.drawing(layer.drawing, round(layer.size * unit)), 180)
            _place(card, again, (DRAWN_WIDTH - layer.x) * unit, (DRAWN_WIDTH * CARD_RATIO - layer.y) * unit)
    if face.figure or face.emblem or face.symbol:
        corner = _index(art, face, width)
        card.blit(corner, (0, 0))
        turned_corner = pygame.transform.rotate(corner, 180)
        card.blit(turned_corner, (card.get_width() - corner.get_width(), card.get_height() - corner.get_height()))
    return card


def _index(art: Art, face: Face, width: int) -> Surface:
    """The upper left corner with figure and symbol."""
    unit = width / DRAWN_WIDTH
    growth = SMALL_GROWTH if width < SMALL else 1.0
    corner = Surface((round(100 * unit), round(132 * unit)), pygame.SRCALPHA)
    middle = FIGURE_AT[0] * unit
    if face.emblem:
        _place(corner, art.drawing(face.emblem, round(EMBLEM_SIZE * unit * growth)), middle, FIGURE_AT[1] * unit)
    elif face.figure:
        height, widest = max(7, round(CAP_HEIGHT * unit * growth)), round(FIGURE_WIDEST * unit * growth)
        drawn, centre = figure(face.figure, face.colour, height, widest)
        corner.blit(drawn, (round(middle - drawn.get_width() / 2), round(FIGURE_AT[1] * unit - centre)))
    if face.symbol:
        symbol = art.drawing(face.symbol, round(SYMBOL_SIZE * unit * growth))
        _place(corner, symbol, middle, (SYMBOL_AT[1] + (growth - 1.0) * 30) * unit)
    return corner


def _place(target: Surface, drawing: Surface, x: float, y: float) -> None:
    target.blit(drawing, (round(x - drawing.get_width() / 2), round(y - drawing.get_height() / 2)))


@dataclass(frozen=True, slots=True)
class Look:
    """A card as one bitmap with its shadow: which side, how wide, turned, raised (0 to 3), dimmed, lit."""

    face: Face
    up: bool
    width: int
    angle: int = 0
    lift: int = 0
    dim: bool = False
    lit: bool = False


def lift_step(lift: float) -> int:
    """The kept height nearest to how far a card is raised, 0.0 to 1.0."""
    return round(max(0.0, min(1.0, lift)) * (LIFT_STEPS - 1)) if lift else 0


def look(face: Face, up: bool, width: float, angle: float, lift: float, dim: bool, lit: bool) -> Look:
    """The kept bitmap nearest to these values."""
    known = up and bool(face.picture)
    return Look(face, known, max(2, round(width)), angle_step(angle), lift_step(lift), dim, lit)


def sprite(art: Art, wanted: Look) -> Surface:
    """The bitmap in premultiplied alpha: blit it with `pygame.BLEND_PREMULTIPLIED`. The card is in its middle."""
    return art.keep(wanted, lambda: _sprite(art, wanted))


def shadow_offset(width: float, lift: int) -> int:
    """How far the shadow falls below the card."""
    return max(1, round(width * (0.022 + 0.024 * lift)))


def _sprite(art: Art, wanted: Look) -> Surface:
    width, height = wanted.width, card_height(wanted.width)
    radius = max(2, round(width * RADIUS))
    card = turned(side(art, wanted.face, wanted.up, width).premul_alpha(), wanted.angle)
    if wanted.dim:
        card.fill(DIMMED, special_flags=pygame.BLEND_RGB_MULT)
    drop = shadow_offset(width, wanted.lift)
    blur = max(2, round(drop * 1.1))
    halo = max(3, round(width * 0.075)) if wanted.lit else 0
    reach = max(2 * blur + drop, 3 * halo)
    whole = Surface((card.get_width() + 2 * reach, card.get_height() + 2 * reach), pygame.SRCALPHA)
    middle_x, middle_y = whole.get_width() / 2, whole.get_height() / 2
    if wanted.lit:
        _lay(whole, halo_of(art, width, height, radius, halo, wanted.angle), middle_x, middle_y)
    shade = ("shade", width, blur, wanted.angle)
    shadow = art.keep(shade, lambda: turned(_shadow(width, height, radius, blur), wanted.angle))
    _lay(whole, shadow, middle_x + drop / 3, middle_y + drop)
    _lay(whole, card, middle_x, middle_y)
    return whole


def _lay(target: Surface, bitmap: Surface, x: float, y: float) -> None:
    """Put premultiplied on premultiplied: pygame's plain blit onto what is half transparent darkens thin edges."""
    at = (round(x - bitmap.get_width() / 2), round(y - bitmap.get_height() / 2))
    target.blit(bitmap, at, special_flags=pygame.BLEND_PREMULTIPLIED)


def _shadow(width: int, height: int, radius: int, blur: int) -> Surface:
    return soft_rectangle(width, height, radius, blur, (*SHADOW, SHADOW_ALPHA)).premul_alpha()


def halo_of(art: Art, width: int, height: int, radius: int, reach: int, angle: int = 0) -> Surface:
    """Lamp light round a card or a group of them, three times `reach` wider on every side; premultiplied."""

    def make() -> Surface:
        colour = theme.rgb(theme.LAMP)
        soft = soft_rectangle(width + reach, height + reach, radius + reach // 2, reach, colour).premul_alpha()
        glow = Surface((width + 6 * reach, height + 6 * reach), pygame.SRCALPHA)
        _lay(glow, soft, glow.get_width() / 2, glow.get_height() / 2)
        edge = max(2, reach // 4)
        middle = pygame.Rect(0, 0, width + 2 * edge, height + 2 * edge)
        middle.center = glow.get_rect().center
        pygame.draw.rect(glow, colour, middle, border_radius=radius + edge)
        return turned(glow, angle)

    return art.keep(("halo", width, height, radius, reach, angle), make)
