"""`quickdraw-saloon doctor`: what was found on this machine, one line each, for reports of faults."""

from __future__ import annotations

import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from game import __version__

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def examine() -> Iterator[tuple[str, str]]:
    """What is looked at and what was found, one after the other. Nothing is changed, and nothing is raised."""
    for name, look in _LOOKS.items():
        try:
            yield name, look()
        except Exception as error:
            yield name, f"trouble: {error or type(error).__name__}"


def main() -> int:
    """Print the findings; 0, since finding nothing is a finding."""
    for name, found in examine():
        print(f"{name:>8}: {found}")
    return 0


def _program() -> str:
    how = "packaged" if getattr(sys, "frozen", False) else "from Python"
    return f"Quickdraw Saloon {__version__}, {how} {platform.python_version()}, {platform.platform()}"


def _pygame() -> str:
    import pygame

    return f"pygame-ce {pygame.version.ver}, SDL {'.'.join(map(str, pygame.get_sdl_version()))}"


def _display() -> str:
    import pygame

    from game.app import leave_wayland_alone
    from game.stage.window import NoDisplay, start_display

    leave_wayland_alone()
    try:
        start_display()
    except NoDisplay as error:
        return str(error)
    sizes = ", ".join(f"{width} × {height}" for width, height in pygame.display.get_desktop_sizes())
    return f"{pygame.display.get_driver()}, {sizes}"


def _sound() -> str:
    import pygame

    try:
        pygame.mixer.init()
    except pygame.error as error:
        return f"none ({error}); the game plays silently"
    found = pygame.mixer.get_init()
    pygame.mixer.quit()
    return f"{found[0]} Hz, {found[2]} channels" if found else "none; the game plays silently"


def _store() -> str:
    from game.store import kept_folder
    from game.store.place import FILE

    folder = kept_folder()
    if folder is None:
        return "the system names no folder; nothing is kept"
    if not (folder / FILE).is_file():
        return f"{folder} (made at the first start)"
    writable = "" if os.access(folder, os.W_OK) else ", can't be written"
    return f"{folder}, {_kept_in(folder)}{writable}"


def _kept_in(folder: Path) -> str:
    """What a start would find there; looked at in a copy, since a start mends what is broken."""
    from game.store import Store

    with tempfile.TemporaryDirectory() as aside:
        for file in folder.glob("saloon*.db*"):
            shutil.copy(file, aside)
        store = Store(Path(aside)).wait()
        try:
            games = len(store.matches.history().result()) + len(store.matches.in_play().result())
            troubles = [store.trouble, *(f"{notice.title}: {notice.text}" for notice in store.notices())]
        finally:
            store.close()
    return "; ".join([f"{games} games", *filter(None, troubles)])


def _log() -> str:
    from game.log import LOG
    from game.store import state_folder

    folder = state_folder()
    return str(folder / LOG) if folder else "the system names no folder; there is no log"


def _pads() -> str:
    import pygame

    pygame.joystick.init()
    pads = [pygame.joystick.Joystick(n).get_name() for n in range(pygame.joystick.get_count())]
    return ", ".join(pads) or "none"


def _fonts() -> str:
    from game.stage.assets import FALLBACK_FONT, Role, font_file, package_file

    files = [*(font_file(role) for role in Role), package_file(*FALLBACK_FONT)]
    missing = [file.name for file in files if not file.is_file()]
    return f"missing: {', '.join(missing)}" if missing else f"all {len(files)} here"


def _drawings() -> str:
    from game.stage.assets import assets_folder

    folder = assets_folder()
    drawings, sounds = (sum(1 for _ in folder.rglob(f"*.{end}")) for end in ("svg", "ogg"))
    return f"{drawings} drawings and {sounds} sounds in {folder}"


_LOOKS: dict[str, Callable[[], str]] = {
    "program": _program,
    "pygame": _pygame,
    "display": _display,
    "sound": _sound,
    "store": _store,
    "log": _log,
    "pads": _pads,
    "fonts": _fonts,
    "assets": _drawings,
}
