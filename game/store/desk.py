"""One thread with the one connection: jobs are done there in order, nobody else waits for the disk."""

import sqlite3
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread

Work = Callable[[sqlite3.Connection | None], bool]


class _Task:
    """A piece of work and the promise of whether it succeeds."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.future: Future[bool] = Future()

    def do(self, connection: sqlite3.Connection | None) -> None:
        """Keep the promise."""
        try:
            self.future.set_result(self.work(connection))
        except Exception as error:
            self.future.set_exception(error)


class Desk:
    """Opens the connection on its own thread by `opener` and does there what it is asked for."""

    def __init__(self, opener: Callable[[], sqlite3.Connection | None]) -> None:
        self._tasks: SimpleQueue[_Task | None] = SimpleQueue()
        self._thread = Thread(target=self._work, args=(opener,), name="store", daemon=True)
        self._thread.start()

    def ask(self, work: Work) -> Future[bool]:
        """Have something done after all that was asked before; it may be given None for lack of a connection."""
        task = _Task(work)
        self._tasks.put(task)
        return task.future

    def close(self, patience: float = 5.0) -> None:
        """Do what is left, close the connection, and wait at most so many seconds for it."""
        self._tasks.put(None)
        self._thread.join(patience)

    def _work(self, opener: Callable[[], sqlite3.Connection | None]) -> None:
        connection = opener()
        while (task := self._tasks.get()) is not None:
            task.do(connection)
        if connection is not None:
            connection.close()
