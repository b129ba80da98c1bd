"""Whole games without a window: computer players only, from a seed, on as many processes as wanted."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from random import Random

from game.match.match import Match, Sitter
from game.players import OPPONENTS
from game.rules import GAMES
from game.rules.core import Result, draw_options

_SOME = 25
"""Games a process plays before it hands them in."""


@dataclass(frozen=True, slots=True)
class Series:
    """Games to play: `levels` by seat; the same seed gives the same games."""

    game: str
    levels: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game."""

    number: int
    result: Result
    moves: int
    record: str


def play(series: Series, number: int) -> Match:
    """Game `number` of a series, to its end. Deals depend on seed and number alone, not on who plays."""
    game = GAMES[series.game]
    opponents = OPPONENTS[series.game]
    seats = len(series.levels)
    chance = Random(f"{series.seed}/{number}/chance")
    options = draw_options(game.options, series.options, seats, chance)
    players = [opponents.levels[level] for level in series.levels]
    match = Match(game, _sitters(series.levels), options, chance)
    rngs = [Random(f"{series.seed}/{number}/{seat}") for seat in range(seats)]
    clock = Random(f"{series.seed}/{number}/clock")
    match.settle()
    while not match.over:
        if opponents.race is None:
            seat = match.to_move[0]
            move = players[seat].choose(match.view(seat), rngs[seat])
        else:
            seat, move = opponents.race(match.view(None), dict(enumerate(players)), clock)
        match.play(seat, move)
        match.settle()
    return match


def _sitters(levels: Sequence[str]) -> list[Sitter]:
    """Computer players called by their levels, with a number where several have the same."""
    names = [
        f"{level} {levels[: seat + 1].count(level)}" if levels.count(level) > 1 else level
        for seat, level in enumerate(levels)
    ]
    return [Sitter(name, level) for name, level in zip(names, levels, strict=True)]


def _some(series: Series, records: bool, numbers: Sequence[int]) -> list[Played]:
    out = []
    for number in numbers:
        match = play(series, number)
        result = match.state.result
        assert result is not None
        text = match.record(levels=list(series.levels), result=result.as_json()).write() if records else ""
        out.append(Played(number, result, match.length, text))
    return out


def run(series: Series, jobs: int = 1, records: bool = False) -> list[Played]:
    """All games of a series in order; any number of processes gives the same."""
    numbers = range(series.games)
    batches = [numbers[n : n + _SOME] for n in range(0, series.games, _SOME)]
    some = partial(_some, series, records)
    if jobs == 1 or len(batches) < 2:
        return [played for batch in batches for played in some(batch)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return [played for batch in pool.map(some, batches) for played in batch]


def summary(series: Series, played: Sequence[Played], seconds: float) -> dict[str, object]:
    """The answer of `simulate`: games won alone by seat, shared, won by nobody; the mean of scores that counted."""
    seats = range(len(series.levels))
    winners = [p.result.winners for p in played]
    return {
        "game": series.game,
        "games": len(played),
        "seed": series.seed,
        "players": list(series.levels),
        "wins": [sum(won == (seat,) for won in winners) for seat in seats],
        "shared": sum(len(won) > 1 for won in winners),
        "nobody": sum(not won for won in winners),
        "mean_score": [_mean([p.result.scores[seat] for p in played]) for seat in seats],
        "moves": sum(p.moves for p in played),
        "seconds": round(seconds, 3),
    }


def _mean(scores: Sequence[int | None]) -> float | None:
    counted = [score for score in scores if score is not None]
    return round(sum(counted) / len(counted), 4) if counted else None


def timed(series: Series, jobs: int, records: bool) -> tuple[list[Played], dict[str, object]]:
    """The games and their summary."""
    began = time.perf_counter()
    played = run(series, jobs, records)
    return played, summary(series, played, time.perf_counter() - began)
