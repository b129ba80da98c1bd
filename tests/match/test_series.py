"""A match of several games: the start goes round, the first to reach the goal wins."""

from __future__ import annotations

from random import Random

import pytest

from game.match.judge import Series
from game.match.match import Sitter
from tests.match.race import Race


def play(seats: int, goal: int, seed: int) -> tuple[Series, list[int]]:
    match = Series([Sitter(f"P{seat}", "hard") for seat in range(seats)], {}, goal, Random(seed))
    starters = []
    while not match.over:
        game = match.deal()
        starters.append(game.view(None).facts.starter)
        Race(game, seed + len(starters)).run()
        match.finish()
    return match, starters


@pytest.mark.parametrize("goal", [1, 3])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_to_win_so_many_games_wins_and_the_start_goes_round(goal: int, seats: int) -> None:
    match, starters = play(seats, goal, 5)
    assert match.winner is not None
    assert match.wins[match.winner] == goal
    assert sum(match.wins) == len(match.matches) == len(starters)
    assert starters == [(starters[0] + game) % seats for game in range(len(starters))]


def test_chance_names_the_first_start_player() -> None:
    firsts = {Series([Sitter("x")] * 3, {}, 1, Random(seed)).deal().view(None).facts.starter for seed in range(40)}
    assert firsts == {0, 1, 2}


def test_each_game_leaves_its_own_colours_out() -> None:
    match = Series([Sitter("x")] * 2, {}, 5, Random(3))
    assert len({tuple(match.deal().options["colours"]) for _ in range(20)}) > 2
    fixed = Series([Sitter("x")] * 2, {"colours": ["R", "B"]}, 5, Random(3))
    assert {tuple(fixed.deal().options["colours"]) for _ in range(5)} == {("R", "B")}


def test_a_game_that_goes_on_isnt_counted() -> None:
    match = Series([Sitter("x")] * 2, {}, 1, Random(3))
    match.deal()
    with pytest.raises(ValueError, match="isn't over"):
        match.finish()
    assert match.winner is None


def test_a_game_dealt_ahead_is_the_next_one() -> None:
    match = Series([Sitter("x")] * 3, {}, 2, Random(3))
    first = match.deal()
    ahead = match.ahead()
    assert match.ahead() is ahead
    assert (match.number, match.matches, match.dealt_ahead) == (1, [first], True)
    assert match.deal() is ahead
    assert first.first is not None
    assert ahead.first == (first.first + 1) % 3
    assert (match.number, match.dealt_ahead) == (2, False)
    assert match.deal() is not ahead


def test_a_kept_game_goes_on_as_the_last_one_of_its_series() -> None:
    before = Series([Sitter("x")] * 3, {}, 3, Random(5))
    before.wins = [1, 0, 2]
    left = before.deal()
    series = Series.going_on(left, {}, 3, (1, 0, 2), Random(6))
    assert (series.wins, series.number, series.matches) == ([1, 0, 2], 4, [left])
    assert left.first is not None
    assert series.deal().first == (left.first + 1) % 3
    assert series.number == 5


def test_wins_that_cannot_be_count_as_none() -> None:
    left = Series([Sitter("x")] * 2, {}, 1, Random(5)).deal()
    for wins in ((1, 0), (0,), (-1, 0)):
        series = Series.going_on(left, {}, 1, wins, Random(6))
        assert series.wins == [0, 0]
        assert not series.over
        assert series.number == 1
