"""One thread with the one connection: jobs are done there in order, nobody else waits for the disk."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from typing import Any, TypeVar

from game.store import words

T = TypeVar("T")
FAULTS = (sqlite3.Error, UnicodeDecodeError)
"""What a spoilt file, a full disk or a lock raises; the second where SQLite's complaint quotes what is spoilt."""
Work = Callable[[sqlite3.Connection], T]


class StoreError(Exception):
    """The store can't be read; its text says so in a sentence."""


@dataclass
class _Asking:
    """Something to find out, and the promise of the answer."""

    work: Work[Any]
    promise: Future[Any] = field(default_factory=Future)


@dataclass
class _Writing:
    """Something to be written, what to do once it is surely on the disk, and the promise of whether it is."""

    work: Work[object]
    committed: Callable[[], None] | None
    promise: Future[bool] = field(default_factory=Future)


class Desk:
    """Opens the connection on its own thread by `opener` and does there what it is asked for.

    `opener` answers the connection, in autocommit mode, and whether what is written there lasts. Writings that wait
    together are committed together; `told` hears the error of a commit that failed, or None of one that didn't.
    """

    def __init__(
        self, opener: Callable[[], tuple[sqlite3.Connection, bool]], told: Callable[[Exception | None], None]
    ) -> None:
        self._told = told
        self._lasting = False
        self._queue: SimpleQueue[_Asking | _Writing | None] = SimpleQueue()
        self._closing = Lock()
        self._closed = False
        self._thread = Thread(target=self._work, args=(opener,), name="store", daemon=True)
        self._thread.start()

    def ask(self, work: Work[T]) -> Future[T]:
        """Have something found out after all that was asked before.

        What it raises, the promise raises; StoreError, which is a sentence, where the file can't be read.
        """
        asking = _Asking(work)
        if not self._put(asking):
            asking.promise.set_exception(StoreError(words.CLOSED))
        return asking.promise

    def write(self, work: Work[object], committed: Callable[[], None] | None = None) -> Future[bool]:
        """Have something written; `committed` is called on the desk's thread before the promise is kept.

        `work` may be called again after a rollback, so it must change nothing but the file.
        """
        writing = _Writing(work, committed)
        if not self._put(writing):
            writing.promise.set_result(False)
        return writing.promise

    def close(self, patience: float = 5.0) -> None:
        """Do what is left, close the connection, and wait at most so many seconds for it."""
        with self._closing:
            self._closed = True
            self._queue.put(None)
        self._thread.join(patience)

    def _put(self, task: _Asking | _Writing) -> bool:
        with self._closing:
            if not self._closed:
                self._queue.put(task)
            return not self._closed

    # ------------------------------------------------------------ on the thread
    def _work(self, opener: Callable[[], tuple[sqlite3.Connection, bool]]) -> None:
        connection, self._lasting = opener()
        waiting: deque[_Asking | _Writing | None] = deque()
        while True:
            if not waiting:
                waiting.append(self._queue.get())
            with contextlib.suppress(Empty):
                while True:
                    waiting.append(self._queue.get_nowait())
            task = waiting.popleft()
            if task is None:
                connection.close()
                return
            if isinstance(task, _Asking):
                _answer(task, connection)
            else:
                self._commit([task, *_writings(waiting)], connection)

    def _commit(self, group: Sequence[_Writing], connection: sqlite3.Connection) -> None:
        """Write a group together or, if that fails, one by one."""
        try:
            connection.execute("BEGIN IMMEDIATE")
            for writing in group:
                writing.work(connection)
            connection.execute("COMMIT")
        except Exception as error:
            with contextlib.suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
            if len(group) > 1:
                for writing in group:
                    self._commit([writing], connection)
                return
            if not isinstance(error, FAULTS):
                group[0].promise.set_exception(error)
                return
            self._told(error)
            group[0].promise.set_result(False)
            return
        self._told(None)
        for writing in group:
            if writing.committed is not None:
                writing.committed()
            writing.promise.set_result(self._lasting)


def _writings(waiting: deque[_Asking | _Writing | None]) -> Iterator[_Writing]:
    """Take those that stand first in the queue."""
    while waiting and isinstance(first := waiting[0], _Writing):
        waiting.popleft()
        yield first


def _answer(asking: _Asking, connection: sqlite3.Connection) -> None:
    try:
        asking.promise.set_result(asking.work(connection))
    except FAULTS:
        logging.getLogger("game").exception("the store can't be read")
        asking.promise.set_exception(StoreError(words.CANT_READ_STORE))
    except Exception as error:
        asking.promise.set_exception(error)
