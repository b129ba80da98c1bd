"""Section `frames`: our own work a frame at 1920 × 1080, everything in flight."""

from __future__ import annotations

from tools.bench.cards import frames_of_cards
from tools.bench.measure import middle

_TURNS = 3


def measure() -> dict[str, object]:
    """Median and 99th percentile of milliseconds a frame, and how many sprites fly."""
    runs = [frames_of_cards() for _ in range(_TURNS)]
    return {
        "cards": {
            "p50_ms": middle([run["p50_ms"] for run in runs], 2),
            "p99_ms": middle([run["p99_ms"] for run in runs], 2),
            "sprites": runs[0]["sprites"],
        }
    }
