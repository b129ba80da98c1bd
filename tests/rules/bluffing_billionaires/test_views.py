"""What each seat may know (bluff-7, bluff-11, bluff-15, bluff-24)."""

from __future__ import annotations

import json

import pytest

from game.rules.bluffing_billionaires.state import State
from game.rules.core import CHANCE
from game.rules.view import SeenCard
from tests.rules.bluffing_billionaires.table import lay, lay_all, play, seated, started


def ids(state: State, seat: int | None, zone: str, owner: int) -> list[int]:
    return [card.id for card in state.view(seat).zone(zone, owner).cards]


@pytest.mark.rule("bluff-3")
def test_before_the_start_everybody_sees_the_hands_sizes_and_the_own_cards() -> None:
    view = seated("BO").view(1)
    assert view.to_move == (CHANCE,)
    assert [str(move) for move in view.chance] == ["first 0", "first 1"]
    assert [card.face for card in view.zone("hand", 0).cards] == [None] * 9
    assert [card.face for card in view.zone("hand", 1).cards] == [f"O{value}" for value in range(1, 10)]
    assert view.options == (("powers", "on"), ("decks", ("B", "O")))


@pytest.mark.rule("bluff-4")
def test_a_played_card_has_a_new_id_that_tells_nothing_of_the_hand() -> None:
    seen = []
    for card in ("B1", "B9"):
        state = started("BO")
        lay(state, card)
        assert ids(state, 1, "hand", 0) == list(range(8))
        seen.append(state.view(1))
        own = {card.face: card.id for card in state.view(0).zone("hand", 0).cards}
        assert all(own[f"B{value}"] == value - 1 for value in range(2, 9))
    assert seen[0] == seen[1]


@pytest.mark.rule("bluff-4", "bluff-15")
def test_an_eye_can_follow_a_card_from_the_table_to_a_pile() -> None:
    state = started("BO")
    lay_all(state, "B1", "O9")
    (blue,) = ids(state, 1, "face down", 0)
    lay(state, "B2")
    assert ids(state, None, "discard", 0) == [blue]
    (orange,) = ids(state, 0, "face down", 1)
    (blue,) = ids(state, 1, "face down", 0)
    lay(state, "O3", 0)
    assert orange in ids(state, None, "discard", 1)
    assert ids(state, None, "turned up", 0) == [blue]
    play(state, "*:take B5")
    assert ids(state, None, "bonus", 1)[1] == blue


@pytest.mark.rule("bluff-11")
def test_only_the_owner_knows_what_can_be_taken() -> None:
    state = started("BOY")
    lay(state, "B1")
    lay(state, "O2", 0)
    assert len(state.view(0).chance) == 8
    for seat in (1, 2, None):
        assert state.view(seat).chance == ()
    for seat in range(3):
        assert (state.view(seat).facts.taker, state.view(seat).facts.giver) == (1, 0)


@pytest.mark.rule("bluff-12")
def test_who_stands_in_a_challenge_is_seen() -> None:
    state = started("BOY")
    lay_all(state, "B1", "O1")
    alone = state.copy()
    lay(state, "Y2", 0, 1)
    assert state.view(None).facts.challengers == (0, 1)
    assert not state.view(None).facts.alone
    lay(alone, "Y2", 1)
    assert alone.view(None).facts.challengers == (1,)
    assert alone.view(None).facts.alone


@pytest.mark.rule("bluff-7", "bluff-24")
def test_whose_answer_is_awaited_is_seen_what_it_may_be_is_not() -> None:
    state = started("GB")
    lay_all(state, "G1", "B1")
    lay(state, "G3")
    assert [str(move) for move in state.view(0).legal] == ["bank", "decline"]
    view = state.view(1)
    assert (view.to_move, view.legal, view.facts.phase.value) == ((0,), (), "asked")


@pytest.mark.rule("bluff-16")
def test_the_end_shows_the_hands_that_are_scored_and_nothing_else() -> None:
    state = started("BO")
    for value in range(1, 8):
        lay_all(state, f"B{value}", f"O{10 - value}")
    lay_all(state, "B9", "O1")
    lay(state, "B8")
    for seat in (0, 1, None):
        view = state.view(seat)
        assert [card.face for card in view.zone("hand", 1).cards] == ["O2"]
        assert view.zone("hand", 0).cards == ()
        assert view.result is not None
        assert (view.zone("face down", 0).cards[0].face == "B8") is (seat == 0)
        assert (view.zone("face down", 1).cards[0].face == "O1") is (seat == 1)
        assert view.facts.known.discards == ((None,) * 8, (None,) * 7)


def test_json_of_a_view_has_no_ids_and_sorted_hands() -> None:
    state = started("BO")
    lay_all(state, "B5", "O5")
    told = state.view(0).as_json()
    assert json.loads(json.dumps(told)) == told
    zones = {(zone["zone"], zone["owner"]): zone["cards"] for zone in told["zones"]}
    assert zones["hand", 0] == ["B1", "B2", "B3", "B4", "B6", "B7", "B8", "B9"]
    assert zones["hand", 1] == [{"back": ""}] * 8
    assert zones["face down", 0] == ["B5"]


@pytest.mark.rule("bluff-20")
def test_everybody_remembers_what_pinks_6_showed() -> None:
    state = started("BPO")
    lay_all(state, "B9")
    play(state, "1:play P1", "0:approve")
    lay_all(state, "O1", "B1")
    lay(state, "P6", 0)
    told = state.view(2).as_json()["facts"]["known"]
    assert told["highest"] == [{"value": 8, "discards": 1}, None, None]


def test_a_hidden_card_of_a_zone_has_no_face() -> None:
    state = started("BO")
    lay(state, "B5")
    (card,) = state.view(None).zone("face down", 0).cards
    assert card == SeenCard(card.id, None)
