"""Time out over a table: play on, what the table offers, and what is changed most often."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.scenes.backdrop import Backdrop
from game.scenes.house import House
from game.scenes.knobs import Knobs
from game.scenes.words import pause as words
from game.stage import draw, text, theme
from game.stage.input import Action
from game.stage.scene import Scene, Stage
from game.stage.theme import Ground, Kind, Role
from game.stage.widgets import Answer, Button, Panel, Scroller, Widget, ask, key_tag
from game.stage.widgets.marks import key_tag_width

WIDE, NARROW, TALL = 1080, 564, 690
ROW, ROW_STEP, PRIMARY, HEAD, FOOT = 58, 72, 92, 172, 94
EDGE, LEFT = 48, 468
LEAST_ROW = 1.75
"""The least height of a button, in heights of its text."""


@dataclass(frozen=True)
class PauseEntry:
    """One button of the pause. The pause closes first, unless `over`: then what comes lies over it."""

    label: str
    icon: str
    then: Callable[[Stage], None]
    key: Action | int | None = None
    over: bool = False
    why_not: str = ""
    """Why it can't be done now; "" if it can."""


def options_entry(house: House) -> PauseEntry:
    """Opens Options over the pause."""

    def open_options(stage: Stage) -> None:
        from game.scenes.options import Options

        stage.push(Options(house))

    return PauseEntry(words.OPTIONS, "options", open_options, pygame.KSCAN_O, over=True)


def back_entry() -> PauseEntry:
    """Leaves the table for the menu; nothing is asked, since the game is kept."""
    return PauseEntry(words.BACK, "leave", lambda stage: stage.back_to_first(), pygame.KSCAN_Q)


def start_over_entry(then: Callable[[Stage], None], line: str) -> PauseEntry:
    """Asks with one sentence (`line`: what is lost or kept) and starts over."""

    def ask_first(stage: Stage) -> None:
        answers = [
            Answer(words.PLAY_ON, safe=True),
            Answer(words.ASK_OVER_YES, lambda: then(stage), Kind.DANGER, pygame.KSCAN_R),
        ]
        ask(stage, words.ASK_OVER, [line], answers, "restart")

    return PauseEntry(words.START_OVER, "restart", ask_first, pygame.KSCAN_R)


class Pause(Scene):
    """`line` says where the game stands, `foot` whether it is kept (`kept` False: in red)."""

    def __init__(
        self, house: House, line: str, entries: Sequence[PauseEntry], *, foot: str = "", kept: bool = True
    ) -> None:
        self.house, self.line, self.entries = house, line, tuple(entries)
        self.foot, self.kept = foot, kept
        self.backdrop = Backdrop(self, 168)

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.knobs = Knobs(stage.settings)
        self.play_on = Button(
            words.PLAY_ON,
            self.close,
            kind=Kind.PRIMARY,
            key=Action.BACK,
            size=34,
            role=Role.TITLE,
            ground=Ground.PAPER,
            left=False,
        )
        self.scroller = Scroller()
        self.buttons = [self.play_on, *(self._button(entry) for entry in self.entries)]
        for button in self.buttons:
            button.view = self.scroller.content_view
        self.quick: list[Widget] = [
            self.knobs.speed,
            self.knobs.effects,
            self.knobs.ambience,
            self.knobs.mute,
            self.knobs.fullscreen,
        ]
        self.controls = self.panel = Panel(stage, [self.scroller, *self.buttons, *self.quick])
        self.panel.set_focus(self.play_on)

    def _button(self, entry: PauseEntry) -> Button:
        button = Button(
            entry.label, lambda: self._choose(entry), icon=entry.icon, key=entry.key, size=23, ground=Ground.PAPER
        )
        if entry.why_not:
            button.disable(entry.why_not)
        return button

    def _choose(self, entry: PauseEntry) -> None:
        if not entry.over:
            self.close()
        entry.then(self.stage)

    # -------------------------------------------------------------- layout
    def resized(self, size: tuple[int, int]) -> None:
        units = self.stage.units
        self.backdrop.forget()
        more = max(0, len(self.entries) - 4) * ROW_STEP
        tall = TALL + more
        fitting = 0.96 * units.height / tall
        least = LEAST_ROW * units.text(23) / ROW
        self.k = max(least, min(units.scale * max(1.0, units.stretch), fitting))
        self.whole = self._px(WIDE) <= units.width * 0.98
        wide = min(self._px(WIDE if self.whole else NARROW), units.width - 2 * units.px(8))
        self.box = Rect(0, 0, wide, min(self._px(tall), units.height - 2))
        self.box.center = units.bounds.center
        lines = text.line_height(Role.TITLE, units.text(50)) + text.line_height(Role.TEXT, units.text(22))
        self.head = max(self._px(HEAD), self._px(30) + lines + self._px(24))
        self._place_buttons()
        self._place_quick()

    def _px(self, design: float) -> int:
        return round(design * self.k)

    def _place_buttons(self) -> None:
        left = self.box.x + self._px(EDGE)
        wide = self._px(LEFT) if self.whole else self.box.w - 2 * self._px(EDGE)
        top = self.box.y + self.head
        room = self.box.bottom - self._px(FOOT) - top
        content = self._px(PRIMARY + 24) + len(self.entries) * self._px(ROW_STEP)
        # The view is a little wider than the buttons, so that shadows and the ring have room in it.
        pad = self._px(16)
        self.scroller.place(Rect(left - pad, top - pad, wide + 2 * pad, room + pad), content + pad)
        inner = self.scroller.content_view.rect.w - 2 * pad
        self.play_on.rect = Rect(pad, pad, inner, self._px(PRIMARY))
        for at, button in enumerate(self.buttons[1:]):
            button.rect = Rect(pad, pad + self._px(PRIMARY + 24 + at * ROW_STEP), inner, self._px(ROW))

    def _place_quick(self) -> None:
        for widget in self.quick:
            widget.shown = self.whole
        left = self.box.x + self._px(EDGE + LEFT + 72)
        right = self.box.right - self._px(EDGE)
        top = self.box.y + self.head
        self.quick_at = Rect(left, top, max(1, right - left), self.box.bottom - self._px(FOOT + 20) - top)
        knobs = self.knobs
        knobs.speed.rect = Rect(left, top + self._px(92), right - left, self._px(52))
        for at, slider in enumerate((knobs.effects, knobs.ambience)):
            slider.rect = Rect(
                left + self._px(158), top + self._px(174 + at * 64), right - left - self._px(158), self._px(44)
            )
        for at, toggle in enumerate((knobs.mute, knobs.fullscreen)):
            toggle.rect = Rect(right - self._px(134), top + self._px(306 + at * 62), self._px(134), self._px(44))

    # -------------------------------------------------------------- the stage's calls
    def update(self, dt: float) -> None:
        self.knobs.follow()
        super().update(dt)

    @property
    def title(self) -> str:
        return words.TITLE

    # -------------------------------------------------------------- picture
    def draw(self, surface: Surface) -> None:
        units, box = self.stage.units, self.box
        self.backdrop.draw(surface)
        draw.paper(surface, box, units, radius=22)
        left, room = box.x + self._px(EDGE), box.w - 2 * self._px(EDGE)
        head = text.write(
            surface, words.TITLE, (left, box.y + self._px(30)), Role.TITLE, units.text(50), theme.INK, room=room
        )
        if box.h > units.text(22) * 14:
            at = (left + units.px(2), head.bottom - units.px(4))
            text.write(surface, self.line, at, Role.TEXT, units.text(22), theme.SECOND, room=room)
            draw.rule(surface, left, box.y + self.head - self._px(20), room, units)
        if self.whole:
            self._draw_quick(surface)
        self._draw_foot(surface, left, room)
        for button, entry in zip(self.buttons[1:], self.entries, strict=True):
            if isinstance(entry.key, int):
                button.key_words = self.stage.input.names.label(entry.key)
        self.panel.draw(surface)

    def _draw_foot(self, surface: Surface, left: int, room: int) -> None:
        units = self.stage.units
        if not self.foot:
            return
        y = self.box.bottom - self._px(58)
        size = round(units.text(20) * 1.2)
        tone = theme.GOOD if self.kept else theme.RED_DARK
        draw.icon(surface, "check" if self.kept else "warn", (left + size // 2, y), size, tone)
        ink = theme.SECOND if self.kept else theme.RED_DARK
        at = (left + size + units.px(12), y)
        text.write(surface, self.foot, at, Role.TEXT, units.text(20), ink, "midleft", room=room - size - units.px(12))

    def _draw_quick(self, surface: Surface) -> None:
        units, at = self.stage.units, self.quick_at
        line = Rect(at.x - self._px(36), at.y, max(1, units.px(2)), at.h)
        surface.fill(theme.rgb(theme.PAPER_LINE), line)
        text.write(surface, words.QUICK, (at.x, at.y - self._px(6)), Role.LABEL, units.text(26), theme.SECOND)
        rows: tuple[tuple[str, str, int, Action | None], ...] = (
            ("pace", words.SPEED, at.y + self._px(64), None),
            ("sound", words.EFFECTS, self.knobs.effects.rect.centery, None),
            ("ambience", words.AMBIENCE, self.knobs.ambience.rect.centery, None),
            ("mute", words.MUTE, self.knobs.mute.rect.centery, Action.MUTE),
            ("full", words.FULL, self.knobs.fullscreen.rect.centery, Action.FULLSCREEN),
        )
        for icon, name, y, action in rows:
            self._draw_row(surface, icon, name, y, action)

    def _draw_row(self, surface: Surface, icon: str, name: str, y: int, action: Action | None) -> None:
        units, at = self.stage.units, self.quick_at
        draw.icon(surface, icon, (at.x + self._px(14), y), self._px(30), theme.INK)
        room = self._px(112 if icon in ("sound", "ambience") else 200)
        at_name = (at.x + self._px(42), y)
        place = text.write(surface, name, at_name, Role.BOLD, units.text(22), theme.INK, "midleft", room=room)
        if action is None:
            return
        label = self.stage.input.label(action)
        if label:
            wide = key_tag_width(label, units)
            key_tag(surface, label, (place.right + self._px(12) + wide, y), units)
