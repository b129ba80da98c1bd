"""The search: it repeats from its random numbers, sees nothing hidden, and finds what there is to find."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from game.players.blasting_billy.lore import LORE
from game.players.search import Arm, Bandit, Mixed, Node, Searcher, Tree, most_visited
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
    tree = Tree(LORE, LORE.sampler(state.view(0)), 0, Random(2), Bandit())
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


# ---------------------------------------------------------------- the bandit


def test_a_bandit_comes_back_to_what_is_best() -> None:
    node, rng, bandit = Node(), Random(1), Bandit()
    chances = {"bad": 0.3, "good": 0.6, "fair": 0.45}
    for _ in range(1500):
        move = bandit.choose(node, list(chances), True)
        node[move].credit(float(rng.random() < chances[move]))
    assert max(node, key=lambda move: node[move].visits) == "good"
    assert node["good"].visits > 900
    assert node["good"].mean == pytest.approx(0.6, abs=0.05)


def test_what_was_seldom_possible_is_tried_as_often_as_its_chances_were_worth() -> None:
    node, bandit = Node(), Bandit()
    for turn in range(600):
        moves = ["always", "rare"] if turn % 6 == 0 else ["always"]
        move = bandit.choose(node, moves, True)
        node[move].credit(1.0 if move == "rare" else 0.2)
    assert node["rare"].available == 99  # all but the very first time, when the other was tried
    assert node["rare"].visits > 60


def test_a_narrow_node_tries_likely_moves_first() -> None:
    node, bandit = Node(), Bandit(width=0.5)
    moves = list("abcdefgh")
    for _ in range(3):
        node[bandit.choose(node, moves, False)].credit(0.5)
    assert set(node) == {"a"}
    for _ in range(30):
        node[bandit.choose(node, moves, False)].credit(0.5)
    assert set(node) == {"a", "b", "c"}


def test_a_move_drawn_as_visited_is_never_one_that_was_only_looked_at() -> None:
    node = Node()
    for move, visits in (("often", 60), ("sometimes", 30), ("seldom", 29)):
        node[move] = Arm()
        node[move].visits = visits
    rng = Random(1)
    drawn = Counter(Mixed(0.5, 2)(node, rng) for _ in range(2000))
    assert set(drawn) == {"often", "sometimes"}
    assert drawn["often"] / 2000 == pytest.approx(0.8, abs=0.04)
    assert most_visited(node, rng) == "often"
