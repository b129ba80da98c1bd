"""Cards that are revealed, duels that are won, and the end: bullets-7 to -13, -29."""

from __future__ import annotations

import pytest

from game.rules.crazy_bullets.events import DuelWon, Revealed, Won
from game.rules.crazy_bullets.moves import REVEAL, SLAP
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
    faces,
    legal,
    open_card,
    open_duel,
    play,
    position,
    refuses,
    shorten,
)


@pytest.mark.rule("bullets-7")
def test_a_reveal_takes_the_top_card_of_the_stack_onto_the_heap() -> None:
    table = play(position(f"{NONE} {LEFT}", "", "", ""), "0:reveal")
    assert counts(table) == [31, 32, 32, 32]
    assert faces(table, table.heap) == [NONE]
    play(table, "0:reveal")
    assert counts(table) == [30, 32, 32, 32]
    assert faces(table, table.heap) == [NONE, LEFT]


@pytest.mark.rule("bullets-7", "bullets-29")
def test_only_whose_turn_it_is_may_reveal() -> None:
    table = position(NONE, LEFT, "", "", first=1)
    refuses(table, "0:reveal", "Somebody else")
    refuses(table, "4:reveal", "Somebody else")
    play(table, "1:reveal")
    refuses(table, "1:reveal", "Somebody else")


@pytest.mark.rule("bullets-9", "bullets-29")
@pytest.mark.parametrize("card", [NONE, "R-BGG", "R-BYB", "R-GBY"])
def test_without_a_match_the_same_player_reveals_again(card: str) -> None:
    table = play(position("", card, "", "", first=1), "1:reveal")
    assert table.to_move == (1,)
    assert legal(table) == open_card(1, 4)


@pytest.mark.rule("bullets-6", "bullets-10", "bullets-29")
@pytest.mark.parametrize(("card", "step"), [(LEFT, 1), (ACROSS, 2), (RIGHT, 3)])
@pytest.mark.parametrize("revealer", range(4))
def test_one_match_hands_the_turn_to_whom_it_hits(card: str, step: int, revealer: int) -> None:
    tops = ["", "", "", ""]
    tops[revealer] = card
    table = play(position(*tops, first=revealer), f"{revealer}:reveal")
    assert table.to_move == ((revealer + step) % 4,)
    assert legal(table) == open_card((revealer + step) % 4, 4)


@pytest.mark.rule("bullets-6", "bullets-11", "bullets-29")
@pytest.mark.parametrize(
    ("revealer", "card", "duellists"),
    [
        (0, LEFT_ACROSS, (1, 2)),
        (0, LEFT_RIGHT, (1, 3)),
        (1, ACROSS_RIGHT, (0, 3)),
        (2, LEFT_RIGHT, (1, 3)),
        (3, LEFT_ACROSS, (0, 1)),
        (1, ALL, (0, 2, 3)),
    ],
)
def test_two_or_three_who_are_hit_duel(revealer: int, card: str, duellists: tuple[int, ...]) -> None:
    tops = ["", "", "", ""]
    tops[revealer] = card
    table = play(position(*tops, first=revealer), f"{revealer}:reveal")
    assert table.to_move == duellists
    assert legal(table) == open_duel(4)


@pytest.mark.rule("bullets-11", "bullets-22", "bullets-29")
def test_the_first_slap_wins_the_duel_takes_a_card_out_and_reveals_next() -> None:
    table = play(position(LEFT_ACROSS, "", f"{ALL} {LEFT}", ""), "0:reveal", "2:slap")
    assert counts(table) == [31, 32, 31, 32]
    assert faces(table, table.heap) == [LEFT_ACROSS]
    assert [(seat, *faces(table, [card])) for seat, card in table.out] == [(2, ALL)]
    assert table.to_move == (2,)
    assert legal(table) == {2: ["reveal"]}
    play(table, "2:reveal")
    assert faces(table, table.heap) == [LEFT_ACROSS, LEFT]


@pytest.mark.rule("bullets-11", "bullets-25")
def test_an_open_duel_waits_for_a_slap_and_nobody_reveals() -> None:
    table = play(position(LEFT_ACROSS, "", "", ""), "0:reveal")
    for seat in range(4):
        refuses(table, f"{seat}:reveal", "A duel is on")
    refuses(table, "0:choose 1", "nobody to choose")
    refuses(table, "*:timeout", "waits until somebody slaps")


@pytest.mark.rule("bullets-12")
def test_the_heap_only_grows_but_for_fouls() -> None:
    table = position(f"{NONE} {NONE.replace('YYG', 'BGG')} {LEFT}", NONE.replace("YYG", "GBY"), "", "")
    play(table, "0:reveal", "0:reveal", "0:reveal", "1:reveal")
    assert faces(table, table.heap) == ["R-YYG", "R-BGG", "R-RYY", "R-GBY"]
    play(table, "3:slap")
    assert faces(table, table.heap) == ["R-YYG", "R-BGG", "R-RYY"]


@pytest.mark.rule("bullets-13", "bullets-29")
@pytest.mark.parametrize("card", [NONE, LEFT, ALL])
def test_whoever_reveals_the_last_card_has_won_whatever_it_shows(card: str) -> None:
    table = shorten(position(card, "", "", ""), 0, 1)
    play(table, "0:reveal")
    assert table.result is not None
    assert table.result.as_json() == {"winners": [0], "scores": [0, 32, 32, 32]}
    assert table.to_move == ()
    assert legal(table) == {}
    refuses(table, "1:slap", "The game is over")
    refuses(table, "1:reveal", "The game is over")
    refuses(table, "0:choose 1", "The game is over")


@pytest.mark.rule("bullets-11", "bullets-13")
def test_a_duel_that_takes_the_last_card_wins_the_game() -> None:
    table = shorten(position(LEFT_RIGHT, "", "", ""), 3, 1)
    play(table, "0:reveal", "3:slap")
    assert table.result is not None
    assert table.result.as_json() == {"winners": [3], "scores": [31, 32, 32, 0]}
    refuses(table, "1:slap", "The game is over")


@pytest.mark.rule("bullets-13")
def test_a_lost_duel_or_one_card_left_is_not_the_end() -> None:
    table = shorten(position(LEFT_RIGHT, "", "", ""), 3, 1)
    play(table, "0:reveal", "1:slap")
    assert table.result is None
    assert counts(table) == [31, 31, 32, 1]


@pytest.mark.rule("bullets-11", "bullets-13")
def test_the_log_says_what_all_saw() -> None:
    table = shorten(position(LEFT_RIGHT, "", "", ""), 3, 1)
    log: list[object] = []
    table.play(0, REVEAL, log)
    table.play(3, SLAP, log)
    assert log == [Revealed(0, 0, LEFT_RIGHT, (1, 3), (1, 3)), DuelWon(3, 96), Won(3)]


@pytest.mark.rule("bullets-8", "bullets-9", "bullets-10", "bullets-11")
@pytest.mark.parametrize(
    ("revealer", "card", "to_move"),
    [
        (0, RIGHT, (0,)),
        (1, ACROSS, (1,)),
        (2, LEFT, (2,)),
        (0, NONE, (0,)),
        (0, LEFT, (1,)),
        (1, RIGHT, (0,)),
        (2, ACROSS, (0,)),
        (0, LEFT_RIGHT, (1,)),
        (1, LEFT_ACROSS, (2,)),
        (2, LEFT_ACROSS, (0,)),
        (0, LEFT_ACROSS, (1, 2)),
        (1, LEFT_RIGHT, (0, 2)),
        (2, ACROSS_RIGHT, (0, 1)),
        (1, ALL, (0, 2)),
    ],
)
def test_with_three_players_a_bullet_at_the_empty_seat_does_not_match(
    revealer: int, card: str, to_move: tuple[int, ...]
) -> None:
    tops = ["", "", ""]
    tops[revealer] = card
    table = play(position(*tops, first=revealer), f"{revealer}:reveal")
    assert table.to_move == to_move
    assert legal(table) == (open_duel(3) if len(to_move) == 2 else open_card(to_move[0], 3))
