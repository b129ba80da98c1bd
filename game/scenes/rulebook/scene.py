"""The rulebook over a table: contents and search at the left, a chapter at the right. Esc goes back."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.scenes.rulebook.book import Book, Mark
from game.scenes.rulebook.page import LINES, NAMES, NotePill, lay_out, paint_page, paint_pill, pill_size
from game.scenes.words import rulebook as words
from game.stage import draw, grounds, text, theme
from game.stage.art import Art
from game.stage.input import Action, Press
from game.stage.scene import Scene, Stage
from game.stage.theme import Ground, Kind, Role
from game.stage.units import Fold, Units
from game.stage.widgets import Button, Field, IconButton, ListBox, Panel, Row, Scroller, Tip, Widget, head

LEFT_WIDE, TOP, ROW, LEGEND = 432, 118, 54, 46
SEARCH_LETTERS = 24


class Rulebook(Scene):
    """`chapter`: where it opens. `options`: the house rules of the table, for their marks. `guided`: the lesson."""

    closed_by = (Action.MENU, Action.HELP)

    def __init__(
        self,
        book: Book,
        *,
        chapter: str = "",
        options: Mapping[str, object] | None = None,
        guided: Callable[[], None] | None = None,
    ) -> None:
        self.book, self.options, self.guided = book, options or {}, guided
        self.chapters = book.all_chapters
        keys = [each.key for each in self.chapters]
        self.at = keys.index(chapter) if chapter in keys else 0
        self.contents_open = False

    # -------------------------------------------------------------- building
    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.art = Art()
        self.back = IconButton("back", self.close, key=Action.BACK)
        self.back.tip = Tip(words.BACK_TIP, "")
        self.search = Field("", self._searched, hint=words.SEARCH_HINT, most=SEARCH_LETTERS)
        self.list = ListBox(self._rows(), self.open, chosen=self.at, row=ROW)
        self.scroller = Scroller(self._paint_page)
        self.before = Button("", lambda: self.open(self.at - 1), icon="left", ground=Ground.PAPER, size=21)
        self.after = Button("", lambda: self.open(self.at + 1), icon="right", ground=Ground.PAPER, size=21)
        self.next_hit = Button(words.NEXT_HIT, self._next_hit, key=pygame.KSCAN_F3, ground=Ground.PAPER, size=21)
        self.contents = Button(words.CONTENTS, self._turn_contents, kind=Kind.QUIET, size=20)
        self.lesson = Button(words.GUIDED, self._begin_lesson, kind=Kind.QUIET, size=20)
        self.controls = self.panel = Panel(stage)
        self._fill()
        self.panel.set_focus(self.list)
        stage.sound.play("page")

    def _rows(self) -> list[Row]:
        wanted = self.search.words
        counts = [chapter.hits(wanted) for chapter in self.chapters]
        return [
            Row(f"{number}   {chapter.title}", end=str(count) if count else "")
            for number, (chapter, count) in enumerate(zip(self.chapters, counts, strict=True), 1)
        ]

    def _fill(self) -> None:
        """The widgets of the chapter that is open: its marks are among them."""
        chapter = self.chapters[self.at]
        self.pills = {note: NotePill(note, self.options, self.art) for piece in chapter.pieces for note in piece.notes}
        for pill in self.pills.values():
            pill.view = self.scroller.content_view
        fixed: list[Widget] = [self.back, self.contents, self.lesson, self.search, self.list, self.scroller]
        turns: list[Widget] = [self.before, self.next_hit, self.after]
        focus = self.panel.focus
        self.panel.widgets[:] = []
        for widget in [*fixed, *self.pills.values(), *turns]:
            self.panel.add(widget)
        if focus not in self.panel.widgets:
            self.panel.set_focus(self.list)

    # -------------------------------------------------------------- reading
    @property
    def small(self) -> bool:
        """Whether the contents hide behind a button."""
        return self.stage.units.fold >= Fold.FOLDED

    def open(self, at: int) -> None:
        """Turn to a chapter by its place; nothing beyond the first and the last."""
        at = max(0, min(len(self.chapters) - 1, at))
        if at != self.at:
            self.stage.sound.play("page", 0.7)
        self.at = at
        self.list.chosen = self.list.at = at
        self.contents_open = False
        self.scroller.content_view.scroll_to(0)
        self._fill()
        self.resized(self.stage.units.size)

    def _searched(self, wanted: str) -> None:
        self.list.set_rows(self._rows(), self.at)
        if wanted and not self.chapters[self.at].hits(wanted):
            found = next((at for at, chapter in enumerate(self.chapters) if chapter.hits(wanted)), None)
            if found is not None:
                self.open(found)
                self.panel.set_focus(self.search)
        self.resized(self.stage.units.size)

    def _next_hit(self) -> None:
        """To the next chapter that has the searched words, round and round."""
        count = len(self.chapters)
        order = [(self.at + step) % count for step in range(1, count + 1)]
        found = next((at for at in order if self.chapters[at].hits(self.search.words)), None)
        if found is not None:
            self.open(found)

    def _turn_contents(self) -> None:
        self.contents_open = not self.contents_open
        self.resized(self.stage.units.size)

    def _begin_lesson(self) -> None:
        self.close()
        if self.guided is not None:
            self.guided()

    # -------------------------------------------------------------- layout
    def resized(self, size: tuple[int, int]) -> None:
        units = self.stage.units
        self.art.resized()
        margin = units.px(theme.MARGIN)
        self.back.rect = Rect(0, 0, max(24, units.px(56)), max(24, units.px(56)))
        self.back.rect.center = (max(margin + units.px(28), 16), units.px(60))
        lines = text.line_height(Role.TITLE, units.text(44)) + text.line_height(Role.TEXT, units.text(21))
        top = max(units.px(TOP), units.px(22) + lines + units.px(8))
        bottom = units.height - margin
        side = 0 if self.small else min(units.px(LEFT_WIDE * min(1.3, units.stretch)), units.width // 3)
        gap = units.px(24) if side else 0
        self.page_box = Rect(margin + side + gap, top, units.width - 2 * margin - side - gap, max(30, bottom - top))
        self.side_box = Rect(margin, top, side, max(30, bottom - top)) if side else self.page_box
        self._place_head(units, margin)
        self._place_side(units)
        self._place_page(units)

    def _place_head(self, units: Units, margin: int) -> None:
        high = max(units.px(52), round(units.text(20) * 1.6))
        right = units.width - margin
        self.contents.shown, self.lesson.shown = self.small, self.guided is not None
        for button in (self.lesson, self.contents):
            wide = text.width(button.label, Role.BOLD, units.text(20)) + units.px(52)
            button.rect = Rect(right - wide, units.px(34), wide, high)
            right -= (wide + units.px(14)) if button.shown else 0
        self.head_room = right

    def _place_side(self, units: Units) -> None:
        open_now = not self.small or self.contents_open
        box, pad = self.side_box, units.px(28)
        self.search.shown = self.list.shown = open_now
        tall = max(units.px(56), round(units.text(24) * 1.5))
        self.search.rect = Rect(box.x + pad, box.y + pad, max(20, box.w - 2 * pad), tall)
        top = self.search.rect.bottom + units.px(40)
        legend = 3 * max(units.px(LEGEND), round(units.text(18) * 2.1)) + units.px(40)
        room = box.bottom - pad - top - (legend if not self.small else 0)
        self.list.rect = Rect(box.x + pad - units.px(4), top, max(20, box.w - 2 * pad + units.px(8)), max(20, room))
        self.legend_y = self.list.rect.bottom + units.px(24)

    def _place_page(self, units: Units) -> None:
        pad = units.px(48 if not self.small else 24)
        box = self.page_box
        tall = max(units.px(54), round(units.text(21) * 1.6))
        shown = not (self.small and self.contents_open)
        inner = Rect(box.x + pad, box.y + units.px(30), max(20, box.w - 2 * pad), 0)
        inner.h = max(20, box.bottom - tall - units.px(46) - inner.y)
        chapter = self.chapters[self.at]
        self.page = lay_out(chapter, self.at + 1, inner.w - units.px(30), units, self.pills)
        self.scroller.place(inner, self.page.height)
        for widget in (self.scroller, *self.pills.values()):
            widget.shown = shown
        wide, top = min(units.px(330), inner.w * 2 // 5), box.bottom - tall - units.px(24)
        names = [each.title for each in self.chapters]
        self.before.rect = Rect(inner.x, top, wide, tall)
        self.after.rect = Rect(inner.right - wide, top, wide, tall)
        self.before.shown, self.after.shown = shown and self.at > 0, shown and self.at < len(names) - 1
        self.before.label, self.after.label = names[max(0, self.at - 1)], names[min(len(names) - 1, self.at + 1)]
        self.next_hit.rect = Rect(self.before.rect.right + units.px(20), top, 0, tall)
        self.next_hit.rect.w = max(0, self.after.rect.x - units.px(20) - self.next_hit.rect.x)
        narrow = min(self.next_hit.rect.w, units.text(21) * 12)
        self.next_hit.rect = self.next_hit.rect.inflate(narrow - self.next_hit.rect.w, 0)
        self.next_hit.shown = shown and bool(self.search.words) and self.next_hit.rect.w > units.text(21) * 5

    # -------------------------------------------------------------- the stage's calls
    def event(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and not self.search.typing and self._begins_search(event):
            return True
        return super().event(event)

    def _begins_search(self, event: Event) -> bool:
        """A letter pressed anywhere begins to search."""
        sign = str(getattr(event, "unicode", ""))
        if len(sign) != 1 or not sign.isalnum() or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        if self.small and not self.contents_open:
            self._turn_contents()
        self.search.words = sign
        self.panel.set_focus(self.search)
        self.search.start()
        self._searched(sign)
        return True

    def act(self, press: Press) -> bool:
        if not press.down:
            return False
        if press.action in (Action.PAGE_UP, Action.PAGE_DOWN) and not self.search.typing:
            self._page(press)
            return True
        return super().act(press)

    def _page(self, press: Press) -> None:
        """A page further down or up; at its end the next chapter."""
        if not self.scroller.act(press) and not press.again:
            self.open(self.at + (1 if press.action is Action.PAGE_DOWN else -1))

    def update(self, dt: float) -> None:
        self.art.update(dt)
        super().update(dt)

    @property
    def moving(self) -> bool:
        return super().moving or self.art.resizing

    @property
    def title(self) -> str:
        return words.TITLE

    # -------------------------------------------------------------- picture
    def draw(self, surface: Surface) -> None:
        units = self.stage.units
        surface.blit(grounds.boards(units.size), (0, 0))
        old = surface.get_clip()
        surface.set_clip(Rect(0, 0, self.head_room, surface.get_height()))
        more = words.LINE if not self.small else ""
        head(surface, words.TITLE, self.book.title, more, self.back.rect.right + units.px(20), units)
        surface.set_clip(old)
        open_now = not self.small or self.contents_open
        if not self.small or not self.contents_open:
            draw.paper(surface, self.page_box, units)
        if open_now:
            draw.paper(surface, self.side_box, units)
            self._draw_side(surface, units)
        names = self.stage.input.names.label
        self.next_hit.key_words = names(pygame.KSCAN_F3)
        self.before.key_words = self.stage.input.label(Action.PAGE_UP)
        self.after.key_words = self.stage.input.label(Action.PAGE_DOWN)
        self.panel.draw(surface)

    def _draw_side(self, surface: Surface, units: Units) -> None:
        if self.search.words:
            count = sum(chapter.hits(self.search.words) for chapter in self.chapters)
            said = words.HITS_NONE if not count else words.HIT if count == 1 else words.HITS.format(count=count)
            below = (self.search.rect.x + units.px(4), self.search.rect.bottom + units.px(6))
            text.write(surface, said, below, Role.TEXT, units.text(18), theme.SECOND, room=self.search.rect.w)
        if self.small:
            return
        left, y = self.search.rect.x, self.legend_y
        draw.rule(surface, left, y - units.px(12), self.search.rect.w, units, theme.PAPER_LINE)
        step = max(units.px(LEGEND), round(units.text(18) * 2.1))
        for at, mark in enumerate(Mark):
            wide, tall = pill_size(NAMES[mark], units)
            box = Rect(left, y + at * step, wide, tall)
            paint_pill(surface, box, NAMES[mark], mark, units, self.art)
            room = self.side_box.right - units.px(20) - box.right - units.px(14)
            line_at = (box.right + units.px(14), box.centery)
            text.write(surface, LINES[mark], line_at, Role.TEXT, units.text(18), theme.SECOND, "midleft", room=room)

    def _paint_page(self, surface: Surface, origin: Rect, units: Units) -> None:
        paint_page(surface, self.page, origin.topleft, self.book, units, self.art, self.search.words)
