"""What the suites over all games share: the tables to play at, whole random games, and a state's fingerprint."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from itertools import product
from random import Random
from typing import Any

from game.rules import GAMES
from game.rules.core import Choice, Game, Seconds, State, draw_options, random_move


@dataclass(frozen=True)
class Table:
    """A game with a number of players and its house rules."""

    game: str
    seats: int
    options: dict[str, object] = field(default_factory=dict)

    def __str__(self) -> str:
        rules = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game}-{self.seats}{'-' + rules if rules else ''}"

    @property
    def rules(self) -> Game[Any]:
        return GAMES[self.game]

    def start(self, rng: Random) -> State[Any]:
        return self.rules.start(self.seats, draw_options(self.rules.options, self.options, self.seats, rng))


def house_rules(game: Game[Any]) -> list[dict[str, object]]:
    """Every combination of the house rules that are a choice; seconds are off or 3."""
    choices: list[list[tuple[str, object]]] = []
    for option in game.options:
        if isinstance(option, Choice):
            choices.append([(option.name, value) for value in option.values])
        elif isinstance(option, Seconds):
            choices.append([(option.name, "off"), (option.name, 3)])
    return [dict(combination) for combination in product(*choices)]


def tables() -> list[Table]:
    """Every game, number of players and combination of house rules."""
    return [
        Table(game.id, seats, options)
        for game in GAMES.values()
        for seats in game.seats
        for options in house_rules(game)
    ]


def plain_tables() -> list[Table]:
    """Every game and number of players by the default rules."""
    return [Table(game.id, seats) for game in GAMES.values() for seats in game.seats]


def random_game(table: Table, seed: int) -> Iterator[tuple[State[Any], int, Any]]:
    """A whole random game: before each move the state, and who is about to play what. Bounded at 5,000 moves."""
    rng = Random(seed)
    state = table.start(rng)
    for _ in range(5000):
        if not state.to_move:
            return
        seat, move = random_move(state, rng)
        yield state, seat, move
        state.play(seat, move)
    raise AssertionError(f"{table} didn't end within 5,000 moves")


def moments(table: Table, seed: int) -> Iterator[tuple[State[Any], int, Any]]:
    """Some moments of a random game: all of its first 40 moves, then every seventh, so that long games stay cheap."""
    for number, moment in enumerate(random_game(table, seed)):
        if number < 40 or number % 7 == 0:
            yield moment


def fingerprint(value: Any) -> Any:
    """All that a state holds, as nested tuples, so that two moments of it can be compared."""
    if value is None or isinstance(value, bool | int | float | str | bytes):
        return value
    if isinstance(value, Enum):
        return str(value)
    if isinstance(value, list | tuple):
        return tuple(fingerprint(item) for item in value)
    if isinstance(value, set | frozenset):
        return tuple(sorted(map(repr, value)))
    if isinstance(value, dict):
        return tuple((fingerprint(key), fingerprint(item)) for key, item in value.items())
    names = [name for cls in type(value).__mro__ for name in getattr(cls, "__slots__", ())]
    parts = {name: getattr(value, name) for name in names if hasattr(value, name)}
    parts.update(getattr(value, "__dict__", {}))
    return (type(value).__name__, tuple((name, fingerprint(part)) for name, part in sorted(parts.items())))
