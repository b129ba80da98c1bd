"""Sections `idle` and `memory`: what the program takes while nothing happens, in a real window of 1920 × 1080."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

from tools.bench.saloon import child_environment, need_display

_CHILD = """
import json, os, sys, threading, time
name, seconds, settling = sys.argv[1], float(sys.argv[2]), float(sys.argv[3])
from game.scenes import ENTRIES
from game.scenes.house import House
from game.scenes.menu import Menu
from game.scenes.running import SaloonLoop
from game.stage.scene import Stage
from game.stage.settings import Settings
from game.stage.window import GameWindow, start_display
from game.store import Store
start_display()
store, settings = Store(None), Settings()
window = GameWindow("measured", size=(1920, 1080))
stage, house = Stage(window, settings), House(store)
stage.push(Menu(house))
loop = SaloonLoop(stage, house)
for _ in range(30):
    loop.frame(1 / 60)
found = {}
if name == "duel":
    from tools.duel_stand import duel_scene_for_bench
    duel_scene_for_bench(stage, house)
for entry in ENTRIES:
    if entry.make is None or name not in (entry.game, "all"):
        continue
    if name == "all":
        stage.back_to_first()
    stage.push(entry.make(house))
    for _ in range(600):
        loop.frame(1 / 60)
found["rss_mb"] = round(int(open("/proc/self/statm").read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)
if seconds:
    loop.turn_on_sound()
    began = []
    def settled():
        began.extend((time.perf_counter(), time.process_time()))
    threading.Timer(settling, settled).start()
    threading.Timer(settling + seconds, stage.quit).start()
    loop.run()
    found["cpu_percent"] = round(100 * (time.process_time() - began[1]) / (time.perf_counter() - began[0]), 2)
print(json.dumps(found))
os._exit(0)
"""

SPAN = 8.0
SETTLING = 15.0
"""Seconds before it: tables get ready for some, and the loop sleeps after ten in which nothing happened."""


def measure_idle() -> dict[str, object]:
    """Per cent of a core, sound included: the menu, a table that waits for a person, a duel that waits for a slap."""
    need_display()
    return {
        "menu_cpu_percent": _child("menu", SPAN)["cpu_percent"],
        "table_cpu_percent": _child("bullets-and-bombs", SPAN)["cpu_percent"],
        "duel_cpu_percent": _child("duel", SPAN)["cpu_percent"],
    }


def measure_memory() -> dict[str, object]:
    """Megabytes in memory: at the menu, and after all tables were visited."""
    need_display()
    return {"menu_mb": _child("menu", 0)["rss_mb"], "all_tables_mb": _child("all", 0)["rss_mb"]}


def _child(name: str, seconds: float) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-c", _CHILD, name, str(seconds), str(SETTLING)],
        env=child_environment(),
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found
