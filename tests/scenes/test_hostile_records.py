"""A thousand spoilt records through the `replay` verb and through the window: bounded in memory, never a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from game.rules import GAMES
from game.store.files import ENDING, save_record
from tests.store.spoiling import spoilt
from tests.store.test_files import played
from tests.window import PROJECT

MANY = 1_000
pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits of Linux")

THROUGH_REPLAY = """
import contextlib, io, json, resource, sys
from pathlib import Path
resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))
resource.setrlimit(resource.RLIMIT_CPU, (120, 120))
from game import cli

ends = {0: 0, 2: 0}
for file in sorted(Path(sys.argv[1]).iterdir()):
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        end = cli.main(["replay", str(file), "--json"])
    assert isinstance(json.loads(out.getvalue()), dict)
    assert err.getvalue().count("\\n") == (end != 0), err.getvalue()
    ends[end] += 1
print(ends[0], ends[2])
"""

THROUGH_THE_WINDOW = """
import os, resource, sys
os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
from pathlib import Path
import pygame
from game.scenes.replay import Replay
from game.scenes.replay.opening import Opening
from tests.scenes.looking_back import BackRoom

pygame.display.init()
pygame.font.init()
room = BackRoom(Path(sys.argv[2]), size=(640, 360))
room.settings.change("speed", "off")
resource.setrlimit(resource.RLIMIT_AS, (2 << 30, 2 << 30))
resource.setrlimit(resource.RLIMIT_CPU, (240, 240))
shown = refused = 0
for file in sorted(Path(sys.argv[1]).iterdir()):
    room.post(pygame.DROPFILE, file=str(file))
    while isinstance(room.top, Opening):
        room.settle()
    if isinstance(room.top, Replay):
        shown += 1
        room.press("END")
        room.press("v")
        room.press("ESCAPE")
    else:
        refused += 1
        (told,) = room.toasts()
    assert room.top is room.menu, room.top
    assert room.caught == [], room.caught
    room.stage.toasts.clear()
room.close()
print(shown, refused)
"""


@pytest.fixture(scope="module")
def thousand(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder, sources = tmp_path_factory.mktemp("spoilt"), []
    for game_id in sorted(GAMES):
        file = tmp_path_factory.mktemp("good") / game_id
        save_record(played(game_id, 120, seed=3), file)
        sources.append(file.read_bytes())
    for number, content in enumerate(spoilt(sources, MANY, Random(23))):
        (folder / f"{number:04}{ENDING}").write_bytes(content)
    return folder


def ended(code: str, *arguments: Path) -> tuple[int, int]:
    """What the code counted, in a process with a bound on memory and time."""
    done = subprocess.run(
        [sys.executable, "-c", code, *map(str, arguments)],
        cwd=PROJECT, capture_output=True, text=True, timeout=400, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    good, bad = map(int, done.stdout.split())
    return good, bad


def test_a_thousand_spoilt_records_through_replay(thousand: Path) -> None:
    good, bad = ended(THROUGH_REPLAY, thousand)
    assert good + bad == MANY
    assert good > 50
    assert bad > 500


def test_a_thousand_spoilt_records_through_the_window(thousand: Path, tmp_path: Path) -> None:
    shown, refused = ended(THROUGH_THE_WINDOW, thousand, tmp_path)
    assert shown + refused == MANY
    assert shown > 50
    assert refused > 500
