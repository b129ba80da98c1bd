"""Explosions, Billy's shots, and who wins (billy-15 to billy-20)."""

from __future__ import annotations

import pytest

from game.rules.blasting_billy import GAME
from game.rules.blasting_billy.events import Exploded, Shot, TurnedUp, Won
from tests.rules.blasting_billy.table import dealt, finish, loot, play, showdown


def outcome(billy: str, *loots: str) -> tuple[list[int], list[int | None]]:
    result = showdown(billy, *loots)
    return list(result.winners), list(result.scores)


def shot(billy: str, *loots: str) -> object:
    return showdown(billy, *loots).more["shot"]


@pytest.mark.rule("billy-15")
@pytest.mark.parametrize(
    ("column", "total"),
    [
        ("", 0),
        ("J*", 0),
        ("J10 J4 J3", 17),
        ("J3 J10 J* J4", 7),
        ("J* J10 J4", 14),
        ("J1 J10 J*", 1),
        ("J10 J*", 0),
        ("J10 J* J4 J3", 7),
        ("J0 J*", 0),
        ("J5 J0 J* J2", 7),
    ],
)
def test_dynamite_takes_itself_and_the_one_card_just_before_it(column: str, total: int) -> None:
    assert outcome(column + " G10", "", column)[1][1] == total
    # Billy's column counts as much: one point more is shot, a tie isn't.
    if total < 10:
        more = [face for face in (f"J{total}", f"J{total + 1}") if face not in column.split()]
        for face in more:
            assert (shot(column, face) == [["J"]]) is (face == f"J{total + 1}")


@pytest.mark.rule("billy-15")
def test_dynamite_touches_no_column_but_its_own() -> None:
    assert outcome("G10 J*", "G5 B*", "G3")[1] == [5, 3]


@pytest.mark.rule("billy-15", "billy-16")
def test_explosions_come_before_any_comparing() -> None:
    assert shot("", "G10 G*") == [[]]
    assert shot("G10 G*", "G1") == [["G"]]
    assert shot("G10 G*", "G9 G8 G3 G0") == [["G"]]


@pytest.mark.rule("billy-16")
def test_strictly_more_than_billy_is_shot_a_tie_is_safe() -> None:
    assert shot("G3 G4", "G7") == [[]]
    assert shot("G3 G4", "G8") == [["G"]]
    assert shot("G3 G4", "G6") == [[]]


@pytest.mark.rule("billy-16")
def test_no_cards_of_a_type_count_0() -> None:
    assert shot("", "G0", "B1", "") == [[], ["B"], []]


@pytest.mark.rule("billy-16")
def test_each_player_is_compared_alone_and_type_by_type() -> None:
    assert shot("G10", "G5", "G6") == [[], []]
    assert shot("G1 D10", "G2 D3", "") == [["G"], []]
    assert shot("", "D1 G1 J1 B1 C1") == [["G", "B", "C", "J", "D"]]


@pytest.mark.rule("billy-17")
def test_one_shot_column_is_enough_to_be_out() -> None:
    assert outcome("D10 D9", "D8 D7 G1", "D3") == ([1], [15, 3])


@pytest.mark.rule("billy-18")
def test_of_those_left_the_highest_total_wins() -> None:
    billy = "G10 B10 C10 J10 D10"
    assert outcome(billy, "G9", "B9 C1", "J8") == ([1], [9, 10, 8])


@pytest.mark.rule("billy-18")
def test_a_tie_goes_to_fewest_cards_after_explosions_then_is_shared() -> None:
    billy = "G10 B10 C10 J10 D10"
    assert outcome(billy, "G6 G3", "B9") == ([1], [9, 9])
    assert outcome(billy, "G6 G3", "B4 B5")[0] == [0, 1]
    assert outcome(billy, "G9 G0", "B9") == ([1], [9, 9])
    assert outcome(billy, "G9 J2 J*", "B4 B5") == ([0], [9, 9])
    assert outcome(billy, "G9 J*", "B9")[0] == [0, 1]
    assert outcome(billy, "G9", "B9", "C8 C1")[0] == [0, 1]


@pytest.mark.rule("billy-18")
def test_those_shot_have_no_part_in_it() -> None:
    assert outcome("G10 B10", "G9 D1", "B9 B0", "B8") == ([1], [9, 9, 8])
    assert outcome("", "G0", "", "D1") == ([1], [0, 0, 0])


@pytest.mark.rule("billy-18")
def test_a_lone_survivor_wins_with_any_total() -> None:
    assert outcome("D10", "D9 G1", "D8 B1", "") == ([2], [9, 8, 0])
    assert outcome("D10", "D9 G1", "D8 B1", "C0") == ([2], [9, 8, 0])


@pytest.mark.rule("billy-18", "billy-20")
def test_nobody_out_and_nobody_with_a_point_is_shared_and_not_billys() -> None:
    assert outcome("", "", "", "") == ([0, 1, 2], [0, 0, 0])
    assert outcome("", "G0", "", "G*") == ([1, 2], [0, 0, 0])


@pytest.mark.rule("billy-19")
def test_all_out_the_highest_total_of_unshot_columns_wins() -> None:
    assert outcome("D10", "G1 D4", "B1 D5") == ([1], [4, 5])
    assert outcome("D10 J10", "G9 G8 D4", "B1 D2 J3") == ([1], [4, 5])


@pytest.mark.rule("billy-19")
def test_all_out_a_tie_goes_to_fewest_unshot_cards_then_fewest_shot_cards_then_is_shared() -> None:
    assert outcome("D10", "G1 D5", "B1 D2 D3") == ([0], [5, 5])
    assert outcome("D10 J10", "G1 G2 D5", "B1 J5") == ([1], [5, 5])
    assert outcome("D10 J10", "G1 G2 D5", "B1 B0 J5") == ([0, 1], [5, 5])
    # Fewest unshot cards come first, however many are shot.
    assert outcome("D10 J10", "G1 G2 G3 D5", "B1 J5 J0") == ([0], [5, 5])


@pytest.mark.rule("billy-15", "billy-19")
def test_all_out_cards_are_counted_after_explosions() -> None:
    assert outcome("D10 J10", "G1 D3 D* D5", "B1 J5 J0") == ([0], [5, 5])
    assert outcome("D10 J10", "G1 G9 G* D5", "B1 B2 J5") == ([0], [5, 5])
    assert outcome("D10 J10", "G1 D5 C7 C*", "B1 J5") == ([0, 1], [5, 5])


@pytest.mark.rule("billy-20")
def test_all_out_and_nobody_with_a_point_billy_wins() -> None:
    assert outcome("", "G1", "B1") == ([], [0, 0])
    assert outcome("D10", "G1 D0", "B1 C0") == ([], [0, 0])
    assert outcome("D10", "G1 D1", "B1 C0") == ([0], [1, 0])


@pytest.mark.rule("billy-16", "billy-18")
def test_the_result_has_totals_that_counted_and_shot_types_in_their_order() -> None:
    result = showdown("G3 B10", "D2 C1 B4", "G3")
    assert result.as_json() == {"winners": [1], "scores": [4, 3], "shot": [["C", "D"], []]}


@pytest.mark.rule("billy-11", "billy-15")
def test_the_end_of_a_whole_game_as_the_table_sees_it() -> None:
    state = dealt("J3 J* J7", "J10 J4 J8 J5")
    play(state, "billy J3", "billy J10", "billy J*", "billy J4", "keep J7", "keep J8")
    seen = finish(state)
    end = seen[seen.index(TurnedUp()) :]
    columns = state.view(None).zone("billy J").cards
    assert end == [
        TurnedUp(),
        Exploded(None, "J", (columns[1].id, columns[2].id)),
        Shot(1, "J", 8, 7),
        Won((0,)),
    ]
    assert loot(state, None, "J") == ["J3", "J10", "J*", "J4"]
    assert state.result is not None
    assert state.result.as_json() == {"winners": [0], "scores": [7, 0], "shot": [[], ["J"]]}


@pytest.mark.rule("billy-13", "billy-15")
def test_dynamite_in_the_box_or_left_in_hand_does_nothing() -> None:
    for dynamite in ("dump G*", "keep G3"):
        state = dealt("G4 G5 G3 G*", "G10 G9")
        play(state, "keep G4", "billy G10", "keep G5", "billy G9")
        if dynamite == "dump G*":
            play(state, dynamite)
        while state.to_move:
            seat = state.to_move[0]
            spare = [move for move in state.legal(seat) if str(move).startswith("dump") and str(move) != "dump G*"]
            state.play(seat, spare[0])
        assert state.result is not None
        assert state.result.scores == (9, 0)


@pytest.mark.rule("billy-12")
def test_memory_aid_changes_nothing_in_play() -> None:
    ends = []
    for value in ("off", "on"):
        state = dealt("J3 J* J7", "J10 J4 J8", options={"memory-aid": value})
        finish(state, "keep")
        assert GAME.options[0].name == "memory-aid"
        ends.append(state.result)
    assert ends[0] == ends[1]
