"""Antialiased shapes, shadows, glows, papers and icons, all in pixels, all kept on bounded shelves.

Rounded shapes are put together from four small smooth corners and plain fills, so that size costs nothing.
"""

from itertools import pairwise
from math import cos, pi, radians, sin

import pygame
from pygame import Rect, Surface

from game.stage import theme
from game.stage.assets import asset
from game.stage.cache import Shelf
from game.stage.theme import Colour, rgb
from game.stage.units import Units

SMOOTH = 4
Point = tuple[float, float]

_corners = Shelf(4 * 1024 * 1024)
soft_shelf = Shelf(72 * 1024 * 1024)
"""Shadows, glows, panes and grounds: what was drawn once for this window size."""
_icons = Shelf(16 * 1024 * 1024)


def forget() -> None:
    """Drop all that was drawn for another window size."""
    for shelf in (_corners, soft_shelf, _icons):
        shelf.clear()


# ------------------------------------------------------------------ rounded shapes
def _finer(length: float) -> int:
    """How many times larger a shape is drawn before it is scaled down: less for large ones, whose steps are small."""
    return SMOOTH if length <= 100 else 2 if length <= 600 else 1


def _disc(radius: int, fill: Colour) -> Surface:
    red, green, blue, alpha = rgb(fill)
    finer = _finer(radius * 2)
    large = Surface((radius * 2 * finer, radius * 2 * finer), pygame.SRCALPHA)
    large.fill((red, green, blue, 0))
    pygame.draw.circle(large, (red, green, blue, alpha), (radius * finer, radius * finer), radius * finer)
    return large if finer == 1 else pygame.transform.smoothscale(large, (radius * 2, radius * 2))


def _disc_of(radius: int, fill: Colour) -> Surface:
    return _corners.get(("disc", radius, fill), lambda: _disc(radius, fill))


def _fill_rounded(surface: Surface, box: Rect, fill: Colour, radius: int) -> None:
    if radius < 1:
        surface.fill(rgb(fill), box)
        return
    disc = _disc_of(radius, fill)
    across, down = box.w - radius, box.h - radius
    for x, y, from_x, from_y in (
        (0, 0, 0, 0),
        (across, 0, radius, 0),
        (0, down, 0, radius),
        (across, down, radius, radius),
    ):
        surface.blit(disc, (box.x + x, box.y + y), (from_x, from_y, radius, radius))
    colour = rgb(fill)
    surface.fill(colour, (box.x + radius, box.y, box.w - 2 * radius, radius))
    surface.fill(colour, (box.x, box.y + radius, box.w, box.h - 2 * radius))
    surface.fill(colour, (box.x + radius, box.bottom - radius, box.w - 2 * radius, radius))


def _sheet(size: tuple[int, int], fill: Colour, radius: int, edge: Colour | None, width: int) -> Surface:
    sheet = Surface(size, pygame.SRCALPHA)
    whole = sheet.get_rect()
    if edge is None:
        _fill_rounded(sheet, whole, fill, radius)
        return sheet
    _fill_rounded(sheet, whole, edge, radius)
    inner = whole.inflate(-2 * width, -2 * width)
    if inner.w > 0 and inner.h > 0:
        cut = Surface(inner.size, pygame.SRCALPHA)
        _fill_rounded(cut, cut.get_rect(), "#FFFFFF", max(0, radius - width))
        sheet.blit(cut, inner, special_flags=pygame.BLEND_RGBA_SUB)
        body = Surface(inner.size, pygame.SRCALPHA)
        _fill_rounded(body, body.get_rect(), fill, max(0, radius - width))
        sheet.blit(body, inner, special_flags=pygame.BLEND_RGBA_ADD)
    return sheet


def rounded(
    surface: Surface, rect: Rect, fill: Colour, radius: int, edge: Colour | None = None, width: int = 0
) -> None:
    """A filled rounded rectangle, with an inner edge of `width` pixels if asked for. Colours may be translucent."""
    box = Rect(rect)
    if box.w < 1 or box.h < 1:
        return
    radius = max(0, min(radius, box.w // 2, box.h // 2))
    clear = rgb(fill)[3] < 255 or (edge is not None and rgb(edge)[3] < 255)
    if clear:
        key = ("sheet", box.size, fill, radius, edge, width)
        surface.blit(soft_shelf.get(key, lambda: _sheet(box.size, fill, radius, edge, width)), box)
        return
    if edge is not None and width > 0:
        _fill_rounded(surface, box, edge, radius)
        box = box.inflate(-2 * width, -2 * width)
        radius = max(0, radius - width)
        if box.w < 1 or box.h < 1:
            return
    _fill_rounded(surface, box, fill, min(radius, box.w // 2, box.h // 2))


def outline(surface: Surface, rect: Rect, colour: Colour, radius: int, width: int) -> None:
    """Only the edge of a rounded rectangle."""
    box = Rect(rect)
    if box.w < 1 or box.h < 1 or width < 1:
        return
    radius = max(0, min(radius, box.w // 2, box.h // 2))
    red, green, blue, _ = rgb(colour)
    key = ("sheet", box.size, (red, green, blue, 0), radius, colour, width)
    surface.blit(soft_shelf.get(key, lambda: _sheet(box.size, (red, green, blue, 0), radius, colour, width)), box)


def disc(surface: Surface, centre: tuple[int, int], radius: int, fill: Colour) -> None:
    """A smooth filled circle."""
    if radius > 0:
        surface.blit(_disc_of(radius, fill), (centre[0] - radius, centre[1] - radius))


def polygon(surface: Surface, points: list[Point], fill: Colour) -> None:
    """A smooth filled polygon of any size."""
    left, top = min(x for x, _ in points), min(y for _, y in points)
    right, bottom = max(x for x, _ in points), max(y for _, y in points)
    box = Rect(int(left) - 1, int(top) - 1, int(right - left) + 4, int(bottom - top) + 4)
    red, green, blue, alpha = rgb(fill)
    finer = _finer(max(box.size))
    large = Surface((box.w * finer, box.h * finer), pygame.SRCALPHA)
    large.fill((red, green, blue, 0))
    corners = [((x - box.x) * finer, (y - box.y) * finer) for x, y in points]
    pygame.draw.polygon(large, (red, green, blue, alpha), corners)
    surface.blit(pygame.transform.smoothscale(large, box.size), box)


def line(surface: Surface, start: tuple[int, int], end: tuple[int, int], colour: Colour, width: int) -> None:
    """A straight upright or level line with round ends."""
    half = max(1, width) // 2
    box = Rect(min(start[0], end[0]) - half, min(start[1], end[1]) - half, 0, 0)
    box.size = (abs(end[0] - start[0]) + max(1, width), abs(end[1] - start[1]) + max(1, width))
    rounded(surface, box, colour, max(1, width) // 2)


# ------------------------------------------------------------------ soft things
def _blurred(size: tuple[int, int], radius: int, spread: int, fill: Colour) -> Surface:
    """A blurred rounded box, `spread` * 2 larger on each side; made small and stretched in the middle."""
    pad, (w, h) = spread * 2, size
    core = radius + pad
    small = (min(w, 2 * core + 2), min(h, 2 * core + 2))
    red, green, blue, alpha = rgb(fill)
    tile = Surface((small[0] + 2 * pad, small[1] + 2 * pad), pygame.SRCALPHA)
    tile.fill((red, green, blue, 0))
    box = Rect(pad, pad, *small)
    pygame.draw.rect(tile, (red, green, blue, alpha), box, border_radius=min(radius, small[0] // 2, small[1] // 2))
    tile = pygame.transform.gaussian_blur(tile, spread)
    if small == (w, h):
        return tile
    return stretched(tile, (w + 2 * pad, h + 2 * pad))


def stretched(tile: Surface, size: tuple[int, int]) -> Surface:
    """A tile made larger by its middle row and column; its corners stay as they are."""
    (tw, th), (w, h) = tile.get_size(), size
    whole = Surface(size, pygame.SRCALPHA)
    columns = _spans(tw, w)
    rows = _spans(th, h)
    for from_x, from_w, to_x, to_w in columns:
        for from_y, from_h, to_y, to_h in rows:
            part = tile.subsurface((from_x, from_y, from_w, from_h))
            if (from_w, from_h) != (to_w, to_h):
                part = pygame.transform.scale(part, (to_w, to_h))
            whole.blit(part, (to_x, to_y), special_flags=pygame.BLEND_RGBA_ADD)
    return whole


def _spans(old: int, new: int) -> list[tuple[int, int, int, int]]:
    if new <= old:
        return [(0, old, 0, new)]
    left = old // 2
    right = old - left - 1
    return [(0, left, 0, left), (left, 1, left, new - left - right), (left + 1, right, new - right, right)]


def shadow(surface: Surface, rect: Rect, lift: int, radius: int, alpha: int = 150) -> None:
    """The soft shadow of something that is `lift` pixels above the ground; draw it before the thing."""
    if rect.w < 1 or rect.h < 1:
        return
    spread = max(2, lift)
    key = ("blur", rect.size, radius, spread, (0, 0, 0, alpha))
    image = soft_shelf.get(key, lambda: _blurred(rect.size, radius, spread, (0, 0, 0, alpha)))
    surface.blit(image, (rect.x - spread * 2 + round(lift * 0.4), rect.y - spread * 2 + lift))


def glow(surface: Surface, rect: Rect, spread: int, radius: int, colour: Colour = theme.LAMP, alpha: int = 255) -> None:
    """Light around a rounded box; draw it before the thing."""
    if rect.w < 1 or rect.h < 1:
        return
    spread = max(2, spread)
    red, green, blue, _ = rgb(colour)
    key = ("blur", rect.size, radius, spread, (red, green, blue, alpha))
    image = soft_shelf.get(key, lambda: _blurred(rect.size, radius, spread, (red, green, blue, alpha)))
    surface.blit(image, (rect.x - spread * 2, rect.y - spread * 2))


def rays(surface: Surface, rect: Rect, base: Colour, ray: Colour, count: int = 14, radius: int = 10) -> None:
    """A sunburst in a rounded window."""

    def make() -> Surface:
        w, h = rect.w * 2, rect.h * 2
        large = Surface((w, h), pygame.SRCALPHA)
        large.fill(rgb(base))
        middle, far = (w / 2, h * 0.55), w + h
        for at in range(count):
            one, two = 2 * pi * at / count + 0.11, 2 * pi * (at + 0.5) / count + 0.11
            points = [(middle[0] + far * cos(turn), middle[1] + far * sin(turn)) for turn in (one, two)]
            pygame.draw.polygon(large, rgb(ray), [middle, *points])
        window = Surface((w, h), pygame.SRCALPHA)
        pygame.draw.rect(window, "#FFFFFF", window.get_rect(), border_radius=radius * 2)
        large.blit(window, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return pygame.transform.smoothscale(large, rect.size)

    surface.blit(soft_shelf.get(("rays", rect.size, base, ray, count, radius), make), rect)


# ------------------------------------------------------------------ the house's own
def glass(
    surface: Surface, rect: Rect, radius: int, tone: Colour = (16, 10, 8, 130), edge: Colour | None = None
) -> None:
    """A dark pane that lets the table through, with a thin edge if asked for."""
    rounded(surface, rect, tone, radius)
    if edge is not None:
        outline(surface, rect, edge, radius, 2 if rect.h > 30 else 1)


def paper(
    surface: Surface, rect: Rect, units: Units, *, radius: float = theme.RADIUS_PANEL, lined: bool = True
) -> None:
    """A parchment panel: soft shadow, ink edge, thin brass line inside."""
    corner, edge = units.px(radius), units.px(theme.EDGE_PANEL)
    shadow(surface, rect, units.px(12), corner, 170)
    rounded(surface, rect, theme.PAPER, corner, theme.INK, edge)
    inset = units.px(12)
    if lined and rect.w > 4 * inset and rect.h > 4 * inset:
        outline(
            surface, rect.inflate(-2 * inset, -2 * inset), theme.PAPER_LINE, max(2, corner - inset + 4), units.px(2)
        )


def rule(surface: Surface, left: int, y: int, length: int, units: Units, colour: Colour = theme.INK) -> None:
    """A straight level line between parts of a panel."""
    surface.fill(rgb(colour), (left, y, max(0, length), units.px(3)))


def focus_ring(surface: Surface, rect: Rect, radius: int, units: Units, *, glows: bool = True) -> None:
    """The lamp ring with an ink hairline around; draw it before the thing. On dark tables it glows."""
    away, hair = units.px(theme.RING), units.px(2)
    outer = rect.inflate(2 * (away + hair), 2 * (away + hair))
    ring = rect.inflate(2 * away, 2 * away)
    if glows:
        glow(surface, ring, units.px(12), radius + away)
    else:
        glow(surface, ring, units.px(7), radius + away, alpha=200)
    rounded(surface, outer, theme.INK, radius + away + hair)
    rounded(surface, ring, theme.LAMP, radius + away)


def dashed(surface: Surface, rect: Rect, radius: int, colour: Colour, width: int, dash: int = 9, gap: int = 6) -> None:
    """A dashed rounded outline: something is missing here."""
    corners = (
        (rect.right - radius, rect.y + radius, -90),
        (rect.right - radius, rect.bottom - radius, 0),
        (rect.x + radius, rect.bottom - radius, 90),
        (rect.x + radius, rect.y + radius, 180),
    )
    path: list[Point] = [
        (x + radius * cos(radians(start + step * 10)), y + radius * sin(radians(start + step * 10)))
        for x, y, start in corners
        for step in range(10)
    ]
    path.append(path[0])
    inked, left, run = True, float(max(2, dash)), [path[0]]
    for (x1, y1), (x2, y2) in pairwise(path):
        length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
        done = 0.0
        while length - done > left:
            done += left
            run.append((x1 + (x2 - x1) * done / length, y1 + (y2 - y1) * done / length))
            if inked:
                pygame.draw.lines(surface, colour, False, run, max(1, width))
            run, inked = [run[-1]], not inked
            left = float(max(2, dash if inked else gap))
        left -= length - done
        run.append((x2, y2))


# ------------------------------------------------------------------ pictures
def picture(parts: tuple[str, ...], size: tuple[int, int]) -> Surface:
    """An SVG of the assets at a size in pixels: `picture(("icons", "knob.svg"), (40, 40))`."""
    w, h = max(1, size[0]), max(1, size[1])
    return _icons.get((parts, w, h), lambda: pygame.image.load_sized_svg(str(asset(*parts)), (w, h)))


def _tinted(name: str, size: int, colour: Colour) -> Surface:
    image = pygame.image.load_sized_svg(str(asset("icons", f"{name}.svg")), (size, size))
    red, green, blue, _ = rgb(colour)
    image.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    image.fill((red, green, blue, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return image


def icon(surface: Surface, name: str, centre: tuple[int, int], size: int, colour: Colour = theme.INK) -> Rect:
    """A one-colour icon, tinted; returns where it stands."""
    size = max(1, size)
    image = _icons.get(("icon", name, size, colour), lambda: _tinted(name, size, colour))
    return surface.blit(image, image.get_rect(center=centre))
