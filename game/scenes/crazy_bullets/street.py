"""Crazy Bullets alive: people press, the judge decides, the street shows. Nothing that is drawn decides anything."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame
from pygame import Surface
from pygame.event import Event

from game.match.judge import (
    Call,
    Card,
    Key,
    Series,
    Voided,
)
from game.match.match import Match
from game.rules.crazy_bullets.events import Revealed
from game.rules.crazy_bullets.phase import Phase
from game.rules.crazy_bullets.views import Facts
from game.scenes.crazy_bullets import telling
from game.scenes.crazy_bullets.coach import advice, draw_advice
from game.scenes.crazy_bullets.hands import Hands, Pressed
from game.scenes.crazy_bullets.herald import Herald
from game.scenes.crazy_bullets.live import Live
from game.scenes.crazy_bullets.panels import draw_choice, draw_coin, draw_story
from game.scenes.crazy_bullets.party import Party
from game.scenes.crazy_bullets.pen import Pen
from game.scenes.crazy_bullets.picture import Picture
from game.scenes.crazy_bullets.reading import book_button, chapter_for, place_rounds, read_rules
from game.scenes.crazy_bullets.show import Show
from game.scenes.crazy_bullets.stand import Bars, Stand, draw_bars, draw_plates, figures_of, plates_of
from game.scenes.crazy_bullets.standing import begin_game, keep_ahead, put_down
from game.scenes.crazy_bullets.steering import ARROWS, candidate, counts, lay_out_again, milliseconds
from game.scenes.house import House
from game.scenes.words import crazy_bullets as words
from game.stage.input import Action, Press
from game.stage.scene import Scene, Stage
from game.stage.theme import Kind, Role
from game.stage.widgets import Button, IconButton, Panel

HINT = 5000.0
"""Ms after which it is said who goes on from an open card: by then it helps no slap."""
QUIET = 1000.0
"""Ms after the last card of a game before anything goes on: mashing does nothing."""

Clock = Callable[[], float]


class Street(Scene):
    """A match of several games. `clock` in ms; `series` is made anew unless given. `left`: the game of it that goes on,
    kept already."""

    def __init__(
        self,
        house: House,
        party: Party,
        rng: Random | None = None,
        clock: Clock = milliseconds,
        series: Series | None = None,
        left: Match | None = None,
    ) -> None:
        self.house, self.party, self.clock, self.left = house, party, clock, left
        self.rng = rng or Random()
        self.series = series or Series(party.sitters, party.options, party.goal, self.rng)
        self.began = clock()
        self.heard: Callable[[Call], None] | None = None
        """Told of every call of the judge, for whoever looks on."""
        self._face_up = False
        self._hinted = False
        self.hands = Hands(party)

    # -------------------------------------------------------------- building
    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.stand = Stand(stage, figures_of(self.party))
        self.herald = Herald(stage, self.party, self.series)
        self.menu = IconButton("menu", self.time_out, key=Action.BACK)
        self.book = book_button(self.read)
        self.menu.takes_focus = self.book.takes_focus = False  # arrows name people here
        self.next = Button(words.NEXT_GAME, self.go_on, kind=Kind.PRIMARY, key=Action.CONFIRM, size=30, role=Role.TITLE)
        self.panel = Panel(stage, [self.menu, self.book, self.next])
        self.hands = Hands(self.party)
        self.new_game()
        stage.sound.ambience("crazy-bullets")

    def new_game(self) -> None:
        """Deal the next game of the match, or lay out the one that was left."""
        left, self.left = self.left, None
        self.match: Match = begin_game(self.house, self.party, self.series, left)
        match = self.match
        self._seen: Facts = match.view(None).facts
        self._seen_at = (match, match.length)
        self.live = Live(match, self.party, self.rng, self.clock())
        self.live.pace = max(0.4, self.stage.settings.speed.factor)
        self.herald.begin(match)
        if left is not None:
            lay_out_again(self.show, self.party, match, self.clock())
        self._hinted = self._face_up = False
        self.next.shown = False

    @property
    def show(self) -> Show:
        """What lies on the street now."""
        return self.herald.show

    @property
    def over_at(self) -> float | None:
        """When the game ended; None while it is played."""
        return self.herald.over_at

    # -------------------------------------------------------------- the stage's calls
    def resized(self, size: tuple[int, int]) -> None:
        self.stand.resized()
        self.stand.ready()
        plan = self.stand.plan
        place_rounds(plan, [self.menu, self.book])
        x, y, wide, tall = plan.design.act
        self.next.rect = plan.rect((x, y + tall * 0.62, wide, tall * 0.3))

    def pause(self) -> None:
        self.panel.let_go()
        self._suspend("pause")

    def resume(self) -> None:
        self.live.resume(self.clock())
        self.show.still = self.stage.settings.reduced_motion
        self.live.pace = max(0.4, self.stage.settings.speed.factor)
        self.stage.sound.ambience("crazy-bullets")
        self.stage.redraw()

    def leave(self) -> None:
        self.stage.sound.ambience(None)
        put_down(self.house, self.series, self.match)

    @property
    def moving(self) -> bool:
        return self.panel.moving or self.show.moving(self.clock()) or not self.stand.steady

    @property
    def title(self) -> str:
        return words.TITLE

    # -------------------------------------------------------------- what people press
    def event(self, event: Event) -> bool:
        now = self.clock()
        self._hear(self.live.look(now), now)
        match event.type:
            case pygame.KEYDOWN | pygame.KEYUP:
                return self._finger(self.hands.key(event), now) or self.panel.event(event)
            case pygame.JOYBUTTONDOWN if event.instance_id not in self.hands.pads:
                return self.hands.take_over(event.instance_id, set(self.stage.input.pads))
            case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP:
                return self._finger(self.hands.button(event), now)
            case pygame.JOYHATMOTION if self._choosing() is None:
                return self._finger(self.hands.hat(event), now)
            case pygame.JOYDEVICEREMOVED:
                return self._unplugged(event.instance_id)
            case pygame.WINDOWFOCUSLOST:
                self.panel.event(event)
                self._suspend("focus")
                return True
            case pygame.WINDOWFOCUSGAINED:
                self.live.resume(now)
                return True
            case pygame.WINDOWMOVED:
                self._hear(self.live.void(now, "moved"), now)
                return True
            case pygame.MOUSEBUTTONDOWN if event.button == 1 and self._choose_at(event.pos, now):
                return True
            case _:
                return self.panel.event(event)

    def _finger(self, pressed: Pressed | None, now: float) -> bool:
        """Somebody's key or button; a pad steers where its player has to choose, and after a game."""
        if pressed is None:
            return False
        pad = pressed.name[0] != "key"
        if pad and (self._choosing() == pressed.player or self.over_at is not None):
            return False
        self._press(pressed, now)
        return True

    def _press(self, pressed: Pressed, now: float) -> None:
        player, key = pressed.player, pressed.key
        if not pressed.down:
            self.live.release(player, pressed.name)
        elif self.over_at is None:
            self._hear(self.live.press(now, player, key, pressed.name), now)
        elif now - self.over_at > QUIET and player == self._next_starter() and key is not Key.SLAP:
            self.go_on()

    def act(self, press: Press) -> bool:
        now = self.clock()
        chooser = self._choosing()
        if chooser is not None and press.down and not press.again and press.action in ARROWS:
            told = self.show.told
            assert told is not None
            chosen = candidate(self.party, told.candidates, ARROWS[press.action])
            if chosen is not None:
                self._hear(self.live.choose(now, chooser, chosen), now)
            return True
        if self.panel.act(press):
            return True
        if press.down and not press.again and press.action is Action.MENU:
            self.time_out()
            return True
        return False

    # -------------------------------------------------------------- choosing
    def _choosing(self) -> int | None:
        """The person who has to choose who goes on."""
        told = self.show.told
        if told is None or told.chooser is None or not self.party.seats[told.chooser].human:
            return None
        return told.chooser

    def _choose_at(self, pos: tuple[int, int], now: float) -> bool:
        chooser, told = self._choosing(), self.show.told
        if chooser is None or told is None:
            return False
        for player in told.candidates:
            box = self.stand.plan.plate_box(self.party.seats[player].side, self.party.pair)
            if self.stand.plan.rect(box).collidepoint(pos):
                self._hear(self.live.choose(now, chooser, player), now)
                return True
        return False

    # -------------------------------------------------------------- pads come and go
    def _unplugged(self, instance: int) -> bool:
        player = self.hands.pads.get(instance)
        if player is None:
            return False
        self._suspend("pad")
        self.time_out(words.PAD_LINE.format(name=self.party.seats[player].name))
        return True

    # -------------------------------------------------------------- time out
    def _suspend(self, why: str) -> None:
        now = self.clock()
        self._hear(self.live.suspend(now, why), now)

    def time_out(self, line: str = "") -> None:
        """Stop the clock: what is open is counted in again afterwards."""
        from game.scenes.crazy_bullets.time_out import pause_of

        self.stage.push(pause_of(self, line))

    def read(self) -> None:
        """Open the rulebook at what has just happened; as in every pause an open card is counted in again."""
        read_rules(self.stage, self.match.options, chapter_for(self.party, self.show.told))

    # -------------------------------------------------------------- what the judge says
    def update(self, dt: float) -> None:
        now = self.clock()
        if self.stage.top is self:
            self._hear(self.live.look(now), now)
            self._hear(self.live.advance(now), now)
            if self.live.judge.face_due(now) and not self._face_up:
                self._turn_up()
        self.waiting_for_reflex = self.live.waiting_for_reflex
        self._follow(now)
        self.stand.update(dt)
        self.panel.update(dt)

    def _follow(self, now: float) -> None:
        """What changes by the clock alone."""
        show = self.show
        if show.update(now):
            self.stage.redraw()
        count = self.live.judge.count(now) if self.live.judge.card is Card.VOID else 0
        if count != show.count:
            show.count = count
            self.stage.sound.play("tick")
            self.stage.redraw()
        waits = self.live.judge.card is Card.LIVE and now - self.live.judge.face_at > HINT
        if waits != self._hinted:
            self._hinted = waits
            self.stage.redraw()
        if self.over_at is not None and now - self.over_at > QUIET and not self.next.shown:
            self.next.shown = True
            starter = self._next_starter()
            self.next.label = words.SEE_HOW if starter is None else words.NEXT_GAME
            self.next.second = "" if starter is None else words.STARTS.format(name=self.party.seats[starter].name)
            self.stage.redraw()

    def _turn_up(self) -> None:
        """The face goes on the screen with the next frame; `seen` says when it is there."""
        events, view = self.live.judge.coming()
        shown = next(event for event in events if isinstance(event, Revealed))
        self.herald.turn_up(shown, self.live.judge.lit, counts(view))
        self._face_up = True
        self.stage.redraw()

    def seen(self) -> None:
        if self._face_up:
            self._face_up = False
            now = self.clock()
            self._hear(self.live.face_shown(now), now)

    def _hear(self, calls: list[Call], now: float) -> None:
        for call in calls:
            if self.herald.take(call, now):
                self.stage.redraw()
            if isinstance(call, Voided):
                self._face_up = False
            if self.heard is not None:
                self.heard(call)
        if self.over_at is not None:
            keep_ahead(self.house, self.party, self.series)
        if calls:
            self.waiting_for_reflex = self.live.waiting_for_reflex

    # -------------------------------------------------------------- after a game
    def _next_starter(self) -> int | None:
        """Who begins the next game, and whose key deals it."""
        first = self.match.first
        return None if first is None or self.series.over else (first + 1) % len(self.party.seats)

    def go_on(self) -> None:
        """The next game, or the board after the last one."""
        if self.over_at is None or self.clock() - self.over_at <= QUIET:
            return
        if not self.series.over:
            self.new_game()
            return
        from game.scenes.crazy_bullets.after import After

        minutes = (self.clock() - self.began) / 60_000
        self.stage.replace(After(self.house, self.party, self.series, self.herald.tally, minutes, self.clock))

    # -------------------------------------------------------------- picture
    def draw(self, surface: Surface) -> None:
        self.stand.draw(surface, self._paint, bed=False)
        if self.stand.steady:
            self.panel.draw(surface)

    def _paint(self, pen: Pen, picture: Picture) -> None:
        now, show, party = self.clock(), self.show, self.party
        picture.draw_middle(pen.surface, party, show, now)
        landed = show.landed(now)
        draw_plates(pen, party, plates_of(party, show, self._note, self._caps, landed))
        picture.draw_bursts(pen.surface, party, show, now)
        draw_story(pen, party, show)
        draw_coin(pen, party, show, now, self._cap_of_next())
        if show.told is not None and show.told.chooser is not None:
            draw_choice(pen, party, show.told)
        elif party.guided and self.over_at is None and (show.face or show.aim is None):
            me = next(player for player, seat in enumerate(party.seats) if seat.human)
            draw_advice(pen, advice(party, self.live.judge.facts, show.face, self._caps(me)[0]))
        draw_bars(pen, self.bars(now))

    def _caps(self, player: int) -> tuple[str, ...]:
        names = self.stage.input.names
        return tuple(names.label(scancode) for scancode in self.party.seats[player].keys)

    def _cap_of_next(self) -> str:
        told = self.show.told
        player = next(iter(told.lit), None) if told is not None else None
        caps = () if player is None else self._caps(player)
        return caps[0] if caps else ""

    def _note(self, player: int) -> str:
        """What a plate says while nothing is told of its player."""
        seat = self.party.seats[player]
        if self.show.aim is seat.side:
            return words.TURNED_IT
        if self.show.aim is None and self._facts().successor == player and self._facts().phase is Phase.SETTLED:
            return words.TURNS_NEXT
        best = self.herald.tally.lines[player].best
        if best is not None:
            return words.BEST.format(ms=best)
        return words.COMPUTER[seat.level] if seat.level is not None else ""

    def _facts(self) -> Facts:
        """What all see besides the cards, looked up anew after every move only."""
        at = (self.match, self.match.length)
        if self._seen_at != at:
            self._seen_at, self._seen = at, self.match.view(None).facts
        return self._seen

    def bars(self, now: float) -> Bars:
        """What stands on the boards at the bottom."""
        show, party = self.show, self.party
        right = words.TWO_KEYS if party.pair else words.ONE_KEY
        if party.goal > 1:
            wins = ", ".join(
                words.WINS.format(name=seat.name, wins=self.series.wins[p]) for p, seat in enumerate(party.seats)
            )
            right = words.WON_BY.format(goal=party.goal, wins=wins)
        if party.dim:
            right = words.SLOW_MOTION
        if show.told is not None and show.told.foot and show.landed(now):
            right = show.told.foot
        if self._hinted and self._facts().phase is Phase.OPEN:
            right = telling.open_hint(party, self._facts(), show.face) or right
        label = words.DUELS if self.herald.log else ""
        return Bars(label, tuple(self.herald.log), right)
