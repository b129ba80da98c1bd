"""Which copies of the program are running: each holds a lock that ends with it, however it ends.

A lock is a file of its own in which SQLite keeps a transaction open. The system takes it back from a program that is
killed, so nothing has to be waited for or broken.
"""

from __future__ import annotations

import contextlib
import re
import secrets
import sqlite3
import time
from pathlib import Path

from game.store.place import address

_STEM = "saloon.copy-"
_MARK = re.compile(r"[0-9a-f]{16}")
_YOUNG = 60
"""Seconds in which a file may be one whose copy is about to lock it."""


class Copy:
    """This copy of the program. All but `mark` belongs to the store's thread."""

    def __init__(self) -> None:
        self.mark = secrets.token_hex(8)
        """What the matches that are open here bear."""
        self._folder: Path | None = None
        self._lock: sqlite3.Connection | None = None

    def start(self, folder: Path) -> None:
        """From now on others see that this copy runs. Where no lock can be had it goes without."""
        self._folder = folder
        with contextlib.suppress(OSError):
            self._sweep(folder)
        with contextlib.suppress(sqlite3.Error):
            self._lock = sqlite3.connect(_file(folder, self.mark), timeout=0, isolation_level=None)
            self._lock.execute("PRAGMA journal_mode = MEMORY")  # no second file beside it
            self._lock.execute("BEGIN EXCLUSIVE")  # in which nothing is ever written

    def end(self) -> None:
        """It doesn't run any more."""
        if self._lock is not None and self._folder is not None:
            self._lock.close()
            with contextlib.suppress(OSError):
                _file(self._folder, self.mark).unlink(missing_ok=True)

    def other_runs(self, mark: str) -> bool:
        """Whether this is the mark of another copy, and it is running."""
        if self._folder is None or mark == self.mark or not _MARK.fullmatch(mark):
            return False
        return _is_locked(_file(self._folder, mark))

    def _sweep(self, folder: Path) -> None:
        """Clear away what killed copies left, whatever the clock did since."""
        for left in folder.glob(f"{_STEM}*"):
            with contextlib.suppress(OSError):
                if abs(time.time() - left.stat().st_mtime) > _YOUNG and not _is_locked(left):
                    left.unlink()


def _file(folder: Path, mark: str) -> Path:
    return folder / f"{_STEM}{mark}"


def _is_locked(file: Path) -> bool:
    """Whether somebody holds the lock of a file; not if there is no such file, nor if it is damaged.

    It is only read: several copies that look at once must not take each other for its holder.
    """
    try:
        with contextlib.closing(sqlite3.connect(address(file.absolute(), "ro"), timeout=0, uri=True)) as connection:
            connection.execute("SELECT 1 FROM sqlite_master").fetchone()
    except sqlite3.Error as error:
        return error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
    return False
