"""How a node of the search chooses among its moves and learns from what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Any


class Arm:
    """A move at a node.

    `visits`, `total`: how often it was made and what that brought. `available`: how often it could have been made.
    """

    __slots__ = ("available", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.available = 0

    def credit(self, reward: float) -> None:
        """Count what it brought."""
        self.visits += 1
        self.total += reward

    @property
    def mean(self) -> float:
        """What the move brought on average; 0 if it was never made."""
        return self.total / self.visits if self.visits else 0.0


class Node(dict[Any, Arm]):
    """The moves that were tried at a node. `visits`: how often somebody stood there."""

    __slots__ = ("visits",)

    def __init__(self) -> None:
        super().__init__()
        self.visits = 0


class Bandit:
    """Upper confidence bounds: the move that has been best, or may be, since it was seldom made where it could be.

    Except where all moves are worth a try, a node looks at more of them the more often it is visited, likely ones
    first: a move on trial is credited to all the moves before it, and so should not be a silly one.
    """

    def __init__(self, curiosity: float = 0.5, width: float = 0.5) -> None:
        self._curiosity = curiosity
        self._width = width

    def choose(self, node: Node, moves: Sequence[Any], wide: bool) -> Any:
        """The first move not yet tried, if one is due, else the one with the highest bound.

        It has an arm in the node afterwards. `moves`: likely ones first. `wide`: all are worth a try.
        """
        curiosity = self._curiosity
        most = len(moves) if wide else 1 + int(self._width * sqrt(node.visits))
        node.visits += 1
        best, bound = None, -1.0
        tried = 0
        fresh = None
        for move in moves:
            arm = node.get(move)
            if arm is None:
                if fresh is None:
                    fresh = move
                continue
            tried += 1
            arm.available += 1
            upper = arm.total / arm.visits + curiosity * sqrt(log(arm.available) / arm.visits)
            if upper > bound:
                best, bound = move, upper
        if fresh is None or (best is not None and tried >= most):
            return best
        node[fresh] = arm = Arm()
        arm.available = 1
        return fresh
