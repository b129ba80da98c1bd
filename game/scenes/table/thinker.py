"""How a table asks computer players: a view out, a move in, later. Who answers is the room of players' business."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from game.players import OPPONENTS
from game.rules.core import Move
from game.rules.view import View

THUMB = "easy"
"""The level that decides at once by its rule of thumb: who falls back, and who gives hints."""


@dataclass(frozen=True)
class Request:
    """A decision to be made. `number` tells requests apart; `seed` makes the answer repeatable."""

    number: int
    game: str
    level: str
    view: View[Any]
    seed: str


@dataclass(frozen=True)
class Answer:
    """The move for the request of that number; None if whoever thought about it broke."""

    number: int
    move: Move | None


class Thinker(Protocol):
    """Thinks about one request at a time, in the order in which they came."""

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

    def ask(self, request: Request) -> None:
        """Keep the request for the next poll."""
        self._waiting.append(request)

    def poll(self) -> Answer | None:
        """The answer to the oldest request."""
        if not self._waiting:
            return None
        request = self._waiting.popleft()
        player = OPPONENTS[request.game].levels[self.level or request.level]
        return Answer(request.number, player.choose(request.view, Random(request.seed)))

    def cancel(self) -> None:
        """Forget what was asked."""
        self._waiting.clear()


def by_thumb(request: Request) -> Move:
    """What the rule of thumb does, at once."""
    return OPPONENTS[request.game].levels[THUMB].choose(request.view, Random(request.seed))
