"""Where the counted hand lies: bundles as fans in rows, then free groups and what costs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.rules.bullets_and_bombs.groups import Kind
from game.rules.view import SeenCard
from game.scenes.bullets_and_bombs.cards import face
from game.scenes.bullets_and_bombs.draft import Draft
from game.scenes.bullets_and_bombs.layout import grown
from game.scenes.table.measure import Measure
from game.stage.board import Board, Pose
from game.stage.units import Units

LEFT, ROOM, GAP, A_ROW = 40, 290, 22, 4
SMALL_LEFT, SMALL_ROOM, SMALL_GAP = 12, 180, 12
CARD, SMALL_CARD, MOST_STEP, ROW, LABEL = 98, 56, 34, 226, 42
VERDICT, SMALL_VERDICT = (1306, 112, 574, 928), (10, 48, 780, 206)
LINE, LINE_TALL = (40, 828, 1230, 212), 212
SECTIONS = ("natural", "wild", "free", "cost")


@dataclass(frozen=True)
class Fan:
    """Cards that are shown together from `x` on; `room` is what they may take."""

    cards: tuple[SeenCard, ...]
    x: float
    y: float
    room: float


@dataclass(frozen=True)
class Section:
    """A heading with its fans. `count`: what the heading counts."""

    name: str
    count: int
    x: float
    y: float
    right: float
    fans: tuple[Fan, ...]


@dataclass(frozen=True)
class Pages:
    """All sections, the width of a card and of the headings' room, in design units."""

    sections: tuple[Section, ...]
    card: float


def _groups(draft: Draft) -> dict[str, list[tuple[SeenCard, ...]]]:
    """Cards by section; what costs is one long group."""
    by_kind: dict[str, list[tuple[SeenCard, ...]]] = {name: [] for name in SECTIONS}
    cost: list[SeenCard] = []
    for pile in draft.piles:
        if pile.kind is Kind.NOT_ALLOWED:
            cost += pile.cards
        else:
            by_kind[pile.kind.value].append(pile.cards)
    cost += draft.loose
    if cost:
        by_kind["cost"].append(tuple(cost))
    return by_kind


def pages(draft: Draft, m: Measure) -> Pages:
    """The flow of sections over rows: four fans a row; free groups and what costs share a row if they can."""
    left, room, gap = (SMALL_LEFT, SMALL_ROOM, SMALL_GAP) if m.small else (LEFT, ROOM, GAP)
    found = _groups(draft)
    rows: list[list[tuple[str, int, int, list[tuple[SeenCard, ...]]]]] = []
    for name in SECTIONS:
        groups = found[name]
        if not groups:
            continue
        free_row = name == "cost" and rows and rows[-1][0][0] == "free" and len(rows[-1][0][3]) < A_ROW
        if free_row:
            rows[-1].append((name, len(groups[0]), len(rows[-1][0][3]), groups))
            continue
        for first in range(0, len(groups), A_ROW):
            count = sum(map(len, groups)) if name == "cost" else len(groups)
            rows.append([(name, count if first == 0 else 0, 0, groups[first : first + A_ROW])])
    top, bottom = (266.0, m.tall - 8) if m.small else (130.0 + 12 * grown(m), m.tall - 1080 + 812)
    label = 22.0 if m.small else LABEL
    pitch = min(118.0 if m.small else ROW, (bottom - top) / max(1, len(rows)))
    card = min(SMALL_CARD if m.small else CARD, (pitch - label - (4 if m.small else 12)) / 1.4)
    end = left + A_ROW * room + (A_ROW - 1) * gap
    sections = []
    for at, row in enumerate(rows):
        y = top + at * pitch
        for place, (name, count, slot, groups) in enumerate(row):
            x = left + slot * (room + gap)
            right = left + row[place + 1][2] * (room + gap) - gap if place + 1 < len(row) else end
            wide = end - x if name == "cost" else room
            fans = tuple(Fan(cards, x + n * (room + gap), y + label, wide) for n, cards in enumerate(groups))
            sections.append(Section(name, count, x, y, right, fans))
    return Pages(tuple(sections), max(8.0, card))


def layout(draft: Draft, units: Units) -> Board:
    """The board of the result."""
    m = Measure(units)
    laid = pages(draft, m)
    poses = {}
    for section in laid.sections:
        for fan in section.fans:
            step = min(MOST_STEP * laid.card / CARD, (fan.room - laid.card) / max(1, len(fan.cards) - 1))
            for place, card in enumerate(fan.cards):
                x = fan.x + laid.card / 2 + step * place
                shown = face(card.face or "", card.id)
                poses[card.id] = Pose(shown, m.x(x), m.y(fan.y + laid.card * 0.7), m.n(laid.card), z=100 + place)
    return Board(units.size, poses, zones(m))


def zones(m: Measure) -> dict[str, Rect]:
    """The papers beside the cards."""
    if m.small:
        return {"verdict": m.rect(*SMALL_VERDICT), "cards": m.rect(0, 258, 800, m.tall - 258)}
    x, y, wide, tall = LINE
    top = y + m.tall - 1080
    return {
        "verdict": m.rect(*VERDICT),
        "line": m.rect(x, top, wide, tall),
        "cards": m.rect(30, 120, 1250, top - 124),
    }


def fans_of(sections: Sequence[Section]) -> int:
    """How many fans there are."""
    return sum(len(section.fans) for section in sections)
