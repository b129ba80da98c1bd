"""What is said before a vote at a small table is said in fewer words where there is no room, and never cut."""

from __future__ import annotations

import pytest

from game.scenes.words import bluffing_billionaires as words
from game.stage import text
from tests.scenes.billionaires import Evening
from tests.scenes.conftest import Written

PLAYERS = ("Player 1", "Player 2", "Player 3", "Player 4")
LOBBY = "0:play B5,1:play O4,0:approve,2:play G6"
"""The third card is played: the first two vote about it, the fourth has none."""


def at_the_lobby(monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], moves: str) -> Evening:
    """Four people before a vote."""
    monkeypatch.setattr("tests.scenes.billionaires.NAMES", PLAYERS)
    evening = Evening([None] * 4, moves=moves, size=size)
    evening.until(lambda: evening.rests() and evening.game.voting.lobby)
    evening.frames(2)
    return evening


def test_there_is_room_for_all_that_is_said_in_a_small_window(
    monkeypatch: pytest.MonkeyPatch, written: Written
) -> None:
    evening = at_the_lobby(monkeypatch, (960, 540), LOBBY)
    assert [said for said in written if said.endswith(text.ELLIPSIS)] == []
    assert {words.NO_CARD_SHORT, PLAYERS[0], PLAYERS[1]} <= set(written)
    evening.close()
    assert evening.caught == []


def test_where_there_is_room_it_is_said_in_full(monkeypatch: pytest.MonkeyPatch, written: Written) -> None:
    evening = at_the_lobby(monkeypatch, (1920, 1080), LOBBY)
    assert {words.NO_CARD, words.LOOK.format(name=PLAYERS[0]), words.LOOK.format(name=PLAYERS[1])} <= set(written)
    evening.close()
    assert evening.caught == []
