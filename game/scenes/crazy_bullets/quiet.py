"""Calm mode: the street without a clock. One after the other answers unseen; all answers are opened together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.match.judge import Calm, Series, Tally, Verdict
from game.match.match import Match, Step
from game.players import OPPONENTS
from game.players.crazy_bullets import Racer
from game.rules.crazy_bullets.events import DuelWon, Fouled, Revealed
from game.rules.crazy_bullets.moves import CHOOSE, REVEAL, SLAP
from game.rules.crazy_bullets.phase import Phase
from game.rules.crazy_bullets.views import Facts
from game.scenes.crazy_bullets import telling
from game.scenes.crazy_bullets.panels import draw_ask, draw_choice, draw_order, draw_story
from game.scenes.crazy_bullets.party import Party
from game.scenes.crazy_bullets.pen import Pen
from game.scenes.crazy_bullets.picture import Picture
from game.scenes.crazy_bullets.reading import book_button, chapter_for, place_rounds, read_rules
from game.scenes.crazy_bullets.show import Flyer, Show
from game.scenes.crazy_bullets.stand import Bars, Stand, draw_bars, draw_plates, figures_of, plates_of
from game.scenes.crazy_bullets.standing import begin_game, keep_ahead, put_down
from game.scenes.crazy_bullets.steering import ARROWS, candidate, counts, lay_out_again, milliseconds
from game.scenes.crazy_bullets.telling import Line, Mood, Telling
from game.scenes.house import House
from game.scenes.words import crazy_bullets as words
from game.stage.input import Action, Press
from game.stage.scene import Scene, Stage
from game.stage.theme import Kind, Role
from game.stage.widgets import Button, IconButton, Panel

THINK = 1000.0
"""Ms that a computer player takes for every answer, whatever it is."""
SHOWN = 900.0
"""Ms after a result before a computer player turns the next card."""


class QuietStreet(Scene):
    """A match of several games in calm mode: `answer` is slap or not, `choose` names who goes on. `series` is made anew
    unless given; `left`: the game of it that goes on, kept already."""

    def __init__(
        self,
        house: House,
        party: Party,
        rng: Random | None = None,
        clock: Callable[[], float] = milliseconds,
        series: Series | None = None,
        left: Match | None = None,
    ) -> None:
        self.house, self.party, self.clock, self.left = house, party, clock, left
        self.rng = rng or Random()
        self.series = series or Series(party.sitters, party.options, party.goal, self.rng)
        self.tally = Tally(len(party.seats))
        self.began = clock()
        levels = OPPONENTS["crazy-bullets"].levels
        self.racers = {
            player: racer
            for player, seat in enumerate(party.seats)
            if seat.level is not None and isinstance(racer := levels[seat.level], Racer)
        }
        self.calm: Calm | None = None
        self._due = 0.0

    # -------------------------------------------------------------- building
    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.stand = Stand(stage, figures_of(self.party), things=False)
        self.menu = IconButton("menu", self.time_out, key=Action.BACK)
        self.book = book_button(self.read)
        self.menu.takes_focus = self.book.takes_focus = False  # arrows name people here
        self.go = Button(words.TURN_IT, self.go_on, kind=Kind.PRIMARY, key=Action.CONFIRM, size=30, role=Role.TITLE)
        self.slap = Button(words.SLAP, lambda: self.answer(True))
        self.leave_it = Button(words.LEAVE_IT, lambda: self.answer(False))
        self.panel = Panel(stage, [self.menu, self.book, self.go])
        self.new_game()
        stage.sound.ambience("crazy-bullets")

    def new_game(self) -> None:
        """Deal the next game of the match, or lay out the one that was left."""
        left, self.left = self.left, None
        self.match: Match = begin_game(self.house, self.party, self.series, left)
        self.show = Show(counts(self.match.view(None)), still=self.stage.settings.reduced_motion)
        if left is not None:
            lay_out_again(self.show, self.party, left, self.clock())
        self.over = False
        self.calm = None
        self._wait(SHOWN)
        self.stage.sound.play("shuffle")

    def _wait(self, ms: float) -> None:
        self._due = self.clock() + ms

    @property
    def facts(self) -> Facts:
        """What all see besides the cards."""
        facts: Facts = self.match.view(None).facts
        return facts

    # -------------------------------------------------------------- the stage's calls
    def resized(self, size: tuple[int, int]) -> None:
        self.stand.resized()
        self.stand.ready()
        plan = self.stand.plan
        place_rounds(plan, [self.menu, self.book])
        x, y, wide, tall = plan.design.act
        self.go.rect = plan.rect((x, y + tall * 0.66, wide, tall * 0.3))

    def pause(self) -> None:
        self.panel.let_go()

    def resume(self) -> None:
        self.show.still = self.stage.settings.reduced_motion
        self.stage.sound.ambience("crazy-bullets")

    def leave(self) -> None:
        self.stage.sound.ambience(None)
        put_down(self.house, self.series, self.match)

    @property
    def moving(self) -> bool:
        return self.panel.moving or self.show.moving(self.clock()) or not self.stand.steady

    @property
    def title(self) -> str:
        return words.TITLE

    def event(self, event: Event) -> bool:
        match event.type:
            case pygame.KEYDOWN:
                whose = self.party.key(int(event.scancode))
                if whose is not None:
                    return self._own_key(whose[0])
            case pygame.JOYBUTTONDOWN:
                player = self.party.pad(event.instance_id)
                if player is not None and self._own_key(player):
                    return True
            case pygame.MOUSEBUTTONDOWN if event.button == 1 and self._click(event.pos):
                return True
            case _:
                pass
        return self.panel.event(event)

    def _own_key(self, player: int) -> bool:
        """A player's own key turns the card; it answers nothing, so that nobody hears which answer was given."""
        if self.calm is None and player == self._turner():
            self.go_on()
        return True

    def _click(self, pos: tuple[int, int]) -> bool:
        if self._asked() is not None:
            for slap, box in zip((True, False), answer_boxes(self.stand), strict=True):
                if box.collidepoint(pos):
                    self.answer(slap)
                    return True
        told = self.show.told
        if told is not None and told.chooser is not None:
            for player in told.candidates:
                box = self.stand.plan.rect(self.stand.plan.plate_box(self.party.seats[player].side, self.party.pair))
                if box.collidepoint(pos):
                    self.choose(player)
                    return True
        return False

    def act(self, press: Press) -> bool:
        if press.down and not press.again and press.action in ARROWS:
            if self._asked() is not None and press.action in (Action.LEFT, Action.RIGHT):
                self.answer(press.action is Action.LEFT)
                return True
            told = self.show.told
            if told is not None and told.chooser is not None:
                chosen = candidate(self.party, told.candidates, ARROWS[press.action])
                if chosen is not None:
                    self.choose(chosen)
                return True
        if press.down and not press.again and press.action is Action.MENU:
            self.time_out()
            return True
        return self.panel.act(press)

    # -------------------------------------------------------------- playing
    def _asked(self) -> int | None:
        """The person who is to answer now."""
        seat = None if self.calm is None else self.calm.asked
        return seat if seat is not None and self.party.seats[seat].human else None

    def _turner(self) -> int | None:
        """Who turns the next card."""
        return None if self.calm is not None or self.over else self.facts.successor

    def go_on(self) -> None:
        """Turn the next card; after a game the next one, after the last the board."""
        if self.over:
            if not self.series.over:
                self.new_game()
                return
            from game.scenes.crazy_bullets.after import After

            minutes = (self.clock() - self.began) / 60_000
            self.stage.replace(After(self.house, self.party, self.series, self.tally, minutes, self.clock))
            return
        seat = self._turner()
        if seat is not None:
            self._reveal(seat)

    def _reveal(self, seat: int) -> None:
        show, now = self.show, self.clock()
        show.clear_middle(now)
        step = self.match.play(seat, REVEAL)
        shown = next(event for event in step.events if isinstance(event, Revealed))
        show.throw(self.party.seats[seat].side, -1e9)
        show.face = shown.face
        show.counts = counts(self.match.view(None))
        self.stage.sound.play("flip")
        if not self._maybe_over():
            self.calm = Calm(self.match, self.rng)
            self._wait(THINK)
        self.stage.redraw()

    def answer(self, slap: bool) -> None:
        """The answer of whoever is asked; one sound for both."""
        if self.calm is None or self.calm.asked is None:
            return
        self.stage.sound.play("place")
        verdict = self.calm.answer(self.calm.asked, slap)
        self._wait(THINK)
        if verdict is not None:
            self._judge(verdict)
        self.stage.redraw()

    def _judge(self, verdict: Verdict) -> None:
        show, now = self.show, self.clock()
        if verdict.again:
            line = Line(show.face[0], *words.ONCE_MORE_WHY)
            show.tell(Telling(Mood.OFF, face=show.face, title=words.ONCE_MORE, lines=(line,)), now)
            return
        self.calm = None
        self._wait(SHOWN)
        if verdict.step is None:
            hint = telling.open_hint(self.party, self.facts, show.face)
            successor = self.facts.successor
            lit: frozenset[int] = frozenset() if successor is None else frozenset({successor})
            notes = dict.fromkeys(lit, words.TURNS_NEXT)
            show.tell(Telling(Mood.OFF, face=show.face, title=words.NO_SLAP, notes=notes, lit=lit, foot=hint), now)
            return
        self._show_slap(verdict, verdict.step)
        self._maybe_over()

    def _show_slap(self, verdict: Verdict, step: Step) -> None:
        show, sound = self.show, self.stage.sound
        told = telling.of_calm(self.party, step, show.face, verdict.slappers)
        show.tell(told, self.clock())
        show.counts = counts(step.views[None])
        sound.play("slap")
        for event in step.events:
            if isinstance(event, Fouled):
                sound.play("foul")
                self.tally.lines[step.seat].fouls += 1
            if isinstance(event, DuelWon):
                sound.play("shot")
                show.flyers.append(Flyer(step.seat, False, self.clock()))
                self.tally.calm_duel(step.seat, self.facts.duellists)

    def choose(self, chosen: int) -> None:
        """The revealer says who goes on."""
        told = self.show.told
        if told is None or told.chooser is None:
            return
        self.match.play(told.chooser, CHOOSE[chosen])
        self.show.told = telling.of_choice(told, chosen)
        self._wait(SHOWN)
        self.stage.redraw()

    def _maybe_over(self) -> bool:
        if not self.match.over:
            return False
        winner = self.series.finish()
        keep_ahead(self.house, self.party, self.series)
        told = self.show.told if self.show.told is not None and self.show.told.hands else None
        end = telling.of_end(self.party, winner, self.series.wins, self.series.goal, told)
        self.show.tell(end, self.clock())
        self.over, self.calm = True, None
        self.stage.sound.play("win")
        return True

    # -------------------------------------------------------------- computer players
    def _think(self) -> None:
        """Whatever a computer player has to do is done after a fixed moment, which tells nothing."""
        if self.clock() < self._due or self.over:
            return
        if self.calm is not None and self.calm.asked in self.racers:
            seat = self.calm.asked
            assert seat is not None
            reaction = self.racers[seat].react(self.match.view(None), seat, self.rng)
            self.answer(reaction is not None and reaction.move == SLAP)
            return
        told = self.show.told
        if told is not None and told.chooser in self.racers and told.candidates:
            self.choose(max(told.candidates, key=lambda player: self.show.counts[player]))
        elif self._turner() in self.racers:
            self.go_on()

    # -------------------------------------------------------------- time
    def update(self, dt: float) -> None:
        if self.stage.top is self:
            self._think()
        if self.show.update(self.clock()):
            self.stage.redraw()
        turner = self._turner()
        person = turner is not None and self.party.seats[turner].human
        shown = self.over or person
        label = words.TURN_IT
        if self.over:
            label = words.SEE_HOW if self.series.over else words.NEXT_GAME
        if (shown, label) != (self.go.shown, self.go.label):
            self.go.shown, self.go.label = shown, label
            self.stage.redraw()
        self.stand.update(dt)
        self.panel.update(dt)

    def time_out(self) -> None:
        """Lay the pause over the street."""
        from game.scenes.crazy_bullets.time_out import pause_of

        self.stage.push(pause_of(self, ""))

    def read(self) -> None:
        """Open the rulebook at what has just happened."""
        read_rules(self.stage, self.match.options, chapter_for(self.party, self.show.told))

    # -------------------------------------------------------------- picture
    def draw(self, surface: Surface) -> None:
        self.stand.draw(surface, self._paint, bed=False)
        if self.stand.steady:
            self.panel.draw(surface)

    def _paint(self, pen: Pen, picture: Picture) -> None:
        now, show, party = self.clock(), self.show, self.party
        picture.draw_middle(pen.surface, party, show, now)
        if self.calm is not None:
            picture.draw_sealed(pen.surface, party, tuple(self.calm.answers))
        plates = plates_of(party, show, self._note, lambda _: (), True)
        if self.calm is not None and self.calm.asked is not None:
            plates[self.calm.asked] = replace(plates[self.calm.asked], lit=True)
        draw_plates(pen, party, plates)
        if self.calm is None:
            draw_story(pen, party, show)
        else:
            draw_order(pen, party, self.calm.order, self.calm.asked, frozenset(self.calm.answers))
            asked = self._asked()
            if asked is not None:
                draw_ask(pen, party, asked, answer_boxes(self.stand))
        if show.told is not None and show.told.chooser is not None:
            draw_choice(pen, party, show.told)
        foot = show.told.foot if show.told is not None and show.told.foot else words.CALM_FOOT
        draw_bars(pen, Bars(words.CALM, (("", words.CALM_LINE),), foot))

    def _note(self, player: int) -> str:
        calm = self.calm
        if calm is not None:
            if player == calm.asked:
                return words.ANSWERS_NOW
            if player in calm.answers:
                return words.HAS_ANSWERED
            left = [seat for seat in calm.order if seat not in calm.answers]
            if len(left) > 1 and player == left[1]:
                return words.COMES_NEXT
        if self.show.aim is self.party.seats[player].side:
            return words.TURNED_IT
        if self.facts.phase is Phase.SETTLED and self.facts.successor == player:
            return words.TURNS_NEXT
        level = self.party.seats[player].level
        return words.COMPUTER[level] if level is not None else ""


def answer_boxes(stand: Stand) -> tuple[Rect, Rect]:
    """The two large buttons: slap, leave it."""
    plan = stand.plan
    x, y, wide, tall = plan.design.act
    half = (wide - 84 * wide / 608) / 2
    top, high = y + tall * 0.382, tall * 0.5
    left = x + 34 * wide / 608
    return plan.rect((left, top, half, high)), plan.rect((left + half + 16 * wide / 608, top, half, high))
