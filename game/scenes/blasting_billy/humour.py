"""How Billy feels at the table: now and then he blinks, and a gift pleases him for a moment."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.blasting_billy.cards import Place
from game.rules.blasting_billy.events import Placed
from game.scenes.blasting_billy.room import Mood

BLINKS_EVERY, SHUT = 5.2, 0.14
"""Seconds from blink to blink, and for which his eyes are shut."""
PLEASED = 1.5
"""Seconds for which a gift pleases him."""


class Humour:
    """Told of what is shown; `mood` is how he looks now. Times in seconds."""

    def __init__(self) -> None:
        self.mood = Mood.LEAN
        self._pleased = 0.0
        self._age = 0.0

    def hear(self, events: Iterable[object]) -> None:
        """These events are shown now."""
        if any(isinstance(event, Placed) and event.place is Place.BILLY for event in events):
            self._pleased = PLEASED

    def update(self, dt: float, still: bool) -> bool:
        """Time goes by; `still`: he doesn't blink. True if he looks different now."""
        self._pleased = max(0.0, self._pleased - dt)
        self._age = (self._age + dt) % BLINKS_EVERY
        before = self.mood
        if self._pleased:
            self.mood = Mood.PLEASED
        elif self._age > BLINKS_EVERY - SHUT and not still:
            self.mood = Mood.BLINK
        else:
            self.mood = Mood.LEAN
        return self.mood is not before
