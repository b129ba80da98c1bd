"""Where notes stand: over nothing that is asked or can be pressed, inside the window, whatever its size."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from pygame import Rect

from game.scenes.blasting_billy.room import billy_box
from game.scenes.rulebook import Rulebook
from game.scenes.table.measure import Measure
from game.scenes.table.table import Table
from game.stage import theme
from game.stage.widgets import Button
from tests.scenes import sky
from tests.scenes.billionaires import Evening
from tests.scenes.billy import Corner
from tests.scenes.bombs import QUIET, Player, dealt
from tests.scenes.saloon import Saloon

SIZES = [(1280, 720), (1920, 1080), (800, 600), (2560, 1080)]
LINE = "B9 is in the upper half of what may lie there, and in 1200 games thought out from here it did best. "


def bombs(size: tuple[int, int]) -> tuple[Saloon, Table]:
    """Bullets and Bombs with a choice of two."""
    saloon = Saloon(size)
    return saloon, Player(saloon, dealt(QUIET)).table


def tables(size: tuple[int, int]) -> Iterator[tuple[Saloon, Table]]:
    """One table of each game after the other, with somebody who decides now."""
    evening = Evening([None, "easy", "easy"], moves="", size=size)
    yield evening, evening.table
    corner = Corner([None, "easy", "easy"], size=size)
    yield corner, corner.table
    night = sky.Sky(sky.new_match(), size=size)
    yield night, night.table
    yield bombs(size)


def note(saloon: Saloon) -> Rect:
    """Where the note stands that is up."""
    assert len(saloon.stage.toasts.up) == 1
    saloon.picture()
    return saloon.stage.toasts.box


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_note_stands_over_neither_question_nor_cards_to_play_nor_buttons(size: tuple[int, int]) -> None:
    for saloon, table in tables(size):
        saloon.frames(30, 0.1)
        own = [table.sprites.bounds(card) for offer in table.fingers.picking.offers for card in offer.cards]
        taken = [*own, *(widget.rect for widget in table.panel.widgets if isinstance(widget, Button) and widget.shown)]
        assert own
        for text in ("", LINE, LINE * 2):
            saloon.stage.toasts.clear()
            saloon.stage.toast("Play your 9", text)
            box = note(saloon)
            assert saloon.stage.bounds.contains(box)
            assert box.collidelist([*taken, *table.questions()]) == -1
        saloon.close()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_long_hint_leaves_the_question_of_bullets_and_bombs_readable(size: tuple[int, int]) -> None:
    saloon, table = bombs(size)
    (question,) = table.questions()

    def letters() -> int:
        saloon.picture()
        line = saloon.window.surface.subsurface(question)
        return pygame.mask.from_threshold(line, theme.rgb(theme.CREAM), (100, 100, 100, 255)).count()

    saloon.stage.toasts.clear()
    plain = letters()
    assert plain > question.h * 5
    saloon.stage.toast("Keep the king of hearts", LINE * 2, icon="hint")
    saloon.frames(10, 0.1)
    assert letters() > 0.95 * plain  # its shadow may touch them
    assert not note(saloon).colliderect(question)
    saloon.close()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_at_an_opened_rulebook_a_note_leaves_the_pages_buttons_free(size: tuple[int, int]) -> None:
    saloon = Saloon(size)
    saloon.press("F1")
    book = saloon.top
    assert isinstance(book, Rulebook)
    saloon.press("PAGEDOWN")
    saloon.frames(5)
    for text in ("", LINE, LINE * 2):
        saloon.stage.toasts.clear()
        saloon.stage.toast("A practice game from here on", text)
        assert note(saloon).collidelist(book.panel.pressed()) == -1
    saloon.close()


@pytest.mark.parametrize("text", ["", LINE, LINE * 2], ids=["short", "long", "very long"])
def test_in_a_small_window_a_note_leaves_billy_and_all_loot_free(text: str) -> None:
    corner = Corner([None, "easy", "easy"], size=(800, 600))
    corner.frames(30, 0.1)
    zones = corner.table.sprites.board.zones
    corner.stage.toasts.clear()
    corner.stage.toast("Play your 9", text)
    box = note(corner)
    seen = [zones[name] for name in ("billy", "loot", "panel 1", "panel 2", "hand", "stock", "box", "coming")]
    assert box.collidelist([billy_box(Measure(corner.stage.units)), *seen]) == -1
    corner.close()


def test_a_note_moves_away_when_something_to_press_comes_where_it_stands() -> None:
    corner = Corner([None, "easy"])
    corner.stage.toast("First", LINE)
    before = note(corner)
    button = corner.table.panel.add(Button("Here", lambda: None))
    button.rect = before.copy()
    assert not note(corner).colliderect(button.rect)
    corner.close()


def test_a_click_on_a_note_lets_it_go_and_presses_nothing() -> None:
    corner = Corner([None, "easy"])
    corner.frames(30, 0.1)
    corner.stage.toast("First", LINE)
    corner.frames(3, 0.1)
    looks = corner.table.match.length, corner.table.fingers.picking.picked, corner.top
    corner.click(note(corner).center)
    corner.frames(3, 0.1)
    assert corner.toasts() == []
    assert (corner.table.match.length, corner.table.fingers.picking.picked, corner.top) == looks
    corner.close()
