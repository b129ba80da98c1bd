"""A ground that is painted once and kept for as long as what it shows stays the same: a frame then costs one blit."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from pygame import Surface

from game.stage.grounds import still


class Layer:
    """One opaque picture of the whole window, for what lies still under moving cards."""

    def __init__(self) -> None:
        self._subject: object = None
        self._key: Hashable = None
        self._sheet: Surface | None = None

    def draw(self, surface: Surface, subject: object, key: Hashable, paint: Callable[[Surface], None]) -> None:
        """Blit the picture. It is painted anew if the surface has another size, `subject` is another object (a view,
        say), or `key` differs, which must hold everything else that `paint` looks at."""
        sheet = self._sheet
        if sheet is None or sheet.get_size() != surface.get_size() or subject is not self._subject or key != self._key:
            sheet = still(surface.get_size())
            paint(sheet)
            self._sheet, self._subject, self._key = sheet, subject, key
        surface.blit(sheet, (0, 0))
