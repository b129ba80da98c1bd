"""The screens, and the table of games that the menu hangs up: one line a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.scenes.words.games import PLAYERS, TITLES

if TYPE_CHECKING:
    from game.match.match import Match
    from game.scenes.house import House
    from game.scenes.table.table import Table
    from game.stage.scene import Scene

TableMaker = Callable[["House"], "Scene"]
"""Makes the first screen of a game. It imports what it needs itself, so that the menu opens without."""

GoOn = Callable[["House", "Match"], "Scene"]
"""Makes the first screen of a match that was kept, to go on with it; where it is a table, a replay looks at it too."""


@dataclass(frozen=True)
class Entry:
    """One poster of the menu; without a maker the game can't be played in the window yet.

    `go_on`: None where a match can't be taken up again in the window. `lesson`: the table of the guided first round.
    """

    game: str
    make: TableMaker | None = None
    go_on: GoOn | None = None
    lesson: TableMaker | None = None

    @property
    def title(self) -> str:
        """The name of the game."""
        return TITLES[self.game]

    @property
    def players(self) -> str:
        """How many can play, in words."""
        return PLAYERS[self.game]

    @property
    def poster(self) -> tuple[str, str]:
        """Its drawing among the assets."""
        return "menu", f"poster-{self.game}.svg"


def _blasting_billy(house: House) -> Scene:
    from game.scenes.blasting_billy import make

    return make(house)


def _crazy_bullets(house: House) -> Scene:
    from game.scenes.joining import Joining

    return Joining(house)


def _bluffing_billionaires(house: House) -> Scene:
    from game.scenes.bluffing_billionaires import make

    return make(house)


def _blast(house: House) -> Scene:
    from game.scenes.blast import make

    return make(house)


def _bullets_and_bombs(house: House) -> Scene:
    from game.scenes.bullets_and_bombs import make

    return make(house)


def _billy_again(house: House, match: Match) -> Table:
    from game.scenes.blasting_billy.game import BillyGame
    from game.scenes.table.sitting import go_on

    return go_on(house, match, BillyGame)


def _bluff_again(house: House, match: Match) -> Table:
    from game.scenes.bluffing_billionaires.game import BluffGame
    from game.scenes.table.sitting import go_on

    return go_on(house, match, BluffGame)


def _blast_again(house: House, match: Match) -> Table:
    from game.scenes.blast.game import BlastGame
    from game.scenes.table.sitting import go_on

    return go_on(house, match, BlastGame)


def _bullets_again(house: House, match: Match) -> Scene:
    from game.scenes.joining import Joining

    return Joining(house, left=match)


def _bombs_again(house: House, match: Match) -> Table:
    from game.scenes.bullets_and_bombs import seat

    return seat(house, match)


def _billy_lesson(house: House) -> Scene:
    from game.scenes.blasting_billy.guided import guided

    return guided(house)


def _bluff_lesson(house: House) -> Scene:
    from game.scenes.bluffing_billionaires.guided import guided

    return guided(house)


def _blast_lesson(house: House) -> Scene:
    from game.scenes.blast.guided import guided

    return guided(house)


def _bombs_lesson(house: House) -> Scene:
    from game.scenes.bullets_and_bombs import guided

    return guided(house)


ENTRIES: tuple[Entry, ...] = (
    Entry("blasting-billy", _blasting_billy, _billy_again, _billy_lesson),
    Entry("bluffing-billionaires", _bluffing_billionaires, _bluff_again, _bluff_lesson),
    Entry("blast", _blast, _blast_again, _blast_lesson),
    Entry("crazy-bullets", _crazy_bullets, _bullets_again),
    Entry("bullets-and-bombs", _bullets_and_bombs, _bombs_again, _bombs_lesson),
)
"""Every game, in the order of the posters. A further game adds a line."""


def lesson_of(game: str) -> TableMaker | None:
    """The guided first round of a game, a table of its own; None for the live game, whose street has its lesson."""
    return next((entry.lesson for entry in ENTRIES if entry.game == game), None)
