"""The screens, and the table of games that the menu hangs up: one line a game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.scenes.words.games import PLAYERS, TITLES

if TYPE_CHECKING:
    from game.scenes.house import House
    from game.stage.scene import Scene

TableMaker = Callable[["House"], "Scene"]
"""Makes the first screen of a game. It imports what it needs itself, so that the menu opens without."""


@dataclass(frozen=True)
class Entry:
    """One poster of the menu; without a maker the game can't be played in the window yet."""

    game: str
    make: TableMaker | None = None

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


def _bullets_and_bombs(house: House) -> Scene:
    from game.scenes.bullets_and_bombs import make

    return make(house)


ENTRIES: tuple[Entry, ...] = (
    Entry("blasting-billy", _blasting_billy),
    Entry("bluffing-billionaires", _bluffing_billionaires),
    Entry("blast"),
    Entry("crazy-bullets", _crazy_bullets),
    Entry("bullets-and-bombs", _bullets_and_bombs),
)
"""Every game, in the order of the posters. A further game adds a line."""
