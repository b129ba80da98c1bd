"""Bars that can be pointed at: each tells its figure; hatching marks the second of two, so that colour isn't needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from game.stage import draw, text, theme
from game.stage.theme import Ground, Look, Role
from game.stage.units import Units
from game.stage.widgets import Tip, Widget
from game.stage.widgets.base import Brush

GRID = "#CDB384"
YELLOW, GREEN, SALMON, GREY, RUST = "#E3B64E", "#8FAF5E", "#D98B6E", "#8E9391", "#B7562F"
FEW = 5
"""Rows from which on bars are drawn; fewer are shown as dots."""


@dataclass(frozen=True)
class Tone:
    """How a bar is filled. `lines`: the colour of its hatching, None for a plain one."""

    fill: str
    lines: str | None = None


class Bar(Widget):
    """One bar; `tip` says what it stands for."""

    def __init__(self, rect: Rect, tone: Tone, tip: Tip, radius: int = 4) -> None:
        super().__init__()
        self.rect, self.tone, self.tip = Rect(rect), tone, tip
        self.radius = radius
        self.ground = Ground.PAPER

    def hover(self, pos: tuple[int, int] | None) -> bool:
        return True

    def draw_ring(self, brush: Brush, box: Rect) -> None:
        draw.focus_ring(brush.surface, box, brush.units.px(self.radius), brush.units, glows=False)

    def paint(self, brush: Brush, box: Rect) -> None:
        fill = (
            self.tone
            if brush.look is Look.NORMAL and not brush.ring
            else Tone(lighter(self.tone.fill), self.tone.lines)
        )
        paint_bar(brush.surface, box, fill, brush.units, self.radius)


def lighter(colour: str) -> str:
    """The same colour in more light."""
    red, green, blue, _ = theme.rgb(colour)
    return "#" + "".join(f"{min(255, tone + 22):02X}" for tone in (red, green, blue))


def paint_bar(surface: Surface, box: Rect, tone: Tone, units: Units, radius: int = 4) -> None:
    """A bar with its ink edge, hatched if it is."""
    edge = max(1, min(units.px(3), box.w // 3, box.h // 3))
    corner = max(1, min(units.px(radius), box.w // 2, box.h // 2))
    draw.rounded(surface, box, theme.INK, corner)
    inner = box.inflate(-2 * edge, -2 * edge)
    if inner.w < 1 or inner.h < 1:
        return
    draw.rounded(surface, inner, tone.fill, max(1, corner - edge))
    if tone.lines is not None:
        old = surface.get_clip()
        surface.set_clip(inner.clip(old))
        step = max(4, units.px(12))
        for x in range(inner.x - inner.h, inner.right, step):
            start, end = (x, inner.bottom), (x + inner.h, inner.y)
            pygame.draw.line(surface, tone.lines, start, end, max(1, units.px(2)))
        surface.set_clip(old)


@dataclass
class Plot:
    """What a panel shows: bars to be pointed at, what is painted below them, and what above."""

    bars: list[Bar] = field(default_factory=list)
    below: list[Callable[[Surface], None]] = field(default_factory=list)
    above: list[Callable[[Surface], None]] = field(default_factory=list)


def paint_title(
    surface: Surface,
    box: Rect,
    title: str,
    note: str,
    units: Units,
    sign: Callable[[Surface, Rect], None] | None = None,
) -> int:
    """The heading of a panel with its note; returns the y below it."""
    left, middle = box.x, box.y + round(units.text(30) * 0.62)
    if sign is not None:
        size = min(units.px(40), round(units.text(30) * 1.3))
        spot = Rect(left, middle - size // 2, size, size)
        sign(surface, spot)
        left = spot.right + units.px(12)
    place = text.write(
        surface, title, (left, middle), Role.TITLE, units.text(30), theme.INK, "midleft", room=max(1, box.right - left)
    )
    room = box.right - place.right - units.px(16)
    if note and room > units.text(20) * 5:
        at = (place.right + units.px(16), middle + units.px(3))
        text.write(surface, note, at, Role.TEXT, units.text(20), theme.SECOND, "midleft", room=room)
    return middle + round(units.text(30) * 0.75)


def paint_tag(surface: Surface, words: str, midbottom: tuple[int, int], fill: str, units: Units, bounds: Rect) -> Rect:
    """A small sign that stands on a line, kept within bounds; returns where it is."""
    px = units.text(18)
    box = Rect(0, 0, text.width(words, Role.BOLD, px) + units.px(22), round(px * 1.65))
    box.midbottom = midbottom
    box.clamp_ip(bounds)
    draw.rounded(surface, box, fill, box.h // 2, theme.INK, max(1, units.px(2)))
    text.write(surface, words, box.center, Role.BOLD, px, theme.INK, "center")
    return box


def paint_nothing(surface: Surface, box: Rect, words: str, units: Units) -> None:
    """A panel without rows."""
    text.write(surface, words, box.center, Role.TEXT, units.text(24), theme.SECOND, "center", room=box.w)


def dots(
    rows: Sequence[int], place: Callable[[int, int], tuple[int, int]], tone: Tone, words: str, units: Units
) -> list[Bar]:
    """Few rows, a dot each. `place`: where a value stands, the how manieth of it."""
    size, found, seen = max(10, units.px(26)), [], dict[int, int]()
    for row in rows:
        seen[row] = seen.get(row, 0) + 1
        box = Rect(0, 0, size, size)
        box.midbottom = place(row, seen[row] - 1)
        found.append(Bar(box, tone, Tip(words.format(row), ""), 13))
    return found
