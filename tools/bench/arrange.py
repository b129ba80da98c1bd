"""Section `arrange`: the best arrangement over final hands of random games."""

from __future__ import annotations

import gc
from random import Random
from time import perf_counter

from game.rules.bullets_and_bombs import GAME, arranging
from game.rules.core import draw_options, random_move
from tools.bench.measure import middle

HANDS = 10_000


def measure() -> dict[str, object]:
    """Median and worst milliseconds a hand, each hand new, as they come one after the other."""
    hands = [_final_hand(number) for number in range(HANDS)]
    arranging.best_groups.cache_clear()
    gc.collect()
    gc.freeze()  # what other sections left behind would be walked through in the middle of a hand
    times = []
    for hand in hands:
        began = perf_counter()
        arranging.best_groups(hand)
        times.append((perf_counter() - began) * 1000)
    return {"median_ms": middle(times), "worst_ms": round(max(times), 3)}


def _final_hand(number: int) -> tuple[int, ...]:
    """The holding at the end of a random game: how many of each rank, of red 3s and of wilds."""
    rng = Random(number)
    state = GAME.start(1, draw_options(GAME.options, {}, 1, rng))
    while not GAME.arranging(state):
        state.play(*random_move(state, rng))
    return tuple(state.holding)
