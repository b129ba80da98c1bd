"""How a table asks computer players: a view out, a move in, later. The window has a process that thinks (`Worker`)."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import Protocol

from game.players.worker import Answer, Request, by_thumb, decide

__all__ = ["Answer", "FastThinker", "Request", "Thinker", "by_thumb"]


class Thinker(Protocol):
    """Thinks about one request at a time, in the order in which they came."""

    def start(self) -> None:
        """A table with computer players opens: get ready."""
        ...

    def ask(self, request: Request) -> None:
        """Begin to think about it; returns at once."""
        ...

    def poll(self) -> Answer | None:
        """An answer that has come; None while there is none."""
        ...

    def cancel(self) -> None:
        """Give up everything that was asked; no answer comes to it any more."""
        ...


class FastThinker:
    """Thinks on the spot, in this process: for tests and for where no other process can be had."""

    def __init__(self, level: str | None = None) -> None:
        self.level = level
        """Who answers, whatever level is asked for; None: the one that is asked for."""
        self._waiting: deque[Request] = deque()

    def start(self) -> None:
        """There is nothing to get ready."""

    def ask(self, request: Request) -> None:
        """Keep the request for the next poll."""
        self._waiting.append(request)

    def poll(self) -> Answer | None:
        """The answer to the oldest request."""
        if not self._waiting:
            return None
        request = self._waiting.popleft()
        return decide(replace(request, level=self.level or request.level))

    def cancel(self) -> None:
        """Forget what was asked."""
        self._waiting.clear()
