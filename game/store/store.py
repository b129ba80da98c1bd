"""What lasts, seen from the scenes: read from memory at once, written behind their backs at once."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from threading import Event

from game.store import words
from game.store.desk import Desk
from game.store.opening import Notice, Opened, copy_to, open_file
from game.store.place import SPARE

NAME_LETTERS = 16
HATS = 5
Write = Callable[[sqlite3.Connection], object]


@dataclass(frozen=True)
class Person:
    """Somebody who plays here: a name of 1 to 16 letters, a hat (1 to 5), and two keys as scancodes (0: none)."""

    name: str
    hat: int = 1
    keys: tuple[int, int] = (0, 0)


class Store:
    """Settings, people and last set-ups. Every change is kept at once; without a place all lives in memory.

    What a `keep…` answers is a promise of whether it was kept.
    """

    def __init__(self, folder: Path | None, opener: Callable[[Path], Opened] = open_file) -> None:
        self.settings: dict[str, object] = {}
        self.people: tuple[Person, ...] = ()
        self.setups: dict[str, dict[str, object]] = {}
        self.trouble = "" if folder else words.NO_PLACE
        """Why nothing is kept, as a short line; "" while all is well."""
        self._folder = folder
        self._opener = opener
        self._notices: SimpleQueue[Notice] = SimpleQueue()
        self._written = False
        self._ready = Event()
        self._desk = Desk(self._open)

    def wait(self) -> Store:
        """Until what was kept has been read: before that everything is empty."""
        self._ready.wait()
        return self

    def notices(self) -> list[Notice]:
        """What the player must be told since this was last asked."""
        found: list[Notice] = []
        while not self._notices.empty():
            found.append(self._notices.get())
        return found

    def close(self) -> None:
        """Finish what is to be written; a spare copy is made if something was."""
        if self._written:
            self._desk.ask(self._spare)
        self._desk.close()

    # -------------------------------------------------------------- changes
    def keep_setting(self, name: str, value: object) -> Future[bool]:
        """Keep one option; the value must be plain enough for JSON."""
        self.settings[name] = value
        line = json.dumps(value, ensure_ascii=False)
        return self._keep(lambda c: c.execute("INSERT OR REPLACE INTO settings VALUES (?, ?)", (name, line)))

    def keep_people(self, people: Sequence[Person]) -> Future[bool]:
        """Keep who plays here, in this order; names must differ."""
        self.people = tuple(people)
        rows = [
            (person.name, place, person.hat, json.dumps(list(person.keys))) for place, person in enumerate(self.people)
        ]

        def write(connection: sqlite3.Connection) -> None:
            connection.execute("DELETE FROM people")
            connection.executemany("INSERT INTO people VALUES (?, ?, ?, ?)", rows)

        return self._keep(write)

    def keep_setup(self, game: str, setup: Mapping[str, object]) -> Future[bool]:
        """Keep how a game was last set up."""
        self.setups[game] = dict(setup)
        line = json.dumps(self.setups[game], ensure_ascii=False)
        return self._keep(lambda c: c.execute("INSERT OR REPLACE INTO setups VALUES (?, ?)", (game, line)))

    def _keep(self, write: Write) -> Future[bool]:
        self._written = True

        def work(connection: sqlite3.Connection | None) -> bool:
            return connection is not None and self._commit(connection, write)

        return self._desk.ask(work)

    def _commit(self, connection: sqlite3.Connection, write: Write) -> bool:
        try:
            connection.execute("BEGIN IMMEDIATE")
            write(connection)
            connection.execute("COMMIT")
        except sqlite3.Error:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            self.trouble = words.CANT_WRITE
            return False
        self.trouble = ""
        return True

    # -------------------------------------------------------------- on the store's thread
    def _open(self) -> sqlite3.Connection | None:
        connection = None
        try:
            if self._folder is not None:
                connection = self._begin(self._opener(self._folder))
        except sqlite3.Error:
            self.trouble = words.CANT_WRITE
        finally:
            self._ready.set()
        self._spare(connection)
        return connection

    def _begin(self, opened: Opened) -> sqlite3.Connection | None:
        self.trouble = opened.trouble
        for notice in opened.notices:
            self._notices.put(notice)
        if opened.connection is not None:
            self._read(opened.connection)
        return opened.connection

    def _read(self, connection: sqlite3.Connection) -> None:
        self.settings = dict(_plain_rows(connection.execute("SELECT key, value FROM settings")))
        setups = _plain_rows(connection.execute("SELECT game, value FROM setups"))
        self.setups = {game: value for game, value in setups if isinstance(value, dict)}
        rows = connection.execute("SELECT name, hat, keys FROM people ORDER BY place").fetchall()
        self.people = tuple(person for row in rows if (person := _person(*row)) is not None)

    def _spare(self, connection: sqlite3.Connection | None) -> bool:
        if connection is None or self._folder is None:
            return False
        try:
            copy_to(connection, self._folder / SPARE)
        except (OSError, sqlite3.Error):
            return False
        return True


def _plain_rows(rows: Iterable[tuple[str, str]]) -> Iterator[tuple[str, object]]:
    """Names with what their JSON says; rows that say nothing sensible are left out."""
    for name, line in rows:
        with contextlib.suppress(ValueError):
            yield name, json.loads(line)


def _person(name: object, hat: object, keys: object) -> Person | None:
    """Somebody as kept; None if the row makes no sense."""
    try:
        first, second = json.loads(str(keys))
    except (TypeError, ValueError):
        return None
    if not (isinstance(name, str) and name and type(hat) is int and type(first) is int and type(second) is int):
        return None
    return Person(name[:NAME_LETTERS], min(HATS, max(1, hat)), (first, second))
