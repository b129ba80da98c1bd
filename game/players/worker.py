"""One warm process that thinks for all computer players: it gets views, never states, and answers moves.

`Worker` is the side of the window: it never waits. The other side, `serve`, runs in a spawned process that imports
nothing but rules and players, and ends as soon as the pipe between the two closes, however the window ended. If it dies
or hangs, the rule of thumb answers, a line in the log says so, and the next request gets a new process.
"""

from __future__ import annotations

import logging
import signal
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from random import Random
from time import monotonic
from typing import Any, Final

from game.players import OPPONENTS
from game.players.core import Deep, Review
from game.rules.core import Move
from game.rules.view import View

HINT: Final = "hint"
"""The level of a request for what hard would do and why."""
REVIEW: Final = "review"
"""What a request to look back at a game has in place of a level."""
LIMITS: Final = {"normal": 0.3, "hard": 1.0, HINT: 1.0, REVIEW: 20.0}
"""Seconds after which the clock cuts a search off, by level; matches without a window know no clock."""
GRACE: Final = 2.0
"""Seconds beyond the limit until a worker counts as hung."""
BOOT: Final = 15.0
"""Seconds that a new process may take until it is ready, on a slow machine."""
LOOK: Final = 0.01
"""Seconds between two looks at the pipe during a search: so soon is it given up."""

_LOG: Final = logging.getLogger("game")


@dataclass(frozen=True, slots=True)
class Request:
    """A decision to be made. `number` tells requests apart; `seed` makes the answer repeatable."""

    number: int
    game: str
    level: str
    view: View[Any]
    seed: str


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game to be looked back at; fields as in `LookBack`. `number` tells it from other requests."""

    number: int
    game: str
    deal: str
    options: Mapping[str, object]
    seed: str
    level: str = REVIEW


@dataclass(frozen=True, slots=True)
class Reviewed:
    """What came of the finished game of that number; None if nothing did."""

    number: int
    review: Review | None


@dataclass(frozen=True, slots=True)
class Answer:
    """The move for the request of that number. `reason`: a sentence for it, where a hint was asked for."""

    number: int
    move: Move
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Ready:
    """The process has loaded all that it needs."""


@dataclass(frozen=True, slots=True)
class Cancel:
    """Everything that was asked before is given up."""


def decide(request: Request, stop: Callable[[], bool] | None = None) -> Answer:
    """The answer to a request, thought out here and now."""
    opponents, rng = OPPONENTS[request.game], Random(request.seed)
    if request.level == HINT and opponents.hint is not None:
        return Answer(request.number, *opponents.hint(request.view, rng, stop))
    player = opponents.levels["hard" if request.level == HINT else request.level]
    if isinstance(player, Deep):
        return Answer(request.number, player.choose(request.view, rng, stop))
    return Answer(request.number, player.choose(request.view, rng))


def look_back(finished: Finished) -> Reviewed:
    """What a finished game could have brought, found out here and now; None for games of which nobody can say it."""
    look = OPPONENTS[finished.game].look_back
    review = None if look is None else look(finished.deal, finished.options, finished.seed)
    return Reviewed(finished.number, review)


def by_thumb(request: Request) -> Answer:
    """What the rule of thumb does, at once."""
    return Answer(request.number, OPPONENTS[request.game].thumb.choose(request.view, Random(request.seed)))


def at_once(request: Request) -> bool:
    """Whether nothing needs to be thought about."""
    if request.level == HINT:
        return False
    return not isinstance(OPPONENTS[request.game].levels[request.level], Deep)


# ---------------------------------------------------------------- the side of the process


class _Post:
    """What has come through the pipe and waits."""

    def __init__(self, pipe: Connection) -> None:
        self.pipe = pipe
        self.waiting: deque[Request | Finished] = deque()
        self.cancelled = False

    def take_in(self) -> None:
        """Wait for something. Raises EOFError or OSError once the other side is gone."""
        letter = self.pipe.recv()
        if isinstance(letter, Cancel):
            self.waiting.clear()
            self.cancelled = True
        else:
            self.waiting.append(letter)

    def stopper(self, limit: float) -> Callable[[], bool]:
        """Whether a search that begins now must end: its time is up, or it was given up."""
        now = monotonic()
        end, look = now + limit, now + LOOK

        def stop() -> bool:
            nonlocal look
            now = monotonic()
            if now >= look:
                look = now + LOOK
                while self.pipe.poll():
                    self.take_in()
            return now >= end or self.cancelled

        return stop


def serve(pipe: Connection) -> None:
    """Answer requests one after the other until the pipe closes."""
    with suppress(ValueError):  # where it isn't the main thread's
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the window, which then closes the pipe
    post = _Post(pipe)
    with suppress(EOFError, OSError):
        pipe.send(Ready())
        while True:
            while not post.waiting:
                post.take_in()
            request = post.waiting.popleft()
            post.cancelled = False
            if isinstance(request, Finished):
                pipe.send(look_back(request))
                continue
            answer = decide(request, post.stopper(LIMITS[request.level]))
            if not post.cancelled:
                pipe.send(answer)


# ---------------------------------------------------------------- the side of the window


class Worker:
    """Thinks about requests in the order in which they came, in a process of its own. No call ever waits."""

    def __init__(self, clock: Callable[[], float] = monotonic, target: Callable[[Connection], None] = serve) -> None:
        self._clock = clock
        self._target = target
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._ready = False
        self._since = 0.0
        self._asked: deque[Request | Finished] = deque()
        self._answers: deque[Answer] = deque()
        self._reviewed: dict[int, Reviewed] = {}

    @property
    def pid(self) -> int | None:
        """The process that thinks; None while there is none."""
        return self._process.pid if self._process is not None else None

    def start(self) -> None:
        """Have a process ready: when the first table with a computer player opens."""
        if self._process is not None:
            return
        context = get_context("spawn")
        self._pipe, other = context.Pipe()
        self._process = context.Process(target=self._target, args=(other,), name="saloon-worker", daemon=True)
        self._process.start()
        other.close()
        self._ready = False
        self._since = self._clock()

    def ask(self, request: Request) -> None:
        """Begin to think about it. A level that doesn't search answers on the spot."""
        if at_once(request):
            self._answers.append(decide(request))
            return
        self._queue(request)

    def look_back(self, finished: Finished) -> None:
        """Begin to look back at a game; `reviewed` has what comes of it."""
        self._queue(finished)

    def reviewed(self, number: int) -> Reviewed | None:
        """What came of the finished game of this number; None while nothing has. It is handed out once."""
        self._listen()
        if number not in self._reviewed:
            self._give_up_waiting()
        return self._reviewed.pop(number, None)

    def _queue(self, request: Request | Finished) -> None:
        self.start()
        if not self._asked:
            self._since = self._clock()
        self._asked.append(request)
        self._send(request)

    def poll(self) -> Answer | None:
        """An answer that has come; None while there is none. Late ones to what was cancelled never come."""
        self._listen()
        if not self._answers:
            self._give_up_waiting()
        return self._answers.popleft() if self._answers else None

    def cancel(self) -> None:
        """Give up everything that was asked; no answer comes to it any more."""
        self._answers.clear()
        self._reviewed.clear()
        if self._asked:
            self._asked.clear()
            self._send(Cancel())

    def close(self) -> None:
        """End the process. A new request starts another one."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._pipe = self._process = None
        self._asked.clear()
        self._answers.clear()
        self._reviewed.clear()

    def _send(self, letter: Request | Finished | Cancel) -> None:
        assert self._pipe is not None
        try:
            self._pipe.send(letter)
        except OSError:
            self._replace("died")

    def _listen(self) -> None:
        try:
            while self._pipe is not None and self._pipe.poll():
                letter = self._pipe.recv()
                self._since = self._clock()
                if isinstance(letter, Ready):
                    self._ready = True
                elif self._asked and letter.number == self._asked[0].number:
                    self._asked.popleft()
                    self._take(letter)
        except (EOFError, OSError):
            self._replace("died")

    def _take(self, letter: Answer | Reviewed) -> None:
        if isinstance(letter, Reviewed):
            self._reviewed[letter.number] = letter
        else:
            self._answers.append(letter)

    def _give_up_waiting(self) -> None:
        if self._asked and self._overdue():
            self._replace("hangs")

    def _overdue(self) -> bool:
        limit = LIMITS[self._asked[0].level] + GRACE
        return self._clock() - self._since > (limit if self._ready else BOOT)

    def _replace(self, why: str) -> None:
        """Answer by the rule of thumb what was asked, and think about what comes next in a new process."""
        _LOG.warning("the process of the computer players %s; the rule of thumb answers", why)
        asked, answers, reviewed = [*self._asked], [*self._answers], dict(self._reviewed)
        self.close()
        self._answers.extend(answers)
        self._reviewed |= reviewed
        for request in asked:
            self._take(Reviewed(request.number, None) if isinstance(request, Finished) else by_thumb(request))
