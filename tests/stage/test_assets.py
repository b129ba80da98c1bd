"""Assets and fonts are found alike in a clone, in a wheel and frozen."""

import subprocess
import sys
from pathlib import Path

import pytest

import game
from game.stage import assets
from game.stage.assets import Role, asset, font_file, package_file

REPO = Path(game.__file__).resolve().parent.parent


def test_in_a_clone_they_lie_beside_the_package():
    assert asset("icons", "back.svg") == REPO / "assets" / "icons" / "back.svg"
    assert asset("icons", "back.svg").is_file()


def test_in_a_wheel_they_lie_in_the_package(tmp_path, monkeypatch):
    package = tmp_path / "site packages ♠" / "game"
    (package / "assets" / "icons").mkdir(parents=True)
    monkeypatch.setattr(game, "__file__", str(package / "__init__.py"))
    assert asset("icons", "back.svg") == package / "assets" / "icons" / "back.svg"


def test_frozen_they_lie_where_the_program_was_unpacked(tmp_path, monkeypatch):
    (tmp_path / "assets").mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert asset("sounds", "deal.ogg") == tmp_path / "assets" / "sounds" / "deal.ogg"


def test_frozen_fonts_lie_in_their_packages_beside_the_program(tmp_path, monkeypatch):
    package, name = assets.FONT_FILES[Role.TITLE]
    (tmp_path / package / "files").mkdir(parents=True)
    there = tmp_path / package / "files" / name
    there.write_bytes(b"")
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert package_file(package, name) == there


def test_an_incomplete_program_says_so(tmp_path, monkeypatch):
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    with pytest.raises(FileNotFoundError, match="no assets"):
        asset("icons", "back.svg")


@pytest.mark.parametrize("role", list(Role))
def test_every_role_has_its_font(role):
    assert font_file(role).is_file()
    assert font_file(role).suffix in (".ttf", ".otf")


def test_the_working_directory_does_not_matter(tmp_path):
    program = "from game.stage.assets import asset; print(asset('icons', 'back.svg').is_file())"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=tmp_path, env={"PYTHONPATH": str(REPO), "PATH": ""}, capture_output=True
    )
    assert done.stdout.split()[-1] == b"True", done.stderr
