"""The result sheet: lines that count up one after the other, then the poster of who won, then what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.scenes.portrait import draw_badge, draw_portrait
from game.scenes.table.company import Company
from game.scenes.table.count import Count
from game.scenes.table.host import Account, Outcome
from game.scenes.table.ways import next_line, ways_on
from game.scenes.words import table as words
from game.stage import draw, grounds, motion, text, theme
from game.stage.input import Action, Press
from game.stage.scene import Scene, Stage
from game.stage.theme import Kind, Role
from game.stage.units import LEAST_TEXT
from game.stage.widgets import Panel

if TYPE_CHECKING:
    from game.scenes.table.table import Table

SHEET = (1500, 900)
"""The paper in the design's units; in any window it is scaled to fit."""
LEFT = 880
"""Width of the accounts; the poster stands right of them."""
ROW, HEAD, EDGE, GAP = 150, 120, 40, 14
MOST, DRAWING = 330, 98
"""How high a row may be that has drawings, and how large these are at most."""
BUTTON, PRIMARY = 58, 84
POSTER = (500, 445)
COMES = 0.3
"""Seconds in which the poster comes."""


class ResultSheet(Scene):
    """Lies over the table, which can be looked at again by taking it away."""

    covers = False

    def __init__(self, table: Table, company: Company, outcome: Outcome) -> None:
        self.table, self.company, self.outcome = table, company, outcome
        self.count = Count(outcome.accounts)
        self.poster_age = 0.0

    # -------------------------------------------------------------- use
    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.buttons = ways_on(self.table, self)
        self.panel = Panel(stage, self.buttons)
        self.panel.set_focus(self.buttons[0])
        if self.table.pace.seconds(1.0) == 0.0:
            self._finish()

    def close(self) -> None:
        """Look at the table."""
        self.stage.pop(self)

    def _finish(self) -> None:
        """All is counted."""
        self.count.finish()
        if self.poster_age == 0.0:
            self.poster_age = 1e-6
            self.stage.sound.play("win" if self.outcome.winners else "lose")
        self.stage.redraw()

    @property
    def counted(self) -> bool:
        """Whether the poster hangs."""
        return self.poster_age > 0.0

    # -------------------------------------------------------------- the stage's calls
    def event(self, event: Event) -> bool:
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == 1
        if not self.counted and (pressed or (event.type == pygame.KEYDOWN and event.scancode == pygame.KSCAN_SPACE)):
            self._finish()
            return True
        return self.panel.event(event)

    def act(self, press: Press) -> bool:
        if press.action in (Action.FULLSCREEN, Action.MUTE):
            return False
        if press.down and not press.again and not self.counted and press.action is Action.CONFIRM:
            self._finish()
        elif not self.panel.act(press) and press.down and not press.again and press.action is Action.MENU:
            self.close()
        return True

    def pause(self) -> None:
        self.panel.let_go()

    def update(self, dt: float) -> None:
        self.panel.update(dt)
        if self.counted:
            self.poster_age = min(COMES, self.poster_age + dt)
        else:
            if self.count.update(dt, self.table.pace):
                self.stage.sound.play("count", 0.6)
            if self.count.over:
                self._finish()

    @property
    def moving(self) -> bool:
        return not self.counted or self.poster_age < COMES or self.panel.moving

    @property
    def title(self) -> str:
        return self.table.title

    # -------------------------------------------------------------- layout
    def resized(self, size: tuple[int, int]) -> None:
        units = self.stage.units
        self.k = min(units.width / (SHEET[0] + 40), units.height / (SHEET[1] + 40))
        self.box = Rect(0, 0, self._px(SHEET[0]), self._px(SHEET[1]))
        self.box.center = units.bounds.center
        left = self.box.x + self._px(EDGE + LEFT + 40)
        wide = max(1, self.box.right - self._px(EDGE) - left)
        self.poster = Rect(left + (wide - self._px(POSTER[0])) // 2, self.box.y + self._px(36), 0, 0)
        self.poster.size = (self._px(POSTER[0]), self._px(POSTER[1]))
        bottom = self.box.bottom - self._px(EDGE)
        for button in reversed(self.buttons):
            primary = button.kind is Kind.PRIMARY
            tall = self._px(PRIMARY if primary else BUTTON)
            button.size = (30 if primary else 22) * self.k / units.scale
            button.rect = Rect(left, bottom - tall, wide, tall)
            bottom -= tall + self._px(GAP)

    def _px(self, design: float) -> int:
        return round(design * self.k)

    def _text(self, design: float) -> int:
        """Pixels of a font; large words grow less with the text size, since their places don't grow."""
        size = self.stage.units.text_size
        return max(LEAST_TEXT, round(design * self.k * (size if design <= 24 else min(size, 1.15))))

    # -------------------------------------------------------------- picture
    def draw(self, surface: Surface) -> None:
        grounds.dim(surface, 165)
        draw.paper(surface, self.box, self.stage.units, radius=20)
        left, room = self.box.x + self._px(EDGE), self._px(LEFT)
        at = (left, self.box.y + self._px(26))
        head = self.outcome.headline if self.counted else words.COUNTING
        title = text.write(surface, head, at, Role.TITLE, self._text(50), theme.INK, room=room)
        if self.counted:
            line_at = (left, title.bottom - self._px(4))
            text.write(surface, self.outcome.line, line_at, Role.TEXT, self._text(23), theme.SECOND, room=room)
        first = text.line_height(Role.TITLE, self._text(50)) + text.line_height(Role.TEXT, self._text(23))
        top = max(self._px(HEAD + 10), self._px(26) + first + self._px(10))
        rows = self.outcome.accounts
        drawn = any(account.drawings for account in rows)
        each = (self.box.h - top - self._px(EDGE - 12)) // max(1, len(rows))
        tall = min(each, self._px(MOST if drawn else ROW))
        for at_row, account in enumerate(rows):
            box = Rect(left, self.box.y + top + at_row * tall, room, tall - self._px(12))
            self._draw_account(surface, box, at_row, account)
        self._draw_poster(surface)
        self._draw_first(surface)
        self.panel.draw(surface)

    def _draw_account(self, surface: Surface, box: Rect, row: int, account: Account) -> None:
        won = self.counted and account.seat in self.outcome.winners
        edge = theme.LAMP if won else theme.PAPER_LINE
        draw.rounded(
            surface, box, "#F9EBCB" if won else "#EBD9AF", self._px(14), edge, max(1, self._px(5 if won else 2))
        )
        if account.drawings:
            upper = min(self._px(ROW), round(box.h * 0.6))
            self._draw_won(surface, Rect(box.x, box.y + upper, box.w, box.h - upper), row, account)
            box = Rect(box.x, box.y, box.w, upper)
        size = round(box.h * 0.8)
        draw_badge(surface, self.company.portraits[account.seat], (box.x + round(box.h * 0.55), box.centery), size)
        x = box.x + round(box.h * 1.1)
        said = bool(account.note) and self.count.finished(row)
        name_at = (x, box.centery - (self._px(14) if said else 0))
        name, room = self.company.names[account.seat], self._px(250)
        text.write(surface, name, name_at, Role.TITLE, self._text(32), theme.INK, "midleft", room=room)
        if said:
            note_at = (x, box.centery + self._px(24))
            text.write(surface, account.note, note_at, Role.TEXT, self._text(19), theme.RED_DARK, "midleft", room=room)
        self._draw_parts(surface, box, x + room + self._px(16), row, account)
        total = self.count.total(row)
        if total is not None:
            end = (box.right - self._px(22), box.centery)
            text.write(surface, total, end, Role.TITLE, self._text(46), theme.INK, "midright", room=self._px(120))

    def _draw_won(self, surface: Surface, box: Rect, row: int, account: Account) -> None:
        """What an account was won with, side by side, once all of it is counted."""
        units, left = self.stage.units, box.x + self._px(26)
        draw.rule(surface, left, box.y, box.w - self._px(52), units, theme.PAPER_LINE)
        if not self.count.finished(row):
            return
        size = min(self._px(DRAWING), box.h - self._px(26))
        step = min(size + self._px(14), (box.w - self._px(60) - size) // max(1, len(account.drawings) - 1))
        for at, drawing in enumerate(account.drawings):
            image = draw.picture(drawing, (size, size))
            place = image.get_rect(midleft=(box.x + self._px(30) + at * step, box.centery - self._px(2)))
            surface.blit(image, place)

    def _draw_parts(self, surface: Surface, box: Rect, left: int, row: int, account: Account) -> None:
        room = box.right - self._px(150) - left
        step = room // max(1, len(account.parts))
        px = min((text.fit(word, Role.LABEL, self._text(19), step - 4)[1] for word, _ in account.parts), default=12)
        for at, (label, figure) in enumerate(account.parts[: self.count.parts(row)]):
            x = left + at * step + step // 2
            figures = str(figure).replace("-", "−")
            middle = (x, box.centery)
            place = text.write(surface, figures, middle, Role.TITLE, self._text(32), theme.INK, "center", room=step - 4)
            over = (x, max(box.y + text.line_height(Role.LABEL, px), place.y + self._px(4)))
            text.write(surface, label, over, Role.LABEL, px, theme.SECOND, "midbottom", room=step - 4)

    def _draw_poster(self, surface: Surface) -> None:
        if not self.counted:
            return
        come = 1.0 if self.stage.settings.reduced_motion else motion.ease_out(min(1.0, self.poster_age / COMES))
        poster = self.poster.move(0, -round((1.0 - come) * self._px(60)))
        sheet = draw.picture(("setup", "poster.svg"), poster.size)
        surface.blit(sheet, sheet.get_rect(center=poster.center))
        winners, drawing = self.outcome.winners, self.outcome.drawing
        window = Rect(poster.x + self._px(32), poster.y + self._px(42), poster.w - self._px(64), self._px(176))
        shown = winners[:4]
        wide = window.w // max(1, len(shown))
        for at, seat in enumerate(shown):
            part = Rect(window.x + at * wide, window.y, wide, window.h)
            draw_portrait(surface, part, self.company.portraits[seat], self._px(8), max(1, self._px(3)), 20)
        if not winners and drawing:
            image = draw.picture(drawing, (window.h, window.h))
            surface.blit(image, image.get_rect(center=window.center))
        names = words.AND.join(self.company.names[seat] for seat in winners)
        room = poster.w - self._px(70)
        middle = (poster.centerx, poster.y + self._px(292))
        least = max(LEAST_TEXT, self._px(30))
        head = names or self.outcome.headline
        text.write(surface, head, middle, Role.TITLE, self._text(72), theme.INK, "center", room=room, least=least)
        under = (poster.centerx, poster.y + self._px(366))
        line = self.outcome.headline if names else self.outcome.line
        text.write(surface, line, under, Role.TITLE, self._text(34), "#93301F", "center", room=room)

    def _draw_first(self, surface: Surface) -> None:
        """Who begins the rematch, above its button."""
        line = next_line(self.table)
        button = self.buttons[0].rect
        if line and button.y - self.poster.bottom > self._text(20) + self._px(6):
            at = (button.centerx, button.y - self._px(8))
            text.write(surface, line, at, Role.TEXT, self._text(20), theme.SECOND, "midbottom", room=button.w)
