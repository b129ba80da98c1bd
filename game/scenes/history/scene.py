"""The history as a screen: filters above a list of days and matches, at the right the one that is picked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import timedelta

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.forms import MONTHS
from game.scenes.awaiting import Awaiting
from game.scenes.history.deeds import Deeds
from game.scenes.history.filters import GAMES, GameFilter
from game.scenes.history.lines import lines_of
from game.scenes.history.listing import MatchList, columns_of
from game.scenes.history.picked import paint_picked
from game.scenes.house import House
from game.scenes.kept.said import counted, hours
from game.scenes.replay import pick_record
from game.scenes.select import Option, Select
from game.scenes.words import history as words
from game.scenes.words.games import TITLES
from game.stage import draw, grounds, text, theme
from game.stage.input import Action
from game.stage.scene import Scene, Stage
from game.stage.theme import Ground, Kind, Role
from game.stage.units import Fold, Units
from game.stage.widgets import Button, IconButton, Panel, Tip, Widget, head
from game.store import KeptMatch, Wanted, Who
from game.store.store import now

SIDE_WIDE, TOP = 556, 118


class History(Scene):
    """Reads the store behind its own back: what was asked for is shown in the frame after it came."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.awaiting = Awaiting()
        self.deeds = Deeds(self, house, self.awaiting, self.reload)
        self.playing: Sequence[KeptMatch] = ()
        self.found: Sequence[KeptMatch] = ()
        self.all: Sequence[KeptMatch] = ()
        """Every finished match, whatever is filtered."""
        self.known: Sequence[Who] = ()
        self.details = False
        """In a small window: the sheet is shown instead of the list."""
        self.arrived = False
        self._picked: KeptMatch | None = None

    # -------------------------------------------------------------- building
    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        paper = Ground.PAPER
        self.back = IconButton("back", self.close, key=Action.BACK, kind=Kind.QUIET)
        self.back.tip = Tip(words.BACK_TIP, "")
        self.open = Button(words.OPEN, self._open_record, kind=Kind.QUIET, size=20)
        self.statistics = Button(words.STATISTICS, self._statistics, kind=Kind.QUIET, key=pygame.KSCAN_S, size=20)
        self.games = GameFilter(lambda _: self._ask())
        self.who = Select(
            stage, [Option(words.ANYBODY)], 0, lambda _: self._ask(), before=words.WITH, key=pygame.KSCAN_P
        )
        self.order = Select(stage, [Option(order) for order in words.ORDERS], 0, lambda _: self._ask())
        self.list = MatchList(self._pick, self._watch)
        self.watch = Button(
            words.WATCH,
            self._do(self._watch_picked),
            kind=Kind.PRIMARY,
            icon="play",
            size=24,
            ground=paper,
            key=pygame.KSCAN_W,
        )
        self.rematch = Button(
            words.REMATCH, self._do(self.deeds.play_again), icon="restart", key=pygame.KSCAN_R, size=21, ground=paper
        )
        self.save = Button(
            words.SAVE, self._do(self.deeds.save), icon="save", key=pygame.KSCAN_E, size=21, ground=paper
        )
        self.delete = IconButton("bin", self._do(self.deeds.delete), key=pygame.KSCAN_DELETE, ground=paper)
        self.delete.tip = Tip(words.DELETE_TIP, "")
        self.clear = Button(words.CLEAR, self._clear, ground=paper)
        self.leave_empty = Button(words.EMPTY_BUTTON, self.close, kind=Kind.PRIMARY, ground=paper)
        filters: list[Widget] = [self.games, self.who, self.order, self.list, self.clear, self.leave_empty]
        sheet: list[Widget] = [self.watch, self.rematch, self.save, self.delete]
        self.controls = self.panel = Panel(stage, [self.back, self.open, self.statistics, *filters, *sheet])
        self.panel.set_focus(self.list)
        self.reload()

    # -------------------------------------------------------------- asking the store
    def reload(self) -> None:
        """Ask for everything anew."""
        matches = self.house.store.matches

        def everything(found: Sequence[KeptMatch]) -> None:
            self.all = found

        def playing(found: Sequence[KeptMatch]) -> None:
            self.playing = found

        self.awaiting.ask(matches.history(), everything, self._unread)
        self.awaiting.ask(matches.in_play(), playing, self._unread)
        self.awaiting.ask(matches.players(), self._know, self._unread)
        self._ask()

    def _ask(self) -> None:
        """Ask for what the filters want."""
        who = self.known[self.who.chosen - 1] if self.who.chosen else None
        wanted = Wanted(self.games.game, who, newest_first=self.order.chosen == 0)
        self.awaiting.ask(self.house.store.matches.history(wanted), self._found, self._unread)

    def _know(self, known: Sequence[Who]) -> None:
        chosen = self.known[self.who.chosen - 1] if self.who.chosen else None
        self.known = known
        place = known.index(chosen) + 1 if chosen in known else 0
        self.who.set_options([Option(words.ANYBODY), *(Option(who.name) for who in known)], place)

    def _found(self, found: Sequence[KeptMatch]) -> None:
        self.found = found
        self.arrived = True
        self._fill()

    def _unread(self, why: str) -> None:
        self.arrived = True
        self.stage.refuse(why)

    def _fill(self) -> None:
        """Matches in play stand first, as far as the filters let them through."""
        who = self.known[self.who.chosen - 1] if self.who.chosen else None
        playing = [match for match in self.playing if self.games.game in (None, match.game)]
        playing = [match for match in playing if who is None or who in [seat.who for seat in match.seats]]
        self.list.set_lines(lines_of(playing, self.found, now().date()))
        if self.list.match is None:
            self._picked = None
            self.details = False
        self.resized(self.stage.units.size)
        self.stage.redraw()

    # -------------------------------------------------------------- what buttons do
    def close(self) -> None:
        """Back to where it was opened; from the sheet of a small window back to the list."""
        if self.details:
            self.details = False
            self.resized(self.stage.units.size)
            self.panel.set_focus(self.list)
        else:
            self.stage.pop(self)

    def _pick(self, match: KeptMatch) -> None:
        self._picked = match
        self.resized(self.stage.units.size)

    def _watch(self, match: KeptMatch) -> None:
        """A row was chosen: watch it, or go on with it; in a small window look at its sheet first."""
        if self.small and not self.details:
            self.details = True
            self.resized(self.stage.units.size)
            self.panel.set_focus(self.watch)
            return
        if match.ended is None:
            self.deeds.play_on(match)
        else:
            self.deeds.watch(match)

    def _do(self, deed: Callable[[KeptMatch], None]) -> Callable[[], None]:
        def act() -> None:
            if self._picked is not None:
                deed(self._picked)

        return act

    def _watch_picked(self, match: KeptMatch) -> None:
        self.details = self.details or self.small
        self._watch(match)

    def _clear(self) -> None:
        self.games.chosen = self.who.chosen = 0
        self._ask()

    def _open_record(self) -> None:
        pick_record(self.stage, self.house)

    def _statistics(self) -> None:
        from game.scenes.statistics import Statistics

        self.stage.push(Statistics(self.house))

    # -------------------------------------------------------------- layout
    @property
    def small(self) -> bool:
        """Whether the sheet lies over the list instead of beside it."""
        units = self.stage.units
        return units.fold >= Fold.FOLDED or units.width < units.height * 1.35

    def resized(self, size: tuple[int, int]) -> None:
        units = self.stage.units
        margin = units.px(theme.MARGIN)
        self.back.rect = Rect(0, 0, max(24, units.px(56)), max(24, units.px(56)))
        self.back.rect.center = (max(margin + units.px(28), 16), units.px(60))
        top = max(units.px(TOP), units.px(22) + round((units.text(44) + units.text(21)) * 1.35))
        bottom = units.height - margin
        side = 0 if self.small else min(units.px(SIDE_WIDE), units.width // 3)
        gap = units.px(24) if side else 0
        whole = Rect(margin, top, units.width - 2 * margin, max(30, bottom - top))
        self.list_box = Rect(margin, top, whole.w - side - gap, whole.h)
        self.sheet_box = Rect(self.list_box.right + gap, top, side, whole.h) if side else whole
        self._show()
        self._place_head(units, margin)
        self._place_list(units)
        self._place_sheet(units)

    def _show(self) -> None:
        """What is there to be pressed."""
        picked = self._picked
        lists = not (self.small and self.details)
        nothing = self.arrived and not self.all and not self.playing
        for widget in (self.games, self.who, self.order):
            widget.shown = lists and not nothing
        self.list.shown = lists and bool(self.list.matches)
        self.clear.shown = lists and self.arrived and not nothing and not self.list.matches
        self.leave_empty.shown = nothing
        sheet = picked is not None and (not self.small or self.details)
        over = picked is not None and picked.ended is not None
        self.watch.shown = self.delete.shown = self.save.shown = sheet
        self.rematch.shown = sheet and over
        self.watch.label = words.WATCH if over else words.PLAY_ON
        if self.panel.focus is None or not self.panel.focus.shown:
            self.panel.set_focus(next((each for each in (self.list, self.leave_empty, self.clear) if each.shown), None))

    def _place_head(self, units: Units, margin: int) -> None:
        tall = max(units.px(52), round(units.text(20) * 1.7))
        right = units.width - margin
        for button in (self.statistics, self.open):
            tag = text.width(words.OPEN_KEY, Role.BOLD, units.text(18)) if button is self.open else 0
            wide = text.width(button.label, Role.BOLD, units.text(20)) + units.px(92) + tag // 2
            button.rect = Rect(right - wide, units.px(34), wide, tall)
            right -= wide + units.px(14)
        self.head_room = right
        fits = right > self.back.rect.right + units.text(44) * 4
        self.open.shown = fits
        if not fits:
            self.head_room = right = self.statistics.rect.x - units.px(14)
            self.statistics.shown = right > self.back.rect.right + units.text(44) * 4
        else:
            self.statistics.shown = True

    def _place_list(self, units: Units) -> None:
        box, pad = self.list_box, units.px(32 if not self.small else 20)
        tall = max(units.px(56), round(units.text(21) * 1.7))
        left, inner, y = box.x + pad, box.w - 2 * pad, box.y + units.px(30)
        gap = units.px(16)
        if self.small:
            half = (inner - gap) // 2
            self.games.rect = Rect(left, y, inner, tall)
            y += tall + units.px(10)
            self.who.rect, self.order.rect = Rect(left, y, half, tall), Rect(left + half + gap, y, half, tall)
        else:
            first, last = round(inner * 0.54), round(inner * 0.18)
            self.games.rect = Rect(left, y, first, tall)
            self.who.rect = Rect(left + first + gap, y, inner - first - last - 2 * gap, tall)
            self.order.rect = Rect(left + inner - last, y, last, tall)
        y += tall + units.px(10)
        self.columns_y = y + units.px(12)
        y = self.columns_y + round(units.text(20) * 1.4) + units.px(8)
        self.list.rect = Rect(left, y, inner, max(20, box.bottom - units.px(24) - y))
        wide = units.text(22) * 12
        middle = Rect(0, 0, min(inner, wide), max(units.px(62), round(units.text(22) * 1.9)))
        middle.center = (box.centerx, box.centery + units.px(70))
        self.clear.rect = self.leave_empty.rect = middle

    def _place_sheet(self, units: Units) -> None:
        box, pad = self.sheet_box, units.px(32)
        left, inner = box.x + pad, box.w - 2 * pad
        tall = max(units.px(54), round(units.text(21) * 1.7))
        big = max(units.px(66), round(units.text(24) * 1.7))
        y = box.bottom - pad - tall
        self.delete.rect = Rect(left + inner - tall, y, tall, tall)
        half = (inner - tall - 2 * units.px(14)) // 2
        self.rematch.rect = Rect(left, y, half, tall)
        self.save.rect = Rect(left + half + units.px(14), y, half, tall)
        if not self.rematch.shown:
            self.save.rect = Rect(left, y, half * 2 + units.px(14), tall)
        self.watch.rect = Rect(left, y - units.px(14) - big, inner, big)
        self.sheet_inner = Rect(left, box.y + pad, inner, max(20, self.watch.rect.y - units.px(16) - box.y - pad))

    # -------------------------------------------------------------- the stage's calls
    def event(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and not self.details:
            if event.mod & pygame.KMOD_CTRL and event.scancode == pygame.KSCAN_O:
                self._open_record()
                return True
            if event.scancode == pygame.KSCAN_P and self.who.shown:
                self.who.open()
                return True
            if pygame.KSCAN_1 <= event.scancode < pygame.KSCAN_1 + len(GAMES) and self.games.shown:
                self.games.choose(event.scancode - pygame.KSCAN_1)
                return True
        return super().event(event)

    def leave(self) -> None:
        self.awaiting.leave()

    def resume(self) -> None:
        self.reload()

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
        self._draw_head(surface, units)
        lists = not (self.small and self.details)
        if lists:
            draw.paper(surface, self.list_box, units)
            self._draw_list(surface, units)
        if self._picked is not None and (not self.small or self.details):
            draw.paper(surface, self.sheet_box, units)
            paint_picked(surface, self.sheet_inner, self._picked, self.house.store.people, units)
        self.panel.draw(surface)

    def _draw_head(self, surface: Surface, units: Units) -> None:
        played = sum((match.played.total_seconds() for match in self.all), 0.0)
        lead, more = counted(words.GAMES, len(self.all)), ""
        ended = [match.ended for match in self.all if match.ended is not None]
        if ended:
            month = MONTHS[min(ended).month - 1]
            more = words.SINCE.format(month=month, hours=hours(timedelta(seconds=played)))
        old = surface.get_clip()
        surface.set_clip(Rect(0, 0, self.head_room, surface.get_height()).clip(old))
        head(surface, words.TITLE, lead if self.arrived else "", more, self.back.rect.right + units.px(20), units)
        surface.set_clip(old)
        self.open.key_words = words.OPEN_KEY.format(key=self.stage.input.names.label(pygame.KSCAN_O))
        self.statistics.key_words = self.stage.input.names.label(pygame.KSCAN_S)
        for button, key in ((self.rematch, pygame.KSCAN_R), (self.save, pygame.KSCAN_E), (self.watch, pygame.KSCAN_W)):
            button.key_words = self.stage.input.names.label(key)

    def _draw_list(self, surface: Surface, units: Units) -> None:
        box = self.list.rect
        if self.list.shown:
            columns = columns_of(Rect(box.x, 0, box.w - units.px(36), 1), units)
            px = units.text(20)
            for at, (name, x) in enumerate(zip(words.COLUMNS, columns, strict=True)):
                if x:
                    anchor = "topright" if at == len(columns) - 1 else "topleft"
                    text.write(surface, name, (x, self.columns_y), Role.LABEL, px, theme.SECOND, anchor)
            draw.rule(surface, box.x, box.y - units.px(6), box.w - units.px(36), units)
            return
        if not self.arrived:
            return
        nothing = not self.all and not self.playing
        title, line = (words.EMPTY, words.EMPTY_LINE) if nothing else (self._no_hit(), "")
        middle = (self.list_box.centerx, self.list_box.centery - units.px(70))
        room = self.list_box.w - 2 * units.px(40)
        text.write(surface, title, middle, Role.TITLE, units.text(38), theme.INK, "center", room=room)
        below = (self.list_box.x + units.px(40), middle[1] + units.text(38))
        if line:
            text.paragraph(surface, line, below, room, Role.TEXT, units.text(21), theme.SECOND, centred=True)

    def _no_hit(self) -> str:
        what = TITLES[self.games.game] if self.games.game else words.ANY_GAME
        if self.who.chosen:
            return words.NO_HIT_WITH.format(what=what, who=self.who.options[self.who.chosen].label)
        return words.NO_HIT.format(what=what)
