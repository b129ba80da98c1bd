"""From matches to the lines of the list: those in play first, then a heading for every day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from game.scenes.history.listing import Line
from game.scenes.kept.said import day_name
from game.scenes.words import history as words
from game.store import KeptMatch


def lines_of(playing: Sequence[KeptMatch], over: Sequence[KeptMatch], today: date) -> list[Line]:
    """The lines in their order."""
    lines = [Line(words.IN_PLAY), *(Line(match=match) for match in playing)] if playing else []
    day: date | None = None
    for match in over:
        ended = (match.ended or match.changed).date()
        if ended != day:
            lines.append(Line(day_name(ended, today)))
            day = ended
        lines.append(Line(match=match))
    return lines
