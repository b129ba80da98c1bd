"""The paper at the right: the log with the sign of whoever it is about, and below it what everybody has in the bank."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame import Rect, Surface

from game.rules.bluffing_billionaires.views import BONUS
from game.rules.view import View
from game.scenes.bluffing_billionaires.cards import THINGS, coins
from game.scenes.bluffing_billionaires.tags import grown
from game.scenes.setup.guide import SIGNS
from game.scenes.table.journal import Line
from game.scenes.table.measure import Measure
from game.scenes.words import bluffing_billionaires as words
from game.stage import draw, text, theme
from game.stage.art import Art
from game.stage.theme import Role

EDGE, BANK_ROW, BANK_ROW_OF_TWO = 34, 44, 92
FRESH = "#F9D98E"


class Ledger:
    """Drawn in a box in pixels."""

    def __init__(self, art: Art, m: Measure, box: Rect, looks: Sequence[str], names: Sequence[str]) -> None:
        self.art, self.m, self.box, self.looks, self.names = art, m, box, looks, names

    def draw(self, surface: Surface, lines: Sequence[Line], view: View[Any]) -> None:
        """All of it; `lines` are the log's."""
        m, box = self.m, self.box
        draw.paper(surface, box, m.units)
        left, room = box.x + m.n(EDGE), box.w - 2 * m.n(EDGE)
        head = (box.centerx, box.y + m.n(50))
        text.write(surface, words.LEDGER, head, Role.TITLE, m.n(32), theme.INK, "center", room=room)
        surface.fill(theme.rgb(theme.INK), (left, box.y + m.n(80), room, max(1, m.n(3))))
        surface.fill(theme.rgb(theme.INK), (left, box.y + m.n(86), room, 1))
        row = BANK_ROW if view.seats > 2 else BANK_ROW_OF_TWO
        bank = box.bottom - m.n(52 + row * view.seats + 24)
        self._draw_log(surface, lines, Rect(left, box.y + m.n(100), room, bank - m.n(24) - box.y - m.n(100)))
        surface.fill(theme.rgb(theme.INK), (left, bank - m.n(12), room, max(1, m.n(3))))
        at = (left, bank)
        text.write(surface, words.IN_THE_BANK, at, Role.LABEL, grown(m, 20, 12), theme.SECOND, spacing=m.k, room=room)
        for seat in range(view.seats):
            count = coins(view.zone(BONUS.name, seat).cards)
            if view.seats > 2:
                self._draw_bank(surface, bank + m.n(56 + row * seat), left, room, seat, count)
            else:
                self._draw_large_bank(surface, bank + m.n(58 + row * seat), left, room, seat, count)

    def _draw_bank(self, surface: Surface, y: int, left: int, room: int, seat: int, count: int) -> None:
        m = self.m
        self._sign(surface, seat, (left + m.n(14), y))
        px, least = grown(m, 20, 12, 1.4), grown(m, 18, 12)
        at = (left + m.n(40), y)
        text.write(surface, self.names[seat], at, Role.BOLD, px, theme.INK, "midleft", room=m.n(84), least=least)
        self._coins(surface, (left + m.n(128), y), room - m.n(40 + 88 + 44), count, 26)
        text.write(surface, str(count), (left + room, y), Role.LABEL, grown(m, 26, 12), theme.INK, "midright")

    def _draw_large_bank(self, surface: Surface, y: int, left: int, room: int, seat: int, count: int) -> None:
        """With two players: the coins below the name."""
        m = self.m
        self._sign(surface, seat, (left + m.n(14), y))
        at, wide = (left + m.n(46), y), room - m.n(60)
        text.write(
            surface, self.names[seat], at, Role.BOLD, grown(m, 22, 12, 1.4), theme.INK, "midleft", room=wide - m.n(46)
        )
        self._coins(surface, (left, y + m.n(42)), wide, count, 36)
        at = (left + room, y + m.n(20))
        text.write(surface, str(count), at, Role.LABEL, grown(m, 40, 12), theme.INK, "midright")

    def _coins(self, surface: Surface, start: tuple[int, int], wide: int, count: int, size: int) -> None:
        """So many coins from the left, closer together where they don't fit."""
        across = self.m.n(size)
        step = min(across * 0.73, (wide - across) / max(1, count - 1))
        coin = self.art.drawing(f"{THINGS}/coin.svg", across)
        for number in range(count):
            surface.blit(coin, (round(start[0] + number * step), start[1] - across // 2))

    def _sign(self, surface: Surface, seat: int, middle: tuple[int, int]) -> None:
        folder = "cards/bluffing-billionaires"
        drawing = self.art.drawing(f"{folder}/symbol-{SIGNS[self.looks[seat]]}.svg", self.m.n(30))
        surface.blit(drawing, drawing.get_rect(center=middle))

    def _about(self, line: Line) -> int | None:
        """Whose doing a line is: whose name it begins with."""
        found = [(len(name), seat) for seat, name in enumerate(self.names) if name and line.words.startswith(name)]
        return max(found)[1] if found else None

    def _draw_log(self, surface: Surface, lines: Sequence[Line], box: Rect) -> None:
        """The newest lines, from the top as long as there is room; those of the last move on a lighter ground."""
        m = self.m
        px = min(m.units.text(20), round(m.n(20) * 1.35))
        indent = m.n(44)
        if not lines:
            text.paragraph(surface, words.NOTHING_YET, box.topleft, box.w, Role.TEXT, px, theme.SECOND)
            return
        rows: list[tuple[Line, int]] = []
        used = 0
        for line in reversed(lines):
            tall = text.paragraph_height(line.words, Role.TEXT, px, box.w - indent) + round(px * 0.5)
            if used + tall > box.h:
                break
            rows.insert(0, (line, tall))
            used += tall
        newest, y = lines[-1].step, box.y
        for line, tall in rows:
            if line.step == newest and newest >= 0:
                draw.rounded(surface, Rect(box.x - m.n(12), y, box.w + m.n(24), tall), FRESH, m.n(8))
            seat = self._about(line)
            if seat is not None:
                self._sign(surface, seat, (box.x + m.n(14), y + round(px * 0.9)))
            at = (box.x + indent, y + round(px * 0.25))
            text.paragraph(surface, line.words, at, box.w - indent, Role.TEXT, px, theme.INK)
            y += tall
