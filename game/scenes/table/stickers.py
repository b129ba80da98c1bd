"""Small pictures that lie on the cards (numbers, tags): put together once, then stuck on with one call a frame."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence

from pygame import Surface

Sticker = tuple[Surface, tuple[int, int]]
"""A picture and the place of its upper left corner."""


class Stickers:
    """A set of them, kept for as long as what they show stays the same."""

    def __init__(self) -> None:
        self._subject: object = None
        self._key: Hashable = None
        self._stuck: Sequence[Sticker] | None = None

    def draw(self, surface: Surface, subject: object, key: Hashable, make: Callable[[], Sequence[Sticker]]) -> None:
        """Stick them on. They are made anew if `subject` is another object (a view, say) or `key` differs, which must
        hold everything else that `make` looks at."""
        if self._stuck is None or subject is not self._subject or key != self._key:
            self._stuck, self._subject, self._key = make(), subject, key
        surface.blits(self._stuck, doreturn=False)
