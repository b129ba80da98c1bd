"""The last move marked: a small brass nail on each card that it was about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING

from pygame import Surface

from game.stage import draw, theme

if TYPE_CHECKING:
    from game.scenes.table.table import Table

NAIL = 7
"""Radius of the mark."""


def cards_of(events: Iterable[object]) -> frozenset[int]:
    """The ids of the cards that events name: all saw them, so marking them tells nothing."""
    return frozenset(card for event in events for card in _cards(event))


def _cards(event: object) -> Iterator[int]:
    if not is_dataclass(event):
        return
    for field in fields(event):
        value = getattr(event, field.name)
        listed = value if isinstance(value, tuple) else (value,)
        for item in listed:
            if isinstance(item, int) and field.name in ("card", "cards"):
                yield item
            else:
                yield from _cards(item)


def draw_marks(surface: Surface, table: Table) -> None:
    """Once the cards lie: a nail at the right of what can be seen of each, for counts and keys hang above and below."""
    if table.company is None or not table.sprites.resting:
        return
    units, board = table.stage.units, table.sprites.board
    radius = max(3, units.px(NAIL))
    for card in sorted(table.marked & set(board.poses)):
        room = board.own_room(card)
        if room.w and room.h:
            at = (room.right - radius - units.px(3), room.centery)
            draw.disc(surface, at, radius + max(1, units.px(2)), theme.INK)
            draw.disc(surface, at, radius, theme.BRASS)
