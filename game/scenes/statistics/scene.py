"""The statistics as a screen: who and when, plain figures, and four plots drawn from the rows of that choice."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.scenes.awaiting import Awaiting
from game.scenes.house import House
from game.scenes.kept.looks import hats
from game.scenes.portrait import draw_badge
from game.scenes.select import Option, Painter, Select
from game.scenes.statistics.bars import Plot
from game.scenes.statistics.bluffs import bluffs
from game.scenes.statistics.figures import paint_figures
from game.scenes.statistics.scores import scores
from game.scenes.statistics.speed import speed
from game.scenes.statistics.wins import wins
from game.scenes.words import history as history_words
from game.scenes.words import statistics as words
from game.stage import draw, grounds, text, theme
from game.stage.input import Action
from game.stage.scene import Scene, Stage
from game.stage.theme import Kind, Role
from game.stage.toasts import Tone
from game.stage.units import Fold, Units
from game.stage.widgets import Button, Choice, IconButton, Panel, Tabs, Tip, head
from game.store import KeptMatch, Sheet, Who, records_folder
from game.store.store import now

TOP = 118
TABS = (words.FIGURES, words.WINS, words.SCORES, words.FAST, words.BLUFFS)


class Statistics(Scene):
    """Asks the store for one person's sheet at a time."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.awaiting = Awaiting()
        self.known: Sequence[Who] = ()
        self.sheet: Sheet | None = None
        self.arrived = False
        self.finished = 0
        """How many games are finished, practice games too: what is exported."""
        self.tab = 0
        self.plots: list[Plot] = []
        self.papers: list[Rect] = []

    # -------------------------------------------------------------- building
    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.back = IconButton("back", self.close, key=Action.BACK, kind=Kind.QUIET)
        self.back.tip = Tip(words.BACK_TIP, "")
        self.export = Button(words.EXPORT, self._export, key=pygame.KSCAN_E, kind=Kind.QUIET, size=20)
        self.history = Button(words.HISTORY, self._history, key=pygame.KSCAN_H, kind=Kind.QUIET, size=20)
        self.who = Select(stage, [Option("")], 0, lambda _: self._ask(), key=pygame.KSCAN_P)
        year = str(now().year)
        self.period = Choice([words.ALL_TIME, year, words.THIRTY], 0, lambda _: self._ask())
        self.tabs = Tabs(TABS, self.tab, self._turn)
        self.controls = self.panel = Panel(stage)
        self.awaiting.ask(self.house.store.matches.history(), self._count, self._unread)
        self.awaiting.ask(self.house.store.matches.players(), self._know, self._unread)

    def _count(self, finished: Sequence[KeptMatch]) -> None:
        self.finished = len(finished)
        if not finished:
            self.export.disable(words.NOTHING_TO_EXPORT)
            self.stage.redraw()

    def _know(self, known: Sequence[Who]) -> None:
        self.known = known
        self.arrived = True
        numbers = [who.person for who in known]
        faces = hats(numbers, self.house.store.people)

        def badge(at: int) -> Painter:
            return lambda surface, box: draw_badge(surface, faces[at], box.center, box.w)

        if known:
            self.who.set_options([Option(who.name, badge(at)) for at, who in enumerate(known)], 0)
            self._ask()
        self.resized(self.stage.units.size)
        self.panel.set_focus(self.who if known else self.back)

    def _ask(self) -> None:
        """Ask for the sheet of the chosen person and period."""
        if self.known:
            who, since = self.known[self.who.chosen], self._since()
            self.awaiting.ask(self.house.store.matches.statistics(who, since), self._show, self._unread)

    def _since(self) -> datetime | None:
        match self.period.chosen:
            case 1:
                return now().replace(month=1, day=1, hour=0, minute=0, second=0, microsecond=0)
            case 2:
                return now() - timedelta(days=30)
            case _:
                return None

    def _show(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.resized(self.stage.units.size)
        self.stage.redraw()

    def _unread(self, why: str) -> None:
        self.arrived = True
        self.stage.refuse(why)

    # -------------------------------------------------------------- what buttons do
    def _history(self) -> None:
        from game.scenes.history import History

        if any(isinstance(scene, History) for scene in self.stage.scenes):
            self.stage.pop(self)
        else:
            self.stage.replace(History(self.house))

    def _export(self) -> None:
        if not self.finished:
            return  # it isn't known yet
        folder = records_folder()
        if folder is None:
            self.stage.refuse(history_words.NO_FOLDER)
            return
        promise = self.house.store.matches.csv_into(folder, words.FILE.format(day=now().date().isoformat()))
        self.awaiting.ask(promise, self._exported, self._not_exported)

    def _exported(self, file: Path) -> None:
        line = history_words.SAVED_LINE.format(file=file.name, folder=file.parent)
        self.stage.toast(words.SAVED, line, Tone.NOTE, "save")

    def _not_exported(self, why: str) -> None:
        self.stage.toast(words.NOT_SAVED, why, Tone.WARN)

    def _turn(self, at: int) -> None:
        self.tab = at
        self.resized(self.stage.units.size)

    # -------------------------------------------------------------- layout
    @property
    def small(self) -> bool:
        """Whether one plot is shown at a time."""
        units = self.stage.units
        return units.fold >= Fold.FOLDED or units.width < units.height * 1.5 or units.stretch > 1.2

    def resized(self, size: tuple[int, int]) -> None:
        units = self.stage.units
        self._place_head(units)
        top = max(units.px(TOP), units.px(22) + round((units.text(44) + units.text(21)) * 1.35))
        top += units.px(18) if self.small else 0
        margin = units.px(theme.MARGIN)
        whole = Rect(margin, top, units.width - 2 * margin, max(40, units.height - margin - top))
        self.plots = []
        if self.small:
            self._lay_tabs(whole, units)
        else:
            self._lay_wall(whole, units)
        focus = self.panel.focus
        bars = [bar for plot in self.plots for bar in plot.bars]
        shown = [self.who, self.period, *([self.tabs] if self.small else [])] if self.known else []
        self.panel.widgets = [self.back, self.export, self.history, *shown, *bars]
        for widget in self.panel.widgets:
            widget.units = units
        if focus not in self.panel.widgets:
            self.panel.set_focus(self.who if self.known else self.back)

    def _place_head(self, units: Units) -> None:
        margin = units.px(theme.MARGIN)
        size = max(24, units.px(56))
        self.back.rect = Rect(0, 0, size, size)
        self.back.rect.center = (max(margin + units.px(28), 16), units.px(60))
        right = units.width - margin
        tall = max(units.px(52), round(units.text(20) * 1.7))
        for button in (self.history, self.export):
            wide = text.width(button.label, Role.BOLD, units.text(20)) + units.px(96)
            button.rect = Rect(right - wide, units.px(34), wide, tall)
            button.shown = right - wide > self.back.rect.right + units.text(44) * 5
            right -= (wide + units.px(14)) if button.shown else 0
        self.head_room = right

    def _lay_wall(self, whole: Rect, units: Units) -> None:
        """All at once: figures in a strip, below them two rows of two plots."""
        gap = units.px(theme.GUTTER)
        strip = Rect(whole.x, whole.y, whole.w, units.px(156))
        rest = whole.bottom - strip.bottom - 2 * gap
        upper = Rect(whole.x, strip.bottom + gap, whole.w, rest // 2)
        lower = Rect(whole.x, upper.bottom + gap, whole.w, rest - rest // 2)
        half = (whole.w - gap) // 2
        two = round((whole.w - gap) * 0.66)
        boxes = [
            Rect(upper.x, upper.y, half, upper.h),
            Rect(upper.x + half + gap, upper.y, whole.w - half - gap, upper.h),
            Rect(lower.x, lower.y, two, lower.h),
            Rect(lower.x + two + gap, lower.y, whole.w - two - gap, lower.h),
        ]
        self.papers = [strip, *boxes]
        pad = units.px(30)
        self.who.rect = Rect(strip.x + pad, strip.y + units.px(26), units.px(350), units.px(50))
        self.period.rect = Rect(strip.x + pad, strip.y + units.px(86), units.px(350), units.px(46))
        left = self.who.rect.right + units.px(36)
        self.figures = Rect(left, strip.y + units.px(14), strip.right - pad - left, strip.h - 2 * units.px(14))
        if self.sheet is not None:
            self.plots = [self._plot(at, box, units) for at, box in enumerate(boxes)]

    def _lay_tabs(self, whole: Rect, units: Units) -> None:
        """One at a time below the tabs; who and when stand above them."""
        tall = max(units.px(50), round(units.text(20) * 1.7))
        gap = units.px(12)
        half = (whole.w - gap) // 2
        self.who.rect = Rect(whole.x, whole.y, half, tall)
        self.period.rect = Rect(whole.x + half + gap, whole.y, whole.w - half - gap, tall)
        y = whole.y + tall + gap
        self.tabs.rect = Rect(whole.x + units.px(16), y, whole.w - 2 * units.px(16), tall + units.px(4))
        paper = Rect(whole.x, y + tall, whole.w, max(30, whole.bottom - y - tall))
        self.papers = [paper]
        self.figures = paper.inflate(-2 * units.px(24), -2 * units.px(24))
        if self.sheet is not None and self.tab > 0:
            self.plots = [self._plot(self.tab - 1, paper, units)]

    def _plot(self, at: int, paper: Rect, units: Units) -> Plot:
        assert self.sheet is not None
        box = paper.inflate(-2 * units.px(32), -2 * units.px(24))
        match at:
            case 0:
                return wins(box, self.sheet, units)
            case 1:
                return scores(box, self.sheet, units)
            case 2:
                return speed(box, self.sheet, units, now())
            case _:
                return bluffs(box, self.sheet, units)

    # -------------------------------------------------------------- the stage's calls
    def event(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.scancode == pygame.KSCAN_P and self.known:
            self.who.open()
            return True
        return super().event(event)

    def update(self, dt: float) -> None:
        self.awaiting.update()
        super().update(dt)

    @property
    def title(self) -> str:
        return words.TITLE

    # -------------------------------------------------------------- picture
    def draw(self, surface: Surface) -> None:
        units = self.stage.units
        surface.blit(grounds.boards(units.size), (0, 0))
        names = self.stage.input.names.label
        self.export.key_words, self.history.key_words = names(pygame.KSCAN_E), names(pygame.KSCAN_H)
        lead = self.known[self.who.chosen].name if self.known else ""
        old = surface.get_clip()
        surface.set_clip(Rect(0, 0, self.head_room, surface.get_height()).clip(old))
        head(surface, words.TITLE, lead, words.EVERY if lead else "", self.back.rect.right + units.px(20), units)
        surface.set_clip(old)
        if not self.known:
            self._draw_empty(surface, units)
        elif self.sheet is not None:
            self._draw_sheet(surface, self.sheet, units)
        self.panel.draw(surface)
        for plot in self.plots:
            for paint in plot.above:
                paint(surface)

    def _draw_empty(self, surface: Surface, units: Units) -> None:
        if not self.arrived:
            return
        box = Rect(
            0, 0, min(units.width - 2 * units.px(44), max(units.px(760), units.text(38) * 14)), units.text(38) * 6
        )
        box.center = units.bounds.center
        draw.paper(surface, box, units)
        room, middle = box.w - 2 * units.px(40), (box.centerx, box.y + units.text(38) * 2)
        text.write(surface, words.NOBODY, middle, Role.TITLE, units.text(38), theme.INK, "center", room=room)
        at = (box.x + units.px(40), middle[1] + units.text(38))
        text.paragraph(surface, words.NOBODY_LINE, at, room, Role.TEXT, units.text(21), theme.SECOND, centred=True)

    def _draw_sheet(self, surface: Surface, sheet: Sheet, units: Units) -> None:
        if self.small:
            self.tabs.draw(surface)
        for paper in self.papers:
            draw.paper(surface, paper, units)
        if not self.small or self.tab == 0:
            paint_figures(surface, self.figures, sheet, units)
        for plot in self.plots:
            for paint in plot.below:
                paint(surface)
