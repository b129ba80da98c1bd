"""A double click on a record opens it: the desktop's files are installed, understood, and lead to the record."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from game.store.files import ENDING
from tests.frozen.packed import NAME, Packed, give_away, said
from tests.window import ended, screen

TYPE = "application/x-saloon-record+json"


@pytest.fixture
def record(packed: Packed, home: Path) -> Path:
    """A whole game, played and written by the packed program itself, under a name that is hard to pass on."""
    games = ("simulate", "blast", "--players", "easy,easy", "--games", "2", "--jobs", "2", "--seed", "1")
    done = packed.run(*games, "--records", str(home / "records"), home=home, LC_ALL="C")
    assert (done.returncode, done.stderr) == (0, "")
    first = min((home / "records").glob(f"*{ENDING}"))
    return first.rename(home / f"Ann's ♠ & \"Bo\"'s $5 100%{ENDING}")


def shown(packed: Packed, home: Path, *command: str) -> None:
    """Start the program with a record: its replay is there, and two steps back lies the way out."""
    with screen(home) as x:
        program = packed.open(x, *command, home=home, folder=Path("/"), LC_ALL="C")
        x.see_window(program)
        assert x.wait_for(lambda: x.title() == "Replay · Quickdraw Saloon"), x.title()
        x.key_until("Escape", lambda: x.title() == "Quickdraw Saloon")
        x.key_until("q", lambda: program.poll() is not None)
        code, wrote = ended(program)
    assert (code, said(wrote)) == (0, "")


def test_a_record_given_is_shown(packed: Packed, home: Path, record: Path) -> None:
    shown(packed, home, str(record))


def test_the_same_record_without_a_window(packed: Packed, home: Path, record: Path) -> None:
    done = packed.run("replay", str(record), "--json", home=home, LC_ALL="C")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["result"]["scores"]


def install(packed: Packed, home: Path, *arguments: str) -> Path:
    """Run the script that puts the program into the menu; the folder that desktops read."""
    done = packed.run(*arguments, home=home, by=packed.folder / "install.sh")
    assert (done.returncode, done.stderr) == (0, "")
    return home / ".local" / "share"


def test_the_desktop_learns_the_type_and_who_opens_it(packed: Packed, home: Path) -> None:
    share = install(packed, home)
    entry = share / "applications" / f"{NAME}.desktop"
    checked = subprocess.run(["desktop-file-validate", str(entry)], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stdout) == (0, "")
    assert f"{TYPE}={NAME}.desktop;" in (share / "applications" / "mimeinfo.cache").read_text().splitlines()
    assert f"50:{TYPE}:*{ENDING}" in (share / "mime" / "globs2").read_text().splitlines()
    assert (share / "icons" / "hicolor" / "256x256" / "apps" / f"{NAME}.png").read_bytes().startswith(b"\x89PNG")
    install(packed, home, "--remove")
    assert TYPE not in (share / "applications" / "mimeinfo.cache").read_text()
    assert not entry.exists()
    assert not (share / "mime" / "packages" / f"{NAME}.xml").exists()


def command_of(entry: Path) -> list[str]:
    """The command of a desktop's entry: first the file's own escapes, then those of a quoted word, as a shell has."""
    line = next(line for line in entry.read_text(encoding="utf-8").splitlines() if line.startswith("Exec="))
    written = line.removeprefix("Exec=").replace("\\\\", "\\").replace("%%", "%")
    done = subprocess.run(["/bin/sh", "-c", f"printf '%s\\n' {written}"], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_the_command_in_the_menu_leads_to_the_program(packed: Packed, home: Path) -> None:
    share = install(packed, home)
    assert command_of(share / "applications" / f"{NAME}.desktop") == [str(packed.program), "%f"]


@pytest.mark.parametrize("odd", ["games", 'a "quoted" one', "back\\slash", "`tick` $HOME", "50% off %f", "a|b&c#d;e"])
def test_wherever_it_is_unpacked(packed: Packed, home: Path, odd: str) -> None:
    folder = home / odd
    folder.mkdir()
    for name in ("install.sh", f"{NAME}.desktop", f"{NAME}.xml", f"{NAME}.png"):
        shutil.copy(packed.folder / name, folder)
    give_away(folder)
    done = packed.run(home=home, by=folder / "install.sh")
    assert (done.returncode, done.stderr) == (0, "")
    entry = home / ".local" / "share" / "applications" / f"{NAME}.desktop"
    assert command_of(entry) == [str(folder / NAME), "%f"]
    assert ('Exec="' in entry.read_text(encoding="utf-8")) is (odd != "games"), "some desktops stumble over quotes"
