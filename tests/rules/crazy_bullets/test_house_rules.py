"""False starts and time-outs, where a table plays with them: bullets-23, -25."""

from __future__ import annotations

import pytest

from game.rules.core import CHANCE
from game.rules.crazy_bullets.events import DuelOff, FalseStart
from game.rules.crazy_bullets.moves import EARLY, REVEAL, TIMEOUT
from tests.rules.crazy_bullets.street import (
    ACROSS,
    ALL,
    LEFT,
    LEFT_ACROSS,
    NONE,
    counts,
    faces,
    legal,
    play,
    position,
    refuses,
    shorten,
)


@pytest.mark.rule("bullets-23")
def test_normally_a_slap_that_comes_too_early_is_no_move() -> None:
    refuses(position(NONE, "", "", ""), "1:early", "At this table")


@pytest.mark.rule("bullets-23")
def test_a_false_start_bars_from_the_next_card_for_good_or_ill() -> None:
    duel = play(position(LEFT_ACROSS, "", "", "", false_start="foul"), "1:early", "0:reveal")
    assert duel.to_move == (2,)
    assert legal(duel) == {0: ["slap"], 2: ["slap"], 3: ["slap"]}
    refuses(duel, "1:slap", "You slapped too early")
    assert counts(play(duel, "2:slap")) == [31, 32, 31, 32]

    harmless = play(position(NONE, "", "", "", false_start="foul"), "0:early", "2:early", "0:reveal")
    assert harmless.to_move == (0,)
    assert legal(harmless) == {0: ["reveal"], 1: ["slap"], 3: ["slap"]}
    refuses(harmless, "0:slap", "You slapped too early")
    refuses(harmless, "2:slap", "You slapped too early")


@pytest.mark.rule("bullets-23")
def test_a_false_start_counts_for_one_card_only() -> None:
    table = position(f"{NONE} R-BGG", "", "", "", false_start="foul")
    play(table, "1:early", "0:reveal", "0:reveal")
    assert legal(table) == {0: ["reveal", "slap"], 1: ["slap"], 2: ["slap"], 3: ["slap"]}
    fouled = position(f"{NONE} R-BGG", "", "", "", false_start="foul")
    play(fouled, "1:early", "0:reveal", "2:slap", "0:reveal", "1:slap")
    assert counts(fouled) == [30, 33, 33, 32]


@pytest.mark.rule("bullets-23", "bullets-29")
def test_a_false_start_is_never_listed_and_possible_only_while_somebody_may_reveal() -> None:
    table = position(f"{ACROSS}", "", f"{ALL}", "", false_start="foul")
    assert legal(table) == {0: ["reveal"]}
    refuses(table, "4:early", "Nobody sits there")
    refuses(table, "*:early", "Nobody sits there")
    play(table, "3:early")
    refuses(table, "3:early", "One false start a card")
    play(table, "0:reveal", "2:reveal")
    refuses(table, "1:early", "Nobody may reveal now")
    refuses(play(table, "2:slap"), "1:early", "Nobody may reveal now")
    play(table, "2:choose 0", "3:early")
    over = shorten(position(NONE, "", "", "", false_start="foul"), 0, 1)
    refuses(play(over, "0:reveal"), "1:early", "The game is over")


@pytest.mark.rule("bullets-22", "bullets-23")
def test_the_press_that_a_false_start_follows_settles_the_open_card() -> None:
    table = play(position(f"{LEFT}", "", "", "", false_start="foul"), "2:early", "0:reveal", "2:early")
    assert table.to_move == (1,)
    assert legal(table) == {1: ["reveal"]}
    refuses(table, "0:slap", "This card is settled")
    refuses(table, "2:early", "One false start a card")
    assert faces(table, table.heap) == [LEFT]


@pytest.mark.rule("bullets-20", "bullets-23", "bullets-25")
def test_if_every_duellist_is_barred_the_duel_is_off_as_after_a_time_out() -> None:
    table = play(position(LEFT_ACROSS, "", "", "", false_start="foul"), "1:early", "2:early", "0:reveal")
    assert legal(table) == {0: ["choose 1", "choose 2"]}
    assert faces(table, table.heap) == [LEFT_ACROSS]
    assert legal(play(table, "0:choose 2")) == {2: ["reveal"]}


@pytest.mark.rule("bullets-23")
def test_one_duellist_who_is_not_barred_still_wins_and_outsiders_still_foul() -> None:
    table = position("", ALL, "", "", first=1, false_start="foul")
    play(table, "0:early", "2:early", "1:reveal")
    assert table.to_move == (3,)
    assert legal(table) == {1: ["slap"], 3: ["slap"]}
    fouled = play(table.copy(), "1:slap")
    assert legal(fouled) == {1: ["choose 0", "choose 2", "choose 3"]}
    assert legal(play(table, "3:slap")) == {3: ["reveal"]}


@pytest.mark.rule("bullets-13", "bullets-23")
def test_the_last_card_wins_even_if_all_were_barred() -> None:
    table = shorten(position(LEFT_ACROSS, "", "", "", false_start="foul"), 0, 1)
    play(table, "1:early", "2:early", "0:reveal")
    assert table.result is not None
    assert table.result.winners == (0,)


@pytest.mark.rule("bullets-23")
@pytest.mark.parametrize("delay", ["random", "none"])
def test_false_starts_are_written_alike_with_and_without_the_delay(delay: str) -> None:
    table = position(NONE, "", "", "", false_start="foul", reveal_delay=delay)
    assert legal(play(table, "1:early", "0:reveal")) == {0: ["reveal", "slap"], 2: ["slap"], 3: ["slap"]}


@pytest.mark.rule("bullets-25")
def test_normally_a_duel_waits_for_ever() -> None:
    refuses(play(position(ALL, "", "", ""), "0:reveal"), "*:timeout", "waits until somebody slaps")


@pytest.mark.rule("bullets-20", "bullets-25", "bullets-29")
def test_after_a_time_out_the_card_stays_and_the_revealer_chooses() -> None:
    table = play(position("", ALL, "", "", first=1, duel_timeout=1), "1:reveal")
    assert legal(table) == {seat: ["slap"] for seat in range(4)}
    assert table.legal(CHANCE) == []
    refuses(table, "1:timeout", "up to chance")
    play(table, "*:timeout")
    assert legal(table) == {1: ["choose 0", "choose 2", "choose 3"]}
    assert faces(table, table.heap) == [ALL]
    assert counts(table) == [32, 31, 32, 32]
    refuses(table, "*:timeout", "No duel is on")
    refuses(table, "0:slap", "The duel is off")
    refuses(play(table, "1:choose 3"), "0:slap", "This card is settled")


@pytest.mark.rule("bullets-25")
@pytest.mark.parametrize("plies", [(), ("0:reveal",), ("0:reveal", "1:slap")])
def test_only_an_open_duel_runs_out_of_time(plies: tuple[str, ...]) -> None:
    refuses(play(position(LEFT, "", "", "", duel_timeout=3), *plies), "*:timeout", "No duel is on")


@pytest.mark.rule("bullets-23", "bullets-25")
def test_a_barred_duellist_is_aimed_at_all_the_same() -> None:
    table = position(LEFT_ACROSS, "", "", "", false_start="foul", duel_timeout=3)
    play(table, "1:early", "0:reveal", "*:timeout")
    assert legal(table) == {0: ["choose 1", "choose 2"]}


@pytest.mark.rule("bullets-23", "bullets-25")
def test_the_log_tells_false_starts_and_time_outs() -> None:
    table = position(LEFT_ACROSS, "", "", "", false_start="foul", duel_timeout=3)
    log: list[object] = []
    table.play(3, EARLY, log)
    table.play(0, REVEAL)
    table.play(CHANCE, TIMEOUT, log)
    assert log == [FalseStart(3), DuelOff((1, 2))]
