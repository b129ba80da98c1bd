"""The states of a game at any of its moves: some are kept, the others are played again from the nearest before."""

from __future__ import annotations

from typing import Any

from game.rules.core import State

SPACING = 8
"""Moves from one kept state to the next, as long as the game isn't extraordinarily long."""
MOST = 128
"""States that are kept at most: then every second is given up, so that no record can fill the memory."""


class Reel:
    """The moves of a game from its start on, seats with moves, and the way to the state at any of them."""

    def __init__(self, start: State[Any]) -> None:
        self.moves: list[tuple[int, Any]] = []
        self._spacing = SPACING
        self._kept: list[State[Any]] = [start.copy()]

    def add(self, seat: int, move: Any, after: State[Any]) -> None:
        """One more move; `after` is the state it led to, which stays the caller's."""
        self.moves.append((seat, move))
        if len(self.moves) % self._spacing:
            return
        self._kept.append(after.copy())
        if len(self._kept) > MOST:
            self._kept = self._kept[::2]
            self._spacing *= 2

    def at(self, ply: int) -> State[Any]:
        """A state of one's own: before move number `ply`, or after the last one."""
        first = ply // self._spacing
        state = self._kept[first].copy()
        for seat, move in self.moves[first * self._spacing : ply]:
            state.play(seat, move)
        return state

    def cut(self, ply: int) -> None:
        """Forget the moves from number `ply` on."""
        del self.moves[ply:]
        del self._kept[ply // self._spacing + 1 :]
