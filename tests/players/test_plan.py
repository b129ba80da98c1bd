"""Strong play in Bullets and Bombs, its hints, and what a deal could have brought."""

from __future__ import annotations

from random import Random

import pytest

from game.players.bullets_and_bombs import HARD, Planner, best_possible, hint, par
from game.players.bullets_and_bombs.deal import Best, _coming, _most_bundles
from game.players.bullets_and_bombs.growing import rows
from game.players.bullets_and_bombs.stock import ALONE, BOMB, LOST, Pair, finish, steps, turns, worth
from game.players.core import Deep
from game.rules.bullets_and_bombs import GAME
from game.rules.bullets_and_bombs.cards import BULLET, PLACES, WILD
from game.rules.bullets_and_bombs.table import Table
from game.rules.core import CHANCE
from tests.rules.bullets_and_bombs.positions import table

OPTIONS = {"early-bundles": "off", "replace-dealt-bullets": "off"}


def dealt(seed: int) -> Table:
    state = GAME.start(1, OPTIONS)
    state.play(CHANCE, state.chance(Random(seed)))
    return state


def faces_of(state: Table) -> tuple[int, ...]:
    return state.faces[:108]


def score(player: Deep, seed: int) -> int | None:
    state, rng = dealt(seed), Random(seed)
    while state.to_move:
        state.play(0, player.choose(state.view(0), rng))
    assert state.result is not None
    return state.result.scores[0]


def test_it_plays_well() -> None:
    scores = [score(Planner(20), seed) or LOST for seed in range(12)]
    assert min(scores) > LOST
    assert sum(scores) / len(scores) >= 5.9


def test_the_choice_depends_on_what_is_seen_alone() -> None:
    state, rng = dealt(3), Random(2)
    while state.to_move:
        view = state.view(0)
        other = GAME.sample(view, rng).view(0)
        move = Planner(6).choose(view, Random(7))
        assert Planner(6).choose(other, Random(7)) == move
        state.play(0, move)


def test_it_stops_when_told_but_never_without_a_try() -> None:
    tried = Planner(10_000).expect(dealt(1).view(0), Random(1), lambda: True)
    assert tried.stocks == 1
    assert len(tried.points) == 2
    assert all(points == int(points) for points in tried.points.values())
    assert Planner(10).scaled(0.2) == Planner(2)


def test_what_is_clear_is_not_tried_on_all_stocks_but_what_is_close_is() -> None:
    """A fifth king or a first four; and two cards of which neither fits better."""
    clear = Planner(400).expect(table("KH KD KC KS 5H 6H 7H 8H 9H TH JH KH 4C").view(0), Random(1))
    assert 0 < clear.stocks < 400
    close = Planner(400).expect(table("KH KD KC KS 5H 6H 7H 8H 9H TH JH 5C 6C").view(0), Random(1))
    assert close.stocks == 400


def test_a_hint_names_the_cards_and_the_points() -> None:
    view = table("KH KD KC KS 5H 6H 7H 8H 9H TH JH KH 4C").view(0)
    advice = hint(view, Random(1))
    assert str(advice.move) == "keep KH"
    assert advice.reason.startswith("Build on your larger unfinished group: you hold 4 of the kings.")
    assert "keeping 4C" in advice.reason
    alone = table("KH KD KC KS 5H 6H 7H 8H 9H TH JH AH AH").view(0)
    assert hint(alone, Random(1)).reason == "There is just this one move."


def test_a_hint_against_the_rule_of_thumb_says_so() -> None:
    rng = Random(4)
    state = dealt(6)
    against = 0
    while state.to_move:
        advice = hint(state.view(0), rng)
        against += "isn't always" in advice.reason
        state.play(0, advice.move)
    assert 0 < against < 40


# ---------------------------------------------------------------- counts


def test_a_stock_is_read_as_it_acts() -> None:
    assert steps([0, BULLET, 1, BOMB, 2, 3, WILD]) == [BULLET, Pair(0, 1), BOMB, Pair(2, 3), WILD]
    assert steps([4, BOMB], 5) == [Pair(5, 4), BOMB]


def test_turns_are_the_same_steps() -> None:
    stock = [0, BULLET, 1, BOMB, 2, 3, WILD]
    assert [(one, two) for one, two, _, _ in turns(stock)] == [
        (step.one, step.two) if isinstance(step, Pair) else (step, ALONE) for step in steps(stock)
    ]
    assert [turn[:2] for turn in turns([4, BOMB], 5)] == [(5, 4), (BOMB, ALONE)]


def test_a_game_is_finished_by_building_on_what_can_still_be_finished() -> None:
    holding = [0] * PLACES
    holding[0] = 5
    assert finish(holding, turns([0, 1, BOMB, 1, 0])) == LOST
    assert holding[:2] == [6, 0]


@pytest.mark.rule("bombs-18", "bombs-19")
def test_late_in_a_game_a_pair_becomes_three_and_costs_nothing() -> None:
    holding = [5, 2, *[0] * (PLACES - 2)]
    finish(holding, turns([0, 1]))
    assert holding[:2] == [5, 3]
    early = [5, 2, *[0] * (PLACES - 2)]
    finish(early, turns([0, 1, 0, 2, 0, 3, 0, 4]))
    assert early[0] == 8


@pytest.mark.rule("bombs-19")
def test_late_in_a_game_no_rank_is_begun_of_which_no_more_can_come() -> None:
    holding = [7, *[0] * (PLACES - 1)]
    finish(holding, turns([1, 0]))
    assert holding[:2] == [8, 0]


def test_more_may_come_makes_a_new_rank_worth_more_early_in_a_game() -> None:
    early = rows(45)[0]
    assert early[1][0] < early[4][0] < early[7][0]
    assert all(rows(0)[WILD][0] == row for row in rows(0)[WILD])


@pytest.mark.rule("bombs-20", "bombs-21")
def test_a_lost_hand_is_worth_nothing() -> None:
    holding = [7, 7, 7, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0]
    assert worth(holding) == 1
    assert worth([6, *holding[1:]]) == LOST


def test_the_rule_that_finishes_games_plays_well_by_itself() -> None:
    """Building on the larger group alone brings 6.0 on average."""
    states = [dealt(seed) for seed in range(400)]
    points = [finish([*state.holding], turns(_coming(state))) for state in states]
    assert sum(points) / len(points) > 6.25
    assert points.count(LOST) <= 2


# ---------------------------------------------------------------- a deal afterwards


def test_par_is_what_a_good_player_scores() -> None:
    state = dealt(2)
    found = par(GAME.start(1, OPTIONS), faces_of(state), "seed")
    assert found == par(GAME.start(1, OPTIONS), faces_of(state), "seed")
    assert found is not None
    assert 4 <= found <= 8


@pytest.mark.parametrize("seed", range(6))
def test_nobody_does_better_than_the_best_possible(seed: int) -> None:
    best = best_possible(GAME.start(1, OPTIONS), faces_of(dealt(seed)))
    assert best.reached is not None
    assert best.reached <= best.bound <= 8
    played = score(HARD.scaled(0.1), seed)
    assert played is None or played <= best.bound


def test_with_early_bundles_only_the_bound_is_proved() -> None:
    options = {**OPTIONS, "early-bundles": "on"}
    best = best_possible(GAME.start(1, options), faces_of(dealt(1)))
    assert best.reached is None
    assert not best.exact
    assert Best(7, 7).exact


def test_bundles_that_nothing_could_fill_are_ruled_out() -> None:
    """Seven kings in hand, and a stock of fives and sixes that come together: one of the two ranks, not both."""
    holding = [0] * PLACES
    holding[9] = 7
    assert _most_bundles(holding, [Pair(1, 2)] * 7) == 2
    assert _most_bundles(holding, [Pair(1, 2)] * 6) == 1
    assert _most_bundles(holding, [BOMB, *[Pair(1, 2)] * 7]) == 2
    assert _most_bundles([1, *holding[1:]], [BOMB, *[Pair(1, 2)] * 7]) == 2
    state = dealt(0)
    assert _most_bundles(state.holding, steps(_coming(state))) <= 8
