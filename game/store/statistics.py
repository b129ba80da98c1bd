"""What finished games say about a player: won, streaks, scores, reaction times, bluffs. Practice games don't count."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from statistics import mean

from game.match.tallies import Count
from game.store.history import SAT_THERE, KeptMatch, KeptSeat, Who, matches_where, sat


@dataclass(frozen=True, slots=True)
class GameSheet:
    """One game of a player. `fair`: the mean of 1 / players, what a player as good as the others would win.

    `scores`: in the order in which the games ended, None for one that was lost without a score.
    """

    game: str
    played: int
    won: int
    fair: float
    scores: tuple[int | None, ...]
    best_streak: int

    @property
    def counted(self) -> tuple[int, ...]:
        """The scores that exist."""
        return tuple(score for score in self.scores if score is not None)

    @property
    def highest(self) -> int | None:
        """The highest score, None without one."""
        return max(self.counted, default=None)

    @property
    def lowest(self) -> int | None:
        """The lowest score: the best where few is good; None without one."""
        return min(self.counted, default=None)

    @property
    def mean(self) -> float | None:
        """The mean of the scores, None without one."""
        return mean(self.counted) if self.counted else None


@dataclass(frozen=True, slots=True)
class Slap:
    """A duel that was won: after how many milliseconds, and when the game ended."""

    ms: int
    ended: datetime


@dataclass(frozen=True, slots=True)
class Sheet:
    """A player's statistics. `games`: only those played, in the order of their names in the notation.

    `streak`: games won in a row now; `best_streak` at best, which ended in the game of `best_when`. `counts`: how
    often what happened; of coins the most in one game.
    """

    who: Who
    games: tuple[GameSheet, ...]
    streak: int
    best_streak: int
    best_when: datetime | None
    played: timedelta
    slaps: tuple[Slap, ...]
    counts: dict[Count, int]

    @property
    def finished(self) -> int:
        """How many games were played to their end."""
        return sum(game.played for game in self.games)

    @property
    def won(self) -> int:
        """How many of them were won, alone or shared."""
        return sum(game.won for game in self.games)


def players(connection: sqlite3.Connection) -> tuple[Who, ...]:
    """Everybody, no computers, who finished a game that counts, by their present names, the most frequent first."""
    rows = connection.execute(
        "SELECT seats.person, seats.name, count(*), max(ended) FROM seats JOIN matches ON matches.id = seats.match"
        " WHERE seats.level IS NULL AND ended IS NOT NULL AND practice = 0"
        " GROUP BY seats.person, CASE WHEN seats.person IS NULL THEN seats.name END ORDER BY 3 DESC, 2"
    ).fetchall()
    named = dict(connection.execute("SELECT id, name FROM people").fetchall())
    return tuple(
        Who(str(named.get(person, name)), person) for person, name, _, _ in rows if isinstance(person, int | None)
    )


def read_sheet(connection: sqlite3.Connection, who: Who, since: datetime | None = None) -> Sheet:
    """The statistics of a player, of games that ended at `since` or later."""
    values = {**sat(who), "since": int(since.timestamp()) if since else -1}
    where = f"ended >= :since AND practice = 0 AND id IN (SELECT match FROM seats WHERE {SAT_THERE})"
    games = [(match, _own(match, who)) for match in matches_where(connection, where, values, "ended, id")]
    lines = connection.execute(
        "SELECT tallies.match, tallies.what, tallies.value FROM tallies JOIN seats"
        f" ON seats.match = tallies.match AND seats.seat = tallies.seat AND {SAT_THERE}"
        f" WHERE tallies.match IN (SELECT id FROM matches WHERE {where}) ORDER BY tallies.match, number",
        values,
    ).fetchall()
    rows = [(match, what, value) for match, what, value in lines if isinstance(value, int)]
    ended = {match.id: match.ended for match, _ in games}
    slaps = [Slap(ms, when) for match, what, ms in rows if what == Count.SLAP and (when := ended.get(match))]
    best, best_when = _best_streak(games)
    return Sheet(
        who,
        tuple(_game_sheet(game, games) for game in sorted({match.game for match, _ in games})),
        _streak(games),
        best,
        best_when,
        sum((match.played for match, _ in games), timedelta()),
        tuple(sorted(slaps, key=lambda slap: slap.ended)),
        _counts([(what, value) for _, what, value in rows]),
    )


_COUNTS = frozenset(count.value for count in Count)
_Games = Sequence[tuple[KeptMatch, KeptSeat]]


def _own(match: KeptMatch, who: Who) -> KeptSeat:
    """The seat of a player in a match in which they sat."""
    seats = [seat for seat in match.seats if seat.level is None]
    if who.person is not None:
        for seat in seats:
            if seat.person == who.person:
                return seat
    return next(seat for seat in seats if seat.person is None and seat.name == who.name)


def _game_sheet(game: str, games: _Games) -> GameSheet:
    own = [(match, seat) for match, seat in games if match.game == game]
    return GameSheet(
        game,
        len(own),
        sum(seat.won for _, seat in own),
        mean(1 / len(match.seats) for match, _ in own),
        tuple(seat.score for _, seat in own),
        _best_streak(own)[0],
    )


def _streak(games: _Games) -> int:
    """Games won in a row up to now."""
    won = 0
    for _, seat in games:
        won = won + 1 if seat.won else 0
    return won


def _best_streak(games: _Games) -> tuple[int, datetime | None]:
    """The most games won in a row, and when the last of them ended."""
    best, when, won = 0, None, 0
    for match, seat in games:
        won = won + 1 if seat.won else 0
        if won > best:
            best, when = won, match.ended
    return best, when


def _counts(lines: Sequence[tuple[str, int]]) -> dict[Count, int]:
    counts = dict.fromkeys(Count, 0)
    for what, value in lines:
        if what == Count.SLAP:
            counts[Count.SLAP] += 1
        elif what == Count.COINS:
            counts[Count.COINS] = max(counts[Count.COINS], value)
        elif what in _COUNTS:
            counts[Count(what)] += value
    return counts
