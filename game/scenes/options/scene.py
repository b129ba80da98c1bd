"""The options page: two papers side by side, or tabs with a scroller where text is large or the window small."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.scenes.backdrop import Backdrop
from game.scenes.house import House
from game.scenes.knobs import Knobs, said
from game.scenes.options.people import PeopleDesk
from game.scenes.options.sheet import Column, Paint, Row, Section
from game.scenes.options.table_keys import TableKeys
from game.scenes.words import options as words
from game.stage import draw, text, theme
from game.stage.input import Action, Press
from game.stage.scene import Scene, Stage
from game.stage.settings import Settings
from game.stage.theme import Kind, Role
from game.stage.units import Fold, Units
from game.stage.widgets import (
    Answer,
    Button,
    IconButton,
    Panel,
    Scroller,
    Tabs,
    Tip,
    Widget,
    ask,
    head,
)
from game.stage.widgets.marks import key_tag_width

PAD = 40
TOP, BOTTOM = 124, 44
LEFT_WIDE = 872
TAB_TALL = 60
LARGE_TEXT = 1.25
VIEW_MARGIN = 16
"""How much wider than the words a scroller's view is on each side."""


class Options(Scene):
    """Acts at once; what is changed is kept at once. `tab`: which of the tabs is open first, where there are some."""

    closed_by = (Action.BACK, Action.MENU)

    def __init__(self, house: House, tab: int = 0) -> None:
        self.house = house
        self.backdrop = Backdrop(self, 205)
        self.tab = tab

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.knobs = Knobs(stage.settings)
        self.columns: list[Column] = []
        self.back = IconButton("back", self.close, kind=Kind.QUIET)
        self.back.tip = Tip(words.BACK_TIP, words.BACK_TIP_MORE)
        self.defaults = Button(words.ALL_DEFAULT, self._ask_defaults, kind=Kind.QUIET, key=pygame.KSCAN_D, size=21)
        self.people = PeopleDesk(
            stage, self.house, self.rebuild, lambda widget: self.panel.set_focus(widget), lambda: self.table.status
        )
        self.table = TableKeys(stage, self.rebuild)
        self.tabs = Tabs(words.TABS, self.tab, self._turn)
        self.scrollers = [Scroller(), Scroller()]
        self.controls = self.panel = Panel(stage)
        self._fill()

    # -------------------------------------------------------------- building
    def _fill(self) -> None:
        """Make sections and widgets anew."""
        knobs, label = self.knobs, self.stage.input.label
        self.pace = Section(
            words.PACE,
            [
                Row(76, words.SPEED, words.SPEED_NOTE, "pace", widget=knobs.speed, widget_tall=52),
                Row(68, words.MOTION, words.MOTION_NOTE, "motion", widget=knobs.motion),
                Row(64, words.PEEK, words.PEEK_NOTE, "eye", widget=knobs.peek),
            ],
        )
        self.look = Section(
            words.LOOK,
            [
                Row(76, words.TEXT, words.TEXT_NOTE.format(least=said(100), most=said(150)), widget=knobs.text_size),
                Row(62, paint=self._paint_sample),
                Row(70, words.FULL, icon="full", key=lambda: label(Action.FULLSCREEN), widget=knobs.fullscreen),
            ],
        )
        self.sound = Section(
            words.SOUND,
            [
                Row(68, words.EFFECTS, words.EFFECTS_NOTE, "sound", widget=knobs.effects),
                Row(68, words.AMBIENCE, words.AMBIENCE_NOTE, "ambience", widget=knobs.ambience),
                Row(68, words.MUTE, icon="mute", key=lambda: label(Action.MUTE), widget=knobs.mute),
            ],
        )
        self._was_tabbed = self.tabbed
        self.who, self.keys = self.people.section(), self.table.section(speaks=self.tabbed)

    def rebuild(self) -> None:
        """People or keys changed: new rows, the focus stays where it was as far as there is such a place."""
        focus = self.panel.focus
        at = self.panel.widgets.index(focus) if focus in self.panel.widgets else None
        self._fill()
        self.resized(self.stage.units.size)
        if at is not None:
            self.panel.set_focus(self.panel.widgets[min(at, len(self.panel.widgets) - 1)])
        self.stage.redraw()

    def _turn(self, at: int) -> None:
        self.tab = at
        self.scrollers[0].content_view.scroll_to(0)
        self.resized(self.stage.units.size)

    def _parts(self) -> list[tuple[Section, list[Widget]]]:
        """Every section with its widgets, in the order of the tabs."""
        knobs = self.knobs
        return [
            (self.pace, [knobs.speed, knobs.motion, knobs.peek]),
            (self.look, [knobs.text_size, knobs.fullscreen]),
            (self.sound, [knobs.effects, knobs.ambience, knobs.mute]),
            (self.who, self.people.widgets),
            (self.keys, self.table.widgets),
        ]

    # -------------------------------------------------------------- layout
    @property
    def tabbed(self) -> bool:
        """Whether sections are tabs: where two papers would be too small for their words."""
        units = self.stage.units
        wide_enough = units.width >= units.height * 1.5
        return units.fold > Fold.SCALED or units.text_size > LARGE_TEXT or units.stretch > LARGE_TEXT or not wide_enough

    def resized(self, size: tuple[int, int]) -> None:
        units = self.stage.units
        self.backdrop.forget()
        if self.tabbed != self._was_tabbed:
            self._fill()
        self._place_head(units)
        parts = self._parts()
        if self.tabbed:
            self.papers = [self._tab_paper(units)]
            self._place_papers([[parts[self.tab]]])
        else:
            self.papers = _two_papers(units)
            self._place_papers([parts[:3], parts[3:]])

    def _tab_paper(self, units: Units) -> Rect:
        """One paper below the tabs, as wide as the window allows; places the tabs."""
        stretch = max(1.0, units.stretch)
        wide = min(units.width - 2 * units.px(20), round(units.px(1100) * stretch))
        tabs_tall = round(units.px(TAB_TALL) * min(2.0, stretch))
        top = self.head_bottom + tabs_tall
        paper = Rect((units.width - wide) // 2, top, wide, max(40, units.height - units.px(24) - top))
        self.tabs.rect = Rect(
            paper.x + units.px(20), self.head_bottom, wide - 2 * units.px(20), tabs_tall + units.px(4)
        )
        return paper

    def _place_head(self, units: Units) -> None:
        size = max(units.px(56), round(units.text(21) * 1.9))
        self.back.rect = Rect(units.px(theme.MARGIN), units.px(30), size, size)
        words_wide = text.width(words.ALL_DEFAULT, Role.BOLD, units.text(21))
        wide = words_wide + key_tag_width("D", units) + 4 * units.px(16)
        tall = max(units.px(52), round(units.text(21) * 1.9))
        self.defaults.rect = Rect(units.width - units.px(theme.MARGIN) - wide, units.px(32), wide, tall)
        self.defaults.shown = wide < units.width * 0.45
        line = text.line_height(Role.TITLE, units.text(44)) + text.line_height(Role.BOLD, units.text(21))
        self.head_bottom = max(self.back.rect.bottom, units.px(22) + line) + units.px(14)

    def _place_papers(self, shown: list[list[tuple[Section, list[Widget]]]]) -> None:
        units = self.stage.units
        stretch = max(1.0, units.stretch) if self.tabbed else 1.0
        widgets: list[Widget] = [self.back, self.defaults]
        self.columns = []
        self._focus_parts: list[list[Widget]] = [[*([self.tabs] if self.tabbed else []), self.back, self.defaults]]
        for paper, parts, scroller in zip(self.papers, shown, self.scrollers, strict=False):
            k = units.scale * stretch
            pad = min(round(PAD * k), paper.w // 14)
            inner = Rect(
                paper.x + pad, paper.y + pad // 2 + units.px(12), paper.w - 2 * pad, paper.h - pad - units.px(12)
            )
            sections = [section for section, _ in parts]
            notes = units.fold < Fold.FOLDED or self.tabbed
            column = Column(sections, inner.w, k, notes)
            if column.tall > inner.h:
                column = Column(sections, inner.w - units.px(12) - 28, k, notes)
            scroller.paint_content = self._painter(column)
            mine = [widget for _, theirs in parts for widget in theirs]
            self._into(scroller, inner, column, mine)
            self.columns.append(column)
            self._focus_parts += [theirs for _, theirs in parts]
            widgets += [scroller, *mine]
        self.panel.widgets = [*widgets, *([self.tabs] if self.tabbed else [])]

    def _into(self, scroller: Scroller, inner: Rect, column: Column, widgets: list[Widget]) -> None:
        """Put a column into its scroller; the view is wider than the words, so that rings and shadows have room."""
        margin = self.stage.units.px(VIEW_MARGIN)
        scroller.place(inner.inflate(2 * margin, 0), column.tall)
        column.place((margin, 0))
        for widget in widgets:
            widget.view = scroller.content_view

    def _painter(self, column: Column) -> Paint:
        def paint(surface: Surface, origin: Rect, units: Units) -> None:
            column.draw(surface, origin.move(units.px(VIEW_MARGIN), 0), units)

        return paint

    # -------------------------------------------------------------- the stage's calls
    def act(self, press: Press) -> bool:
        if press.down and press.action in (Action.NEXT, Action.PREVIOUS):
            self._next_part(1 if press.action is Action.NEXT else -1)
            return True
        return super().act(press)

    def _next_part(self, by: int) -> None:
        """The focus goes to the head, from section to section, and round again."""
        usable = [[widget for widget in part if widget.shown and widget.enabled] for part in self._focus_parts]
        parts = [part for part in usable if part]
        here = next((at for at, part in enumerate(parts) if self.panel.focus in part), -by)
        self.panel.set_focus(parts[(here + by) % len(parts)][0])
        self.stage.sound.play("tick", 0.5)

    def update(self, dt: float) -> None:
        self.knobs.follow()
        super().update(dt)
        for column in self.columns:
            column.place((self.stage.units.px(VIEW_MARGIN), 0))  # Caps grow while they listen.
        if self.stage.settings.plain() != Settings().plain():
            self.defaults.enable()
        else:
            self.defaults.disable(words.ALREADY_DEFAULT)

    @property
    def title(self) -> str:
        return words.TITLE

    def _ask_defaults(self) -> None:
        def all_default() -> None:
            for name, value in Settings().plain().items():
                self.stage.settings.change(name, value)
            self.rebuild()

        answers = [
            Answer(words.NO_SWAP, safe=True),
            Answer(words.ALL_DEFAULT, all_default, Kind.PRIMARY, pygame.KSCAN_D),
        ]
        ask(self.stage, words.ALL_DEFAULT_ASK, [words.ALL_DEFAULT_LINE], answers, "restart")

    # -------------------------------------------------------------- picture
    def draw(self, surface: Surface) -> None:
        units = self.stage.units
        self.backdrop.draw(surface)
        lead, more = words.KEPT, words.KEPT_MORE
        if self.house.store.trouble:
            lead, more = self.house.store.trouble, ""
        head(surface, words.TITLE, lead, more, self.back.rect.right + units.px(20), units)
        if self.tabbed:
            self.tabs.draw(surface)
        for paper in self.papers:
            draw.paper(surface, paper, units, radius=18)
        self.defaults.key_words = self.stage.input.names.label(pygame.KSCAN_D)
        self.panel.draw(surface)

    def _paint_sample(self, surface: Surface, rect: Rect, units: Units) -> None:
        k = rect.h / 62
        box = Rect(rect.x + round(322 * k), rect.y + round(2 * k), rect.w - round(322 * k), round(56 * k))
        draw.rounded(surface, box, "#FBF0D8", units.px(12), theme.PAPER_LINE, units.px(2))
        size = max(12, round(20 * units.scale * self.knobs.text_size.value / 100 * 1.04))
        at = (box.x + round(18 * k), box.centery)
        text.write(surface, words.SAMPLE, at, Role.TEXT, size, theme.INK, "midleft", room=box.w - round(30 * k))


def _two_papers(units: Units) -> list[Rect]:
    """What you see and hear, and what you press, side by side."""
    wide = min(units.width, round(units.frame.w * 1.1)) - 2 * units.px(theme.MARGIN)
    left = Rect((units.width - wide) // 2, units.px(TOP), units.px(LEFT_WIDE), 0)
    left.h = min(units.height, round(units.frame.h * 1.1)) - units.px(TOP) - units.px(BOTTOM)
    right = left.copy()
    right.x = left.right + units.px(theme.GUTTER)
    right.w = left.x + wide - right.x
    return [left, right]
