"""Slaps that cost: bullets-18 to -22, with three and four players."""

from __future__ import annotations

import pytest

from game.rules.crazy_bullets.events import Chosen, DuelOff, Fouled
from game.rules.crazy_bullets.moves import CHOOSE, SLAP
from tests.rules.crazy_bullets.street import (
    ACROSS,
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
    play,
    position,
    refuses,
    shorten,
)


@pytest.mark.rule("bullets-12", "bullets-18")
def test_a_foul_takes_the_open_card_to_the_bottom_of_the_foulers_stack() -> None:
    table = play(position(f"{NONE} {LEFT}", "", "", ""), "0:reveal", "2:slap")
    assert counts(table) == [31, 32, 33, 32]
    assert table.heap == []
    assert faces(table, table.stacks[2][:1]) == [NONE]


@pytest.mark.rule("bullets-18")
def test_fouled_cards_come_again_in_the_order_of_the_fouls() -> None:
    table = shorten(position(f"{NONE} R-BGG {LEFT_RIGHT}", "", "R-GBY", ""), 2, 1)
    play(table, "0:reveal", "2:slap", "0:reveal", "2:slap", "0:reveal", "2:slap", "0:choose 1")
    assert faces(table, reversed(table.stacks[2])) == ["R-GBY", NONE, "R-BGG", LEFT_RIGHT]


@pytest.mark.rule("bullets-18", "bullets-19", "bullets-29")
@pytest.mark.parametrize(("card", "successor"), [(NONE, 0), (LEFT, 1), (ACROSS, 2), (RIGHT, 3)])
@pytest.mark.parametrize("fouler", range(4))
def test_with_four_players_play_goes_on_as_the_bullets_say(card: str, successor: int, fouler: int) -> None:
    table = play(position(card, "", "", ""), "0:reveal", f"{fouler}:slap")
    assert table.to_move == (successor,)
    assert legal(table) == {successor: ["reveal"]}


@pytest.mark.rule("bullets-18", "bullets-20", "bullets-29")
@pytest.mark.parametrize(
    ("card", "fouler", "aimed"),
    [(LEFT_ACROSS, 3, [1, 2]), (LEFT_ACROSS, 0, [1, 2]), (LEFT_RIGHT, 2, [1, 3]), (ALL, 0, [1, 2, 3])],
)
def test_a_foul_on_a_duel_calls_it_off_and_the_revealer_chooses(card: str, fouler: int, aimed: list[int]) -> None:
    table = play(position(card, "", "", ""), "0:reveal", f"{fouler}:slap")
    assert table.to_move == (0,)
    assert legal(table) == {0: [f"choose {seat}" for seat in aimed]}
    for seat in set(range(4)) - set(aimed):
        refuses(table, f"0:choose {seat}", "Only somebody at whom the card aims")
    refuses(table, f"{aimed[0]}:choose {aimed[0]}", "Whoever revealed the card chooses")
    refuses(table, f"{aimed[0]}:reveal", "The duel is off")
    refuses(table, f"{aimed[0]}:slap", "The duel is off")
    play(table, f"0:choose {aimed[-1]}")
    assert legal(table) == {aimed[-1]: ["reveal"]}
    assert sum(counts(table)) == 128


@pytest.mark.rule("bullets-20")
def test_there_is_nothing_to_choose_without_a_duel_that_is_off() -> None:
    table = play(position(NONE, "", "", ""), "0:reveal")
    refuses(table, "0:choose 1", "nobody to choose")
    refuses(play(table, "3:slap"), "0:choose 1", "nobody to choose")
    won = play(position(LEFT_ACROSS, "", "", ""), "0:reveal", "1:slap")
    refuses(won, "0:choose 2", "nobody to choose")


@pytest.mark.rule("bullets-21")
@pytest.mark.parametrize(
    ("revealer", "card", "fouler", "third"),
    [
        (0, NONE, 1, 2),
        (0, NONE, 2, 1),
        (0, LEFT, 1, 2),  # at the fouler
        (0, LEFT, 2, 1),  # at the third player
        (2, LEFT, 0, 1),  # at the empty seat
        (1, RIGHT, 2, 0),
        (1, LEFT_ACROSS, 2, 0),
    ],
)
def test_with_three_players_a_foul_of_another_hands_the_turn_to_the_third(
    revealer: int, card: str, fouler: int, third: int
) -> None:
    tops = ["", "", ""]
    tops[revealer] = card
    table = play(position(*tops, first=revealer), f"{revealer}:reveal", f"{fouler}:slap")
    assert legal(table) == {third: ["reveal"]}
    assert counts(table)[fouler] == 33


@pytest.mark.rule("bullets-21")
@pytest.mark.parametrize(
    ("revealer", "card", "successor"), [(0, NONE, 0), (1, LEFT, 2), (0, RIGHT, 0), (2, LEFT_ACROSS, 0)]
)
def test_with_three_players_the_revealers_foul_is_as_with_four(revealer: int, card: str, successor: int) -> None:
    tops = ["", "", ""]
    tops[revealer] = card
    table = play(position(*tops, first=revealer), f"{revealer}:reveal", f"{revealer}:slap")
    assert legal(table) == {successor: ["reveal"]}


@pytest.mark.rule("bullets-20", "bullets-21")
def test_with_three_players_the_revealer_alone_can_foul_a_duel_and_then_chooses() -> None:
    table = play(position(LEFT_ACROSS, "", ""), "0:reveal", "0:slap")
    assert legal(table) == {0: ["choose 1", "choose 2"]}
    for winner in (1, 2):
        won = play(position(LEFT_ACROSS, "", ""), "0:reveal", f"{winner}:slap")
        assert counts(won)[winner] == 31


@pytest.mark.rule("bullets-22", "bullets-29")
def test_a_slap_on_a_settled_card_before_the_first_card_or_after_a_foul_is_no_move() -> None:
    table = position(f"{LEFT_ACROSS} {NONE}", "", "", "")
    refuses(table, "0:slap", "No card lies open")
    play(table, "0:reveal", "1:slap")
    for seat in range(4):
        refuses(table, f"{seat}:slap", "This card is settled")
    fouled = play(position(NONE, "", "", ""), "0:reveal", "1:slap")
    refuses(fouled, "2:slap", "This card is settled")
    refuses(fouled, "5:slap", "Nobody sits there")
    refuses(fouled, "*:slap", "Nobody sits there")


@pytest.mark.rule("bullets-22")
def test_a_card_that_is_seen_again_stays_settled() -> None:
    table = play(position(f"{NONE} {LEFT_ACROSS}", "", "", ""), "0:reveal", "0:reveal", "3:slap")
    assert faces(table, table.heap) == [NONE]
    refuses(table, "2:slap", "The duel is off")
    refuses(play(table, "0:choose 1"), "2:slap", "This card is settled")


@pytest.mark.rule("bullets-18", "bullets-22")
def test_the_next_reveal_settles_the_card_before_so_a_slap_is_for_the_new_one() -> None:
    table = play(position(LEFT, NONE, "", ""), "0:reveal", "1:reveal", "0:slap")
    assert faces(table, table.heap) == [LEFT]
    assert faces(table, table.stacks[0][:1]) == [NONE]
    duel = play(position(f"{NONE} {LEFT_ACROSS}", "", "", ""), "0:reveal", "0:reveal", "1:slap")
    assert counts(duel) == [30, 31, 32, 32]


@pytest.mark.rule("bullets-13", "bullets-18")
def test_a_foul_with_one_card_left_makes_it_two() -> None:
    table = shorten(position(LEFT, "", "", ""), 3, 1)
    play(table, "0:reveal", "3:slap")
    assert counts(table)[3] == 2
    assert legal(table) == {1: ["reveal"]}


@pytest.mark.rule("bullets-18", "bullets-20")
def test_the_log_tells_fouls_and_choices() -> None:
    table = play(position(LEFT_ACROSS, "", "", ""), "0:reveal")
    log: list[object] = []
    table.play(3, SLAP, log)
    table.play(0, CHOOSE[2], log)
    assert log == [Fouled(3, 0, LEFT_ACROSS), DuelOff((1, 2)), Chosen(0, 2)]


@pytest.mark.rule("bullets-29")
def test_the_table_of_who_may_do_what() -> None:
    table = position(f"{NONE} {LEFT_ACROSS}", "", "", "")
    assert legal(table) == {0: ["reveal"]}
    assert legal(play(table, "0:reveal")) == open_card(0, 4)
    play(table, "0:reveal")
    assert table.to_move == (1, 2)
    assert legal(play(table, "3:slap")) == {0: ["choose 1", "choose 2"]}
    assert legal(play(table, "0:choose 1")) == {1: ["reveal"]}
