"""The replay of a match: its table, a bar to go through it, its moves, and whose eyes look."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pygame
from pygame import Surface
from pygame.event import Event

from game.match.match import Sitter
from game.match.theatre import ALL_OPEN, Looker, Theatre
from game.rules.crazy_bullets.views import ID as STREET
from game.scenes import ENTRIES
from game.scenes.awaiting import Awaiting
from game.scenes.house import House
from game.scenes.kept.looks import hats
from game.scenes.player import player_of
from game.scenes.replay.moves import MoveList
from game.scenes.replay.picture import draw_replay
from game.scenes.replay.plan import Plan, plan
from game.scenes.replay.playing_on import KNOWN, SeatChoice, company_line, distinct, newcomer, people_of, seated
from game.scenes.replay.projector import Projection, Projector
from game.scenes.replay.saving import save_record_of
from game.scenes.replay.telling import rounds_of, tell
from game.scenes.replay.timeline import Timeline
from game.scenes.replay.won import signs_of
from game.scenes.rulebook import BOOKS, Rulebook
from game.scenes.select import Option, Select
from game.scenes.words import replay as words
from game.stage.input import Action, Press
from game.stage.scene import Scene, Stage
from game.stage.theme import Ground, Kind
from game.stage.widgets import Answer, Button, Choice, IconButton, Panel, Tip, Widget, ask

SPEEDS = (0.5, 1.0, 2.0, 4.0)
USUAL = 1
BEAT = 0.8
"""Seconds for which a move is shown at least while all are played, so that they can be followed at speed off, too."""


class Replay(Scene):
    """`line`: who played and when. `sitters`: who sat there, and would play on."""

    def __init__(self, house: House, theatre: Theatre, sitters: Sequence[Sitter], line: str) -> None:
        self.house, self.theatre, self.sitters, self.line = house, theatre, tuple(sitters), line
        self.entry = next(entry for entry in ENTRIES if entry.game == theatre.record.game.id)
        self.projector: Projection | None = None
        self.ply = 0
        self.playing = False
        self._beat = 0.0
        self.speed = USUAL
        self.moves_open = False
        """In a small window: the moves are shown instead of the table."""
        self.awaiting = Awaiting()
        seats: list[Looker] = [None, *range(len(self.sitters))]
        self.lookers: list[Looker] = [*seats, ALL_OPEN] if theatre.over else seats
        if self.entry.game == STREET:
            self.lookers = [None]  # all see the same there

    # -------------------------------------------------------------- building
    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        paper = Ground.PAPER
        self.projector = self._projection()
        table = self.projector.table if isinstance(self.projector, Projector) else None
        company = None if table is None else table.company
        people = self.house.store.people
        numbers = [sitter.person for sitter in self.sitters]
        self.faces = company.portraits if company is not None else tuple(hats(numbers, people))
        self.back = IconButton("back", self.close, key=Action.BACK, kind=Kind.QUIET)
        self.back.tip = Tip(words.BACK_TIP, "")
        self.rules = Button(words.RULES, self._open_rules, key=Action.HELP, kind=Kind.QUIET, size=20)
        self.save = Button(words.SAVE, self._save, key=pygame.KSCAN_E, kind=Kind.QUIET, size=20)
        rounds = rounds_of(self.theatre)
        self.rounds = rounds
        movers = [seat for seat, _ in self.theatre.moves]
        self.timeline = Timeline(movers, rounds, signs_of(self.theatre), self.go_to)
        self.start = self._button("go-start", lambda: self.go_to(0), words.START, Action.FIRST)
        self.before = self._button("go-back", self.step_back, words.STEP_BACK)
        self.play = IconButton("go-play", self.turn_playing, kind=Kind.PRIMARY, ground=paper)
        self.after = self._button("go-next", self.step_on, words.STEP_ON)
        self.end = self._button("go-end", lambda: self.go_to(self.theatre.length), words.END, Action.LAST)
        self.speeds = Choice(words.SPEEDS, self.speed, self._set_speed)
        names = [words.TABLE, *(sitter.name for sitter in self.sitters), words.ALL][: len(self.lookers)]
        self.eyes = Choice(names, 0, self.look)
        self.eyes_list = Select(stage, [Option(name) for name in names], 0, self.look, before=words.EYES)
        self.list = MoveList(tell(self.theatre, table), self.faces, self.go_to)
        self.contents = Button(words.MOVES, self._turn_moves, kind=Kind.QUIET, size=20)
        self.on = Button(words.PLAY_ON, self._ask_play_on, icon="branch", second=words.PLAY_ON_LINE, ground=paper)
        self.branch = Button(words.PLAY_ON_SHORT, self._ask_play_on, kind=Kind.QUIET, size=20)
        self.branch.tip = Tip(words.PLAY_ON, words.PLAY_ON_LINE)
        self.transport: list[Widget] = [self.start, self.before, self.play, self.after, self.end, self.timeline]
        rest: list[Widget] = [self.speeds, self.eyes, self.eyes_list, self.list, self.on]
        self.panel = Panel(
            stage, [self.back, self.branch, self.contents, self.rules, self.save, *self.transport, *rest]
        )
        self.play.clicked_into = True
        self.panel.home = lambda: self.play
        self.panel.set_focus(self.play)
        stage.sound.play("page")

    def _projection(self) -> Projection | None:
        """How it is shown: by the game's table, or on its street; None where there is neither yet."""
        if self.entry.game == STREET:
            from game.scenes.replay.street import StreetProjector

            return StreetProjector(self.stage, self.theatre, self.sitters)
        if self.entry.go_on is not None:
            return Projector(self.stage, self.house, self.theatre, self.sitters, self.entry.go_on)
        return None

    @staticmethod
    def _button(icon: str, press: Callable[[], None], tip: str, key: Action | None = None) -> IconButton:
        button = IconButton(icon, press, key=key, ground=Ground.PAPER)
        button.tip = Tip(tip, "")
        button.clicked_into = True  # arrows step on from it
        return button

    def leave(self) -> None:
        if self.projector is not None:
            self.projector.close()

    def close(self) -> None:
        """Back to where it was opened."""
        self.stage.pop(self)

    # -------------------------------------------------------------- going through it
    def go_to(self, ply: int) -> None:
        """Show a moment at once."""
        self.ply = max(0, min(self.theatre.length, ply))
        if self.projector is not None:
            self.projector.go_to(self.ply)
        self._moved()

    def step_on(self) -> None:
        """Show the next move."""
        if self.ply >= self.theatre.length:
            return
        self.ply += 1
        if self.projector is not None:
            self.projector.step_on()
        self._moved()

    def step_back(self) -> None:
        """Show the moment before the last move."""
        self.playing = False
        self.go_to(self.ply - 1)

    def turn_playing(self) -> None:
        """Play, or stop; at the end from the start again."""
        self.playing = not self.playing
        if self.playing and self.ply == self.theatre.length:
            self.go_to(0)

    def by_round(self, way: int) -> None:
        """To the round before or after."""
        stops = sorted({0, *self.rounds, self.theatre.length})
        ahead = [stop for stop in stops if stop > self.ply]
        behind = [stop for stop in stops if stop < self.ply]
        self.go_to(min(ahead, default=self.theatre.length) if way > 0 else max(behind, default=0))

    def look(self, at: int) -> None:
        """Change eyes, by their place."""
        self.eyes.chosen = self.eyes_list.chosen = at
        if self.projector is not None:
            self.projector.look(self.lookers[at])
        self.stage.redraw()

    def _moved(self) -> None:
        self.timeline.at = self.ply
        self.list.show(self.ply)
        self.stage.redraw()

    def _set_speed(self, at: int) -> None:
        self.speed = self.speeds.chosen = at

    # -------------------------------------------------------------- what buttons do
    def _open_rules(self) -> None:
        game = self.theatre.record.game.id
        if game in BOOKS:
            self.stage.push(Rulebook(BOOKS[game](), options=self.theatre.record.options))

    def _save(self) -> None:
        save_record_of(self.stage, self.theatre.record)

    def _turn_moves(self) -> None:
        self.moves_open = not self.moves_open
        self.resized(self.stage.units.size)

    def _ask_play_on(self) -> None:
        self.playing = False
        if self.entry.go_on is None:
            self.stage.refuse(words.NO_TABLE)
            return
        if self.ply == self.theatre.length and self.theatre.over:
            self.stage.refuse(words.OVER)
            return
        if people_of(self.sitters):
            self._ask_with(distinct(self.sitters))
        elif len(self.sitters) == 1:
            self._ask_with(seated(self.sitters, 0, player_of(self.house)))
        else:
            self.stage.push(
                SeatChoice(distinct(self.sitters), self.faces, self._told(words.SEATS, ()), self._take_seat)
            )

    def _take_seat(self, seat: int) -> None:
        """In a game of computers alone: one of them gets up for who looks on."""
        practice = self.theatre.foreknown(self.ply, ()) is not None
        self._play_on(seated(self.sitters, seat, newcomer(self.house)), practice)

    def _ask_with(self, sitters: Sequence[Sitter]) -> None:
        """Say who plays, and ask."""
        people = people_of(sitters)
        practice = self.theatre.foreknown(self.ply, people) is not None
        yes = Answer(words.YES, lambda: self._play_on(sitters, practice), Kind.PRIMARY)
        lines = self._told(company_line(sitters), people)
        ask(self.stage, words.PLAY_ON_TITLE, lines, [Answer(words.NO, safe=True), yes], "branch")

    def _told(self, company: str, people: Sequence[int]) -> list[str]:
        """What is said before it is played on: from where, who plays, and whether it is for practice."""
        known = self.theatre.foreknown(self.ply, people)
        number = max(self.ply, self.theatre.dealt)
        return [words.PLAY_ON_ASK.format(number=number), company, *([KNOWN[known]] if known else [])]

    def _play_on(self, sitters: Sequence[Sitter], practice: bool) -> None:
        go_on = self.entry.go_on
        assert go_on is not None
        match = self.theatre.play_on(self.ply, sitters, Random(), practice)
        stage = self.stage
        stage.back_to_first()
        stage.push(go_on(self.house, self.house.keep(match)))

    # -------------------------------------------------------------- layout
    def resized(self, size: tuple[int, int]) -> None:
        self.plan: Plan = plan(self.stage.units, self.moves_open)
        self.plan.place(self)
        if self.projector is not None:
            self.projector.resize(self.plan.table.size)

    # -------------------------------------------------------------- the stage's calls
    def event(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and self._key(int(event.scancode)):
            return True
        return self._hurried(event) or self.panel.event(event)

    def _hurried(self, event: Event) -> bool:
        """A click on the table shows at once what is under way."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1 or self.moves_open or self.projector is None:
            return False
        if not self.plan.table.collidepoint(event.pos):
            return False
        self.projector.hurry()
        return True

    def _key(self, scancode: int) -> bool:
        if scancode == pygame.KSCAN_SPACE:
            self.play.flash()
            self.turn_playing()
        elif pygame.KSCAN_1 <= scancode < pygame.KSCAN_1 + len(SPEEDS):
            self._set_speed(scancode - pygame.KSCAN_1)
        elif scancode == pygame.KSCAN_P:
            (self.on if self.on.shown else self.branch).flash()
            self._ask_play_on()
        elif scancode == pygame.KSCAN_V:
            self.look((self.eyes.chosen + 1) % len(self.lookers))
        else:
            return False
        return True

    def act(self, press: Press) -> bool:
        if press.down and self._act(press):
            return True
        if self.panel.act(press):
            return True
        if press.down and not press.again and press.action is Action.MENU:
            self.close()
        return press.action not in (Action.FULLSCREEN, Action.MUTE)

    def _act(self, press: Press) -> bool:
        """Arrows step while the focus is on what moves the game on."""
        steering = self.panel.focus in self.transport
        match press.action:
            case Action.LEFT if steering:
                self.step_back()
            case Action.RIGHT if steering:
                self.step_on()
            case Action.PAGE_UP:
                self.by_round(-1)
            case Action.PAGE_DOWN:
                self.by_round(1)
            case _:
                return False
        return True

    def pause(self) -> None:
        self.playing = False
        self.panel.let_go()

    def update(self, dt: float) -> None:
        self.awaiting.update()
        self.play.icon = "go-pause" if self.playing else "go-play"
        if self.projector is not None:
            self.projector.update(dt * SPEEDS[self.speed])
        self._beat -= dt * SPEEDS[self.speed]
        if self.playing and not self.busy and self._beat <= 0.0:
            if self.ply >= self.theatre.length:
                self.playing = False
            else:
                self.step_on()
                self._beat = BEAT
        self.panel.update(dt)

    @property
    def busy(self) -> bool:
        """Whether a move is still being shown."""
        return self.projector is not None and self.projector.busy

    @property
    def moving(self) -> bool:
        return self.panel.moving or self.playing or (self.projector is not None and self.projector.moving)

    @property
    def title(self) -> str:
        return words.TITLE

    def draw(self, surface: Surface) -> None:
        draw_replay(surface, self)
        self.panel.draw(surface)
