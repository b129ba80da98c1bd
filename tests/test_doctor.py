"""What the doctor finds: a line each, nothing raised, nothing changed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game import doctor
from game.rules import GAMES
from game.store import Store
from game.store.place import FILE, SPARE
from tests.store.test_matches import kept, on, table
from tests.window import PROJECT

LINES = ["program", "pygame", "display", "sound", "store", "log", "pads", "fonts", "assets"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for what is kept."""
    monkeypatch.setattr("game.store.kept_folder", lambda: tmp_path / "kept")
    return tmp_path / "kept"


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_one_line_each(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "game", "doctor"],
        cwd=PROJECT,
        env={**os.environ, "HOME": str(tmp_path), "USERPROFILE": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=True,
    )
    assert [line.split(": ")[0].strip() for line in done.stdout.splitlines()] == LINES
    assert done.stderr == ""


def test_the_screen_the_fonts_and_the_assets_are_found() -> None:
    found = dict(doctor.examine())
    assert found["display"].startswith("dummy, ")
    assert found["fonts"] == "all 5 here"
    assert " drawings and " in found["assets"]


def test_the_store_is_looked_at_and_left_as_it_is(folder: Path) -> None:
    assert dict(doctor.examine())["store"] == f"{folder} (made at the first start)"
    assert not folder.exists()
    store = Store(folder).wait()
    for game in ("blast", "bullets-and-bombs"):
        kept(store, on(table(game, *["Ann", "Bo"][: GAMES[game].seats[0]])))
    store.close()
    before = contents(folder)
    assert dict(doctor.examine())["store"] == f"{folder}, 2 games"
    assert contents(folder) == before


def test_a_broken_store_is_told_and_not_mended(folder: Path) -> None:
    folder.mkdir()
    (folder / FILE).write_bytes(b"not a store " * 500)
    before = contents(folder)
    assert "set aside" in dict(doctor.examine())["store"]
    assert contents(folder) == before
    assert SPARE not in before


def test_whatever_raises_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    def fall() -> str:
        raise OSError("the roof leaks")

    monkeypatch.setitem(doctor._LOOKS, "pads", fall)
    found = dict(doctor.examine())
    assert found["pads"] == "trouble: the roof leaks"
    assert list(found) == LINES
