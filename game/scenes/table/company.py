"""Who sits at a table, and what the table needs to know of them besides the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.match.match import Sitter
from game.scenes.portrait import Portrait
from game.scenes.table.host import SeatedGame
from game.scenes.table.thinker import Thinker
from game.stage.scene import Scene


@dataclass(frozen=True)
class Company:
    """One entry a seat in `sitters` and `portraits`. `game` speaks for the game; `thinker` moves for computers.

    `rematch`: a new table of the same people, that seat beginning; `set_up`: the screen where others sit down.
    """

    sitters: tuple[Sitter, ...]
    portraits: tuple[Portrait, ...]
    game: SeatedGame
    thinker: Thinker
    rematch: Callable[[int], Scene] | None = None
    set_up: Callable[[], Scene] | None = None
    seed: str = ""
    """What computer players draw their luck from."""

    @property
    def names(self) -> Sequence[str]:
        """What the seats are called."""
        return tuple(sitter.name for sitter in self.sitters)

    def say(self, event: object) -> str | None:
        """A line of the log for what the whole table saw; None where nothing needs to be said."""
        return self.game.say(event, self.names)

    @property
    def people(self) -> tuple[int, ...]:
        """The seats of people."""
        return tuple(seat for seat, sitter in enumerate(self.sitters) if sitter.level is None)

    @property
    def shared(self) -> bool:
        """Whether several people sit at one screen, so that hands must be covered."""
        return len(self.people) > 1
