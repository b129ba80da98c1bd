"""Tables with people and computer players: who is asked, who looks, and whole games."""

from __future__ import annotations

from random import Random

import pytest

from game.scenes.table.sheet import ResultSheet
from tests.scenes.plain import Crowd

MIXES: list[tuple[str, list[str | None]]] = [
    ("blasting-billy", [None, "easy"]),
    ("blasting-billy", [None, None, "easy"]),
    ("blasting-billy", ["easy", "easy", "easy", "easy", "easy"]),
    ("bluffing-billionaires", [None, "easy", "easy"]),
    ("bluffing-billionaires", [None, "easy", None]),
    ("blast", [None, "easy"]),
    ("blast", [None, None]),
    ("blast", ["easy", "easy"]),
]


def play_on(crowd: Crowd, luck: Random) -> None:
    """One thing that somebody at the screen can do, or a frame."""
    if crowd.called():
        crowd.lift()
    elif crowd.may_choose():
        crowd.choose(luck.randrange(len(crowd.table.fingers.picking.offers)))
    else:
        crowd.frames(1)


@pytest.mark.parametrize(("game", "levels"), MIXES)
def test_whole_games_of_people_and_computer_players(game: str, levels: list[str | None]) -> None:
    crowd = Crowd(game, levels, hold=0.0, speed="off")
    luck = Random(3)
    for _ in range(20_000):
        if isinstance(crowd.top, ResultSheet):
            break
        play_on(crowd, luck)
    assert isinstance(crowd.top, ResultSheet)
    assert crowd.table.match.over
    assert crowd.table.moment == crowd.table.past.now
    crowd.close()
    assert crowd.caught == []
