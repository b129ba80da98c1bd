"""Keys and pads at joining: who takes a seat with them, who tries one, who moves or gets up."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
from pygame.event import Event

from game.scenes.crazy_bullets.sides import CLOCKWISE, STEP, Side
from game.scenes.joining.chairs import may_be_taken
from game.scenes.words import joining as words
from game.stage.toasts import Tone

if TYPE_CHECKING:
    from game.scenes.joining.scene import Joining

START_BUTTON = 7


class Hands:
    """Handles what is pressed for a joining scene."""

    def __init__(self, joining: Joining) -> None:
        self.joining = joining

    def key_down(self, event: Event, now: float) -> bool:
        """A key went down; True if it is used up."""
        scancode = int(event.scancode)
        if self.joining.typing():
            return self.joining.panel.event(event)
        if self._shifted(event, scancode):
            return True
        if scancode == pygame.KSCAN_DELETE:
            return self._delete()
        if not may_be_taken(scancode):
            if scancode in (pygame.KSCAN_LSHIFT, pygame.KSCAN_RSHIFT) or self.joining.panel.event(event):
                return True
            steers = self.joining.stage.input.translate(event)
            if not steers:
                self._warn(words.NOT_THAT_KEY, words.NOT_THAT_KEY_MORE)
                return True
            return False
        self._players_key(scancode, now)
        return True

    def _players_key(self, scancode: int, now: float) -> None:
        """Any other key: somebody's own, a new one for somebody, or one that takes a seat."""
        if self.joining.check.press(scancode, self.joining.chairs.keys, now):
            self.joining.say_deal()
            self.joining.stage.redraw()
            return
        owner = self.joining.chairs.owner(scancode)
        if self.joining.rekey is not None and (owner is None or owner is self.joining.rekey):
            side, self.joining.rekey = self.joining.rekey, None
            self.joining.chairs.give_key(side, scancode)
            self.joining.check.again()
            self.joining.stage.sound.play("confirm")
            self.joining.refill()
        elif owner is not None:
            self.joining.stage.sound.play("tick")
            self.joining.say_deal()
        else:
            self._sit_with(scancode)
        self.joining.stage.redraw()

    def _sit_with(self, scancode: int) -> None:
        if self.joining.kept is not None:
            self._sat(self.joining.chairs.take_again(scancode))
            return
        chairs, people = self.joining.chairs, self.joining.house.store.people
        person = next((each for each in people if scancode in each.keys), None)
        if person is not None and chairs.free:
            chairs.correct(person, people)
        self._sat(chairs.take_key(scancode, person, people))

    def _sat(self, side: Side | None) -> None:
        """Somebody has taken a seat, or found none."""
        if side is not None:
            self.joining.sat()
        elif self.joining.kept is not None:
            self._warn(words.ALL_HAVE, words.ALL_HAVE_MORE)
        else:
            self._warn(words.FULL, words.FULL_MORE)

    def _warn(self, line: str, more: str) -> None:
        self.joining.stage.toast(line, more, Tone.WARN, of=self.joining)

    def _shifted(self, event: Event, scancode: int) -> bool:
        """Shift and an arrow move whoever has the focus to that side."""
        ways = {
            pygame.KSCAN_LEFT: (-1, 0),
            pygame.KSCAN_RIGHT: (1, 0),
            pygame.KSCAN_UP: (0, -1),
            pygame.KSCAN_DOWN: (0, 1),
        }
        here = self._focused_side()
        if not event.mod & pygame.KMOD_SHIFT or scancode not in ways or here is None:
            return False
        there = next(side for side in CLOCKWISE if STEP[side] == ways[scancode])
        self.joining.move(here, there)
        return True

    def _focused_side(self) -> Side | None:
        focus = self.joining.panel.focus
        return next((side for side, place in self.joining.places.items() if focus in place.widgets), None)

    def _delete(self) -> bool:
        side = self._focused_side()
        if side is not None and side in self.joining.chairs.by_side and self.joining.kept is None:
            self.joining.get_up(side)
        return True

    def pad_down(self, event: Event) -> bool:
        """A button of a pad went down; True if it is used up."""
        instance = event.instance_id
        seated = any(chair.pad == instance for chair in self.joining.chairs.by_side.values())
        if not seated:
            chairs = self.joining.chairs
            fresh = self.joining.kept is None
            people = self.joining.house.store.people
            side = self._orphan(instance)
            side = side or (chairs.take_pad(instance, people) if fresh else chairs.take_pad_again(instance))
            self._sat(side)
            return True
        self.joining.looks.pads_down.add(instance)
        self.joining.stage.redraw()
        if event.button == START_BUTTON:
            self.joining.start()
            return True
        # a pad steers once its cross was used; before that its buttons only try the seat
        return not (
            self.joining.stage.input.ring and self.joining.stage.input.pad_used and self.joining.panel.focus is not None
        )

    def _orphan(self, instance: int) -> Side | None:
        """A seat whose pad was pulled out is taken over by the next one."""
        here = set(self.joining.stage.input.pads)
        for side, chair in self.joining.chairs.by_side.items():
            if chair.pad is not None and here and chair.pad not in here:
                self.joining.chairs.pads[self.joining.chairs.pad_number(chair.pad) - 1] = instance
                self.joining.chairs.put(side, replace(chair, pad=instance))
                return side
        return None
