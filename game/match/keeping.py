"""What a match tells whoever keeps its record, and the promise it gets back."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Final

from game.rules.core import Result


@dataclass(frozen=True, slots=True)
class Change:
    """A change of a match: the first `after` moves of its record stand, and `moves`, as written, are all that follow.

    `practice` and `result` are how they stand now.
    """

    after: int
    moves: tuple[str, ...]
    practice: bool
    result: Result | None


Keep = Callable[[Change], Future[bool]]
"""Gets every change in its order; the promise is whether it was kept. It may be called for the whole record anew."""


def done(kept: bool) -> Future[bool]:
    """A promise that has been kept, or not."""
    promise: Future[bool] = Future()
    promise.set_result(kept)
    return promise


UNKEPT: Final = done(False)
"""The promise where nobody keeps the match, and of a card of a race that isn't settled yet."""
