"""Small drawn parts that tell something and can't be pressed: key tags, badges, counts, progress."""

from dataclasses import dataclass
from enum import Enum

from pygame import Rect, Surface

from game.stage import draw, text, theme
from game.stage.theme import Colour, Role
from game.stage.units import LEAST_TEXT, Units


def key_tag_width(words: str, units: Units, size: float = 18, most: int | None = None) -> int:
    """How wide the little cap of a key is in pixels; `most` bounds its height."""
    px = _tag_px(units, size, most)
    return max(round(px * 1.7), text.width(words, Role.BOLD, px) + round(px * 1.1))


def _tag_px(units: Units, size: float, most: int | None) -> int:
    px = units.text(size)
    return px if most is None else max(LEAST_TEXT, min(px, round(most / 1.7)))


def key_tag(
    surface: Surface,
    words: str,
    midright: tuple[int, int],
    units: Units,
    size: float = 18,
    *,
    ink: Colour = theme.PARCHMENT,
    fill: Colour = theme.INK,
    most: int | None = None,
) -> Rect:
    """The little dark cap that names a key on a button, at most `most` pixels high; returns where it stands."""
    px = _tag_px(units, size, most)
    tall = round(px * 1.7)
    box = Rect(0, 0, key_tag_width(words, units, size, most), tall if most is None else min(tall, most))
    box.midright = midright
    hair = max(1, units.px(1.5))
    radius = max(3, round(px * 0.42))
    draw.rounded(surface, box, fill, radius)
    draw.rounded(surface, box.inflate(-2 * hair, -2 * hair), ink, max(2, radius - hair))
    draw.rounded(surface, box.inflate(-4 * hair, -4 * hair), fill, max(1, radius - 2 * hair))
    text.write(surface, words, box.center, Role.BOLD, px, ink, "center")
    return box


class Mark(Enum):
    """What a badge says."""

    PLAIN = "plain"
    DEFAULT = "default"
    CHANGED = "changed"
    FILLED = "filled"
    GOOD = "good"
    BAD = "bad"
    DARK = "dark"


@dataclass(frozen=True)
class Tones:
    """How a badge looks."""

    icon: str | None
    fill: str
    ink: str
    edge: str


MARKS: dict[Mark, Tones] = {
    Mark.PLAIN: Tones(None, "#EBD6AC", theme.INK, theme.PAPER_LINE),
    Mark.DEFAULT: Tones("check", "#DCE3C0", "#2C4A20", "#6E8A4C"),
    Mark.CHANGED: Tones("star", theme.LAMP, theme.INK, theme.INK),
    Mark.FILLED: Tones("quill", "#E3D3EA", "#4B3058", theme.PLUM),
    Mark.GOOD: Tones("check", theme.GOOD, theme.CREAM, theme.INK),
    Mark.BAD: Tones("warn", theme.RED_DARK, theme.RED_WORDS, theme.INK),
    Mark.DARK: Tones(None, theme.INK, theme.PARCHMENT, theme.BRASS),
}


def badge_width(words: str, mark: Mark, units: Units) -> int:
    """How wide a badge is."""
    px = units.text(18)
    return text.width(words, Role.BOLD, px) + round(px * 1.4) + (round(px * 1.3) if MARKS[mark].icon else 0)


def badge(surface: Surface, words: str, midleft: tuple[int, int], mark: Mark, units: Units) -> Rect:
    """A word or two in a pill, with a sign of its own; returns where it stands."""
    tones, px = MARKS[mark], units.text(18)
    box = Rect(0, 0, badge_width(words, mark, units), round(px * 1.75))
    box.midleft = midleft
    draw.rounded(surface, box, tones.fill, box.h // 2, tones.edge, units.px(theme.EDGE_BADGE))
    if tones.icon:
        draw.icon(surface, tones.icon, (box.x + round(px * 1.15), box.centery), px, tones.ink)
    text.write(surface, words, (box.right - round(px * 0.7), box.centery), Role.BOLD, px, tones.ink, "midright")
    return box


def count(surface: Surface, words: str, centre: tuple[int, int], units: Units, fill: Colour = theme.LAMP) -> Rect:
    """A number in a round badge; returns where it stands."""
    px = units.text(22)
    box = Rect(0, 0, max(round(px * 1.6), text.width(words, Role.TITLE, px) + px), round(px * 1.6))
    box.center = centre
    draw.rounded(surface, box, fill, box.h // 2, theme.INK, units.px(3))
    text.write(surface, words, box.center, Role.TITLE, px, theme.INK, "center")
    return box


def progress(surface: Surface, box: Rect, part: float, units: Units) -> None:
    """A bar that is `part` full, 0 to 1."""
    edge = units.px(3)
    draw.rounded(surface, box, theme.INK, box.h // 2)
    inner = box.inflate(-2 * edge, -2 * edge)
    draw.rounded(surface, inner, "#C9AE7C", inner.h // 2)
    full = inner.copy()
    full.w = max(inner.h, round(inner.w * max(0.0, min(1.0, part))))
    draw.rounded(surface, full, theme.TEAL, inner.h // 2)
    shine = Rect(
        full.x + inner.h // 3, full.y + max(1, inner.h // 8), full.w - 2 * (inner.h // 3), max(1, inner.h // 4)
    )
    draw.rounded(surface, shine, theme.MATERIALS["teal"].highlight, shine.h // 2)


def head(surface: Surface, title: str, lead: str, more: str, left: int, units: Units) -> None:
    """Title and one line at the top of every screen that isn't a table, from `left` in pixels on."""
    room = surface.get_width() - left - units.px(theme.MARGIN)
    top = units.px(22)
    place = text.write(surface, title, (left, top), Role.TITLE, units.text(44), theme.CREAM, room=room, shade="#0A0605")
    px = units.text(21)
    first = text.write(surface, lead, (left, place.bottom), Role.BOLD, px, theme.LAMP, room=room)
    rest = room - first.w - units.px(12)
    if more and rest > px * 4:
        text.write(surface, more, (first.right + units.px(12), place.bottom), Role.TEXT, px, theme.FAINT, room=rest)
