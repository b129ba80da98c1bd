"""Section `frames`: our own work a frame (update and draw, no flip) at 1920 × 1080, everything in flight."""

from __future__ import annotations

from tools.bench.cards import frames_of_cards
from tools.bench.measure import middle
from tools.bench.tables import in_flight, tables

_TURNS = 3


def measure() -> dict[str, object]:
    """Median and 99th percentile of milliseconds a frame, and how many sprites fly: bare cards, and every table."""
    runs = [frames_of_cards() for _ in range(_TURNS)]
    found: dict[str, object] = {"cards": {key: middle([run[key] for run in runs], 2) for key in runs[0]}}
    for entry, table, stage in tables():
        taken, sprites = in_flight(table, stage)
        found[entry.game] = {**taken.figures(), "sprites": sprites}
    return found
