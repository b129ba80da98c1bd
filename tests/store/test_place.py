"""Where things are kept, and where nothing is."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from pathlib import Path, PurePath, PurePosixPath, PureWindowsPath

import pytest

from game.store import kept_folder, place, state_folder
from game.store.place import address
from tests.window import PROJECT


@pytest.mark.parametrize(
    ("file", "told"),
    [
        (PurePosixPath("/home/ann/saloon.db"), "file:///home/ann/saloon.db?mode=ro"),
        (PurePosixPath("/a b/100%?#é"), "file:///a%20b/100%25%3F%23%C3%A9?mode=ro"),
        (PureWindowsPath(r"C:\Users\Ann\saloon.db"), "file:///C:/Users/Ann/saloon.db?mode=ro"),
        (PureWindowsPath(r"\\den\homes\ann\saloon.db"), "file:////den/homes/ann/saloon.db?mode=ro"),
    ],
)
def test_a_path_has_an_address_that_sqlite_takes_also_on_another_machine(file: PurePath, told: str) -> None:
    assert address(file, "ro") == told
    with pytest.raises(sqlite3.OperationalError, match="unable to open"):  # there is no such file, but it has looked
        sqlite3.connect(told, uri=True)


def test_the_folder_bears_our_name() -> None:
    folder = kept_folder()
    assert folder is not None
    assert folder.is_absolute()
    assert "quickdraw-saloon" in folder.parts


@pytest.mark.parametrize(
    "odd", [{"XDG_DATA_HOME": ""}, {"XDG_DATA_HOME": "here"}, {"HOME": "nowhere"}, {"HOME": ""}, {"HOME": None}]
)
def test_nothing_appears_in_the_folder_that_the_program_was_started_from(
    tmp_path: Path, odd: dict[str, str | None]
) -> None:
    code = "from game.store import kept_folder; found = kept_folder(); print(found is None or found.is_absolute())"
    changed = {**os.environ, "PYTHONPATH": str(PROJECT), **odd}
    environment = {key: value for key, value in changed.items() if value is not None}
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout.strip() == "True"
    assert list(tmp_path.iterdir()) == []


def test_a_place_that_is_not_absolute_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(place, "user_data_path", lambda *_, **__: Path("~/.local/share/quickdraw-saloon"))
    assert kept_folder() is None


def test_a_system_that_knows_no_place_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: object, **__: object) -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr(place, "user_data_path", unknown)
    assert kept_folder() is None


def test_the_log_has_a_place_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    found = state_folder()
    assert found is not None
    assert "quickdraw-saloon" in found.parts
    monkeypatch.setattr(place, "user_state_path", lambda *_, **__: Path("state"))
    assert state_folder() is None
