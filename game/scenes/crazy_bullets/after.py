"""After the match: who won, how fast all were, fouls and streaks, and the next one, which starts when all press."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.match.judge import Mark, Series, Tally
from game.match.theatre import Theatre
from game.rules.crazy_bullets.cards import COLOURS
from game.scenes.crazy_bullets.board import Board, draw_board
from game.scenes.crazy_bullets.ground import paint_street
from game.scenes.crazy_bullets.party import Party
from game.scenes.crazy_bullets.pen import Pen
from game.scenes.crazy_bullets.plan import Plan
from game.scenes.crazy_bullets.reading import book_button, book_entry, place_rounds, read_rules
from game.scenes.crazy_bullets.sides import FIGURE
from game.scenes.crazy_bullets.stand import Bars, draw_bars
from game.scenes.house import House
from game.scenes.words import crazy_bullets as words
from game.stage import theme
from game.stage.art import Art
from game.stage.input import Action, Press
from game.stage.scene import Scene, Stage
from game.stage.theme import Role
from game.stage.widgets import Button, IconButton, Panel, Tip, draw_tip

QUIET = 1000.0
EVEN_FROM = 20
"""Ms between the middles from which evening out is proposed."""
BUTTONS, TALL = 906.0, 78.0
REMATCH = (1206.0, 674.0)
CAP_STEP = 102
CLOSE = 0.6
"""Below so many pixels a unit there is room for few words only."""


class After(Scene):
    """`minutes`: how long the match took."""

    def __init__(
        self,
        house: House,
        party: Party,
        series: Series,
        tally: Tally,
        minutes: float,
        clock: Callable[[], float],
    ) -> None:
        self.house, self.party, self.series, self.tally = house, party, series, tally
        self.minutes, self.clock = minutes, clock
        self.came = clock()
        self.ready = {player for player, seat in enumerate(party.seats) if not seat.human}
        offer = tally.handicap([seat.handicap for seat in party.seats])
        self.more, self.high = 0.0, TALL
        self.offer = None if offer is None or party.calm else offer
        self.even = self.offer is not None and self.offer[2] >= EVEN_FROM
        self._ground: Surface | None = None
        self._pointed: Mark | None = None

    # -------------------------------------------------------------- building
    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.art = Art()
        self.evener = Button("", self._switch, second="", size=22, left=True)
        self.replay = Button(words.REPLAY, self._replay, key=pygame.KSCAN_F3, key_words="F3")
        self.seats = Button(words.SEATS, self._reseat, key=pygame.KSCAN_F2, key_words="F2")
        self.away = Button(words.LEAVE, self._leave, key=Action.BACK)
        self.menu = IconButton("menu", self._time_out, key=Action.MENU)
        self.book = book_button(self.read)
        self.panel = Panel(stage, [self.evener, self.replay, self.seats, self.away, self.book, self.menu])
        self.panel.home = lambda: None
        self.evener.shown = self.offer is not None
        self.replay.shown = bool(self.series.matches)
        stage.sound.ambience("crazy-bullets")
        stage.sound.play("win")

    @property
    def cramped(self) -> bool:
        """Whether letters are large for their places."""
        return self.plan.k < CLOSE * self.plan.units.text_size

    @property
    def top(self) -> float:
        """Where the buttons below the board begin."""
        return BUTTONS + self.more - (self.high - TALL)

    def _name_evener(self) -> None:
        if self.offer is None:
            return
        player, ms, _ = self.offer
        self.evener.label = words.EVEN_OUT
        line = words.EVEN_SHORT if self.cramped else words.EVEN_LINE
        self.evener.second = line.format(name=self.party.seats[player].name, ms=ms)
        self.evener.icon = "check" if self.even else "minus"

    def _switch(self) -> None:
        self.even = not self.even
        self._name_evener()

    def _replay(self) -> None:
        """Look at the last game again."""
        from game.scenes.replay import Replay

        match = self.series.matches[-1]
        line = words.LAST_GAME.format(number=self.series.number)
        self.stage.push(Replay(self.house, Theatre(match.record()), match.sitters, line))

    def _reseat(self) -> None:
        self.stage.pop(self)

    def _leave(self) -> None:
        self.stage.back_to_first()

    def _time_out(self) -> None:
        from game.scenes.pause import Pause, back_entry, options_entry

        line = words.WINS_MATCH.format(name=self.party.seats[self.series.winner or 0].name)
        self.stage.push(Pause(self.house, line, [book_entry(self.read), options_entry(self.house), back_entry()]))

    def read(self) -> None:
        """Open the rulebook at how it is decided who was first."""
        read_rules(self.stage, self.party.options, "first")

    # -------------------------------------------------------------- the stage's calls
    def resized(self, size: tuple[int, int]) -> None:
        whole = Plan(self.stage.units, whole=True)
        # the design begins at the top of the window; where that is high, rows and buttons share what there is more
        self.plan = plan = Plan.inset(whole, (0, -whole.origin[1] / whole.k, 1920, size[1] / whole.k), 1920)
        self.more = max(0.0, plan.tall - 1080)
        self.high = TALL + min(30.0, self.more * 0.1)
        self.board = Board(plan, self.party, self.series, self.tally, max(0.0, self.more - (self.high - TALL)))
        self._ground = None
        self.evener.rect = plan.rect((40, self.top, 560, self.high))
        keys = ("F3", "F2", self.stage.input.label(Action.BACK))
        for at, button in enumerate((self.replay, self.seats, self.away)):
            button.rect = plan.rect((618 + 197 * at, self.top, 178, self.high))
            button.key_words = "" if self.cramped else keys[at]
        self._name_evener()
        place_rounds(plan, [self.menu, self.book])

    def resume(self) -> None:
        self.stage.sound.ambience("crazy-bullets")

    def leave(self) -> None:
        self.stage.sound.ambience(None)

    def event(self, event: Event) -> bool:
        match event.type:
            case pygame.KEYDOWN:
                whose = self.party.key(int(event.scancode))
                if whose is not None:
                    return self._press(whose[0])
            case pygame.JOYBUTTONDOWN:
                player = self.party.pad(event.instance_id)
                if player is not None:
                    return self._press(player)
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                for player, box in self._caps():
                    if self.plan.rect(box).collidepoint(event.pos):
                        return self._press(player)
            case pygame.MOUSEMOTION:
                self._pointed, before = self.board.mark_at(event.pos), self._pointed
                if self._pointed is not before:
                    self.stage.redraw()
            case _:
                pass
        return self.panel.event(event)

    def act(self, press: Press) -> bool:
        return self.panel.act(press)

    def _press(self, player: int) -> bool:
        if self.clock() - self.came > QUIET and player not in self.ready:
            self.ready.add(player)
            self.stage.sound.play("confirm")
            if len(self.ready) == len(self.party.seats):
                self._rematch()
        return True

    def _rematch(self) -> None:
        from game.scenes.crazy_bullets.opening import street_of

        party = self.party
        if self.even and self.offer is not None:
            player, ms, _ = self.offer
            seats = list(party.seats)
            seats[player] = replace(seats[player], handicap=ms)
            party = replace(party, seats=tuple(seats))
        self.stage.replace(street_of(self.house, party))

    def update(self, dt: float) -> None:
        self.panel.update(dt)

    @property
    def moving(self) -> bool:
        return self.panel.moving

    @property
    def title(self) -> str:
        return words.TITLE

    # -------------------------------------------------------------- picture
    def draw(self, surface: Surface) -> None:
        if self._ground is None or self._ground.get_size() != surface.get_size():
            self._ground = self._evening().convert(surface)
        surface.blit(self._ground, (0, 0))
        pen = Pen(surface, self.plan, self.art)
        self._draw_head(pen)
        draw_board(pen, self.board)
        self._draw_rematch(pen)
        draw_bars(pen, self._bars())
        self.panel.draw(surface)
        if self._pointed is not None:
            place = self.board.place_of(self._pointed)
            if place is not None:
                draw_tip(surface, tip_of(self._pointed), place, self.stage.units)

    def _evening(self) -> Surface:
        """The street in the evening shade, behind the board."""
        ground = paint_street(self.plan)
        veil = Surface(ground.get_size(), pygame.SRCALPHA)
        between = Rect(0, self.plan.upper_bar.bottom, ground.get_width(), 0)
        between.h = self.plan.lower_bar.top - between.y
        veil.fill((32, 17, 9, 168), between)
        ground.blit(veil, (0, 0))
        return ground

    def _draw_head(self, pen: Pen) -> None:
        winner = self.series.winner or 0
        seat = self.party.seats[winner]
        pen.art_at(f"seat-{FIGURE[seat.side]}", 158, 170, 196)
        title = words.WINS_MATCH.format(name=seat.name)
        pen.text(title, 276, 138, 58, theme.CREAM, Role.TITLE, room=1580, shade="#120A07")
        lead = words.AFTER_ONE if self.series.goal == 1 else words.AFTER_MORE.format(goal=self.series.goal)
        end = pen.text(lead, 278, 196, 23, theme.LAMP, Role.BOLD)
        pen.text(self._summary(), end + 8, 196, 23, theme.PARCHMENT, room=1860 - end)

    def _summary(self) -> str:
        winner = self.series.winner or 0
        rest = sorted((won for player, won in enumerate(self.series.wins) if player != winner), reverse=True)
        wins = [str(won) if won else words.NONE for won in rest]
        others = wins[0] if len(wins) == 1 else words.AND.format(first=", ".join(wins[:-1]), last=wins[-1])
        minutes = max(1, round(self.minutes))
        return words.AFTER_LINE.format(
            others=others,
            minutes=words.MINUTE if minutes == 1 else words.MINUTES.format(count=minutes),
            duels=counted(words.DUEL_COUNT, self.tally.duels),
            fouls=counted(words.FOUL_COUNT, self.tally.fouls),
            heats=counted(words.HEAT_COUNT, self.tally.heats),
        )

    def _caps(self) -> list[tuple[int, tuple[float, float, float, float]]]:
        """Where each person's cap stands in the rematch button."""
        people = [player for player, seat in enumerate(self.party.seats) if seat.human]
        x, wide = REMATCH
        right = x + wide - 34
        return [
            (player, (right - CAP_STEP * (len(people) - at), self.top, 96, self.high))
            for at, player in enumerate(people)
        ]

    def _draw_rematch(self, pen: Pen) -> None:
        x, wide = REMATCH
        y, tall = self.top, self.high
        box = (x, y, wide, tall)
        pen.glow(box, 13, 14)
        pen.box(box, theme.INK, 14)
        pen.box((x + 3, y + 3, wide - 6, tall - 6), theme.LAMP, 11)
        room = min(240.0, min((cap[1][0] for cap in self._caps()), default=x + wide) - x - 30)
        line = words.ALL_SHORT if self.cramped else words.ALL_PRESS
        pen.text(words.REMATCH, x + 24, y + tall * 0.36, 33, theme.INK, Role.TITLE, room=room)
        pen.text(line, x + 25, y + tall * 0.75, 19, theme.INK, Role.BOLD, room=room)
        for player, (left, top, wide, tall) in self._caps():
            seat = self.party.seats[player]
            middle = left + wide / 2 - 6
            if seat.pad is not None:
                pen.art_at("pad", middle, top + tall / 2, 66)
            else:
                pen.cap(self.stage.input.names.label(seat.keys[0]), middle, top + tall / 2 + 2, 68)
            badge = "yes" if player in self.ready else f"hat-{FIGURE[seat.side]}"
            pen.art_at(badge, middle + 34, top + 22, 36)

    def _bars(self) -> Bars:
        people = [player for player, seat in enumerate(self.party.seats) if seat.human]
        ready = len([player for player in people if player in self.ready])
        label = words.READY.format(ready=ready, all=len(people)) if ready else words.NOBODY_READY
        return Bars(label, (), words.READY_SOON)


def counted(forms: tuple[str, str, str], count: int) -> str:
    """None, one, or so many of something, in words."""
    return forms[min(2, count)].format(count=count)


def tip_of(mark: Mark) -> Tip:
    """What is said about one dot."""
    handle, bullets = mark.face[0], mark.face[2:]
    names = [words.COLOURS[colour] for colour in bullets if colour in COLOURS]
    line = words.DOT_CARD.format(
        handle=words.COLOURS[handle].capitalize(),
        left=names[0],
        across=names[1],
        right=names[2],
        kind=words.DOT_KINDS[mark.kind.value].capitalize(),
    )
    return Tip(words.DOT_TIP.format(ms=mark.ms), line)
