"""The rule of thumb of Blasting Billy, and what a beginner makes of it."""

from __future__ import annotations

from random import Random

import pytest

from game.players import OPPONENTS
from game.players.blasting_billy import EASY, THUMB, reckon
from game.players.search import Searcher
from game.rules.blasting_billy import GAME
from game.rules.blasting_billy.state import Table
from game.rules.core import CHANCE, random_move
from tests.rules.blasting_billy.table import dealt, play


def choice(state: Table) -> str:
    view = state.view(state.to_move[0])
    move = THUMB.choose(view, Random(1))
    assert move in view.legal
    return str(move)


def reason(state: Table, move: str) -> str:
    return THUMB.reason(state.view(state.to_move[0]), GAME.parse(move))


def test_with_nothing_at_billys_the_highest_card_is_given_to_him() -> None:
    state = dealt("G9 D6 J7", "B0 B1 B2")
    assert choice(state) == "billy G9"
    assert reason(state, "billy G9") == "Every point in gold that Billy gets is one more that you may keep."


def test_the_highest_card_that_stays_safely_below_is_kept() -> None:
    state = dealt("G9 G5 G7 B6", "B0 B1 B2")
    play(state, "billy G9", "dump B0")
    # 80 % of 9 is a little more than 7.
    assert choice(state) == "keep G7"
    assert reason(state, "keep G7") == "G7 fits: in gold you stay safely below Billy, who should have about 9."
    play(state, "keep G7", "dump B1")
    assert choice(state) != "keep G5"
    assert reason(state, "keep G5") == "G5 may be too much: in gold Billy should only have about 9."


def test_what_others_gave_counts_as_an_average_unseen_card() -> None:
    state = dealt("J0 J1 J2", "G10 B1 B2")
    play(state, "dump J0", "billy G10")
    gold = reckon(state.view(0))[0]
    assert gold.billy == pytest.approx(55 / 12)
    assert reckon(state.view(1))[0].billy == 10
    assert not gold.others


def test_known_dynamite_is_reckoned_with() -> None:
    state = dealt("G10 G* G4", "B0 B1 B2")
    play(state, "billy G10", "dump B0", "billy G*", "dump B1")
    assert reckon(state.view(0))[0].billy == 0
    assert choice(state) != "keep G4"


def test_dynamite_goes_to_billy_only_where_it_hurts_others_alone() -> None:
    state = dealt("G* D1 D2", "G1 B1 B2", first=1)
    play(state, "keep G1")
    assert choice(state) == "billy G*"
    assert "poorer in gold" in reason(state, "billy G*")
    alone = dealt("G* D1 D2", "G1 B1 B2", first=1)
    play(alone, "dump G1")
    assert choice(alone) == "dump G*"
    assert reason(alone, "dump G*") == "In the box the dynamite can do no harm."


def test_what_neither_fits_nor_feeds_goes_into_the_box() -> None:
    state = dealt("G3 D1 D2", "B0 B1 B2")
    assert choice(state) == "dump D1"
    assert reason(state, "dump D1").startswith("D1 is better off in the box")


def test_a_beginner_remembers_only_the_newest_gift_of_a_type() -> None:
    state = dealt("G10 G9 G8 J0 J1", "B0 B1 B2 D0 D1 D2")
    play(state, "billy G10", "dump B0", "billy G9", "dump B1")
    assert reckon(state.view(0))[0].billy == 19
    forgot = reckon(state.view(0), beginner=True)[0]
    assert forgot.billy == pytest.approx(9 + 55 / 12)
    assert forgot.room == forgot.billy


def test_a_beginner_takes_what_is_high_though_it_may_be_too_much() -> None:
    state = dealt("D0 D1 D2 G9 G8", "G1 J9 J8 B0 B1")
    play(state, "dump D0", "billy G1")
    assert choice(state) == "billy G9"
    assert str(EASY.choose(state.view(0), Random(1))) == "keep G9"
    play(state, "keep G9", "dump B0")
    assert str(EASY.choose(state.view(0), Random(1))) == "billy G8"


def test_a_beginner_never_takes_what_billy_has_nothing_of() -> None:
    state = dealt("G10 D9 J9", "B0 B1 B2")
    assert str(EASY.choose(state.view(0), Random(1))) == "billy G10"


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_it_beats_random_players(seats: int) -> None:
    rng = Random(seats)
    games, won = 60, 0
    for _ in range(games):
        state = GAME.start(seats, {"memory-aid": "off"})
        while state.to_move:
            seat = state.to_move[0]
            if seat == 0:
                state.play(0, THUMB.choose(state.view(0), rng))
            else:
                state.play(*random_move(state, rng))
        assert state.result is not None
        won += state.result.winners == (0,)
    assert won > 1.5 * games / seats


def test_all_levels_play_whole_games() -> None:
    players = [p.scaled(0.02) if isinstance(p, Searcher) else p for p in OPPONENTS[GAME.id].levels.values()]
    rng = Random(7)
    state = GAME.start(4, {"memory-aid": "off"})
    while state.to_move:
        seat = state.to_move[0]
        state.play(seat, state.chance(rng) if seat == CHANCE else players[seat].choose(state.view(seat), rng))
    assert state.result is not None
