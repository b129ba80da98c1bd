"""The scene of every turn-based game: plays the match, shows its steps, turns clicks, drags, keys and pads into moves.

What is shown lags behind the match and always ends exactly at it; offers are live once nothing is left to show.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pygame
from pygame import Surface
from pygame.event import Event

from game.match.match import Match
from game.match.match import Step as Played
from game.rules.core import RuleError
from game.rules.view import View
from game.scenes.house import House
from game.scenes.pause import Pause, PauseEntry, back_entry, options_entry
from game.scenes.table.company import Company
from game.scenes.table.fingers import Fingers
from game.scenes.table.game import Beat, TableGame
from game.scenes.table.head import draw_head, place_buttons
from game.scenes.words import pause as pause_words
from game.scenes.words import table as words
from game.stage import motion
from game.stage.art import Art
from game.stage.faces import ahead
from game.stage.input import Action, Press
from game.stage.motion import Pace
from game.stage.offers import Offer
from game.stage.particles import Particles
from game.stage.scene import Scene, Stage
from game.stage.sprites import Sprites
from game.stage.steps import Manner, Step, Steps
from game.stage.theme import Kind
from game.stage.toasts import Tone
from game.stage.widgets import Button, Panel

STEADY = 0.2
"""Seconds of an unchanged size after which faces are drawn ahead for it."""
HINTED = 6.0
"""Seconds for which a hint stays marked."""


class Table(Scene):
    """A match on a table. `eyes`: the seat whose view is shown, None for a bystander’s. `company`: who sits here,
    None for somebody alone."""

    def __init__(
        self, house: House, game: TableGame, match: Match, eyes: int | None, company: Company | None = None
    ) -> None:
        self.house, self.game, self.match, self.eyes, self.company = house, game, match, eyes, company
        self.open_rules: Callable[[], None] | None = None

    # -------------------------------------------------------------- building
    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.art = Art()
        self.sprites = Sprites(self.art)
        self.particles = Particles()
        self.steps: Steps[Beat] = Steps(self._show, self._resting, self._finish)
        self.fingers = Fingers(self)
        self.menu = Button(words.MENU, self.pause_game, kind=Kind.QUIET, left=False)
        self.rules = Button(words.RULES, self.show_rules, kind=Kind.QUIET, left=False)
        self.back = Button(words.UNDO, self.undo, kind=Kind.QUIET, left=False)
        self.help = Button(words.HINT, self.hint, kind=Kind.QUIET, left=False)
        self.head = [self.menu, self.rules, self.back, self.help]
        self.panel = Panel(stage, self.head)
        self._size_age, self._hinted = 0.0, 0.0
        self._ring_seen = False
        self.game.sit(self)
        self.open(self.match)

    def open(self, match: Match) -> None:
        """Begin with this match, which is shown as it stands; chance that is due moves at once."""
        self.match = match
        self.steps.clear()
        self.particles.clear()
        self.art.forget_wishes()
        self.view: View[Any] = match.view(self.eyes)
        self._queued = self.view
        self.game.show(self.view, (), Manner.JUMP)
        self.sprites.cut(self.game.board(self.stage.units))
        self._size_age = 0.0
        self._play_chance()
        self.decide()

    def _play_chance(self) -> None:
        for step in self.match.settle():
            self._queue(step)

    # -------------------------------------------------------------- steps
    def _queue(self, step: Played) -> None:
        after = step.views[self.eyes]
        for beat in self.game.beats(self._queued, step.events, after):
            self.steps.push(Step(partial(_itself, beat), beat.events, beat.hold))
        self._queued = after

    def _show(self, step: Step[Beat], manner: Manner) -> None:
        self._put(step.look().view, step.events, manner)

    def _put(self, view: View[Any], events: tuple[object, ...], manner: Manner) -> None:
        """Show a view: cards glide to their places in it, or are there at once."""
        self.view = view
        self.game.show(view, events, manner)
        board = self.game.board(self.stage.units)
        if manner is Manner.JUMP:
            self.sprites.cut(board)
        else:
            gone = [card for card in self.sprites.board.poses if card not in board.poses]
            pace = Pace(motion.Speed.FAST, self.pace.reduced) if manner is Manner.HURRY else self.pace
            self.sprites.show(board, goes_to=self.game.goes_to(gone), origin="stock", pace=pace)
        self.decide()

    def relay(self) -> None:
        """Lay the same view out anew: something of the screen alone has changed."""
        board = self.game.board(self.stage.units)
        gone = [card for card in self.sprites.board.poses if card not in board.poses]
        self.sprites.show(board, goes_to=self.game.goes_to(gone), pace=self.pace)
        self.decide()

    def _resting(self) -> bool:
        return self.sprites.resting

    def _finish(self) -> None:
        self.sprites.finish()
        self.particles.clear()

    @property
    def pace(self) -> Pace:
        """Speed and reduced motion as the settings say now."""
        settings = self.stage.settings
        return Pace(motion.Speed[settings.speed.name], settings.reduced_motion)

    @property
    def waiting(self) -> bool:
        """Whether all is shown and a decision can be made."""
        return self.steps.left == 0

    # -------------------------------------------------------------- deciding
    def decide(self) -> None:
        """Offer what can be done now, and place everything that can be pressed."""
        self._hinted = 0.0
        self.fingers.offer(self.game.offers() if self.waiting else ())
        self.decide_again()

    def decide_again(self) -> None:
        """The same decision with other cards picked: place everything that can be pressed anew."""
        own = list(self.game.widgets())
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
            step = self.match.play(self.eyes, offer.move)
        except RuleError as error:
            self.stage.refuse(str(error))
            self.decide()
            return
        self._queue(step)
        self._play_chance()
        self.fingers.offer(())
        self.steps.update(0.0, self.pace)
        self.stage.redraw()

    # -------------------------------------------------------------- back, forward, hint, pause
    def undo(self) -> None:
        """Take back the last thing that these eyes decided."""
        self.steps.jump()
        self.fingers.drop_all()
        if self.game.step_back():
            self.stage.sound.play("slide")
            self.relay()
            return
        if self.eyes is None:
            return
        why = self.match.why_no_undo(self.eyes)
        if why is not None:
            self.stage.refuse(why)
            return
        turned = self.match.undo(self.eyes)
        self._queued = self.match.view(self.eyes)
        self.stage.sound.play("slide")
        self._put(self._queued, (), Manner.PLAY)
        if turned:
            self.stage.toast(words.PRACTICE, words.PRACTICE_MORE, Tone.NOTE, "undo")

    def redo(self) -> None:
        """Do again what was taken back last."""
        self.steps.jump()
        self.fingers.drop_all()
        if self.game.step_forward():
            self.stage.sound.play("slide")
            self.relay()
            return
        if not self.match.can_redo:
            self.stage.refuse(words.NOTHING_TO_REDO)
            return
        for step in self.match.redo():
            self._queue(step)

    def hint(self) -> None:
        """Say what a sensible player would do, and why; nothing is done."""
        self.steps.jump()
        hint = self.game.hint()
        if hint is None:
            self.stage.refuse(words.NO_HINT)
            return
        self.stage.toast(hint.title, hint.reason, Tone.NOTE, "hint")
        self._hinted = HINTED
        self.fingers.hinted = frozenset(hint.cards)

    def show_rules(self) -> None:
        """Open the rulebook over the table."""
        if self.open_rules is not None:
            self.open_rules()

    def pause_game(self) -> None:
        """Time out."""
        entries: list[PauseEntry] = []
        if self.open_rules is not None:
            open_rules = self.open_rules
            entries.append(
                PauseEntry(pause_words.RULES, "book", lambda stage: open_rules(), Action.HELP, over=True),
            )
        entries += [*self.game.pause_entries(), options_entry(self.house), back_entry()]
        self.stage.push(Pause(self.house, self.game.pause_line(), entries))

    # -------------------------------------------------------------- the stage's calls
    def event(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and not self.fingers.carrying:
            offer = self.game.keys().get(int(event.scancode))
            if offer is not None:
                self._by_key(offer)
                return True
        return self.fingers.event(event)

    def _by_key(self, offer: Offer) -> None:
        if not self.waiting:
            self.steps.hurry()
            return
        self.stage.input.ring = True
        self.make(offer)

    def act(self, press: Press) -> bool:
        if not press.down:
            return False
        if press.action is Action.CONFIRM and not press.again and self._swallow():
            return True
        if self.panel.act(press):
            return True
        if press.again:
            return False
        match press.action:
            case Action.BACK | Action.MENU:
                if press.action is Action.MENU or not self.fingers.drop_all():
                    self.pause_game()
            case Action.HELP:
                self.show_rules()
            case Action.UNDO:
                self.undo()
            case Action.REDO:
                self.redo()
            case Action.HINT:
                self.hint()
            case _:
                return False
        return True

    def _swallow(self) -> bool:
        """A press of Enter hurries what is being shown; and it never chooses something that had no ring before."""
        if not self.waiting:
            self.steps.hurry()
            return True
        seen, self._ring_seen = self._ring_seen, True
        return not seen

    def pause(self) -> None:
        self.fingers.drop_all()
        self.panel.let_go()

    def resume(self) -> None:
        self.stage.sound.ambience(self.match.game.id)

    def resized(self, size: tuple[int, int]) -> None:
        self._size_age = 0.0
        self.art.resized()
        self.art.forget_wishes()
        self.sprites.resize(self.game.board(self.stage.units))
        place_buttons(self.stage.units, self.head)
        self.fingers.drop_all()
        self.decide()

    def update(self, dt: float) -> None:
        self.sprites.pace = self.pace
        self._ring_seen = self.stage.input.ring
        before = self._size_age
        self._size_age += dt
        if before < STEADY <= self._size_age:
            for width, faces in self.game.faces().items():
                ahead(self.art, list(faces), width)
        if self.stage.top is self:
            self.steps.update(dt, self.pace)
        self.art.update(dt, busy=not self.sprites.resting)
        self.particles.update(dt)
        self.fingers.update(dt)
        if self.sprites.update(dt) or self.game.update(dt) or self.art.resizing:
            self.stage.redraw()
        if self._hinted > 0.0:
            self._hinted -= dt
            if self._hinted <= 0.0:
                self.fingers.hinted = frozenset()
        self.panel.update(dt)

    @property
    def moving(self) -> bool:
        return self.steps.busy or not self.sprites.resting or self.particles.busy or self.panel.moving

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
        lead, more = self.game.lead()
        draw_head(surface, units, self.game.title, lead, more, self.head[-1].rect.left)
        self.panel.draw(surface)


def _itself(beat: Beat) -> Beat:
    return beat
