"""The daily deal as a screen: the picked day at the left, the last days and the days in a row at the right."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date, datetime, timedelta

import pygame
from pygame import Rect, Surface

from game.match.daily import daily_match
from game.match.match import Match
from game.rules.bullets_and_bombs.sight import GAME_ID
from game.scenes import lesson_of
from game.scenes.awaiting import Awaiting
from game.scenes.daily.days import ACROSS, DayWall
from game.scenes.daily.sheet import DaySheet, line_of, paint_sheet
from game.scenes.house import House
from game.scenes.player import PlayerBox, player_of, who_plays
from game.scenes.replay import show_replay
from game.scenes.rulebook import BOOKS, Rulebook
from game.scenes.words import daily as words
from game.scenes.words.games import TITLES
from game.stage import clipboard, draw, grounds, text, theme
from game.stage.input import Action
from game.stage.scene import Scene, Stage
from game.stage.theme import Ground, Kind, Role
from game.stage.toasts import Tone
from game.stage.units import Units
from game.stage.widgets import Button, IconButton, Panel, Tip, head
from game.store import Day, KeptMatch, Standing
from game.store.days import best_streak, streak
from game.store.store import now

WEEKS = 3
ICONS = {words.COPY: "cards", words.WATCH: "eye", words.BEST_TRY: "star"}
TOP = 118
BOX = 0.42
"""How much of the sheet's width the player takes beside the lamp button."""


class Daily(Scene):
    """`clock`: tells the present moment with its time zone; its date is today."""

    def __init__(self, house: House, clock: Callable[[], datetime] = now) -> None:
        self.house, self.clock = house, clock
        self.awaiting = Awaiting()
        self.known: Mapping[date, Day] | None = None
        """Every day that was begun here; None until the store has told."""
        self.today = clock().date()
        self.copied: bool | None = None
        self._said_next = ""

    # -------------------------------------------------------------- building
    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        paper = Ground.PAPER
        self.back = IconButton("back", self.close, key=Action.BACK, kind=Kind.QUIET)
        self.back.tip = Tip(words.BACK_TIP, "")
        self.rules = Button(words.RULES, self._open_rules, key=Action.HELP, kind=Kind.QUIET, size=20)
        self.play = Button(words.PLAY, self._play, kind=Kind.PRIMARY, icon="play", size=24, ground=paper)
        self.watch = Button(words.WATCH, self._watch, icon="eye", key=pygame.KSCAN_W, size=21, ground=paper)
        self.best = Button(words.BEST_TRY, self._watch_best, icon="star", key=pygame.KSCAN_B, size=21, ground=paper)
        self.copy = Button(words.COPY, self._copy, icon="cards", key=pygame.KSCAN_C, size=21, ground=paper)
        self.wall = DayWall(self._picked)
        self.player = PlayerBox(stage, self.house, self._changed)
        self.controls = self.panel = Panel(
            stage, [self.back, self.rules, self.play, self.player, self.copy, self.watch, self.best, self.wall]
        )
        self.panel.set_focus(self.play)
        self._put({})
        self.reload()

    def reload(self) -> None:
        """Ask the store anew how the days stand."""
        self.awaiting.ask(self.house.store.matches.days(who_plays(self.house)), self._show, self._unread)

    def _changed(self) -> None:
        """Somebody else plays, with days of their own."""
        self.known = None
        self._put({})
        self.reload()

    def _show(self, known: Mapping[date, Day]) -> None:
        self.known = known
        self._put(known)

    def _unread(self, why: str) -> None:
        self.stage.toast(words.NOT_READ, why, Tone.WARN)

    def _put(self, known: Mapping[date, Day]) -> None:
        picked = self.wall.day.day if self.wall.day is not None else self.today
        dates = [self.today - timedelta(days=back) for back in reversed(range(WEEKS * ACROSS))]
        self.wall.set_days([known.get(day, Day(day)) for day in dates], picked)
        self._picked()

    def _picked(self) -> None:
        """Another day is shown, or the same one stands otherwise."""
        self.copied = None
        self.resized(self.stage.units.size)
        self.stage.redraw()

    @property
    def day(self) -> Day:
        """The day that is shown."""
        found = self.wall.day
        assert found is not None
        return found

    # -------------------------------------------------------------- what buttons do
    def _open_rules(self) -> None:
        lesson = lesson_of(GAME_ID)
        learn = None if lesson is None else lambda: self.stage.push(lesson(self.house))
        self.stage.push(Rulebook(BOOKS[GAME_ID](), guided=learn))

    def _play(self) -> None:
        """Ask how the day stands now: another copy of the program may have begun it since."""
        if self.known is None or self.awaiting.waiting:
            return
        days = self.house.store.matches.days(who_plays(self.house))
        self.awaiting.ask(days, self._play_as_it_stands, self.stage.refuse)

    def _play_as_it_stands(self, known: Mapping[date, Day]) -> None:
        """Go on with what is under way, or begin: only the first try, on its own day, counts."""
        shown = _offered(self.day)
        self._show(known)
        if self.stage.top is not self:
            return
        if _offered(self.day) != shown:
            self.stage.refuse(words.PLAYED_ELSEWHERE)
            return
        under_way = self.day.under_way
        if under_way is not None:
            self.awaiting.take_up(self, self.house, under_way.id, self._sit, self.stage.refuse)
            return
        day = self.day.day
        practice = bool(self.day.tries) or day != self.clock().date()
        self._sit(self.house.keep(daily_match(day, player_of(self.house), practice)))

    def _sit(self, match: Match) -> None:
        from game.scenes.bullets_and_bombs import seat

        stage = self.stage
        stage.sound.play("confirm")
        stage.back_to_first()
        stage.push(seat(self.house, match))

    def _watch(self) -> None:
        self._show_try(self.day.first)

    def _watch_best(self) -> None:
        self._show_try(self.day.best)

    def _show_try(self, match: KeptMatch | None) -> None:
        if match is not None:
            promise = self.house.store.matches.theatre(match.id)
            self.awaiting.ask(
                promise, lambda theatre: show_replay(self.stage, self.house, theatre, match), self.stage.refuse
            )

    def _copy(self) -> None:
        outcome = self.day.outcome
        if outcome is not None:
            self.copied = clipboard.put(line_of(self.day, outcome))
            self.stage.sound.play("confirm" if self.copied else "refuse")
            self.stage.redraw()

    # -------------------------------------------------------------- layout
    def resized(self, size: tuple[int, int]) -> None:
        units = self.stage.units
        margin = units.px(theme.MARGIN)
        self._place_head(units, margin)
        top = max(units.px(TOP), units.px(22) + round((units.text(44) + units.text(21)) * 1.35))
        whole = Rect(margin, top, units.width - 2 * margin, max(40, units.height - margin - top))
        gap = units.px(24)
        if units.width < units.height * 1.1:
            tall = round((whole.h - gap) * 0.62)
            self.sheet_box = Rect(whole.x, whole.y, whole.w, tall)
            self.wall_box = Rect(whole.x, self.sheet_box.bottom + gap, whole.w, whole.h - tall - gap)
        else:
            wide = round((whole.w - gap) * 0.46)
            self.sheet_box = Rect(whole.x, whole.y, wide, whole.h)
            self.wall_box = Rect(self.sheet_box.right + gap, whole.y, whole.w - wide - gap, whole.h)
        self._place_sheet(units)
        self._place_wall(units)
        if self.panel.focus is not None and not self.panel.focus.shown:
            self.panel.set_focus(self.play)

    def _place_head(self, units: Units, margin: int) -> None:
        size = max(24, units.px(56))
        self.back.rect = Rect(0, 0, size, size)
        self.back.rect.center = (max(margin + units.px(28), 16), units.px(60))
        tall = max(units.px(52), round(units.text(20) * 1.7))
        wide = text.width(words.RULES, Role.BOLD, units.text(20)) + units.px(100)
        self.rules.rect = Rect(units.width - margin - wide, units.px(34), wide, tall)
        self.rules.shown = self.rules.rect.x > self.back.rect.right + units.text(44) * 5

    def _place_sheet(self, units: Units) -> None:
        box, pad = self.sheet_box, units.px(32)
        left, inner = box.x + pad, max(20, box.w - 2 * pad)
        day = self.day
        over = day.standing is Standing.COUNTED
        self.play.label = self._play_words(day)
        self.play.shown = self.known is not None
        self.watch.shown, self.copy.shown = over, over and day.outcome is not None
        self.best.shown = day.best is not None and day.best != day.first
        tall = max(units.px(54), round(units.text(21) * 1.7))
        big = max(units.px(66), round(units.text(24) * 1.7))
        y = box.bottom - pad - big
        box_wide = round((inner - units.px(14)) * BOX)
        self.player.rect = Rect(left, y, box_wide, big)
        self.play.rect = Rect(self.player.rect.right + units.px(14), y, inner - box_wide - units.px(14), big)
        row: list[Button] = [each for each in (self.copy, self.watch, self.best) if each.shown]
        if row:
            y -= tall + units.px(14)
            wide = (inner - (len(row) - 1) * units.px(14)) // len(row)
            for at, button in enumerate(row):
                button.rect = Rect(left + at * (wide + units.px(14)), y, wide, tall)
                button.icon = ICONS[button.label] if len(row) < 3 else None
        self.sheet_inner = Rect(left, box.y + pad, inner, max(10, y - units.px(16) - box.y - pad))

    def _play_words(self, day: Day) -> str:
        if day.under_way is not None:
            return words.PLAY_ON
        return words.PLAY if day.standing is Standing.FRESH and day.day == self.today else words.PRACTISE

    def _place_wall(self, units: Units) -> None:
        box, pad = self.wall_box, units.px(32)
        inner = box.inflate(-2 * pad, -2 * pad)
        above = round(units.text(52) * 1.3) + units.text(21) + units.px(24)
        below = round(units.text(20) * 3.4)
        self.folds = inner.h - above - below < 3 * units.text(18) * 2
        """Whether only the days stand there."""
        top = inner.y if self.folds else inner.y + above
        room = inner.bottom - (0 if self.folds else below) - top
        most = inner.w * WEEKS * 200 // (ACROSS * 118)
        self.wall.rect = Rect(inner.x, top, inner.w, max(12, min(room, most)))
        self.foot = (inner.x, self.wall.rect.bottom + units.px(18))

    # -------------------------------------------------------------- the stage's calls
    def leave(self) -> None:
        self.awaiting.leave()

    def resume(self) -> None:
        self.player.renew()
        self.reload()

    def update(self, dt: float) -> None:
        self.awaiting.update()
        super().update(dt)
        moment = self.clock()
        if moment.date() != self.today:
            self.today = moment.date()
            self._put(self.known or {})
        said = next_deal(moment)
        if said != self._said_next:
            self._said_next = said
            self.stage.redraw()

    @property
    def title(self) -> str:
        return words.TITLE

    # -------------------------------------------------------------- picture
    def draw(self, surface: Surface) -> None:
        units = self.stage.units
        surface.blit(grounds.boards(units.size), (0, 0))
        old = surface.get_clip()
        end = self.rules.rect.x - units.px(10) if self.rules.shown else units.width
        surface.set_clip(Rect(0, 0, end, surface.get_height()).clip(old))
        head(surface, words.TITLE, TITLES[GAME_ID], words.MORE, self.back.rect.right + units.px(20), units)
        surface.set_clip(old)
        draw.paper(surface, self.sheet_box, units)
        draw.paper(surface, self.wall_box, units)
        if self.known is not None:
            paint_sheet(surface, self.sheet_inner, DaySheet(self.day, self.today, self.copied), units)
            if not self.folds:
                self._draw_run(surface, self.known, units)
        names = self.stage.input.names.label
        keys = {self.copy: pygame.KSCAN_C, self.watch: pygame.KSCAN_W, self.best: pygame.KSCAN_B}
        for button, key in keys.items():
            needed = text.width(button.label, Role.BOLD, units.text(21)) + units.px(110)
            button.key_words = names(key) if button.rect.w > needed else ""
        self.panel.draw(surface)

    def _draw_run(self, surface: Surface, known: Mapping[date, Day], units: Units) -> None:
        """Days in a row above the wall, when the next deal comes below it."""
        box = self.wall_box.inflate(-2 * units.px(32), -2 * units.px(32))
        run, best = streak(known, self.today), best_streak(known)
        figure = text.write(surface, str(run), box.topleft, Role.TITLE, units.text(52), theme.INK)
        at = (figure.right + units.px(16), figure.centery + units.px(4))
        room = max(1, box.right - at[0])
        place = text.write(
            surface, words.IN_A_ROW[run != 1], at, Role.BOLD, units.text(24), theme.INK, "midleft", room=room
        )
        if best > run:
            said = words.BEST.format(count=best)
            rest = (place.right + units.px(14), place.centery)
            text.write(
                surface, said, rest, Role.TEXT, units.text(21), theme.SECOND, "midleft", room=box.right - rest[0]
            )
        y = figure.bottom + units.px(2)
        text.write(surface, words.DAYS_TITLE, (box.x, y), Role.LABEL, units.text(21), theme.SECOND)
        px = units.text(20)
        line = text.write(surface, self._said_next, self.foot, Role.BOLD, px, theme.INK, room=box.w)
        text.write(surface, words.CLOCK, line.bottomleft, Role.TEXT, px, theme.SECOND, room=box.w)


def _offered(day: Day) -> tuple[Standing, int | None]:
    """What the lamp button stands for: how the day stands, and the match that is gone on with."""
    return day.standing, None if day.under_way is None else day.under_way.id


def next_deal(moment: datetime) -> str:
    """How long it is until the date changes, in words."""
    end = (moment + timedelta(days=1)).replace(hour=0, minute=0, second=0, microsecond=0)
    minutes = -(-round((end - moment).total_seconds()) // 60)
    hours, rest = divmod(max(1, minutes), 60)
    time = words.HOURS_MINUTES.format(hours=hours, minutes=rest) if hours else words.MINUTES.format(minutes=rest)
    return words.NEXT.format(time=time)
