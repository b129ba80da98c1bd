"""Strong play in Bullets and Bombs: every choice tried on many stocks that may come, and the game finished by a rule.

All moves are tried on the same stocks, so that luck hits them alike. What counts is the mean of the points, a lost game
counting none. Most choices are close, some are clear at once: so trying ends as soon as one move is clearly ahead, and
the close ones get what that saves. This is no tree search: what is learnt later hardly changes what is best now.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final

from game.players.bullets_and_bombs.stock import finish, places, turns
from game.rules.bullets_and_bombs.cards import DECK, FACE_OF, PLACE
from game.rules.bullets_and_bombs.moves import Keep, Lose, Play
from game.rules.bullets_and_bombs.sight import CHOICE, holding
from game.rules.core import shuffled
from game.rules.view import View

_NO_CARD: Final = -1


_LOOK: Final = 50
"""Stocks between two looks at whether a move is clearly ahead."""
_CLEAR: Final = 2.5
"""Standard errors by which a move must be ahead of every other."""


@dataclass(frozen=True, slots=True)
class Tried:
    """What came of it: the mean of the points after each move, over so many `stocks`."""

    stocks: int
    points: dict[Play, float]


@dataclass(frozen=True, slots=True)
class Planner:
    """Tries every move on so many `stocks` at most. The same view and rng give the same move."""

    stocks: int

    def scaled(self, scale: float) -> Planner:
        """The same player with that many times its stocks."""
        return replace(self, stocks=max(1, round(self.stocks * scale)))

    def choose(self, view: View[Any], rng: Random, stop: Callable[[], bool] | None = None) -> Play:
        """The move with the most points to be expected; of equals the first."""
        moves: tuple[Play, ...] = view.legal
        if len(moves) == 1:
            return moves[0]
        return max(moves, key=self.expect(view, rng, stop).points.__getitem__)

    def expect(self, view: View[Any], rng: Random, stop: Callable[[], bool] | None = None) -> Tried:
        """The mean of the points after each move, over all stocks or those until one move was clearly ahead."""
        hand = holding(view)
        hands = [_after(hand, move) for move in view.legal]
        points: list[list[int]] = [[] for _ in hands]
        unseen = places(_unseen(view))
        lying = _lying(view)
        tried = 0
        while tried < self.stocks and not (tried and stop is not None and stop()):
            if tried and tried % _LOOK == 0 and _clear(points):
                break
            tried += 1
            left = turns(shuffled(unseen, rng), lying)
            for after, found in zip(hands, points, strict=True):
                found.append(finish([*after], left))
        return Tried(tried, {move: sum(found) / tried for move, found in zip(view.legal, points, strict=True)})


def _clear(points: Sequence[Sequence[int]]) -> bool:
    """Whether one move is ahead of every other by more than luck explains, stock by stock."""
    best = max(points, key=sum)
    return all(_ahead(best, other) for other in points if other is not best)


def _ahead(one: Sequence[int], other: Sequence[int]) -> bool:
    leads = [a - b for a, b in zip(one, other, strict=True)]
    lead, squares = sum(leads), sum(lead * lead for lead in leads)
    return lead > 0 and lead**2 > _CLEAR**2 * (squares - lead**2 / len(leads))


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
