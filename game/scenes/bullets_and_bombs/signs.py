"""Small things drawn on this table: meters of seven, pills with words, empty places, key tags."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pygame import Rect, Surface

from game.scenes.bullets_and_bombs.cards import FOLDER
from game.scenes.table.measure import Measure
from game.stage import draw, text, theme
from game.stage.art import Art
from game.stage.stamp import stamp
from game.stage.theme import Colour, Role
from game.stage.units import LEAST_TEXT

LIGHTS = 7
HIGH, ROUND, SIGN, SIGN_TALL = 1.85, 1.55, 1.33, 1.25
"""Of a tag, in sizes of its text: its height, its two round ends, the room for a drawing, and the drawing's height."""
PLACE_FILL, PLACE_EDGE, PLACE_WORDS = (8, 40, 42, 90), "#77743F", "#7FB3AC"
LINE, DEEP = "#8F6522", "#0C2F30"


def meter(surface: Surface, art: Art, left: int, middle: int, filled: int, light: int, step: float) -> None:
    """Seven lights from `left` on, of which so many burn; all with a star once seven do. In pixels."""
    kind = "done" if filled >= LIGHTS else "full"
    for at in range(LIGHTS):
        drawing = art.drawing(f"{FOLDER}/meter-{kind if at < filled else 'empty'}.svg", max(2, light))
        surface.blit(drawing, (round(left + at * step), middle - drawing.get_height() // 2))


@dataclass(frozen=True)
class Pill:
    """Words in a rounded tag round a point, maybe with a drawing before them, at most `most` pixels wide."""

    words: str
    middle: tuple[int, int]
    px: int
    fill: Colour = theme.PARCHMENT
    ink: Colour = theme.INK
    drawing: str = ""
    most: int | None = None

    @property
    def fitted(self) -> tuple[str, int]:
        """The words and the size that fit."""
        if self.most is None:
            return self.words, self.px
        around = ROUND + (SIGN if self.drawing else 0.0)
        whole = text.width(self.words, Role.BOLD, self.px) + self.px * around
        px = max(LEAST_TEXT, min(self.px, int(self.px * self.most / whole)))
        return text.fit(self.words, Role.BOLD, px, max(8, round(self.most - px * around)), LEAST_TEXT)


def alike(pills: Sequence[Pill]) -> tuple[Pill, ...]:
    """Tags side by side: all as large as the smallest of them must be."""
    px = min((pill.fitted[1] for pill in pills), default=0)
    return tuple(replace(pill, px=px) for pill in pills)


def paint_pill(surface: Surface, art: Art, m: Measure, pill: Pill) -> Rect:
    """A tag, painted once and kept as a picture; returns where it stands."""
    said, px = pill.fitted
    tall = round(px * HIGH)
    lead = round(px * SIGN) if pill.drawing else 0
    pad = round(px * ROUND / 2)
    box = Rect(0, 0, text.width(said, Role.BOLD, px) + lead + 2 * pad, tall)
    box.center = pill.middle
    box.clamp_ip(m.units.bounds)
    lift, edge = max(2, m.n(4)), max(1, m.n(3 if not m.small else 2))

    def paint(sheet: Surface, spot: Rect) -> None:
        draw.shadow(sheet, spot, lift, tall // 2, 100)
        draw.rounded(sheet, spot, pill.fill, tall // 2, theme.INK, edge)
        if pill.drawing:
            drawing = art.drawing(pill.drawing, round(px * SIGN_TALL))
            sheet.blit(drawing, drawing.get_rect(center=(spot.x + pad + lead // 2 - 1, spot.centery)))
        text.write(sheet, said, (spot.right - pad, spot.centery), Role.BOLD, px, pill.ink, "midright")

    key = ("pill", said, px, pill.fill, pill.ink, pill.drawing, lift, edge)
    stamp(surface, box, key, paint, around=4 * lift)
    return box


def empty_place(surface: Surface, box: Rect, words: str, px: int) -> None:
    """Where a card could lie."""
    radius = max(3, round(box.w * 0.07))
    draw.rounded(surface, box, PLACE_FILL, radius)
    draw.outline(surface, box, PLACE_EDGE, radius, 2 if box.w > 60 else 1)
    if words:
        role = Role.TITLE if len(words) < 3 else Role.TEXT
        text.write(surface, words, box.center, role, px, PLACE_WORDS, "center", room=box.w - 6)


def key_cap(surface: Surface, m: Measure, middle: tuple[int, int], words: str) -> None:
    """The key of a card at its lower left corner."""
    px = m.text(17, 13)
    box = Rect(0, 0, max(round(px * 1.75), text.width(words, Role.BOLD, px) + px), round(px * 1.75))
    box.center = middle
    edge = max(1, m.n(2))
    draw.rounded(surface, box, theme.INK, max(3, m.n(7)))
    draw.rounded(surface, box.inflate(-2 * edge, -2 * edge), theme.PARCHMENT, max(2, m.n(6)))
    draw.rounded(surface, box.inflate(-4 * edge, -4 * edge), theme.INK, max(2, m.n(5)))
    text.write(surface, words, box.center, Role.BOLD, px, theme.PARCHMENT, "center")
