"""Dealing anew: a new deal, the same again, one by its number, under the house rules of the moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.scenes.bullets_and_bombs.house_rules import HouseRules
from game.scenes.house import House
from game.scenes.number import AskNumber
from game.scenes.pause import PauseEntry
from game.scenes.words import bullets_and_bombs as words

if TYPE_CHECKING:
    from game.scenes.bullets_and_bombs.game import BombsGame


class Deals:
    """What the pause and the result offer. `open_deal` begins the deal of a number, None: one by chance.

    `lesson` begins the guided first round at a table of its own.
    """

    def __init__(self, house: House, open_deal: Callable[[int | None], None], lesson: Callable[[], None]) -> None:
        self._house, self._open, self.lesson = house, open_deal, lesson
        self.game: BombsGame

    def new(self) -> None:
        """Another deal."""
        self._open(None)

    def same(self) -> None:
        """The same cards again."""
        self._open(self.game.number)

    def ask(self) -> None:
        """Ask for a number."""
        self.game.table.stage.push(AskNumber(words.ASK_NUMBER, words.ASK_NUMBER_LINE, self._open))

    def rules(self) -> None:
        """Set the house rules of the next deal."""
        self.game.table.stage.push(HouseRules(self._house, self.new))

    def entries(self) -> list[PauseEntry]:
        """New deal, the same one, one by its number, house rules."""
        return [
            PauseEntry(words.NEW_GAME, "restart", lambda stage: self.new(), pygame.KSCAN_N),
            PauseEntry(words.SAME_DEAL, "cards", lambda stage: self.same(), pygame.KSCAN_S),
            PauseEntry(words.BY_NUMBER, "die", lambda stage: self.ask(), pygame.KSCAN_D),
            PauseEntry(words.HOUSE, "options", lambda stage: self.rules(), pygame.KSCAN_H),
        ]
