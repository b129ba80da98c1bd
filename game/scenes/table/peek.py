"""Covers one's own hand while others can see the screen: it shows while a key is held, or until the next press.

While it is covered a button on it shows it too, for whoever hit the key by chance or has none.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.scenes.words import table as words
from game.stage import text
from game.stage.board import Board
from game.stage.input import Action, Press
from game.stage.theme import Kind
from game.stage.widgets import Button, Widget
from game.stage.widgets.marks import key_tag_width

if TYPE_CHECKING:
    from game.scenes.table.table import Table

SIZE, TALL = 28, 72


class Peek:
    """Belongs to a table. The hand is open once the curtain is lifted; the key's first use starts the covering."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.covering = False
        self.uncover = Button(
            words.UNCOVER, self._uncover, kind=Kind.PRIMARY, key=Action.PEEK, icon="eye", size=SIZE, left=False
        )
        self._middle = (0.5, 0.8)
        """Where the covered cards lie, in parts of the window's width and height."""

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

    def _uncover(self) -> None:
        self._cover(False)

    def _cover(self, covering: bool) -> None:
        if covering == self.covering:
            return
        before = self.table.sprites.board
        self.covering = covering
        self.table.look_again()
        if covering:
            self._middle = _middle_of(before, self.table.sprites.board) or self._middle
            self.table.decide_again()
            self.table.panel.set_focus(self.uncover)

    # -------------------------------------------------------------- while the hand is covered
    @property
    def line(self) -> str:
        """How to see the hand again; "" while it isn't covered."""
        stage = self.table.stage
        said = words.PEEK_TOGGLE if stage.settings.peek_toggle else words.PEEK_HOLD
        return said.format(key=stage.input.label(Action.PEEK)) if self.covering else ""

    def widgets(self) -> Sequence[Widget]:
        """What can be pressed because the hand is covered, in its place."""
        if not self.covering:
            return ()
        units, bounds = self.table.stage.units, self.table.stage.bounds
        px = units.text(SIZE)
        wide = text.width(words.UNCOVER, self.uncover.role, px) + 3 * px + units.px(48)
        wide += 2 * key_tag_width(self.table.stage.input.label(Action.PEEK), units, SIZE)
        box = Rect(0, 0, min(wide, bounds.w - 8), max(units.px(TALL), round(px * 1.9)))
        box.center = round(self._middle[0] * bounds.w), round(self._middle[1] * bounds.h)
        self.uncover.rect = box.clamp(bounds)
        return (self.uncover,)


def _middle_of(before: Board, now: Board) -> tuple[float, float] | None:
    """The middle of the cards whose faces were there before and aren't now, in parts of the window."""
    covered = [
        pose.bounds for card, pose in before.poses.items() if pose.up and not (card in now.poses and now.poses[card].up)
    ]
    if not covered:
        return None
    whole = covered[0].unionall(covered[1:])
    return whole.centerx / before.size[0], whole.centery / before.size[1]
