"""The scene of every turn-based game: plays the match, shows its steps, turns clicks, drags, keys and pads into moves.

What is shown lags behind the match and always ends exactly at it; offers are live once nothing is left to show.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from pygame import Rect, Surface
from pygame.event import Event

from game.match.match import Match
from game.match.match import Step as Played
from game.rules.core import Move, RuleError
from game.rules.view import View
from game.scenes.house import House
from game.scenes.table import asides, hints, marks
from game.scenes.table.company import Company
from game.scenes.table.computers import Computers
from game.scenes.table.ending import Ending
from game.scenes.table.fingers import Fingers
from game.scenes.table.game import UNTIL_SEEN, Asks, TableGame
from game.scenes.table.head import draw_head, place_buttons, toast_room
from game.scenes.table.host import Call
from game.scenes.table.journal import Journal
from game.scenes.table.peek import Peek
from game.scenes.table.presses import Presses
from game.scenes.table.saving import PATIENCE, Saving
from game.scenes.table.shown import Past, Showing
from game.scenes.table.watch import Watch
from game.scenes.words import table as words
from game.stage import motion
from game.stage.art import Art
from game.stage.faces import ahead
from game.stage.input import Press
from game.stage.motion import Pace
from game.stage.offers import Offer
from game.stage.particles import Particles
from game.stage.scene import Scene, Stage
from game.stage.sprites import NOWHERE, Sprites
from game.stage.steps import Manner, Step, Steps
from game.stage.theme import Kind
from game.stage.widgets import Button, Panel

STEADY = 0.2
"""Seconds of an unchanged size after which faces are drawn ahead for it."""


class Table(Scene):
    """A match on a table. `eyes`: the seat whose view is shown, None for a bystander's.

    `company`: who sits here where there are several seats; None for somebody alone.
    """

    def __init__(
        self, house: House, game: TableGame, match: Match, eyes: int | None, company: Company | None = None
    ) -> None:
        self.house, self.game, self.match, self.eyes, self.company = house, game, match, eyes, company
        self.open_rules: Callable[[], None] | None = None
        self.beside: Scene | None = None
        """A screen of the game over the table, under which computer players go on: votes."""
        self.marked: frozenset[int] = frozenset()
        """The cards of the last move."""
        self.all_open = False
        """Whether every card lies open whose face the view knows: in the replay of a game that is over."""
        self._until_seen = False

    # -------------------------------------------------------------- building
    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.art = Art()
        self.sprites = Sprites(self.art)
        self.particles = Particles()
        self.steps: Steps[Showing] = Steps(self._show, lambda: self.sprites.resting, self._finish)
        self.fingers = Fingers(self)
        self.menu = Button(words.MENU, self.pause_game, kind=Kind.QUIET, left=False)
        self.rules = Button(words.RULES, self.show_rules, kind=Kind.QUIET, left=False)
        self.back = Button(words.UNDO, self.undo, kind=Kind.QUIET, left=False)
        self.help = Button(words.HINT, self.hint, kind=Kind.QUIET, left=False)
        self.head = [self.menu, self.rules, self.back, self.help]
        self.panel = Panel(stage, self.head)
        self.panel.home = self.fingers.home
        self._size_age = 0.0
        self.saving, self.computers, self.peek = Saving(), Computers(self), Peek(self)
        self.journal = Journal(None if self.company is None else self.company.say)
        self.watch = None if self.company is None else Watch(self, self.company)
        self.ending = Ending(self)
        self.presses = Presses(self)
        self.computers.get_ready()
        self.game.sit(self)
        self.open(self.match)
        stage.sound.ambience(self.match.game.id)

    def open(self, match: Match) -> None:
        """Begin with this match, which is shown as it stands; chance that is due moves at once."""
        if match is not self.match:
            self.house.put_down(self.match)
        self.match = match
        self.saving.clear()
        self.computers.cancel()
        self.past = Past(match)
        self.moment = 0
        """How many of the steps since the table was opened have been shown."""
        if self.watch is not None:
            self.watch.open()
            self.journal.begin(match)
        self.ending.open()
        self.view: View[Any]
        self.cut(0)
        self._size_age = 0.0
        self.play_chance()
        self.arrive(PATIENCE)  # nobody has decided anything yet that could be lost
        self.opened_with = match.length
        self.decide()

    def leave(self) -> None:
        self.computers.cancel()
        self.house.put_down(self.match)

    def play_chance(self) -> None:
        """Let chance move where it is due."""
        for step in self.match.settle():
            self.take(step)

    # -------------------------------------------------------------- steps
    def take(self, step: Played) -> None:
        """A move was made: it is shown once it is kept, or after a moment."""
        self.saving.take(step)
        self.arrive(0.0)

    def arrive(self, dt: float) -> None:
        """Queue the steps that may be shown; behind the curtain they wait for whoever lifts it."""
        slow = self.saving.slow
        ready = self.saving.ready(dt)
        if slow != self.saving.slow:
            self.stage.redraw()
        for step in ready:
            self.past.steps.append(step)
            if self.watch is not None and self.watch.takes_over():
                continue
            self._queue(self.past.now - 1)

    def cut(self, moment: int) -> None:
        """Show the table as it was at a moment, at once, with the eyes that look now; what came after follows."""
        self.steps.clear()
        self.particles.clear()
        self.art.forget_wishes()
        self.fingers.forget()
        self.stage.toasts.clear()
        self.peek.covering = False
        self.moment, self.marked, self._until_seen = moment, frozenset(), False
        self.journal.go_back(moment)
        self._put(self.past.view(moment, self.eyes), (), Manner.JUMP)
        for number in range(moment, self.past.now):
            self._queue(number)

    def look_again(self) -> None:
        """Show the same moment with these eyes, or covered."""
        self._put(self.past.view(self.moment, None if self.peek.covering else self.eyes), (), Manner.JUMP)

    def _queue(self, number: int) -> None:
        before, after = (self.past.view(moment, self.eyes) for moment in (number, number + 1))
        beats = self.game.beats(before, self.past.steps[number].events, after)
        for at, beat in enumerate(beats):
            showing = Showing(beat, number, at == len(beats) - 1)
            hold = 0.0 if beat.hold >= UNTIL_SEEN else beat.hold
            self._until_seen = self._until_seen and self.steps.busy
            self.steps.push(Step(partial(_itself, showing), beat.events, hold))

    def _show(self, step: Step[Showing], manner: Manner) -> None:
        showing = step.look()
        self.peek.covering = False
        self.marked = marks.cards_of(self.past.steps[showing.step].events)
        self.journal.write(showing.step, showing.beat.events)
        self.moment = showing.step + (1 if showing.last else 0)
        self._until_seen = showing.beat.hold >= UNTIL_SEEN
        self._put(showing.beat.view, step.events, manner, showing.beat.came_from)

    def _put(
        self, view: View[Any], events: tuple[object, ...], manner: Manner, came_from: Mapping[int, str] = NOWHERE
    ) -> None:
        """Show a view: cards glide to their places in it, or are there at once."""
        self.view = view
        self.game.show(view, events, manner)
        if manner is Manner.JUMP:
            self.sprites.cut(self.game.board(self.stage.units))
        else:
            pace = Pace(motion.Speed.FAST, self.pace.reduced) if manner is Manner.HURRY else self.pace
            self._glide(pace, came_from, "stock")
        self.decide()

    def _glide(self, pace: Pace, came_from: Mapping[int, str] = NOWHERE, origin: str | None = None) -> None:
        board = self.game.board(self.stage.units)
        gone = [card for card in self.sprites.board.poses if card not in board.poses]
        goes_to = self.game.goes_to(gone)
        self.sprites.show(board, came_from=came_from, goes_to=goes_to, origin=origin, pace=pace)

    def relay(self) -> None:
        """Lay the same view out anew: something of the screen alone has changed."""
        self._glide(self.pace)
        self.decide()

    def rearrange(self) -> None:
        """The same while somebody may be choosing: what is picked stays picked."""
        self._glide(self.pace)
        self.decide_again()

    def took_back(self) -> None:
        """The match has gone back: show how it stands now."""
        self.past.took_back(self.match)
        self.moment = min(self.moment, self.past.now)
        self.journal.go_back(self.moment)
        self.ending.open()
        self.marked = frozenset()
        if self.watch is not None:
            self.watch.took_back()
        self._put(self.past.view(self.moment, self.eyes), (), Manner.PLAY)

    def _finish(self) -> None:
        self.sprites.finish()
        self.particles.clear()

    # -------------------------------------------------------------- how things stand
    @property
    def pace(self) -> Pace:
        """Speed and reduced motion as the settings say now."""
        settings = self.stage.settings
        return Pace(motion.Speed[settings.speed.name], settings.reduced_motion)

    @property
    def waiting(self) -> bool:
        """Whether all is shown and a decision can be made."""
        return self.steps.left == 0 and not self.saving.waiting

    @property
    def at_rest(self) -> bool:
        """Whether all is shown and has been seen: nothing moves or is held."""
        return self.waiting and not self.steps.busy and self.sprites.resting

    @property
    def stays(self) -> bool:
        """Whether what is shown stays until somebody says that they have seen it."""
        return self._until_seen and self.steps.busy and self.pace.speed is not motion.Speed.OFF

    @property
    def may_decide(self) -> bool:
        """Whether those who look may decide now."""
        looking = self.watch is not None and self.watch.looking_in is not None
        return self.waiting and not self.peek.covering and not looking

    @property
    def shared(self) -> bool:
        """Whether several people share the screen."""
        return self.company is not None and self.company.shared

    @property
    def near(self) -> int:
        """The seat to be drawn at the near side."""
        return self.watch.near if self.watch is not None else self.eyes or 0

    # -------------------------------------------------------------- deciding
    def decide(self) -> None:
        """Offer what can be done now, and place everything that can be pressed."""
        self.fingers.offer(self.game.offers() if self.may_decide else ())
        self.decide_again()

    def decide_again(self) -> None:
        """The same decision with other cards picked: place everything that can be pressed anew."""
        own = [*self.peek.widgets(), *self.game.widgets()]
        self.game.place(self.stage.units, self.sprites.board)
        self.fingers.refresh([*self.head, *own])
        self.stage.redraw()

    def make(self, offer: Offer) -> None:
        """Carry out what was chosen."""
        if self.game.do(offer.move):
            self.relay()
            return
        if self.eyes is None:
            return
        try:
            self.make_for(self.eyes, offer.move)
        except RuleError as error:
            self.stage.refuse(str(error))
            self.decide()
            return
        self.fingers.offer(())
        self.steps.update(0.0, self.pace)
        self.stage.redraw()

    def make_for(self, seat: int, move: Move) -> None:
        """Make a move for a seat, whoever looks. Raises RuleError."""
        self.take(self.match.play(seat, move))
        self.play_chance()

    def look_in(self, seat: int, call: Call) -> None:
        """Let somebody look at what is theirs, behind a curtain and without deciding; `look_away` ends it."""
        if self.watch is not None:
            self.watch.look_in(seat, call)

    def look_away(self) -> None:
        """Back to what all may see."""
        if self.watch is not None:
            self.watch.look_away()

    def hurry(self) -> bool:
        """A click or Enter: what is being shown or waited for comes now. False if nobody waits for anything."""
        if self.stays:
            self._until_seen = not self.sprites.resting
            self.sprites.finish()
            return True
        if not self.waiting:
            self.steps.hurry()
            return True
        if not self.computers.hurry() and (self.watch is None or not self.watch.hurry()):
            return False
        self.steps.hurry()
        return True

    # -------------------------------------------------------------- beside playing
    def undo(self) -> None:
        """Take back the last thing that these eyes decided."""
        asides.undo(self)

    def redo(self) -> None:
        """Do again what was taken back last."""
        asides.redo(self)

    def hint(self) -> None:
        """Say what a sensible player would do, and why; nothing is done."""
        asides.hint(self)

    def show_rules(self) -> None:
        """Open the rulebook over the table."""
        if self.open_rules is not None:
            self.open_rules()

    def pause_game(self) -> None:
        """Time out."""
        asides.pause_game(self)

    # -------------------------------------------------------------- the stage's calls
    def event(self, event: Event) -> bool:
        return self.presses.event(event) or self.fingers.event(event)

    def act(self, press: Press) -> bool:
        return self.presses.act(press)

    def pause(self) -> None:
        self.fingers.let_go()
        self.panel.let_go()

    def resume(self) -> None:
        self.stage.sound.ambience(self.match.game.id)

    def resized(self, size: tuple[int, int]) -> None:
        self._size_age = 0.0
        self.art.resized()
        self.art.forget_wishes()
        self.sprites.resize(self.game.board(self.stage.units))
        place_buttons(self.stage.units, self.head)
        self.fingers.offer_again(self.game.offers() if self.may_decide else ())
        self.decide_again()

    def toast_room(self) -> Rect:
        return toast_room(self.stage.units, self.panel.widgets)

    def questions(self) -> Sequence[Rect]:
        return self.game.questions() if isinstance(self.game, Asks) else ()

    def update(self, dt: float) -> None:
        self.sprites.pace = self.pace
        self.presses.update()
        before = self._size_age
        self._size_age += dt
        if before < STEADY <= self._size_age:
            for width, faces in self.game.faces().items():
                ahead(self.art, list(faces), width)
        self.arrive(dt)
        if self.stage.top is self and not self.stays:
            self.steps.update(dt, self.pace)
        self._sit(dt)
        self.art.update(dt, busy=not self.sprites.resting)
        self.particles.update(dt)
        self.fingers.update(dt)
        flew = not self.sprites.resting  # the last frame of a flight is the one in which all lies still
        if self.sprites.update(dt) or self.game.update(dt) or flew or self.art.resizing:
            self.stage.redraw()
        self.panel.update(dt)

    def _sit(self, dt: float) -> None:
        """Whoever sits here does what is theirs."""
        self.computers.update(dt)
        hints.mark(self)
        if self.watch is not None:
            self.watch.update(dt)
            self.ending.update(dt)

    @property
    def moving(self) -> bool:
        flies = not self.sprites.resting or self.particles.busy or self.panel.moving
        return flies or (self.steps.busy and not self.stays)

    @property
    def title(self) -> str:
        return self.game.title

    # -------------------------------------------------------------- picture
    def draw(self, surface: Surface) -> None:
        units = self.stage.units
        self.game.paint_under(surface)
        self.fingers.mark()
        self.sprites.draw(surface)
        self.game.paint_over(surface)
        self.particles.draw(surface)
        across, down = self.particles.shake()
        if (across or down) and not self.stage.settings.reduced_motion:
            surface.scroll(across, down)
        marks.draw_marks(surface, self)
        lead, more = self.game.lead()
        lead = self.peek.line or lead
        more = words.SAVING if self.saving.slow else words.HINTING if self.computers.advising else more
        draw_head(surface, units, self.game.title, lead, more, self.head[-1].rect.left)
        self.panel.draw(surface)


def _itself(showing: Showing) -> Showing:
    return showing
