"""Two players sit across from each other: bullets-14 to -17."""

from __future__ import annotations

import pytest

from tests.rules.crazy_bullets.street import (
    ACROSS,
    ACROSS_RIGHT,
    ALL,
    LEFT,
    LEFT_ACROSS,
    LEFT_RIGHT,
    NONE,
    RIGHT,
    counts,
    legal,
    open_card,
    open_duel,
    play,
    position,
    refuses,
)


@pytest.mark.rule("bullets-6", "bullets-14", "bullets-29")
@pytest.mark.parametrize("card", [LEFT_ACROSS, ACROSS_RIGHT, ALL])
@pytest.mark.parametrize("revealer", [0, 1])
def test_two_bullets_one_of_them_across_are_a_duel_of_both(card: str, revealer: int) -> None:
    tops = ["", ""]
    tops[revealer] = card
    table = play(position(*tops, first=revealer), f"{revealer}:reveal")
    assert table.to_move == (0, 1)
    assert legal(table) == open_duel(2)


@pytest.mark.rule("bullets-15", "bullets-29")
@pytest.mark.parametrize(
    ("card", "successor"), [(NONE, 0), (LEFT, 0), (RIGHT, 0), (LEFT_RIGHT, 0), (ACROSS, 1)], ids=str
)
def test_side_bullets_alone_are_no_duel_and_hit_nobody(card: str, successor: int) -> None:
    table = play(position(card, ""), "0:reveal")
    assert table.to_move == (successor,)
    assert legal(table) == open_card(successor, 2)


@pytest.mark.rule("bullets-11", "bullets-16")
@pytest.mark.parametrize("winner", [0, 1])
def test_the_winner_of_a_duel_reveals_next(winner: int) -> None:
    table = play(position(ALL, ""), "0:reveal", f"{winner}:slap")
    assert legal(table) == {winner: ["reveal"]}
    assert counts(table) == ([30, 32] if winner == 0 else [31, 31])


@pytest.mark.rule("bullets-16", "bullets-18")
@pytest.mark.parametrize("card", [NONE, LEFT, LEFT_RIGHT, ACROSS])
@pytest.mark.parametrize("fouler", [0, 1])
def test_after_any_foul_the_other_player_reveals(card: str, fouler: int) -> None:
    table = play(position(card, ""), "0:reveal", f"{fouler}:slap")
    assert legal(table) == {1 - fouler: ["reveal"]}
    assert counts(table) == ([32, 32] if fouler == 0 else [31, 33])
    refuses(table, f"{fouler}:reveal", "Somebody else")


@pytest.mark.rule("bullets-17")
def test_pressing_reveal_where_a_slap_is_due_is_no_slap() -> None:
    table = play(position(ALL, ""), "0:reveal")
    for seat in (0, 1):
        refuses(table, f"{seat}:reveal", "A duel is on")
    assert legal(table) == open_duel(2)


@pytest.mark.rule("bullets-14", "bullets-16", "bullets-25")
def test_after_a_time_out_the_other_reveals_and_there_is_nothing_to_choose() -> None:
    table = play(position(ALL, "", duel_timeout=3), "0:reveal", "*:timeout")
    assert legal(table) == {1: ["reveal"]}
    refuses(table, "0:choose 1", "nobody to choose")


@pytest.mark.rule("bullets-14", "bullets-23")
def test_a_barred_duellist_leaves_the_duel_to_the_other_and_two_barred_call_it_off() -> None:
    table = play(position(ALL, "", false_start="foul"), "0:early", "0:reveal")
    assert table.to_move == (1,)
    assert legal(table) == {1: ["slap"]}
    table = play(position(ALL, "", false_start="foul"), "0:early", "1:early", "0:reveal")
    assert legal(table) == {1: ["reveal"]}
