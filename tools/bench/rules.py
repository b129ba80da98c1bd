"""Section `rules`: uniform random whole games on one core, legal lists included; and what a copy costs."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

from game.rules import GAMES
from game.rules.core import Game, State, draw_options, random_move
from tools.bench.measure import RUNS, middle

SEATS = {"bullets-and-bombs": 1, "crazy-bullets": 4}
"""Players where it isn't two."""

_SPAN = 0.6


def measure() -> dict[str, object]:
    """Moves and games a second, and microseconds a copy, of every game."""
    for game in GAMES.values():
        _play(game, 0, 0.1)
    rows: dict[str, list[tuple[float, float]]] = {name: [] for name in GAMES}
    for run in range(RUNS):
        for name, game in GAMES.items():
            rows[name].append(_play(game, run, _SPAN))
    return {
        name: {
            "moves_per_second": round(middle([moves for moves, _ in runs])),
            "games_per_second": round(middle([games for _, games in runs]), 1),
            "copy_us": middle([_copy_us(GAMES[name], run) for run in range(RUNS)], 2),
        }
        for name, runs in rows.items()
    }


def _start(game: Game[Any], rng: Random) -> State[Any]:
    seats = SEATS.get(game.id, 2)
    return game.start(seats, draw_options(game.options, {}, seats, rng))


def _play(game: Game[Any], seed: int, span: float) -> tuple[float, float]:
    """Moves and games a second over about `span` seconds of whole games."""
    rng = Random(seed)
    options = draw_options(game.options, {}, SEATS.get(game.id, 2), rng)
    seats = SEATS.get(game.id, 2)
    arranging = getattr(game, "arranging", None)
    moves = games = 0
    began = perf_counter()
    while perf_counter() - began < span:
        state = game.start(seats, options)
        while state.to_move and not (arranging and arranging(state)):
            state.play(*random_move(state, rng))
            moves += 1
        games += 1
    passed = perf_counter() - began
    return moves / passed, games / passed


def _copy_us(game: Game[Any], seed: int) -> float:
    """Microseconds a copy in the middle of a game."""
    rng = Random(seed)
    state = _start(game, rng)
    for _ in range(24):
        if state.to_move:
            state.play(*random_move(state, rng))
    number = 20_000
    copy = state.copy
    began = perf_counter()
    for _ in range(number):
        copy()
    return (perf_counter() - began) / number * 1e6
