"""The shape of the file, and the steps from every older shape to the present one."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing

APPLICATION = 0x51445361
"""Marks the file as ours: `QDSa`."""

Step = Sequence[str]

STEPS: tuple[Step, ...] = (
    (
        "CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
        "CREATE TABLE people (name TEXT PRIMARY KEY, place INTEGER NOT NULL, hat INTEGER NOT NULL, keys TEXT NOT NULL)",
        "CREATE TABLE setups (game TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    ),
)
"""Step number n leads from shape n to shape n + 1. Never change one that was released: add another."""


def shape(connection: sqlite3.Connection) -> int:
    """The number of the shape that a file has; 0 for an empty one."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def is_ours(connection: sqlite3.Connection) -> bool:
    """Whether the file is empty or was made by this program."""
    mark = int(connection.execute("PRAGMA application_id").fetchone()[0])
    if mark == APPLICATION:
        return True
    return not connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]


def migrate(connection: sqlite3.Connection, steps: Sequence[Step] = STEPS) -> None:
    """Bring a file to the present shape, all in one transaction, so that it is never half way.

    The connection must be in autocommit mode. Another copy of the program may do the same at the same moment:
    the shape is asked again once the file is ours to write.
    """
    if shape(connection) >= len(steps):
        return
    connection.execute("BEGIN IMMEDIATE")
    try:
        for step in steps[shape(connection) :]:
            for line in step:
                connection.execute(line)
        connection.execute(f"PRAGMA user_version = {len(steps)}")
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def tables(connection: sqlite3.Connection) -> set[str]:
    """The names of the tables in a file."""
    return {str(name) for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def expected_tables(steps: Sequence[Step] = STEPS) -> set[str]:
    """The names of the tables that a file of the present shape has."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection, steps)
        return tables(connection)
