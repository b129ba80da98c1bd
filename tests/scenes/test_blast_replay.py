"""A replay of Blast in the small table of a usual window: what is written there is whole and has room."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game.match.theatre import Theatre
from game.rules.blast.cards import PLANETS
from game.rules.blast.moves import Phase
from game.rules.core import random_move
from game.scenes.replay import Replay
from game.scenes.replay.projector import Projector
from game.scenes.words import blast as words
from game.stage import text
from tests.scenes.conftest import Written
from tests.scenes.looking_back import BackRoom
from tests.scenes.sky import TWO, new_match


@pytest.fixture
def shown(tmp_path: Path) -> Iterator[Replay]:
    """The replay of a whole game between two computer players."""
    match, rng = new_match(TWO), Random(5)
    while not match.over:
        match.play(*random_move(match.state, rng))
    room = BackRoom(tmp_path)
    replay = Replay(room.house, Theatre(match.record()), match.sitters, "")
    room.lay(replay)
    yield replay
    room.close()
    assert room.caught == []


def see(replay: Replay, ply: int) -> None:
    assert isinstance(replay.projector, Projector)
    replay.projector.go_to(ply)
    replay.projector.draw()


def test_what_the_planets_ask_is_never_cut(shown: Replay, written: Written) -> None:
    seen = set()
    for ply in range(shown.theatre.length):
        facts = shown.theatre.view(ply, None).facts
        if facts.phase in (Phase.LEAD, Phase.ANSWER) and (facts.phase, facts.planet) not in seen:
            seen.add((facts.phase, facts.planet))
            see(shown, ply)
    assert {planet for phase, planet in seen if phase is Phase.ANSWER} == set(PLANETS)
    beginnings = tuple(said[:5] for said in (*words.ASKS.values(), *words.ASKS_SHORT.values()))
    assert {*words.ASKS.values(), *words.ASKS_SHORT.values()} & set(written)
    assert [said for said in written if said.endswith(text.ELLIPSIS) and said.startswith(beginnings)] == []


def test_the_last_line_of_the_log_keeps_away_from_the_piles(shown: Replay, written: Written) -> None:
    see(shown, shown.theatre.length)
    (line,) = [place for said, place in written.items() if said.endswith("won the game.")]
    piles = [place for said, place in written.items() if said.startswith((words.STOCK, words.PLAYED, words.DISCARDS))]
    assert len(piles) == 3
    assert all(line.right <= place.left or line.top >= place.bottom for place in piles)
    assert line.right < piles[0].left or line.top - piles[0].bottom > line.h // 2
