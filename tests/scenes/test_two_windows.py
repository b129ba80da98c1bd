"""Two windows of the program: what is open in one is said to be so in the other, until it is left there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Event

import pytest

from game.match.daily import daily_match
from game.match.match import Match, Sitter
from game.rules.core import random_move
from game.scenes import ENTRIES
from game.scenes.bullets_and_bombs import LESSON
from game.scenes.daily import Daily
from game.scenes.history import History
from game.scenes.joining import Joining
from game.scenes.table.table import Table
from game.scenes.words import daily as words
from game.scenes.words import history as history_words
from game.scenes.words import menu as menu_words
from game.stage import words as stage_words
from game.stage.widgets import Button, Dialog
from game.store import Store
from game.store import words as store_words
from game.store.store import now
from tests.scenes.looking_back import BackRoom
from tests.scenes.noon import Noon, party
from tests.store.test_matches import table as dealt


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[BackRoom]:
    monkeypatch.setattr("tests.scenes.saloon.with_one_open", lambda: ENTRIES)
    made = BackRoom(tmp_path)
    made.settings.change("speed", "off")
    made.house.store.keep_setup(LESSON, {"done": True})
    made.settle()
    yield made
    made.close()
    assert made.caught == [], "a scene failed"


@pytest.fixture
def other(room: BackRoom, tmp_path: Path) -> Iterator[Store]:
    """What the other window keeps."""
    opened = Store(tmp_path / "kept").wait()
    yield opened
    opened.close()


def played(store: Store, match: Match, moves: int = 3) -> Match:
    store.matches.keep(match)
    rng = Random(4)
    for _ in range(moves):
        match.play(*random_move(match.state, rng))
    assert match.kept.result(10)
    return match


def is_free(store: Store, number: int) -> bool:
    """Whether this window could take a match up; if so, it is put down again."""
    promise = store.matches.resume(number, Random(1))
    error = promise.exception(10)
    if error is None:
        assert store.matches.put_down(promise.result()).result(10)
    else:
        assert str(error) == store_words.OPEN_ELSEWHERE
    return error is None


def told(room: BackRoom) -> list[tuple[str, str]]:
    """What was said since this was last asked."""
    found = [(toast.words, toast.sub) for toast in room.stage.toasts.up]
    room.stage.toasts.clear()
    return found


@contextmanager
def slow(room: BackRoom) -> Iterator[Callable[[], None]]:
    """What is asked of the store inside waits; what is given runs frames once all that was asked before has come."""
    reached, go = Event(), Event()

    def stop(_: object) -> None:
        reached.set()
        assert go.wait(20)

    def come() -> None:
        room.store._desk.ask(stop)
        assert reached.wait(20)
        room.frames(2)

    yield come
    go.set()
    room.settle()


# ------------------------------------------------------------------ a day's deal
def test_a_day_that_is_begun_elsewhere_is_shown_as_it_stands_and_not_begun_twice(room: BackRoom, other: Store) -> None:
    scene = Daily(room.house)
    room.lay(scene)
    assert scene.play.label == words.PLAY
    match = played(other, daily_match(now().date(), Sitter("You")))
    room.click(scene.play)
    room.settle()
    assert room.top is scene
    assert told(room) == [(stage_words.NOT_NOW, words.PLAYED_ELSEWHERE)]
    assert scene.play.label == words.PLAY_ON
    room.click(scene.play)
    room.settle()
    assert room.top is scene
    assert told(room) == [(stage_words.NOT_NOW, store_words.OPEN_ELSEWHERE)]
    assert other.matches.put_down(match).result(10)
    room.click(scene.play)
    room.settle()
    assert isinstance(room.top, Table)
    assert room.top.match.record().moves == match.record().moves
    assert not room.top.match.practice
    assert len(room.store.matches.days().result(10)[now().date()].tries) == 1


def test_a_day_that_was_finished_elsewhere_is_not_begun_unasked(room: BackRoom, other: Store) -> None:
    scene = Daily(room.house)
    room.lay(scene)
    played(other, match := daily_match(now().date(), Sitter("You")), 0)
    while not match.over:
        match.play(*random_move(match.state, Random(1)))
    assert match.kept.result(10)
    room.click(scene.play)
    room.settle()
    assert room.top is scene
    assert told(room) == [(stage_words.NOT_NOW, words.PLAYED_ELSEWHERE)]
    assert scene.play.label == words.PRACTISE
    room.click(scene.play)
    room.settle()
    assert isinstance(room.top, Table)
    assert room.top.match.practice


def test_a_daily_screen_that_is_left_gives_up_the_match_that_was_to_come(room: BackRoom, other: Store) -> None:
    match = played(room.store, daily_match(now().date(), Sitter("You")))
    assert room.store.matches.put_down(match).result(10)
    scene = Daily(room.house)
    room.lay(scene)
    with slow(room) as come:
        room.click(scene.play)
        come()
        assert scene.awaiting.waiting
        room.press("ESCAPE")
        assert scene not in room.stage.scenes
    assert not any(isinstance(each, Table) for each in room.stage.scenes)
    (kept,) = other.matches.in_play().result(10)
    assert is_free(other, kept.id)


def test_a_day_is_not_begun_behind_what_lies_over_it(room: BackRoom) -> None:
    scene = Daily(room.house)
    room.lay(scene)
    room.click(scene.play)
    scene.rules.trigger()
    room.settle()
    assert room.top is not scene
    assert room.store.matches.days().result(10) == {}


# ------------------------------------------------------------------ tables
def test_a_match_is_free_for_others_once_its_table_is_left(room: BackRoom, other: Store) -> None:
    scene = Daily(room.house)
    room.lay(scene)
    room.click(scene.play)
    room.settle()
    table = room.top
    assert isinstance(table, Table)
    table.take(table.match.play(*random_move(table.match.state, Random(1))))
    room.settle()
    (kept,) = other.matches.in_play().result(10)
    assert not is_free(other, kept.id)
    room.stage.back_to_first()
    room.settle()
    assert is_free(other, kept.id)


def test_a_deal_that_makes_room_for_another_is_free(room: BackRoom, other: Store) -> None:
    table = ENTRIES[-1].make
    assert table is not None
    scene = table(room.house)
    room.lay(scene)
    assert isinstance(scene, Table)
    scene.take(scene.match.play(*random_move(scene.match.state, Random(1))))
    room.settle()
    (kept,) = other.matches.in_play().result(10)
    assert not is_free(other, kept.id)
    scene.open(room.house.keep(dealt("bullets-and-bombs", "You")))
    room.settle()
    assert is_free(other, kept.id)


def test_the_street_and_its_doors_free_a_match_when_they_are_left(room: BackRoom, other: Store) -> None:
    match = played(room.store, dealt("crazy-bullets", "Ann", "Bo"), 9)
    (kept,) = other.matches.in_play().result(10)
    assert not is_free(other, kept.id)
    door = Joining(room.house, left=match)
    room.lay(door)
    door.begin_anew()
    room.settle()
    assert is_free(other, kept.id)
    again = room.house.resume(kept.id).result(10)
    door = Joining(room.house, left=again)
    room.lay(door)
    assert not is_free(other, kept.id)
    room.stage.pop(door)
    room.settle()
    assert is_free(other, kept.id)


def test_the_menu_and_the_history_say_that_a_match_is_open_elsewhere(room: BackRoom, other: Store) -> None:
    match = played(other, dealt("blast", "Ann", "Bo"), 9)
    room.press("o")
    room.press("ESCAPE")
    room.settle()
    assert room.menu.invitation is not None
    assert room.menu.invitation.title == menu_words.CONTINUE
    room.click(room.menu.invitation)
    room.settle()
    assert room.top is room.menu
    assert told(room) == [(stage_words.NOT_NOW, store_words.OPEN_ELSEWHERE)]
    scene = History(room.house)
    room.lay(scene)
    scene.deeds.play_on(room.match_of("blast", over=False))
    room.settle()
    assert room.top is scene
    assert [said for _, said in told(room)] == [store_words.OPEN_ELSEWHERE]
    assert other.matches.put_down(match).result(10)
    scene.deeds.play_on(room.match_of("blast", over=False))
    room.settle()
    assert any(isinstance(each, Table) for each in room.stage.scenes)


def invited(room: BackRoom) -> int:
    """A match that nobody has in hand, offered by the menu; its number."""
    match = played(room.store, dealt("blast", "Ann", "Bo"), 9)
    assert room.store.matches.put_down(match).result(10)
    room.press("o")
    room.press("ESCAPE")
    room.settle()
    assert room.menu.invitation is not None
    assert room.menu.invitation.title == menu_words.CONTINUE
    (kept,) = room.store.matches.in_play().result(10)
    return kept.id


@pytest.mark.parametrize("left", [False, True])
def test_a_menu_that_is_left_or_covered_gives_up_the_match_that_was_to_come(
    left: bool, room: BackRoom, other: Store
) -> None:
    number = invited(room)
    assert room.menu.invitation is not None
    with slow(room) as come:
        come()
        room.click(room.menu.invitation)
        if left:
            room.stage.reset_to(History(room.house))
        else:
            room.press("o")
    assert not any(isinstance(each, Table) for each in room.stage.scenes)
    assert is_free(other, number)


def test_a_match_that_is_asked_for_twice_comes_once(room: BackRoom) -> None:
    number = invited(room)
    assert room.menu.invitation is not None
    with slow(room) as come:
        come()
        room.click(room.menu.invitation)
        room.click(room.menu.invitation)
    (table,) = [each for each in room.stage.scenes if isinstance(each, Table)]
    seat = table.match.to_move[0]
    table.take(table.match.play(seat, table.match.state.legal(seat)[0]))
    room.settle()
    assert [kept.id for kept in room.store.matches.in_play().result(10)] == [number]


def test_what_is_gone_is_offered_no_longer(room: BackRoom, other: Store) -> None:
    number = invited(room)
    assert other.matches.delete(number).result(10)
    assert room.menu.invitation is not None
    room.click(room.menu.invitation)
    room.settle()
    assert told(room) == [(stage_words.NOT_NOW, store_words.NO_MATCH)]
    assert room.menu.invitation.title == menu_words.INVITATION


def test_a_history_that_is_left_gives_up_the_match_that_was_to_come(room: BackRoom, other: Store) -> None:
    number = invited(room)
    scene = History(room.house)
    room.lay(scene)
    with slow(room) as come:
        come()
        scene.deeds.play_on(room.match_of("blast", over=False))
        room.press("ESCAPE")
        assert room.top is room.menu
    assert room.top is room.menu
    assert is_free(other, number)


def test_the_history_deletes_no_match_that_is_open_elsewhere(room: BackRoom, other: Store) -> None:
    match = played(other, dealt("blast", "Ann", "Bo"), 9)
    scene = History(room.house)
    room.lay(scene)
    kept = room.match_of("blast", over=False)
    for refusal in ([(stage_words.NOT_NOW, store_words.OPEN_ELSEWHERE)], []):
        room.pick(kept)
        room.click(scene.delete)
        room.frames(1)
        assert isinstance(room.top, Dialog)
        buttons = [each for each in room.top.panel.widgets if isinstance(each, Button)]
        room.click(next(each for each in buttons if each.label == history_words.DELETE_YES))
        room.settle()
        assert told(room) == refusal
        assert [each.id for each in scene.list.matches] == [kept.id] * len(refusal)
        assert other.matches.put_down(match).result(10)


def test_the_history_shows_no_longer_what_was_deleted_elsewhere(room: BackRoom, other: Store) -> None:
    number = invited(room)
    scene = History(room.house)
    room.lay(scene)
    kept = room.match_of("blast", over=False)
    assert other.matches.delete(number).result(10)
    scene.deeds.play_on(kept)
    room.settle()
    assert [said for _, said in told(room)] == [store_words.NO_MATCH]
    assert not scene.list.matches


def test_a_series_frees_the_game_that_was_dealt_ahead(room: BackRoom, other: Store) -> None:
    day = Noon(room, room.house, party(2, goal=3, levels={0: "hard", 1: "hard"}))
    for _ in range(3000):
        if day.match.over:
            break
        day.step()
    room.settle()
    (ahead,) = other.matches.in_play().result(10)
    assert not is_free(other, ahead.id)
    room.stage.back_to_first()
    room.settle()
    assert is_free(other, ahead.id)
