"""What whoever sits down is called, at every table and among the people of the house."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import count

from game.scenes.words import seats as words
from game.store import Person


def tidy(name: str) -> str:
    """A name without spaces at its ends or two in a row."""
    return " ".join(name.split())


def alike(name: str, other: str) -> bool:
    """Whether two names can't be told apart when they are called."""
    return tidy(name).casefold() == tidy(other).casefold()


def free(name: str, taken: Collection[str]) -> bool:
    """Whether nobody has this name, or one that sounds the same when it is called."""
    return not any(alike(name, other) for other in taken)


def known_person(people: Sequence[Person], taken: Collection[str]) -> Person | None:
    """Whom of the house's people a new seat goes to: the first who doesn't sit yet; None if all do."""
    return next((person for person in people if free(person.name, taken)), None)


def new_person(taken: Collection[str]) -> str:
    """What somebody is called whom the house doesn't know, until they write their name."""
    return next(name for number in count(1) if free(name := words.NEW_NAME.format(number=number), taken))


def new_computer(taken: Collection[str], liked: str = "") -> str:
    """What a computer player is called until somebody calls it otherwise: as it is liked where that is free."""
    return next(name for name in (liked, *words.COMPUTERS) if name and free(name, taken))
