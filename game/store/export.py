"""Matches as a table for other programs: comma-separated, UTF-8, a line a seat."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable

from game.store.history import KeptMatch

COLUMNS = (
    "ended", "game", "deal", "practice", "players", "seat", "name", "computer", "won", "score", "moves", "seconds",
)  # fmt: skip
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def as_csv(matches: Iterable[KeptMatch]) -> str:
    """The table with a line of names above it. Scores that don't exist are empty."""
    text = io.StringIO(newline="")
    table = csv.writer(text)
    table.writerow(COLUMNS)
    for match in matches:
        for number, seat in enumerate(match.seats):
            table.writerow(
                (
                    match.ended.isoformat() if match.ended else "",
                    match.game,
                    match.deal,
                    "yes" if match.practice else "no",
                    len(match.seats),
                    number,
                    _harmless(seat.name),
                    seat.level or "",
                    "yes" if seat.won else "no",
                    "" if seat.score is None else seat.score,
                    match.length,
                    round(match.played.total_seconds()),
                )
            )
    return text.getvalue()


def _harmless(name: str) -> str:
    """A name that a spreadsheet would take for a formula gets an apostrophe before it."""
    return f"'{name}" if name.startswith(_FORMULA) else name
