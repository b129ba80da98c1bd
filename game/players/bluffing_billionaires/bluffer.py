"""A searching player of Bluffing Billionaires who can't be counted on where it matters.

With many cards in hand luck decides more than being foreseen, so mostly the best move is made. With few cards a game is
poker in small: whoever always does what is best on average loses to somebody who knows that, and the more, the longer
the search. There the choice is mixed as evenly as the search wandered. Measured by `tools.exploit`: with hands of
1 4 6 9 a perfect opponent wins 0.67 of a game above its fair share from a search of 200 iterations that makes the best
move, 0.28 from this mixture, 0.42 from the rule of thumb. With three cards each there is an equilibrium without any
mixing, and the search finds it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from game.players.bluffing_billionaires.lore import LORE
from game.players.search import Bandit, Mixed, Searcher
from game.rules.bluffing_billionaires.views import Facts
from game.rules.core import Move
from game.rules.view import View

FEW: Final = 4
"""So many cards in hand are few."""


@dataclass(frozen=True, slots=True)
class Bluffer:
    """`early`: decides while there are many cards in hand; `late`: with few; `crowd`: with more than two players."""

    early: Searcher
    late: Searcher
    crowd: Searcher

    @property
    def iterations(self) -> int:
        """Of a decision."""
        return self.early.iterations

    def scaled(self, scale: float) -> Bluffer:
        """The same player with that many times its iterations."""
        return Bluffer(self.early.scaled(scale), self.late.scaled(scale), self.crowd.scaled(scale))

    def choose(self, view: View[Facts], rng: Random, stop: Callable[[], bool] | None = None) -> Move:
        """A move that has proved itself, which one of them is left to luck."""
        if view.seats > 2:
            return self.crowd.choose(view, rng, stop)
        few = len(view.zone("hand", view.seat).cards) <= FEW
        return (self.late if few else self.early).choose(view, rng, stop)


def bluffer(iterations: int, foreseen: float) -> Bluffer:
    """A player with so many iterations a decision.

    `foreseen`: the smallest share of the best one's visits with which a move is still made at a table of more than two,
    where nobody gains much by foreseeing one player; 1: only the best.
    """
    return Bluffer(
        Searcher(LORE, iterations, Bandit(0.25), Mixed(0.85, 2)),
        Searcher(LORE, iterations, Bandit(0.5), Mixed(0.15, 1)),
        Searcher(LORE, iterations, Bandit(0.25), Mixed(foreseen, 2)),
    )
