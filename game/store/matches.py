"""The matches of the store: keeping them, going on with them, looking for them, and what they say about players."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from datetime import date, datetime
from pathlib import Path
from random import Random

from game.match.keeping import done
from game.match.match import Match, Sitter
from game.match.theatre import Theatre
from game.rules.bullets_and_bombs.sight import GAME_ID
from game.rules.core import changed_options
from game.rules.record import Record, RecordError
from game.store import history, words
from game.store.copies import Copy
from game.store.days import Day, by_day
from game.store.desk import Desk
from game.store.export import as_csv
from game.store.files import open_record, save_into, save_text
from game.store.history import SAT_THERE, KeptMatch, Wanted, Who, sat
from game.store.keeper import Keeper, copy_of
from game.store.statistics import Sheet, players, read_sheet


class Matches:
    """Every answer is a promise, kept on the store's thread; none may be waited for in a frame."""

    def __init__(
        self,
        desk: Desk,
        clock: Callable[[], datetime],
        person_called: Callable[[str], int | None],
        over: Callable[[], None],
        copy: Copy,
    ) -> None:
        self._desk, self._clock, self._person_called, self._over = desk, clock, person_called, over
        self._copy = copy
        self._keepers: list[Keeper] = []

    # -------------------------------------------------------------- keeping
    def keep(self, match: Match, follows: bool = False) -> Future[bool]:
        """From now on keep every change of this match; the promise is that of what was played so far.

        `follows`: it is a further game of the same people, to be gone on with before anybody has decided anything.
        """
        match.keep_by(self._keeper(match, follows))
        return match.kept

    def resume(self, number: int, rng: Random) -> Future[Match]:
        """The match of this number at its last move, kept on; `rng` draws its chance from now on.

        The promise raises RecordError, in a sentence, if the match isn't there, is over, can't be read, or is open in
        another copy of the program.
        """

        def work(connection: sqlite3.Connection) -> Match:
            # Where this can't be written the match goes on in a new row, as if somebody else had it in hand.
            with contextlib.suppress(sqlite3.Error):
                connection.execute("BEGIN IMMEDIATE")
            try:
                match = self._take_up(connection, number, rng)
            except BaseException:
                _end(connection, "ROLLBACK")
                raise
            if not _end(connection, "COMMIT"):
                _end(connection, "ROLLBACK")
            return match

        return self._desk.ask(work)

    def _take_up(self, connection: sqlite3.Connection, number: int, rng: Random) -> Match:
        """A match in our hand from now on. Raises RecordError, also while it is open in another copy."""
        kept, record = history.record_of(connection, number)
        if kept.ended is not None:
            raise RecordError(words.IS_OVER)
        self._refuse_open(connection, number)
        sitters = [Sitter(seat.name, seat.level, seat.person) for seat in kept.seats]
        match = Match.resume(record, sitters, rng, kept.practice)
        match.deal = kept.deal
        keeper = self._keeper(match)
        with contextlib.suppress(sqlite3.Error):
            connection.execute("UPDATE matches SET hand = ? WHERE id = ?", (keeper.hand, number))
        keeper.adopt(number, record.moves, kept.played.total_seconds())
        match.keep_by(keeper)
        return match

    def _refuse_open(self, connection: sqlite3.Connection, number: int) -> None:
        """Raises RecordError if a match is open in another copy; one that is over is so nowhere."""
        found = connection.execute("SELECT hand FROM matches WHERE id = ? AND ended IS NULL", (number,)).fetchone()
        if found is not None and self._copy.other_runs(copy_of(str(found[0]))):
            raise RecordError(words.OPEN_ELSEWHERE)

    def put_down(self, match: Match) -> Future[bool]:
        """Nobody sits at this match any more: another copy of the program may take it up once the promise is kept.

        Nothing has to be done for a match that is over or isn't kept.
        """
        keeper = next((keeper for keeper in reversed(self._keepers) if keeper.keeps(match)), None)
        return done(True) if keeper is None or match.over else keeper.put_down()

    def keep_again(self) -> None:
        """Write what couldn't be written."""
        for keeper in self._keepers:
            keeper.keep_again()

    def _keeper(self, match: Match, follows: bool = False) -> Keeper:
        people = [
            self._person_called(sitter.name) if sitter.person is None and sitter.level is None else sitter.person
            for sitter in match.sitters
        ]
        keeper = Keeper(self._desk, match, people, self._clock, self._over, self._copy.mark, follows)
        self._keepers.append(keeper)
        return keeper

    # -------------------------------------------------------------- looking
    def in_play(self) -> Future[tuple[KeptMatch, ...]]:
        """The matches that can be gone on with, the latest first."""
        return self._desk.ask(history.in_play)

    def history(self, wanted: Wanted | None = None) -> Future[tuple[KeptMatch, ...]]:
        """The finished matches that are wanted: all, the newest first, if nothing is said."""
        return self._desk.ask(lambda connection: history.finished(connection, wanted or Wanted()))

    def record(self, number: int) -> Future[Record]:
        """The record of a match; the promise raises RecordError, in a sentence, if it can't be read."""
        return self._desk.ask(lambda connection: history.record_of(connection, number)[1])

    def theatre(self, number: int) -> Future[Theatre]:
        """A match to be looked at; the promise raises RecordError, in a sentence, if it can't be read."""
        return self._desk.ask(lambda connection: Theatre(history.record_of(connection, number)[1]))

    def open(self, file: Path) -> Future[Theatre]:
        """The record in a file, to be looked at; the promise raises RecordError, in a sentence."""
        return self._desk.ask(lambda _: open_record(file))

    def save(self, number: int, folder: Path) -> Future[Path]:
        """Write the record of a match into a folder, which is made if it isn't there; the promise is the file.

        It raises RecordError, in a sentence. A file that is there already is never written over.
        """

        def work(connection: sqlite3.Connection) -> Path:
            match, record = history.record_of(connection, number)
            return save_into(record, folder, (match.ended or match.changed).date())

        return self._desk.ask(work)

    def keep_par(self, match: Match, par: int) -> Future[bool]:
        """Keep what a good player makes of a deal, for every match with this deal and these house rules."""
        options = json.dumps(changed_options(match.game.options, match.options, len(match.sitters)))
        row = (par, match.game.id, match.deal, options)
        return self._desk.write(
            lambda c: c.execute("UPDATE matches SET par = ? WHERE game = ? AND deal = ? AND options = ?", row)
        )

    def days(self, who: Who | None = None) -> Future[dict[date, Day]]:
        """Every day whose daily deal was begun here, or was by somebody, by its date."""
        where, values = "game = :game AND deal LIKE '____-__-__'", dict[str, object](game=GAME_ID)
        if who is not None:
            where, values = f"{where} AND id IN (SELECT match FROM seats WHERE {SAT_THERE})", values | sat(who)
        return self._desk.ask(lambda c: by_day(history.matches_where(c, where, values, "begun, id")))

    def delete(self, number: int) -> Future[bool]:
        """Forget a match. Whoever still plays it here keeps it as a new one.

        The promise raises RecordError, in a sentence, while it is open in another copy of the program.
        """

        def work(connection: sqlite3.Connection) -> None:
            self._refuse_open(connection, number)
            for table, key in (("matches", "id"), ("seats", "match"), ("moves", "match"), ("tallies", "match")):
                connection.execute(f"DELETE FROM {table} WHERE {key} = ?", (number,))

        return self._desk.write(work)

    # -------------------------------------------------------------- statistics
    def players(self) -> Future[tuple[Who, ...]]:
        """Everybody, no computers, who finished a game, the most frequent first."""
        return self._desk.ask(players)

    def statistics(self, who: Who, since: datetime | None = None) -> Future[Sheet]:
        """What the finished games, without practice games, say about somebody."""
        return self._desk.ask(lambda connection: read_sheet(connection, who, since))

    def csv(self, wanted: Wanted | None = None) -> Future[str]:
        """The finished matches that are wanted as a table for other programs: a line a seat."""
        return self._desk.ask(lambda connection: as_csv(history.finished(connection, wanted or Wanted())))

    def csv_into(self, folder: Path, stem: str) -> Future[Path]:
        """Write the table of all finished matches into a folder; the promise is the file.

        It raises RecordError, in a sentence. A file that is there already is never written over.
        """
        return self._desk.ask(lambda c: save_text(as_csv(history.finished(c, Wanted())), folder, stem, ".csv"))


def _end(connection: sqlite3.Connection, how: str) -> bool:
    """End a transaction, if there is one; whether that went well."""
    try:
        if connection.in_transaction:
            connection.execute(how)
    except sqlite3.Error:
        return False
    return True
