"""What is kept lasts: across programs, crashes, broken files, and where nothing can be kept."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path

import pytest

from game.store import Notice, Person, Store, words
from game.store.opening import Opened, copy_to, open_file
from game.store.place import FILE, SPARE
from game.store.schema import STEPS, migrate, shape

ANN = Person("Ann", 1, (20, 26))
BO = Person("Bo", 2, (5, 17))


def again(folder: Path) -> Store:
    """What another start of the program finds."""
    found = Store(folder).wait()
    found.close()
    return found


# ------------------------------------------------------------------ keeping
def test_a_new_store_is_empty_and_well(store: Store) -> None:
    assert (store.settings, store.people, store.setups, store.trouble) == ({}, (), {}, "")
    assert store.notices() == []


def test_settings_are_kept_at_once(store: Store, folder: Path) -> None:
    assert store.keep_setting("speed", "fast").result(5)
    assert store.keep_setting("bindings", {"hint": 11}).result(5)
    with closing(sqlite3.connect(folder / FILE)) as other:
        rows = dict(other.execute("SELECT key, value FROM settings").fetchall())
    assert rows == {"speed": '"fast"', "bindings": '{"hint": 11}'}


def test_everything_is_there_at_the_next_start(store: Store, folder: Path) -> None:
    store.keep_setting("text_size", 1.3)
    store.keep_people([ANN, BO])
    store.keep_setup("blast", {"seats": 2, "names": ["Ann", "Bö"]})
    store.close()
    found = again(folder)
    assert found.settings == {"text_size": 1.3}
    assert found.people == (ANN, BO)
    assert found.setups == {"blast": {"seats": 2, "names": ["Ann", "Bö"]}}


def test_the_last_change_counts(store: Store, folder: Path) -> None:
    for value in (0.1, 0.9, 0.4):
        store.keep_setting("effects_volume", value)
    store.keep_people([ANN, BO])
    store.keep_people([BO])
    store.close()
    found = again(folder)
    assert found.settings == {"effects_volume": 0.4}
    assert found.people == (BO,)


def test_what_was_changed_is_read_back_without_waiting(store: Store) -> None:
    store.keep_setting("muted", True)
    store.keep_people([ANN])
    assert store.settings == {"muted": True}
    assert store.people == (ANN,)


def test_a_change_waits_for_no_disk(folder: Path) -> None:
    store = Store(folder).wait()
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        promise = store.keep_setting("muted", True)
        assert not promise.done()
        other.execute("ROLLBACK")
    assert promise.result(10)
    store.close()


def test_a_killed_program_loses_nothing_acknowledged(folder: Path) -> None:
    code = f"""
import os
from pathlib import Path
from game.store import Store
store = Store(Path({str(folder)!r})).wait()
assert store.keep_setting("muted", True).result(10)
os._exit(9)
"""
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=60).returncode == 9
    assert again(folder).settings == {"muted": True}


def test_writing_is_synchronous_and_ahead_of_time(folder: Path) -> None:
    opened = open_file(folder)
    assert opened.connection is not None
    with closing(opened.connection) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)


def test_the_store_needs_no_pygame() -> None:
    code = "import sys, game.store; sys.exit('pygame' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False, timeout=60).returncode == 0


# ------------------------------------------------------------------ odd rows
def test_senseless_rows_are_left_out(store: Store, folder: Path) -> None:
    store.keep_setting("muted", True)
    store.keep_people([ANN])
    store.close()
    with closing(sqlite3.connect(folder / FILE)) as other:
        other.execute("INSERT INTO settings VALUES ('speed', '{')")
        other.execute("INSERT INTO setups VALUES ('blast', '[1]')")
        for row in (("", 1, 1, "[1, 2]"), ("Bo", 2, 1, "[1]"), ("Cy", 3, 1, "nothing"), ("Di", 4, 99, "[1, 2]")):
            other.execute("INSERT INTO people (name, place, hat, keys) VALUES (?, ?, ?, ?)", row)
        other.commit()
    found = again(folder)
    assert found.settings == {"muted": True}
    assert found.setups == {}
    assert found.people == (ANN, Person("Di", 5, (1, 2)))
    assert found.trouble == ""


# ------------------------------------------------------------------ no place
def test_without_a_place_all_works_and_nothing_is_kept() -> None:
    store = Store(None).wait()
    assert store.trouble == words.NO_PLACE
    assert store.keep_setting("muted", True).result(5) is False
    assert store.keep_people([ANN]).result(5) is False
    assert store.settings == {"muted": True}
    assert store.people == (ANN,)
    store.close()


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    store = Store(tmp_path / "file" / "kept").wait()
    assert store.trouble == words.CANT_WRITE
    assert store.keep_setting("muted", True).result(5) is False
    store.close()
    assert (tmp_path / "file").read_text() == "in the way"


def test_a_folder_in_the_place_of_the_file(folder: Path) -> None:
    (folder / FILE).mkdir(parents=True)
    store = Store(folder).wait()
    assert store.trouble == words.CANT_WRITE
    store.close()
    assert (folder / FILE).is_dir()


def test_a_full_disk_is_told_and_forgotten_when_there_is_room_again(folder: Path) -> None:
    def narrow(at: Path) -> Opened:
        opened = open_file(at)
        assert opened.connection is not None
        pages = opened.connection.execute("PRAGMA page_count").fetchone()[0]
        opened.connection.execute(f"PRAGMA max_page_count = {pages}")
        return opened

    store = Store(folder, narrow).wait()
    assert store.keep_setup("blast", {"name": "x" * 50_000}).result(5) is False
    assert store.trouble == words.CANT_WRITE
    assert store.keep_setting("muted", True).result(5) is True
    assert store.trouble == ""
    store.close()
    assert again(folder).settings == {"muted": True}


# ------------------------------------------------------------------ broken files
def spoil(folder: Path, how: bytes = b"not a store at all, " * 400) -> None:
    """Write nonsense in the place of the file."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / FILE).write_bytes(how)


def aside(folder: Path) -> list[Path]:
    """What was set aside."""
    return sorted(folder.glob("saloon-broken-*.db"))


def test_a_broken_file_is_set_aside_and_told(folder: Path) -> None:
    spoil(folder)
    before = (folder / FILE).read_bytes()
    store = Store(folder).wait()
    kept_aside = aside(folder)
    assert [file.read_bytes() for file in kept_aside] == [before]
    assert store.notices() == [Notice(words.BROKEN_TITLE, words.BROKEN_EMPTY.format(name=kept_aside[0].name))]
    assert store.trouble == ""
    assert store.keep_setting("muted", True).result(5)
    store.close()
    assert again(folder).settings == {"muted": True}


def test_the_spare_copy_takes_the_place_of_a_broken_file(store: Store, folder: Path) -> None:
    store.keep_setting("speed", "slow")
    store.keep_people([ANN])
    store.close()
    spoil(folder)
    found = Store(folder).wait()
    assert found.settings == {"speed": "slow"}
    assert found.people == (ANN,)
    (told,) = found.notices()
    assert aside(folder)[0].name in told.text
    assert "spare copy" in told.text
    found.close()


def test_a_cut_file_is_noticed(store: Store, folder: Path) -> None:
    store.keep_people([ANN])
    for number in range(300):
        store.keep_setup(f"game {number}", {"seats": number, "names": ["x" * 50]})
    store.close()
    whole = (folder / FILE).read_bytes()
    spoil(folder, whole[: len(whole) // 2])
    found = Store(folder).wait()
    assert len(aside(folder)) == 1
    assert found.people == (ANN,)
    assert len(found.setups) == 300
    found.close()


def test_an_emptied_file_is_noticed_where_there_is_a_spare(store: Store, folder: Path) -> None:
    store.keep_people([ANN])
    store.close()
    spoil(folder, b"")
    found = Store(folder).wait()
    assert found.people == (ANN,)
    assert len(found.notices()) == 1
    found.close()


def test_a_file_without_its_tables_is_broken(store: Store, folder: Path) -> None:
    store.close()
    (folder / SPARE).unlink()
    with closing(sqlite3.connect(folder / FILE)) as other:
        other.execute("DROP TABLE people")
    found = Store(folder).wait()
    assert len(aside(folder)) == 1
    assert found.trouble == ""
    found.close()


def test_somebody_elses_database_is_not_ours(folder: Path) -> None:
    folder.mkdir()
    with closing(sqlite3.connect(folder / FILE)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    found = Store(folder).wait()
    assert len(aside(folder)) == 1
    with closing(sqlite3.connect(aside(folder)[0])) as other:
        assert other.execute("SELECT count(*) FROM recipes").fetchone() == (0,)
    found.close()


def test_two_broken_files_in_one_second_are_both_kept(folder: Path) -> None:
    for turn in (b"first ", b"second "):
        spoil(folder, turn * 200)
        again(folder)
        (folder / SPARE).unlink()
    assert {file.read_bytes()[:5] for file in aside(folder)} == {b"first", b"secon"}


def test_a_broken_spare_is_not_used(store: Store, folder: Path) -> None:
    store.keep_people([ANN])
    store.close()
    spoil(folder)
    (folder / SPARE).write_bytes(b"nonsense too " * 100)
    found = Store(folder).wait()
    assert found.people == ()
    assert "no good spare" in found.notices()[0].text
    found.close()


def test_a_spare_is_made_at_start_and_at_the_end(store: Store, folder: Path) -> None:
    store.keep_people([ANN])
    store.close()
    with closing(sqlite3.connect(folder / SPARE)) as spare:
        assert spare.execute("SELECT name FROM people").fetchall() == [("Ann",)]
    assert sorted(file.name for file in folder.iterdir()) == [FILE, SPARE]


def test_a_spare_that_cannot_be_written_leaves_the_old_one(store: Store, folder: Path) -> None:
    store.keep_people([ANN])
    store.close()
    old = (folder / SPARE).read_bytes()

    with closing(sqlite3.connect(":memory:")) as closed:
        pass
    with pytest.raises(sqlite3.ProgrammingError):
        copy_to(closed, folder / SPARE)
    assert (folder / SPARE).read_bytes() == old
    assert sorted(file.name for file in folder.iterdir()) == [FILE, SPARE]


# ------------------------------------------------------------------ shapes
def test_a_newer_file_is_refused_politely_and_left_alone(store: Store, folder: Path) -> None:
    store.keep_people([ANN])
    store.close()
    with closing(sqlite3.connect(folder / FILE)) as other:
        other.execute("CREATE TABLE duels (of TEXT)")
        other.execute(f"PRAGMA user_version = {len(STEPS) + 1}")
    before = (folder / FILE).read_bytes()
    spare = (folder / SPARE).read_bytes()
    found = Store(folder).wait()
    assert found.trouble == words.NEWER
    assert found.notices() == [Notice(words.NEWER_TITLE, words.NEWER_TEXT)]
    assert found.people == ()
    assert found.keep_setting("muted", True).result(5) is False
    found.close()
    assert (folder / FILE).read_bytes() == before
    assert (folder / SPARE).read_bytes() == spare
    assert aside(folder) == []


def test_an_older_file_is_brought_up_step_by_step(store: Store, folder: Path) -> None:
    store.keep_people([ANN])
    store.close()
    later = (*STEPS, ("ALTER TABLE people ADD COLUMN pad TEXT NOT NULL DEFAULT ''",), ("CREATE TABLE duels (of TEXT)",))
    opened = open_file(folder, later)
    assert opened.connection is not None
    with closing(opened.connection) as connection:
        assert shape(connection) == len(later)
        assert connection.execute("SELECT name, pad FROM people").fetchall() == [("Ann", "")]
        assert connection.execute("SELECT count(*) FROM duels").fetchone() == (0,)


def test_a_step_that_fails_leaves_the_file_as_it_was(store: Store, folder: Path) -> None:
    store.keep_people([ANN])
    store.close()
    wrong = (*STEPS, ("CREATE TABLE duels (of TEXT)", "CREATE TABLE people (name TEXT)"))
    opened = open_file(folder, wrong)
    assert opened.connection is None
    assert opened.trouble == words.CANT_WRITE
    found = again(folder)
    assert found.people == (ANN,)
    assert found.trouble == ""


def test_migrating_twice_changes_nothing() -> None:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        migrate(connection)
        assert shape(connection) == len(STEPS)


# ------------------------------------------------------------------ two at once
def test_two_copies_at_once_share_the_file(folder: Path) -> None:
    first, second = Store(folder).wait(), Store(folder).wait()
    promises = []
    for turn in range(20):
        promises.append(first.keep_setting(f"first {turn}", turn))
        promises.append(second.keep_setting(f"second {turn}", turn))
    assert all(promise.result(20) for promise in promises)
    first.close()
    second.close()
    assert len(again(folder).settings) == 40


def test_two_copies_may_make_the_file_at_the_same_moment(folder: Path) -> None:
    gate = threading.Barrier(4)
    opened: list[Opened] = []

    def make() -> None:
        gate.wait()
        found = open_file(folder)
        opened.append(found)
        if found.connection is not None:
            found.connection.close()

    threads = [threading.Thread(target=make) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [found.trouble for found in opened] == [""] * 4
    assert aside(folder) == []


# ------------------------------------------------------------------ files of earlier versions
def test_a_file_of_the_first_shape_opens_with_all_in_it(folder: Path) -> None:
    folder.mkdir()
    (folder / FILE).write_bytes((Path(__file__).parent / "files" / "shape-1.db").read_bytes())
    store = Store(folder).wait()
    assert store.trouble == ""
    assert store.notices() == []
    assert store.settings == {"speed": "slow", "text_size": 1.3, "bindings": {"hint": 11}}
    assert store.people == (Person("Ann", 1, (20, 26)), Person("Bö", 2, (5, 17)))
    assert len({person.id for person in store.people} - {0}) == 2
    assert store.setups == {"blast": {"seats": 2, "names": ["Ann", "Bö"]}}
    assert store.matches.history().result(5) == ()
    store.close()
    with closing(sqlite3.connect(folder / FILE)) as other:
        assert shape(other) == len(STEPS)
    assert again(folder).people == store.people


def test_a_file_of_the_second_shape_opens_with_all_its_matches(folder: Path) -> None:
    folder.mkdir()
    (folder / FILE).write_bytes((Path(__file__).parent / "files" / "shape-2.db").read_bytes())
    store = Store(folder).wait()
    assert (store.trouble, store.notices()) == ("", [])
    assert store.people == (Person("Ann", 1, (20, 26)), Person("Bö", 2, (5, 17)))
    (over,) = store.matches.history().result(5)
    assert (over.game, over.deal, over.length, over.par) == ("bullets-and-bombs", "2026-11-29", 49, None)
    assert (over.seats[0].name, over.seats[0].score, over.seats[0].won) == ("You", 5, True)
    (playing,) = store.matches.in_play().result(5)
    assert (playing.game, playing.length) == ("blasting-billy", 8)
    assert store.matches.theatre(over.id).result(5).over
    store.close()
    with closing(sqlite3.connect(folder / FILE)) as other:
        assert shape(other) == len(STEPS)


def test_a_file_that_lies_about_its_shape_is_broken(store: Store, folder: Path) -> None:
    store.keep_people([ANN])
    store.close()
    for wrong in (0, 1, 2, -1):
        with closing(sqlite3.connect(folder / FILE)) as other:
            other.execute(f"PRAGMA user_version = {wrong}")
        found = Store(folder).wait()
        assert (found.trouble, found.people, len(found.notices())) == ("", (ANN,), 1)
        found.close()
    assert len(aside(folder)) == 4
