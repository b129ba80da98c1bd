"""Section `store`: what it takes to keep a move on the disk, to go on with a long match, and to step back in one."""

from __future__ import annotations

import tempfile
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter

from game.match.match import Match, Sitter
from game.match.theatre import Theatre
from game.rules import GAMES
from game.rules.core import draw_options, random_move
from game.store import Store
from tools.bench.measure import RUNS, middle, seconds

GAME, SEATS = "crazy-bullets", 4
"""The game with the longest records."""
BACK = 200
"""Moves to step back."""


def measure() -> dict[str, object]:
    """Milliseconds: one acknowledged move, resuming a whole match, and stepping back 200 moves with a view each."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        store = Store(Path(folder)).wait()
        try:
            return _measure(store)
        finally:
            store.close()


def _measure(store: Store) -> dict[str, object]:
    commits: list[float] = []
    resumed: list[float] = []
    back: list[float] = []
    for run in range(RUNS):
        match, rng = _long_match(run), Random(run)
        store.matches.keep(match).result()
        number = store.matches.in_play().result()[0].id
        began = perf_counter()
        match = store.matches.resume(number, rng).result()
        resumed.append(perf_counter() - began)
        commits += _commits(match, rng)
        back.append(seconds(partial(_step_back, Theatre(match.record()))))
    return {
        "move_commit_ms": middle([each * 1000 for each in commits]),
        "resume_ms": middle([each * 1000 for each in resumed]),
        "step_back_ms": middle([each * 1000 for each in back]),
    }


def _commits(match: Match, rng: Random) -> list[float]:
    """Seconds until each of some moves was acknowledged; those of a race are kept later and left out."""
    found = []
    for _ in range(40):
        if match.over:
            break
        seat, move = random_move(match.state, rng)
        began = perf_counter()
        kept = match.play(seat, move).kept
        if not kept.done():
            kept.result()
            found.append(perf_counter() - began)
    return found


def _long_match(seed: int) -> Match:
    """A match of at least as many moves as are stepped back, still in play."""
    game, rng = GAMES[GAME], Random(seed)
    while True:
        sitters = [Sitter(f"P{seat}") for seat in range(SEATS)]
        match = Match(game, sitters, draw_options(game.options, {}, SEATS, rng), rng)
        while not match.over and match.length < BACK + 20:
            match.play(*random_move(match.state, rng))
        if not match.over:
            return match


def _step_back(theatre: Theatre) -> None:
    for ply in range(theatre.length, theatre.length - BACK, -1):
        theatre.view(ply, 0)
