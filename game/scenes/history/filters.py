"""What narrows the history: one game or all, as a row of signs."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from game.scenes.signs import SIGNS, draw_sign
from game.scenes.words import history as words
from game.scenes.words.games import TITLES
from game.stage import draw, text, theme
from game.stage.input import Action, Press
from game.stage.theme import Ground, Look, Role
from game.stage.widgets import Widget
from game.stage.widgets.base import Brush
from game.stage.widgets.choice import cells

GAMES: tuple[str | None, ...] = (None, *SIGNS)
"""All, then every game."""


class GameFilter(Widget):
    """One of the games or all of them; left and right move it. The chosen one shows its name where there is room."""

    def __init__(self, on_change: Callable[[str | None], None]) -> None:
        super().__init__()
        self.on_change = on_change
        self.chosen = 0
        self.ground = Ground.PAPER

    @property
    def game(self) -> str | None:
        """The chosen game; None: all."""
        return GAMES[self.chosen]

    def choose(self, at: int) -> None:
        """Choose a game by its place, 0 for all, and tell."""
        at = max(0, min(len(GAMES) - 1, at))
        if at != self.chosen:
            self.chosen = at
            self.on_change(self.game)

    def _cells(self, box: Rect) -> list[Rect]:
        """The chosen one is wider, so that its name has room."""
        wide = min(box.w * 2 // 5, self.units.text(20) * 11) if self.chosen else 0
        each = (box.w - wide) / (len(GAMES) - bool(wide)) if wide else box.w / len(GAMES)
        if wide <= each:
            return cells(box, len(GAMES))
        found, x = [], float(box.x)
        for at in range(len(GAMES)):
            right = x + (wide if at == self.chosen else each)
            found.append(Rect(round(x), box.y, round(right) - round(x), box.h))
            x = right
        return found

    def parts(self) -> list[Rect]:
        return self._cells(self.seen)

    def take(self, at: int) -> None:
        self.choose(at)

    def act(self, press: Press) -> bool:
        match press.action:
            case Action.LEFT if self.chosen > 0:
                self.choose(self.chosen - 1)
            case Action.RIGHT if self.chosen + 1 < len(GAMES):
                self.choose(self.chosen + 1)
            case Action.CONFIRM:
                self.choose((self.chosen + 1) % len(GAMES))
            case _:
                return False
        return True

    def paint(self, brush: Brush, box: Rect) -> None:
        units, surface = brush.units, brush.surface
        edge, radius = units.px(theme.EDGE_CONTROL), min(units.px(theme.RADIUS_CONTROL), box.h // 2)
        draw.rounded(surface, box, "#E9D5A8", radius, theme.INK, edge)
        for at, cell in enumerate(self._cells(box.inflate(-2 * edge, -2 * edge))):
            self._paint_cell(brush, cell.inflate(-2 * units.px(1), -2 * units.px(1)), at, max(1, radius - edge - 1))

    def _paint_cell(self, brush: Brush, cell: Rect, at: int, radius: int) -> None:
        units, surface, game = brush.units, brush.surface, GAMES[at]
        chosen = at == self.chosen
        if chosen:
            draw.rounded(surface, cell, theme.WOOD_DARK, radius)
            mark = Rect(0, 0, units.px(24), units.px(3))
            mark.midbottom = (cell.centerx, cell.bottom - units.px(3))
            surface.fill(theme.rgb(theme.LAMP), mark)
        elif at == self.pointed and brush.look in (Look.HOVER, Look.PRESSED):
            draw.rounded(surface, cell, "#FFF3D6", radius)
        ink = theme.CREAM if chosen else theme.INK
        size = max(8, min(units.px(38), cell.h - units.px(8), cell.w - 4))
        px = units.text(20)
        if game is None:
            text.write(surface, words.ALL, cell.center, Role.BOLD, px, ink, "center", room=max(1, cell.w - units.px(8)))
        elif not chosen or cell.w < size + px * 4:
            draw_sign(surface, game, cell.center, size)
        else:
            left = cell.x + units.px(10)
            draw_sign(surface, game, (left + size // 2, cell.centery), size)
            at_point = (left + size + units.px(8), cell.centery)
            room = max(1, cell.right - at_point[0] - units.px(6))
            text.write(surface, TITLES[game], at_point, Role.BOLD, px, ink, "midleft", room=room)
