"""The player aid: what coins are worth, and what every billionaire at the table can do."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.scenes.bluffing_billionaires.cards import face
from game.scenes.portrait import BILLIONAIRES, draw_badge
from game.scenes.setup.guide import BY_BOOK, CARDS
from game.scenes.words import bluffing_billionaires as words
from game.scenes.words import seats as seat_words
from game.scenes.words import table as table_words
from game.stage import draw, faces, grounds, text, theme
from game.stage.art import Art
from game.stage.input import Action
from game.stage.scene import Scene, Stage
from game.stage.theme import Ground, Kind, Role
from game.stage.units import LEAST_TEXT
from game.stage.widgets import Button, Panel

WIDE, ROW, HEAD, FOOT, EDGE = 1240, 108, 168, 110, 44


class Aid(Scene):
    """A paper over the table with a row for each deck in play; any way back closes it."""

    covers = False

    def __init__(self, art: Art, decks: Sequence[str], powers: bool, names: Sequence[str]) -> None:
        self.art, self.decks, self.powers, self.names = art, tuple(decks), powers, tuple(names)

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.back = Button(table_words.LOOK_CLOSE, self.close, kind=Kind.PRIMARY, key=Action.BACK, ground=Ground.PAPER)
        self.controls = self.panel = Panel(stage, [self.back])
        self.panel.set_focus(self.back)
        stage.sound.play("page")

    @property
    def _rows(self) -> int:
        return len(self.decks) if self.powers else 1

    def resized(self, size: tuple[int, int]) -> None:
        units = self.stage.units
        tall = HEAD + self._rows * ROW + FOOT
        self.k = min((units.width - 12) / WIDE, (units.height - 12) / tall, units.scale * units.stretch)
        self.box = Rect(0, 0, round(WIDE * self.k), round(tall * self.k))
        self.box.center = units.bounds.center
        high = round(64 * self.k)
        self.back.size = 24 * self.k / units.scale
        self.back.rect = Rect(
            self.box.x + self._px(EDGE),
            self.box.bottom - self._px(32) - high,
            max(1, self.box.w - 2 * self._px(EDGE)),
            max(1, high),
        )

    def _px(self, design: float) -> int:
        return round(design * self.k)

    def _text(self, design: float) -> int:
        return max(LEAST_TEXT, round(design * self.k))

    # -------------------------------------------------------------- the stage's calls
    def event(self, event: Event) -> bool:
        if super().event(event):
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            self.close()
            return True
        return False

    # -------------------------------------------------------------- picture
    def draw(self, surface: Surface) -> None:
        grounds.dim(surface, 150)
        draw.paper(surface, self.box, self.stage.units, radius=20)
        left, room = self.box.x + self._px(EDGE), self.box.w - 2 * self._px(EDGE)
        top = self.box.y
        text.write(
            surface, words.AID_TITLE, (left, top + self._px(24)), Role.TITLE, self._text(44), theme.INK, room=room
        )
        at = (left, top + self._px(82))
        text.write(surface, words.AID_LINE, at, Role.TEXT, self._text(22), theme.SECOND, room=room)
        at = (left, top + self._px(114))
        text.write(surface, words.AID_COINS, at, Role.BOLD, self._text(22), theme.INK, room=room)
        top += self._px(HEAD)
        if not self.powers:
            at = (left, top + self._px(ROW / 2))
            text.write(surface, words.AID_NO_POWERS, at, Role.TEXT, self._text(26), theme.INK, "midleft", room=room)
        for seat, deck in enumerate(self.decks if self.powers else ()):
            self._draw_row(surface, Rect(left, top + self._px(seat * ROW), room, self._px(ROW - 10)), seat, deck)
        self.panel.draw(surface)

    def _draw_row(self, surface: Surface, box: Rect, seat: int, deck: str) -> None:
        px = self._px
        draw.rounded(surface, box, "#EBD9AF", px(14), theme.PAPER_LINE, max(1, px(2)))
        draw_badge(surface, BILLIONAIRES[deck], (box.x + px(58), box.centery), px(92))
        x = box.x + px(116)
        at = (x, box.centery - px(16))
        text.write(
            surface, seat_words.BILLIONAIRES[deck], at, Role.LABEL, self._text(26), theme.INK, "midleft", room=px(210)
        )
        at = (x, box.centery + px(18))
        text.write(surface, self.names[seat], at, Role.TEXT, self._text(21), theme.SECOND, "midleft", room=px(210))
        x += px(226)
        wide = px(60)
        for figure in CARDS[deck].split():
            card = faces.side(self.art, face(deck + figure), True, max(4, wide))
            surface.blit(card, card.get_rect(midleft=(x, box.centery)))
            x += wide + px(8)
        x = box.x + px(116 + 226 + 216)
        room = box.right - px(150) - x
        size = self._text(23)
        line = seat_words.POWERS[deck]
        tall = text.paragraph_height(line, Role.TEXT, size, max(20, room))
        text.paragraph(surface, line, (x, box.centery - tall // 2), max(20, room), Role.TEXT, size, theme.INK)
        if deck not in BY_BOOK:
            mark = Rect(0, 0, px(126), px(36))
            mark.midright = (box.right - px(14), box.centery)
            draw.rounded(surface, mark, theme.PLUM, mark.h // 2)
            text.write(
                surface, words.FILLED, mark.center, Role.BOLD, self._text(18), theme.CREAM, "center", room=mark.w - 6
            )
