"""The bar of a replay: all of the game from left to right, a tick a move, signs of what was won, a knob."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect

from game.rules.core import CHANCE
from game.scenes.replay.won import STAR, Won
from game.scenes.words import replay as words
from game.stage import draw, text, theme
from game.stage.input import Action, Press
from game.stage.theme import Ground, Look, Role
from game.stage.widgets import Widget
from game.stage.widgets.base import Brush

TONES = (theme.TEAL, theme.PLUM, theme.EMBER, "#8F6117", "#56733A", "#2E74B2")
"""By seat; where a tick stands says the same without colour: above the bar, below it, or in a lane of its own."""


LEAST_SIGN = 9
"""Pixels: a smaller sign is none."""


class Timeline(Widget):
    """`movers`: the seat of every move. `rounds`: the moves that begin a round. Drag or press to go there."""

    def __init__(
        self, movers: Sequence[int], rounds: Sequence[int], won: Sequence[Won], on_go: Callable[[int], None]
    ) -> None:
        super().__init__()
        self.movers, self.rounds, self.won, self.on_go = tuple(movers), tuple(rounds), tuple(won), on_go
        self.at = 0
        self.ground = Ground.PAPER
        self._seats = max((seat for seat in self.movers if seat != CHANCE), default=0) + 1
        self._ticks_for: tuple[int, int] | None = None
        self._ticks: set[tuple[int, int]] = set()

    @property
    def last(self) -> int:
        """The last moment."""
        return len(self.movers)

    def _x(self, ply: float, box: Rect) -> int:
        pad = self.units.px(16)
        return box.x + pad + round((box.w - 2 * pad) * ply / max(1, self.last))

    def ply_at(self, x: int) -> int:
        """The moment at a place across the window."""
        box, pad = self.seen, self.units.px(16)
        part = (x - box.x - pad) / max(1, box.w - 2 * pad)
        return max(0, min(self.last, round(part * self.last)))

    # -------------------------------------------------------------- use
    def press(self, pos: tuple[int, int]) -> None:
        self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        ply = self.ply_at(pos[0])
        if ply != self.at:
            self.on_go(ply)

    def wheel(self, lines: float) -> bool:
        self.on_go(max(0, min(self.last, self.at - (1 if lines > 0 else -1))))
        return True

    def act(self, press: Press) -> bool:
        match press.action:
            case Action.LEFT if self.at > 0:
                self.on_go(self.at - 1)
            case Action.RIGHT if self.at < self.last:
                self.on_go(self.at + 1)
            case _:
                return False
        return True

    # -------------------------------------------------------------- picture
    def paint(self, brush: Brush, box: Rect) -> None:
        surface, units = brush.surface, brush.units
        middle = box.centery + units.px(8)
        tall = max(4, units.px(12))
        rail = Rect(
            self._x(0, box) - tall // 2, middle - tall // 2, self._x(self.last, box) - self._x(0, box) + tall, tall
        )
        self._paint_rounds(brush, box, rail)
        self._paint_ticks(brush, box, rail)
        draw.rounded(surface, rail, "#DFC896", tall // 2, theme.INK, max(1, units.px(2)))
        self._paint_signs(brush, box, rail)
        done = Rect(rail.x, rail.y, max(tall, self._x(self.at, box) - rail.x), rail.h)
        draw.rounded(surface, done, theme.LAMP, tall // 2, theme.INK, max(1, units.px(2)))
        radius = max(7, units.px({Look.HOVER: 22, Look.PRESSED: 17}.get(brush.look, 19)))
        centre = (self._x(self.at, box), middle)
        draw.disc(surface, centre, radius + units.px(3), theme.INK)
        draw.disc(surface, centre, radius, theme.PARCHMENT if brush.ring else theme.LAMP)
        for away in (-5, 0, 5):
            line = Rect(0, 0, max(1, units.px(2)), radius)
            line.center = (centre[0] + units.px(away), centre[1])
            surface.fill(theme.rgb(theme.INK), line)

    def _paint_rounds(self, brush: Brush, box: Rect, rail: Rect) -> None:
        if len(self.rounds) < 2:
            return
        units, px, end = brush.units, brush.units.text(19), 0
        ends = [*self.rounds[1:], self.last]
        for number, (ply, last) in enumerate(zip(self.rounds, ends, strict=True), start=1):
            x = self._x(ply, box)
            pygame.draw.line(
                brush.surface,
                theme.INK,
                (x, rail.y - units.px(24)),
                (x, rail.bottom + units.px(24)),
                max(1, units.px(2)),
            )
            label = words.ROUND.format(number=number) if number == 1 else str(number)
            middle = (x + self._x(last, box)) // 2
            if box.y + text.line_height(Role.LABEL, px) > rail.y - units.px(14):
                continue  # no room above the ticks
            if middle - text.width(label, Role.LABEL, px) // 2 > end:
                place = text.write(brush.surface, label, (middle, box.y), Role.LABEL, px, theme.SECOND, "midtop")
                end = place.right + units.px(6)

    @property
    def _above(self) -> int:
        """How many seats, the first ones, have their lanes above the bar."""
        return (self._seats + 1) // 2

    def sign_size(self, box: Rect) -> int:
        """How large signs are, so that they needn't lie over one another; 0 where they would be too small."""
        room = (self._x(self.last, box) - self._x(0, box)) / max(1, len(self.won))
        size = min(self.units.px(34), round(room * 1.6))
        return size if size >= max(LEAST_SIGN, self.units.px(16)) else 0

    def _paint_signs(self, brush: Brush, box: Rect, rail: Rect) -> None:
        """What was won, on the side of whoever won it; the winners' stars are always there."""
        size, away = self.sign_size(box), brush.units.px(20)
        for won in self.won:
            own = brush.units.px(36) if won.sign == STAR else size
            if own:
                y = rail.y - away if won.seat < self._above else rail.bottom + away
                image = draw.picture(won.sign, (own, own))
                brush.surface.blit(image, image.get_rect(center=(self._x(won.ply, box), y)))

    def _paint_ticks(self, brush: Brush, box: Rect, rail: Rect) -> None:
        """Two seats: above and below the bar; more: a lane each, those of the first half above."""
        places = (self._x(0, box), self._x(self.last, box))
        if self._ticks_for != places:
            self._ticks_for = places
            # Of moves that fall on one pixel a single tick is drawn.
            self._ticks = {(self._x(at + 0.5, box), seat) for at, seat in enumerate(self.movers) if seat != CHANCE}
        units, above, seats = brush.units, self._above, self._seats
        room = units.px(20)
        for x, seat in self._ticks:
            lanes = above if seat < above else seats - above
            lane = seat if seat < above else seat - above
            tall = max(2, room // max(1, lanes))
            tick = Rect(x, 0, max(1, units.px(3)), max(2, tall - 1))
            if seat < above:
                tick.bottom = rail.y - units.px(4) - lane * tall
            else:
                tick.y = rail.bottom + units.px(4) + lane * tall
            brush.surface.fill(theme.rgb(TONES[seat % len(TONES)]), tick)
