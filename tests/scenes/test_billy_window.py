"""A whole game of Blasting Billy in a real window, by the mouse from the menu to who won."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.match.match import Match
from game.rules.blasting_billy.cards import Place
from game.scenes.blasting_billy.layout import layout
from game.scenes.blasting_billy.plan import plan, rect
from game.scenes.table.measure import Measure
from tests.scenes.by_mouse import Evening
from tests.window import Screen, ended, screen

WALL = (420, 60)
"""Where nothing lies: a right click there puts back what is picked."""
PLACES = (Place.BILLY, Place.LOOT, Place.BOX)


def clicks(evening: Evening) -> Any:
    """Makes a move: a click on the card, another on the button of its place."""
    units = evening.units

    def decide(x: Screen, match: Match, seat: int, move: Any) -> None:
        view = match.view(seat)
        face = str(move).split()[1]
        card = next(card.id for card in view.zone("hand", seat).cards if card.face == face)
        hand = layout(view, units, seat).own_room(card)
        button = plan(Measure(units), view.seats, seat).places[PLACES.index(move.place)]
        evening.clicks(WALL, hand.center, rect(Measure(units), button).center)

    return decide


@pytest.mark.window
def test_a_whole_game_of_billy_in_a_real_window(tmp_path: Path) -> None:
    with screen(tmp_path) as x:
        evening = Evening(x, "blasting-billy", [None, "easy", "easy", "easy", "easy"])
        evening.prepare()
        program = x.start()
        x.see_window(program)
        evening.sit_down(0)
        match = evening.play(clicks(evening))
        assert match.over
        assert match.state.result is not None
        assert x.wait_for(lambda: evening.result() == match.state.result.as_json())
        x.key_until("q", lambda: program.poll() is not None)
        assert ended(program)[0] == 0
