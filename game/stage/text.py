"""Words on the screen: fonts, measuring, fitting, wrapping and writing, all cached.

Under 30 px the hinter pulls letters apart, so small text is drawn larger and scaled down.
"""

from dataclasses import dataclass
from functools import lru_cache

import pygame
from pygame import Rect, Surface

from game.stage import letters
from game.stage.assets import Role
from game.stage.cache import Shelf
from game.stage.letters import Run
from game.stage.theme import Colour, rgb
from game.stage.units import LEAST_TEXT

SMALL = 30
FINER = 4
LEADING = 1.3
ELLIPSIS = "…"

_shelf = Shelf(24 * 1024 * 1024)


@dataclass(frozen=True)
class Style:
    """How words are set: role, height in pixels, colour, extra pixels between letters."""

    role: Role
    px: int
    colour: Colour
    spacing: float = 0.0


def _finer(px: int) -> int:
    return FINER if px < SMALL else 1


@lru_cache(4096)
def _widths(text: str, role: Role, px: int) -> float:
    finer = _finer(px)
    return sum(letters.run_width(run, role, px * finer) for run in letters.runs(text, role)) / finer


def width(text: str, role: Role, px: int, spacing: float = 0.0) -> int:
    """How many pixels wide a line of text is."""
    gaps = spacing * max(0, len(text) - 1)
    return round(_widths(text, role, max(1, px)) + gaps)


@lru_cache(512)
def line_height(role: Role, px: int) -> int:
    """The height in pixels of one rendered line."""
    px = max(1, px)
    return max(1, round(letters.role_font(role, px * _finer(px)).get_height() / _finer(px)))


def size(text: str, role: Role, px: int, spacing: float = 0.0) -> tuple[int, int]:
    """Width and height in pixels of a line of text."""
    return width(text, role, px, spacing), line_height(role, px)


def _row(pieces: list[tuple[Surface, int]], gap: float, height: int) -> Surface:
    whole = sum(piece.get_width() for piece, _ in pieces) + round(gap * max(0, len(pieces) - 1))
    row = Surface((max(1, whole), height), pygame.SRCALPHA)
    across = 0.0
    for piece, top in pieces:
        row.blit(piece, (round(across), top))
        across += piece.get_width() + gap
    return row


def _make(text: str, style: Style) -> Surface:
    px = max(1, style.px)
    finer = _finer(px)
    pieces: list[tuple[Surface, int]] = []
    for run in letters.runs(text, style.role):
        parts = [Run(run.file, letter) for letter in run.text] if style.spacing and not run.leftwards else [run]
        pieces += [letters.draw_run(part, style.role, px * finer, rgb(style.colour)) for part in parts]
    height = letters.role_font(style.role, px * finer).get_height()
    row = _row(pieces, style.spacing * finer, height)
    if finer == 1:
        return row
    small = (max(1, width(text, style.role, px, style.spacing)), line_height(style.role, px))
    return pygame.transform.smoothscale(row, small)


def render(text: str, role: Role, px: int, colour: Colour, spacing: float = 0.0) -> Surface:
    """A line of text as a surface with alpha; kept for the next time, so don't draw on it."""
    key = (text, role, px, colour, spacing)
    return _shelf.get(key, lambda: _make(text, Style(role, px, colour, spacing)))


@lru_cache(1024)
def fit(text: str, role: Role, px: int, room: int, least: int = LEAST_TEXT) -> tuple[str, int]:
    """The text and font size that fit `room` pixels: shrunk down to `least`, then cut with an ellipsis."""
    while px > least and width(text, role, px) > room:
        px -= 1
    if width(text, role, px) <= room:
        return text, px
    while text and width(text + ELLIPSIS, role, px) > room:
        text = letters.without_last(text)
    return text.rstrip() + ELLIPSIS, px


@lru_cache(1024)
def wrap(text: str, role: Role, px: int, room: int) -> tuple[str, ...]:
    """Lines of at most `room` pixels; a word that is longer than a line is broken."""
    lines: list[str] = []
    for block in text.split("\n"):
        line = ""
        for word in block.split():
            longer = f"{line} {word}" if line else word
            if not line or width(longer, role, px) <= room:
                line = longer
            else:
                lines.append(line)
                line = word
            while width(line, role, px) > room and len(line) > 1:
                head = _head(line, role, px, room)
                lines.append(head)
                line = line[len(head) :]
        lines.append(line)
    return tuple(lines)


def _head(line: str, role: Role, px: int, room: int) -> str:
    head = line
    while len(head) > 1 and width(head, role, px) > room:
        head = letters.without_last(head)
    return head or line[:1]


def write(
    surface: Surface,
    text: str,
    at: tuple[int, int],
    role: Role,
    px: int,
    colour: Colour,
    anchor: str = "topleft",
    *,
    room: int | None = None,
    least: int = LEAST_TEXT,
    spacing: float = 0.0,
    shade: Colour | None = None,
) -> Rect:
    """Write one line with its `anchor` at a point in pixels; with `room` it is made to fit. Returns where it stands."""
    if room is not None:
        text, px = fit(text, role, px, room, min(least, px))
    image = render(text, role, px, colour, spacing)
    place = image.get_rect(**{anchor: at})
    if shade is not None:
        surface.blit(render(text, role, px, shade, spacing), place.move(0, max(1, px // 16)))
    surface.blit(image, place)
    return place


def paragraph_height(text: str, role: Role, px: int, room: int, leading: float = LEADING) -> int:
    """The height in pixels that a wrapped paragraph takes."""
    return len(wrap(text, role, px, room)) * round(px * leading)


def paragraph(
    surface: Surface,
    text: str,
    at: tuple[int, int],
    room: int,
    role: Role,
    px: int,
    colour: Colour,
    *,
    leading: float = LEADING,
    centred: bool = False,
) -> int:
    """Write wrapped text from the top left corner `at`; returns the y below its last line."""
    left, top = at
    for line in wrap(text, role, px, room):
        where = (left + room // 2, top) if centred else (left, top)
        write(surface, line, where, role, px, colour, "midtop" if centred else "topleft")
        top += round(px * leading)
    return top


def forget() -> None:
    """Drop all rendered text (the window changed its size)."""
    _shelf.clear()
