"""Somebody who plays here, and how people are kept: change by change, so that two programs can't undo each other."""

from __future__ import annotations

import json
import secrets
import sqlite3
from collections.abc import Iterable, Sequence, Set
from dataclasses import dataclass, field, replace

NAME_LETTERS = 16
HATS = 5
_NUMBERS = 1 << 53
"""Numbers of people are drawn below this: two programs never draw the same."""


@dataclass(frozen=True)
class Person:
    """Somebody who plays here: a name of 1 to 16 letters, a hat (1 to 5), and two keys as scancodes (0: none).

    `id`: a number that the store gives and that outlasts the name; 0 before. Matches and statistics go by it.
    """

    name: str
    hat: int = 1
    keys: tuple[int, int] = (0, 0)
    id: int = field(default=0, compare=False)


def numbered(people: Iterable[Person], known: Sequence[Person]) -> tuple[Person, ...]:
    """The people, each with a number: their own, that of the known person of their name, or a new one."""
    by_name = {person.name: person.id for person in known}
    return tuple(
        person if person.id else replace(person, id=by_name.get(person.name) or 1 + secrets.randbelow(_NUMBERS))
        for person in people
    )


def read_people(connection: sqlite3.Connection) -> tuple[Person, ...]:
    """Everybody in their order; rows that make no sense are left out. Of two with one name the first is meant."""
    rows = connection.execute("SELECT id, name, hat, keys FROM people ORDER BY place, id").fetchall()
    found = [person for row in rows if (person := _person(*row)) is not None]
    return tuple({person.name: person for person in reversed(found)}.values())[::-1]


def write_people(connection: sqlite3.Connection, known: Set[int], changed: Set[int], people: Sequence[Person]) -> None:
    """Write everybody's place, and those whose numbers are `changed`; who was `known` and isn't there any more goes."""
    gone = known - {person.id for person in people}
    connection.executemany("DELETE FROM people WHERE id = ?", [(number,) for number in gone])
    for place, person in enumerate(people):
        if person.id in changed:
            row = (person.id, person.name, place, person.hat, json.dumps(list(person.keys)))
            connection.execute("INSERT OR REPLACE INTO people VALUES (?, ?, ?, ?, ?)", row)
        else:
            connection.execute("UPDATE people SET place = ? WHERE id = ?", (place, person.id))


def _person(number: object, name: object, hat: object, keys: object) -> Person | None:
    """Somebody as kept; None if the row makes no sense."""
    try:
        first, second = json.loads(str(keys))
    except (TypeError, ValueError):
        return None
    numbers = (number, hat, first, second)
    if not isinstance(name, str) or not name or any(type(each) is not int for each in numbers):
        return None
    return Person(name[:NAME_LETTERS], min(HATS, max(1, int(str(hat)))), (first, second), int(str(number)))
