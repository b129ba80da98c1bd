"""The protocol that every game follows: states, moves, chance, results, house rules.

A state is mutable and small; a move is immutable and written in the notation; chance is a seat of its own, so that a
list of moves is the whole game. Nothing here knows a clock, a file or a random generator of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Protocol, TypeVar

from game.rules.view import View

CHANCE: Final = -1
"""The seat of chance: it names the start player, deals, and takes random cards."""

Event = object
"""What the whole table saw of a move: a frozen dataclass of the game."""


class RuleError(ValueError):
    """A move that the rules forbid; its text says why in words that a player understands."""


class OptionError(ValueError):
    """A house rule or set-up choice that can't be; its text names it."""


class Move(Protocol):
    """A small immutable value. `str(move)` is its one spelling in the notation."""

    def __str__(self) -> str: ...
    def __hash__(self) -> int: ...


M = TypeVar("M", bound=Move)
C = TypeVar("C")


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended. `winners`: seats, none if nobody won. `scores`: a number a seat, None for a game that is lost.

    `more`: further keys for the answer of the command line, JSON-ready, in their order.
    """

    winners: tuple[int, ...]
    scores: tuple[int | None, ...]
    more: Mapping[str, object] = field(default_factory=dict)

    def as_json(self) -> dict[str, object]:
        """The result as `replay --json` prints it."""
        return {"winners": list(self.winners), "scores": list(self.scores), **self.more}


class State(Protocol[M]):
    """One moment of a game: everything that is true, hidden cards included. Only rules, match and tests see it."""

    @property
    def to_move(self) -> tuple[int, ...]:
        """Seats whose decision play waits for; `(CHANCE,)`; `()` when the game is over."""
        ...

    @property
    def result(self) -> Result | None:
        """None until the game is over."""
        ...

    def movers(self) -> tuple[int, ...]:
        """Every seat with a legal move now, in order; more than `to_move` where anybody may slap.

        `(CHANCE,)` where chance is due.
        """
        ...

    def legal(self, seat: int) -> list[M]:
        """The seat's legal moves in a stable order; `[]` for a seat that can't move.

        For CHANCE the `first` and `take` moves; `[]` while a deal is due.
        """
        ...

    def play(self, seat: int, move: M, log: list[Event] | None = None) -> None:
        """Carry out a move; events are appended to `log` only if one is given.

        Raises RuleError for an illegal move and leaves the state untouched.
        """
        ...

    def chance(self, rng: Random) -> M:
        """A sampled chance move, where `to_move` is `(CHANCE,)`."""
        ...

    def view(self, seat: int | None) -> View[Any]:
        """All that this seat may know; None: a bystander."""
        ...

    def copy(self) -> State[M]:
        """An independent state; the faces, which never change, are shared."""
        ...


class Game(Protocol[M]):
    """A game's front door: what `game.rules.GAMES` holds."""

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def seats(self) -> range:
        """The numbers of players that the rules allow."""
        ...

    @property
    def options(self) -> tuple[Option, ...]: ...

    def start(self, seats: int, options: Mapping[str, object]) -> State[M]:
        """The state before the first chance move. `options`: all of them, as `read_options` gives them."""
        ...

    def parse(self, text: str) -> M:
        """The move that is written so; `str` is the way back. Raises RuleError for a text that is no move."""
        ...

    def sample(self, view: View[Any], rng: Random) -> State[M]:
        """A full state which the view's seat can't tell from the true one, drawn evenly from all of them.

        `sample(view, rng).view(view.seat) == view`.
        """
        ...


# ---------------------------------------------------------------- house rules and what a set-up chooses


@dataclass(frozen=True, slots=True)
class Choice:
    """A house rule with a few values, written as texts."""

    name: str
    values: tuple[str, ...]
    default: str

    def read(self, value: object, seats: int) -> str:
        """The value, if it is one of ours; raises OptionError."""
        if not isinstance(value, str) or value not in self.values:
            raise OptionError(f"option {self.name!r} must be one of {', '.join(map(repr, self.values))}")
        return value

    def standard(self, seats: int) -> str:
        """What holds where nothing is said."""
        return self.default

    def draw(self, seats: int, rng: Random) -> str:
        """What a set-up without an opinion gets."""
        return self.default


@dataclass(frozen=True, slots=True)
class Seconds:
    """A house rule that is off, or a whole number of seconds, 1 or more."""

    name: str

    def read(self, value: object, seats: int) -> str | int:
        """The value, if it can be; raises OptionError."""
        if value == "off" and isinstance(value, str):
            return "off"
        if isinstance(value, int) and not isinstance(value, bool) and value >= 1:
            return value
        raise OptionError(f"option {self.name!r} must be 'off' or a whole number of seconds from 1 on")

    def standard(self, seats: int) -> str:
        """What holds where nothing is said."""
        return "off"

    def draw(self, seats: int, rng: Random) -> str:
        """What a set-up without an opinion gets."""
        return "off"


@dataclass(frozen=True, slots=True)
class Letters:
    """What a set-up chooses: as many different letters as there are players.

    `needed`: numbers of players for which it must be given; for others the first letters hold.
    """

    name: str
    letters: str
    needed: tuple[int, ...] = ()

    def read(self, value: object, seats: int) -> tuple[str, ...]:
        """The letters, if they can be; raises OptionError."""
        known = f"different letters of {' '.join(self.letters)}, one a player"
        if not isinstance(value, list | tuple) or len(value) != seats:
            raise OptionError(f"option {self.name!r} must be a list of {seats} {known}")
        if any(not isinstance(x, str) or len(x) != 1 or x not in self.letters for x in value):
            raise OptionError(f"option {self.name!r} must hold {known}")
        if len(set(value)) != seats:
            raise OptionError(f"option {self.name!r} has a letter twice; it must hold {known}")
        return tuple(value)

    def standard(self, seats: int) -> tuple[str, ...]:
        """What holds where nothing is said; raises OptionError where something must be said."""
        if seats in self.needed:
            raise OptionError(f"option {self.name!r} is needed with {seats} players")
        return tuple(self.letters[:seats])

    def draw(self, seats: int, rng: Random) -> tuple[str, ...]:
        """What a set-up without an opinion gets: chance decides only where something must be said."""
        if seats not in self.needed:
            return self.standard(seats)
        chosen = set(rng.sample(self.letters, seats))
        return tuple(x for x in self.letters if x in chosen)


Option = Choice | Seconds | Letters


def read_options(options: Sequence[Option], given: Mapping[str, object], seats: int) -> dict[str, object]:
    """All options of a game, the given ones checked and the others on their defaults. Raises OptionError."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise OptionError(f"there is no option {name!r} here; known: {', '.join(known) or 'none'}")
    return {
        name: option.read(given[name], seats) if name in given else option.standard(seats)
        for name, option in known.items()
    }


def changed_options(options: Sequence[Option], full: Mapping[str, object], seats: int) -> dict[str, object]:
    """What differs from the defaults, ready for JSON: the way a record writes options."""
    out: dict[str, object] = {}
    for option in options:
        value = full[option.name]
        needed = isinstance(option, Letters) and seats in option.needed
        if needed or value != option.standard(seats):
            out[option.name] = list(value) if isinstance(value, tuple) else value
    return out


def draw_options(options: Sequence[Option], given: Mapping[str, object], seats: int, rng: Random) -> dict[str, object]:
    """As `read_options`, but chance fills in what must be chosen and wasn't (bullets-4)."""
    filled = {option.name: option.draw(seats, rng) for option in options}
    return read_options(options, {**filled, **given}, seats)


# ---------------------------------------------------------------- play


def random_move(state: State[M], rng: Random) -> tuple[int, M]:
    """Uniform random play: a seat drawn evenly from `movers()`, then one of its moves evenly; chance as it falls."""
    movers = state.movers()
    seat = movers[0] if len(movers) == 1 else movers[int(rng.random() * len(movers))]
    if seat == CHANCE:
        return CHANCE, state.chance(rng)
    moves = state.legal(seat)
    return seat, moves[int(rng.random() * len(moves))]


def shuffled(cards: Sequence[C], rng: Random) -> list[C]:
    """The cards in an even random order: sorted by a random number each, faster than `Random.shuffle`."""
    random = rng.random
    keys = [random() for _ in cards]
    return [cards[i] for i in sorted(range(len(cards)), key=keys.__getitem__)]
