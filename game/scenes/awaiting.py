"""Promises of the store that a screen has asked for: looked at once a frame, never waited for."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from game.match.match import Match
from game.rules.record import RecordError
from game.scenes.house import House
from game.stage.scene import Scene
from game.store import StoreError

T = TypeVar("T")


@dataclass
class _Asked:
    promise: Future[Any]
    then: Callable[[Any], None]
    refused: Callable[[str], None]
    give_back: Callable[[Any], None] | None


class Awaiting:
    """Calls back in the frame after an answer came, in the order in which was asked."""

    def __init__(self) -> None:
        self._asked: list[_Asked] = []

    def ask(self, promise: Future[T], then: Callable[[T], None], refused: Callable[[str], None]) -> None:
        """`then` gets the answer; `refused` the sentence where there is none."""
        self._asked.append(_Asked(promise, then, refused, None))

    def take_up(
        self,
        scene: Scene,
        house: House,
        number: int,
        sit: Callable[[Match], None],
        refused: Callable[[str], None],
    ) -> None:
        """A kept match for its table: `sit` gets it if the scene is on top then, else it is put down again.

        While one is on its way no other is asked for: of one and the same only the last could be gone on with.
        """
        if any(asked.give_back is not None for asked in self._asked):
            return

        def arrive(match: Match) -> None:
            if scene.stage.top is scene:
                sit(match)
            else:
                house.put_down(match)

        self._asked.append(_Asked(house.resume(number), arrive, refused, house.put_down))

    def leave(self) -> None:
        """Nobody is here any more: nothing is passed on, and a match that still comes is put down."""
        asked, self._asked = self._asked, []
        for each in asked:
            if each.give_back is not None:
                each.promise.add_done_callback(partial(_give_back, each.give_back))

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


def _give_back(give_back: Callable[[Any], None], promise: Future[Any]) -> None:
    if promise.exception() is None:
        give_back(promise.result())
