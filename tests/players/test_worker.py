"""The process that thinks for computer players: honest, never late, and gone when it isn't needed."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing import Pipe
from multiprocessing.connection import Connection, wait
from pathlib import Path
from random import Random

import pytest

from game.match.match import Match, Sitter
from game.players import worker
from game.players.blasting_billy import THUMB
from game.players.worker import Answer, Finished, Request, Reviewed, Worker, decide, look_back
from game.rules.blasting_billy import GAME
from game.rules.bullets_and_bombs import GAME as BOMBS
from game.rules.core import read_options
from tests.games import plain_tables, random_game
from tests.rules.blasting_billy.table import dealt

WAY_TOO_LONG = 60.0
"""Seconds after which a test gives up; nothing here takes so long on any machine."""


def request(number: int, level: str = "hard", seed: str = "s") -> Request:
    return Request(number, GAME.id, level, dealt("G9 D6 J7", "B0 B1 B2").view(0), seed)


def awaited(thinker: Worker, number: int) -> Answer:
    """The next answer; the pipe is waited for, not the clock."""
    end = time.monotonic() + WAY_TOO_LONG
    while time.monotonic() < end:
        answer = thinker.poll()
        if answer is not None:
            assert answer.number == number
            return answer
        if thinker._pipe is not None:
            wait([thinker._pipe], timeout=1)
    raise AssertionError("no answer came")


@pytest.fixture
def thinker() -> Iterator[Worker]:
    made = Worker()
    yield made
    made.close()


def gone(pid: int) -> bool:
    """Whether the process has ended, given time to."""
    end = time.monotonic() + WAY_TOO_LONG
    while time.monotonic() < end:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        with open(f"/proc/{pid}/stat", encoding="ascii") as stat:
            if stat.read().rpartition(")")[2].split()[0] == "Z":
                return True
        os.sched_yield()
    return False


def test_it_answers_what_the_level_would_choose(thinker: Worker) -> None:
    thinker.ask(request(1, "normal"))
    assert awaited(thinker, 1) == decide(request(1, "normal"))
    assert thinker.poll() is None


def test_requests_are_answered_in_their_order_by_one_process(thinker: Worker) -> None:
    thinker.start()
    pid = thinker.pid
    for number in (1, 2, 3):
        thinker.ask(request(number, "normal", str(number)))
    for number in (1, 2, 3):
        awaited(thinker, number)
    assert thinker.pid == pid


def test_easy_answers_at_once_without_a_process(thinker: Worker) -> None:
    thinker.ask(request(1, "easy"))
    answer = thinker.poll()
    assert answer is not None
    assert answer.move == THUMB.choose(request(1).view, Random(0))
    assert thinker.pid is None


def serve_without_haste(pipe: Connection) -> None:
    """As the worker does, but however busy the machine is, it thinks to the end."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(worker.LIMITS, "normal", WAY_TOO_LONG)
        worker.serve(pipe)


def test_the_choice_is_the_same_when_only_hidden_cards_differ() -> None:
    thinker = Worker(lambda: 0.0, target=serve_without_haste)
    view = dealt("G9 D6 J7", "B0 B1 B2").view(0)
    other = GAME.sample(view, Random(8))
    assert other.faces != dealt("G9 D6 J7", "B0 B1 B2").faces
    for number, seen in enumerate((view, other.view(0))):
        thinker.ask(Request(number, GAME.id, "normal", seen, "seed"))
    assert awaited(thinker, 0).move == awaited(thinker, 1).move
    thinker.close()


def test_a_hint_comes_with_a_sentence(thinker: Worker) -> None:
    thinker.ask(request(1, worker.HINT))
    answer = awaited(thinker, 1)
    assert answer.move in request(1).view.legal
    assert str(answer.move).split(" ")[1] in answer.reason


def test_what_was_cancelled_is_never_answered(thinker: Worker) -> None:
    thinker.ask(request(1))
    thinker.ask(request(2))
    thinker.cancel()
    thinker.ask(request(3, "normal"))
    awaited(thinker, 3)
    assert thinker.poll() is None


def test_if_it_is_killed_an_answer_still_comes_and_the_log_says_why(
    thinker: Worker, caplog: pytest.LogCaptureFixture
) -> None:
    thinker.ask(request(1))
    pid, process = thinker.pid, thinker._process
    assert process is not None
    process.kill()
    answer = awaited(thinker, 1)
    assert answer.move == THUMB.choose(request(1).view, Random(0))
    assert "died" in caplog.text
    thinker.ask(request(2, "normal"))
    assert thinker.pid != pid
    assert awaited(thinker, 2) == decide(request(2, "normal"))


def hang(pipe: Connection) -> None:
    """A worker that is ready and then does nothing."""
    pipe.send(worker.Ready())
    while True:
        pipe.recv()


def test_if_it_hangs_the_rule_of_thumb_answers(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    thinker = Worker(lambda: now, hang)
    thinker.ask(request(1))
    assert thinker._pipe is not None
    assert wait([thinker._pipe], timeout=WAY_TOO_LONG)
    assert thinker.poll() is None
    now = worker.LIMITS["hard"] + worker.GRACE + 0.1
    answer = thinker.poll()
    assert answer is not None
    assert answer.move == THUMB.choose(request(1).view, Random(0))
    assert "hangs" in caplog.text
    assert thinker.pid is None


# ------------------------------------------------------------------ looking back at finished games
def finished(number: int) -> Finished:
    """The deal that begins a game of Bullets and Bombs."""
    match = Match(BOMBS, [Sitter("You")], read_options(BOMBS.options, {}, 1), Random(1))
    match.settle()
    deal = match.record().moves[0].removeprefix("*:")
    return Finished(number, BOMBS.id, deal, match.options, deal)


def looked_back(thinker: Worker, number: int) -> Reviewed:
    """What came of a finished game; the pipe is waited for, not the clock."""
    end = time.monotonic() + WAY_TOO_LONG
    while time.monotonic() < end:
        found = thinker.reviewed(number)
        if found is not None:
            return found
        if thinker._pipe is not None:
            wait([thinker._pipe], timeout=1)
    raise AssertionError("nothing came")


def test_it_looks_back_at_a_game_between_two_decisions(thinker: Worker) -> None:
    thinker.ask(request(1, "normal"))
    thinker.look_back(finished(2))
    thinker.ask(request(3, "normal"))
    assert looked_back(thinker, 2) == look_back(finished(2))
    assert thinker.reviewed(2) is None
    for number in (1, 3):
        assert awaited(thinker, number) == decide(request(number, "normal"))


def test_what_was_given_up_is_not_looked_back_at(thinker: Worker) -> None:
    thinker.look_back(finished(1))
    thinker.cancel()
    thinker.ask(request(2, "normal"))
    awaited(thinker, 2)
    assert thinker.reviewed(1) is None


def test_if_it_hangs_nothing_comes_of_looking_back() -> None:
    now = 0.0
    thinker = Worker(lambda: now, hang)
    thinker.look_back(finished(1))
    assert thinker._pipe is not None
    assert wait([thinker._pipe], timeout=WAY_TOO_LONG)
    assert thinker.reviewed(1) is None
    now = worker.LIMITS[worker.REVIEW] + worker.GRACE + 0.1
    assert thinker.reviewed(1) == Reviewed(1, None)
    assert thinker.pid is None


PARENT = """
import sys
from game.players.worker import Worker
from tests.players.test_worker import awaited, request
if __name__ == "__main__":
    worker = Worker()
    worker.ask(request(1, "normal"))
    awaited(worker, 1)
    print(worker.pid, flush=True)
    sys.stdin.read()
"""


@pytest.mark.skipif(not os.path.isdir("/proc"), reason="needs /proc to see processes")
@pytest.mark.parametrize("busy", [False, True])
def test_when_the_parent_is_killed_the_worker_goes_too(tmp_path: Path, busy: bool) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT.replace("    print", "    worker.ask(request(2))\n    print") if busy else PARENT)
    parent = subprocess.Popen(
        [sys.executable, str(script)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.getcwd()},
    )
    assert parent.stdout is not None
    pid = int(parent.stdout.readline())
    parent.kill()
    parent.wait()
    assert gone(pid)
    for pipe in (parent.stdin, parent.stdout):
        assert pipe is not None
        pipe.close()


def test_neither_pygame_nor_scenes_are_loaded_by_it() -> None:
    code = "import sys, game.players.worker; print([m for m in sys.modules if 'pygame' in m or 'game.scenes' in m])"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


def test_the_clock_cuts_a_search_off(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 5.0
    monkeypatch.setattr(worker, "monotonic", lambda: now)
    here, there = Pipe()
    stop = worker._Post(here).stopper(0.3)
    assert not stop()
    now = 5.29
    assert not stop()
    now = 5.3
    assert stop()
    there.close()
    here.close()


def test_views_of_all_games_go_through_a_pipe() -> None:
    for table in plain_tables():
        for number, (state, seat, _) in enumerate(random_game(table, 3)):
            if seat >= 0 and number % 9 == 0:
                view = state.view(seat)
                assert pickle.loads(pickle.dumps(view)) == view
