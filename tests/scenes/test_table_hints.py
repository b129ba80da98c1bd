"""Hints of the search: they come when they are found, to whoever asked, and the rule of thumb's stand in for them."""

from __future__ import annotations

import pytest

from game.players.worker import HINT
from game.scenes.table.thinker import Answer, FastThinker, Request
from game.scenes.words import bluffing_billionaires as words
from game.scenes.words import table as table_words
from tests.scenes.billionaires import Evening

ONE_VOTE = "0:play B5,1:play O4"
FOUND = "Call it: your B5 is higher than most."


class Searcher(FastThinker):
    """A process that answers computer players by chance, and a hint once it may."""

    def __init__(self, pid: int | None = 1) -> None:
        super().__init__("random")
        self.pid, self.may, self.started = pid, False, 0
        self.hints: list[Request] = []
        self.given_up = 0

    def start(self) -> None:
        self.started += 1

    def ask(self, request: Request) -> None:
        if request.level == HINT:
            self.hints.append(request)
        else:
            super().ask(request)

    def poll(self) -> Answer | None:
        if self.hints and self.may:
            request = self.hints.pop()
            return Answer(request.number, request.view.legal[-1], FOUND)
        return super().poll()

    def cancel(self) -> None:
        self.given_up += len(self.hints)
        self.hints.clear()
        super().cancel()


def table(thinker: Searcher, moves: str = ONE_VOTE) -> Evening:
    evening = Evening([None, "easy"], moves=moves, thinker=thinker)
    evening.until(evening.rests)
    evening.frames(5, 0.1)
    return evening


def test_a_hint_comes_once_it_is_found() -> None:
    thinker = Searcher()
    evening = table(thinker)
    evening.press("h")
    evening.frames(5)
    assert evening.toasts() == []
    assert thinker.hints[0].view == evening.match.view(0)
    assert evening.table.help.label == table_words.HINT_COMING
    thinker.may = True
    evening.frames(1)
    assert evening.table.help.label == table_words.HINT
    assert [(toast.words, toast.sub) for toast in evening.stage.toasts.up] == [
        (words.BLUFF, "Call it: your 5 is higher than most.")
    ]
    assert evening.caught == []
    evening.close()


def test_it_is_asked_for_once_and_marks_its_card() -> None:
    thinker = Searcher()
    evening = table(thinker, "")
    evening.press("h")
    evening.press("h")
    assert len(thinker.hints) == 1
    thinker.may = True
    evening.frames(1)
    assert evening.table.fingers.hinted == {evening.card("B9")}
    assert evening.toasts() == [words.HINT_PLAY.format(value=9)]
    evening.close()


def test_a_hint_that_comes_too_late_is_not_said() -> None:
    thinker = Searcher()
    evening = table(thinker, "")
    evening.press("h")
    assert evening.table.help.label == table_words.HINT_COMING
    evening.play("B3")
    evening.until(lambda: evening.table.help.label == table_words.HINT)
    evening.until(lambda: evening.match.length > 2)
    thinker.may = True
    evening.frames(30)
    assert thinker.given_up == 1
    assert evening.toasts() == []
    evening.close()


@pytest.mark.parametrize("moves", ["", ONE_VOTE])
def test_without_a_process_the_rule_of_thumb_answers_at_once(moves: str) -> None:
    thinker = Searcher(pid=None)
    evening = table(thinker, moves)
    started = thinker.started
    evening.press("h")
    assert len(evening.toasts()) == 1
    assert thinker.hints == []
    assert thinker.started == started + 1
    evening.close()
