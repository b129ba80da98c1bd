"""The packed program, and how it is started: by whom, from where, with what around it."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping
from pathlib import Path

from tests.window import Screen

NAME = "quickdraw-saloon"
NOBODY = 65534
NO_SOUND = {"ALSA_CONFIG_PATH": "/dev/null", "PULSE_SERVER": "unix:/nowhere"}
"""As on a machine without any sound device: whatever the program asks finds none."""
PATIENCE = 120


def give_away(folder: Path) -> None:
    """Where the tests run as root, for whom nothing is read-only, the program runs as somebody else: it's theirs."""
    if os.geteuid() == 0:
        for path in (folder, *folder.rglob("*")):
            os.chown(path, NOBODY, NOBODY)


def around(home: Path | None, more: Mapping[str, str]) -> dict[str, str]:
    """The least that a program finds around it; without a home it isn't even told where that would be."""
    kept = {} if home is None else {"HOME": str(home)}
    return {"PATH": "/usr/bin:/bin", **NO_SOUND, **kept, **more}


class Packed:
    """The folder as it was copied for the tests, and the one that was built."""

    def __init__(self, folder: Path, built: Path) -> None:
        self.folder, self.built = folder, built
        self.program = folder / NAME

    def open(
        self,
        x: Screen,
        *arguments: str,
        home: Path | None,
        folder: Path | None = None,
        silent: bool = False,
        **more: str,
    ) -> subprocess.Popen[str]:
        """Start it on a screen: from a folder, with more in its environment, or `silent`: both outputs closed."""
        command = [str(self.program), *arguments]
        if silent:
            command = ["/bin/sh", "-c", 'exec "$0" "$@" >&- 2>&-', *command]
        program = subprocess.Popen(
            command,
            cwd=folder or self.folder,
            env=around(home, {"DISPLAY": x.display, **more}),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            **_somebody(),
        )
        x.programs.append(program)
        return program

    def run(
        self, *arguments: str, home: Path | None, by: Path | None = None, **more: str
    ) -> subprocess.CompletedProcess[str]:
        """Run it to its end without a screen; `by` another path to it."""
        return subprocess.run(
            [str(by or self.program), *arguments],
            cwd="/",
            env=around(home, more),
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
            **_somebody(),
        )


def _somebody() -> dict[str, object]:
    return {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}


def log_of(home: Path) -> str:
    """What the program noted; "" if there is no log."""
    file = home / ".local" / "state" / NAME / "saloon.log"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def said(wrote: Mapping[str, str]) -> str:
    """What the program wrote; where there is no sound device the system's sound library writes too."""
    lines = (wrote["out"] + wrote["err"]).splitlines()
    return "\n".join(line for line in lines if not line.startswith("ALSA lib"))


def children(pid: int) -> list[int]:
    """The processes that a process started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def thinks(pid: int) -> bool:
    """Whether a process is the one of the computer players, and not the little one that Python puts beside it."""
    return "--multiprocessing-fork" in Path(f"/proc/{pid}/cmdline").read_text()


def lives(pid: int) -> bool:
    """Whether there is such a process; one that has ended and wasn't asked for yet doesn't count."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
