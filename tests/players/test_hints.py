"""Hints: what hard would do, with a sentence that names the cards and a rule of thumb that speaks for the move."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.players import OPPONENTS
from game.players import blasting_billy as billy
from game.players import bluffing_billionaires as bluffing
from game.players.blast import advice as blast_advice
from game.players.blasting_billy import advice as billy_advice
from game.players.bluffing_billionaires import advice as bluffing_advice
from game.players.core import Hint
from game.players.search import proof
from game.players.search.bandit import Arm, Node
from game.rules import GAMES
from game.rules.core import CHANCE
from game.rules.view import View
from tests.games import Table, random_game
from tests.rules.blast.positions import play as play_blast
from tests.rules.blast.positions import position
from tests.rules.blasting_billy.table import dealt
from tests.rules.blasting_billy.table import play as play_billy
from tests.rules.bluffing_billionaires.table import play as play_bluffing
from tests.rules.bluffing_billionaires.table import started

SEARCHED = ["blasting-billy", "bluffing-billionaires", "blast"]


def hint_of(game: str) -> Hint:
    hint = OPPONENTS[game].hint
    assert hint is not None
    return hint


def soon(number: int) -> Any:
    """A stop after so many looks."""
    looks = iter(range(number))
    return lambda: next(looks, None) is None


@pytest.mark.parametrize("game", SEARCHED)
def test_every_move_of_a_game_can_be_spoken_for(game: str) -> None:
    reason = {
        "blasting-billy": billy_advice.reason,
        "bluffing-billionaires": bluffing_advice.reason,
        "blast": blast_advice.reason,
    }[game]
    said: set[str] = set()
    for state, seat, move in random_game(Table(game, 2), 5):
        view: View[Any] = state.view(seat) if seat != CHANCE else state.view(0)
        if seat != CHANCE and len(view.legal) > 1:
            sentence = reason(view, move)
            assert sentence.endswith(".")
            assert "{" not in sentence
            said.add(sentence.split(" ")[0] if game == "bluffing-billionaires" else sentence[-30:])
    assert len(said) >= 4


@pytest.mark.parametrize("game", SEARCHED)
def test_a_hint_is_a_legal_move_the_same_for_the_same_view(game: str) -> None:
    for number, (state, seat, _) in enumerate(random_game(Table(game, 2), 8)):
        if seat == CHANCE or number % 11:
            continue
        view = state.view(seat)
        other = GAMES[game].sample(view, Random(1)).view(seat)
        advice = hint_of(game)(view, Random(2), soon(25))
        assert advice.move in view.legal
        assert advice == hint_of(game)(other, Random(2), soon(25))


def test_billy_names_the_card_its_rule_and_what_was_thought_out() -> None:
    state = dealt("G9 G5 G7 B6", "B0 B1 B2")
    play_billy(state, "billy G9", "dump B0")
    advice = billy.hint(state.view(0), Random(1), soon(299))
    assert str(advice.move).split(" ")[1] in advice.reason
    assert "In 300 games thought out from here" in advice.reason
    keep = next(move for move in state.legal(0) if str(move) == "keep G7")
    assert billy_advice.reason(state.view(0), keep).startswith("G7 fits")
    bold = next(move for move in state.legal(0) if str(move) == "keep B6")
    assert billy_advice.reason(state.view(0), bold).startswith("Keep B6: Billy has probably only 0 in banknotes so far")


def test_bluffing_speaks_of_cards_that_can_and_cant_be_called() -> None:
    state = started("BO")
    view = state.view(0)
    high, low = view.legal[-1], view.legal[0]
    assert bluffing_advice.reason(view, high).startswith("Nobody can call this one. B9")
    assert "B1, which is low" in bluffing_advice.reason(view, low)
    play_bluffing(state, "0:play B9")
    view = state.view(1)
    assert bluffing_advice.reason(view, view.legal[-1]).startswith("O9 is in the upper half")
    assert "costs you only 1 of your points" in bluffing_advice.reason(view, view.legal[0])
    play_bluffing(state, "1:play O9")
    view = state.view(0)
    assert bluffing.odds(view).likely
    assert "would lose to your B9: calling" in bluffing_advice.reason(view, view.legal[1])
    assert bluffing_advice.reason(view, view.legal[0]).startswith("Let it pass, though 9 of the 9")


def test_blast_speaks_of_planets_answers_and_the_star() -> None:
    state = position("G2 M4", "S9 T9 S4", planets="10000")
    leads = {str(move): move for move in state.legal(0)}
    view = state.view(0)
    assert "all the way over" in blast_advice.reason(view, leads["lead zamepra G2"])
    single = blast_advice.reason(view, leads["lead zamepra M4"])
    assert single == "M4 for Zamepra: the planet isn't yours yet, and one of your cards goes."
    play_blast(state, "0:lead zamepra G2")
    answers = {str(move): move for move in state.legal(1)}
    view = state.view(1)
    assert blast_advice.reason(view, answers["play S4"]).startswith("S4 is the cheapest")
    assert blast_advice.reason(view, answers["play S9"]).startswith("S9 is enough")
    assert "the cheapest answer, S4" in blast_advice.reason(view, answers["pass"])
    play_blast(state, "1:play S4", "0:pass")
    last = position("G2 T2", "S9 T9")
    pair = next(move for move in last.legal(0) if str(move) == "lead peolara T2 G2")
    assert blast_advice.reason(last.view(0), pair) == "T2 G2: your last cards go, and the star is yours."


def test_blast_counts_cards_in_proper_words() -> None:
    state = position("M4 T4 S6", "S9 T9 S4", planets="11000")
    leads = {str(move): move for move in state.legal(0)}
    view = state.view(0)
    assert "and 2 of your cards go at once" in blast_advice.reason(view, leads["lead peolara T4 M4"])
    own = position("M4 S6", "S9 T9 S4", planets="00000")
    lead = next(move for move in own.legal(0) if str(move) == "lead zamepra M4")
    assert "but one of your cards goes, and" in blast_advice.reason(own.view(0), lead)


def found(**moves: tuple[int, float]) -> Node:
    """What a search found: visits and mean of each move."""
    root = Node()
    for move, (visits, mean) in moves.items():
        root[move] = Arm()
        root[move].visits, root[move].total = visits, visits * mean
        root.visits += visits
    return root


def test_the_move_that_is_advised_is_said_to_have_won_more_than_the_next() -> None:
    sentence = "In 300 games thought out from here it did best: 56 in 100 were won, with the next best 41."
    assert proof(found(one=(200, 0.56), two=(80, 0.41), three=(20, 0.9))) == ("one", sentence)


@pytest.mark.parametrize("other", [0.55, 0.56])
def test_where_the_next_best_won_no_less_neither_is_called_best(other: float) -> None:
    move, sentence = proof(found(one=(160, 0.55), two=(140, other)))
    assert move == "one"
    assert "best" not in sentence
    assert sentence.endswith(f"about equally well: 55 in 100 were won by this one, {other * 100:.0f} by the other.")


def test_what_was_hardly_tried_is_no_next_best() -> None:
    _, sentence = proof(found(one=(100, 0.5), two=(3, 1.0)))
    assert sentence == "In 103 games thought out from here it did best: 50 in 100 were won."
