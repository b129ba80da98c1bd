"""The program with its window, opened for measuring: nothing is read from or written to what the player kept."""

from __future__ import annotations

import os
import sys

from tools.bench.measure import CannotRun


def need_display() -> None:
    """Raises CannotRun where no window can be opened."""
    if sys.platform == "linux" and not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        raise CannotRun("it needs a display (xvfb-run -a -s '-screen 0 1920x1080x24' python -m tools.bench ...)")


def child_environment() -> dict[str, str]:
    """The environment of a measured child: the real window, no sound device needed."""
    return {**os.environ, "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
