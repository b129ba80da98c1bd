"""How a node of the search chooses among its moves and learns from what came of it."""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from random import Random
from typing import Any, Protocol


class Arm:
    """A move at a node.

    `visits`, `total`: how often it was made and what that brought. `available`: how often it could have been made.
    `regret`: by how much it would have been better than what was made; `share`: how often a mixing seat meant it.
    """

    __slots__ = ("available", "regret", "share", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.available = 0
        self.regret = 0.0
        self.share = 0.0

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


class Bandit(Protocol):
    """A way to choose."""

    def choose(self, node: Node, moves: Sequence[Any], rng: Random, wide: bool) -> Any:
        """A move; it has an arm in the node afterwards. `moves`: likely ones first. `wide`: all are worth a try."""
        ...

    def credit(self, node: Node, moves: Sequence[Any], arm: Arm, reward: float) -> None:
        """Learn what the chosen arm brought."""
        ...


class Best:
    """Upper confidence bounds: the move that has been best, or may be, since it was seldom made where it could be.

    Except where all moves are worth a try, a node looks at more of them the more often it is visited, likely ones
    first: a move on trial is credited to all the moves before it, and so should not be a silly one.
    """

    def __init__(self, curiosity: float = 0.5, width: float = 0.5) -> None:
        self._curiosity = curiosity
        self._width = width

    def choose(self, node: Node, moves: Sequence[Any], rng: Random, wide: bool) -> Any:
        """The first move not yet tried, if one is due, else the one with the highest bound."""
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

    def credit(self, node: Node, moves: Sequence[Any], arm: Arm, reward: float) -> None:
        """Count what it brought."""
        arm.visits += 1
        arm.total += reward


class Mixed:
    """Regret matching: every move as often as not having made it was regretted, so that nobody can count on it.

    Where two sides choose without seeing each other's choice, being best on average invites being outguessed; the
    average of what regret matching meant to do comes near a mixture that can't be (Hart and Mas-Colell 2000; what the
    moves that weren't made would have brought is estimated as in variance-reduced Monte Carlo CFR, Schmid 2019).
    """

    def __init__(self, curiosity: float = 0.1) -> None:
        self._curiosity = curiosity

    def choose(self, node: Node, moves: Sequence[Any], rng: Random, wide: bool) -> Any:
        """A move drawn by its regret, sometimes any."""
        node.visits += 1
        arms = []
        for move in moves:
            arm = node.get(move)
            if arm is None:
                arm = node[move] = Arm()
            arm.available += 1
            arms.append(arm)
        weights = meant(arms)
        for arm, weight in zip(arms, weights, strict=True):
            arm.share += weight
        if rng.random() < self._curiosity:
            return moves[int(rng.random() * len(moves))]
        return rng.choices(moves, weights)[0]

    def credit(self, node: Node, moves: Sequence[Any], arm: Arm, reward: float) -> None:
        """Regret what each move would have brought more than what was meant to be done.

        What a move would have brought is its mean; the one that was made stands for all the times when it wasn't, so
        that the surprise of what it really brought counts the more, the seldomer it is made.
        """
        arms = [node[move] for move in moves]
        weights = meant(arms)
        chance = 1 - self._curiosity
        evenly = self._curiosity / len(arms)
        worth = [other.mean for other in arms]
        made = arms.index(arm)
        worth[made] += (reward - worth[made]) / (evenly + chance * weights[made])
        expected = sum([weight * value for weight, value in zip(weights, worth, strict=True)])
        for other, value in zip(arms, worth, strict=True):
            other.regret += value - expected
        arm.visits += 1
        arm.total += reward


def meant(arms: Sequence[Arm]) -> list[float]:
    """How likely regret matching makes each of these moves; they add up to 1."""
    weights = [arm.regret if arm.regret > 0 else 0.0 for arm in arms]
    total = sum(weights)
    if total <= 0:
        return [1 / len(arms)] * len(arms)
    return [weight / total for weight in weights]
