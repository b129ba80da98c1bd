"""What a screen is, and what every screen gets: window, sizes, settings, sound, the stack, toasts and dialogs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.stage import words
from game.stage.input import Action, Input, Press
from game.stage.settings import Settings
from game.stage.toasts import Toasts, Tone
from game.stage.units import Units
from game.stage.window import GameWindow


class Sound(Protocol):
    """The sound room as the stage sees it."""

    def play(self, name: str, volume: float = 1.0) -> None:
        """Play one of the sounds by its name."""

    def ambience(self, name: str | None) -> None:
        """Let a quiet loop sound from now on; None for silence."""


class Silence:
    """The sound room where nothing can or should be heard."""

    def play(self, name: str, volume: float = 1.0) -> None:
        """Nothing is heard."""

    def ambience(self, name: str | None) -> None:
        """Nothing is heard."""


class Controls(Protocol):
    """What can be pressed on a screen, as the screen sees it: a panel of widgets."""

    def event(self, event: Event) -> bool:
        """A raw event; True if it did something."""

    def act(self, press: Press) -> bool:
        """An action by key or pad; True if it did something."""

    def update(self, dt: float) -> None:
        """`dt` seconds have gone by."""

    def let_go(self) -> None:
        """Another screen came on top."""

    @property
    def moving(self) -> bool:
        """Whether any of it changes by itself."""


class Scene:
    """One screen. Every method may be left as it is; `self.stage` is there from `enter` on."""

    stage: Stage
    controls: Controls | None = None
    """Gets events, presses and time where the scene doesn't say otherwise; the scenes below then hear nothing."""
    closed_by: tuple[Action, ...] = (Action.MENU,)
    """What takes a scene with controls away, beside its buttons."""
    closed_beside: Rect | None = None
    """Where a scene lies that a click beside it takes away, too; None for nowhere."""
    covers: bool = True
    """Whether nothing of the scenes below is seen."""
    waiting_for_reflex: bool = False
    """Whether milliseconds count now: the loop then waits for events instead of sleeping."""

    def enter(self, stage: Stage) -> None:
        """The scene lies on the stack for the first time; sizes are known."""
        self.stage = stage

    def leave(self) -> None:
        """The scene was taken off the stack."""

    def pause(self) -> None:
        """Another scene came on top: let go of drags and presses."""
        if self.controls is not None:
            self.controls.let_go()

    def resume(self) -> None:
        """The scene is on top again."""

    def event(self, event: Event) -> bool:
        """A raw event; True if it did something here and goes no further."""
        clicked = event.type == pygame.MOUSEBUTTONDOWN and event.button in (1, 3)
        if clicked and self.closed_beside is not None and not self.closed_beside.collidepoint(event.pos):
            self.close()
            return True
        return self.controls is not None and self.controls.event(event)

    def act(self, press: Press) -> bool:
        """An action by key or pad that no raw event handler took; True if it did something here."""
        if self.controls is None or self.controls.act(press):
            return self.controls is not None
        if press.down and not press.again and press.action in self.closed_by:
            self.close()
        return press.action not in (Action.FULLSCREEN, Action.MUTE)

    def close(self) -> None:
        """Back to where it was opened."""
        if self.controls is not None:
            self.controls.let_go()
        self.stage.pop(self)

    def update(self, dt: float) -> None:
        """`dt` seconds have gone by."""
        if self.controls is not None:
            self.controls.update(dt)

    def draw(self, surface: Surface) -> None:
        """Draw all of it; changes nothing else."""

    def seen(self) -> None:
        """What was drawn last is on the screen from now on; asked of the top scene alone."""

    def resized(self, size: tuple[int, int]) -> None:
        """The window or the text size changed: lay out anew."""

    def toast_room(self) -> Rect | None:
        """Where notes hang while this scene is on top if they can, in pixels; None: they stand at the lower edge."""
        return None

    def questions(self) -> Sequence[Rect]:
        """Where a question stands that no note may cover, in pixels, beside what can be pressed."""
        return ()

    @property
    def moving(self) -> bool:
        """Whether something moves, so that frames must follow one another."""
        return self.controls is not None and self.controls.moving

    @property
    def title(self) -> str:
        """Words for the title bar, without anything hidden; "" for the program's name alone."""
        return ""


class Stage:
    """What scenes get. Holds the stack; the loop drives it."""

    def __init__(self, window: GameWindow, settings: Settings, sound: Sound | None = None) -> None:
        self.window = window
        self.settings = settings
        self.sound: Sound = sound or Silence()
        self.input = Input(settings)
        self.units = Units(window.size, settings.text_size)
        self.toasts = Toasts()
        self.running = True
        self.pointer = (-1, -1)
        """Where the mouse is, in pixels; far away if it left the window."""
        self._stack: list[Scene] = []
        self._dirty = True
        settings.listeners.append(self._setting_changed)

    # -------------------------------------------------------------- stack
    @property
    def scenes(self) -> Sequence[Scene]:
        """The stack, lowest first."""
        return tuple(self._stack)

    @property
    def top(self) -> Scene | None:
        """The scene that gets the events."""
        return self._stack[-1] if self._stack else None

    def push(self, scene: Scene) -> None:
        """Lay a scene on top."""
        if self._stack:
            self._stack[-1].pause()
        self._stack.append(scene)
        self._start(scene)

    def pop(self, scene: Scene | None = None) -> None:
        """Take the top scene off (or this one, wherever it lies). The last one stays: use `quit`."""
        gone = scene or self.top
        if gone is None or gone not in self._stack or len(self._stack) == 1:
            return
        was_top = gone is self.top
        self._stack.remove(gone)
        self._end(gone)
        if was_top:
            self._stack[-1].resume()
        self.redraw()

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the top one."""
        if self._stack:
            self._end(self._stack.pop())
        self._stack.append(scene)
        self._start(scene)

    def reset_to(self, scene: Scene) -> None:
        """Clear the stack and begin with this scene."""
        while self._stack:
            self._end(self._stack.pop())
        self._stack.append(scene)
        self._start(scene)

    def back_to_first(self) -> None:
        """Take off all but the lowest scene."""
        while len(self._stack) > 1:
            self.pop()

    def _end(self, scene: Scene) -> None:
        scene.leave()
        self.toasts.end_with(scene)

    def _start(self, scene: Scene) -> None:
        scene.enter(self)
        scene.resized(self.units.size)
        self.redraw()

    # -------------------------------------------------------------- asked by scenes
    @property
    def bounds(self) -> Rect:
        """The whole window in pixels."""
        return self.units.bounds

    def redraw(self) -> None:
        """Something changed: draw at the next frame."""
        self._dirty = True

    def toast(
        self, text: str, sub: str = "", tone: Tone = Tone.NOTE, icon: str | None = None, of: Scene | None = None
    ) -> None:
        """Say something that goes away by itself, or with the screen `of`; the same words twice only stay longer."""
        self.toasts.say(text, sub, tone, icon, of)
        self.redraw()

    def refuse(self, reason: str) -> None:
        """Say why something can't be done now; it is no longer said once the screen has been left."""
        self.toast(words.NOT_NOW, reason, Tone.WARN, of=self.top)
        self.sound.play("refuse")

    def quit(self) -> None:
        """End the program after this frame."""
        self.running = False

    # -------------------------------------------------------------- asked by the loop
    def take_dirty(self) -> bool:
        """Whether something changed since the last time this was asked."""
        was, self._dirty = self._dirty, False
        return was

    @property
    def moving(self) -> bool:
        """Whether anything that is seen moves."""
        return any(scene.moving for scene in self._stack[self.lowest_seen() :]) or self.toasts.moving

    def lowest_seen(self) -> int:
        """The place in the stack from which on scenes are drawn."""
        for at in range(len(self._stack) - 1, -1, -1):
            if self._stack[at].covers:
                return at
        return 0

    def follow_size(self) -> bool:
        """Take over the window's size and the text size; True if one of them changed."""
        size = self.window.size
        if size == self.units.size and self.settings.text_size == self.units.text_size:
            return False
        self.units = Units(size, self.settings.text_size)
        for scene in self._stack:
            scene.resized(size)
        self.redraw()
        return True

    def _setting_changed(self, name: str, value: object) -> None:
        if name == "fullscreen":
            self.window.fullscreen = bool(value)
        self.redraw()


SceneMaker = Callable[[], Scene]
