"""Promises of the store that a screen has asked for: looked at once a frame, never waited for."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, TypeVar

from game.rules.record import RecordError
from game.store import StoreError

T = TypeVar("T")


@dataclass
class _Asked:
    promise: Future[Any]
    then: Callable[[Any], None]
    refused: Callable[[str], None]


class Awaiting:
    """Calls back in the frame after an answer came, in the order in which was asked."""

    def __init__(self) -> None:
        self._asked: list[_Asked] = []

    def ask(self, promise: Future[T], then: Callable[[T], None], refused: Callable[[str], None]) -> None:
        """`then` gets the answer; `refused` the sentence where there is none."""
        self._asked.append(_Asked(promise, then, refused))

    @property
    def waiting(self) -> bool:
        """Whether an answer is still to come."""
        return bool(self._asked)

    def update(self) -> None:
        """Pass on what has come."""
        while self._asked and self._asked[0].promise.done():
            asked = self._asked.pop(0)
            error = asked.promise.exception()
            if error is None:
                asked.then(asked.promise.result())
            elif isinstance(error, RecordError | StoreError):
                asked.refused(str(error))
            else:
                raise error
