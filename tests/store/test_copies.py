"""Two running copies of the program: a match is open in one of them alone, and a copy that was killed holds nothing."""

from __future__ import annotations

import errno
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing
from datetime import date
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest

from game.match.daily import daily_match
from game.match.match import Match, Sitter
from game.rules.core import random_move
from game.rules.record import RecordError
from game.store import KeptMatch, Person, Standing, Store, words
from game.store.copies import Copy
from game.store.place import FILE, SPARE
from tests.store.test_matches import kept, on, table
from tests.window import PROJECT

DAY = date(2026, 11, 29)
OLD = time.time() - 3600


@pytest.fixture
def other(store: Store, folder: Path) -> Iterator[Store]:
    """A second copy of the program, with the same place."""
    opened = Store(folder).wait()
    yield opened
    opened.close()


def left(store: Store) -> KeptMatch:
    (found,) = store.matches.in_play().result(10)
    return found


def resume(store: Store, number: int) -> Match:
    return store.matches.resume(number, Random(1)).result(10)


def said(promise: Future[Any]) -> str:
    with pytest.raises(RecordError) as refused:
        promise.result(10)
    return str(refused.value)


def locks(folder: Path) -> list[Path]:
    return [file for file in folder.iterdir() if not file.name.startswith((FILE, SPARE))]


# ------------------------------------------------------------------ open in one copy
def test_a_match_that_is_open_in_one_copy_cannot_be_taken_up_in_another(store: Store, other: Store) -> None:
    match = kept(store, table("blast", "Ann", "Bo"), 10)
    assert said(other.matches.resume(left(other).id, Random(1))) == words.OPEN_ELSEWHERE
    on(match, 3)
    assert match.kept.result(10)
    assert store.matches.record(left(store).id).result(10).moves == match.record().moves


def test_the_copy_itself_may_take_it_up_anew(store: Store, other: Store) -> None:
    match = kept(store, table("blast", "Ann", "Bo"), 10)
    again = resume(store, left(store).id)
    assert again.record().moves == match.record().moves
    assert said(other.matches.resume(left(other).id, Random(1))) == words.OPEN_ELSEWHERE


def test_a_match_that_was_put_down_can_be_taken_up_elsewhere(store: Store, other: Store) -> None:
    match = kept(store, table("blast", "Ann", "Bo"), 10)
    assert store.matches.put_down(match).result(10)
    assert match.kept.result(10)
    number = left(store).id
    elsewhere = on(resume(other, number), 3)
    assert elsewhere.kept.result(10)
    assert said(store.matches.resume(number, Random(1))) == words.OPEN_ELSEWHERE
    assert other.matches.put_down(elsewhere).result(10)
    assert other.matches.record(number).result(10).moves == elsewhere.record().moves
    assert resume(store, number).record().moves == elsewhere.record().moves


def test_who_goes_on_with_a_match_that_they_had_put_down_has_it_in_hand_again(store: Store, other: Store) -> None:
    match = kept(store, table("blast", "Ann", "Bo"), 10)
    assert store.matches.put_down(match).result(10)
    on(match, 1)
    assert match.kept.result(10)
    assert said(other.matches.resume(left(other).id, Random(1))) == words.OPEN_ELSEWHERE


def test_a_match_that_was_put_down_and_is_in_two_hands_becomes_two(store: Store, other: Store) -> None:
    first = kept(store, table("bullets-and-bombs", "Ann"), 10)
    assert store.matches.put_down(first).result(10)
    number = left(store).id
    second = resume(other, number)
    on(first, 3, seed=8)
    on(second, 5, seed=9)
    on(first, 4, seed=8)
    assert first.kept.result(10)
    assert second.kept.result(10)
    records = {m.id: store.matches.record(m.id).result(10).moves for m in store.matches.in_play().result(10)}
    assert records[number] == second.record().moves
    assert set(records.values()) == {first.record().moves, second.record().moves}


def test_only_one_of_two_that_reach_for_it_at_once_gets_it(folder: Path) -> None:
    begun = Store(folder).wait()
    kept(begun, table("blast", "Ann", "Bo"), 10)
    begun.close()
    copies = [Store(folder).wait() for _ in range(4)]
    number = left(copies[0]).id
    promises = [copy.matches.resume(number, Random(1)) for copy in copies]
    errors = [promise.exception(20) for promise in promises]
    assert sorted(str(error) for error in errors) == ["None", *[words.OPEN_ELSEWHERE] * 3]
    for copy in copies:
        copy.close()


def test_a_match_that_is_open_in_one_copy_cannot_be_deleted_in_another(store: Store, other: Store) -> None:
    match = kept(store, table("blast", "Ann", "Bo"), 10)
    number = left(other).id
    assert said(other.matches.delete(number)) == words.OPEN_ELSEWHERE
    on(match, 3)
    assert match.kept.result(10)
    assert left(store).id == number
    assert store.matches.record(number).result(10).moves == match.record().moves
    assert store.matches.put_down(match).result(10)
    assert other.matches.delete(number).result(10)
    assert store.matches.in_play().result(10) == ()


def test_a_match_that_is_over_can_be_deleted_everywhere(store: Store, other: Store) -> None:
    kept(store, table("blast", "Ann", "Bo"))
    (over,) = other.matches.history().result(10)
    assert other.matches.delete(over.id).result(10)
    assert store.matches.history().result(10) == ()


def test_what_waits_with_a_refused_deletion_is_written(store: Store, other: Store) -> None:
    kept(store, table("blast", "Ann", "Bo"), 10)
    number = left(other).id
    busy = Event()
    other._desk.ask(lambda _: busy.wait(10))
    first, refused, last = other.keep_setting("a", 1), other.matches.delete(number), other.keep_setting("b", 2)
    busy.set()
    assert said(refused) == words.OPEN_ELSEWHERE
    assert first.result(10)
    assert last.result(10)


# ------------------------------------------------------------------ the copy ends
def test_a_copy_that_ended_holds_nothing_and_leaves_nothing(store: Store, folder: Path) -> None:
    ended = Store(folder).wait()
    match = kept(ended, table("blast", "Ann", "Bo"), 10)
    assert len(locks(folder)) == 2
    ended.close()
    assert resume(store, left(store).id).record().moves == match.record().moves
    assert len(locks(folder)) == 1


PLAYING = """
import sys, time
from pathlib import Path
from random import Random
from game.store import Store
from tests.store.test_matches import kept, table
store = Store(Path(sys.argv[1])).wait()
match = kept(store, table("blast", "Ann", "Bo"), 10)
assert match.kept.result(20)
print("open", flush=True)
sys.stdin.read()
"""


def test_a_copy_that_was_killed_holds_nothing_from_that_moment_on(store: Store, folder: Path) -> None:
    command = [sys.executable, "-c", PLAYING, str(folder)]
    with subprocess.Popen(command, cwd=PROJECT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert program.stdout.readline() == "open\n"
        number = left(store).id
        assert said(store.matches.resume(number, Random(1))) == words.OPEN_ELSEWHERE
        program.kill()
        program.wait(20)
        assert resume(store, number).length > 10


def test_what_a_killed_copy_left_is_cleared_away_once_it_is_old(folder: Path) -> None:
    folder.mkdir()
    old, young = folder / "saloon.copy-00000000000000aa", folder / "saloon.copy-00000000000000bb"
    for file in (old, young):
        file.touch()
    os.utime(old, (OLD, OLD))
    with closing(Store(folder).wait()):
        assert not old.exists()
        assert young.exists()


def test_a_copy_that_runs_for_long_keeps_its_lock(store: Store, folder: Path) -> None:
    (lock,) = locks(folder)
    os.utime(lock, (OLD, OLD))
    kept(store, table("blast", "Ann", "Bo"), 10)
    with closing(Store(folder).wait()) as later:
        assert lock.exists()
        assert said(later.matches.resume(left(later).id, Random(1))) == words.OPEN_ELSEWHERE


# ------------------------------------------------------------------ odd files, folders and clocks
def test_several_that_look_at_once_do_not_take_each_other_for_who_was_killed(store: Store, folder: Path) -> None:
    match = kept(store, table("blast", "Ann", "Bo"), 10)
    killed = folder / "saloon.copy-00000000000000aa"
    killed.touch()
    with closing(sqlite3.connect(folder / FILE)) as spoilt, spoilt:
        spoilt.execute("UPDATE matches SET hand = '00000000000000aa-x'")
    with closing(sqlite3.connect(killed, isolation_level=None)) as looking:
        looking.execute("BEGIN")
        looking.execute("SELECT 1 FROM sqlite_master").fetchall()
        assert resume(store, left(store).id).record().moves == match.record().moves


def test_a_lock_that_is_damaged_holds_as_long_as_its_copy_runs(store: Store, other: Store, folder: Path) -> None:
    held = set(locks(folder))
    running = Store(folder).wait()
    (lock,) = set(locks(folder)) - held
    match = kept(running, table("blast", "Ann", "Bo"), 10)
    lock.write_bytes(b"rubbish" * 999)
    number = left(other).id
    assert said(other.matches.resume(number, Random(1))) == words.OPEN_ELSEWHERE
    on(match, 3)
    assert match.kept.result(10)
    running.close()
    assert not lock.exists()
    lock.write_bytes(b"rubbish" * 999)
    assert resume(other, number).record().moves == match.record().moves


def test_a_lock_does_not_grow(store: Store, other: Store, folder: Path) -> None:
    match = kept(store, table("blast", "Ann", "Bo"), 10)
    assert said(other.matches.resume(left(other).id, Random(1))) == words.OPEN_ELSEWHERE
    on(match)
    assert match.kept.result(10)
    assert [lock.stat().st_size for lock in locks(folder)] == [0, 0]


@pytest.mark.parametrize("moved", [-3600, 3600, 10**9])
def test_a_clock_that_was_set_leaves_nothing_lying_about(moved: int, folder: Path) -> None:
    folder.mkdir()
    dead = folder / "saloon.copy-00000000000000aa"
    dead.touch()
    os.utime(dead, (time.time() + moved, time.time() + moved))
    with closing(Store(folder).wait()):
        assert len(locks(folder)) == 1
        assert not dead.exists()


def test_many_copies_see_each_other_and_leave_nothing(folder: Path) -> None:
    folder.mkdir()
    copies = [Copy() for _ in range(30)]
    for copy in copies:
        copy.start(folder)
    assert all(one.other_runs(two.mark) is (one is not two) for one in copies for two in copies)
    for copy in copies:
        copy.end()
    assert not any(copies[0].other_runs(copy.mark) for copy in copies)
    assert locks(folder) == []


def test_where_no_lock_can_be_had_games_open_as_before(
    store: Store, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    mark = "00000000000000aa"
    monkeypatch.setattr("game.store.copies.secrets.token_hex", lambda _: mark)
    (folder / f"saloon.copy-{mark}").mkdir()
    with closing(Store(folder).wait()) as without:
        monkeypatch.undo()
        match = kept(without, table("blast", "Ann", "Bo"), 10)
        assert without.trouble == ""
        assert resume(store, left(store).id).record().moves == match.record().moves


def test_a_folder_that_can_not_be_listed_is_locked_in_all_the_same(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unlisted(self: Path, pattern: str) -> list[Path]:
        raise OSError(errno.ESTALE, self, pattern)

    folder.mkdir()
    first, second = Copy(), Copy()
    monkeypatch.setattr(Path, "glob", unlisted)
    for copy in (first, second):
        copy.start(folder)
    assert second.other_runs(first.mark)
    first.end()
    second.end()


def test_where_a_file_that_is_open_can_not_be_deleted_it_stays(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def in_use(self: Path, missing_ok: bool = False) -> None:
        raise PermissionError(errno.EACCES, self, missing_ok)

    folder.mkdir()
    dead = folder / "saloon.copy-00000000000000bb"
    dead.touch()
    os.utime(dead, (OLD, OLD))
    first, second = Copy(), Copy()
    monkeypatch.setattr(Path, "unlink", in_use)
    for copy in (first, second):
        copy.start(folder)
    first.end()
    assert len(locks(folder)) == 3
    assert not second.other_runs(first.mark)
    second.end()


@pytest.mark.parametrize("hand", ["", "-", "/-x", "../saloon.db-x", "0000000000000000-x", "é-", "00000000000000001-x"])
def test_marks_of_nobody_hold_nothing(hand: str, store: Store, folder: Path) -> None:
    match = kept(store, table("blast", "Ann", "Bo"), 10)
    with closing(sqlite3.connect(folder / FILE)) as spoilt, spoilt:
        spoilt.execute("UPDATE matches SET hand = ?", (hand,))
    assert resume(store, left(store).id).record().moves == match.record().moves


def test_without_a_place_there_are_no_other_copies() -> None:
    with closing(Store(None).wait()) as store, closing(Store(None).wait()):
        match = table("blast", "Ann", "Bo")
        store.matches.keep(match)
        on(match, 10)
        assert resume(store, left(store).id).record().moves == match.record().moves


# ------------------------------------------------------------------ a day's deal
def begun(store: Store, name: str = "You") -> Match:
    """A day's deal that is meant to count, with a move made."""
    match = daily_match(DAY, Sitter(name))
    store.matches.keep(match)
    match.play(*random_move(match.state, Random(3)))
    assert match.kept.result(10)
    return match


def test_of_a_days_deal_that_is_begun_in_two_copies_only_the_first_counts(store: Store, other: Store) -> None:
    first = begun(store)
    second = begun(other)
    assert (first.practice, second.practice) == (False, True)
    on(second)
    on(first)
    assert first.kept.result(10)
    assert second.kept.result(10)
    day = store.matches.days().result(10)[DAY]
    assert day.standing is Standing.COUNTED
    assert day.first is not None
    assert [each.practice for each in day.tries] == [False, True]
    (you,) = store.matches.players().result(10)
    assert store.matches.statistics(you).result(10).finished == 1


def test_a_line_that_parted_from_the_first_try_does_not_count(store: Store, other: Store) -> None:
    first = begun(store)
    assert store.matches.put_down(first).result(10)
    taken = resume(other, left(store).id)
    on(first)
    assert first.kept.result(10)
    on(taken)
    assert taken.kept.result(10)
    assert [match.practice for match in store.matches.history().result(10)].count(False) == 1
    assert (first.practice, taken.practice) == (True, False)


def test_everybody_has_a_first_try(store: Store, other: Store) -> None:
    people = (Person("Ann"), Person("Bo"))
    assert store.keep_people(people).result(10)
    assert not begun(store, "Ann").practice
    assert not begun(store, "Bo").practice
    assert not begun(other, "You").practice
    assert begun(store, "Ann").practice


def test_numbered_deals_count_as_often_as_they_are_played(store: Store, other: Store) -> None:
    for each in (store, other):
        match = table("bullets-and-bombs", "You")
        match.deal = "7"
        each.matches.keep(match)
        on(match, 3)
        assert match.kept.result(10)
        assert not match.practice


def test_the_try_that_counts_is_gone_on_with_before_all_others(store: Store) -> None:
    first = begun(store)
    practice = begun(store)
    on(practice, 4)
    assert first.kept.result(10)
    assert practice.kept.result(10)
    day = store.matches.days().result(10)[DAY]
    assert day.under_way == day.first
    on(first)
    assert first.kept.result(10)
    day = store.matches.days().result(10)[DAY]
    assert day.under_way is not None
    assert day.under_way.practice
