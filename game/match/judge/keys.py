"""Which keys are down, so that a held or repeating key never counts twice (bullets-27, -32)."""

from __future__ import annotations

from collections.abc import Hashable

from game.match.judge.terms import KEYS_DOWN


class Keys:
    """Keys by seat and name; a name is whatever tells the keys of one seat apart."""

    def __init__(self) -> None:
        self._down: dict[tuple[int, Hashable], float] = {}

    def press(self, at: float, seat: int, name: Hashable) -> bool:
        """A key went down; False if it was down already: it repeats, or was never let go."""
        if (seat, name) in self._down:
            return False
        self._down[seat, name] = at
        return True

    def release(self, seat: int, name: Hashable) -> None:
        """A key came up."""
        self._down.pop((seat, name), None)

    def clear(self) -> None:
        """The window lost the keyboard: nobody knows what is down."""
        self._down.clear()

    def held(self, seat: int) -> bool:
        """Whether a key of the seat is down."""
        return any(owner == seat for owner, _ in self._down)

    def block(self, at: float, since: float, but: tuple[int, Hashable]) -> bool:
        """Whether a key of the last card (down since a moment) still keeps the next one away: bullets-32."""
        return any(key != but and down >= since and at - down < KEYS_DOWN for key, down in self._down.items())
