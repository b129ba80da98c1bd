"""Opens the file with care: checked first, set aside if broken, left alone if newer, given up if not writable."""

import contextlib
import os
import sqlite3
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from threading import get_ident

from game.store import words
from game.store.place import FILE, SPARE, address
from game.store.schema import STEPS, Step, expected_tables, is_ours, migrate, shape, tables

WAIT = 5.0
"""Seconds to wait for another copy of the program that is writing."""
_STALE = 3600
"""Seconds after which half a copy is nobody's work any more."""
_SMALLEST = 512
"""Bytes in the smallest page that a file can have."""
_VERSIONS = (b"\x01\x01", b"\x02\x02")
"""What a file says about how it is to be written and read: with a rollback journal, or a write-ahead one."""
_SPOILT = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)


@dataclass(frozen=True)
class Notice:
    """Something that the player must be told once."""

    title: str
    text: str


@dataclass
class Opened:
    """What came of it. Without a connection nothing is kept, and `trouble` says why."""

    connection: sqlite3.Connection | None = None
    trouble: str = ""
    notices: list[Notice] = field(default_factory=list)


class _Broken(Exception):
    """The file can be opened but not trusted."""


class _Newer(Exception):
    """The file was written by a later version."""


def open_file(folder: Path, steps: Sequence[Step] = STEPS) -> Opened:
    """Open the file in this folder, which is made if it isn't there."""
    opened = Opened()
    file = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        try:
            opened.connection = _checked(file, steps)
        except _Broken:
            opened.notices.append(_set_aside(file, steps))
            opened.connection = _checked(file, steps)
    except _Newer:
        opened.trouble = words.NEWER
        opened.notices.append(Notice(words.NEWER_TITLE, words.NEWER_TEXT))
    except (OSError, sqlite3.Error, _Broken):
        opened.trouble = words.CANT_WRITE
    if opened.connection is not None:
        _sweep(folder)
    return opened


def in_memory(steps: Sequence[Step] = STEPS) -> sqlite3.Connection:
    """A store for as long as the program runs, where nothing can be kept."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    migrate(connection, steps)
    return connection


def _checked(file: Path, steps: Sequence[Step]) -> sqlite3.Connection:
    """A connection to a file that is whole, ours, in the present shape, and can be written."""
    if file.is_file():
        size = file.stat().st_size
        if 0 < size < _SMALLEST or (not size and file.with_name(SPARE).is_file()):  # SQLite takes it for a new file
            raise _Broken
        _look_before(file, steps)
    connection = sqlite3.connect(file, timeout=WAIT, isolation_level=None)
    connection.text_factory = _lenient
    try:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA journal_mode = WAL")
        migrate(connection, steps)
        # Asking for the write lock now shows a folder that can't be written before somebody relies on it.
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
    except BaseException:
        connection.close()
        raise
    return connection


def _lenient(text: bytes) -> str:
    """Words that a fault on the disk has spoilt are no reason to stop."""
    return text.decode("utf-8", "replace")


def _look_before(file: Path, steps: Sequence[Step]) -> None:
    """Look at a file without being able to change it; _Broken or _Newer if it is not to be used."""
    connection = sqlite3.connect(address(file.absolute(), "ro"), uri=True, timeout=WAIT)
    connection.text_factory = _lenient
    try:
        connection.execute("BEGIN")  # one moment, though another copy may be bringing the file up
        if not is_ours(connection):
            raise _Broken
        if shape(connection) > len(steps):
            raise _Newer
        if not _whole(file, connection.execute("PRAGMA page_size").fetchone()[0]):
            raise _Broken
        if connection.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            raise _Broken
        if expected_tables(steps[: shape(connection)]) != tables(connection):
            raise _Broken
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode & 0xFF in _SPOILT:
            raise _Broken from error
        raise
    except UnicodeDecodeError as error:  # a complaint of SQLite's that quotes what is spoilt
        raise _Broken from error
    finally:
        connection.close()


def _whole(file: Path, page: int) -> bool:
    """Look for damage that SQLite doesn't mind: the end of the last page gone, or a version that it won't write to."""
    size = file.stat().st_size
    with file.open("rb") as stream:
        versions = stream.read(20)[18:]
    journal = file.with_name(f"{file.name}-wal")
    unfinished = journal.is_file() and journal.stat().st_size > 0
    return not size or (versions in _VERSIONS and (unfinished or size % page == 0))


def _set_aside(file: Path, steps: Sequence[Step]) -> Notice:
    """Give a broken file a dated name, never deleting anything, and put the spare copy in its place if that is good."""
    stem = f"{file.stem}-broken-{datetime.now():%Y-%m-%d-%H%M%S}"
    name, again = f"{stem}{file.suffix}", 1
    while file.with_name(name).exists():
        again += 1
        name = f"{stem}-{again}{file.suffix}"
    file.replace(file.with_name(name))
    for end in ("-wal", "-shm"):
        with contextlib.suppress(FileNotFoundError):
            file.with_name(file.name + end).replace(file.with_name(name + end))
    spare = file.with_name(SPARE)
    try:
        if not spare.is_file():
            raise _Broken
        _look_before(spare, steps)
    except (_Broken, _Newer, sqlite3.Error):
        return Notice(words.BROKEN_TITLE, words.BROKEN_EMPTY.format(name=name))
    day = datetime.fromtimestamp(spare.stat().st_mtime)
    with contextlib.closing(sqlite3.connect(address(spare.absolute(), "ro"), uri=True)) as connection:
        copy_to(connection, file)
    return Notice(words.BROKEN_TITLE, words.BROKEN_SPARE.format(name=name, day=f"{day.day} {day:%B %Y}"))


def copy_to(connection: sqlite3.Connection, file: Path) -> None:
    """Write a whole copy of an open file; the old copy stays until the new one is complete and sound."""
    fresh = file.with_name(f"{file.name}.{os.getpid()}-{get_ident()}")
    try:
        with contextlib.closing(sqlite3.connect(fresh)) as copy:
            connection.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            if copy.execute("PRAGMA quick_check").fetchone() != ("ok",):
                raise sqlite3.DatabaseError
        fresh.replace(file)
    finally:
        fresh.unlink(missing_ok=True)


def _sweep(folder: Path) -> None:
    """Clear away what a killed program left of half a copy; another program may be writing a young one."""
    for left in folder.glob(f"{SPARE}.*"):
        with contextlib.suppress(OSError):
            if time.time() - left.stat().st_mtime > _STALE:
                left.unlink()
