"""Sampling against enumeration: every game that a seat can't tell from the true one, found by trying all of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from random import Random

import pytest

from game.rules.bluffing_billionaires import GAME
from game.rules.bluffing_billionaires.cards import Move
from game.rules.bluffing_billionaires.state import State
from game.rules.core import CHANCE, random_move
from tests.games import fingerprint
from tests.rules.bluffing_billionaires.table import seated

Ply = tuple[int, Move]


def key(state: State) -> Hashable:
    """All that is true of a state."""
    parts = [getattr(state, name) for name in State.__slots__ if name != "seating"]
    return fingerprint(parts)


def indistinguishable(decks: str, plies: list[Ply], seat: int | None) -> dict[Hashable, State]:
    """All states that games end in which looked the same to the seat after every move.

    Others' plays, votes and answers are tried in every way; own moves and what chance did are seen.
    """
    true = seated(decks)
    states = {key(true): true}
    for mover, move in plies:
        true = true.copy()
        true.play(mover, move)
        seen = true.view(seat)
        after = {}
        for state in states.values():
            tried = [move] if mover in (seat, CHANCE) else state.legal(mover)
            for other in tried:
                if other in state.legal(mover):
                    copy = state.copy()
                    copy.play(mover, other)
                    if copy.view(seat) == seen:
                        after[key(copy)] = copy
        states = after
    return states


def plies_of(text: str) -> list[Ply]:
    """Moves written SEAT:MOVE, with commas between."""
    plies = []
    for ply in text.split(", "):
        mover, move = ply.split(":")
        plies.append((CHANCE if mover == "*" else int(mover), GAME.parse(move)))
    return plies


PINK = (
    "*:first 1, 1:play Y9, 0:play P1, 1:approve, 1:play Y1, 0:approve, 0:play P2, 1:approve, "
    "1:play Y2, 0:approve, 0:play P6, 1:challenge"
)
POSITIONS = {
    "a card lies, one is discarded": ("BO", "*:first 1, 1:play O4, 0:play B5, 1:approve, 1:play O6", 0, 9 * 8),
    "a card was taken": (
        "BO",
        "*:first 1, 1:play O6, 0:play B4, 1:approve, 1:play O3, 0:challenge, *:take O9, 0:play B1, 1:play O1",
        0,
        7 * 6,
    ),
    "one of two votes is in": (
        "BOY",
        "*:first 0, 0:play B5, 1:play O5, 0:approve, 2:play Y5, 0:challenge",
        2,
        9 * 9 * 2,
    ),
    "the viewer's own vote is in": (
        "BOY",
        "*:first 0, 0:play B5, 1:play O5, 0:approve, 2:play Y5, 0:challenge",
        0,
        9 * 9,
    ),
    "a bystander": ("PY", "*:first 0, 0:play P5, 1:play Y5, 0:approve", None, 81),
    "green declined": ("BG", "*:first 0, 0:play B9, 1:play G3, 0:approve, 1:decline", 0, 9),
    "pink's 6 took the 8: the 9 is one of two discards": ("PY", PINK, 0, 2 * 6),
    "pink's 6, and one more card lies since": ("PY", PINK + ", 1:play Y3", 0, 2 * 6 * 5),
    "pink's 6, for a bystander who doesn't know pink's cards either": (
        "PY",
        "*:first 1, 1:play Y9, 0:play P1, 1:approve, 1:play Y2, 0:approve, 0:play P6, 1:challenge, 1:play Y1",
        None,
        8 * 6,
    ),
}


@pytest.mark.rule("bluff-7", "bluff-15", "bluff-20", "bluff-24")
@pytest.mark.parametrize("name", POSITIONS)
def test_samples_are_even_over_all_states_that_look_the_same(name: str) -> None:
    decks, text, seat, number = POSITIONS[name]
    plies = plies_of(text)
    states = indistinguishable(decks, plies, seat)
    assert len(states) == number
    view = next(iter(states.values())).view(seat)
    rng = Random(20)
    each = 30
    drawn = Counter(key(GAME.sample(view, rng)) for _ in range(each * number))
    assert set(drawn) <= set(states)
    chi_squared = sum((drawn[state] - each) ** 2 / each for state in states)
    spread = (2 * (number - 1)) ** 0.5
    assert abs(chi_squared - (number - 1)) < 4 * spread


@pytest.mark.rule("bluff-7", "bluff-15", "bluff-20", "bluff-24")
@pytest.mark.parametrize("decks", ["PY", "PB", "GP", "RO", "BR", "PGO"])
def test_in_random_games_only_states_are_sampled_that_the_seat_cannot_tell_apart(decks: str) -> None:
    for seed in range(4):
        rng = Random(seed)
        state = seated(decks)
        plies: list[Ply] = []
        while state.to_move and len(plies) < (14 if len(decks) == 2 else 9):
            plies.append(random_move(state, rng))
            state.play(*plies[-1])
        seat = rng.randrange(len(decks))
        states = indistinguishable(decks, plies, seat)
        assert key(state) in states
        for _ in range(20):
            assert key(GAME.sample(state.view(seat), rng)) in states
