"""Rounds: deals, the exchange, who leads, who gets the star, and when the game is over."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.rules.blast import events
from game.rules.core import CHANCE, RuleError
from tests.rules.blast.positions import at, can, deal, hand, next_round, play, position, start

LOW = "S0 S1 S2 S3 S4 T0 T1 T2 T3 T4 M0 M1 M2 M3 M4"
HIGH = "S6 S7 S8 S9 S10 T6 T7 T8 T9 T10 M6 M7 M8 M9 M10"

# ---------------------------------------------------------------- the deal


@pytest.mark.rule("blast-5")
def test_the_start_player_is_drawn_and_leads_the_first_trick() -> None:
    for first in (0, 1):
        state = start(first)
        assert state.legal(CHANCE) == []
        play(state, deal())
        assert state.to_move == (first,)


@pytest.mark.rule("blast-1", "blast-3")
def test_15_cards_to_each_one_at_a_time_and_14_unknown_to_both() -> None:
    state = start()
    play(state, "*:deal " + " ".join(f"{faction}{value}" for faction in "STMG" for value in range(11)))
    assert hand(state, 0) == "S0 M0 T1 S2 M2 T3 S4 M4 T5 S6 M6 T7 S8 T9 S10"
    assert hand(state, 1) == "T0 S1 M1 T2 S3 M3 T4 S5 M5 T6 S7 M7 T8 S9 T10"
    assert [len(state.view(0).zone("hand", seat).cards) for seat in (0, 1)] == [15, 15]
    assert state.view(0).zone("undealt").unseen == 14
    assert all(card.face is None for card in state.view(0).zone("hand", 1).cards)


@pytest.mark.rule("blast-3")
def test_a_deal_is_the_whole_deck_and_comes_when_it_is_due() -> None:
    state = start()
    deck = deal().split()
    for wrong in (deck[:-1], [*deck, "S0"], [*deck[:-1], deck[-2]], [*deck[:-1], "S11"]):
        with pytest.raises(RuleError):
            play(state, " ".join(wrong))
    with pytest.raises(RuleError, match="cards are dealt"):
        play(state, "0:lead zamepra S0")
    play(state, " ".join(deck))
    with pytest.raises(RuleError, match="chance decides"):
        play(state, " ".join(deck))


@pytest.mark.rule("blast-3", "blast-26")
def test_after_a_round_all_44_are_dealt_anew_and_planets_and_stars_stay() -> None:
    state = position("M5 M6", "S9 T9", planets="01..0")
    play(state, "0:lead zamepra M6", "1:pass", "0:lead zamepra M5")
    assert state.to_move == (CHANCE,)
    play(state, deal(HIGH, LOW))
    assert hand(state, 0).split() == sorted(HIGH.split(), key=lambda card: (int(card[1:]), "STMG".index(card[0])))
    assert [at(state, planet) for planet in ("zamepra", "peolara", "thora-iii")] == ["0", "1", "0"]
    assert state.stars == [1, 0]
    assert state.view(None).zone("played").cards == ()
    assert state.view(None).facts.round == 2


# ---------------------------------------------------------------- the exchange


@pytest.mark.rule("blast-4")
def test_without_a_difference_there_is_no_exchange() -> None:
    state = next_round(HIGH, LOW, "01...", (1, 1), lead=1)
    assert state.to_move == (1,)
    assert "lead zamepra S0" in can(state, 1)


@pytest.mark.rule("blast-4")
def test_the_leader_on_points_gives_the_highest_the_other_whatever_they_like() -> None:
    state = next_round(HIGH, LOW, "0....", (1, 0))
    assert state.to_move == (0, 1)
    assert can(state, 0) == {"give S10 T10", "give S10 M10", "give T10 M10"}
    cards = hand(state, 1).split()
    assert can(state, 1) == {f"give {one} {two}" for one, two in combinations(cards, 2)}


@pytest.mark.rule("blast-4")
def test_a_choice_only_among_equals() -> None:
    state = next_round(HIGH, LOW, "0000.", (0, 0))
    assert can(state, 0) == {"give S9 S10 T10 M10", "give T9 S10 T10 M10", "give M9 S10 T10 M10"}
    with pytest.raises(RuleError, match="gives the highest"):
        play(state, "0:give S8 S10 T10 M10")
    with pytest.raises(RuleError, match="exactly 4"):
        play(state, "0:give S10 T10 M10")
    with pytest.raises(RuleError, match="don't hold G10"):
        play(state, "0:give S10 T10 M10 G10")
    with pytest.raises(RuleError, match="ascending"):
        play(state, "0:give T10 S10 M10 S9")


@pytest.mark.rule("blast-4", "blast-15")
def test_printed_values_count_for_the_exchange() -> None:
    state = next_round("S10 T9 M8 G7", "G10 T10", "1....", (1, 0), lead=1)
    assert state.exchange == 0
    state = next_round("S10 T9 M8 G7 S0 T0 M0 G0 S1 T1 M1 G1 S2 T2 M2", "", "0....", (0, 0))
    assert can(state, 0) == {"give S10"}
    with pytest.raises(RuleError, match="no card"):
        play(state, "0:give S10-")


@pytest.mark.rule("blast-4")
def test_both_give_from_the_hand_as_dealt_in_any_order_at_the_same_time() -> None:
    for order in (("0:give S10", "1:give M4"), ("1:give M4", "0:give S10")):
        state = next_round(HIGH, LOW, "0....", (0, 0), lead=1)
        play(state, order[0])
        (waiting,) = state.to_move
        assert waiting == int(order[1][0])
        assert can(state, 1 - waiting) == set()
        with pytest.raises(RuleError, match="chosen your gift already"):
            play(state, order[0])
        log = play(state, order[1])
        assert events.GiftsExchanged(1) in log
        assert "M4" in hand(state, 0).split()
        assert "S10" not in hand(state, 0).split()
        assert "S10" in hand(state, 1).split()
        assert state.to_move == (1,)
        assert "lead zamepra S10" in can(state, 1)


@pytest.mark.rule("blast-4")
def test_six_points_ahead_means_5005_gifts() -> None:
    state = next_round(HIGH, LOW, "00000", (1, 0))
    assert len(can(state, 1)) == 5005
    assert can(state, 0) == {"give S9 T9 M9 S10 T10 M10"}


# ---------------------------------------------------------------- the end of a round


@pytest.mark.rule("blast-23")
def test_the_last_card_ends_the_round_at_once_without_answer_planet_or_power() -> None:
    for last in ("T5", "G5", "M5"):
        state = position(last, "S9 T9", planets="1....")
        log = play(state, f"0:lead zamepra {last}")
        assert state.to_move == (CHANCE,)
        assert at(state, "zamepra") == "1"
        assert state.stars == [1, 0]
        assert events.StarTaken(0, (1, 1)) in log


@pytest.mark.rule("blast-23")
def test_an_answer_can_be_the_last_card_too() -> None:
    state = position("T5 T6", "S9", planets="0....")
    play(state, "0:lead zamepra T5", "1:play S9")
    assert state.stars == [0, 1]
    assert at(state, "zamepra") == "0"


@pytest.mark.rule("blast-22", "blast-21", "blast-5")
def test_a_discard_can_be_the_last_card() -> None:
    state = position("T5 M6", "S9 T9")
    play(state, "0:lead zamepra T5", "1:pass")
    assert can(state, 0) == {"discard M6"}
    play(state, "0:discard M6")
    assert state.stars == [1, 0]
    assert at(state, "zamepra") == "0"
    play(state, deal(HIGH, LOW), "0:give S10 T10", "1:give T4 M4")
    assert state.to_move == (1,)


@pytest.mark.rule("blast-5")
def test_the_next_round_is_led_by_the_one_without_the_star_even_if_ahead() -> None:
    state = position("M5", "S9 T9", planets="111..")
    play(state, "0:lead zamepra M5", deal(LOW, HIGH), "0:give T4 M4", "1:give S10 T10")
    assert state.to_move == (1,)


# ---------------------------------------------------------------- the end of the game


@pytest.mark.rule("blast-24")
def test_7_points_at_the_end_of_a_round_win() -> None:
    state = position("M5", "S9 T9", planets="0000.")
    state.stars = [2, 1]
    log = play(state, "0:lead zamepra M5")
    assert state.to_move == ()
    assert state.result is not None
    assert state.result.as_json() == {
        "winners": [0],
        "scores": [7, 1],
        "stars": [3, 1],
        "planets": {"zamepra": 0, "peolara": 0, "usiri": 0, "vao-d": 0, "thora-iii": None},
    }
    assert log[-1] == events.GameWon((0,), (7, 1))
    with pytest.raises(RuleError, match="over"):
        play(state, deal())


@pytest.mark.rule("blast-24")
def test_the_winner_may_be_the_one_without_the_star() -> None:
    state = position("M5", "S9 T9", planets="1111.")
    state.stars = [2, 3]
    play(state, "0:lead zamepra M5")
    assert state.result is not None
    assert state.result.winners == (1,)
    assert state.result.scores == (3, 7)


@pytest.mark.rule("blast-24")
def test_6_points_are_not_enough_and_neither_are_7_in_mid_round() -> None:
    state = position("M5", "S9 T9", planets="0000.")
    state.stars = [1, 1]
    play(state, "0:lead zamepra M5")
    assert state.result is None
    assert state.to_move == (CHANCE,)
    state = position("S3 S4 M5 M6", "S9 T9", planets=".0000")
    state.stars = [2, 0]
    play(state, "0:lead zamepra M6", "1:pass")
    assert state.points(0) == 7
    assert state.result is None
    assert state.to_move == (0,)


@pytest.mark.rule("blast-24")
def test_planets_in_the_middle_count_for_nobody() -> None:
    state = position("M5", "S9 T9", planets="0....")
    state.stars = [4, 1]
    play(state, "0:lead zamepra M5")
    assert state.result is None
    assert [state.points(seat) for seat in (0, 1)] == [6, 1]


@pytest.mark.rule("blast-25")
def test_with_the_last_star_most_points_win_then_most_stars() -> None:
    for planets, stars, winner in (
        ("0....", (2, 4), 1),
        ("000..", (3, 3), 0),
        ("11...", (4, 2), 0),
        ("111..", (3, 3), 1),
    ):
        state = position("M5", "S9 T9", planets=planets)
        state.stars = list(stars)
        play(state, "0:lead zamepra M5")
        assert state.result is not None
        assert state.result.winners == (winner,)


@pytest.mark.rule("blast-25")
def test_equal_points_with_the_last_star() -> None:
    state = position("M5", "S9 T9", planets="011..")
    state.stars = [3, 3]
    play(state, "0:lead zamepra M5")
    assert state.result is not None
    assert state.result.scores == (5, 5)
    assert state.result.winners == (0,)
