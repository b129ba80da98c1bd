"""What the process that thinks adds at this table: hints of the search, and what a counted deal could have brought."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from random import Random

import pytest

from game.forms import Forms
from game.match.match import Match
from game.players import bullets_and_bombs as players
from game.players.core import Review
from game.players.worker import HINT, Answer, Finished, Request, Reviewed, look_back
from game.scenes.bullets_and_bombs.counted import Counted
from game.scenes.bullets_and_bombs.result_picture import _marks, said_of_the_deal
from game.scenes.replay import Replay
from game.scenes.words import bullets_and_bombs as words
from game.stage import clipboard
from tests.scenes.bombs import QUIET, Player, dealt, due
from tests.scenes.saloon import Saloon

ARRANGED = "K8 Q7 J7 T5 92 82 41 51 61 71 A8 r4 w11"


@dataclass
class Thinking:
    """A process that answers once it may."""

    pid: int | None = 1
    may: bool = True
    asked: list[Request] = field(default_factory=list)
    finished: list[Finished] = field(default_factory=list)
    answer: Answer | None = None
    review: Review | None = None

    def start(self) -> None:
        self.pid = 1

    def ask(self, request: Request) -> None:
        self.asked.append(request)

    def poll(self) -> Answer | None:
        if not self.may or not self.asked:
            return None
        request = self.asked.pop()
        return Answer(request.number, request.view.legal[-1], "Keep 9C, not 5H. JOK is wild.")

    def cancel(self) -> None:
        self.asked.clear()

    def look_back(self, finished: Finished) -> None:
        self.finished.append(finished)

    def reviewed(self, number: int) -> Reviewed | None:
        if not self.may or self.finished[-1].number != number:
            return None
        return Reviewed(number, self.review)


def table(saloon: Saloon, match: Match, thinking: Thinking) -> Player:
    saloon.house.thinker = thinking
    return Player(saloon, match)


def counted(me: Player) -> Counted:
    found = me.game._counted
    assert found is not None
    return found


def over(saloon: Saloon, thinking: Thinking, hand: str = ARRANGED) -> Player:
    """A table whose hand has just been counted as it lay."""
    me = table(saloon, due(hand), thinking)
    me.game._count()
    saloon.frames(2)
    return me


# ------------------------------------------------------------------ hints
def test_a_hint_is_searched_for_and_names_cards_in_words(saloon: Saloon) -> None:
    thinking = Thinking(may=False)
    me = table(saloon, dealt(QUIET + "5H 9C"), thinking)
    me.key("h")
    assert [request.level for request in thinking.asked] == [HINT]
    assert thinking.asked[0].view == me.match.view(0)
    assert saloon.toasts() == []
    thinking.may = True
    saloon.frames(2)
    toast = saloon.stage.toasts.up[-1]
    assert toast.words == "Keep the nine of clubs"
    assert toast.sub == "Keep the nine of clubs, not the five of hearts. the joker is wild."
    assert me.table.fingers.hinted == {me.id_of("9C", "choice")}
    assert len(me.zone("choice")) == 2


def test_without_a_process_the_rule_of_thumb_comes_at_once_and_one_is_started(saloon: Saloon) -> None:
    thinking = Thinking(pid=None)
    me = table(saloon, dealt(QUIET + "5H 9C"), thinking)
    thinking.pid = None
    me.key("h")
    rule_of_thumb = me.game.hint()
    assert rule_of_thumb is not None
    assert saloon.toasts() == [rule_of_thumb.title]
    assert thinking.asked == []
    assert thinking.pid == 1


def test_a_hint_that_comes_too_late_is_not_said(saloon: Saloon) -> None:
    thinking = Thinking(may=False)
    me = table(saloon, dealt(QUIET + "5H 9C 7S 8S"), thinking)
    me.key("h", "1")
    thinking.may = True
    saloon.frames(5)
    assert saloon.toasts() == []


# ------------------------------------------------------------------ looking back
def test_the_deal_is_looked_back_at_and_comes_when_it_is_ready(saloon: Saloon) -> None:
    thinking = Thinking(may=False, review=Review(4, 6, 8))
    me = over(saloon, thinking)
    (finished,) = thinking.finished
    assert f"*:{finished.deal}" == me.match.record().moves[0]
    assert finished.options == me.match.options
    assert said_of_the_deal(counted(me), short=False).endswith(words.PAR_COMES)
    before = saloon.picture()
    thinking.may = True
    saloon.frames(2)
    assert saloon.picture() != before
    said = said_of_the_deal(counted(me), short=False)
    assert "is 4." in said
    assert "at most 8 was possible; 6 surely was" in said
    assert [(mark.score, mark.label) for mark in _marks(counted(me))][-2:] == [
        (4, words.PAR_MARK),
        (6, words.POSSIBLE_MARK),
    ]


@pytest.mark.parametrize(
    ("review", "short"),
    [
        (Review(None, None, 5), "Par is a loss. At most 5 was possible."),
        (Review(6, 7, 7), "Par is 6. The best is 7."),
        (Review(-1, 7, 8), "Par is −1. At most 8, 7 was possible."),
    ],
)
def test_what_is_said_of_a_lost_hand(saloon: Saloon, review: Review, short: str) -> None:
    me = over(saloon, Thinking(review=review), "K7 Q6 J6 T6 95 85 71 61 51 41 A6 r4 w9")
    assert counted(me).worth.score is None
    assert said_of_the_deal(counted(me), short=True).endswith(short)


def test_who_did_better_than_the_computer_found_has_shown_that_it_is_possible(saloon: Saloon) -> None:
    me = table(saloon, due(ARRANGED), Thinking(review=Review(1, 0, 8)))
    me.key("b")
    me.game._count()
    saloon.frames(2)
    score = counted(me).worth.score
    assert counted(me).possible == score
    assert f"{score} surely was" in said_of_the_deal(counted(me), short=False)


def test_par_stands_in_the_line_for_friends(saloon: Saloon) -> None:
    me = over(saloon, Thinking(review=Review(4, 6, 8)))
    assert "Par 4" in counted(me).line()


def test_where_nobody_thinks_nothing_is_promised(saloon: Saloon) -> None:
    me = Player(saloon, due(ARRANGED))
    me.key("b")
    me.game._count()
    saloon.frames(2)
    assert said_of_the_deal(counted(me), short=False) == ""


def test_the_result_leads_to_the_replay_and_back(saloon: Saloon) -> None:
    me = over(saloon, Thinking(review=Review(4, 6, 8)))
    saloon.click(counted(me).replay)
    assert isinstance(saloon.top, Replay)
    saloon.press("ESCAPE")
    saloon.frames(2)
    assert saloon.top is me.table
    assert counted(me).back.review == Review(4, 6, 8)


@pytest.mark.parametrize("works", [True, False])
def test_copying_says_whether_it_worked(saloon: Saloon, monkeypatch: pytest.MonkeyPatch, works: bool) -> None:
    me = over(saloon, Thinking(review=Review(4, 6, 8)))
    put: list[str] = []
    monkeypatch.setattr(clipboard, "put", lambda line: bool(put.append(line)) or works)
    before = saloon.picture()
    me.key("c")
    assert put == [counted(me).line()]
    assert counted(me).copied is works
    assert saloon.picture() != before


# ------------------------------------------------------------------ the player's side
def test_looking_back_at_a_real_deal_says_par_and_what_was_possible() -> None:
    match = due(ARRANGED)
    finished = Finished(7, match.game.id, match.record().moves[0].removeprefix("*:"), match.options, "luck")
    found = look_back(finished)
    assert found == look_back(finished)
    assert found.number == 7
    review = found.review
    assert review is not None
    assert review.reached is not None
    assert review.par is None or review.par <= review.bound
    assert review.reached <= review.bound <= 8


def test_nobody_can_look_back_at_a_game_against_others() -> None:
    assert look_back(Finished(1, "blast", "", {}, "")).review is None


def test_a_hint_of_the_search_writes_numbers_as_this_system_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(players, "of_system", lambda: Forms(point=","))
    view = dealt(QUIET + "5H 9C").view(0)
    reason = players.hint(view, Random(1)).reason
    assert "keeping 9C" in reason or "keeping 5H" in reason
    assert re.search(r" \d,\d", reason)
