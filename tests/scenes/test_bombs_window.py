"""One whole game in a real window: mouse and keys from the menu to the count."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from game.match.match import Match, Sitter
from game.rules.bullets_and_bombs import GAME
from game.rules.bullets_and_bombs.table import Phase
from game.rules.core import read_options
from game.scenes.bullets_and_bombs import LESSON, choosing
from game.scenes.bullets_and_bombs.arranging_layout import BUTTONS
from game.scenes.bullets_and_bombs.layout import layout
from game.scenes.menu.board import menu_board
from game.stage.units import Units
from game.store import Store
from game.store.place import FILE
from tests.window import Kept, Screen, ended, screen

WINDOW = Units((1280, 720))
POSTERS, ROOMS = 5, 2


def dealt() -> Match:
    """The match that is played, before its first move."""
    return Match(GAME, [Sitter("")], read_options(GAME.options, {}, 1), Random(0))


def decided(x: Screen, kept: Kept, match: Match) -> bool:
    """Whether a decision was made, by keys and the mouse in turn.

    Once more where it wasn't: what comes while a move is being kept only hurries, two quick clicks count as one.
    """
    decide(x, match)
    return x.wait_for(lambda: len(kept.moves()) > match.length, 0.15)


def decide(x: Screen, match: Match) -> None:
    view = match.view(0)
    if view.facts.phase is Phase.CHOICE and match.length % 6:
        x.key("1")
        return
    card = choosing.offers(view)[0].cards[0]
    x.click(*layout(view, WINDOW).own_room(card).center)


def no_lesson(folder: Path) -> None:
    """What was kept before: nothing is asked at the table's first opening, and nothing glides."""
    store = Store(folder).wait()
    store.keep_setting("speed", "off").result()
    store.keep_setup(LESSON, {"done": True}).result()
    store.close()


def play_whole_game(x: Screen, kept: Kept) -> None:
    """From the menu through all decisions to the count."""
    poster = menu_board(WINDOW, POSTERS, ROOMS).posters[4]

    def sat_down() -> bool:
        if not x.title():
            return False  # The first window was replaced by a faster one.
        x.click(*poster.center)
        return x.wait_for(lambda: len(kept.moves()) == 1, 3.0)

    assert x.wait_for(sat_down)
    match = kept.played(dealt())
    while match.view(0).facts.phase is not Phase.ARRANGE:
        assert x.wait_for(lambda now=match: decided(x, kept, now))
        match = kept.played(dealt())
    left, top, wide, _ = (round(length * WINDOW.scale) for length in BUTTONS)

    def counted() -> bool:
        x.key("b")
        x.click(left + wide // 2, top + 20)
        return x.wait_for(lambda: kept.result() is not None, 1.0)

    assert x.wait_for(counted)
    match = kept.played(dealt())
    assert match.over
    assert match.state.result is not None
    assert kept.result() == match.state.result.as_json()


@pytest.mark.window
def test_a_whole_game_in_a_real_window(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "quickdraw-saloon"
    no_lesson(folder)
    with screen(tmp_path) as x:
        program = x.start()
        x.see_window(program)
        play_whole_game(x, Kept(folder / FILE))
        x.key("q")
        x.wait_for(lambda: x.title() == "Quickdraw Saloon")
        x.key_until("q", lambda: program.poll() is not None)
        assert ended(program)[0] == 0
