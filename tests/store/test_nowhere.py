"""Where nothing can be kept, play goes on, and a line says so: full disk, read-only folder, no permission, no home."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from game.rules.core import random_move
from game.store import Store, words
from game.store.place import FILE
from tests.store.test_matches import kept, on, table
from tests.window import PROJECT

linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="users, mounts and limits of Linux")
NOBODY = 65534


def in_a_child(work: Callable[[], str]) -> str:
    """What the work says in a process of its own, whose rights and limits it may change."""
    ours, theirs = os.pipe()
    child = os.fork()
    if child == 0:
        said = "no word"
        try:
            said = work()
        except BaseException as error:
            said = repr(error)
        finally:
            os.write(theirs, said.encode())
            os._exit(0)
    os.close(theirs)
    with os.fdopen(ours, encoding="utf-8") as heard:
        said = heard.read()
    os.waitpid(child, 0)
    return said


def a_game_is_played(folder: Path) -> str:
    """Play a whole game; what the store says about it, or what went wrong."""
    store = Store(folder).wait()
    said = store.trouble
    match = table("blast", "Ann", "Bo")
    promise = store.matches.keep(match)
    on(match)
    assert match.over
    assert promise.result(10) is False
    assert match.kept.result(10) is False
    assert len(store.matches.history().result(10)) == 1
    assert store.keep_setting("muted", True).result(10) is False
    assert store.settings["muted"] is True
    store.close()
    return said


@pytest.fixture
def open_to_all() -> Iterator[Path]:
    """A folder that somebody without rights may at least look into."""
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o755)
        yield Path(folder)


def without_rights() -> None:
    """A child of root becomes nobody: root may write anywhere."""
    if os.getuid() == 0:
        os.setgid(NOBODY)
        os.setuid(NOBODY)


@linux
def test_a_folder_that_can_only_be_read(open_to_all: Path) -> None:
    folder = open_to_all / "kept"
    store = Store(folder).wait()
    kept(store, table("blast", "Ann", "Bo"))
    store.close()
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    for path in (*folder.iterdir(), folder):
        path.chmod(0o555 if path.is_dir() else 0o444)

    def look() -> str:
        without_rights()
        store = Store(folder).wait()
        match = on(table("blast", "Ann", "Bo"))
        assert store.matches.keep(match).result(10) is False
        store.close()
        return store.trouble

    assert in_a_child(look) == words.CANT_WRITE
    folder.chmod(0o755)
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == before


@linux
@pytest.mark.parametrize("mode", [0o555, 0o000])
def test_a_place_where_no_folder_may_be_made(open_to_all: Path, mode: int) -> None:
    parent = open_to_all / "locked"
    parent.mkdir(mode=mode)

    def play() -> str:
        without_rights()
        return a_game_is_played(parent / "kept")

    assert in_a_child(play) == words.CANT_WRITE
    parent.chmod(0o755)
    assert list(parent.iterdir()) == []


@linux
def test_a_disk_that_has_no_room_at_all(tmp_path: Path) -> None:
    def play() -> str:
        import resource

        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
        return a_game_is_played(tmp_path / "kept")

    assert in_a_child(play) == words.CANT_WRITE


@contextlib.contextmanager
def small_disk(tmp_path: Path, kilobytes: int) -> Iterator[Path]:
    """A disk of that size, where this user may make one; else a folder in which no file may grow beyond it."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mount = shutil.which("mount")
    made = mount is not None and os.getuid() == 0
    if made:
        command = [str(mount), "-t", "tmpfs", "-o", f"size={kilobytes}k", "tmpfs", str(disk)]
        made = subprocess.run(command, capture_output=True, check=False).returncode == 0
    try:
        yield disk
    finally:
        if made:
            subprocess.run(["umount", str(disk)], check=True)


@linux
def test_a_disk_that_fills_up_in_the_middle_of_a_game(tmp_path: Path) -> None:
    """What was acknowledged stays; what wasn't is there as well once there is room again."""
    with small_disk(tmp_path, 256) as disk:
        said = in_a_child(lambda: play_until_full(disk))
    assert said == f"full: {words.CANT_WRITE}; then: well; kept: all"


def play_until_full(disk: Path) -> str:
    import resource

    resource.setrlimit(resource.RLIMIT_FSIZE, (256 * 1024, resource.RLIM_INFINITY))
    ballast = disk / "ballast"
    ballast.write_bytes(bytes(100 * 1024))
    store = Store(disk / "kept").wait()
    rng, seed = Random(3), 0
    match = table("crazy-bullets", "Ann", "Bo", "Cy", "Di")
    assert store.matches.keep(match).result(10)
    while match.kept.result(10):
        if match.over:
            seed += 1
            match = table("crazy-bullets", "Ann", "Bo", "Cy", "Di", seed=seed)
            store.matches.keep(match)
        match.play(*random_move(match.state, rng))
    full = store.trouble
    on(match, 20)
    ballast.unlink()
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    while not match.over and not match.kept.result(10):
        match.play(*random_move(match.state, rng))
    then = store.trouble or "well"
    store.close()
    again = Store(disk / "kept").wait()
    found = again.matches.in_play().result(10) or again.matches.history().result(10)
    moves = again.matches.record(found[0].id).result(10).moves
    everything = "all" if moves == match.record().moves[: len(moves)] and len(moves) >= match.length - 2 else "less"
    again.close()
    return f"full: {full}; then: {then}; kept: {everything}"


@pytest.mark.parametrize("odd", [{"HOME": None, "XDG_DATA_HOME": ""}, {"HOME": "", "XDG_DATA_HOME": ""}])
def test_without_a_home_the_program_plays_on_and_leaves_nothing_where_it_started(
    tmp_path: Path, odd: dict[str, str | None]
) -> None:
    code = """
import os
from pathlib import Path
from game.store import Store, kept_folder, place
place.user_data_path = lambda *_, **__: Path("~/.local/share/x")  # what a system without a home answers
from tests.store.test_matches import on, table
store = Store(kept_folder()).wait()
match = on(table("blast", "Ann", "Bo"))
assert store.matches.keep(match).result(10) is False
store.close()
print(store.trouble)
"""
    environment = {
        key: value for key, value in {**os.environ, **odd, "PYTHONPATH": str(PROJECT)}.items() if value is not None
    }
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.stdout.strip() == words.NO_PLACE, done.stderr
    assert list(tmp_path.iterdir()) == []


def test_two_programs_play_at_once_and_lose_nothing(tmp_path: Path) -> None:
    """Each in a process of its own, both with settings, people and matches."""
    code = """
import sys
from pathlib import Path
from game.store import Person, Store
from tests.store.test_matches import kept, table
store = Store(Path(sys.argv[1])).wait()
mine = sys.argv[2]
print("ready", flush=True)
sys.stdin.readline()
for number in range(8):
    assert store.keep_setting(f"{mine} {number}", number).result(20)
    kept(store, table("bullets-and-bombs", mine, seed=number))
store.keep_people([*store.people, Person(mine)]).result(20)
store.close()
"""
    folder = tmp_path / "kept"
    programs = [
        subprocess.Popen(
            [sys.executable, "-c", code, str(folder), name], cwd=PROJECT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        for name in ("Ann", "Bo", "Cy")
    ]
    for program in programs:
        assert program.stdout is not None
        assert program.stdout.readline() == b"ready\n"
    for program in programs:
        program.communicate(b"go\n", timeout=100)
    assert [program.returncode for program in programs] == [0, 0, 0]
    store = Store(folder).wait()
    assert len(store.settings) == 24
    assert {person.name for person in store.people} == {"Ann", "Bo", "Cy"}
    assert len(store.matches.history().result(10)) == 24
    assert sorted(who.name for who in store.matches.players().result(10)) == ["Ann", "Bo", "Cy"]
    assert store.notices() == []
    assert (folder / FILE).is_file()
    store.close()
