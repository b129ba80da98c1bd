"""Where everything lies while the hand is arranged: the columns of the table, only higher."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.rules.bullets_and_bombs.groups import Kind
from game.rules.view import SeenCard
from game.scenes.bullets_and_bombs.cards import BULLETS, RANKS, WILD, face
from game.scenes.bullets_and_bombs.draft import HOME, RED_THREE, SPLIT, WILD_CARD, Draft, kind_order
from game.scenes.table.measure import Measure
from game.stage.board import Board, Pose
from game.stage.units import Units

SUM, BUTTONS = (40, 124, 1390, 196), (1462, 124, 418, 196)
SMALL_SUM, SMALL_BUTTONS = (10, 46, 540, 62), (560, 46, 230, 62)
LEAST_STRIP = 25
"""Pixels of each card that must stay free to be aimed at."""
MOST_PLACES = 14
"""Empty ranks keep their place as long as there are no more columns than this."""


@dataclass(frozen=True)
class Column:
    """One column. `pile`: its place in the draft, None for bullets, wild cards and ranks that nothing is held of."""

    name: str
    cards: tuple[SeenCard, ...]
    pile: int | None
    x: float
    top: float
    width: float
    step: float

    def bottom(self, cards: int) -> float:
        """Where the lowest card would end if it had so many."""
        return self.top + self.width * 1.4 + self.step * max(0, cards - 1)


def columns(draft: Draft, m: Measure) -> list[Column]:
    """The columns from left to right, in design units."""
    listed: list[tuple[str, tuple[SeenCard, ...], int | None]] = []
    for rank in RANKS:
        own = [(rank, pile.cards, at) for at, pile in enumerate(draft.piles) if pile.rank == rank]
        listed += own or [(rank, (), None)]
    if m.small or len(listed) + 2 > MOST_PLACES:
        listed = [entry for entry in listed if entry[1]]
    for name, kind in ((BULLETS, RED_THREE), (WILD, WILD_CARD)):
        listed.append((name, tuple(card for card in draft.loose if kind_order(card) == kind), None))
    left, right, top, widest, most_step = (10, 790, 146, 84, 40) if m.small else (40, 1880, 406, 128, 46)
    pitch = (right - left) / max(13 if not m.small else 11, len(listed))
    room = m.tall - (30 if m.small else 70) - top
    found = []
    for at, (name, cards, pile) in enumerate(listed):
        wide = min(widest, pitch - (6 if m.small else 13))
        steps = max(1, len(cards))
        least = LEAST_STRIP / m.k
        wide = max(8.0, min(wide, (room - least * steps) / 1.4))
        step = min(most_step, (room - wide * 1.4) / steps)
        found.append(Column(name, cards, pile, left + pitch * (at + 0.5), top, wide, step))
    return found


def layout(draft: Draft, units: Units) -> Board:
    """The board while arranging. `pile:3` is the column of a group, `land:3` where its next card would lie."""
    m = Measure(units)
    found = columns(draft, m)
    poses = {}
    for column in found:
        for place, card in enumerate(column.cards):
            middle = column.top + column.width * 0.7 + column.step * place
            shown = face(card.face or "", card.id)
            poses[card.id] = Pose(shown, m.x(column.x), m.y(middle), m.n(column.width), z=100 + place)
    return Board(units.size, poses, _zones(draft, found, m))


def _zones(draft: Draft, found: Sequence[Column], m: Measure) -> dict[str, Rect]:
    rect = m.rect
    zones = {"sum": rect(*(SMALL_SUM if m.small else SUM)), "buttons": rect(*(SMALL_BUTTONS if m.small else BUTTONS))}
    top = 112 if m.small else 348
    zones[SPLIT] = rect(0, top, 800 if m.small else 1920, m.tall - top)
    homes = [column for column in found if column.name in (BULLETS, WILD)]
    first, last = homes[0], homes[-1]
    deepest = max(column.bottom(len(column.cards)) for column in homes)
    zones[HOME] = rect(first.x - first.width / 2, top, last.x - first.x + last.width, deepest - top)
    for column in found:
        if column.pile is not None:
            down = column.bottom(len(column.cards) + 1) + 6
            zones[f"pile:{column.pile}"] = rect(column.x - column.width / 2, top, column.width, down - top)
    for column in found:
        if column.pile is not None and draft.piles[column.pile].kind is Kind.NATURAL:
            zones[f"land:{column.pile}"] = landing(column, m)
    return zones


def landing(column: Column, m: Measure) -> Rect:
    """Where the next card of a column would show: the strip below its lowest card."""
    end = column.bottom(len(column.cards))
    return m.rect(column.x - column.width / 2, end, column.width, column.step + 6)
