"""The whole house without a screen, for pictures: real scenes on a real stage, posted events, frames one by one."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random

import pygame
from pygame import Surface
from pygame.event import Event

from game.match.match import Match, Sitter
from game.rules import GAMES
from game.rules.core import draw_options, random_move
from game.scenes.house import House
from game.scenes.menu import Menu
from game.scenes.running import SaloonLoop
from game.scenes.setup.guide import GUIDES
from game.scenes.setup.seating import NO_KEYS, Seating
from game.stage.scene import Scene, Stage
from game.stage.settings import Settings
from game.stage.widgets import Widget
from game.stage.window import GameWindow
from game.store import Person, Store

FRAME = 1 / 60
MOST = 10_000
"""More moves than any game has."""
PATIENCE = 4000
"""Frames after which something that never comes is given up."""
AT_LEAST, STORE_TIME = 20, 0.002
"""Frames that are waited for in any case, and the true seconds in each of them in which the store may answer."""
NAMES = ("Ann", "Hank", "Rosa", "Doc", "Cleo", "Finn")


class Camera:
    """A window of a size with the menu in it. `folder`: where the store lies; None: nothing is kept.

    What a scene raises is raised here too.
    """

    def __init__(self, size: tuple[int, int], folder: Path | None = None, speed: str = "off") -> None:
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
        self.window = GameWindow("Saloon", size)
        self.settings = Settings()
        self.stage = Stage(self.window, self.settings)
        self.store = Store(folder).wait()
        self.house = House(self.store)
        self.loop = SaloonLoop(self.stage, self.house, _raised)
        pygame.event.clear()
        self.settings.change("speed", speed)
        self.stage.push(Menu(self.house))
        self.roll(0.2)
        self.stage.toasts.clear()

    @property
    def top(self) -> Scene:
        """The scene that gets the events."""
        found = self.stage.top
        if found is None:
            raise LookupError("no scene is left")
        return found

    def show(self, scene: Scene) -> None:
        """Lay a scene on top and let it come to rest."""
        self.stage.push(scene)
        self.rest()

    # -------------------------------------------------------------- time
    def roll(self, seconds: float, step: float = FRAME) -> None:
        """Let this much of the scenes' time go by."""
        for _ in range(max(1, round(seconds / step))):
            self.loop.frame(step)

    def rest(self, most: float = 12.0) -> None:
        """Let time go by until nothing moves any more, or for this many seconds. The store answers in true time."""
        for frame in range(round(most / 0.05)):
            self.loop.frame(0.05)
            time.sleep(STORE_TIME)
            if frame >= AT_LEAST and not self.stage.moving and not self.stage.toasts.up:
                break
        self.roll(0.4, 0.05)

    def until(self, comes: type[Scene] | tuple[type[Scene], ...]) -> Scene:
        """Let time go by until such a scene lies on top. LookupError if none comes."""
        for _ in range(PATIENCE):
            if isinstance(self.top, comes):
                return self.top
            self.loop.frame(0.05)
        raise LookupError(f"{comes} never came, but {type(self.top).__name__}")

    # -------------------------------------------------------------- hands
    def post(self, kind: int, **fields: object) -> None:
        """Post a real event and drive a frame."""
        pygame.event.post(Event(kind, fields))
        self.loop.frame(FRAME)

    def point(self, pos: tuple[int, int]) -> None:
        """Move the pointer there."""
        self.post(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)

    def click(self, where: Widget | tuple[int, int]) -> None:
        """Press and release the first button of the mouse."""
        pos = where.seen.center if isinstance(where, Widget) else where
        self.point(pos)
        self.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False)
        self.post(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False)

    def key(self, scancode: int, code: int = 0) -> None:
        """A key goes down and up."""
        self.post(pygame.KEYDOWN, key=code, scancode=scancode, mod=0, unicode="")
        self.post(pygame.KEYUP, key=code, scancode=scancode, mod=0, unicode="")

    # -------------------------------------------------------------- pictures
    def picture(self) -> Surface:
        """What is on the screen now, as a picture of its own."""
        self.stage.redraw()
        self.loop.frame(0.0)
        return self.window.surface.copy()

    def close(self) -> None:
        """Close window and store."""
        pygame.event.clear()
        self.store.close()
        self.window.close()


def _raised(error: Exception, where: str) -> None:
    raise RuntimeError(f"in {where}") from error


def seating(game: str, levels: Sequence[str | None], **options: object) -> Seating:
    """People (None) and computer players with the first looks of a game; house rules by name."""
    sitters = tuple(Sitter(name, level) for name, level in zip(NAMES, levels, strict=False))
    looks = tuple(GUIDES[game].looks)[: len(sitters)] if game in GUIDES else ()
    chosen = {"decks": looks} if "decks" in {option.name for option in GAMES[game].options} else {}
    full = draw_options(GAMES[game].options, {**chosen, **options}, len(sitters), Random(0))
    return Seating(game, sitters, looks, (NO_KEYS,) * len(sitters), full)


def played(
    sitters: Sequence[Sitter], game: str, options: Mapping[str, object], seed: int, moves: int = MOST
) -> tuple[Match, list[int]]:
    """A match in which so many moves were made at random, or all if there are fewer; and who made them."""
    rng = Random(seed)
    movers: list[int] = []
    match = Match(GAMES[game], list(sitters), options, rng)
    match.settle()
    while not match.over and len(movers) < moves:
        seat, move = random_move(match.state, rng)
        match.play(seat, move)
        match.settle()
        movers.append(seat)
    return match, movers


def furnish(folder: Path, games: int = 12) -> None:
    """A store in which some people played so many games of every kind, and left two in the middle."""
    store = Store(folder).wait()
    store.keep_people([Person("Ann", 3), Person("Hank", 2), Person("Rosa", 4)])
    tables = [("blasting-billy", 4), ("bluffing-billionaires", 5), ("blast", 2), ("bullets-and-bombs", 1)]
    for number in range(games + 2):
        game, seats = tables[number % len(tables)]
        rng = Random(number)
        levels = [None, "normal", None, "hard", "easy"][:seats]
        sitters = [Sitter(name, level) for name, level in zip(NAMES, levels, strict=False)]
        options = draw_options(GAMES[game].options, {}, seats, rng)
        match, _ = played(sitters, game, options, number, MOST if number < games else 12)
        store.matches.keep(match)
        match.kept.result(20)
    store.close()
