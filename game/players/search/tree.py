"""Information-set Monte Carlo tree search: a whole game of hidden information, thought through by trying.

One iteration: draw a full state that the searcher can't tell from the true one; walk down the tree, each seat choosing
what has been best for itself; where somebody makes a move that wasn't tried there, let the game's policy finish;
credit every choice on the way with what its seat got. There is one tree for all drawn states and all seats. A node
belongs to what its mover has seen since the root: public events, own moves, and what the game calls the mover's eyes.
So a hidden vote or gift is in nobody else's node, and nobody's choice can depend on what they can't know.

Which moves are legal differs from state to state, so a move counts how often it was available, not how often its node
was visited (Cowling, Powley and Whitehouse 2012). Chance draws as it falls. The search stops at a deal and at the end
of the game. What it doesn't do is reason about what others make of one's moves: the drawn states and the policies
must bring along how people play.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from random import Random
from typing import Generic

from game.players.search.bandit import Arm, Bandit, Node
from game.players.search.lore import Lore, S, Sampler, deal_due
from game.rules.core import CHANCE, Event

Choice = tuple[Arm, int]
"""A move that was made, and whose decision it was."""


class Tree(Generic[S]):
    """The search for one decision of one seat.

    `root`: what it has found out about the moves. `nodes`: all others, by mover, number of what was public, number of
    the mover's own moves, and eyes.
    """

    def __init__(self, lore: Lore[S], draw: Sampler[S], seat: int, rng: Random, bandit: Bandit) -> None:
        self.root = Node()
        self._lore = lore
        self._draw = draw
        self._seat = seat
        self._rng = rng
        self._bandit = bandit
        self.nodes: dict[tuple[int, int, int, Hashable], Node] = {}
        self._trails: dict[Hashable, int] = {}

    def grow(self, iterations: int, stop: Callable[[], bool] | None = None) -> int:
        """So many iterations, or until `stop` says so, which is asked after each; how many were done."""
        for done in range(iterations):
            if done and stop is not None and stop():
                return done
            self._iterate()
        return iterations

    def _iterate(self) -> None:
        state, rng = self._draw(self._rng), self._rng
        path = self._descend(state)
        rewards = self._lore.finish(state, rng)
        for arm, seat in path:
            arm.credit(rewards[seat])

    def _descend(self, state: S) -> list[Choice]:
        """Play on in a drawn state, down to a move that wasn't tried, a deal, or the end of the game."""
        lore, rng = self._lore, self._rng
        path: list[Choice] = []
        public = 0
        own: dict[int, int] = {}
        mover = self._seat
        while True:
            events: list[Event] = []
            new = False
            if mover == CHANCE:
                if deal_due(state):
                    return path
                move = state.chance(rng)
            else:
                moves = lore.moves(state, mover)
                move = moves[0]
                if len(moves) > 1:
                    node = (
                        self._node((mover, public, own.get(mover, 0), lore.eyes(state, mover))) if path else self.root
                    )
                    move = self._bandit.choose(node, moves, not path)
                    arm = node[move]
                    path.append((arm, mover))
                    new = not arm.visits
            state.play(mover, move, events)
            if new or not state.to_move:
                return path
            public = self._trail(public, *events)
            own[mover] = self._trail(own.get(mover, 0), move)
            mover = state.to_move[0]

    def _node(self, key: tuple[int, int, int, Hashable]) -> Node:
        node = self.nodes.get(key)
        if node is None:
            node = self.nodes[key] = Node()
        return node

    def _trail(self, *steps: object) -> int:
        """A number for what has happened: the number of what was before, and what came then."""
        return self._trails.setdefault(steps, len(self._trails) + 1)
