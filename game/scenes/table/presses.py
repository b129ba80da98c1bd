"""What keys and pads do at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from game.scenes.table.closer import KEY as CLOSER_KEY
from game.scenes.table.closer import look_closer
from game.scenes.table.picks import Pick
from game.scenes.table.sofar import KEY as SO_FAR_KEY
from game.scenes.table.sofar import SoFar
from game.stage.input import Action, Press
from game.stage.offers import Offer

if TYPE_CHECKING:
    from game.scenes.table.table import Table


class Presses:
    """Belongs to a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._ring_seen = False
        table.panel.earlier = self._comes_first

    def _comes_first(self, action: Action) -> bool:
        """Whether an action would first let go of what is picked or carried."""
        fingers = self.table.fingers
        return action is Action.BACK and (fingers.carrying or bool(fingers.picking.picked))

    def update(self) -> None:
        """A frame: what has a ring now can be seen to have it."""
        self._ring_seen = self.table.stage.input.ring

    # -------------------------------------------------------------- single keys
    def event(self, event: Event) -> bool:
        """A key of the game's own, the log, looking closer, hurrying; True if it did something."""
        table = self.table
        if event.type != pygame.KEYDOWN or table.fingers.carrying:
            return False
        scancode = int(event.scancode)
        offer = table.game.keys().get(scancode)
        if offer is not None:
            self._choose(offer)
        elif table.company is not None and scancode == SO_FAR_KEY:
            table.stage.push(SoFar(table.journal))
        elif scancode == CLOSER_KEY and table.fingers.pointed is not None:
            return look_closer(table, table.fingers.pointed)
        else:
            return scancode == pygame.KSCAN_SPACE and table.hurry()
        return True

    def _choose(self, offer: Offer) -> None:
        if not self.table.may_decide:
            self.table.hurry()
            return
        self.table.stage.input.ring = True
        if isinstance(offer.move, Pick):
            self.table.fingers.pick(offer.move.card)
        else:
            self.table.make(offer)

    # -------------------------------------------------------------- actions
    def act(self, press: Press) -> bool:
        """An action; True if it did something."""
        table = self.table
        if table.peek.act(press):
            return True
        if not press.down:
            return False
        if press.action is Action.CONFIRM and not press.again and self._swallow():
            return True
        if press.action is Action.BACK and not press.again and table.fingers.drop_all():
            return True  # what was picked or carried comes first, whatever else Esc would mean
        if table.panel.act(press):
            return True
        return not press.again and self._do(press.action)

    def _do(self, action: Action) -> bool:
        table = self.table
        match action:
            case Action.BACK | Action.MENU:
                table.pause_game()
            case Action.HELP:
                table.show_rules()
            case Action.UNDO:
                table.undo()
            case Action.REDO:
                table.redo()
            case Action.HINT:
                table.hint()
            case _:
                return False
        return True

    def _swallow(self) -> bool:
        """A press of Enter hurries what is being shown; and it never chooses something that had no ring before."""
        if self.table.hurry():
            return True
        seen, self._ring_seen = self._ring_seen, True
        return not seen
