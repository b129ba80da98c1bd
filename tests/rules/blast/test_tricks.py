"""A trick: leading, answering, passing, and what the winner's factions do."""

from __future__ import annotations

import pytest

from game.rules.blast import events
from game.rules.core import RuleError
from tests.rules.blast.positions import at, can, hand, play, position

# ---------------------------------------------------------------- leading and answering


@pytest.mark.rule("blast-6")
def test_the_leader_names_a_planet_that_the_hand_opens_and_cant_pass() -> None:
    state = position("T5 M6 G0", "S9 T9")
    assert can(state, 0) == {"lead zamepra T5", "lead zamepra M6", "lead zamepra G0"}
    assert can(state, 1) == set()
    with pytest.raises(RuleError, match="a planet is named"):
        play(state, "0:pass")


@pytest.mark.rule("blast-6", "blast-14")
def test_a_planet_of_ones_own_may_be_named_and_stays() -> None:
    state = position("T5 M6", "S9 T9", planets="0....")
    play(state, "0:lead zamepra M6", "1:pass")
    assert at(state, "zamepra") == "0"


@pytest.mark.rule("blast-6", "blast-15")
def test_a_lead_may_have_a_sum_below_0() -> None:
    state = position("S0 T5", "G0 T9")
    play(state, "0:lead zamepra S0-")
    assert can(state, 1) == {"pass", "play G0", "play T9"}


@pytest.mark.rule("blast-13")
def test_an_answer_has_a_strictly_higher_sum_for_the_same_planet() -> None:
    state = position("T5 M5 T9", "S5 G5 S6 G6 M7")
    play(state, "0:lead peolara T5 M5")
    assert can(state, 1) == {"pass", "play S6 G6"}
    with pytest.raises(RuleError, match="must be over 10, and this is 10"):
        play(state, "1:play S5 G5")
    with pytest.raises(RuleError, match="Peolara takes two"):
        play(state, "1:play M7")


@pytest.mark.rule("blast-13", "blast-15")
def test_a_lowered_shrinkin_counts_for_what_it_is_used_as() -> None:
    state = position("S6 T9", "T5 T6 S7")
    play(state, "0:lead zamepra S6-")
    assert can(state, 1) == {"pass", "play T6", "play S7", "play S7-"}


@pytest.mark.rule("blast-13")
def test_players_answer_in_turn_until_one_passes_and_a_pass_is_always_allowed() -> None:
    state = position("T5 T7 T9", "M6 M8 M10")
    play(state, "0:lead zamepra T5", "1:play M6", "0:play T7")
    assert state.to_move == (1,)
    assert can(state, 1) == {"pass", "play M8", "play M10"}
    play(state, "1:pass")
    assert at(state, "zamepra") == "0"


@pytest.mark.rule("blast-13")
def test_nobody_plays_what_they_dont_hold() -> None:
    state = position("T5 T7", "M6 M8")
    with pytest.raises(RuleError, match="don't hold M6"):
        play(state, "0:lead zamepra M6")
    play(state, "0:lead zamepra T5")
    with pytest.raises(RuleError, match="don't hold T7"):
        play(state, "1:play T7")
    with pytest.raises(RuleError, match="isn't your turn"):
        play(state, "0:play T7")
    with pytest.raises(RuleError, match="only an answer"):
        play(state, "1:lead zamepra M6")


@pytest.mark.rule("blast-10", "blast-11", "blast-13")
def test_answers_for_runs_may_be_of_other_factions() -> None:
    state = position("T2 T3 T4 G0", "G3 G4 G5 M1 M2 M3 S9")
    play(state, "0:lead vao-d T2 T3 T4")
    assert can(state, 1) == {"pass", "play G3 G4 G5", "play M3 G4 G5"}
    state = position("T2 G3 S4 G0", "S3 G4 M5 T5 S9")
    play(state, "0:lead thora-iii T2 G3 S4")
    assert can(state, 1) == {"pass", "play S3 G4 M5", "play S3 G4 T5"}


@pytest.mark.rule("blast-10")
def test_house_rule_same_binds_the_trick_to_the_faction_of_the_lead() -> None:
    state = position("T2 M3 T4 T8 T9 M10 S7 S8 S9", "G3 G4 G5 T5 T6 M7 M4", vao_d_follow="same")
    play(state, "0:lead vao-d T2 M3 T4")
    assert can(state, 1) == {"pass", "play M4 T5 T6", "play T5 T6 M7"}
    with pytest.raises(RuleError, match="binds this trick to Trashers"):
        play(state, "1:play G3 G4 G5")
    play(state, "1:play M4 T5 T6")
    assert can(state, 0) == {"pass", "play T8 T9 M10"}


@pytest.mark.rule("blast-10", "blast-16")
def test_house_rule_same_three_morphi_bind_to_nothing_and_always_answer() -> None:
    state = position("M0 M1 M2 G4 G5 G6 T9", "S3 S4 S5 T8", vao_d_follow="same")
    play(state, "0:lead vao-d M0 M1 M2", "1:play S3 S4 S5")
    assert can(state, 0) == {"pass", "play G4 G5 G6"}
    state = position("T2 T3 T4 G9", "M3 M4 M5 S3 S4 S5", vao_d_follow="same")
    play(state, "0:lead vao-d T2 T3 T4")
    assert can(state, 1) == {"pass", "play M3 M4 M5"}


@pytest.mark.rule("blast-10", "blast-11")
def test_house_rule_same_binds_vao_d_alone() -> None:
    state = position("T2 G3 S4 G0", "S3 G4 M5 S9", vao_d_follow="same")
    play(state, "0:lead thora-iii T2 G3 S4")
    assert can(state, 1) == {"pass", "play S3 G4 M5"}


# ---------------------------------------------------------------- winning


@pytest.mark.rule("blast-2", "blast-14")
def test_a_planet_moves_one_step_to_the_winner() -> None:
    for before, after in (("1", "."), (".", "0"), ("0", "0")):
        state = position("M5 M6", "S9 T9", planets=f"{before}....")
        log = play(state, "0:lead zamepra M6", "1:pass")
        assert at(state, "zamepra") == after
        owners = [None if owner == "." else int(owner) for owner in (before, after)]
        assert events.PlanetWon(0, "zamepra", *owners, jumped=False) in log


@pytest.mark.rule("blast-5", "blast-14")
def test_the_one_who_didnt_pass_wins_and_leads() -> None:
    state = position("M5 M6", "S9 M9", planets="0....")
    play(state, "0:lead zamepra M6", "1:play S9", "0:pass")
    assert at(state, "zamepra") == "."
    assert state.to_move == (1,)
    assert can(state, 1) == {"lead zamepra M9"}


@pytest.mark.rule("blast-19")
def test_greedbots_bring_the_planet_all_the_way() -> None:
    for before, jumped in (("1", True), (".", False), ("0", False)):
        state = position("G6 M5", "S9 T9", planets=f"{before}....")
        log = play(state, "0:lead zamepra G6", "1:pass")
        assert at(state, "zamepra") == "0"
        assert [event.jumped for event in log if isinstance(event, events.PlanetWon)] == [jumped]


@pytest.mark.rule("blast-18")
def test_trashers_make_the_winner_discard_one_card_from_hand() -> None:
    state = position("T6 M5 S3 G1", "S9 T9")
    play(state, "0:lead zamepra T6", "1:pass")
    assert state.to_move == (0,)
    assert can(state, 0) == {"discard S3", "discard M5", "discard G1"}
    for text, why in (
        ("0:lead zamepra M5", "must be discarded"),
        ("0:pass", "must be discarded"),
        ("0:discard T6", "don't hold"),
    ):
        with pytest.raises(RuleError, match=why):
            play(state, text)
    play(state, "0:discard M5")
    assert hand(state, 0) == "G1 S3"
    assert can(state, 0) == {"lead zamepra S3", "lead zamepra S3-", "lead zamepra G1"}


@pytest.mark.rule("blast-18")
def test_one_discard_a_trick_however_many_trashers() -> None:
    state = position("T4 T5 T6 M9 S9", "S3 G9")
    play(state, "0:lead vao-d T4 T5 T6", "1:pass", "0:discard M9")
    assert can(state, 0) == {"lead zamepra S9", "lead zamepra S9-"}


@pytest.mark.rule("blast-20")
def test_the_losers_cards_dont_count() -> None:
    state = position("T6 M5", "M9 T9", planets="0....")
    play(state, "0:lead zamepra T6", "1:play M9", "0:pass")
    assert state.to_move == (1,)
    assert can(state, 1) == {"lead zamepra T9"}
    state = position("G6 M5", "M9 T9", planets="0....")
    play(state, "0:lead zamepra G6", "1:play M9", "0:pass")
    assert at(state, "zamepra") == "."


@pytest.mark.rule("blast-20", "blast-18", "blast-19")
def test_any_card_that_the_winner_played_in_the_trick_counts() -> None:
    state = position("T2 M9 G1 S1", "M5 S8", planets="1....")
    play(state, "0:lead zamepra T2", "1:play M5", "0:play M9", "1:pass")
    assert can(state, 0) == {"discard S1", "discard G1"}
    state = position("G2 M9 G1 S1", "M5 S8", planets="1....")
    play(state, "0:lead zamepra G2", "1:play M5", "0:play M9", "1:pass")
    assert at(state, "zamepra") == "0"


@pytest.mark.rule("blast-20")
def test_what_was_played_in_the_trick_before_doesnt_count() -> None:
    state = position("T2 G3 M9 S1 S2", "M5 S8", planets=".....")
    play(state, "0:lead zamepra T2", "1:pass", "0:discard S1", "0:lead zamepra M9", "1:pass")
    assert can(state, 0) == {"lead zamepra S2", "lead zamepra S2-", "lead zamepra G3"}


@pytest.mark.rule("blast-20")
def test_house_rule_last_counts_only_the_last_combination() -> None:
    state = position("T2 M9 G1 S1", "M5 S8", planets="1....", winning_cards="last")
    play(state, "0:lead zamepra T2", "1:play M5", "0:play M9", "1:pass")
    assert "lead zamepra G1" in can(state, 0)
    assert at(state, "zamepra") == "."
    state = position("M2 G9 M1", "M5 S8", planets="1....", winning_cards="last")
    play(state, "0:lead zamepra M2", "1:play M5", "0:play G9", "1:pass")
    assert at(state, "zamepra") == "0"
    state = position("T9 M1 S1", "M5 S8", winning_cards="last")  # nobody answered: the lead is the last one
    play(state, "0:lead zamepra T9", "1:pass")
    assert can(state, 0) == {"discard M1", "discard S1"}


@pytest.mark.rule("blast-16", "blast-17", "blast-18", "blast-19")
def test_morphi_take_over_no_power() -> None:
    state = position("S3 M4 M5 M9", "S9 T9", planets="...1.")
    play(state, "0:lead vao-d S3 M4 M5", "1:pass")
    assert at(state, "vao-d") == "."
    assert state.to_move == (0,)
    assert "lead zamepra M9" in can(state, 0)


@pytest.mark.rule("blast-21")
def test_first_the_planet_then_the_discard_which_all_see() -> None:
    state = position("T6 M5 S3", "S9 T9")
    log = play(state, "0:lead zamepra T6", "1:pass")
    assert at(state, "zamepra") == "0"
    assert [type(event) for event in log[1:]] == [events.Passed, events.PlanetWon, events.DiscardDue]
    (discarded,) = play(state, "0:discard M5")
    assert discarded.face == "M5"
    assert [card.face for card in state.view(1).zone("discards").cards] == ["M5"]
