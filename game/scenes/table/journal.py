"""The log: a line for everything that all saw, up to what is shown now."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.match.match import Match
from game.rules.core import Event
from game.rules.record import Record, unspell
from game.stage import text, theme
from game.stage.theme import Colour, Role
from game.stage.units import Units

Say = Callable[[object], str | None]
"""A line for an event, or None."""
GAP = 0.28
"""Room between two lines of the log, in heights of a row."""


@dataclass(frozen=True)
class Line:
    """One line. `step`: the number of the step that it belongs to; negative before the table was opened. `event`:
    what it tells of, for games that draw it."""

    step: int
    words: str
    event: object = None


class Journal:
    """Lines in order. What is shown again is written again, so that the log never runs ahead of the table."""

    def __init__(self, say: Say | None) -> None:
        self._say = say
        self.lines: list[Line] = []

    def begin(self, match: Match) -> None:
        """A match is opened: write what has happened in it so far."""
        self.lines.clear()
        for events in past_events(match.record()):
            self.write(-1, events)

    def write(self, step: int, events: Iterable[object]) -> None:
        """Events of a step are shown now."""
        for event in events:
            words = self._say(event) if self._say is not None else None
            if words:
                self.lines.append(Line(step, words, event))

    def go_back(self, moment: int) -> None:
        """Only the first `moment` steps since the table was opened have been shown."""
        self.lines = [line for line in self.lines if line.step < moment]

    @property
    def last(self) -> str:
        """The newest line; "" if there is none."""
        return self.lines[-1].words if self.lines else ""

    def draw_log(self, surface: Surface, box: Rect, units: Units, size: int = 20) -> None:
        """The newest lines from the bottom of a box upwards, on a dark ground; those of the last step in lamp."""
        px = units.text(size)
        bottom = box.bottom
        newest = self.lines[-1].step if self.lines else 0
        for line in reversed(self.lines):
            tall = text.paragraph_height(line.words, Role.TEXT, px, box.w)
            if bottom - tall < box.top:
                return
            tone: Colour = theme.LAMP if line.step == newest and newest >= 0 else theme.FAINT
            text.paragraph(surface, line.words, (box.x, bottom - tall), box.w, Role.TEXT, px, tone)
            bottom -= tall + round(px * GAP)


def past_events(record: Record) -> Sequence[tuple[Event, ...]]:
    """What the whole table saw of each move of a record."""
    state = record.start()
    found = []
    for written in record.moves:
        events: list[Event] = []
        state.play(*unspell(record.game, written), events)
        found.append(tuple(events))
    return found
