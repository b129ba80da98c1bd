"""A stage without a screen: real events are posted, frames are driven one by one."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from game.stage.input import Press
from game.stage.loop import Loop
from game.stage.scene import Scene, Stage
from game.stage.settings import Settings
from game.stage.widgets import Panel, Widget
from game.stage.window import GameWindow

FRAME = 1 / 60


class Heard:
    """A sound room that only notes what it should play."""

    def __init__(self) -> None:
        self.played: list[str] = []
        self.now: str | None = None

    def play(self, name: str, volume: float = 1.0) -> None:
        self.played.append(name)

    def ambience(self, name: str | None) -> None:
        self.now = name


class Bench(Scene):
    """A scene with a panel and nothing else."""

    def __init__(self, *widgets: Widget) -> None:
        self.given = widgets
        self.unused: list[Press] = []

    def enter(self, stage: Stage) -> None:
        super().enter(stage)
        self.panel = Panel(stage, self.given)

    def event(self, event: Event) -> bool:
        return self.panel.event(event)

    def act(self, press: Press) -> bool:
        if self.panel.act(press):
            return True
        self.unused.append(press)
        return False

    def pause(self) -> None:
        self.panel.let_go()

    def update(self, dt: float) -> None:
        self.panel.update(dt)

    @property
    def moving(self) -> bool:
        return self.panel.moving

    def draw(self, surface: Surface) -> None:
        surface.fill("#3D2515")
        self.panel.draw(surface)


OPEN: list[Room] = []
"""Rooms whose windows aren't closed yet. One that is closed late takes the focus from the window of another test."""


def close_all() -> None:
    """Close the windows that are still open."""
    for room in tuple(OPEN):
        Room.close(room)


class Room:
    """Everything that a test of the stage needs."""

    def __init__(self, size: tuple[int, int] = (1280, 720)) -> None:
        self.window = GameWindow("Test", size)
        OPEN.append(self)
        self.settings = Settings()
        self.sound = Heard()
        self.stage = Stage(self.window, self.settings, self.sound)
        self.caught: list[tuple[Exception, str]] = []
        self.loop = Loop(self.stage, lambda error, where: self.caught.append((error, where)))
        pygame.event.clear()

    def show(self, *widgets: Widget) -> Bench:
        """A bench with these widgets on the stack, drawn once."""
        bench = Bench(*widgets)
        self.stage.push(bench)
        self.frames(1)
        return bench

    def post(self, kind: int, **fields: object) -> None:
        """Post a real event and drive a frame."""
        pygame.event.post(Event(kind, fields))
        self.frames(1)

    def frames(self, count: int = 1, dt: float = FRAME) -> None:
        for _ in range(count):
            self.loop.frame(dt)

    def move(self, pos: tuple[int, int]) -> None:
        self.post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)

    def down(self, pos: tuple[int, int], button: int = 1) -> None:
        self.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, touch=False)

    def up(self, pos: tuple[int, int], button: int = 1) -> None:
        self.post(pygame.MOUSEBUTTONUP, pos=pos, button=button, touch=False)

    def click(self, where: tuple[int, int] | Rect | Widget) -> None:
        spot = where.seen.center if isinstance(where, Widget) else where.center if isinstance(where, Rect) else where
        self.move(spot)
        self.down(spot)
        self.up(spot)

    def wheel(self, pos: tuple[int, int], lines: int) -> None:
        self.move(pos)
        self.post(pygame.MOUSEWHEEL, x=0, y=lines, precise_x=0.0, precise_y=float(lines), flipped=False)

    def key(self, key: int, scancode: int, mod: int = 0, text: str = "") -> None:
        """A key goes down and up."""
        self.post(pygame.KEYDOWN, key=key, scancode=scancode, mod=mod, unicode=text)
        self.post(pygame.KEYUP, key=key, scancode=scancode, mod=mod, unicode=text)

    def press(self, name: str, mod: int = 0) -> None:
        """A key by the end of its pygame name: "RETURN", "LEFT", "q"."""
        code = vars(pygame)[f"K_{name}"]
        self.key(code, vars(pygame)[f"KSCAN_{name.upper()}"], mod)

    def write(self, words: str) -> None:
        for sign in words:
            self.post(pygame.TEXTINPUT, text=sign)

    def pad(self, button: int, instance: int = 3) -> None:
        """A button of a pad goes down and up."""
        self.post(pygame.JOYBUTTONDOWN, button=button, instance_id=instance, joy=0)
        self.post(pygame.JOYBUTTONUP, button=button, instance_id=instance, joy=0)

    def hat(self, x: int, y: int, instance: int = 3) -> None:
        """The cross of a pad is pushed and let go."""
        self.post(pygame.JOYHATMOTION, hat=0, value=(x, y), instance_id=instance, joy=0)
        self.post(pygame.JOYHATMOTION, hat=0, value=(0, 0), instance_id=instance, joy=0)

    def picture(self) -> bytes:
        """What is on the screen, to be compared."""
        self.stage.redraw()
        self.frames(1, 0.0)
        return pygame.image.tobytes(self.window.surface, "RGB")

    def close(self) -> None:
        if self not in OPEN:
            return
        OPEN.remove(self)
        pygame.key.set_repeat()
        pygame.event.clear()
        self.window.close()
