"""The powers of the six decks (bluff-17 to bluff-24)."""

from __future__ import annotations

import pytest

from game.rules.bluffing_billionaires.events import Answered, Taken, TurnedUp
from game.rules.core import CHANCE, RuleError
from tests.rules.bluffing_billionaires.table import (
    bonus,
    discard,
    hand,
    lay,
    lay_all,
    legal,
    on_table,
    play,
    result,
    started,
)


@pytest.mark.rule("bluff-17")
def test_a_captured_card_has_no_power_and_cannot_be_played() -> None:
    state = started("OB")
    lay(state, "O9")
    lay(state, "B1", 0)
    play(state, "*:take B7", "1:allow")
    assert bonus(state, 0) == "B7 B1"
    with pytest.raises(RuleError):
        play(state, "0:play B7")
    with pytest.raises(RuleError):
        play(state, "1:protect")


@pytest.mark.rule("bluff-17")
def test_a_power_is_its_own_decks_alone() -> None:
    # The other decks' 7s, 5s, 6s, 3s, 2s and 4s do nothing.
    state = started("YP")
    lay(state, "Y6")
    lay(state, "P5", 0)
    assert legal(state) == [f"take P{value}" for value in (1, 2, 3, 4, 6, 7, 8, 9)]
    play(state, "*:take P7")
    assert state.to_move == (0,)
    assert bonus(state, 0) == "P7 P5"
    lay(state, "Y2")
    lay(state, "P3")
    assert state.to_move == (0,)


# ---------------------------------------------------------------- blue


@pytest.mark.rule("bluff-18")
@pytest.mark.parametrize("value", [7, 8, 9])
def test_blue_may_put_a_taken_7_8_or_9_into_its_own_bonus_pile(value: int) -> None:
    state = started("OB")
    lay(state, "O9")
    lay(state, "B1", 0)
    play(state, f"*:take B{value}")
    assert state.to_move == (1,)
    assert legal(state) == ["protect", "allow"]
    assert [card.face for card in state.view(None).zone("taken", 1).cards] == [f"B{value}"]
    other = state.copy()
    play(state, "1:protect")
    assert (bonus(state, 0), bonus(state, 1)) == ("B1", f"B{value}")
    play(other, "1:allow")
    assert (bonus(other, 0), bonus(other, 1)) == (f"B{value} B1", "")
    for after in (state, other):
        assert f"B{value}" not in hand(after, 1)
        assert after.to_move == (0,)


@pytest.mark.rule("bluff-18")
def test_blue_is_not_asked_about_lower_cards_or_the_turned_up_one() -> None:
    state = started("OB")
    lay(state, "O9")
    lay(state, "B8", 0)
    play(state, "*:take B6")
    assert state.to_move == (0,)
    assert bonus(state, 0) == "B6 B8"


@pytest.mark.rule("bluff-18", "bluff-22")
def test_blue_protects_against_red_too() -> None:
    state = started("BR")
    lay_all(state, "B1")
    lay(state, "R2")
    play(state, "1:rob 0", "*:take B9", "0:protect")
    assert (bonus(state, 0), bonus(state, 1)) == ("B9", "")
    assert state.to_move == (0,)


@pytest.mark.rule("bluff-18", "bluff-13")
@pytest.mark.parametrize(("answer", "scores"), [("protect", (3, 1 + 1)), ("allow", (0, 1 + 1 + 3))])
def test_a_protected_card_is_gone_from_the_hand_all_the_same(answer: str, scores: tuple[int, int]) -> None:
    state = started("BO")
    lay_all(state, *(f"{deck}{value}" for value in (2, 3, 4, 5, 6, 7, 8) for deck in "BO"))
    lay(state, "B1")
    lay(state, "O9", 0)
    play(state, "*:take B9", f"0:{answer}")
    assert result(state).scores == scores


# ---------------------------------------------------------------- orange


@pytest.mark.rule("bluff-19")
@pytest.mark.parametrize(("other", "orange_active"), [(4, True), (6, True), (4, False), (6, False)])
def test_orange_keeps_its_turned_up_5(other: int, orange_active: bool) -> None:
    state = started("BO", first=0 if orange_active else 1)
    first, second = (f"B{other}", "O5") if orange_active else ("O5", f"B{other}")
    lay(state, first)
    lay(state, second, 0 if orange_active else 1)
    play(state, "*:take B1" if other == 4 else "*:take O1")
    assert bonus(state, 1) == ("B1 B4 O5" if other == 4 else "O5")
    assert bonus(state, 0) == ("" if other == 4 else "O1")
    assert on_table(state, 1) == ""


@pytest.mark.rule("bluff-19")
def test_other_cards_of_orange_and_an_approving_5_stay_what_they_are() -> None:
    state = started("BYO", first=2)
    lay_all(state, "O5", "B9")
    lay(state, "Y1", 0)
    play(state, "*:take Y2")
    assert on_table(state, 2) == "O5"
    assert bonus(state, 2) == ""


@pytest.mark.rule("bluff-19", "bluff-13")
def test_orange_keeps_its_5_even_if_its_comparison_is_never_settled() -> None:
    state = started("YOB")
    lay_all(state, *(f"{deck}{value}" for value in (1, 2, 3, 4, 6, 7, 8) for deck in "YOB"))
    lay_all(state, "Y9", "O5")
    lay(state, "B5", 0, 1)
    play(state, "*:take B9", "2:allow")
    assert result(state).scores == (5 + 3, 9 + 2, 0)
    assert bonus(state, 1) == "O5"


@pytest.mark.rule("bluff-19")
def test_with_powers_off_the_winner_takes_oranges_5() -> None:
    state = started("BO", powers="off")
    lay(state, "B6")
    lay(state, "O5", 0)
    play(state, "*:take O1")
    assert bonus(state, 0) == "O1 O5"


# ---------------------------------------------------------------- pink


@pytest.mark.rule("bluff-20")
def test_pinks_winning_6_gets_the_highest_card_of_the_hand() -> None:
    state = started("BP")
    lay(state, "B9")
    play(state, "1:play P1", "0:approve", "0:play B4", "1:approve")
    log = lay(state, "P6", 0)
    (taken,) = [event for event in log if isinstance(event, Taken)]
    assert (taken.taker, taken.card.face, taken.highest) == (1, "B8", True)
    assert bonus(state, 1) == "B8 B4"
    assert state.to_move == (0,)
    (highest, _) = state.view(None).facts.known.highest
    assert highest is not None
    assert (highest.value, highest.discards) == (8, 1)


@pytest.mark.rule("bluff-20")
def test_as_a_challenger_pinks_6_wins_a_tie_as_well() -> None:
    state = started("PG")
    lay(state, "P6")
    lay(state, "G6", 0)
    assert bonus(state, 0) == "G9 G6"


@pytest.mark.rule("bluff-20")
def test_a_losing_6_and_other_cards_of_pink_have_no_power() -> None:
    state = started("PG")
    lay(state, "P6")
    lay(state, "G7", 0)
    assert legal(state)[0] == "take P1"
    state = started("PG")
    lay(state, "P7")
    lay(state, "G6", 0)
    assert legal(state)[0] == "take G1"


@pytest.mark.rule("bluff-20", "bluff-19", "bluff-18")
def test_no_power_of_the_loser_acts_on_what_pink_takes() -> None:
    state = started("OP")
    lay(state, "O5")
    lay(state, "P6", 0)
    assert bonus(state, 1) == "O9 O5"
    state = started("BP")
    lay(state, "B5")
    lay(state, "P6", 0)
    assert bonus(state, 1) == "B9 B5"
    assert state.to_move == (0,)


@pytest.mark.rule("bluff-20", "bluff-19", "bluff-12")
def test_against_two_pink_takes_no_turned_up_card_so_oranges_5_is_oranges() -> None:
    state = started("BOP")
    lay_all(state, "B4", "O5")
    lay(state, "P6", 0, 1)
    assert [bonus(state, seat) for seat in range(3)] == ["", "O5", "B9 O9"]
    assert [discard(state, seat) for seat in range(3)] == ["B4", "", "P6"]


@pytest.mark.rule("bluff-20", "bluff-13")
def test_pinks_hand_over_can_end_the_game() -> None:
    state = started("GP")
    lay_all(state, *(f"{deck}{value}" for value in (2, 3, 4, 5, 7, 8, 9) for deck in "GP"))
    lay_all(state, "G1")
    log = lay(state, "P6", 0)
    assert CHANCE not in state.to_move
    assert result(state).scores == (0, 1 + 2 + 1)
    assert any(isinstance(event, Taken) for event in log)


# ---------------------------------------------------------------- green and red


@pytest.mark.rule("bluff-21", "bluff-24")
def test_green_may_bank_an_approved_3() -> None:
    state = started("BG")
    lay(state, "B9")
    lay(state, "G3")
    assert legal(state) == ["bank", "decline"]
    log = play(state, "1:bank")
    assert [event.move for event in log if isinstance(event, Answered)] == ["bank"]
    assert any(isinstance(event, TurnedUp) for event in log)
    assert bonus(state, 1) == "G3"
    assert on_table(state, 1) == ""
    play(state, "0:play B1")
    assert state.to_move == (1,)
    assert legal(state)[0] == "play G1"


@pytest.mark.rule("bluff-21", "bluff-22")
@pytest.mark.parametrize("card", ["G3", "R2"])
def test_one_challenge_is_enough_to_stop_the_power(card: str) -> None:
    state = started(f"BO{card[0]}")
    lay_all(state, "B1", "O1")
    lay(state, card, 0)
    play(state, "*:take B2")
    assert state.to_move == (0,)
    assert bonus(state, 2) == "B2 B1"


@pytest.mark.rule("bluff-22")
def test_red_may_rob_one_approver_with_an_approved_2() -> None:
    state = started("OBRY", first=3)
    lay_all(state, "Y9", "O9")
    lay(state, "B9")
    lay(state, "R2")
    assert legal(state) == ["rob 0", "rob 1", "rob 3", "decline"]
    play(state, "2:rob 0")
    assert discard(state, 2) == "R2"
    assert state.to_move == (CHANCE,)
    assert legal(state) == [f"take O{value}" for value in range(1, 9)]
    play(state, "*:take O5")
    assert bonus(state, 2) == "O5"
    assert (bonus(state, 0), on_table(state, 0)) == ("", "O9")
    assert state.to_move == (3,)
    assert state.view(None).facts.known.discards[2] == ("R2",)


@pytest.mark.rule("bluff-22")
def test_who_had_no_card_on_the_table_cannot_be_robbed() -> None:
    state = started("ORB")
    lay(state, "O9")
    lay(state, "R2")
    assert legal(state) == ["rob 0", "decline"]


@pytest.mark.rule("bluff-22", "bluff-13")
def test_a_robbery_can_end_the_game() -> None:
    state = started("OR")
    lay_all(state, *(f"{deck}{value}" for value in (1, 3, 4, 5, 6, 7, 8) for deck in "OR"))
    lay(state, "O2")
    lay(state, "R2")
    play(state, "1:rob 0", "*:take O9")
    assert result(state).scores == (0, 9 + 3)
    assert on_table(state, 0) == "O2"


@pytest.mark.rule("bluff-22", "bluff-18", "bluff-13")
def test_a_robbery_of_blues_last_card_ends_the_game_though_blue_protects_it() -> None:
    state = started("BR")
    lay_all(state, *(f"{deck}{value}" for value in (1, 3, 4, 5, 6, 7, 8) for deck in "BR"))
    lay(state, "B2")
    lay(state, "R2")
    play(state, "1:rob 0", "*:take B9")
    assert state.to_move == (0,)
    play(state, "0:protect")
    assert result(state).scores == (3, 9)


@pytest.mark.rule("bluff-20", "bluff-13", "bluff-19")
def test_pink_emptying_the_first_challengers_hand_leaves_oranges_5_to_orange() -> None:
    state = started("GOP")
    lay_all(state, *(f"{deck}{value}" for value in (2, 3, 4, 1, 7, 8, 9) for deck in "GOP"))
    lay_all(state, "G5", "O5")
    lay(state, "P6", 0, 1)
    assert [bonus(state, seat) for seat in range(3)] == ["", "O5", "G6"]
    assert result(state).scores == (0, 6 + 2, 5 + 2)
    assert on_table(state, 0) == "G5"


@pytest.mark.rule("bluff-23")
def test_yellows_active_4_wins_a_tie() -> None:
    state = started("BY")
    lay(state, "B4")
    lay(state, "Y4", 0)
    play(state, "*:take B1")
    assert bonus(state, 1) == "B1 B4"


@pytest.mark.rule("bluff-23")
def test_yellows_4_as_a_challenger_against_a_higher_card_and_other_ties_do_nothing() -> None:
    for blue, yellow, taken in (("B5", "Y4", "Y"), ("B5", "Y5", "Y")):
        state = started("BY")
        lay(state, blue)
        lay(state, yellow, 0)
        assert legal(state)[0] == f"take {taken}1"
    state = started("YB")
    lay(state, "Y4")
    lay(state, "B4", 0)
    assert legal(state)[0] == "take B1"


@pytest.mark.rule("bluff-24")
@pytest.mark.parametrize("deck", ["G", "R"])
def test_green_and_red_are_asked_after_every_full_approval(deck: str) -> None:
    able = {"G": 3, "R": 2}[deck]
    for value in range(1, 10):
        state = started(f"B{deck}")
        lay(state, "B9")
        lay(state, f"{deck}{value}")
        assert state.to_move == (1,)
        assert ("decline" in legal(state), len(legal(state))) == (True, 2 if value == able else 1)
        play(state, "1:decline")
        assert on_table(state, 1) == f"{deck}{value}"
        assert state.to_move == (0,)


@pytest.mark.rule("bluff-24")
def test_only_the_active_player_is_asked() -> None:
    state = started("GRB")
    lay_all(state, "G3", "R2")
    lay(state, "B9")
    assert state.to_move == (0,)
    assert legal(state) == [f"play G{value}" for value in (1, 2, 4, 5, 6, 7, 8, 9)]


@pytest.mark.rule("bluff-24")
def test_what_green_may_do_and_that_it_declined_shows_nothing() -> None:
    views = []
    for card in ("G3", "G8"):
        state = started("BG")
        lay(state, "B9")
        lay(state, card)
        asked = state.view(0)
        log = play(state, "1:decline")
        views.append((asked, state.view(0), log))
    assert views[0] == views[1]


@pytest.mark.rule("bluff-18", "bluff-19", "bluff-20", "bluff-21", "bluff-22", "bluff-23")
def test_powers_off_plays_without_any() -> None:
    approved = started("BGR", powers="off")
    lay_all(approved, "B1", "G3")
    lay(approved, "R2")
    assert approved.to_move == (0,)
    for first, second, takes in (("O9", "B1", "B7"), ("P6", "G5", "G1"), ("B4", "Y4", "Y1")):
        state = started(first[0] + second[0], powers="off")
        lay(state, first)
        lay(state, second, 0)
        assert f"take {takes}" in legal(state)
        play(state, f"*:take {takes}")
        assert state.to_move == (0,)
        assert bonus(state, 0) == f"{takes} {second}"
