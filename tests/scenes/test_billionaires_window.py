"""A whole game in a real window: set-up, cards by the mouse, votes by one's own two keys, the result, back."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.match.match import Match, Sitter
from game.rules.bluffing_billionaires import GAME
from game.rules.bluffing_billionaires.views import HAND, Phase
from game.rules.core import draw_options
from game.scenes.bluffing_billionaires.layout import layout
from game.scenes.menu.board import menu_board
from game.scenes.options.keys import SUGGESTED
from game.scenes.setup.seating import Draft, Seat
from game.stage.units import Units
from game.store import Store
from game.store.place import FILE
from tests.window import Kept, Screen, ended, screen

WINDOW = Units((1280, 720))
POSTERS, ROOMS = 5, 2
DECKS = ("B", "O", "Y")
ANN = 0
SEATS = (Seat("Ann", None, "B", SUGGESTED[0]), Seat("Bo", "easy", "O"), Seat("Finn", "easy", "Y"))


def begun() -> Match:
    """The match that is played, before its first move."""
    options = draw_options(GAME.options, {"decks": DECKS, "powers": "on"}, len(DECKS), Random(0))
    return Match(GAME, [Sitter(seat.name, seat.level) for seat in SEATS], options, Random(0))


def decided(x: Screen, kept: Kept, match: Match) -> bool:
    """Whether Ann's decision was made: cards by the mouse, answers by her keys, challenges and approvals in turn."""
    view: Any = match.view(ANN)
    if view.facts.phase is Phase.TURN:
        card = view.zone(HAND.name, ANN).cards[match.length % len(view.zone(HAND.name, ANN).cards)]
        x.click(*layout(view, ANN, WINDOW).own_room(card.id).center)
    else:
        x.key("q" if match.length % 2 else "w")
    return x.wait_for(lambda: len(kept.moves()) > match.length, 0.2)


@pytest.mark.window
def test_a_whole_game_in_a_real_window(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "quickdraw-saloon"
    store = Store(folder).wait()
    store.keep_setting("speed", "off").result()
    store.keep_setup(GAME.id, Draft((*SEATS, None, None, None), {"powers": "on"}).plain()).result()
    store.close()
    kept = Kept(folder / FILE)
    with screen(tmp_path) as x:
        program = x.start()
        x.see_window(program)
        poster = menu_board(WINDOW, POSTERS, ROOMS).posters[1]

        def sat_down() -> bool:
            if not x.title():
                return False  # The first window was replaced by a faster one.
            if "Bluffing" not in x.title():
                x.click(*poster.center)
            else:
                x.key("Return")
            return x.wait_for(lambda: len(kept.moves()) > 0, 1.0)

        assert x.wait_for(sat_down)
        while not kept.played(begun()).over:
            match = kept.played(begun())
            if ANN in match.to_move:
                x.wait_for(lambda now=match: decided(x, kept, now), 10.0)
            else:
                x.wait_for(lambda now=match: len(kept.moves()) > now.length, 10.0)
        match = kept.played(begun())
        assert x.wait_for(lambda: kept.result() is not None)
        assert match.state.result is not None
        assert kept.result() == match.state.result.as_json()
        assert {"challenge", "approve"} & {move.partition(":")[2] for move in kept.moves() if move.startswith("0:")}
        x.key_until("q", lambda: x.title() == "Quickdraw Saloon")
        x.key_until("q", lambda: program.poll() is not None)
        assert ended(program)[0] == 0
