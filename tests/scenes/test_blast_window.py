"""The last two rounds of Blast, exchange and all, in a real window, by the mouse from the menu to who won."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from game.match.match import Match
from game.rules.blast.cards import PLANETS
from game.rules.blast.moves import Discard, Lead, Phase, Play
from game.scenes.blast import choosing
from game.scenes.blast.cards import known
from game.scenes.blast.layout import layout
from game.scenes.blast.plan import Plan
from game.scenes.table.measure import Measure
from tests.scenes.by_mouse import Evening
from tests.window import Screen, ended, screen

LEFT_AFTER, SEED = 59, 4
"""A game that is left where its last round but one is dealt: how long a whole one takes is left to chance."""
PASS_BUTTON, PLAY_BUTTON = 0, 1
SKY = (640, 82)
"""Where nothing lies: a right click there puts back what is picked."""


def clicks(evening: Evening) -> Any:
    """Makes a move: clicks on its cards, then on the planet or the button."""
    units, spots = evening.units, Plan(Measure(evening.units))
    tried: Counter[int] = Counter()

    def decide(x: Screen, match: Match, seat: int, move: Any) -> None:
        view = match.view(seat)
        round_, by_faction = view.facts.round, bool(tried[match.length] % 2)  # a late click may have sorted the hand
        tried[match.length] += 1
        aims: list[tuple[int, int]] = []
        gift = choosing.Gift.begun(view) if view.facts.phase is Phase.EXCHANGE else None
        risen: list[int] = []
        for card in _cards(move):
            key = known(round_, card)
            if gift is not None and key in gift.sure:
                continue
            chosen = () if gift is None else gift.cards
            board = layout(view, units, seat, chosen, by_faction=by_faction, risen=tuple(risen))
            aims.append(board.own_room(key).center)
            if gift is not None:
                gift = gift.after(choosing.Choose(key))
            else:
                risen.append(key)
        if isinstance(move, Lead):
            aims.append(layout(view, units, seat).zones[PLANETS[move.planet]].center)
        else:
            button = PLAY_BUTTON if _cards(move) else PASS_BUTTON
            aims.append(spots.box(spots.button(button)).center)
        evening.clicks(SKY, *aims)

    return decide


def _cards(move: Any) -> tuple[int, ...]:
    match move:
        case Lead(combination=combination) | Play(combination=combination):
            return tuple(combination.cards)
        case Discard(card=card):
            return (card,)
        case tuple():
            return tuple(move)
    return ()


@pytest.mark.window
def test_blast_is_played_to_its_end_in_a_real_window(tmp_path: Path) -> None:
    with screen(tmp_path) as x:
        evening = Evening(x, "blast", [None, "easy"])
        evening.prepare()
        evening.leave(LEFT_AFTER, SEED)
        assert evening.match().view(0).facts.phase is Phase.EXCHANGE
        program = x.start()
        x.see_window(program)
        evening.go_on()
        match = evening.play(clicks(evening))
        assert match.over
        assert match.length > LEFT_AFTER + 20
        assert match.state.result is not None
        assert x.wait_for(lambda: evening.result() == match.state.result.as_json())
        x.key_until("q", lambda: program.poll() is not None)
        assert ended(program)[0] == 0
