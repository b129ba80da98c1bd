"""What a set-up comes to: who sits where, with which look, keys and house rules. Pure values, no drawing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from game.match.match import Sitter
from game.rules.core import Choice, Game, Letters, Option, OptionError, read_options
from game.scenes.naming import alike, tidy
from game.stage.widgets.field import letters
from game.store import NAME_LETTERS

LEVELS = ("easy", "normal", "hard")
NO_KEYS = (0, 0)


@dataclass(frozen=True)
class Seating:
    """What a table is made from: one entry a seat, in the order of play.

    `looks`: the number of a hat, the letter of a deck, or of a pilot. `keys`: scancodes of the two voting keys of a
    person (the first challenges, the second approves), (0, 0) for a computer player. `options`: all of them, as
    `Game.start` wants them.
    """

    game: str
    sitters: tuple[Sitter, ...]
    looks: tuple[str, ...]
    keys: tuple[tuple[int, int], ...]
    options: Mapping[str, object]

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, sitter in enumerate(self.sitters) if sitter.level is None)


@dataclass(frozen=True)
class Seat:
    """Somebody at the table while it is being set up. `level`: None for a person."""

    name: str
    level: str | None
    look: str
    keys: tuple[int, int] = NO_KEYS

    def plain(self) -> dict[str, object]:
        """For keeping."""
        return {"name": self.name, "level": self.level, "look": self.look, "keys": list(self.keys)}


@dataclass(frozen=True)
class Draft:
    """A set-up in the making: a place for each player that there can be, None where nobody sits."""

    places: tuple[Seat | None, ...]
    options: Mapping[str, str]

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Those who sit, from left to right."""
        return tuple(seat for seat in self.places if seat is not None)

    def put(self, at: int, seat: Seat | None) -> Draft:
        """With somebody else, or nobody, at a place."""
        return replace(self, places=(*self.places[:at], seat, *self.places[at + 1 :]))

    def choose(self, option: str, value: str) -> Draft:
        """With another value of a house rule."""
        return replace(self, options={**self.options, option: value})

    def plain(self) -> dict[str, object]:
        """For keeping."""
        places = [seat.plain() if seat else None for seat in self.places]
        return {"seats": places, "options": dict(self.options)}


def doubles(seats: Sequence[Seat | None]) -> set[int]:
    """The places whose name somebody before them has already."""
    found: set[int] = set()
    for at, seat in enumerate(seats):
        if seat is not None and tidy(seat.name):
            found |= {at for other in seats[:at] if other is not None and alike(seat.name, other.name)}
    return found


def house_rules(options: Sequence[Option]) -> tuple[Choice, ...]:
    """The options that are house rules: what isn't chosen by sitting down."""
    return tuple(option for option in options if isinstance(option, Choice))


def seated(game: Game[object], draft: Draft) -> Seating:
    """The seating that a draft comes to; OptionError if its rules or looks can't be."""
    seats = draft.seats
    given: dict[str, object] = dict(draft.options)
    looks = tuple(seat.look for seat in seats)
    for option in game.options:
        if isinstance(option, Letters):
            given[option.name] = looks
    return Seating(
        game.id,
        tuple(Sitter(tidy(seat.name), seat.level) for seat in seats),
        looks,
        tuple(seat.keys if seat.level is None else NO_KEYS for seat in seats),
        read_options(game.options, given, len(seats)),
    )


# ---------------------------------------------------------------- from what was kept
def read_draft(kept: Mapping[str, object], looks: Sequence[str], options: Sequence[Option], least: int) -> Draft | None:
    """A draft from kept plain values; None if fewer than `least` would sit. What makes no sense is left out."""
    listed = kept.get("seats")
    rows = listed if isinstance(listed, list) else []
    places: list[Seat | None] = []
    for row in rows[: len(looks)]:
        taken = {seat.look for seat in places if seat}
        places.append(_read_seat(row, [look for look in looks if look not in taken]))
    places += [None] * (len(looks) - len(places))
    draft = Draft(tuple(places), _read_rules(kept.get("options"), options))
    return draft if len(draft.seats) >= least else None


def _read_seat(row: object, free: Sequence[str]) -> Seat | None:
    if not isinstance(row, dict) or not isinstance(row.get("name"), str) or row.get("level") not in (None, *LEVELS):
        return None
    name = "".join(letters(tidy(row["name"]))[:NAME_LETTERS])
    look = row.get("look")
    wears = look if isinstance(look, str) and look in free else free[0]
    return Seat(name, row["level"], wears, _read_keys(row.get("keys")))


def _read_keys(row: object) -> tuple[int, int]:
    if isinstance(row, list) and len(row) == 2 and all(type(key) is int and 0 <= key < 512 for key in row):
        return row[0], row[1]
    return NO_KEYS


def _read_rules(given: object, options: Sequence[Option]) -> dict[str, str]:
    kept = given if isinstance(given, dict) else {}
    rules: dict[str, str] = {}
    for rule in house_rules(options):
        try:
            rules[rule.name] = rule.read(kept.get(rule.name), 0)
        except OptionError:
            rules[rule.name] = rule.default
    return rules
