"""Section `thinking`: whether frames come later while a computer player thinks, in a real window of 1920 × 1080."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING, Any

from tools.bench.measure import RUNS, percentile
from tools.bench.saloon import child_environment, need_display

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pygame.event import Event

GAME = "blast"
"""Played and thought about: the one whose search takes longest."""
SPAN = 6.0
"""Seconds of frames in each run."""
WARM = 2.0
"""Seconds before that: bitmaps are made, the worker starts."""
ASKED_MS = 2.0
_CHILD = "import sys; from tools.bench.thinking import child; child(sys.argv[1] == 'thinking')"


@dataclass(frozen=True)
class Run:
    """One run: milliseconds of every frame (events, update, draw, flip), those from each picture to the next, and how
    many moves were thought out meanwhile."""

    frames: Sequence[float]
    gaps: Sequence[float]
    moves: int


def measure() -> dict[str, object]:
    """The 99th percentiles with and without a player who thinks, from five pairs of runs taken in turn."""
    need_display()
    return compared([(_run("thinking"), _run("calm")) for _ in range(RUNS)])


def compared(pairs: Sequence[tuple[Run, Run]]) -> dict[str, object]:
    """What pairs of runs (thinking, calm) say. The difference is the median of the pairs' differences: neighbours on
    the machine disturb both runs of a pair alike, but not all pairs."""
    frames = [[percentile(run.frames, 0.99) for run in pair] for pair in pairs]
    gaps = [[percentile(run.gaps, 0.99) for run in pair] for pair in pairs]
    apart = [thinking - calm for thinking, calm in frames]
    later = [thinking - calm for thinking, calm in gaps]
    return {
        "thinking_p99_ms": round(median(thinking for thinking, _ in frames), 2),
        "calm_p99_ms": round(median(calm for _, calm in frames), 2),
        "difference_ms": round(median(apart), 2),
        "differences_ms": [round(each, 2) for each in apart],
        "gap_difference_ms": round(median(later), 2),
        "moves_thought_out": sum(thinking.moves for thinking, _ in pairs),
        "reached": abs(median(apart)) < ASKED_MS,
    }


def _run(kind: str) -> Run:
    done = subprocess.run(
        [sys.executable, "-c", _CHILD, kind], env=child_environment(), capture_output=True, text=True, check=True
    )
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return Run(**found)


# ------------------------------------------------------------------ one run
def child(thinks: bool) -> None:
    """One run in this process; prints it. All cards of a table fly from its middle to their places, over and over."""
    from game.players.worker import Request, Worker
    from game.scenes.running import SaloonLoop
    from game.stage.board import Board
    from game.stage.motion import Pace, Speed
    from tools.bench.search import first_decision
    from tools.bench.tables import SIZE, tables

    _, table, stage = next(found for found in tables() if found[0].game == GAME)
    worker, board = Worker(), table.sprites.board
    heap = Board(
        board.size,
        {card: replace(pose, x=SIZE[0] / 2, y=SIZE[1] / 2) for card, pose in board.poses.items()},
        board.zones,
    )
    view = first_decision(GAME)
    began = perf_counter() + WARM

    class Watched(SaloonLoop):
        """The program's own loop, each round with a clock before and after it."""

        asked = moves = 0
        shown = 0.0

        def frame(self, dt: float, events: Iterable[Event] | None = None) -> bool:
            """One round; cards that have arrived set out again, a move that was thought out is asked for anew."""
            now = perf_counter()
            if table.sprites.resting:
                table.sprites.cut(heap)
                table.sprites.show(board, pace=Pace(Speed.SLOW))
            self.think()
            drew = super().frame(dt, events)
            after = perf_counter()
            if now > began:
                frames.append((after - now) * 1000)
                gaps.append((after - self.shown) * 1000)
            self.shown = after
            if now > began + SPAN:
                self.stage.quit()
            return drew

        def think(self) -> None:
            """As a table does it; in a calm run the worker only waits."""
            answer = worker.poll()
            self.moves += answer is not None
            if thinks and (answer is not None or not self.asked):
                self.asked += 1
                worker.ask(Request(self.asked, GAME, "hard", view, str(self.asked)))

    frames: list[float] = []
    gaps: list[float] = []
    worker.start()
    loop = Watched(stage, table.house)
    try:
        loop.run()
    finally:
        worker.close()
    print(json.dumps({"frames": frames, "gaps": gaps[1:], "moves": loop.moves}), flush=True)
