"""Keeps one match: every change of its record goes to the file as it is made."""

from __future__ import annotations

import json
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from datetime import datetime

from game.match.daily import day_of
from game.match.keeping import Change, done
from game.match.match import Match
from game.match.tallies import tallies
from game.rules.core import Result, changed_options
from game.rules.record import Record
from game.store.desk import Desk
from game.store.history import SAT_THERE, Who, sat

_OF = "-"
"""Between the marks of a running program and of the keeper there that has a match in hand."""
REST = 300
"""Seconds between two moves that count as time at the table; who lets a match lie longer isn't playing."""


@dataclass(frozen=True, slots=True)
class _Moment:
    """All of a match that can change, after one of its changes. `played`: milliseconds at the table."""

    line: tuple[str, ...]
    practice: bool
    result: Result | None
    changed: int
    played: int


class Keeper:
    """Is handed the changes of a match (`Match.keep_by`) and writes each of them on the store's thread.

    A match belongs to the keeper that took it up last: one that finds it in other hands, or gone, goes on in a match
    of its own with all moves, so that two programs never write into one. `copy`: the mark of the running program.
    """

    def __init__(
        self,
        desk: Desk,
        match: Match,
        people: Sequence[int | None],
        clock: Callable[[], datetime],
        over: Callable[[], None],
        copy: str,
        follows: bool = False,
    ) -> None:
        self.id: int | None = None
        """The number of the match in the store; None until it is there."""
        self._rest = secrets.token_hex(8)
        self.hand = f"{copy}{_OF}{self._rest}"
        self._desk, self._clock, self._over, self._follows = desk, clock, over, follows
        self._match, self._people = match, tuple(people)
        self._line: list[str] = []
        self._filed: tuple[str, ...] = ()
        self._begun = self._last = clock()
        self._played = 0.0
        self._moment: _Moment | None = None
        self._late = False
        """Whether a day's deal had been begun by the same player before: then this one doesn't count."""
        self._promise = done(True)

    def adopt(self, number: int, line: tuple[str, ...], played: float) -> None:
        """Go on with a match that is in the store with these moves and so many seconds; the row must bear our hand."""
        self.id, self._filed, self._played = number, line, played

    def __call__(self, change: Change) -> Future[bool]:
        """Keep a change; the promise is whether it is on the disk."""
        present = self._clock()
        self._played += min(max((present - self._last).total_seconds(), 0.0), REST)
        self._last = present
        self._line[change.after :] = change.moves
        played = round(self._played * 1000)
        moment = _Moment(tuple(self._line), change.practice, change.result, int(present.timestamp()), played)
        self._moment = moment
        self._promise = self._desk.write(
            lambda connection: self._write(connection, moment), lambda: self._committed(moment)
        )
        return self._promise

    def keep_again(self) -> None:
        """Write the last change once more if it couldn't be written."""
        moment = self._moment
        if moment is not None and self._promise.done() and not self._promise.result():
            self._promise = self._desk.write(
                lambda connection: self._write(connection, moment), lambda: self._committed(moment)
            )

    def keeps(self, match: Match) -> bool:
        """Whether this is the match."""
        return match is self._match

    def put_down(self) -> Future[bool]:
        """Nobody sits at the match here any more: another copy of the program may take it up."""
        return self._desk.write(
            lambda connection: connection.execute(
                "UPDATE matches SET hand = ? WHERE id = ? AND hand = ?", (self._rest, self.id, self.hand)
            )
        )

    # ------------------------------------------------------------ on the store's thread
    def _committed(self, moment: _Moment) -> None:
        self._filed = moment.line
        if self._late:
            self._match.practice = True
        if moment.result is not None:
            self._over()

    def _write(self, connection: sqlite3.Connection, moment: _Moment) -> None:
        found = connection.execute("SELECT hand FROM matches WHERE id = ?", (self.id,)).fetchone()
        if found not in ((self.hand,), (self._rest,)):
            self._begin(connection, moment)
        # Whoever only sits down to a match that was left, and gets up again, hasn't played it.
        changed = None if moment.line == self._filed else moment.changed
        first = next(
            (number for number, (old, new) in enumerate(zip(self._filed, moment.line, strict=False)) if old != new),
            min(len(self._filed), len(moment.line)),
        )
        connection.execute("DELETE FROM moves WHERE match = ? AND number >= ?", (self.id, first))
        rows = [(self.id, number, text) for number, text in enumerate(moment.line[first:], first)]
        connection.executemany("INSERT INTO moves VALUES (?, ?, ?)", rows)
        result = None if moment.result is None else json.dumps(moment.result.as_json())
        ended = None if moment.result is None else moment.changed
        connection.execute(
            "UPDATE matches SET practice = ?, changed = coalesce(?, changed), ended = ?, played = ?, length = ?,"
            " result = ?, hand = ? WHERE id = ?",
            (
                moment.practice or self._late,
                changed,
                ended,
                moment.played,
                len(moment.line),
                result,
                self.hand,
                self.id,
            ),
        )
        self._count(connection, moment)

    def _begin(self, connection: sqlite3.Connection, moment: _Moment) -> None:
        """A row of our own, and no moves in it yet."""
        match = self._match
        options = json.dumps(changed_options(match.game.options, match.options, len(match.sitters)))
        begun = int(self._begun.timestamp())
        self._late = self._tried_before(connection)
        row = (
            match.game.id,
            options,
            match.deal,
            moment.practice,
            begun,
            moment.changed,
            0,
            0,
            self.hand,
            self._follows,
        )
        self.id = connection.execute(
            "INSERT INTO matches (game, options, deal, practice, begun, changed, played, length, hand, follows)"
            " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            row,
        ).lastrowid
        self._filed = ()
        seats = [
            (self.id, seat, _writable(sitter.name), sitter.level, person, None, 0)
            for seat, (sitter, person) in enumerate(zip(match.sitters, self._people, strict=True))
        ]
        connection.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)", seats)

    def _tried_before(self, connection: sqlite3.Connection) -> bool:
        """Whether it is a day's deal that the same player has begun already, perhaps in another copy of the program."""
        match = self._match
        if day_of(match.deal) is None:
            return False
        who = Who(_writable(match.sitters[0].name), self._people[0])
        found = connection.execute(
            "SELECT 1 FROM matches JOIN seats ON seats.match = id"
            f" WHERE game = :game AND deal = :deal AND {SAT_THERE} LIMIT 1",
            {"game": match.game.id, "deal": match.deal, **sat(who)},
        )
        return found.fetchone() is not None

    def _count(self, connection: sqlite3.Connection, moment: _Moment) -> None:
        """The result for every seat and what the game counts for; nothing while it isn't over."""
        connection.execute("DELETE FROM tallies WHERE match = ?", (self.id,))
        result = moment.result
        if result is None:
            connection.execute("UPDATE seats SET score = NULL, won = 0 WHERE match = ?", (self.id,))
            return
        for seat, score in enumerate(result.scores):
            row = (score, seat in result.winners, self.id, seat)
            connection.execute("UPDATE seats SET score = ?, won = ? WHERE match = ? AND seat = ?", row)
        names = tuple(sitter.name for sitter in self._match.sitters)
        counted = tallies(Record(self._match.game, names, self._match.options, moment.line))
        rows = [(self.id, number, t.seat, t.count.value, t.value) for number, t in enumerate(counted)]
        connection.executemany("INSERT INTO tallies VALUES (?, ?, ?, ?, ?)", rows)


def copy_of(hand: str) -> str:
    """The mark of the running program that has a match in hand; "" for one that was put down."""
    copy, of, _ = hand.partition(_OF)
    return copy if of else ""


def _writable(name: str) -> str:
    """A name from elsewhere may hold what no file can."""
    return name.encode("utf-8", "replace").decode("utf-8")
