"""What a computer player is: a view in, a move out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from game.rules.core import Move
from game.rules.view import View

LEVELS = ("random", "easy", "normal", "hard")
"""The levels of computer players, from the weakest on."""


class Player(Protocol):
    """Decides for a seat. It keeps nothing between decisions: a view holds all that its seat may know."""

    def choose(self, view: View[Any], rng: Random) -> Move:
        """One of `view.legal` (or, where a game says so, another legal move). The same view and rng give the same."""
        ...


class RandomPlayer:
    """Any legal move, all alike."""

    def choose(self, view: View[Any], rng: Random) -> Move:
        """A legal move, drawn evenly."""
        move: Move = view.legal[int(rng.random() * len(view.legal))]
        return move


Race = Callable[[View[Any], Mapping[int, Player], Random], tuple[int, Move]]
"""Who moves next, and what, on a clock: the bystander's view and the players by seat in, one move out."""


@dataclass(frozen=True, slots=True)
class Opponents:
    """The computer players of a game by level, each of `LEVELS`. `race`: None where seats move turn by turn."""

    levels: Mapping[str, Player]
    race: Race | None = None
