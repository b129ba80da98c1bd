"""The score from 0 to 8 in its three bands (bombs-21), with marks on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from pygame import Rect, Surface

from game.scenes.table.measure import Measure
from game.scenes.words import bullets_and_bombs as words
from game.stage import draw, text, theme
from game.stage.theme import Role

GOOD_FROM: Final = 5
GREAT_FROM: Final = 7
TOP: Final = 8
"""Nobody can score more."""
BANDS = (
    (0, GOOD_FROM - 1, "#DFA58B", words.POOR),
    (GOOD_FROM, GREAT_FROM - 1, "#E9C978", words.GOOD),
    (GREAT_FROM, TOP, "#B7CB8A", words.GREAT),
)


def band(score: int) -> str:
    """Poor up to 4, good up to 6, great from 7 on (bombs-21)."""
    return words.GREAT if score >= GREAT_FROM else words.GOOD if score >= GOOD_FROM else words.POOR


@dataclass(frozen=True)
class RulerMark:
    """A score, what it is, and the colour of its tag."""

    score: int
    label: str
    fill: str


def paint_ruler(surface: Surface, m: Measure, box: Rect, marks: Sequence[RulerMark], named: bool = True) -> None:
    """The ruler in its box; the tags stand above it, the names of the bands below. Below 0 it starts at the lowest."""
    low = min(0, *(mark.score for mark in marks)) if marks else 0
    step = box.w / (TOP - low + 1)
    edge = max(1, m.n(3 if not m.small else 2))

    def middle(score: int) -> int:
        return round(box.x + step * (min(TOP, score) - low + 0.5))

    px = m.text(22, 14)
    for first, last, fill, word in BANDS:
        left = box.x + step * ((first if first else low) - low)
        part = Rect(round(left) + 2, box.y, round(step * (last - (first if first else low) + 1)) - 4, box.h)
        draw.rounded(surface, part, fill, m.n(8), theme.INK, edge)
        if named and text.width(word, Role.BOLD, m.text(19, 12)) <= part.w:
            below = (part.centerx, part.bottom + round(px * 0.75))
            text.write(surface, word, below, Role.BOLD, m.text(19, 12), theme.SECOND, "center")
    crowded = text.width("−00", Role.LABEL, px) > step
    for score in range(low, TOP + 1):
        if not crowded or score % 4 == 0:
            words_now = str(score).replace("-", "−")
            text.write(surface, words_now, (middle(score), box.centery), Role.LABEL, px, theme.INK, "center")
    for mark in marks:
        at = (middle(mark.score), box.centery)
        radius = round(box.h * 0.58)
        draw.disc(surface, at, radius, theme.INK)
        draw.disc(surface, at, radius - edge - 1, mark.fill)
        number = str(mark.score).replace("-", "−")
        text.write(surface, number, at, Role.TITLE, m.text(26, 15), theme.INK, "center", room=2 * radius - 6)
    _paint_tags(surface, m, box, [(middle(mark.score), mark) for mark in marks])


def _together(labels: Sequence[str]) -> str:
    """Some words as they are said in a row: you, par and best."""
    return words.TOGETHER.format(one=", ".join(labels[:-1]), other=labels[-1]) if len(labels) > 1 else labels[0]


def _paint_tags(surface: Surface, m: Measure, box: Rect, marks: Sequence[tuple[int, RulerMark]]) -> None:
    """Marks on one number share a tag, neighbours' tags give way to both sides, their points stay."""
    px = m.text(20, 13)
    shared: dict[int, list[RulerMark]] = {}
    for at, mark in marks:
        shared.setdefault(at, []).append(mark)
    tags = []
    for at, sharing in sorted(shared.items()):
        label, fill = _together([mark.label for mark in sharing]), sharing[0].fill
        tag = Rect(0, 0, text.width(label, Role.BOLD, px) + round(px * 1.5), round(px * 1.8))
        tag.midbottom = (at, box.y - m.n(16))
        tags.append((at, label, fill, tag))
    for (_, _, _, one), (_, _, _, other) in pairwise(tags):
        over = one.right + m.n(8) - other.left
        if over > 0:
            one.x -= over // 2
            other.x += over - over // 2
    room = box.inflate(m.n(24), 8 * px)
    for _, _, _, tag in tags:
        tag.clamp_ip(room)
    for (_, _, _, one), (_, _, _, other) in pairwise(reversed(tags)):
        other.right = min(other.right, one.left - m.n(4))
    for at, label, fill, tag in tags:
        point = max(3, m.n(9))
        edge = max(1, m.n(3))
        draw.polygon(
            surface, [(at - point, tag.bottom - 2), (at + point, tag.bottom - 2), (at, tag.bottom + point)], theme.INK
        )
        draw.rounded(surface, tag, fill, tag.h // 2, theme.INK, edge)
        text.write(surface, label, tag.center, Role.BOLD, px, theme.INK, "center")
