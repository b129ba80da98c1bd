"""What a game tells the search beside its rules: what is likely, what is worth trying, how it may end."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from game.rules.core import CHANCE, Result, State
from game.rules.view import View

S = TypeVar("S", bound=State[Any])

Sampler = Callable[[Random], S]
"""Draws a full state that the searcher's seat can't tell from the true one; likely ones more often."""


class Lore(Protocol[S]):
    """A game's knowledge for the search. It keeps nothing between calls."""

    def sampler(self, view: View[Any]) -> Sampler[S]:
        """A source of states for a view, each of them free to be played on.

        Hidden votes and gifts that are in are taken back in these states, so that the search asks for them again.
        """
        ...

    def moves(self, state: S, seat: int) -> Sequence[Any]:
        """The moves that the search looks at, all legal, the likely ones first. At most 40."""
        ...

    def eyes(self, state: S, seat: int) -> Hashable:
        """What of its own hidden cards a seat goes by, where that decides more than all else; None: nothing."""
        ...

    def finish(self, state: S, rng: Random) -> Sequence[float]:
        """Play on by a cheap sensible policy, and what it is worth to each seat in the end: its share of a win.

        From 0 to 1 a seat. It may stop early and value the position. The state is used up.
        """
        ...


def shares(result: Result, seats: int) -> list[float]:
    """What a result is worth to each seat: winners share one point."""
    if not result.winners:
        return [0.0] * seats
    share = 1 / len(result.winners)
    return [share if seat in result.winners else 0.0 for seat in range(seats)]


def deal_due(state: State[Any]) -> bool:
    """Whether chance must deal: there the search stops, since what comes is as good as unknown."""
    return state.to_move == (CHANCE,) and not state.legal(CHANCE)
