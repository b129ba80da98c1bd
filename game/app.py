"""The program with a window: wires settings, store, sound and stage, and shows the menu.

Everything heavy is imported inside functions, so that the window is there before what isn't needed yet.
"""

from __future__ import annotations

import logging
import os
import sys
from typing import TYPE_CHECKING

from game.log import start_log

if TYPE_CHECKING:
    from pathlib import Path

    from game.scenes.house import House
    from game.stage.loop import Loop
    from game.stage.scene import Scene, Stage
    from game.stage.settings import Settings
    from game.stage.window import GameWindow
    from game.store import Store

SMOKE_FRAMES = 12

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def run(smoke: bool, record: Path | None = None) -> int:
    """Open the window and play until it is closed: 0, or 1 if no window can be opened or something broke.

    `record`: a file to be looked at first. With `smoke` every scene is shown for some frames instead; nothing that
    the player kept is read or written.
    """
    from game.store import Store, kept_folder, state_folder

    log = None if smoke else start_log(state_folder())
    store = Store(None if smoke else kept_folder())
    try:
        return _with_window(store, log, smoke, record)
    finally:
        store.close()


def complain(line: str) -> None:
    """One line for whoever started the program; a frozen program may have nowhere to write it."""
    if sys.stderr is not None:
        print(line, file=sys.stderr)


def leave_wayland_alone() -> None:
    """Where no Wayland can be running, keep SDL from asking for it: its library writes to the terminal by itself."""
    no_wayland = not os.environ.get("WAYLAND_DISPLAY") and not os.environ.get("XDG_RUNTIME_DIR")
    if sys.platform == "linux" and no_wayland and not os.environ.get("SDL_VIDEODRIVER"):
        os.environ["SDL_VIDEODRIVER"] = "x11,kmsdrm"


def _with_window(store: Store, log: Path | None, smoke: bool, record: Path | None) -> int:
    from game.stage import words
    from game.stage.settings import Settings
    from game.stage.window import GameWindow, NoDisplay, start_display

    leave_wayland_alone()
    try:
        start_display()
        settings = Settings()
        settings.adopt(store.wait().settings)
        window = GameWindow(words.TITLE, fullscreen=settings.fullscreen)
    except NoDisplay as error:
        complain(str(error))
        if log is not None:
            logging.getLogger("game").error("%s", error)
        return 1

    def keep(name: str, _: object) -> None:
        store.keep_setting(name, settings.plain()[name])

    settings.listeners.append(keep)
    try:
        return _with_stage(window, settings, store, smoke, record)
    except Exception as error:
        logging.getLogger("game").exception("the program broke")
        _say_broken(error, log)
        return 1
    finally:
        window.close()


def _with_stage(window: GameWindow, settings: Settings, store: Store, smoke: bool, record: Path | None) -> int:
    from game.players.worker import Worker
    from game.scenes.house import House
    from game.scenes.menu import Menu
    from game.scenes.running import SaloonLoop
    from game.stage.scene import Stage

    stage, house = Stage(window, settings), House(store)
    stage.push(Menu(house))
    if smoke:
        return _smoke(stage, house)
    loop = SaloonLoop(stage, house)
    loop.frame(0.0)
    if record is not None:
        loop.open_record(record)
    loop.turn_on_sound()
    house.thinker = worker = Worker()
    try:
        loop.run()
    finally:
        worker.close()
    return 0


# ------------------------------------------------------------------ when something breaks
def _say_broken(error: Exception, log: Path | None) -> None:
    """Say that the program ended against its will and where to read more; in a window where there is no terminal."""
    import pygame

    from game.scenes.words import app as words

    where = str(log) if log else words.NO_LOG
    line = words.BROKE_LINE.format(error=str(error) or type(error).__name__, where=where)
    complain(line)
    if sys.stderr is None:
        try:
            pygame.display.message_box(words.BROKE_TITLE, line, message_type="error")
        except pygame.error:
            logging.getLogger("game").warning("no box could be shown")


# ------------------------------------------------------------------ smoke
def _smoke(stage: Stage, house: House) -> int:
    """Show every scene for some frames; 1 if one of them fails."""
    from game.scenes.running import SaloonLoop
    from game.scenes.words import app as words

    failures: list[str] = []

    def caught(error: Exception, where: str) -> None:
        failures.append(words.SMOKE_FAILED.format(where=where, error=repr(error)))

    loop = SaloonLoop(stage, house, caught)
    _frames(loop)
    for scene in every_scene(house):
        stage.push(scene)
        _frames(loop)
        stage.back_to_first()
        _frames(loop)
    for line in dict.fromkeys(failures):
        complain(line)
    return 1 if failures else 0


def _frames(loop: Loop) -> None:
    for _ in range(SMOKE_FRAMES):
        loop.stage.redraw()
        loop.frame(1 / 60)


def every_scene(house: House) -> list[Scene]:
    """One of each screen that can lie on the menu: the house's own, and the first one of every game."""
    from game.scenes import ENTRIES
    from game.scenes.daily import Daily
    from game.scenes.history import History
    from game.scenes.options import Options
    from game.scenes.pause import Pause, back_entry, options_entry
    from game.scenes.statistics import Statistics
    from game.scenes.words import pause as words

    tables = [entry.make(house) for entry in ENTRIES if entry.make is not None]
    pause = Pause(house, words.SAMPLE_LINE, [options_entry(house), back_entry()])
    return [Options(house), pause, History(house), Statistics(house), Daily(house), *tables]
