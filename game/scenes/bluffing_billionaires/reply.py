"""The two answers that lie in the middle of the table: a thumb, a word, what it means, and the key."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.rules.bluffing_billionaires.cards import DECLINING
from game.rules.bluffing_billionaires.views import Phase
from game.scenes.bluffing_billionaires import asking
from game.scenes.bluffing_billionaires.layout import FIRST, SECOND
from game.scenes.bluffing_billionaires.people import LARGE_TEXT
from game.scenes.bluffing_billionaires.tags import grown
from game.scenes.setup.guide import SIGNS
from game.scenes.table.measure import Measure
from game.scenes.words import bluffing_billionaires as words
from game.stage import draw, text, theme
from game.stage.theme import Role
from game.stage.widgets.marks import key_tag

if TYPE_CHECKING:
    from game.scenes.bluffing_billionaires.game import BluffGame


THUMB_DOWN, THUMB_UP = (("tables", "bluffing-billionaires", f"thumb-{way}-{{sign}}.svg") for way in ("down", "up"))
COIN, HAND, CROSS = ("tables", "bluffing-billionaires", "coin.svg"), ("signs", "hand.svg"), ("icons", "close.svg")


def drawing_of(word: str) -> tuple[str, ...]:
    """The drawing beside an answer; "{sign}" in it stands for the deck of whoever answers."""
    match word:
        case words.BLUFF:
            return THUMB_DOWN
        case words.BANK | words.PROTECT:
            return COIN
        case words.ROB:
            return HAND
        case words.NO:
            return CROSS
    return THUMB_UP


def draw_replies(surface: Surface, game: BluffGame, m: Measure) -> None:
    """Both answers, as far as they are asked for; the one that can't be given is dim."""
    zones, seat = game.table.sprites.board.zones, game.deciding
    if seat is None:
        return
    said = asking.answers(game.view)
    notes = words.NOTES.get(said[0], ("", ""))
    own = game.keys_of(seat)
    for at, zone in enumerate((FIRST, SECOND)):
        if zone in zones and not (zone == SECOND and FIRST not in zones and not game.whom):
            label = game.table.stage.input.names.label(own[at]) if FIRST in zones and all(own) else ""
            reply = _Reply(game, m, zones[zone], seat)
            reply.draw(surface, said[at], notes[at], label, _can(game, at))


def _can(game: BluffGame, at: int) -> bool:
    """Whether an answer can be given: green's and red's first only with the right card (bluff-21, bluff-22)."""
    view = game.view
    if at or view.facts.phase is not Phase.ASKED or view.seat is None:
        return True
    return any(move != DECLINING for move in view.legal)


class _Reply:
    def __init__(self, game: BluffGame, m: Measure, box: Rect, seat: int) -> None:
        self.game, self.m, self.box, self.deck = game, m, box, game.seating.looks[seat]

    @property
    def _pointed(self) -> bool:
        table = self.game.table
        return table.may_decide and not table.stage.input.ring and self.box.collidepoint(table.stage.pointer)

    def draw(self, surface: Surface, word: str, note: str, label: str, can: bool) -> None:
        """The answer with its shadow, made once for each of its looks."""
        m, pointed = self.m, self._pointed and can
        margin = m.n(60 if not m.small else 32)

        def make() -> Surface:
            sheet = Surface((self.box.w + 2 * margin, self.box.h + 2 * margin), pygame.SRCALPHA)
            box = Rect((margin, margin), self.box.size)
            top = self._body(sheet, box, pointed, can)
            self._words(sheet, box, top, word, note, label)
            return sheet

        key = ("reply", self.box.size, m.units, self.deck, word, note, label, pointed, can)
        surface.blit(draw.soft_shelf.get(key, make), (self.box.x - margin, self.box.y - margin))

    def _body(self, surface: Surface, box: Rect, pointed: bool, can: bool) -> Rect:
        m = self.m
        radius, edge = m.n(22 if not m.small else 12), max(1, m.n(4 if not m.small else 2))
        if pointed:
            draw.glow(surface, box, m.n(22 if not m.small else 10), radius)
        draw.shadow(surface, box, m.n(9), radius, 140)
        draw.rounded(surface, box, theme.INK, radius)
        inner = box.inflate(-2 * edge, -2 * edge)
        draw.rounded(surface, inner, theme.PAPER_LIP if can else "#8D8069", max(1, radius - edge))
        top = Rect(inner.x, inner.y, inner.w, inner.h - m.n(8 if not m.small else 4))
        fill = "#B3A88F" if not can else theme.CREAM if pointed else theme.PARCHMENT
        draw.rounded(surface, top, fill, max(1, radius - edge))
        return top

    def _words(self, surface: Surface, box: Rect, top: Rect, word: str, note: str, label: str) -> None:
        m = self.m
        drawing = tuple(part.format(sign=SIGNS[self.deck]) for part in drawing_of(word))
        size = round(box.h * 0.7)
        image = draw.picture(drawing, (size, size))
        surface.blit(image, image.get_rect(center=(box.x + round(box.h * 0.46), top.centery)))
        left = box.x + round(box.h * 0.9)
        room = box.right - left - m.n(12 if not m.small else 6)
        large = m.units.text_size >= LARGE_TEXT
        note = "" if large else note
        px = grown(m, 28, 18, 1.35)
        up = round(px * 0.75) if note or (large and label) else 0
        text.write(surface, word, (left, top.centery - up), Role.TITLE, px, theme.INK, "midleft", room=room)
        if note:
            at_note = (left, top.centery - up + round(px * 0.72))
            px_note = max(12, m.n(18 if not m.small else 12))
            shown = room if not label else room - m.n(44 if not m.small else 26)
            text.paragraph(surface, note, at_note, shown, Role.TEXT, px_note, theme.SECOND, leading=1.2)
        if label:
            spot = (box.right - m.n(12 if not m.small else 6), top.bottom - m.n(24 if not m.small else 14))
            tag = (20 if not m.small else 13 * m.k / m.units.scale) / m.units.text_size
            key_tag(surface, label, spot, m.units, tag * min(1.25, m.units.text_size))
