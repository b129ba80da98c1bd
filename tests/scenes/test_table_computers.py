"""Computer players at a table: asked with a view, moved at a pace, cancelled, replaced by the rule of thumb."""

from __future__ import annotations

from random import Random
from time import monotonic

import pytest

from game.players.worker import Worker
from game.scenes.table.thinker import Answer, FastThinker, Request, by_thumb
from tests.scenes.plain import Crowd

ANN, BOB = 0, 1


class SlowThinker:
    """Answers only what it is told to; notes what it was asked and when all was cancelled."""

    def __init__(self) -> None:
        self.asked: list[Request] = []
        self.answers: list[Answer] = []
        self.cancelled = 0
        self.started = False

    def start(self) -> None:
        self.started = True

    def ask(self, request: Request) -> None:
        self.asked.append(request)

    def poll(self) -> Answer | None:
        return self.answers.pop(0) if self.answers else None

    def cancel(self) -> None:
        self.cancelled += 1
        self.answers.clear()

    def answer(self, number: int | None = None) -> None:
        """Answer the last request, as if it were the one of that number."""
        request = self.asked[-1]
        self.answers.append(Answer(request.number if number is None else number, by_thumb(request)))


def crowd_of(thinker: SlowThinker, *levels: str | None, speed: str = "fast", first: int = BOB) -> Crowd:
    crowd = Crowd("blasting-billy", levels, thinker=thinker, speed=speed, first=first)
    crowd.until(lambda: bool(thinker.asked) or crowd.may_choose())
    return crowd


def close(crowd: Crowd) -> None:
    crowd.close()
    assert crowd.caught == []


def test_a_player_is_asked_with_the_view_of_its_seat_and_nothing_else() -> None:
    thinker = SlowThinker()
    crowd = crowd_of(thinker, None, "hard")
    assert thinker.started
    (request,) = thinker.asked
    assert (request.game, request.level, request.view.seat) == ("blasting-billy", "hard", BOB)
    assert request.view == crowd.table.match.view(BOB)
    assert not any(card.face for card in request.view.zone("hand", ANN).cards)
    close(crowd)


def test_people_can_look_around_while_it_thinks() -> None:
    thinker = SlowThinker()
    crowd = crowd_of(thinker, None, "easy")
    crowd.frames(200)
    assert len(thinker.asked) == 1
    assert crowd.table.match.length == 2
    crowd.press("ESCAPE")
    assert crowd.top is not crowd.table
    close(crowd)


def test_its_move_waits_until_what_was_before_has_been_seen() -> None:
    thinker = SlowThinker()
    crowd = Crowd("blasting-billy", [None, "easy"], thinker=thinker, speed="normal", first=BOB)
    crowd.until(lambda: bool(thinker.asked))
    thinker.answer()
    while not crowd.table.at_rest:
        assert crowd.table.match.length == 2
        crowd.frames(1)
    crowd.frames(40)
    assert crowd.table.match.length == 2
    crowd.until(lambda: crowd.table.match.length == 3, 20)
    close(crowd)


def test_a_click_hurries_it() -> None:
    thinker = SlowThinker()
    crowd = Crowd("blasting-billy", [None, "easy"], thinker=thinker, speed="slow", first=BOB)
    crowd.until(lambda: bool(thinker.asked))
    thinker.answer()
    crowd.until(lambda: crowd.table.at_rest)
    crowd.frames(2)
    assert crowd.table.match.length == 2
    crowd.click((300, 300))
    crowd.frames(1)
    assert crowd.table.match.length == 3
    close(crowd)


@pytest.mark.parametrize("after", [0, 30])
def test_where_a_quick_answer_would_tell_something_all_take_the_same_time(after: int) -> None:
    thinker = SlowThinker()
    crowd = crowd_of(thinker, None, "easy", speed="off")
    crowd.table.computers.steady = 2.0
    crowd.until(lambda: crowd.table.at_rest)
    crowd.frames(after)
    thinker.answer()
    crowd.frames(100 - after)
    assert crowd.table.match.length == 2
    crowd.until(lambda: crowd.table.match.length == 3, 30)
    close(crowd)


def test_nothing_goes_on_under_the_pause() -> None:
    thinker = SlowThinker()
    crowd = crowd_of(thinker, None, "easy")
    crowd.until(lambda: crowd.table.at_rest)
    crowd.press("ESCAPE")
    thinker.answer()
    crowd.frames(200)
    assert crowd.table.match.length == 2
    crowd.press("ESCAPE")
    crowd.until(lambda: crowd.table.match.length == 3)
    close(crowd)


def test_without_computer_players_nobody_gets_ready() -> None:
    thinker = SlowThinker()
    close(Crowd("blasting-billy", [None, None], thinker=thinker))
    assert not thinker.started


def test_a_thinker_that_never_answers_is_replaced_by_the_rule_of_thumb() -> None:
    thinker = SlowThinker()
    crowd = crowd_of(thinker, None, "hard")
    cancelled = thinker.cancelled
    request = thinker.asked[0]
    crowd.until(lambda: crowd.table.match.length == 3, 1400)
    assert thinker.cancelled == cancelled + 1
    assert crowd.table.past.steps[-1].move == by_thumb(request).move
    close(crowd)


def test_a_late_answer_to_something_else_is_dropped() -> None:
    thinker = SlowThinker()
    crowd = crowd_of(thinker, None, "easy")
    thinker.answer(number=thinker.asked[-1].number - 1)
    crowd.frames(120)
    assert crowd.table.match.length == 2
    thinker.answer()
    crowd.until(lambda: crowd.table.match.length == 3)
    close(crowd)


def test_taking_back_cancels_what_is_being_thought_about() -> None:
    thinker = SlowThinker()
    crowd = Crowd("bluffing-billionaires", [None, "easy", "easy"], thinker=thinker, speed="fast", first=ANN)
    crowd.until(crowd.may_choose)
    crowd.choose()
    crowd.until(lambda: bool(thinker.asked))
    cancelled = thinker.cancelled
    crowd.press("u")
    assert thinker.cancelled == cancelled + 1
    thinker.answer()
    crowd.frames(90)
    assert crowd.table.match.to_move == (ANN,)
    assert crowd.may_choose()
    close(crowd)


def test_leaving_cancels_too() -> None:
    thinker = SlowThinker()
    crowd = crowd_of(thinker, None, "easy")
    cancelled = thinker.cancelled
    crowd.stage.back_to_first()
    assert thinker.cancelled == cancelled + 1
    close(crowd)


def test_at_simultaneous_decisions_computer_players_wait_for_people() -> None:
    """They may have thought before; but nothing shows until the last person has decided."""
    thinker = FastThinker("random")
    crowd = Crowd("blast", [None, "easy"], thinker=thinker, speed="off", hold=0.0)
    luck = Random(1)
    while crowd.table.match.to_move != (ANN, BOB):
        if crowd.may_choose():
            crowd.choose(luck.randrange(len(crowd.table.fingers.picking.offers)))
        else:
            crowd.frames(1)
    length = crowd.table.match.length
    crowd.until(crowd.may_choose)
    crowd.frames(120)
    assert crowd.table.match.length == length
    crowd.choose()
    crowd.until(lambda: crowd.table.match.to_move != (BOB,))
    assert crowd.table.match.length == length + 2
    close(crowd)


@pytest.mark.parametrize("level", ["random", "easy"])
def test_the_fast_thinker_answers_in_order_and_repeatably(level: str) -> None:
    crowd = Crowd("blast", [None, "easy"], first=BOB)
    view = crowd.table.match.view(BOB)
    requests = [Request(number, "blast", level, view, f"seed/{number}") for number in range(3)]
    found = []
    for _ in range(2):
        thinker = FastThinker()
        for request in requests:
            thinker.ask(request)
        found.append([thinker.poll() for _ in range(4)])
    assert found[0] == found[1]
    assert [answer.number if answer else None for answer in found[0]] == [0, 1, 2, None]
    thinker.ask(requests[0])
    thinker.cancel()
    assert thinker.poll() is None
    close(crowd)


def test_the_process_of_the_window_plays_at_a_table() -> None:
    worker = Worker()
    crowd = Crowd("blasting-billy", [None, "normal"], thinker=worker, first=BOB)
    assert worker.pid is not None
    deadline = monotonic() + 60
    while crowd.table.match.length < 3:
        crowd.frames(1)
        assert monotonic() < deadline, "no move came"
    close(crowd)
    worker.close()
    assert worker.pid is None
