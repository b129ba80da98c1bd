"""An answer that can be pressed, for one person alone with the screen."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.stage.input import Action, Press
from game.stage.theme import Ground, Look
from game.stage.widgets import Widget
from game.stage.widgets.base import Brush

PaintAnswer = Callable[[Surface, Rect, str], None]
"""Draws the answer in a box on a fill."""
FILLS = {Look.HOVER: "#FFFBEF", Look.PRESSED: "#E3CE9F"}


class VoteButton(Widget):
    """Looks like the answers in the stations."""

    def __init__(self, on_press: Callable[[], None], paint_answer: PaintAnswer) -> None:
        super().__init__()
        self.on_press, self.paint_answer = on_press, paint_answer
        self.ground = Ground.PAPER

    def act(self, press: Press) -> bool:
        """As everywhere, but without a flash, which would show the others what was pressed."""
        if press.action is not Action.CONFIRM or press.again:
            return False
        self.trigger()
        return True

    def paint(self, brush: Brush, box: Rect) -> None:
        spot = box.move(0, brush.units.px(3)) if brush.look is Look.PRESSED else box
        self.paint_answer(brush.surface, spot, FILLS.get(brush.look, "#FBF0D8"))
