"""What scenes get besides the stage: the keeper of what lasts, and who thinks for computer players."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from game.match.match import Match
from game.store import Store

if TYPE_CHECKING:
    from game.scenes.table.thinker import Thinker


@dataclass
class House:
    """One a program: handed to the maker of every scene."""

    store: Store
    thinker: Thinker | None = None
    """Thinks for the computer players of every table; None: they think on the spot, in this process."""

    def keep(self, match: Match, follows: bool = False) -> Match:
        """From now on every change of the match is kept; the same match. `follows`: a further game of a series."""
        self.store.matches.keep(match, follows)
        return match

    def resume(self, number: int) -> Future[Match]:
        """The match of this number at its last move, kept on; ask the promise in a later frame.

        It raises RecordError, in a sentence, if the match can't be gone on with.
        """
        return self.store.matches.resume(number, Random())

    def put_down(self, match: Match) -> None:
        """Nobody sits at the match any more: it may be gone on with in another window of the program."""
        self.store.matches.put_down(match)
