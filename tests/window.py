"""A real window for the few tests that need one: a screen of its own, the program on it, keys and clicks."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest

from game.match.match import Match
from game.rules.core import CHANCE

TOOLS = ("Xvfb", "xdotool", "setxkbmap")
PROJECT = Path(__file__).resolve().parent.parent
PATIENCE = 30


def need_window() -> None:
    """Skip the test where a tool is missing; fail instead where SALOON_REQUIRE_WINDOW=1."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if not missing:
        return
    reason = f"a real window needs {', '.join(missing)}"
    if os.environ.get("SALOON_REQUIRE_WINDOW") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


class Kept:
    """The match as it stands in the file of a program that runs."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def moves(self) -> list[str]:
        with contextlib.closing(sqlite3.connect(self.file)) as kept:
            return [str(move) for (move,) in kept.execute("SELECT move FROM moves ORDER BY number")]

    def result(self) -> object:
        with contextlib.closing(sqlite3.connect(self.file)) as kept:
            found = kept.execute("SELECT result FROM matches").fetchone()
        return None if found is None or found[0] is None else json.loads(found[0])

    def played(self, match: Match) -> Match:
        """The match, given as it was before its first move, played up to here."""
        for move in self.moves():
            seat, _, written = move.partition(":")
            match.play(CHANCE if seat == "*" else int(seat), match.game.parse(written))
        return match


class Screen:
    """A screen that nobody sees, and what happens on it."""

    def __init__(self, display: str, home: Path) -> None:
        self.display, self.home = display, home
        self.window = ""
        self.programs: list[subprocess.Popen[str]] = []

    def environment(self, **more: str) -> dict[str, str]:
        """What a program on this screen gets: no sound device, a home of its own."""
        bare = {key: value for key, value in os.environ.items() if not key.startswith(("SDL_", "XDG_", "WAYLAND"))}
        kept = {"HOME": str(self.home), "XDG_DATA_HOME": str(self.home / "data")}
        return {**bare, **kept, "DISPLAY": self.display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy", **more}

    def start(self, *arguments: str) -> subprocess.Popen[str]:
        """Start the program with these arguments."""
        program = subprocess.Popen(
            [sys.executable, "-m", "game", *arguments],
            cwd=PROJECT,
            env=self.environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self.programs.append(program)
        return program

    def tool(self, *words: str) -> str:
        """Run xdotool."""
        done = subprocess.run(
            ["xdotool", *words], env=self.environment(), capture_output=True, text=True, timeout=PATIENCE, check=True
        )
        return done.stdout.strip()

    def see_window(self, program: subprocess.Popen[str]) -> None:
        """Wait until the window of a program is there and has the keyboard.

        By process: where no window manager runs, old versions of xdotool find no window by its title. And again and
        again, since the first window may be replaced by one that can be drawn on faster.
        """

        def has_keyboard() -> bool:
            try:
                found = self.tool("search", "--sync", "--onlyvisible", "--pid", str(program.pid))
                self.window = found.splitlines()[0]
                self.tool("windowfocus", "--sync", self.window)
                return bool(self.tool("getwindowname", self.window))
            except subprocess.CalledProcessError:
                return False

        assert self.wait_for(has_keyboard), "no window came"

    def key(self, *names: str) -> None:
        """Press keys one after the other, by their X names."""
        self.tool("key", "--clearmodifiers", *names)

    def key_until(self, name: str, seen: Callable[[], bool]) -> None:
        """Press a key until something is seen.

        A window that has just got the keyboard may swallow or reorder the first presses: so each is seen to have
        worked before the next one comes. Only for keys that do no harm when they come twice.
        """
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            self.key(name)
            if self.wait_for(seen, 2.0):
                return
        pytest.fail(f"{name} did nothing")

    @staticmethod
    def wait_for(seen: Callable[[], bool], seconds: float = PATIENCE) -> bool:
        """Whether something is seen within so many seconds."""
        end = time.monotonic() + seconds
        while not seen():
            if time.monotonic() > end:
                return False
            time.sleep(0.02)
        return True

    def title(self) -> str:
        """What stands in the title bar; the window is looked for anew if it was replaced."""
        try:
            return self.tool("getwindowname", self.window)
        except subprocess.CalledProcessError:
            self.see_window(self.programs[-1])
            return ""

    def click(self, x: int, y: int) -> None:
        """Click at a point of the window."""
        self.tool("mousemove", "--window", self.window, str(x), str(y), "click", "1")


@contextlib.contextmanager
def screen(home: Path, size: tuple[int, int] = (1400, 900)) -> Iterator[Screen]:
    """Start a screen with a display number that nobody has, and end it (and nothing else) afterwards."""
    need_window()
    read, write = os.pipe()
    shape = ["-screen", "0", f"{size[0]}x{size[1]}x24"]
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), *shape, "-nolisten", "tcp", "-noreset", "-ac"],  # programs of others too
        pass_fds=(write,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    shown = Screen("", home)
    try:
        with os.fdopen(read) as line:
            number = line.readline().strip()
        assert number, "the screen didn't start"
        shown.display = f":{number}"
        yield shown
    finally:
        for program in shown.programs:
            if program.poll() is None:
                program.kill()
                program.communicate(timeout=PATIENCE)
        server.terminate()
        server.wait(PATIENCE)


def ended(program: subprocess.Popen[str]) -> tuple[int, Mapping[str, str]]:
    """Wait for the end of the program: its exit code, and what it wrote (`out`, `err`)."""
    try:
        out, err = program.communicate(timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        program.kill()
        out, err = program.communicate()
        pytest.fail(f"the program didn't end; it wrote {out!r} {err!r}")
    return program.returncode, {"out": out, "err": err}
