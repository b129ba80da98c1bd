"""However the file is cut or spoilt: the program starts, says so, keeps the broken file, and goes on."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from game.store import Person, Store
from game.store.opening import open_file
from game.store.place import FILE, SPARE
from tests.store.test_matches import kept, table

CUTS, SPOILS = 200, 500
PAGE = 4096


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with something of everything in it."""
    folder = tmp_path_factory.mktemp("sound") / "kept"
    store = Store(folder).wait()
    store.keep_people([Person("Ann", 1, (20, 26)), Person("Bo", 2)])
    store.keep_setting("speed", "slow")
    store.keep_setup("blast", {"seats": 2})
    for game, *names in (("blast", "Ann", "Bo"), ("bullets-and-bombs", "Ann"), ("crazy-bullets", "Ann", "Bo", "Cy")):
        kept(store, table(game, *names))
    kept(store, table("blasting-billy", "Ann", "Bo"), 9)
    store.close()
    return folder


class Folder:
    """A copy of the sound folder whose file is spoilt anew again and again."""

    def __init__(self, sound: Path, at: Path) -> None:
        self.sound, self.at = sound, at
        self.whole = (sound / FILE).read_bytes()
        shutil.copytree(sound, at)

    def open_with(self, content: bytes) -> tuple[Store, list[Path]]:
        """What starts from this file, and what was set aside; all else is as it was."""
        for file in self.at.iterdir():
            file.unlink()
        shutil.copy(self.sound / SPARE, self.at / SPARE)
        (self.at / FILE).write_bytes(content)
        store = Store(self.at).wait()
        return store, sorted(self.at.glob("saloon-broken-*.db"))


@pytest.fixture
def spoilt(sound: Path) -> Iterator[Folder]:
    """In memory where the system has a folder for that: a thousand starts needn't wait for a disk."""
    memory = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as quick:
        yield Folder(sound, Path(quick) / "kept")


def look_around(store: Store) -> tuple[int, int]:
    """Ask for everything there is to ask; how many matches are over and in play."""
    over, playing = store.matches.history().result(10), store.matches.in_play().result(10)
    for match in (*over, *playing):
        error = store.matches.record(match.id).exception(10)
        assert error is None or str(error)
    for who in store.matches.players().result(10):
        store.matches.statistics(who).result(10)
    store.matches.csv().result(10)
    return len(over), len(playing)


def all_is_there(store: Store) -> None:
    assert [person.name for person in store.people] == ["Ann", "Bo"]
    assert (store.settings, store.setups) == ({"speed": "slow"}, {"blast": {"seats": 2}})
    assert look_around(store) == (3, 1)


def borders(size: int) -> list[int]:
    """Every page border, one byte before it and one after it."""
    return sorted({at + by for at in range(0, size + 1, PAGE) for by in (-1, 0, 1) if 0 <= at + by < size})


def test_a_file_cut_at_any_page_border_is_replaced_by_the_spare(spoilt: Folder) -> None:
    for size in borders(len(spoilt.whole)):
        cut_at(spoilt, size)


def test_a_file_cut_anywhere_is_replaced_by_the_spare(spoilt: Folder) -> None:
    rng = Random(5)
    for _ in range(CUTS):
        cut_at(spoilt, rng.randrange(len(spoilt.whole)))


def cut_at(spoilt: Folder, size: int) -> None:
    store, aside = spoilt.open_with(spoilt.whole[:size])
    assert store.trouble == ""
    assert [file.read_bytes() for file in aside] == [spoilt.whole[:size]]
    (told,) = store.notices()
    assert aside[0].name in told.text
    assert "spare copy" in told.text
    all_is_there(store)
    store.close()


def with_noise(whole: bytes, rng: Random) -> bytes:
    """Some bytes, a run of bytes, or a whole page are something else now."""
    content = bytearray(whole)
    match rng.randrange(4):
        case 0:
            for _ in range(rng.choice((1, 3, 40))):
                content[rng.randrange(len(content))] = rng.randrange(256)
        case 1:
            at = rng.randrange(len(content))
            run = min(rng.choice((8, 100, 1000)), len(content) - at)
            content[at : at + run] = rng.randbytes(run)
        case 2:
            page = rng.randrange(len(content) // PAGE) * PAGE
            content[page : page + PAGE] = rng.choice((bytes(PAGE), rng.randbytes(PAGE), content[:PAGE]))
        case _:
            content[rng.randrange(100)] ^= 1 << rng.randrange(8)
    return bytes(content)


def test_a_file_spoilt_anywhere_starts_and_is_kept(spoilt: Folder) -> None:
    rng, told = Random(9), 0
    for _ in range(SPOILS):
        content = with_noise(spoilt.whole, rng)
        store, aside = spoilt.open_with(content)
        notices = store.notices()
        if aside:
            assert [file.read_bytes() for file in aside] == [content]
            assert "spare copy" in notices[0].text
            all_is_there(store)
        elif store.trouble:
            assert len(notices) == 1  # taken for a newer file: left alone, and said so
            assert (spoilt.at / FILE).read_bytes() == content
            look_around(store)
        else:
            look_around(store)
            assert store.keep_setting("speed", "fast").result(10)
        told += len(notices)
        store.close()
    assert told > SPOILS // 3


def test_a_spare_is_never_made_of_a_file_that_went_bad_meanwhile(sound: Path, tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    shutil.copytree(sound, folder)
    store = Store(folder).wait()
    store.close()
    good = (folder / SPARE).read_bytes()
    content = bytearray((folder / FILE).read_bytes())
    store = Store(folder).wait()
    look_around(store)
    content[PAGE * 5 : PAGE * 7] = Random(1).randbytes(PAGE * 2)
    (folder / FILE).write_bytes(content)
    store.keep_setting("speed", "fast").result(10)
    store.close()
    with closing(sqlite3.connect(folder / SPARE)) as spare:
        assert spare.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert len((folder / SPARE).read_bytes()) == len(good)


@pytest.mark.parametrize("spoil", [lambda log: log[: len(log) // 2], lambda log: log[:40] + b"?" * 200 + log[240:]])
def test_a_spoilt_journal_costs_its_end_at_most(sound: Path, tmp_path: Path, spoil: Callable[[bytes], bytes]) -> None:
    folder = tmp_path / "kept"
    shutil.copytree(sound, folder)
    opened = open_file(folder)
    assert opened.connection is not None
    with closing(opened.connection) as connection:
        for number in range(50):
            connection.execute("INSERT INTO settings VALUES (?, '1')", (f"option {number:02}",))
        crashed = tmp_path / "crashed"
        shutil.copytree(folder, crashed)
    journal = crashed / f"{FILE}-wal"
    journal.write_bytes(spoil(journal.read_bytes()))
    store = Store(crashed).wait()
    assert store.trouble == ""
    found = sorted(set(store.settings) - {"speed"})
    assert found == [f"option {number:02}" for number in range(len(found))]
    assert len(found) < 50
    assert look_around(store) == (3, 1)
    store.close()
