"""The search: it repeats from its random numbers, sees nothing hidden, and finds what there is to find."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from game.players.blasting_billy.lore import LORE
from game.players.search import Best, Mixed, Node, Searcher, Tree
from game.players.search.bandits import meant
from game.rules.blasting_billy import GAME
from game.rules.core import CHANCE
from tests.rules.blasting_billy.table import dealt

OPTIONS = {"memory-aid": "off"}


def test_the_same_view_and_random_numbers_give_the_same_move() -> None:
    view = dealt("G9 D6 J7", "B0 B1 B2").view(0)
    roots = [Searcher(LORE, 150).explore(view, Random(5)) for _ in range(2)]
    counted = [[(str(move), arm.visits, arm.total) for move, arm in root.items()] for root in roots]
    assert counted[0] == counted[1]
    assert sum(visits for _, visits, _ in counted[0]) == 150


def test_the_choice_is_the_same_when_only_hidden_cards_differ() -> None:
    rng = Random(4)
    state = GAME.start(3, OPTIONS)
    player = Searcher(LORE, 60)
    differed = 0
    while state.to_move:
        seat = state.to_move[0]
        if seat == CHANCE:
            state.play(seat, state.chance(rng))
            continue
        view = state.view(seat)
        other = GAME.sample(view, rng)
        differed += other.faces != state.faces
        move = player.choose(view, Random(9))
        assert player.choose(other.view(seat), Random(9)) == move
        state.play(seat, move)
    assert differed > 30


def test_it_stops_when_told_but_never_without_a_move() -> None:
    view = dealt("G9 D6 J7", "B0 B1 B2").view(0)
    asked: list[int] = []

    def at_once() -> bool:
        asked.append(1)
        return True

    assert Searcher(LORE, 10_000).choose(view, Random(1), at_once) in view.legal
    assert len(asked) == 1


def test_a_forced_move_is_made_without_a_look_at_anything() -> None:
    view = replace(dealt("G9 D6 J7", "B0 B1 B2").view(0), zones=())
    alone = replace(view, legal=view.legal[:1])
    assert Searcher(LORE, 5).choose(alone, Random(1)) == alone.legal[0]


def test_iterations_grow_one_tree_whose_root_knows_every_move() -> None:
    state = dealt("G9 D6 J7", "B0 B1 B2")
    tree = Tree(LORE, LORE.sampler(state.view(0)), 0, Random(2), Best())
    assert tree.grow(30) == 30
    assert {str(move) for move in tree.root} == {str(move) for move in state.legal(0)}
    assert tree.root.visits == 30
    tree.grow(30)
    assert tree.root.visits == 60


def test_scaling_changes_the_iterations_alone() -> None:
    player = Searcher(LORE, 100)
    assert player.scaled(0.25).iterations == 25
    assert player.scaled(0.0001).iterations == 1
    assert player.scaled(0.25).lore is LORE


# ---------------------------------------------------------------- bandits


def repeat(bandit: Best | Mixed, chances: Sequence[float], rounds: int) -> Node:
    node, rng = Node(), Random(1)
    moves = list(range(len(chances)))
    for _ in range(rounds):
        move = bandit.choose(node, moves, rng, True)
        bandit.credit(node, moves, node[move], float(rng.random() < chances[move]))
    return node


@pytest.mark.parametrize("bandit", [Best(), Mixed()])
def test_a_bandit_comes_back_to_what_is_best(bandit: Best | Mixed) -> None:
    node = repeat(bandit, (0.3, 0.6, 0.45), 1500)
    assert max(node, key=lambda move: node[move].visits) == 1
    assert node[1].visits > 900


def test_a_narrow_node_tries_likely_moves_first() -> None:
    node, rng, bandit = Node(), Random(1), Best(width=0.5)
    moves = list("abcdefgh")
    for _ in range(3):
        bandit.credit(node, moves, node[bandit.choose(node, moves, rng, False)], 0.5)
    assert set(node) == {"a"}
    for _ in range(30):
        bandit.credit(node, moves, node[bandit.choose(node, moves, rng, False)], 0.5)
    assert set(node) == {"a", "b", "c"}


def test_two_mixing_sides_come_near_a_mixture_that_nobody_can_exploit() -> None:
    """Matching pennies where heads counts double: both must show heads in one case of three."""
    one, two, rng, mixed = Node(), Node(), Random(3), Mixed()
    moves = ["heads", "tails"]
    for _ in range(6000):
        a, b = mixed.choose(one, moves, rng, True), mixed.choose(two, moves, rng, True)
        won = (1.0 if a == "heads" else 0.5) if a == b else 0.0
        mixed.credit(one, moves, one[a], won)
        mixed.credit(two, moves, two[b], 1 - won)
    for node in (one, two):
        shares = [node[move].share for move in moves]
        assert shares[0] / sum(shares) == pytest.approx(1 / 3, abs=0.06)


def test_without_any_regret_all_moves_are_meant_alike() -> None:
    node = repeat(Mixed(), (0.5,), 1)
    assert meant([node[0], node[0]]) == [0.5, 0.5]
