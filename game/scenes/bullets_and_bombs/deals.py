"""Dealing anew: a new deal, the same again, one by its number, under the house rules of the moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.match.theatre import Theatre
from game.players.core import Review
from game.scenes.bullets_and_bombs.called import called
from game.scenes.bullets_and_bombs.house_rules import HouseRules
from game.scenes.house import House
from game.scenes.number import AskNumber
from game.scenes.pause import PauseEntry
from game.scenes.words import bullets_and_bombs as words
from game.stage.scene import Stage

if TYPE_CHECKING:
    from game.scenes.table.table import Table


class Deals:
    """What the pause and the result offer. `open_deal` begins the deal of a number, None: one by chance.

    `same` begins the cards that lie there anew, `lesson` the guided first round at a table of its own.
    """

    def __init__(
        self,
        house: House,
        open_deal: Callable[[int | None], None],
        same: Callable[[], None],
        lesson: Callable[[], None],
    ) -> None:
        self._house, self._open, self.same, self.lesson = house, open_deal, same, lesson
        self.table: Table

    def new(self) -> None:
        """Another deal."""
        self._open(None)

    def ask(self) -> None:
        """Ask for a number."""
        self.table.stage.push(AskNumber(words.ASK_NUMBER, words.ASK_NUMBER_LINE, self._open))

    def rules(self) -> None:
        """Set the house rules of the next deal."""
        self.table.stage.push(HouseRules(self._house, self.new))

    def replay(self) -> None:
        """Watch the game that lies there from its first move on."""
        from game.scenes.replay import Replay

        match = self.table.match
        theatre = Theatre(match.record())
        self.table.stage.push(Replay(self._house, theatre, match.sitters, called(match).by))

    def reviewed(self, review: Review) -> None:
        """Keep par of the deal that lies there, now that it is known."""
        if review.par is not None:
            self._house.store.matches.keep_par(self.table.match, review.par)

    def _days(self, stage: Stage) -> None:
        from game.scenes.daily import Daily

        stage.push(Daily(self._house))

    def entries(self) -> list[PauseEntry]:
        """The daily deal, a new one, the same one, one by its number, house rules."""
        return [
            PauseEntry(words.DAILY, "hourglass", self._days, pygame.KSCAN_T),
            PauseEntry(words.NEW_GAME, "restart", lambda stage: self.new(), pygame.KSCAN_N),
            PauseEntry(words.SAME_DEAL, "cards", lambda stage: self.same(), pygame.KSCAN_S),
            PauseEntry(words.BY_NUMBER, "die", lambda stage: self.ask(), pygame.KSCAN_D),
            PauseEntry(words.HOUSE, "options", lambda stage: self.rules(), pygame.KSCAN_H),
        ]
