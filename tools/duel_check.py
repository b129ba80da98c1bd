"""`python -m tools.duel_check`: is the first press always the first? In a real window on a screen of its own, with keys
that xdotool presses a known time apart. Also held and repeating keys, another layout, a lost focus, a stopped program.

Needs Xvfb, xdotool and setxkbmap. Takes some minutes; exit code 1 if something isn't as it should be.
"""

from __future__ import annotations

import json
import os
import queue
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
TOOLS = ("Xvfb", "xdotool", "setxkbmap")
KEYCODES = {0: "56", 1: "24", 2: "29", 3: "33"}
"""X keycodes by seat: the places of B, Q, Y and P, whatever is printed there."""
DOWN = ("keydown", "--delay", "0")
"""Without this xdotool waits 12 ms after every key."""
PATIENCE = 30.0
PRESSES = 20
GAPS = (30, 15, 5)


class Stand:
    """The street in a process of its own; `lines` are what it says."""

    def __init__(self, environment: Mapping[str, str], *options: str) -> None:
        self.environment = dict(environment)
        self.program = subprocess.Popen(
            [sys.executable, "-m", "tools.duel_stand", *options],
            cwd=PROJECT,
            env=self.environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.voids = 0
        self.lines: queue.Queue[dict[str, object]] = queue.Queue()
        threading.Thread(target=self._read, daemon=True).start()
        self.wait("ready")
        self.window = self._tool("search", "--sync", "--onlyvisible", "--pid", str(self.program.pid)).splitlines()[0]
        self._tool("windowfocus", "--sync", self.window)

    def _read(self) -> None:
        assert self.program.stdout is not None
        for line in self.program.stdout:
            if line.startswith("{"):
                self.lines.put(json.loads(line))

    def _tool(self, *words: str) -> str:
        done = subprocess.run(
            ["xdotool", *words], env=self.environment, capture_output=True, text=True, timeout=PATIENCE, check=True
        )
        return done.stdout.strip()

    def keys(self, *words: str) -> None:
        """A chain of xdotool's commands, in one process so that the times between them are kept."""
        self._tool(*words)

    def wait(self, *whats: str, within: float = PATIENCE) -> dict[str, object]:
        """The next line that says one of these; TimeoutError if none comes."""
        end = time.monotonic() + within
        while True:
            try:
                line = self.lines.get(timeout=max(0.001, end - time.monotonic()))
            except queue.Empty:
                raise TimeoutError(f"nothing said {' or '.join(whats)}") from None
            if line["what"] in whats:
                return line

    def heard(self, *whats: str, within: float) -> dict[str, object] | None:
        """The next line that says one of these; None if none comes for so long."""
        try:
            return self.wait(*whats, within=within)
        except TimeoutError:
            return None

    def none(self, what: str, within: float) -> bool:
        """Whether nothing says this for so long."""
        return self.heard(what, within=within) is None

    def turn(self) -> None:
        """Seat 0 turns a card; returns when slaps count."""
        self.keys("keydown", KEYCODES[0], "sleep", "0.02", "keyup", KEYCODES[0])
        while self.wait("open", "void")["what"] == "void":
            self.voids += 1

    def race(self, first: int, second: int, gap: float) -> dict[str, object]:
        """A card, and two presses so many ms apart; what was decided. A card that is void comes again."""
        one, two = KEYCODES[first], KEYCODES[second]
        self.turn()
        while True:
            self.keys("sleep", "0.15", *DOWN, one, "sleep", f"{gap / 1000:.4f}", *DOWN, two)
            self.keys("keyup", one, "keyup", two)
            line = self.wait("decided", "void")
            if line["what"] == "decided":
                self.wait("ready")
                return line
            self.voids += 1
            self.wait("open")

    def focus(self, window: str) -> None:
        """Give the keyboard to a window."""
        self._tool("windowfocus", "--sync", window)

    def close(self) -> None:
        """End it."""
        self.program.terminate()
        self.program.wait(PATIENCE)


@dataclass
class Found:
    """What was found: a line a check, and what isn't as it should be."""

    lines: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)

    def say(self, line: str, right: bool) -> None:
        """Note one check."""
        mark = "ok   " if right else "WRONG"
        print(f"{mark} {line}", flush=True)
        self.lines.append(line)
        if not right:
            self.wrong.append(line)


# ---------------------------------------------------------------- the checks
def check_orders(stand: Stand, gap: int, presses: int, found: Found) -> None:
    """Both orders at one gap: who was first, and how many were dead heats."""
    wins = {1: 0, 3: 0}
    right = heats = stolen = 0
    for number in range(2 * presses):
        first, second = ((1, 3), (3, 1))[number % 2]
        line = stand.race(first, second, gap)
        winner, tied = line["winner"], bool(line["tied"])
        assert isinstance(winner, int)
        wins[winner] += 1
        heats += tied
        right += winner == first and not tied
        stolen += winner == second and not tied
    count = 2 * presses
    line_said = f"{gap} ms apart: first {right} of {count}, dead heats {heats}, second without one {stolen}"
    if gap >= 30:
        found.say(line_said, right == count)
    elif gap >= 15:
        found.say(line_said, right >= 0.95 * count and right + heats == count)
    else:
        shares = [wins[seat] / count for seat in wins]
        shown = ", ".join(f"{share:.0%}" for share in shares)
        found.say(f"{line_said}, shares {shown}", stolen == 0 and all(0.25 <= share <= 0.75 for share in shares))


def check_held(stand: Stand, found: Found) -> None:
    """A key held (and repeating) from before the face is no slap until it was let go."""
    key = KEYCODES[1]
    stand.keys("keydown", KEYCODES[0], "sleep", "0.02", "keyup", KEYCODES[0], "keydown", key)
    while True:
        stand.wait("open")
        quiet, line = True, stand.heard("decided", "void", within=1.5)
        if line is None:
            stand.keys("keyup", key, "sleep", "0.05", "keydown", key, "sleep", "0.02", "keyup", key)
            line = stand.wait("decided", "void")
        else:
            quiet = line["what"] == "void"
        if line["what"] == "decided":
            break
        stand.voids += 1
        stand.keys("keyup", key, "keydown", key)  # the card comes again, and the key is held down before that, too
    stand.wait("ready")
    found.say(
        "a key held down before the face, repeating for 1.5 s, counts once it was let go", quiet and line["winner"] == 1
    )


def check_layout(stand: Stand, found: Found) -> None:
    """AZERTY while the program runs: the same places, the caps as printed."""
    subprocess.run(["setxkbmap", "fr"], env=stand.environment, check=True, timeout=PATIENCE)
    line = stand.race(1, 3, 30)
    line = stand.race(3, 1, 30)
    labels = line["labels"]
    assert isinstance(labels, list)
    right = line["winner"] == 3 and labels[1] == "A"
    found.say(f"after setxkbmap fr the places count and the caps read {' '.join(labels)}", right)
    subprocess.run(["setxkbmap", "us"], env=stand.environment, check=True, timeout=PATIENCE)


def check_focus(stand: Stand, found: Found) -> None:
    """Another window takes the keyboard: the card is void, and is counted in again when it comes back."""
    code = "import pygame\npygame.display.set_mode((200, 120))\nwhile True: pygame.event.wait()"
    other = subprocess.Popen([sys.executable, "-c", code], env=stand.environment, stdout=subprocess.DEVNULL)
    try:
        window = stand._tool("search", "--sync", "--onlyvisible", "--pid", str(other.pid)).splitlines()[0]
        stand.focus(stand.window)
        time.sleep(0.5)
        while not stand.lines.empty():
            stand.lines.get()
        stand.turn()
        stand.focus(window)
        line = stand.wait("void")
        quiet = stand.none("face", 1.0)
        stand.focus(stand.window)
        stand.wait("face")
        stand.wait("open")
        stand.keys("sleep", "0.2", "key", KEYCODES[3])
        decided = stand.wait("decided")
        stand.wait("ready")
        right = line["why"] == "focus" and quiet and decided["winner"] == 3
        found.say("a lost focus voids the card; it comes again after the count, and counts", right)
    finally:
        other.kill()
        other.wait(PATIENCE)


def check_stop(stand: Stand, found: Found) -> None:
    """The program stands still in mid-card while somebody slaps: nobody pays."""
    stand.turn()
    time.sleep(0.2)
    os.kill(stand.program.pid, signal.SIGSTOP)
    stand.keys("key", KEYCODES[1])
    time.sleep(0.3)
    os.kill(stand.program.pid, signal.SIGCONT)
    line = stand.wait("void", "decided")
    again = stand.wait("face")["what"] == "face"
    stand.wait("open")
    stand.keys("sleep", "0.2", "key", KEYCODES[3])
    decided = stand.wait("decided")
    stand.wait("ready")
    found.say(
        "a program that was stopped in mid-card voids it",
        line["what"] == "void" and line["why"] == "stall" and again and decided["winner"] == 3,
    )


# ---------------------------------------------------------------- a screen
def main() -> int:
    """All checks; the exit code."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        print(f"needs {', '.join(missing)}", file=sys.stderr)
        return 2
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1400x900x24", "-nolisten", "tcp", "-noreset"],
        pass_fds=(write,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    found = Found()
    try:
        with os.fdopen(read) as line:
            display = f":{line.readline().strip()}"
        bare = {key: value for key, value in os.environ.items() if not key.startswith(("SDL_", "WAYLAND"))}
        environment = {**bare, "DISPLAY": display, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"}
        stand = Stand(environment)
        try:
            for gap in GAPS:
                check_orders(stand, gap, PRESSES, found)
            check_held(stand, found)
            check_layout(stand, found)
            check_focus(stand, found)
            check_stop(stand, found)
        finally:
            stand.close()
    finally:
        server.terminate()
        server.wait(PATIENCE)
    print(f"{stand.voids} cards were void, since this machine was busy")
    print(f"{len(found.lines) - len(found.wrong)} of {len(found.lines)} checks are as they should be")
    return 1 if found.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
