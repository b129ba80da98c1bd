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
    (
        # People get a number that outlasts their name; matches and what they count for.
        "CREATE TEMP TABLE before AS SELECT rowid AS id, name, place, hat, keys FROM people",
        "DROP TABLE people",
        "CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT NOT NULL, place INTEGER NOT NULL,"
        " hat INTEGER NOT NULL, keys TEXT NOT NULL)",
        "INSERT INTO people SELECT id, name, place, hat, keys FROM before",
        "DROP TABLE before",
        "CREATE TABLE matches (id INTEGER PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, deal TEXT NOT NULL,"
        " practice INTEGER NOT NULL, begun INTEGER NOT NULL, changed INTEGER NOT NULL, ended INTEGER,"
        " played INTEGER NOT NULL, length INTEGER NOT NULL, result TEXT, hand TEXT NOT NULL)",
        "CREATE TABLE seats (match INTEGER NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, level TEXT,"
        " person INTEGER, score INTEGER, won INTEGER NOT NULL, PRIMARY KEY (match, seat)) WITHOUT ROWID",
        "CREATE TABLE moves (match INTEGER NOT NULL, number INTEGER NOT NULL, move TEXT NOT NULL,"
        " PRIMARY KEY (match, number)) WITHOUT ROWID",
        "CREATE TABLE tallies (match INTEGER NOT NULL, number INTEGER NOT NULL, seat INTEGER NOT NULL,"
        " what TEXT NOT NULL, value INTEGER NOT NULL, PRIMARY KEY (match, number)) WITHOUT ROWID",
    ),
    (
        "ALTER TABLE matches ADD COLUMN follows INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE matches ADD COLUMN par INTEGER",
    ),
)
"""Step number n leads from shape n to shape n + 1. Never change one that was released: add another.

Times are whole seconds since 1970 in UTC, `played` milliseconds at the table. `ended`, `result` and `score` are NULL
while a match is in play; `deal` is the day of a daily deal, the number of another, or "". `level` is NULL for people,
`person` for guests and computers. `hand` is the mark of whoever has the match in hand: nobody else writes to it;
while the match is open the mark of the running program stands before it.
`follows` is 1 for a further game of the same people, which can be gone on with before anybody has decided anything.
`par` is what a good player makes of the deal, NULL while nobody knows.
"""


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


def tables(connection: sqlite3.Connection) -> set[tuple[str, str]]:
    """The tables in a file by their names, with the words that made them."""
    lines = "SELECT name, sql FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    return {(str(name), str(sql)) for name, sql in connection.execute(lines)}


def expected_tables(steps: Sequence[Step]) -> set[tuple[str, str]]:
    """The tables of a file to which these steps led."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection, steps)
        return tables(connection)
