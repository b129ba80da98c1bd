"""What has been done at Billy's table: the last thing of every player, the log, and hints in words."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from game.players.worker import HINT, Request, decide
from game.rules.blasting_billy.cards import Place
from game.scenes.blasting_billy.told import last_of
from game.scenes.table.advice import Advice
from tests.scenes.billy import Corner, Script, deck

HANDS = ("G8 B2 C*", "G3 D5 J7")


@pytest.fixture
def corner() -> Iterator[Corner]:
    corner = Corner([None, "easy"], deal=deck(2, HANDS, "D9 B7 J1 J2"), thinker=Script(_gives))
    corner.until(corner.may_choose)
    yield corner
    corner.close()
    assert corner.caught == [], "a scene failed"


def _gives(request: Request) -> str:
    return next(str(move) for move in request.view.legal if str(move).startswith("billy"))


def test_the_last_thing_that_everybody_did_follows_what_is_shown(corner: Corner) -> None:
    journal = corner.table.journal
    assert last_of(journal, 2) == (None, None)
    corner.put(1, "keep")
    corner.until(corner.may_choose)
    mine, his = last_of(journal, 2)
    assert mine is not None
    assert his is not None
    assert (mine.place, mine.back, mine.face) == (Place.LOOT, "G", None)
    assert (his.place, his.face) == (Place.BILLY, None)


def test_what_was_done_before_the_table_was_opened_is_told_too() -> None:
    corner = Corner([None, "easy", "easy"], ahead=7)
    assert all(last_of(corner.table.journal, 3))
    corner.close()


def test_a_value_that_not_all_saw_is_in_no_line(corner: Corner) -> None:
    corner.put(1, "keep")
    corner.until(corner.may_choose)
    events = [line.event for line in corner.table.journal.lines]
    assert not re.search(r"G8", repr(events))


def test_a_hint_of_the_search_calls_cards_by_their_names(corner: Corner) -> None:
    view = corner.table.view
    answer = decide(Request(1, "blasting-billy", HINT, view, "luck"), stop=lambda: True)
    hint = corner.game.explain(Advice(answer.move, answer.reason))
    assert hint.cards == (corner.id_of(str(answer.move).split()[1]),)
    assert hint.reason[0].isupper()
    assert not re.search(r"\b[GBCJD](\d|10|\*)", hint.reason)
