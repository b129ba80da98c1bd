"""Shelves of drawn surfaces with a bound in bytes: what was used longest ago goes first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

from pygame import Surface


def weight(surface: Surface) -> int:
    """The bytes that a surface takes."""
    return surface.get_pitch() * surface.get_height()


class Shelf:
    """Surfaces by key, at most `bound` bytes of them (the newest always stays)."""

    def __init__(self, bound: int) -> None:
        self.bound = bound
        self.bytes = 0
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """The surface of this key, made now if it isn't there."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = make()
        self.put(key, made)
        return made

    def peek(self, key: Hashable) -> Surface | None:
        """The surface of this key if it is there."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def put(self, key: Hashable, surface: Surface) -> None:
        """Keep a surface; the oldest go if the bound is passed."""
        old = self._kept.pop(key, None)
        if old is not None:
            self.bytes -= weight(old)
        self._kept[key] = surface
        self.bytes += weight(surface)
        while self.bytes > self.bound and len(self._kept) > 1:
            _, gone = self._kept.popitem(last=False)
            self.bytes -= weight(gone)

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._kept)
