"""What can be looked at by itself, over the table: the discards, and the hand where only its piles are shown."""

from __future__ import annotations

from typing import Any

from game.rules.bullets_and_bombs.sight import DISCARDS
from game.rules.view import View
from game.scenes.bullets_and_bombs.cards import COLUMNS, column, face
from game.scenes.bullets_and_bombs.layout import hand
from game.scenes.table.looking import LookThrough
from game.scenes.table.table import Table
from game.scenes.words import bullets_and_bombs as words


def look_at_discards(table: Table, view: View[Any]) -> None:
    """As they fell, the newest first; or by rank."""
    discards = view.zone(DISCARDS.name).cards
    as_they_fell = [face(card.face or "", card.id) for card in reversed(discards)]
    ranked = sorted(discards, key=lambda card: (COLUMNS.index(column(card.face or "")), card.id))
    by_rank = [face(card.face or "", card.id) for card in ranked]
    line = words.LOOK_LINE.format(count=len(discards))
    table.stage.push(LookThrough(table.art, words.LOOK_TITLE, line, as_they_fell, by_rank))


def look_at_hand(table: Table, view: View[Any]) -> None:
    """By rank."""
    held = [face(card.face or "", card.id) for cards in hand(view).values() for card in cards]
    line = words.HAND_LINE.format(count=len(held))
    table.stage.push(LookThrough(table.art, words.HAND_TITLE, line, held))
