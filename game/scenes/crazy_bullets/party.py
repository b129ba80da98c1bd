"""Who plays on the street, with which keys, and how: what joining hands over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.match.judge import Key
from game.match.match import Sitter
from game.scenes.crazy_bullets.sides import Side


@dataclass(frozen=True)
class Seat:
    """One player. `keys`: scancodes, the first reveals and the second slaps where two play, else one does both; `pad`:
    the instance id of a pad, any of whose buttons counts; `level`: of a computer player. `handicap` in ms."""

    side: Side
    name: str
    keys: tuple[int, ...] = ()
    pad: int | None = None
    level: str | None = None
    handicap: int = 0
    person: int | None = None
    """The number that the store gave to somebody who plays here."""

    @property
    def human(self) -> bool:
        """Whether a person sits there."""
        return self.level is None


@dataclass(frozen=True)
class Party:
    """Seats in the order of the players. `goal`: games to win. `dim`: ms for which a face shows before it counts.
    `guided`: somebody learns the game here; nothing is kept."""

    seats: tuple[Seat, ...]
    goal: int = 1
    options: Mapping[str, object] = field(default_factory=dict)
    calm: bool = False
    dim: int = 0
    guided: bool = False

    @property
    def pair(self) -> bool:
        """Whether two play: each with a key to reveal and one to slap."""
        return len(self.seats) == 2

    @property
    def sitters(self) -> list[Sitter]:
        """The seats as a match knows them."""
        return [Sitter(seat.name, seat.level, seat.person) for seat in self.seats]

    @property
    def handicaps(self) -> dict[int, int]:
        """Handicaps in ms by player."""
        return {player: seat.handicap for player, seat in enumerate(self.seats) if seat.handicap}

    def at(self, side: Side) -> int | None:
        """The player of a side."""
        return next((player for player, seat in enumerate(self.seats) if seat.side is side), None)

    def key(self, scancode: int) -> tuple[int, Key] | None:
        """Whose key this is, and what it does."""
        for player, seat in enumerate(self.seats):
            if scancode in seat.keys:
                if not self.pair:
                    return player, Key.ONE
                return player, Key.REVEAL if scancode == seat.keys[0] else Key.SLAP
        return None

    def pad(self, instance: int) -> int | None:
        """Whose pad this is."""
        return next((player for player, seat in enumerate(self.seats) if seat.pad == instance), None)
