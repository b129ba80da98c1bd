"""Challenges and the end (bluff-9 to bluff-16)."""

from __future__ import annotations

from random import Random

import pytest

from game.rules.bluffing_billionaires.events import Banked, Compared, Discarded, Open, Taken, TurnedUp
from game.rules.core import CHANCE
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


def faces(cards: tuple[Open, ...]) -> list[str]:
    return [card.face for card in cards]


@pytest.mark.rule("bluff-9")
def test_the_active_player_and_challengers_turn_up_and_approvers_do_not() -> None:
    state = started("BOYP")
    lay_all(state, "B5", "O6", "Y7")
    log = lay(state, "P8", 0, 2)
    (turned,) = [event for event in log if isinstance(event, TurnedUp)]
    assert sorted(faces(turned.cards)) == ["B5", "P8", "Y7"]
    view = state.view(None)
    assert [len(view.zone("turned up", seat).cards) for seat in range(4)] == [1, 0, 1, 1]
    assert view.zone("face down", 1).cards[0].face is None


@pytest.mark.rule("bluff-9")
def test_challenges_are_settled_clockwise_from_the_active_players_left() -> None:
    state = started("BOYP", first=2)
    lay_all(state, "Y5", "P5", "B5")
    log = lay(state, "O9", 0, 2, 3)
    assert state.view(None).facts.challengers == (2, 3, 0)
    for take in ("Y1", "P1", "B1"):
        assert state.to_move == (CHANCE,)
        log += play(state, f"*:take {take}")
    losers = [event.loser for event in log if isinstance(event, Compared)]
    assert losers == [2, 3, 0]
    assert bonus(state, 1) == "Y1 P1 B1"


@pytest.mark.rule("bluff-10")
@pytest.mark.parametrize(("active", "challenger", "wins"), [(6, 5, True), (5, 5, False), (5, 6, False), (9, 1, True)])
def test_the_active_player_wins_only_with_a_strictly_higher_card(active: int, challenger: int, wins: bool) -> None:
    state = started("OB", powers="off")
    lay(state, f"O{challenger}")
    log = lay(state, f"B{active}", 0)
    (compared,) = [event for event in log if isinstance(event, Compared)]
    assert compared == Compared(1 if wins else 0, 0 if wins else 1, active == challenger)
    assert legal(state)[0][5] == ("O" if wins else "B")


@pytest.mark.rule("bluff-11")
def test_the_winner_gets_a_random_card_of_the_losers_hand_face_up() -> None:
    state = started("OB")
    lay(state, "O1")
    lay(state, "B2", 0)
    assert state.to_move == (CHANCE,)
    assert legal(state) == [f"take O{value}" for value in range(2, 10)]
    rng = Random(1)
    drawn = [str(state.chance(rng)) for _ in range(1600)]
    assert all(150 < drawn.count(move) < 250 for move in legal(state))
    log = play(state, "*:take O7")
    (taken,) = [event for event in log if isinstance(event, Taken)]
    assert (taken.taker, taken.card.face, taken.highest) == (1, "O7", False)
    assert [card.face for card in state.view(None).zone("bonus", 1).cards] == ["O7", "O1"]
    assert hand(state, 0) == "O2 O3 O4 O5 O6 O8 O9"


@pytest.mark.rule("bluff-12")
def test_against_one_challenger_the_winner_also_gets_the_losers_turned_up_card() -> None:
    state = started("OB")
    lay(state, "O8")
    lay(state, "B3", 0)
    play(state, "*:take B1")
    assert bonus(state, 0) == "B1 B3"
    assert discard(state, 0) == "O8"


@pytest.mark.rule("bluff-12")
def test_an_approver_beside_one_challenger_changes_nothing() -> None:
    state = started("OBY")
    lay_all(state, "O8", "B9")
    lay(state, "Y3", 0)
    play(state, "*:take Y1")
    assert bonus(state, 0) == "Y1 Y3"
    assert on_table(state, 1) == "B9"


@pytest.mark.rule("bluff-12", "bluff-14")
def test_with_two_challengers_nobody_takes_turned_up_cards() -> None:
    state = started("OBY")
    lay_all(state, "O8", "B1")
    lay(state, "Y3", 0, 1)
    play(state, "*:take Y1")
    log = play(state, "*:take B2")
    assert [bonus(state, seat) for seat in range(3)] == ["Y1", "", "B2"]
    assert [discard(state, seat) for seat in range(3)] == ["O8", "B1", "Y3"]
    assert sorted(event.card.face for event in log if isinstance(event, Discarded)) == ["B1", "O8", "Y3"]


@pytest.mark.rule("bluff-13")
def test_a_hand_emptied_by_the_first_of_two_challenges_ends_the_game_at_once() -> None:
    state = started("OBY")
    lay_all(state, *(f"{deck}{value}" for value in range(2, 9) for deck in "OBY"))
    lay_all(state, "O9", "B9")
    lay(state, "Y1", 0, 1)
    play(state, "*:take Y9")
    assert result(state).scores == (1 + 3, 1, 0)
    assert result(state).winners == (0,)
    assert state.view(None).facts.challengers == ()
    assert [on_table(state, seat) for seat in range(3)] == ["O9", "B9", "Y1"]


@pytest.mark.rule("bluff-13", "bluff-12")
def test_the_comparison_that_empties_the_hand_is_finished() -> None:
    state = started("OB", first=1)
    lay_all(state, *(f"{deck}{value}" for value in range(2, 9) for deck in "BO"))
    lay(state, "B9")
    lay(state, "O1", 1)
    play(state, "*:take O9")
    assert bonus(state, 1) == "O9 O1"
    assert result(state).scores == (0, 1 + 4)
    assert result(state).more == {"coins": [0, 4]}


@pytest.mark.rule("bluff-13")
def test_it_does_not_matter_whose_hand_is_emptied() -> None:
    state = started("OB")
    lay_all(state, *(f"{deck}{value}" for value in range(2, 9) for deck in "OB"))
    lay(state, "O1")
    lay(state, "B9", 0)
    play(state, "*:take O9")
    assert result(state).scores == (0, 1 + 4)


@pytest.mark.rule("bluff-14")
def test_after_the_challenge_the_turn_passes_left_of_the_active_player() -> None:
    state = started("OBY", first=2)
    lay_all(state, "Y8", "O5")
    lay(state, "B2", 2)
    play(state, "*:take B3")
    assert state.to_move == (2,)
    assert [on_table(state, seat) for seat in range(3)] == ["O5", "", ""]
    assert [discard(state, seat) for seat in range(3)] == ["", "", "Y8"]
    play(state, "2:play Y1")
    assert state.to_move == (0,)


@pytest.mark.rule("bluff-15")
def test_what_was_turned_up_is_known_to_all_what_was_not_only_to_its_owner() -> None:
    state = started("OBY")
    lay_all(state, "O8", "B1", "Y2", "O7", "B2")
    lay(state, "Y3", 0, 1)
    play(state, "*:take Y1", "*:take B3")
    for seat in (0, 1, 2, None):
        view = state.view(seat)
        assert view.facts.known.discards == ((None, "O7"), (None, "B2"), (None, "Y3"))
        assert all(card.face is None for owner in range(3) for card in view.zone("discard", owner).cards)
    assert state.view(0).facts.known.own == ("O8", "O7")
    assert state.view(None).facts.known.own == ()


@pytest.mark.rule("bluff-16")
def test_hand_values_and_bonus_coins_are_added() -> None:
    state = started("OB")
    lay(state, "O1")
    lay(state, "B2", 0)
    play(state, "*:take O7")
    lay_all(state, "O2", "B3", "O3", "B4", "O4", "B5", "O5", "B6", "O6", "B7", "O8", "B8", "O9")
    end = result(state)
    assert hand(state, 1) == "B1 B9"
    assert end.scores == (0, 1 + 9 + 3 + 1)
    assert end.more == {"coins": [0, 4]}
    assert end.winners == (1,)


@pytest.mark.rule("bluff-16")
def test_a_tie_goes_to_more_coins() -> None:
    state = started("OGY")
    lay_all(state, "O1")
    lay(state, "G3")
    play(state, "1:bank")
    lay_all(state, "Y1")
    for value, green in zip(range(2, 9), (1, 2, 4, 5, 6, 7, 9), strict=True):
        lay_all(state, f"O{value}", f"G{green}", f"Y{value}")
    lay(state, "O9")
    assert result(state).scores == (0, 8 + 1, 9)
    assert result(state).more == {"coins": [0, 1, 0]}
    assert result(state).winners == (1,)


@pytest.mark.rule("bluff-16")
def test_a_tie_with_as_many_coins_is_shared() -> None:
    state = started("OGY")
    lay_all(state, *(f"{deck}{value}" for value in range(1, 9) for deck in "OGY"))
    lay(state, "O9")
    assert result(state).scores == (0, 9, 9)
    assert result(state).winners == (1, 2)


@pytest.mark.rule("bluff-16")
def test_every_card_in_the_bonus_pile_counts_the_own_colour_too() -> None:
    state = started("BG", first=0)
    lay(state, "B9")
    lay(state, "G3")
    play(state, "1:bank")
    assert bonus(state, 1) == "G3"
    lay_all(state, *(f"{deck}{value}" for value in (1, 2, 4, 5, 6, 7, 8) for deck in "BG"))
    lay(state, "B3")
    assert result(state).scores == (0, 9 + 1)
    assert result(state).more == {"coins": [0, 1]}


@pytest.mark.rule("bluff-13", "bluff-16")
def test_cards_left_on_the_table_count_for_nobody() -> None:
    state = started("OBY")
    lay_all(state, *(f"{deck}{value}" for value in range(1, 8) for deck in "OBY"))
    lay_all(state, "O9", "B9")
    log = lay(state, "Y8", 0)
    log += play(state, "*:take Y9")
    assert [event.card.face for event in log if isinstance(event, Banked)] == ["Y9", "Y8"]
    assert result(state).scores == (8 + 6, 8, 0)
    assert on_table(state, 1) == "B9"
    assert state.view(None).zone("face down", 1).cards[0].face is None
    assert [card.face for card in state.view(None).zone("hand", 1).cards] == ["B8"]
