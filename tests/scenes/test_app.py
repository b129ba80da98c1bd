"""The program as a whole: with a screen, without one, and its quick look at every scene."""

from __future__ import annotations

import logging
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pygame
import pytest

from game import app
from game.log import LOG
from game.scenes import ENTRIES
from game.scenes.house import House
from game.scenes.menu import Menu
from game.store import Store
from game.store.place import FILE
from tests.window import PROJECT, ended, screen


@pytest.fixture(autouse=True)
def quiet_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program takes over the log: give it back afterwards."""
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", list(root.handlers))
    monkeypatch.setattr(root, "level", root.level)


def without_screen(home: Path, **more: str) -> subprocess.CompletedProcess[str]:
    """Start the program where there is no display."""
    unwanted = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER", "SDL_AUDIODRIVER")
    bare = {key: value for key, value in os.environ.items() if key not in unwanted}
    return subprocess.run(
        [sys.executable, "-m", "game"],
        cwd=PROJECT,
        env={**bare, "HOME": str(home), "XDG_DATA_HOME": str(home), **more},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(
    "more",
    [
        {"SDL_VIDEODRIVER": "x11"},
        pytest.param({}, marks=pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is a display")),
    ],
)
def test_no_display_is_one_clear_line(tmp_path: Path, more: dict[str, str]) -> None:
    done = without_screen(tmp_path, **more)
    assert done.returncode == 1
    assert done.stderr.splitlines() == ["Quickdraw Saloon needs a screen: no display was found."]
    assert done.stdout == ""


def test_no_display_and_nowhere_to_say_it(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setenv("SDL_VIDEODRIVER", "x11")
    monkeypatch.delenv("DISPLAY", raising=False)
    assert app.run(smoke=True) == 1
    assert capfd.readouterr().out == ""


def test_smoke_shows_every_scene(capsys: pytest.CaptureFixture[str]) -> None:
    assert app.run(smoke=True) == 0
    assert capsys.readouterr().err == ""


def test_smoke_fails_where_a_scene_does(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from game.scenes.options import Options

    def fall(self: Options, dt: float) -> None:
        raise ValueError("the roof")

    monkeypatch.setattr(Options, "update", fall)
    assert app.run(smoke=True) == 1
    assert "the roof" in capsys.readouterr().err


@pytest.mark.parametrize("terminal", [True, False])
def test_a_program_that_breaks_says_where_to_read_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], terminal: bool
) -> None:
    def fall(self: Menu, dt: float) -> None:
        raise ValueError("the roof came down")

    boxes: list[str] = []
    monkeypatch.setattr("game.store.kept_folder", lambda: tmp_path)
    monkeypatch.setattr("game.store.state_folder", lambda: tmp_path)
    monkeypatch.setattr(Menu, "update", fall)
    monkeypatch.setattr(pygame.display, "message_box", lambda title, line, **_: boxes.append(line))
    if not terminal:
        monkeypatch.setattr(sys, "stderr", None)
    assert app.run(smoke=False) == 1
    said = boxes if not terminal else capfd.readouterr().err.splitlines()
    (line,) = said
    assert "the roof came down" in line
    assert str(tmp_path / LOG) in line
    assert "Traceback" in (tmp_path / LOG).read_text(encoding="utf-8")


def test_every_playable_game_is_among_the_shown_scenes() -> None:
    house = House(Store(None).wait())
    playable = [entry for entry in ENTRIES if entry.make is not None]
    assert len(app.every_scene(house)) == 5 + len(playable)


def test_every_poster_has_its_drawing_and_words() -> None:
    from game.scenes.words.games import LINES
    from game.stage.assets import asset

    assert len(ENTRIES) == 5
    for entry in ENTRIES:
        assert asset(*entry.poster).is_file()
        assert entry.title
        assert entry.players.endswith(("player", "players"))
        assert LINES[entry.game]


@pytest.mark.window
def test_a_real_window_opens_and_is_left_by_a_key(tmp_path: Path) -> None:
    with screen(tmp_path) as x:
        program = x.start()
        x.see_window(program)
        x.key_until("q", lambda: program.poll() is not None)
        code, wrote = ended(program)
    assert (code, wrote["out"], wrote["err"]) == (0, "", "")


def muted(folder: Path) -> bool:
    """Whether the file says so at this moment."""
    with closing(sqlite3.connect(folder / FILE)) as kept:
        return kept.execute("SELECT value FROM settings WHERE key = 'muted'").fetchone() == ("true",)


@pytest.mark.window
def test_a_real_window_keeps_what_was_set(tmp_path: Path) -> None:
    folder = tmp_path / "data" / "quickdraw-saloon"
    with screen(tmp_path) as x:
        program = x.start()
        x.see_window(program)
        x.key_until("o", lambda: x.title() == "Options · Quickdraw Saloon")
        x.key_until("m", lambda: muted(folder))
        x.key_until("Escape", lambda: x.title() == "Quickdraw Saloon")
        x.key_until("q", lambda: program.poll() is not None)
        assert ended(program)[0] == 0
    store = Store(folder).wait()
    assert store.settings["muted"] is True
    store.close()


@pytest.mark.window
def test_smoke_in_a_real_window(tmp_path: Path) -> None:
    with screen(tmp_path) as x:
        code, wrote = ended(x.start("--smoke"))
    assert (code, wrote["err"]) == (0, "")
