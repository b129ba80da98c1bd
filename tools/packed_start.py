"""`python -m tools.packed_start FOLDER`: how soon a packed program shows its window, compared with `python -m game`.

Both in turn, so that a busy machine slows down both alike. Needs a display and xdotool.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from tools.package import ROOT, executable

RUNS = 9
PATIENCE = 30


def main() -> int:
    """Print both medians and how they compare; 0 if the packed program takes less than 1.5 times as long."""
    parser = argparse.ArgumentParser(prog="python -m tools.packed_start", description=__doc__)
    parser.add_argument("folder", type=Path, help="what tools.package made, such as dist/quickdraw-saloon")
    parser.add_argument("--runs", type=int, default=RUNS, help=f"of each ({RUNS})")
    arguments = parser.parse_args()
    commands = {
        "packed": [str(executable(arguments.folder.resolve()))],
        "python -m game": [sys.executable, "-m", "game"],
    }
    times: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(arguments.runs + 1):
        for name, command in commands.items():
            times[name].append(_until_window(command))
    middle = {name: median(each[1:]) for name, each in times.items()}  # without the first, which fills the disk's cache
    for name, seconds in middle.items():
        print(f"{name:>15}: {seconds * 1000:.0f} ms")
    share = middle["packed"] / middle["python -m game"]
    print(f"{'compared':>15}: {share:.2f} times")
    return 0 if share < 1.5 else 1


def _until_window(command: Sequence[str]) -> float:
    """Seconds from the start of the process until its window is on the screen."""
    with tempfile.TemporaryDirectory() as home:
        around = {**os.environ, "HOME": home, "XDG_DATA_HOME": home, "SDL_AUDIODRIVER": "dummy"}
        begun = time.monotonic()
        program = subprocess.Popen(command, cwd=ROOT, env=around, stderr=subprocess.DEVNULL)
        try:
            while not _has_window(program.pid):
                if program.poll() is not None or time.monotonic() - begun > PATIENCE:
                    raise SystemExit(f"no window came from {command[0]}")
            return time.monotonic() - begun
        finally:
            program.kill()
            program.wait()


def _has_window(pid: int) -> bool:
    search = ["xdotool", "search", "--onlyvisible", "--pid", str(pid)]
    return bool(subprocess.run(search, capture_output=True, check=False).stdout.strip())


if __name__ == "__main__":
    raise SystemExit(main())
