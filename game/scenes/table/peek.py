"""Covers one's own hand while others can see the screen: it shows while a key is held, or until the next press."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.stage.input import Action, Press

if TYPE_CHECKING:
    from game.scenes.table.table import Table


class Peek:
    """Belongs to a table. The hand is open once the curtain is lifted; the key's first use starts the covering."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.covering = False

    def act(self, press: Press) -> bool:
        """The key goes down or up; False if it means nothing now."""
        table = self.table
        if press.action is not Action.PEEK or press.again or not table.shared or table.eyes is None:
            return False
        if not table.at_rest:
            return True
        if not table.stage.settings.peek_toggle:
            self._cover(not press.down)
        elif press.down:
            self._cover(not self.covering)
        return True

    def _cover(self, covering: bool) -> None:
        if covering != self.covering:
            self.covering = covering
            self.table.look_again()
