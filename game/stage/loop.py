"""The loop: drains the queue, hands events to the top scene, lets time go by, draws only what changed.

Nothing that goes wrong in a scene ends the program: it reaches the log, and a scene that keeps failing is left.
"""

import gc
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Protocol, runtime_checkable

import pygame
from pygame.event import Event

from game.stage import draw, stamp, text, words
from game.stage.bell import Bell
from game.stage.input import Action, Press
from game.stage.scene import Scene, Stage
from game.stage.toasts import Tone
from game.stage.widgets.panel import Panel

FRAME = 1 / 60
REST = 0.02
"""Seconds of sleep while nothing moves: cheaper than waiting for events, which pygame does by asking every 1 ms."""
DOZE = 0.2
"""Seconds between two looks at the scenes once nobody has done anything for a while. Events are handed out at once."""
NAP = 0.05
"""Without a bell the loop dozes in naps of so many seconds: so late at most is the first press then."""
AWAY = 0.1
"""The same while neither keyboard nor pointer is at the window: somebody must come back first."""
DROWSY = 2.0
"""Seconds without an event and without a change on the screen after which the loop dozes."""
SLEEP, ASLEEP = 0.5, 10.0
"""The same two for a loop that sleeps; events still wake it at once."""
LONGEST = 0.1
"""A stall counts as no more than this many seconds, so that nothing jumps."""
STEADY = 0.15
"""Seconds after which a new window size counts as settled."""
PATIENCE = 3


@runtime_checkable
class Panelled(Protocol):
    """A scene with widgets."""

    panel: Panel


Caught = Callable[[Exception, str], None]


def log_caught(error: Exception, where: str) -> None:
    """The usual place for errors of scenes: the log."""
    logging.getLogger("game.stage").error("in %s", where, exc_info=error)


class Loop:
    """Drives a stage. `frame` does one round and is all that tests need; `run` does it until the stage quits."""

    def __init__(self, stage: Stage, caught: Caught = log_caught) -> None:
        self.stage = stage
        self.caught = caught
        self.frames_drawn = 0
        self._failures: dict[int, int] = {}
        self._size_age = STEADY
        self._bell = Bell()
        self._dozed = False
        """Whether nothing moved before this round, so that nothing can jump."""
        pygame.font.init()
        pygame.joystick.init()
        pygame.key.stop_text_input()

    # -------------------------------------------------------------- one round
    def frame(self, dt: float, events: Iterable[Event] | None = None) -> bool:
        """One round of `dt` seconds with all waiting events; True if it drew."""
        stage = self.stage
        dt = min(dt, LONGEST + SLEEP if self._dozed else LONGEST)
        for event in pygame.event.get() if events is None else events:
            self._hand(event)
        for press in stage.input.update(dt):
            self._act(press)
        if stage.follow_size():
            self._size_age = 0.0
        elif self._size_age < STEADY:
            self._size_age += dt
            if self._size_age >= STEADY:
                for drawn in (draw, stamp, text):
                    drawn.forget()
                stage.redraw()
        for scene in stage.scenes:
            if scene in stage.scenes:
                self._safely(scene, "update", partial(scene.update, dt))
        if stage.toasts.update(dt):
            stage.redraw()
        if stage.moving:
            stage.redraw()
        if not stage.take_dirty():
            return False
        self._draw()
        return True

    @property
    def size_settled(self) -> bool:
        """Whether the window has kept its size long enough to draw things anew for it."""
        return self._size_age >= STEADY

    def _hand(self, event: Event) -> None:
        stage = self.stage
        event = self._in_pixels(event)
        match event.type:
            case pygame.QUIT | pygame.WINDOWCLOSE:
                if not self._give(event):
                    stage.quit()
                return
            case pygame.WINDOWEXPOSED | pygame.WINDOWSHOWN | pygame.WINDOWRESTORED | pygame.WINDOWFOCUSGAINED:
                stage.redraw()
            case pygame.MOUSEMOTION | pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP:
                stage.pointer = event.pos
            case pygame.WINDOWLEAVE:
                stage.pointer = (-1, -1)
            case _:
                pass
        ring = stage.input.ring
        presses = stage.input.translate(event)
        if ring != stage.input.ring:
            stage.redraw()
        if self._taps_toast(event) or self._give(event):
            return
        for press in presses:
            self._act(press)

    def _taps_toast(self, event: Event) -> bool:
        """Whether it was a click on a note, which goes away; never where milliseconds count."""
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != 1 or self._reflex():
            return False
        tapped = self.stage.toasts.tap(event.pos)
        if tapped:
            self.stage.redraw()
        return tapped

    def _in_pixels(self, event: Event) -> Event:
        if event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            return event
        pos = self.stage.window.to_pixels(event.pos)
        return event if pos == tuple(event.pos) else Event(event.type, {**event.dict, "pos": pos})

    def _give(self, event: Event) -> bool:
        top = self.stage.top
        if top is None:
            return False
        used = self._safely(top, "event", partial(top.event, event))
        if used and not top.waiting_for_reflex:
            self.stage.redraw()  # where milliseconds count the scene itself says what is worth a frame
        return used

    def _act(self, press: Press) -> None:
        stage = self.stage
        top = stage.top
        if top is not None and self._safely(top, "act", partial(top.act, press)):
            stage.redraw()
            return
        if not press.down or press.again:
            return
        match press.action:
            case Action.FULLSCREEN:
                stage.settings.change("fullscreen", not stage.window.fullscreen)
            case Action.MUTE:
                stage.settings.change("muted", not stage.settings.muted)
                muted = stage.settings.muted
                stage.toast(words.MUTED if muted else words.UNMUTED, icon="mute" if muted else "sound")
            case _:
                pass

    def _draw(self) -> None:
        stage = self.stage
        surface = stage.window.surface
        top = stage.top
        for scene in stage.scenes[stage.lowest_seen() :]:
            self._safely(scene, "draw", partial(scene.draw, surface))
        if top is not None:
            self._safely(top, "toast_room", partial(self._place_toasts, top))
        stage.toasts.draw(surface, stage.units, still=stage.settings.reduced_motion)
        stage.window.title = " · ".join(part for part in (top.title if top else "", words.TITLE) if part)
        stage.window.show()
        self.frames_drawn += 1
        if top is not None:
            self._safely(top, "seen", top.seen)

    def _place_toasts(self, top: Scene) -> None:
        """A note covers nothing that the scene on top asks or that can be pressed there."""
        pressed = top.panel.pressed() if isinstance(top, Panelled) else ()
        self.stage.toasts.place(self.stage.units, top.toast_room(), [*top.questions(), *pressed])

    # -------------------------------------------------------------- errors
    def _safely(self, scene: Scene, what: str, call: Callable[[], bool | None]) -> bool:
        """Call into a scene; what it raises goes to `caught`. A scene that fails again and again is left."""
        try:
            return bool(call())
        except Exception as error:
            self.caught(error, f"{type(scene).__name__}.{what}")
            self._failed(scene, error)
            return False

    def _failed(self, scene: Scene, error: Exception) -> None:
        failures = self._failures[id(scene)] = self._failures.get(id(scene), 0) + 1
        self.stage.toast(words.TROUBLE, words.TROUBLE_MORE, Tone.WARN)
        if failures < PATIENCE:
            return
        self._failures.pop(id(scene))
        if len(self.stage.scenes) == 1:
            raise error
        self.stage.pop(scene)

    # -------------------------------------------------------------- until the end
    def run(self) -> None:
        """Until the stage quits: 60 frames a second while something moves, hardly any work while nothing does."""
        gc.freeze()  # what stands now will stay: the collector needn't walk through it in the middle of a flight
        try:
            self._go_round()
        finally:
            gc.unfreeze()

    def _go_round(self) -> None:
        last = stirred = time.perf_counter()
        clock = pygame.time.Clock()
        events: Sequence[Event] | None = None
        while self.stage.running:
            now = time.perf_counter()
            if self._dozed and events:
                self.frame(now - last, ())  # what a press sets going begins with it, not when the loop dozed off
                last, self._dozed = now, False
            if self.frame(now - last, events) or events:
                stirred = now
            last, events = now, None
            dozed, self._dozed = self._dozed, False
            if self._reflex():
                self._watch(last)
            elif self.stage.moving or self.stage.input.holding:
                clock.tick(60)
            elif now - stirred < DROWSY:
                time.sleep(REST)
            else:
                if not dozed:
                    gc.collect()  # 20 ms that nobody misses now
                events, self._dozed = self._doze(DOZE if now - stirred < ASLEEP else SLEEP), True

    def _doze(self, seconds: float) -> Sequence[Event]:
        """Sleep until something comes, and no longer than scenes can do without being asked."""
        until = time.perf_counter() + seconds
        rung = False
        while (left := until - time.perf_counter()) > 0.0:
            if self._bell.hangs and not rung:
                rung = self._bell.wait(left)
                if not rung:
                    break
            else:  # no bell, or one that rang for nothing: not so often, then
                time.sleep(min(left, NAP if self._bell.near else AWAY))
            events = pygame.event.get()
            if events:
                return events
        return ()

    def _reflex(self) -> bool:
        top = self.stage.top
        return top is not None and top.waiting_for_reflex

    def _watch(self, since: float) -> None:
        """Hand out events the moment they come, until the next frame is due."""
        while self.stage.running and self._reflex():
            left = FRAME - (time.perf_counter() - since)
            if left <= 0:
                return
            event = pygame.event.wait(max(1, min(int(left * 1000), 1)))
            if event.type != pygame.NOEVENT:
                self._hand(event)
