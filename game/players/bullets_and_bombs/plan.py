"""Strong play in Bullets and Bombs: every choice tried on many stocks that may come, and the game finished by a rule.

All moves are tried on the same stocks, so that luck hits them alike. What counts is the mean of the points, a lost game
counting none. This is no tree search: what is learnt later in a game hardly changes what is best now.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from game.players.bullets_and_bombs.stock import finish, places, steps
from game.rules.bullets_and_bombs.cards import DECK, FACE_OF, PLACE
from game.rules.bullets_and_bombs.moves import Keep, Lose, Play
from game.rules.bullets_and_bombs.sight import CHOICE, holding
from game.rules.core import shuffled
from game.rules.view import View

_NO_CARD: Final = -1


@dataclass(frozen=True, slots=True)
class Planner:
    """Tries every move on so many `stocks`. The same view and rng give the same move."""

    stocks: int

    def scaled(self, scale: float) -> Planner:
        """The same player with that many times its stocks."""
        return replace(self, stocks=max(1, round(self.stocks * scale)))

    def choose(self, view: View[Any], rng: Random, stop: Callable[[], bool] | None = None) -> Play:
        """The move with the most points to be expected; of equals the first."""
        moves: tuple[Play, ...] = view.legal
        if len(moves) == 1:
            return moves[0]
        expected = self.expect(view, rng, stop)
        return max(moves, key=expected.__getitem__)

    def expect(self, view: View[Any], rng: Random, stop: Callable[[], bool] | None = None) -> dict[Play, float]:
        """The mean of the points after each move."""
        hand = holding(view)
        hands = {move: _after(hand, move) for move in view.legal}
        points = dict.fromkeys(hands, 0)
        unseen = places(_unseen(view))
        lying = _lying(view)
        tried = 0
        while tried < self.stocks and not (tried and stop is not None and stop()):
            tried += 1
            left = steps(shuffled(unseen, rng), lying)
            for move, after in hands.items():
                points[move] += finish([*after], left)
        return {move: total / tried for move, total in points.items()}


def _after(hand: tuple[int, ...], move: Play) -> list[int]:
    after = [*hand]
    match move:
        case Keep():
            after[PLACE[move.face]] += 1
        case Lose(rank=rank) if rank >= 0:
            after[rank] -= 1
    return after


def _unseen(view: View[Any]) -> list[int]:
    """The faces of the stock, in no order."""
    unseen = list(DECK)
    for zone in view.zones:
        for card in zone.cards:
            unseen.remove(FACE_OF[str(card.face)])
    return unseen


def _lying(view: View[Any]) -> int:
    """The place of a choice card that waits for a second one while a bomb is settled."""
    cards = view.zone(CHOICE.name).cards
    return PLACE[FACE_OF[str(cards[0].face)]] if len(cards) == 1 else _NO_CARD
