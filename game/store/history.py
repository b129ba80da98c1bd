"""Matches as they were kept: who, what, when, and their records. A row that makes no sense is left out."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Any

from game.match.daily import day_of
from game.rules import GAMES
from game.rules.core import OptionError, read_options
from game.rules.record import Record, RecordError
from game.store import words


@dataclass(frozen=True, slots=True)
class Who:
    """Somebody in the history: by the number the store gave or, for a guest, by name alone."""

    name: str
    person: int | None = None


@dataclass(frozen=True, slots=True)
class KeptSeat:
    """Who sat there and how it ended. `level`: None for a person; `score`: None in play, or for a game that is lost."""

    name: str
    level: str | None
    person: int | None
    score: int | None
    won: bool

    @property
    def who(self) -> Who:
        """The player as statistics know them."""
        return Who(self.name, self.person)


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """A match in the store. `ended` and `result` are None while it is in play.

    `played`: time at the table. `options`: house rules that differ from the defaults. `deal`: the day of a
    daily deal, as `2026-11-29`, or the number of another, else "". `length`: moves, chance included. `par`: what a
    good player makes of the deal; None while nobody knows.
    """

    id: int
    game: str
    seats: tuple[KeptSeat, ...]
    options: Mapping[str, object]
    deal: str
    practice: bool
    begun: datetime
    changed: datetime
    ended: datetime | None
    played: timedelta
    length: int
    result: Mapping[str, object] | None
    par: int | None = None

    @property
    def daily(self) -> date | None:
        """The day whose daily deal it was."""
        return day_of(self.deal)


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which finished matches are listed, and in which order."""

    game: str | None = None
    who: Who | None = None
    newest_first: bool = True


_COLUMNS = "id, game, options, deal, practice, begun, changed, ended, played, length, result, par"
SAT_THERE = "(seats.level IS NULL AND (seats.person = :person OR seats.person IS NULL AND seats.name = :name))"
"""The condition that a seat was this player's."""


def finished(connection: sqlite3.Connection, wanted: Wanted) -> tuple[KeptMatch, ...]:
    """The finished matches that are wanted, practice games too."""
    where = ["ended IS NOT NULL"]
    values: dict[str, object] = {"game": wanted.game}
    if wanted.game is not None:
        where.append("game = :game")
    if wanted.who is not None:
        where.append(f"id IN (SELECT match FROM seats WHERE {SAT_THERE})")
        values |= sat(wanted.who)
    order = "DESC" if wanted.newest_first else "ASC"
    return matches_where(connection, " AND ".join(where), values, f"ended {order}, id {order}")


def in_play(connection: sqlite3.Connection) -> tuple[KeptMatch, ...]:
    """The matches that can be gone on with, the latest first.

    Not those in which nobody has decided anything, unless they follow another game of the same people.
    """
    decided = "EXISTS (SELECT 1 FROM moves WHERE match = id AND move NOT LIKE '*%')"
    return matches_where(connection, f"ended IS NULL AND (follows = 1 OR {decided})", {}, "changed DESC, id DESC")


def sat(who: Who) -> dict[str, object]:
    """The values for `SAT_THERE`."""
    return {"person": who.person, "name": who.name}


def matches_where(
    connection: sqlite3.Connection, where: str, values: Mapping[str, object], order: str
) -> tuple[KeptMatch, ...]:
    """The matches for which a condition holds, in an order."""
    rows = connection.execute(f"SELECT {_COLUMNS} FROM matches WHERE {where} ORDER BY {order}", values).fetchall()
    seats: dict[int, list[KeptSeat]] = {}
    asked = f"SELECT * FROM seats WHERE match IN (SELECT id FROM matches WHERE {where}) ORDER BY match, seat"
    for match, _, name, level, person, score, won in connection.execute(asked, values):
        seat = KeptSeat(str(name), _text(level), _whole(person), _whole(score), won == 1)
        seats.setdefault(match, []).append(seat)
    return tuple(match for row in rows if (match := _match(row, seats.get(row[0], ()))) is not None)


def _match(row: Sequence[Any], seats: Sequence[KeptSeat]) -> KeptMatch | None:
    number, game, options, deal, practice, begun, changed, ended, played, length, result, par = row
    try:
        kept = KeptMatch(
            number,
            game,
            tuple(seats),
            _mapping(options),
            str(deal),
            practice != 0,
            _moment(begun),
            _moment(changed),
            None if ended is None else _moment(ended),
            timedelta(milliseconds=played),
            int(length),
            None if result is None else _mapping(result),
            _whole(par),
        )
    except (TypeError, ValueError, OverflowError, OSError, RecursionError):
        return None
    known = isinstance(game, str) and game in GAMES
    return kept if known and len(seats) in GAMES[game].seats else None


def _moment(seconds: Any) -> datetime:
    return datetime.fromtimestamp(seconds, UTC).astimezone()


def _mapping(text: Any) -> dict[str, object]:
    value = json.loads(text)
    if not isinstance(value, dict):
        raise ValueError
    return value


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _whole(value: object) -> int | None:
    return value if isinstance(value, int) else None


# ------------------------------------------------------------------ records
def record_of(connection: sqlite3.Connection, number: int) -> tuple[KeptMatch, Record]:
    """A match and its record. Raises RecordError, in a sentence, if it isn't there or can't be read."""
    found = matches_where(connection, "id = :id", {"id": number}, "id")
    if not found:
        raise RecordError(words.NO_MATCH)
    match = found[0]
    rows = connection.execute("SELECT number, move FROM moves WHERE match = ? ORDER BY number", (number,)).fetchall()
    if [place for place, _ in rows] != list(range(match.length)):
        raise RecordError(words.GAP)
    game = GAMES[match.game]
    try:
        options = read_options(game.options, match.options, len(match.seats))
    except OptionError as error:
        raise RecordError(str(error)) from None
    more: dict[str, object] = {"date": match.begun.isoformat(), "levels": [seat.level for seat in match.seats]}
    if match.deal:
        more["deal"] = match.deal
    if match.practice:
        more["practice"] = True
    if match.result is not None:
        more["result"] = dict(match.result)
    return match, Record(game, tuple(s.name for s in match.seats), options, tuple(str(move) for _, move in rows), more)
