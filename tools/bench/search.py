"""Section `search`: iterations a second of the search at the first decision, and what a decision takes by level."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

from game.players import OPPONENTS
from game.players.bluffing_billionaires.bluffer import Bluffer
from game.players.search import Searcher
from game.rules import GAMES
from game.rules.core import CHANCE, draw_options
from game.rules.view import View
from tools.bench.measure import RUNS, middle

_ITERATIONS = 500


def measure() -> dict[str, object]:
    """Of every game whose hard level searches, with two players."""
    found: dict[str, object] = {}
    for name, opponents in OPPONENTS.items():
        hard, normal = opponents.levels["hard"], opponents.levels["normal"]
        if isinstance(hard, Searcher | Bluffer) and isinstance(normal, Searcher | Bluffer):
            view = first_decision(name)
            brief = hard.scaled(_ITERATIONS / hard.iterations)
            _seconds(brief, view, 0)
            passed = middle([_seconds(brief, view, run) for run in range(RUNS)], 6)
            found[name] = {
                "iterations_per_second": round(_ITERATIONS / passed),
                "hard_ms": middle([1000 * _seconds(hard, view, run) for run in range(RUNS)], 1),
                "normal_ms": middle([1000 * _seconds(normal, view, run) for run in range(RUNS)], 1),
            }
    return found


def first_decision(name: str) -> View[Any]:
    """What the player who decides first in a game of two may know."""
    game, rng = GAMES[name], Random(1)
    state = game.start(2, draw_options(game.options, {}, 2, rng))
    while state.to_move == (CHANCE,):
        state.play(CHANCE, state.chance(rng))
    return state.view(state.to_move[0])


def _seconds(player: Searcher | Bluffer, view: View[Any], run: int) -> float:
    began = perf_counter()
    player.choose(view, Random(run))
    return perf_counter() - began
