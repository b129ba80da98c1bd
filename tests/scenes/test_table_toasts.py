"""Where notes hang at the tables: over neither hand nor buttons, inside the window, whatever its size."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.scenes.table.table import Table
from game.stage.toasts import hang
from game.stage.widgets import Button
from tests.scenes import sky
from tests.scenes.billionaires import Evening
from tests.scenes.billy import Corner
from tests.scenes.saloon import Saloon

SIZES = [(1280, 720), (1920, 1080), (800, 600), (2560, 1080)]
LINE = "B9 is in the upper half of what may lie there, and in 1200 games thought out from here it did best. "


def tables(size: tuple[int, int]) -> list[tuple[Saloon, Table]]:
    """One table of each game, with somebody who decides now."""
    corner, evening = Corner([None, "easy", "easy"], size=size), Evening([None, "easy", "easy"], moves="", size=size)
    night = sky.Sky(sky.new_match(), size=size)
    return [(each, each.table) for each in (corner, evening, night)]


def notes(table: Table) -> list[Rect]:
    """Where the notes hang that are up."""
    stage, top = table.stage, table.toast_room().y
    found = []
    for toast in reversed(stage.toasts.up):
        found.append(hang(toast, stage.units, table.toast_room(), top))
        top = found[-1].bottom
    return found


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_note_hangs_over_neither_hand_nor_buttons(size: tuple[int, int]) -> None:
    for saloon, table in tables(size):
        saloon.frames(30, 0.1)
        own = [table.sprites.bounds(card) for offer in table.fingers.picking.offers for card in offer.cards]
        taken = [*own, *(widget.rect for widget in table.panel.widgets if isinstance(widget, Button) and widget.shown)]
        assert own
        for text in ("", LINE, LINE * 2):
            table.stage.toasts.clear()
            table.stage.toast("Play your 9", text)
            (box,) = notes(table)
            assert table.stage.bounds.contains(box)
            assert box.collidelist(taken) == -1
        saloon.close()


def test_a_second_note_hangs_below_the_first_and_long_words_wrap() -> None:
    corner = Corner([None, "easy"])
    corner.stage.toast("First", LINE)
    corner.stage.toast("Second", LINE * 2)
    newest, older = notes(corner.table)
    assert older.top >= newest.bottom
    assert newest.h > older.h
    corner.close()
