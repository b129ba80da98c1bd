"""A computer player that searches: a number of iterations for every decision, and one move in the end."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from game.players.search.bandit import Bandit, Node
from game.players.search.lore import Lore
from game.players.search.tree import Tree
from game.rules.core import Move
from game.rules.view import View

_BANDIT = Bandit()


@dataclass(frozen=True, slots=True)
class Searcher:
    """A level is a number of `iterations`, never a time. The same view and rng give the same move.

    `pick`: how the move is chosen from the root in the end; the most visited by default.
    """

    lore: Lore[Any]
    iterations: int
    bandit: Bandit = _BANDIT
    pick: Callable[[Node, Random], Move] | None = None

    def scaled(self, scale: float) -> Searcher:
        """The same player with that many times its iterations, for matches that have little time."""
        return replace(self, iterations=max(1, round(self.iterations * scale)))

    def choose(self, view: View[Any], rng: Random, stop: Callable[[], bool] | None = None) -> Move:
        """The move that has proved itself. `stop`: asked after each iteration; the window's clock, else nothing."""
        if len(view.legal) == 1:
            move: Move = view.legal[0]
            return move
        return (self.pick or most_visited)(self.explore(view, rng, stop), rng)

    def explore(self, view: View[Any], rng: Random, stop: Callable[[], bool] | None = None) -> Node:
        """What the search finds out about the moves of this decision."""
        assert view.seat is not None
        tree = Tree(self.lore, self.lore.sampler(view), view.seat, rng, self.bandit)
        tree.grow(self.iterations, stop)
        return tree.root


def most_visited(root: Node, rng: Random) -> Move:
    """The move that the search came back to most often; of equals the first."""
    move: Move = max(root, key=lambda move: (root[move].visits, root[move].mean))
    return move


@dataclass(frozen=True, slots=True)
class Mixed:
    """Draws one of the moves that the search came to most often, so that nobody can count on it.

    Where the other side answers what is best for it against all that this seat does here, the search wanders between
    the moves that a mixture would need. `rival`: what got a smaller share of the visits than this of what the most
    visited got is never made. `power`: the visits are weighted by; above 1 the best is made more often.
    """

    rival: float
    power: float

    def __call__(self, root: Node, rng: Random) -> Move:
        """The move that is drawn."""
        most = max(arm.visits for arm in root.values())
        rivals = {move: arm.visits**self.power for move, arm in root.items() if arm.visits >= self.rival * most}
        move: Move = rng.choices(list(rivals), list(rivals.values()))[0]
        return move


PROOF = "In {games} games thought out from here it did best: {share} in 100 were won"
NEXT = "{proof}, with the next best {next}."
LEVEL = "In {games} games thought out from here two moves did about equally well: {share} in 100 were won by this one, \
{next} by the other."
"""Where the move that was tried next most often has won no less: nothing better is claimed than was found."""
_ENOUGH = 20
"""Visits from which on a move's mean says something."""


def proof(root: Node) -> tuple[Any, str]:
    """The move that a search came back to most often, and a sentence with what it and the next best have won."""
    best = most_visited(root, Random(0))
    share = round(100 * root[best].mean)
    sentence = PROOF.format(games=root.visits, share=share)
    tried = [move for move, arm in root.items() if move != best and arm.visits >= _ENOUGH]
    if not tried:
        return best, f"{sentence}."
    other = max(tried, key=lambda move: root[move].visits)
    second = round(100 * root[other].mean)
    if second >= share:
        return best, LEVEL.format(games=root.visits, share=share, next=second)
    return best, NEXT.format(proof=sentence, next=second)
