"""The menu: posters to pick a game from, the house's own rooms, lanterns that flicker while people are about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sin

import pygame
from pygame import Surface
from pygame.event import Event

from game.match.match import Match
from game.scenes import ENTRIES, Entry
from game.scenes.awaiting import Awaiting
from game.scenes.house import House
from game.scenes.kept.said import clock, day_name
from game.scenes.menu.board import menu_board
from game.scenes.menu.ground import front, paint_ground
from game.scenes.menu.invitation import Invitation
from game.scenes.menu.poster import Poster, forget_pictures, has_room_for_words
from game.scenes.menu.sign import paint_sign
from game.scenes.words import menu as words
from game.scenes.words.games import LINES
from game.stage import draw, grounds, text, theme
from game.stage.input import Action, Press
from game.stage.scene import Scene, Stage
from game.stage.theme import Role
from game.stage.toasts import Tone
from game.stage.units import Units
from game.stage.widgets import Button, Panel
from game.stage.widgets.marks import key_tag_width
from game.store import KeptMatch
from game.store.store import now

TILTS = (-1.2, 0.9, -0.6, 1.1, -0.9)
STEADY = 0.15
"""Seconds of an unchanged size after which the wall is painted anew."""
FLICKER = 1.4
"""Seconds for which the lanterns live after somebody did something."""


class Menu(Scene):
    """The lowest screen of all."""

    def __init__(self, house: House, entries: Sequence[Entry] = ENTRIES) -> None:
        self.house = house
        self.entries = tuple(entries)
        self.awaiting = Awaiting()
        self._wall: Surface | None = None
        self._wall_for: Units | None = None
        self._wall_age = STEADY
        self._flicker = 0.0
        self._clock = 0.0

    # -------------------------------------------------------------- building
    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.posters = [self._poster(at, entry) for at, entry in enumerate(self.entries)]
        self.rooms = [
            Button(words.DAILY, self._open_daily, key=pygame.KSCAN_D),
            Button(words.RULES, self._open_rules, key=Action.HELP),
            Button(words.HISTORY, self._open_history, key=pygame.KSCAN_H),
            Button(words.STATISTICS, self._open_statistics, key=pygame.KSCAN_S),
            Button(words.OPTIONS, self._open_options, key=pygame.KSCAN_O),
            Button(words.LEAVE, stage.quit, key=pygame.KSCAN_Q),
        ]
        self.invitation = self._invitation()
        self.others = Button("", self._open_history, size=20, left=False)
        self.others.shown = False
        widgets = [*self.posters, *([self.invitation] if self.invitation else []), self.others, *self.rooms]
        self.panel = Panel(stage, widgets)
        self._seen = next((poster for poster in self.posters if poster.entry.make), self.posters[0])
        """The poster that was looked at last."""
        self.panel.set_focus(self._seen)
        self.panel.begins_unseen = True
        stage.sound.ambience("menu")
        self._ask_what_to_go_on_with()

    def _poster(self, at: int, entry: Entry) -> Poster:
        return Poster(entry, TILTS[at % len(TILTS)], self._picker(entry))

    def _picker(self, entry: Entry) -> Callable[[], None]:
        return lambda: self.pick(entry)

    def _invitation(self) -> Invitation | None:
        """Beside the doors stands what can be played at once; nothing while no table is open."""
        playable = [entry for entry in self.entries if entry.make is not None]
        if not playable:
            return None
        entry = playable[-1]
        line = words.INVITATION_LINE.format(game=entry.title, players=entry.players)
        return Invitation(entry, words.INVITATION, line, self._picker(entry))

    def pick(self, entry: Entry) -> None:
        """Sit down at a game's table, or hear that it isn't open yet."""
        if entry.make is None:
            self.stage.toast(words.COMING_TOAST.format(game=entry.title), words.COMING_MORE, Tone.NOTE, "hourglass")
            self.stage.sound.play("refuse", 0.6)
            return
        self.stage.sound.play("confirm")
        self.stage.push(entry.make(self.house))

    def _ask_what_to_go_on_with(self) -> None:
        promise = self.house.store.matches.in_play()
        self.awaiting.ask(promise, self._offer, lambda why: self.stage.toast(words.UNREAD, why, Tone.WARN))

    def _offer(self, playing: Sequence[KeptMatch]) -> None:
        """Beside the doors stands the match that was played last, if its table can be set again."""
        invitation = self.invitation
        if invitation is None:
            return
        again = {entry.game: entry for entry in self.entries if entry.go_on is not None}
        matches = [match for match in playing if match.game in again]
        self.others.label = words.MORE_IN_PLAY.format(count=len(matches) - 1)
        self.others.shown = len(matches) > 1
        match = next(iter(matches), None)
        if match is None:
            fresh = self._invitation()
            if fresh is not None:
                invitation.change(fresh.entry, fresh.title, fresh.line, fresh.trigger)
        else:
            entry = again[match.game]
            names = ", ".join(seat.name for seat in match.seats)
            when = f"{day_name(match.changed.date(), now().date())}, {clock(match.changed)}"
            line = words.CONTINUE_LINE.format(game=entry.title, names=names, when=when)
            invitation.change(entry, words.CONTINUE, line, lambda: self._go_on(entry, match))
        self.stage.redraw()

    def _go_on(self, entry: Entry, kept: KeptMatch) -> None:
        """To the table of a kept match, at its last move."""
        go_on = entry.go_on
        assert go_on is not None

        def sit(match: Match) -> None:
            self.stage.sound.play("confirm")
            self.stage.push(go_on(self.house, match))

        def refused(why: str) -> None:
            self.stage.refuse(why)
            self._ask_what_to_go_on_with()

        self.awaiting.take_up(self, self.house, kept.id, sit, refused)

    def _open_rules(self) -> None:
        """The rulebook of the game whose poster was looked at last."""
        from game.scenes.rulebook import BOOKS, Rulebook

        entry, stage = self._seen.entry, self.stage
        lesson = entry.lesson
        learn = None if lesson is None else lambda: stage.push(lesson(self.house))
        stage.push(Rulebook(BOOKS[entry.game](), guided=learn))

    def _open_daily(self) -> None:
        from game.scenes.daily import Daily

        self.stage.push(Daily(self.house))

    def _open_history(self) -> None:
        from game.scenes.history import History

        self.stage.push(History(self.house))

    def _open_statistics(self) -> None:
        from game.scenes.statistics import Statistics

        self.stage.push(Statistics(self.house))

    def _open_options(self) -> None:
        from game.scenes.options import Options

        self.stage.push(Options(self.house))

    # -------------------------------------------------------------- the stage's calls
    def resized(self, size: tuple[int, int]) -> None:
        units = self.stage.units
        board = menu_board(units, len(self.posters), len(self.rooms))
        worded = has_room_for_words(board.posters[0].w, tuple(entry.title for entry in self.entries))
        for poster, place in zip(self.posters, board.posters, strict=True):
            poster.rect, poster.worded = place, worded
        for room, place in zip(self.rooms, board.rooms, strict=True):
            room.rect = place
        if self.invitation:
            self.invitation.rect = board.invitation
        self.others.rect = board.others
        self.hint_at = board.hint
        self._front = front(units)
        self._wall_age = 0.0

    def leave(self) -> None:
        self.awaiting.leave()

    def resume(self) -> None:
        self.stage.sound.ambience("menu")
        self._ask_what_to_go_on_with()

    def pause(self) -> None:
        self.panel.let_go()

    def event(self, event: Event) -> bool:
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN, pygame.JOYBUTTONDOWN):
            self._flicker = FLICKER
        used = self.panel.event(event)
        self._look()
        return used

    def act(self, press: Press) -> bool:
        used = self.panel.act(press)
        self._look()
        return used

    def _look(self) -> None:
        """Whatever was touched last decides what is looked at: the poster under the pointer gets the focus, too."""
        under = self.panel.hovered
        if isinstance(under, Poster) and not self.stage.input.ring:
            self.panel.set_focus(under)
        if isinstance(self.panel.focus, Poster):
            self._seen = self.panel.focus

    def update(self, dt: float) -> None:
        self.awaiting.update()
        self._clock += dt
        self._wall_age += dt
        still = self.stage.settings.reduced_motion
        for poster in self.posters:
            poster.still, poster.by_keys = still, self.stage.input.ring
        if self.stage.top is self:
            self._flicker = 0.0 if still else max(0.0, self._flicker - dt)
        self.panel.update(dt)
        stale = self._wall_for != self.stage.units and self._wall_age >= STEADY
        if stale and self in self.stage.scenes[self.stage.lowest_seen() :]:
            self.stage.redraw()

    def _looked_at(self) -> Poster | None:
        return next((poster for poster in self.posters if poster.looked_at), None)

    @property
    def moving(self) -> bool:
        return self.panel.moving or self._flicker > 0

    # -------------------------------------------------------------- picture
    def draw(self, surface: Surface) -> None:
        units = self.stage.units
        surface.blit(self._painted(surface, units), (0, 0))
        self._lanterns(surface, units)
        for room in self.rooms:
            room.key_words = self._tag(room)
        self.panel.draw(surface)
        self._hint(surface, units)

    def _painted(self, surface: Surface, units: Units) -> Surface:
        """The wall with the sign; while the window is being resized the old one stands in for it, scaled."""
        wall = self._wall
        if wall is not None and self._wall_for == units:
            return wall
        if wall is not None and self._wall_age < STEADY:
            return pygame.transform.scale(wall, units.size)
        forget_pictures()
        painted = paint_ground(units).convert(surface)
        paint_sign(painted, units)
        self._wall, self._wall_for = painted, units
        return painted

    def _tag(self, room: Button) -> str:
        """The name of its key on this keyboard, where there is room for it beside the words."""
        label = self.stage.input.names.label(room.key) if isinstance(room.key, int) else ""
        if isinstance(room.key, Action):
            label = self.stage.input.label(room.key)
        units = self.stage.units
        needed = text.width(room.label, Role.BOLD, units.text(22)) + key_tag_width(label, units) + 4 * units.px(14)
        return label if needed <= room.rect.w else ""

    def _lanterns(self, surface: Surface, units: Units) -> None:
        """The glow of the two lanterns; it trembles for a moment after somebody did something, then burns evenly."""
        calm = min(1.0, self._flicker / 0.5)
        for at, lantern in enumerate(self._front.lanterns):
            beat = sin(self._clock * (9.1 + at)) * sin(self._clock * (3.7 - at) + at)
            level = 100 + round(calm * beat * 4) * 7
            reach = units.px(300)
            light = grounds.light((max(2, reach), max(2, reach)), theme.LAMP, level)
            middle = self._front.glass(at).center
            surface.blit(light, light.get_rect(center=middle), special_flags=pygame.BLEND_RGB_ADD)
            surface.blit(draw.picture(("menu", "lantern.svg"), lantern.size), lantern)

    def _hint(self, surface: Surface, units: Units) -> None:
        words_now = self._hint_words()
        room = units.width - 2 * units.px(theme.MARGIN)
        if units.height < 260:
            return
        text.write(
            surface, words_now, self.hint_at, Role.TEXT, units.text(21), "#F0D9AE", "center", room=room, shade="#120A07"
        )

    def _hint_words(self) -> str:
        looked_at = self._looked_at()
        if looked_at is not None:
            return words.HINT_GAME.format(game=looked_at.entry.title, line=LINES[looked_at.entry.game])
        confirm = self.stage.input.label(Action.CONFIRM)
        return (words.HINT_PAD if self.stage.input.pad_used else words.HINT_KEYS).format(confirm=confirm)
