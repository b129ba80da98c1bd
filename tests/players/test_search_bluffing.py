"""The search in Bluffing Billionaires: hidden votes stay hidden, and some hidden cards are likelier than others."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.players.bluffing_billionaires import HARD, NORMAL, THUMB
from game.players.bluffing_billionaires.guess import leaning, likely
from game.players.bluffing_billionaires.lore import LORE, worth
from game.players.core import Player
from game.players.search import Bandit, Searcher, Tree
from game.rules.bluffing_billionaires import GAME
from game.rules.bluffing_billionaires.cards import HELD, NAMES
from game.rules.bluffing_billionaires.state import State
from game.rules.bluffing_billionaires.views import VOTE
from game.rules.core import CHANCE, random_move
from tests.rules.bluffing_billionaires.table import play, started
from tools.exploit import as_policy, exploitability

OPTIONS = {"powers": "on", "decks": ("B", "O", "G")}


def a_vote() -> State:
    """Three players; two have a card on the table and vote on the third one's claim."""
    state = started("BOG")
    play(state, "0:play B9", "1:play O8", "0:approve", "2:play G2")
    return state


def test_the_choice_is_the_same_when_only_hidden_cards_and_votes_differ() -> None:
    rng = Random(4)
    state = GAME.start(3, OPTIONS)
    player = Searcher(LORE, 40)
    while state.to_move:
        seat = state.to_move[-1]
        if seat == CHANCE:
            state.play(seat, state.chance(rng))
            continue
        view = state.view(seat)
        other = GAME.sample(view, rng).view(seat)
        move = player.choose(view, Random(9))
        assert player.choose(other, Random(9)) == move
        state.play(seat, move)


def test_votes_that_are_in_are_asked_for_again() -> None:
    state = a_vote()
    play(state, "1:challenge")
    drawn = likely(state.view(0))(Random(1))
    assert drawn.phase is VOTE
    assert drawn.to_move == (0, 1)
    assert drawn.challengers == 0


@pytest.mark.rule("bluff-7")
def test_a_hidden_vote_is_in_nobody_elses_node() -> None:
    """Whatever seat 0 votes, seat 1 then stands at one and the same node."""
    state = a_vote()
    alike = LORE.eyes(state, 1)
    tree = Tree(LORE, lambda rng: state.copy(), 0, Random(1), Bandit())
    tree.grow(40)
    assert tree.root.visits == 40
    vote = next(node for (mover, _, _, eyes), node in tree.nodes.items() if mover == 1 and eyes == alike)
    assert vote.visits == 38  # in all but the iterations that tried each vote of seat 0 for the first time


def test_drawn_states_agree_with_the_view_and_keep_every_card() -> None:
    rng = Random(8)
    for seed in range(4):
        state = GAME.start(3, OPTIONS)
        game = Random(seed)
        while state.to_move:
            seat = state.to_move[0]
            if seat != CHANCE and state.phase is not VOTE:
                drawn = likely(state.view(seat))(rng)
                assert drawn.view(seat) == state.view(seat)
                for owner in range(3):
                    out = [face for face in drawn.faces if face // 9 == drawn.seating.decks[owner]]
                    assert sorted([*out, *HELD[drawn.hands[owner]]]) == [*range(owner * 9, owner * 9 + 9)]
            state.play(*random_move(state, game))


def test_somebody_who_was_seen_to_play_low_is_expected_to_play_low() -> None:
    state = started("BO")
    before = leaning(state, 1)
    # O1 to O3 come to light one after another, each beaten by a higher card.
    state.faces, state.shown, state.discards[1] = [9, 10, 11], 0b111, (0, 1, 2)
    state.hands[1] &= ~0b111 << 9
    after = leaning(state, 1)
    assert sum(after.values()) == pytest.approx(1)
    assert after[-8.0] > 5 * before[-8.0]
    assert after[4.0] < before[4.0] / 5


def test_a_card_face_down_is_likelier_a_high_one() -> None:
    state = started("BO")
    play(state, "0:play B5")
    draw, rng = likely(state.view(1)), Random(2)
    drawn = Counter(NAMES[draw(rng).faces[0]] for _ in range(800))
    assert drawn["B9"] > 2 * drawn["B4"] > 0


def test_a_finished_game_is_worth_a_win_and_some_points() -> None:
    state = started("BO")
    rng = Random(5)
    while state.to_move:
        state.play(*random_move(state, rng))
    assert state.result is not None
    rewards = worth(state)
    (winner,) = state.result.winners
    assert 0.5 < rewards[winner] <= 1
    assert 0 <= rewards[1 - winner] < 0.5


@pytest.mark.parametrize("hand", [(2, 5, 8), (1, 5, 9), (4, 5, 6)])
def test_with_three_cards_each_a_perfect_opponent_gains_nothing(hand: tuple[int, ...]) -> None:
    def lost(player: Player) -> float:
        return exploitability(as_policy(player, 2), hand)

    assert lost(HARD.scaled(0.2)) < 0.1 < lost(THUMB)


def test_every_level_knows_how_to_vote_and_use_powers() -> None:
    rng = Random(6)
    state = GAME.start(4, {"powers": "on", "decks": ("B", "G", "R", "P")})
    order = [NORMAL.scaled(0.1), THUMB, HARD.scaled(0.01), NORMAL.scaled(0.1)]
    while state.to_move:
        seat = state.to_move[0]
        state.play(seat, state.chance(rng) if seat == CHANCE else order[seat].choose(state.view(seat), rng))
    assert state.result is not None
