"""A turn (billy-5 to billy-10) and the last lap (billy-13, billy-14)."""

from __future__ import annotations

import pytest

from game.rules.blasting_billy import GAME
from game.rules.blasting_billy.cards import Place
from game.rules.blasting_billy.events import Drawn, Placed, PutAway
from game.rules.core import CHANCE, RuleError
from tests.games import fingerprint
from tests.rules.blasting_billy.table import box, dealt, finish, hand, legal, loot, play


@pytest.mark.rule("billy-5")
def test_one_of_three_cards_to_one_of_three_places() -> None:
    state = dealt("G3 D* J0", "")
    assert legal(state, 0) == {f"{verb} {face}" for verb in ("billy", "keep", "dump") for face in ("G3", "D*", "J0")}
    assert legal(state, 1) == set()
    assert state.legal(CHANCE) == []


@pytest.mark.rule("billy-5")
@pytest.mark.parametrize("verb", ["billy", "keep", "dump"])
def test_no_choice_is_ever_forbidden_dynamite_may_go_anywhere(verb: str) -> None:
    state = dealt("G* B* C* J* D*", "")
    finish(state, verb)
    places = {"billy": None, "keep": 0}
    for kind in "GBCJD":
        where = box(state) if verb == "dump" else loot(state, places[verb], kind)
        assert f"{kind}*" in where


@pytest.mark.rule("billy-6", "billy-10")
def test_a_card_for_billy_goes_to_the_end_of_his_column_of_that_type() -> None:
    state = dealt("G3 G7 D*", "G10 G0 J4")
    play(state, "billy G7", "billy G10", "billy D*", "billy J4", "billy G3", "billy G0")
    assert loot(state, None, "G") == ["G7", "G10", "G3", "G0"]
    assert loot(state, None, "D") == ["D*"]
    assert loot(state, None, "J") == ["J4"]
    assert loot(state, None, "B") == loot(state, 0, "G") == loot(state, 1, "G") == []


@pytest.mark.rule("billy-7", "billy-10")
def test_own_loot_lies_in_columns_by_type_in_the_order_of_keeping() -> None:
    state = dealt("G3 G7 D5", "G10 G0 J4")
    play(state, "keep G7", "keep G0", "keep D5", "keep J4", "keep G3", "keep G10")
    assert loot(state, 0, "G") == ["G7", "G3"]
    assert loot(state, 0, "D") == ["D5"]
    assert loot(state, 1, "G") == ["G0", "G10"]
    assert loot(state, 1, "J") == ["J4"]
    assert loot(state, None, "G") == []


@pytest.mark.rule("billy-7")
def test_the_first_card_of_a_type_lies_face_down_each_later_one_face_up() -> None:
    state = dealt("G3 G7 D5 G*", "J0 J1 J2")
    seen = play(state, "keep G7", "dump J0", "keep G3", "dump J1", "keep D5", "dump J2", "keep G*")
    placed = [event for event in seen if isinstance(event, Placed) and event.seat == 0]
    assert [(event.back, event.face) for event in placed] == [("G", None), ("G", "G3"), ("D", None), ("G", "G*")]
    assert [card.face for card in state.view(1).zone("loot G", 0).cards] == [None, "G3", "G*"]
    assert [card.face for card in state.view(1).zone("loot D", 0).cards] == [None]


@pytest.mark.rule("billy-8")
def test_the_box_takes_a_card_face_down_with_its_type_public() -> None:
    state = dealt("G3 G7 D5", "")
    seen = play(state, "dump D5")
    assert box(state) == ["D5"]
    assert seen[0] == Placed(0, Place.BOX, state.piles[0][0], "D", None)
    for watcher in (None, 1):
        (card,) = state.view(watcher).zone("box", 0).cards
        assert (card.face, card.back) == (None, "D")


@pytest.mark.rule("billy-9")
def test_then_one_card_is_drawn_and_the_next_player_clockwise_moves() -> None:
    state = dealt("G3 G7 D5 C1", "J1 J2 J3 C2", "B1 B2 B3 C3", first=2)
    for seat, move, after in [
        (2, "keep B1", ["B2", "B3", "C3"]),
        (0, "billy G7", ["G3", "D5", "C1"]),
        (1, "dump J3", ["J1", "J2", "C2"]),
    ]:
        assert state.to_move == (seat,)
        before = state.view(None).zone("pile")
        seen = play(state, move)
        assert hand(state, seat) == after
        assert seen[1] == Drawn(seat, before.cards[0].id, "C", False)
        assert state.view(None).zone("pile").unseen == before.unseen - 1
    assert state.to_move == (2,)


@pytest.mark.rule("billy-5", "billy-9")
@pytest.mark.parametrize(
    ("seat", "move", "why"),
    [
        (1, "keep J1", "another player's turn"),
        (0, "keep J1", "J1 is not in this hand"),
        (0, "keep C1", "C1 is not in this hand"),
        (0, "keep D10", "D10 is not in this hand"),
        (2, "keep G3", "nobody sits there"),
        (99, "keep G3", "nobody sits there"),
        (-2, "keep G3", "nobody sits there"),
        (CHANCE, "keep G3", "nothing is left to chance"),
    ],
)
def test_refused_with_a_reason_and_nothing_changed(seat: int, move: str, why: str) -> None:
    state = dealt("G3 G7 D5 C1", "J1 J2 J3 C2", aside="D10")
    before = fingerprint(state)
    with pytest.raises(RuleError, match=why):
        state.play(seat, GAME.parse(move))
    assert fingerprint(state) == before


@pytest.mark.rule("billy-5", "billy-6", "billy-7", "billy-8")
def test_a_card_never_comes_back() -> None:
    state = dealt("G3 G7 D5 C1", "J0 J1 J2")
    play(state, "billy G3", "dump J0", "keep G7", "dump J1", "dump D5", "dump J2")
    for move in ("billy G3", "keep G7", "dump D5"):
        with pytest.raises(RuleError, match="not in this hand"):
            play(state, move)


@pytest.mark.rule("billy-13", "billy-14")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(("seats", "turns"), [(2, 22), (3, 16), (4, 13), (5, 10)])
def test_all_have_the_same_number_of_turns_one_of_them_after_the_last_card(seats: int, turns: int, first: int) -> None:
    state = dealt(*[""] * seats, first=first)
    seen = finish(state)
    placed = [event.seat for event in seen if isinstance(event, Placed)]
    assert placed == [(first + turn) % seats for turn in range(seats * turns)]
    drawn = [event for event in seen if isinstance(event, Drawn)]
    assert len(drawn) == seats * (turns - 1)
    assert [event.last for event in drawn] == [False] * (len(drawn) - 1) + [True]
    # The player before the start player draws the last card, and has a turn after it like everybody.
    assert drawn[-1].seat == (first - 1) % seats
    assert state.to_move == ()


@pytest.mark.rule("billy-13")
def test_nobody_draws_in_the_last_lap_and_two_cards_each_go_into_the_box() -> None:
    state = dealt("G3 G7 D5", "J1 J2 J3", "B1 B2 B3")
    for _ in range(45):
        play(state, f"billy {hand(state, state.to_move[0])[-1]}")
    assert state.view(None).zone("pile").cards == ()
    assert state.to_move == (0,)
    assert hand(state, 0)[:2] == ["G3", "G7"]
    assert len(hand(state, 0)) == 3
    play(state, f"keep {hand(state, 0)[2]}", f"keep {hand(state, 1)[2]}")
    assert hand(state, 0) == ["G3", "G7"]
    assert box(state) == []
    seen = play(state, f"keep {hand(state, 2)[2]}")
    assert [event.seat for event in seen if isinstance(event, PutAway)] == [0, 1, 2]
    assert box(state) == ["G3", "G7", "J1", "J2", "B1", "B2"]
    for watcher in (None, 0, 1, 2):
        left = [[card.face for card in state.view(watcher).zone("box", seat).cards] for seat in range(3)]
        assert left == [
            faces if seat == watcher else [None, None]
            for seat, faces in enumerate([["G3", "G7"], ["J1", "J2"], ["B1", "B2"]])
        ]
    assert state.hands == [(), (), ()]
    assert state.result is not None


@pytest.mark.rule("billy-13")
def test_after_the_end_nothing_can_be_played() -> None:
    state = dealt("G3 G7 D5", "")
    finish(state)
    for seat in (0, 1, CHANCE):
        assert state.legal(seat) == []
        with pytest.raises(RuleError, match="the game is over"):
            state.play(seat, GAME.parse("keep G3"))
