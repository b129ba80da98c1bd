"""Small things drawn on this table: meters of seven, pills with words, empty places, key tags."""

from __future__ import annotations

from pygame import Rect, Surface

from game.scenes.bullets_and_bombs.cards import FOLDER
from game.scenes.table.measure import Measure
from game.stage import draw, text, theme
from game.stage.art import Art
from game.stage.stamp import stamp
from game.stage.theme import Colour, Role
from game.stage.units import LEAST_TEXT

LIGHTS = 7
PLACE_FILL, PLACE_EDGE, PLACE_WORDS = (8, 40, 42, 90), "#77743F", "#7FB3AC"
LINE, DEEP = "#8F6522", "#0C2F30"


def meter(surface: Surface, art: Art, left: int, middle: int, filled: int, light: int, step: float) -> None:
    """Seven lights from `left` on, of which so many burn; all with a star once seven do. In pixels."""
    kind = "done" if filled >= LIGHTS else "full"
    for at in range(LIGHTS):
        drawing = art.drawing(f"{FOLDER}/meter-{kind if at < filled else 'empty'}.svg", max(2, light))
        surface.blit(drawing, (round(left + at * step), middle - drawing.get_height() // 2))


def pill(
    surface: Surface,
    m: Measure,
    middle: tuple[int, int],
    words: str,
    fill: Colour,
    *,
    px: int,
    ink: Colour = theme.INK,
    drawing: Surface | None = None,
    most: int | None = None,
) -> Rect:
    """Words in a rounded tag, maybe with a drawing before them, at most `most` pixels wide; returns where it stands."""
    around = 1.85 * 0.84 + (1.85 * 0.72 if drawing is not None else 0.0)
    if most is not None:
        whole = text.width(words, Role.BOLD, px) + px * around
        px = max(LEAST_TEXT, min(px, int(px * most / whole)))
        words, px = text.fit(words, Role.BOLD, px, max(8, round(most - px * around)), LEAST_TEXT)
    tall = round(px * 1.85)
    lead = round(tall * 0.72) if drawing is not None else 0
    pad = round(tall * 0.42)
    wide = text.width(words, Role.BOLD, px) + lead + 2 * pad
    box = Rect(0, 0, wide, tall)
    box.center = middle
    box.clamp_ip(m.units.bounds)
    lift, edge = max(2, m.n(4)), max(1, m.n(3 if not m.small else 2))

    def paint(sheet: Surface, at: Rect) -> None:
        draw.shadow(sheet, at, lift, tall // 2, 100)
        draw.rounded(sheet, at, fill, tall // 2, theme.INK, edge)
        if drawing is not None:
            sheet.blit(drawing, drawing.get_rect(center=(at.x + pad + lead // 2 - 1, at.centery)))
        text.write(sheet, words, (at.right - pad, at.centery), Role.BOLD, px, ink, "midright")

    stamp(surface, box, ("pill of Bullets and Bombs", words, fill, px, ink, drawing, lift, edge), paint, 4 * lift)
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
