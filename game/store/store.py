"""What lasts, seen from the scenes: read from memory at once, written behind their backs at once."""

from __future__ import annotations

import contextlib
import json
import logging
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from datetime import datetime
from pathlib import Path
from queue import SimpleQueue
from threading import Event

from game.store import words
from game.store.copies import Copy
from game.store.desk import Desk
from game.store.matches import Matches
from game.store.opening import Notice, Opened, copy_to, in_memory, open_file
from game.store.people import Person, numbered, read_people, write_people
from game.store.place import SPARE


def now() -> datetime:
    """The present moment, with its time zone."""
    return datetime.now().astimezone()


class Store:
    """Settings, people, last set-ups, and matches. Every change is kept at once; without a place all lives in memory.

    What a `keep…` answers is a promise of whether it was kept.
    """

    def __init__(
        self,
        folder: Path | None,
        opener: Callable[[Path], Opened] = open_file,
        clock: Callable[[], datetime] = now,
    ) -> None:
        self.settings: dict[str, object] = {}
        self.people: tuple[Person, ...] = ()
        self.setups: dict[str, dict[str, object]] = {}
        self.trouble = "" if folder else words.NO_PLACE
        """Why nothing is kept, as a short line; "" while all is well."""
        self._folder = folder
        self._opener = opener
        self._notices: SimpleQueue[Notice] = SimpleQueue()
        self._lasting = self._written = self._failed = False
        self._touched: set[tuple[str, str]] = set()
        self._known_people: set[int] = set()
        self._changed_people: set[int] = set()
        self._copy = Copy()
        self._ready = Event()
        self._desk = Desk(self._open, self._heard)
        self.matches = Matches(self._desk, clock, self._person_called, self._match_over, self._copy)
        """All matches, in play and over."""

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
        """Finish what is to be written, once more where that failed; a spare copy is made if something was."""
        if self._failed:
            self._keep_again()
        self._desk.ask(lambda connection: self._written and self._spare(connection))
        self._desk.ask(lambda _: self._copy.end())
        self._desk.close()

    # -------------------------------------------------------------- changes
    def keep_setting(self, name: str, value: object) -> Future[bool]:
        """Keep one option; the value must be plain enough for JSON."""
        self.settings[name] = value
        return self._keep_line("settings", name, value)

    def keep_setup(self, game: str, setup: Mapping[str, object]) -> Future[bool]:
        """Keep how a game was last set up."""
        self.setups[game] = dict(setup)
        return self._keep_line("setups", game, self.setups[game])

    def keep_people(self, people: Sequence[Person]) -> Future[bool]:
        """Keep who plays here, in this order; names must differ. Who has no number yet gets one."""
        before = {person.id: person for person in self.people}
        after = self.people = numbered(people, self.people)
        self._touched.add(("people", ""))
        self._known_people |= {*before, *(person.id for person in after)}
        self._changed_people |= {person.id for person in after if before.get(person.id) != person}
        known, changed = set(self._known_people), set(self._changed_people)
        return self._desk.write(lambda connection: write_people(connection, known, changed, after))

    def _keep_line(self, table: str, name: str, value: object) -> Future[bool]:
        self._touched.add((table, name))
        line = json.dumps(value, ensure_ascii=False)
        return self._desk.write(lambda c: c.execute(f"INSERT OR REPLACE INTO {table} VALUES (?, ?)", (name, line)))

    def _keep_again(self) -> None:
        self.matches.keep_again()
        for table, name in sorted(self._touched):
            match table:
                case "settings":
                    self.keep_setting(name, self.settings[name])
                case "setups":
                    self.keep_setup(name, self.setups[name])
                case _:
                    self.keep_people(self.people)

    def _person_called(self, name: str) -> int | None:
        return next((person.id for person in self.people if person.name == name), None)

    # -------------------------------------------------------------- on the store's thread
    def _open(self) -> tuple[sqlite3.Connection, bool]:
        try:
            opened = self._opener(self._folder) if self._folder is not None else Opened(trouble=words.NO_PLACE)
            if opened.connection is not None:
                self._read(opened.connection)
        except Exception:  # whatever it is, play goes on
            logging.getLogger("game").exception("the store can't be opened")
            opened = Opened(trouble=words.CANT_WRITE)
        self.trouble = opened.trouble
        for notice in opened.notices:
            self._notices.put(notice)
        self._lasting = opened.connection is not None
        if self._folder is not None and self._lasting:
            self._copy.start(self._folder)
        self._ready.set()
        if opened.connection is None:
            return in_memory(), False
        self._spare(opened.connection)
        return opened.connection, True

    def _heard(self, error: Exception | None) -> None:
        """A commit went well, or didn't."""
        if not self._lasting:
            return
        self.trouble = "" if error is None else words.CANT_WRITE
        self._written = self._written or error is None
        self._failed = self._failed or error is not None

    def _read(self, connection: sqlite3.Connection) -> None:
        self.settings = dict(_plain_rows(connection.execute("SELECT key, value FROM settings")))
        setups = _plain_rows(connection.execute("SELECT game, value FROM setups"))
        self.setups = {game: value for game, value in setups if isinstance(value, dict)}
        self.people = read_people(connection)

    def _match_over(self) -> None:
        """A game was finished: the spare copy has it too."""
        self._desk.ask(self._spare)

    def _spare(self, connection: sqlite3.Connection) -> bool:
        if self._folder is None or not self._lasting:
            return False
        try:
            copy_to(connection, self._folder / SPARE)
        except (OSError, sqlite3.Error):
            return False
        return True


def _plain_rows(rows: Iterable[tuple[str, str]]) -> Iterator[tuple[str, object]]:
    """Names with what their JSON says; rows that say nothing sensible are left out."""
    for name, line in rows:
        with contextlib.suppress(ValueError, TypeError, RecursionError):
            yield name, json.loads(line)
