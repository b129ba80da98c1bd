"""What each seat may know: zones, ids, and what the exchange has told."""

from __future__ import annotations

import copy
import pickle

import pytest

from game.rules.blast.moves import PASS, Give
from game.rules.blast.seen import Known
from game.rules.blast.state import BlastState
from tests.rules.blast.positions import BLAST, deal, next_round, play, position, random_states, start
from tests.rules.blast.test_rounds import HIGH, LOW


def faces(state, watcher, name, owner=None):
    return {card.face for card in state.view(watcher).zone(name, owner).cards}


def ids(state, watcher, name, owner=None):
    return [card.id for card in state.view(watcher).zone(name, owner).cards]


@pytest.mark.rule("blast-3")
def test_a_hand_is_seen_by_its_owner_alone() -> None:
    state = start()
    play(state, deal(HIGH, LOW))
    assert faces(state, 0, "hand", 0) == set(HIGH.split())
    assert faces(state, 0, "hand", 1) == faces(state, None, "hand", 0) == faces(state, 1, "hand", 0) == {None}


def test_everything_played_and_discarded_in_the_round_stays_in_the_views() -> None:
    state = start()
    play(state, deal(LOW, HIGH), "0:lead zamepra T4", "1:pass", "0:discard S1", "0:lead zamepra S4-")
    for watcher in (0, 1, None):
        view = state.view(watcher)
        assert faces(state, watcher, "played") == {"T4"}
        assert faces(state, watcher, "discards") == {"S1"}
        assert faces(state, watcher, "trick") == {"S4"}
        assert [(seat, str(move)) for seat, move in view.facts.played] == [
            (0, "lead zamepra T4"),
            (1, "pass"),
            (0, "discard S1"),
            (0, "lead zamepra S4-"),
        ]
        assert [str(move) for _, move in view.facts.trick] == ["lead zamepra S4-"]
        assert view.facts.planet == "zamepra"


@pytest.mark.rule("blast-3")
def test_what_was_played_in_earlier_rounds_can_be_remembered_but_not_what_was_left_in_a_hand() -> None:
    def second_round(left: str, used: str) -> BlastState:
        state = position("S5 S6", left)
        play(state, f"0:lead zamepra {used}", "1:pass", "0:lead zamepra S6", deal(HIGH, LOW))
        return state

    first, other_left = second_round("T5 M5 M4", "S5"), second_round("M5 T5 G4", "S5")
    assert [[str(move) for _, move in done] for done in first.view(1).facts.earlier] == [
        ["lead zamepra S5", "pass", "lead zamepra S6"]
    ]
    assert first.view(0).as_json() == other_left.view(0).as_json()
    lowered = second_round("T5 M5 M4", "S5-")
    assert first.view(1).as_json() != lowered.view(1).as_json()


def test_a_finished_trick_lies_there_until_the_discard_is_made() -> None:
    state = start()
    play(state, deal(LOW, HIGH), "0:lead zamepra T4", "1:pass")
    assert faces(state, None, "trick") == {"T4"}
    play(state, "0:discard S1")
    assert faces(state, None, "trick") == set()
    assert state.view(None).facts.planet is None


def test_the_ids_of_a_hidden_hand_tell_how_many_cards_it_has_and_nothing_else() -> None:
    state = start()
    play(state, deal(LOW, HIGH))
    before = ids(state, 1, "hand", 0)
    play(state, "0:lead zamepra S0")
    first = ids(state, 1, "hand", 0)
    other = start()
    play(other, deal(LOW, HIGH), "0:lead zamepra M4")
    assert len(before) == 15
    assert first == ids(other, 1, "hand", 0) == before[:14]


def test_a_card_that_leaves_a_hand_gets_a_new_id_and_the_others_keep_theirs() -> None:
    state = start()
    play(state, deal(LOW, HIGH))
    own = {card.face: card.id for card in state.view(0).zone("hand", 0).cards}
    (event,) = play(state, "0:lead vao-d S0 S1 S2")
    assert {card.face: card.id for card in state.view(0).zone("hand", 0).cards} == {
        face: number for face, number in own.items() if face not in ("S0", "S1", "S2")
    }
    assert ids(state, 0, "trick") == ids(state, 1, "trick") == list(event.cards)
    assert not set(event.cards) & set(own.values())
    assert event.faces == ("S0", "S1", "S2")
    *_, later = play(state, "1:pass", "0:lead zamepra S3")
    assert not set(later.cards) & set(event.cards)


def test_in_one_view_no_id_stands_for_two_cards_and_after_a_deal_all_are_new() -> None:
    last: set[int] = set()
    rounds = 0
    for state in random_states(4):
        for watcher in (0, 1, None):
            listed = [card.id for zone in state.view(watcher).zones for card in zone.cards]
            assert len(set(listed)) == len(listed)
            if state.round > rounds:
                assert not set(listed) & last
        if state.round > rounds:
            rounds, last = state.round, set()
        last |= set(listed)
    assert rounds > 1


@pytest.mark.rule("blast-4")
def test_a_gift_is_known_to_its_giver_at_once_and_to_the_other_when_both_have_chosen() -> None:
    state = next_round(HIGH, LOW, "0....", (1, 0))
    play(state, "0:give S10 M10")
    assert state.view(0).facts.known == Known(gave=("S10", "M10"))
    assert state.view(1).facts.known == Known()
    assert state.view(1).facts.chosen == (True, False)
    play(state, "1:give S0 T0")
    assert state.view(None).facts.known == Known()
    assert state.view(0).facts.known == Known(("S10", "M10"), ("S0", "T0"), ("S10", "M10"), None)
    # nothing that the player ahead kept is higher than the lowest card given
    assert state.view(1).facts.known == Known(("S0", "T0"), ("S10", "M10"), ("S0", "T0"), 10)


@pytest.mark.rule("blast-4")
def test_what_was_given_is_no_longer_held_once_it_was_played() -> None:
    state = next_round(HIGH, LOW, "0....", (1, 0), lead=1)
    play(state, "0:give S10 M10", "1:give S0 T0", "1:lead zamepra S10")
    assert state.view(0).facts.known.holds == ("M10",)
    assert state.view(0).facts.known.gave == ("S10", "M10")


@pytest.mark.rule("blast-4")
def test_nothing_tells_a_bystander_which_cards_were_exchanged() -> None:
    views = []
    for gift in ("S0", "T4"):
        state = next_round(HIGH, LOW, "0....", (0, 0), lead=1)
        play(state, "0:give S10", f"1:give {gift}", "1:lead zamepra S10")
        views.append(state.view(None))
    assert views[0] == views[1]


def test_at_the_end_the_hand_that_is_left_stays_hidden() -> None:
    state = position("M5", "S9 T9", planets="0000.")
    state.stars = [2, 0]
    play(state, "0:lead zamepra M5")
    assert state.view(0).result is not None
    assert faces(state, 0, "hand", 1) == {None}


def test_views_and_moves_go_to_another_process_and_back() -> None:
    for state in random_states(2)[::5]:
        view = state.view(0)
        again = pickle.loads(pickle.dumps(view))
        assert again == view
        assert [str(move) for move in again.legal] == [str(move) for move in view.legal]
    assert pickle.loads(pickle.dumps(PASS)) is PASS
    odd = BLAST.parse("play S0 T5")  # no planet takes it, and it is made anew each time
    assert copy.deepcopy(odd) == odd == BLAST.parse("play S0 T5")
    assert hash(odd) == hash(BLAST.parse("play S0 T5"))
    assert odd != BLAST.parse("play S0 T6")
    assert Give((0,)) != BLAST.parse("discard S0")
