"""A match of several games: who starts, who has won how many, whether it is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Self

from game.match.match import Match, Sitter
from game.rules import GAMES
from game.rules.core import draw_options

GAME = "crazy-bullets"


class Series:
    """Games of the same people until somebody has won `goal` of them. Chance names the first start player; then the
    start goes round. Each game is a match with a record of its own."""

    def __init__(self, sitters: Sequence[Sitter], options: Mapping[str, object], goal: int, rng: Random) -> None:
        self.sitters = tuple(sitters)
        self.goal = goal
        self.wins = [0] * len(self.sitters)
        self.matches: list[Match] = []
        self._options = dict(options)
        self._rng = rng
        self._first = int(rng.random() * len(self.sitters))
        self._before = 0
        self._ahead: Match | None = None

    @classmethod
    def going_on(cls, match: Match, options: Mapping[str, object], goal: int, wins: Sequence[int], rng: Random) -> Self:
        """The series whose kept game goes on: it is the last of `matches`, and the start goes round from it.

        `wins`: games won before it by each seat; what can't be, for a series that isn't over, counts as none.
        """
        series = cls(match.sitters, options, goal, rng)
        if len(wins) == len(match.sitters) and all(0 <= won < goal for won in wins):
            series.wins = list(wins)
        series.matches.append(match)
        series._before = sum(series.wins)
        series._first = match.first or 0
        return series

    @property
    def number(self) -> int:
        """Which game of the series the last one is, from 1 on."""
        return self._before + len(self.matches)

    @property
    def dealt_ahead(self) -> bool:
        """Whether the next game lies there already."""
        return self._ahead is not None

    def ahead(self) -> Match:
        """The next game before it is begun: its cards are dealt, its start player is named."""
        if self._ahead is None:
            self._ahead = self._dealt()
        return self._ahead

    def deal(self) -> Match:
        """Begin the next game, the one that was dealt ahead if there is one."""
        match, self._ahead = self.ahead(), None
        self.matches.append(match)
        return match

    def _dealt(self) -> Match:
        seats = len(self.sitters)
        game = GAMES[GAME]
        options = draw_options(game.options, self._options, seats, self._rng)
        match = Match(game, self.sitters, options, self._rng, (self._first + len(self.matches)) % seats)
        match.settle()
        return match

    def finish(self) -> int:
        """Count the game that has just ended; answers its winner."""
        result = self.matches[-1].state.result
        if result is None:
            raise ValueError("the game isn't over")
        winner = result.winners[0]
        self.wins[winner] += 1
        return winner

    @property
    def over(self) -> bool:
        """Whether somebody has won the match."""
        return max(self.wins) >= self.goal

    @property
    def winner(self) -> int | None:
        """Who has won the match."""
        return self.wins.index(self.goal) if self.over else None
