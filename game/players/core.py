"""What a computer player is: a view in, a move out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple, Protocol, runtime_checkable

from game.rules.core import Move
from game.rules.view import View

LEVELS = ("random", "easy", "normal", "hard")
"""The levels of computer players, from the weakest on."""


class Player(Protocol):
    """Decides for a seat. It keeps nothing between decisions: a view holds all that its seat may know."""

    def choose(self, view: View[Any], rng: Random) -> Move:
        """One of `view.legal` (or, where a game says so, another legal move). The same view and rng give the same."""
        ...


@runtime_checkable
class Deep(Protocol):
    """A player who thinks: the longer, the better, and never longer than it is let."""

    def choose(self, view: View[Any], rng: Random, stop: Callable[[], bool] | None = None) -> Move:
        """As `Player.choose`. `stop` is asked again and again; once it says so, the best move so far is the answer."""
        ...

    def scaled(self, scale: float) -> Player:
        """The same player with that many times the effort, for matches that have little time."""
        ...


class Advice(NamedTuple):
    """A move and a sentence for it, which names the cards and the rule of thumb behind it."""

    move: Move
    reason: str


@dataclass(frozen=True, slots=True)
class Review:
    """What a deal could have brought. `par`: the score of a good player who knows no more than anybody; None: lost.

    `reached`: the best score for which a line of play is known, None where none is; `bound`: no score is above it.
    """

    par: int | None
    reached: int | None
    bound: int


LookBack = Callable[[str, Mapping[str, object], str], Review]
"""A finished game looked back at: its deal in the notation, its house rules, and what luck is drawn from."""

Hint = Callable[[View[Any], Random, Callable[[], bool] | None], Advice]
"""Advice for the seat of a view that has a decision to make; the last argument is `stop`, as of `Deep.choose`."""


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
    """The computer players of a game by level, each of `LEVELS`.

    `thumb`: decides at once by the rule of thumb of the game; the quick hint, and who steps in where nobody can think.
    `race`: None where seats move turn by turn.
    `hint`: what hard would do, and why; it takes as long as hard does. None where there is nothing to think about.
    `look_back`: what a finished deal could have brought, where one can say it; takes up to a second.
    """

    levels: Mapping[str, Player]
    thumb: Player
    race: Race | None = None
    hint: Hint | None = None
    look_back: LookBack | None = None
