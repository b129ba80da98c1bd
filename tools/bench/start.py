"""Section `start`: from the start of the process to the first frame of the menu, and the same for a bare window."""

from __future__ import annotations

import subprocess
import sys
import time

from tools.bench.measure import RUNS, middle
from tools.bench.saloon import child_environment, need_display

_MENU = """
import sys, time
from game.scenes import running
def shown(loop):
    print(time.time() - float(sys.argv[1]), flush=True)
    loop.stage.quit()
running.SaloonLoop.turn_on_sound = shown
from game import app
app.run(smoke=False)
"""

_BARE = """
import sys, time
import pygame
pygame.display.init()
window = pygame.Window("bare", (1280, 720))
window.get_surface().fill("black")
window.flip()
print(time.time() - float(sys.argv[1]), flush=True)
"""


def measure() -> dict[str, object]:
    """Milliseconds to the first frame, menu and bare window in turn."""
    need_display()
    _first_frame(_MENU)
    menu, bare = [], []
    for _ in range(RUNS):
        menu.append(_first_frame(_MENU))
        bare.append(_first_frame(_BARE))
    return {"menu_ms": middle(menu, 0), "bare_window_ms": middle(bare, 0)}


def _first_frame(code: str) -> float:
    done = subprocess.run(
        [sys.executable, "-c", code, str(time.time())],
        env=child_environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    return float(done.stdout.split()[-1]) * 1000
