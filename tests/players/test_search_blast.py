"""The search in Blast: few of many moves, hands that had to pass, positions between rounds, won endgames."""

from __future__ import annotations

from random import Random

import pytest

from game.players.blast import shortlist
from game.players.blast.cheap import cheapest, every, price
from game.players.blast.guess import likely
from game.players.blast.lore import LORE, MOST
from game.players.blast.rounds import finish_round
from game.players.blast.standing import chance_to_win
from game.players.search import Searcher
from game.rules.blast import GAME
from game.rules.blast.cards import CARDS, COMBINATIONS, GREEDBOT, LOWEST, PLANETS
from game.rules.blast.moves import ANSWERS, Phase
from game.rules.blast.state import BlastState
from game.rules.core import CHANCE, random_move
from tests.rules.blast.positions import next_round, play, position
from tests.rules.blast.test_rounds import HIGH, LOW
from tools.endgames import decisions, found

OPTIONS = {"vao-d-follow": "any", "winning-cards": "trick"}


def moments(seed: int, every_: int = 5) -> list[BlastState]:
    """Decisions of a random game."""
    rng = Random(seed)
    state = GAME.start(2, OPTIONS)
    kept = []
    number = 0
    while state.to_move:
        if state.to_move != (CHANCE,):
            number += 1
            if number % every_ == 0:
                kept.append(state.copy())
        state.play(*random_move(state, rng))
    return kept


def test_the_choice_is_the_same_when_only_hidden_cards_differ() -> None:
    rng = Random(4)
    for state in moments(2):
        for seat in state.to_move:
            view = state.view(seat)
            other = GAME.sample(view, rng).view(seat)
            assert Searcher(LORE, 30).choose(view, Random(9)) == Searcher(LORE, 30).choose(other, Random(9))


def test_drawn_states_agree_with_the_view() -> None:
    rng = Random(4)
    for state in moments(3):
        for seat in state.to_move:
            drawn = likely(state.view(seat))(rng)
            assert drawn.hands[seat] == state.hands[seat]
            assert drawn.hands[1 - seat].bit_count() == state.hands[1 - seat].bit_count()
            assert not drawn.hands[0] & drawn.hands[1]
            assert drawn.planets == state.planets
            if state.phase is Phase.LEAD:
                cards = set(state.view(seat).facts.known.holds)
                assert all(drawn.hands[1 - seat] >> CARDS.index(card) & 1 for card in cards)


def test_a_gift_that_is_chosen_but_hidden_is_asked_for_again() -> None:
    state = next_round(LOW, HIGH, "11...", (0, 0))
    state.play(1, state.legal(1)[0])
    assert state.gifts[1] is not None
    drawn = likely(state.view(0))(Random(1))
    assert drawn.gifts == [None, None]
    assert drawn.to_move == (0, 1)


def test_who_passed_is_rather_thought_unable_to_answer() -> None:
    mine, theirs = "S2 M2 S3 M3 S4 M4 S5 M5 S6 M6 S7 M7 S8 M8 T9", "T0 G0 T1 G1 T2 G2 T3 G3 T4 G4 T5 G5 T6 G6 T10"
    state = position(mine, theirs)
    evenly = [GAME.sample(state.view(0), Random(n)) for n in range(200)]
    play(state, "0:lead zamepra T9", "1:pass")
    draw = likely(state.view(0))
    after = [draw(Random(n)) for n in range(200)]

    def able(states: list[BlastState]) -> int:
        return sum(bool(ANSWERS[0][15].fitting(state.hands[1], 9)) for state in states)

    assert able(after) < able(evenly)


@pytest.mark.rule("blast-4")
def test_no_decision_is_searched_over_more_than_forty_moves() -> None:
    largest = 0
    for seed in range(4):
        for state in moments(seed, 1):
            for seat in state.to_move:
                view = state.view(seat)
                largest = max(largest, len(view.legal))
                listed = shortlist(view)
                assert 1 <= len(listed) <= MOST
                assert len(set(listed)) == len(listed)
                assert set(listed) <= set(view.legal)
    assert largest > MOST


def test_the_cheapest_combinations_are_those_that_a_look_at_all_would_find() -> None:
    rng = Random(6)
    for _ in range(60):
        hand = sum(1 << card for card in rng.sample(range(44), 9))
        for planet in range(len(PLANETS)):
            fitting = [one for one in COMBINATIONS if one.planets >> planet & 1 and not one.mask & ~hand]
            answers = [answer.combination for answer in every(hand, planet)]
            assert {one.lowest for one in answers} == {one.lowest for one in fitting}
            for one in answers:
                greedy = one.powers >> GREEDBOT & 1
                rivals = [x for x in fitting if x.lowest == one.lowest and x.powers >> GREEDBOT & 1 == greedy]
                assert price(one) == min(map(price, rivals))
            lowest = min((one.lowest for one in fitting), default=LOWEST)
            assert {answer.combination.lowest for answer in cheapest(hand, planet)} <= {lowest}


def test_a_round_is_finished_by_somebody_who_has_no_cards_left() -> None:
    rng = Random(3)
    for state in moments(5, 3):
        if state.phase not in (Phase.DEAL, Phase.EXCHANGE):
            star = finish_round(state, rng)
            assert state.hands[star] == 0
            assert state.hands[1 - star] != 0


@pytest.mark.rule("blast-24", "blast-25")
def test_what_a_position_between_rounds_is_worth() -> None:
    assert chance_to_win((7, 2), (3, 2), 0) == 1
    assert chance_to_win((2, 7), (2, 3), 0) == 0
    assert chance_to_win((6, 6), (4, 3), 1) == 1  # the last star
    assert chance_to_win((3, 3), (3, 1), 0) > chance_to_win((3, 3), (1, 3), 0)
    for points, stars in (((3, 2), (1, 2)), ((5, 5), (2, 3)), ((6, 4), (3, 3))):
        other = chance_to_win((points[1], points[0]), (stars[1], stars[0]), 1)
        assert chance_to_win(points, stars, 0) == pytest.approx(1 - other)


def test_won_endgames_are_won() -> None:
    source = decisions(4, Random(8))
    assert sum(found(*next(source), 300) for _ in range(20)) >= 19
