"""Section `reference`: the same kind of loop over other people's engines, where the extra `bench` is installed."""

from __future__ import annotations

from random import Random
from time import perf_counter

from tools.bench.measure import RUNS, CannotRun, middle

_SPAN = 1.0


def measure() -> dict[str, object]:
    """Moves a second of OpenSpiel's hearts and RLCard's uno, each if it is installed."""
    found: dict[str, object] = {}
    for name, play in (("open_spiel/hearts", _hearts), ("rlcard/uno", _uno)):
        try:
            found[name] = round(middle([play(run) for run in range(RUNS)]))
        except ImportError:
            continue
    if not found:
        raise CannotRun("neither open_spiel nor rlcard is installed (pip install '.[bench]')")
    return found


def _hearts(seed: int) -> float:
    """Whole games of OpenSpiel's hearts by uniform random play, legal lists included; chance counts as moves."""
    import pyspiel

    rng = Random(seed)
    game = pyspiel.load_game("hearts")
    moves = 0
    began = perf_counter()
    while perf_counter() - began < _SPAN:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            moves += 1
    return moves / (perf_counter() - began)


def _uno(seed: int) -> float:
    """Whole games of RLCard's uno for two by uniform random play on the bare game, legal lists included."""
    from rlcard.games.uno import Game

    rng = Random(seed)
    game = Game(num_players=2)
    moves = 0
    began = perf_counter()
    while perf_counter() - began < _SPAN:
        game.init_game()
        while not game.is_over():
            actions = game.get_legal_actions()
            game.step(actions[int(rng.random() * len(actions))])
            moves += 1
    return moves / (perf_counter() - began)
