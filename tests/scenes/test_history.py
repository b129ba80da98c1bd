"""The history: found, filtered, watched, saved, deleted, gone on with; empty, spoilt and in small windows."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from datetime import date, datetime
from pathlib import Path

import pytest

from game import forms
from game.forms import Forms
from game.scenes.history import History
from game.scenes.history.lines import lines_of
from game.scenes.history.listing import shortened
from game.scenes.kept.said import clock, counted, day_name, minutes, result_line, rules_line
from game.scenes.replay import Replay
from game.scenes.statistics import Statistics
from game.scenes.table.table import Table
from game.scenes.words import history as words
from game.stage.text import Role, width
from game.stage.widgets import Button, Dialog
from game.store.files import open_record
from game.store.place import FILE
from tests.scenes.evening import fill
from tests.scenes.looking_back import BackRoom
from tests.scenes.saloon import SIZES, TINY, inside, overlapping

GAMES, IN_PLAY = 21, 2


@pytest.fixture(scope="module")
def evenings(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("evenings") / "kept"
    fill(folder, GAMES, IN_PLAY)
    return folder


@pytest.fixture
def room(tmp_path: Path, evenings: Path) -> Iterator[BackRoom]:
    made = BackRoom(tmp_path, evenings)
    made.lay(History(made.house))
    yield made
    made.close()
    assert made.caught == [], "a scene failed"


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[BackRoom]:
    made = BackRoom(tmp_path)
    made.lay(History(made.house))
    yield made
    made.close()
    assert made.caught == [], "a scene failed"


def answer(room: BackRoom, label: str) -> None:
    """Press a button of the question on top."""
    dialog = room.top
    assert isinstance(dialog, Dialog)
    (button,) = [each for each in dialog.panel.widgets if isinstance(each, Button) and each.label == label]
    room.click(button)
    room.settle()


# ------------------------------------------------------------------ listing
def test_all_games_are_listed_by_day_those_in_play_first(room: BackRoom) -> None:
    shown = room.history.list
    assert len(shown.matches) == GAMES + IN_PLAY
    assert [match.ended is None for match in shown.matches] == [True] * IN_PLAY + [False] * GAMES
    ended = [match.ended for match in shown.matches[IN_PLAY:]]
    assert ended == sorted(ended, reverse=True)
    headings = [line.heading for line in shown.lines if line.heading]
    assert headings[0] == words.IN_PLAY
    assert len(set(headings)) == len(headings) > 2


def test_the_sheet_follows_the_focus(room: BackRoom) -> None:
    for name, place in (("DOWN", 1), ("DOWN", 2), ("END", GAMES + IN_PLAY - 1), ("PAGEUP", None), ("HOME", 0)):
        room.press(name)
        match = room.history.list.match
        assert room.history._picked == match
        if place is not None:
            assert match == room.history.list.matches[place]
    before = room.picture()
    room.press("DOWN")
    assert room.picture() != before


def test_a_row_is_picked_by_a_click_and_watched_by_another(room: BackRoom) -> None:
    spot = room.history.list.row_rect(3).center
    room.click(spot)
    assert room.history.list.at == 3
    room.click(spot)
    room.settle()
    assert isinstance(room.top, Replay)


def test_the_wheel_and_the_bar_move_the_list(room: BackRoom) -> None:
    shown = room.history.list
    room.wheel(shown.seen.center, -3)
    assert shown.inner.offset > 0
    bar = (shown.seen.right - 6, shown.seen.bottom - 3)
    room.click(bar)
    assert shown.inner.offset == shown.inner.most
    assert shown.at == 0


# ------------------------------------------------------------------ filters
def test_keys_filter_by_game(room: BackRoom) -> None:
    for key, game in (("2", "blasting-billy"), ("6", "bullets-and-bombs"), ("4", "blast")):
        room.press(key)
        room.settle()
        assert {match.game for match in room.history.list.matches} == {game}
        assert room.history.games.game == game
    room.press("1")
    room.settle()
    assert len(room.history.list.matches) == GAMES + IN_PLAY


def test_a_person_is_chosen_from_a_list(room: BackRoom) -> None:
    room.press("p")
    room.press("DOWN")
    room.press("DOWN")
    room.press("RETURN")
    room.settle()
    who = room.history.known[room.history.who.chosen - 1]
    assert room.history.who.chosen == 2
    assert room.history.list.matches
    assert all(who in [seat.who for seat in match.seats] for match in room.history.list.matches)


def test_the_oldest_can_come_first(room: BackRoom) -> None:
    room.click(room.history.order)
    room.press("DOWN")
    room.press("RETURN")
    room.settle()
    ended = [match.ended for match in room.history.list.matches if match.ended]
    assert ended == sorted(ended)


def test_without_a_hit_the_filters_can_be_cleared(room: BackRoom) -> None:
    room.history.who.choose(next(at for at, who in enumerate(room.history.known, 1) if who.name == "Finn"))
    room.press("4")
    room.settle()
    assert room.history.list.matches == []
    assert room.history._no_hit() == "No Blast with Finn"
    room.click(room.history.clear)
    room.settle()
    assert len(room.history.list.matches) == GAMES + IN_PLAY


# ------------------------------------------------------------------ deeds
def test_watching_leads_to_the_replay_and_back(room: BackRoom) -> None:
    room.pick(room.match_of("blasting-billy"))
    room.press("RETURN")
    room.settle()
    assert isinstance(room.top, Replay)
    room.press("ESCAPE")
    room.settle()
    assert isinstance(room.top, History)


def test_a_match_in_play_goes_on_at_its_table(room: BackRoom) -> None:
    match = room.match_of("blasting-billy", over=False)
    room.pick(match)
    assert room.history.watch.label == words.PLAY_ON
    assert not room.history.rematch.shown
    room.press("RETURN")
    room.settle()
    tables = [scene for scene in room.stage.scenes if isinstance(scene, Table)]
    assert tables[0].match.length >= match.length


def test_deleting_asks_first(room: BackRoom) -> None:
    match = room.match_of("bullets-and-bombs")
    room.pick(match)
    room.press("DELETE")
    answer(room, words.DELETE_NO)
    assert match.id in [each.id for each in room.history.list.matches]
    room.click(room.history.delete)
    answer(room, words.DELETE_YES)
    assert match.id not in [each.id for each in room.history.list.matches]
    assert len(room.history.all) == GAMES - 1


def test_a_record_is_saved_among_the_documents(room: BackRoom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.scenes.history.deeds.records_folder", lambda: tmp_path / "documents")
    match = room.match_of("blasting-billy")
    room.pick(match)
    room.press("e")
    room.settle()
    (file,) = (tmp_path / "documents").iterdir()
    assert open_record(file).length == match.length
    assert room.toasts() == [words.SAVED]
    (tmp_path / "documents" / "x").touch()
    monkeypatch.setattr("game.scenes.history.deeds.records_folder", lambda: tmp_path / "documents" / "x")
    room.press("e")
    room.settle()
    assert words.NOT_SAVED in room.toasts()


def test_a_game_that_can_not_be_read_says_so(tmp_path: Path, evenings: Path) -> None:
    room = BackRoom(tmp_path, evenings)
    with closing(sqlite3.connect(tmp_path / "kept" / FILE)) as other:
        other.execute("UPDATE moves SET move = '0:nonsense' WHERE number = 4")
        other.commit()
    room.lay(History(room.house))
    room.press("END")
    room.press("RETURN")
    room.settle()
    assert isinstance(room.top, History)
    assert room.toasts() == [words.NOT_READ]
    room.close()
    assert room.caught == []


def test_statistics_and_back(room: BackRoom) -> None:
    room.press("s")
    room.settle()
    assert isinstance(room.top, Statistics)
    room.press("h")
    room.settle()
    assert isinstance(room.top, History)
    assert len([scene for scene in room.stage.scenes if isinstance(scene, History)]) == 1


# ------------------------------------------------------------------ nothing
def test_an_empty_history_leads_to_the_posters(empty: BackRoom) -> None:
    assert empty.history.leave_empty.shown
    assert not empty.history.list.shown
    empty.press("RETURN")
    assert empty.top is empty.menu


def test_everything_can_be_pressed_in_an_empty_history(empty: BackRoom) -> None:
    for name in ("1", "3", "e", "r", "DELETE", "DOWN", "PAGEDOWN", "TAB"):
        empty.press(name)
    assert empty.top is empty.history


# ------------------------------------------------------------------ windows
@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_every_size_has_room(tmp_path: Path, evenings: Path, size: tuple[int, int], text_size: float) -> None:
    room = BackRoom(tmp_path, evenings, size)
    room.settings.change("text_size", text_size)
    room.lay(History(room.house))
    widgets = [widget for widget in room.history.panel.widgets if widget.shown]
    assert inside(room, widgets) == []
    assert overlapping(widgets) == []
    if room.history.small:
        room.press("RETURN")
        assert room.history.details
        widgets = [widget for widget in room.history.panel.widgets if widget.shown]
        assert inside(room, widgets) == []
        assert overlapping(widgets) == []
        room.press("ESCAPE")
        assert not room.history.details
    assert isinstance(room.top, History)
    room.close()
    assert room.caught == []


@pytest.mark.parametrize("size", TINY)
def test_tiny_windows_do_no_harm(tmp_path: Path, evenings: Path, size: tuple[int, int]) -> None:
    room = BackRoom(tmp_path, evenings)
    room.lay(History(room.house))
    room.resize(size)
    for name in ("DOWN", "UP", "TAB", "RETURN", "ESCAPE"):
        room.press(name)
    room.close()
    assert room.caught == []


def test_nothing_is_waited_for_in_a_frame(tmp_path: Path, evenings: Path) -> None:
    """A store that doesn't answer leaves the screen empty, and it can be left."""
    room = BackRoom(tmp_path, evenings)
    gate = threading.Event()
    room.store._desk.ask(lambda _: gate.wait(30))
    room.show_scene(History(room.house))
    assert room.history.list.matches == []
    room.press("ESCAPE")
    assert room.top is room.menu
    gate.set()
    room.close()
    assert room.caught == []


# ------------------------------------------------------------------ words
@pytest.mark.parametrize(
    ("day", "name"),
    [
        (date(2026, 11, 29), "Today"),
        (date(2026, 11, 28), "Yesterday"),
        (date(2026, 11, 22), "Sunday 22 November"),
        (date(2025, 12, 31), "Wednesday 31 December 2025"),
    ],
)
def test_days(day: date, name: str) -> None:
    assert day_name(day, date(2026, 11, 29)) == name


def test_every_match_has_its_words(room: BackRoom) -> None:
    for match in room.history.list.matches:
        assert result_line(match)
        assert minutes(match.played) >= 1
        assert isinstance(rules_line(match), str)


def test_a_result_says_who_won_by_how_much(room: BackRoom) -> None:
    said: dict[str, set[str]] = {}
    for match in room.history.list.matches:
        said.setdefault(match.game, set()).add(result_line(match))
    assert any(
        line.endswith((", poor", ", good", ", great")) or "natural" in line for line in said["bullets-and-bombs"]
    )
    assert any("points" in line for line in said["bluffing-billionaires"])
    assert any(" to " in line for line in said["blast"])
    assert any("to go" in line for line in said["crazy-bullets"])


def test_names_that_do_not_fit_become_a_number() -> None:
    names = ["Wilhelmina-Carla", "Ann", "Bo", "Cleo"]
    assert shortened(names, Role.TEXT, 20, 2000) == "Wilhelmina-Carla, Ann, Bo, Cleo"
    cut = "Wilhelmina-Carla and 3 more"
    assert shortened(names, Role.TEXT, 20, width(cut, Role.TEXT, 20)) == cut
    assert shortened(names, Role.TEXT, 20, 5) == ""


def test_days_hours_and_numbers_are_written_as_on_this_system(room: BackRoom, monkeypatch: pytest.MonkeyPatch) -> None:
    match = room.match_of("blast")
    monkeypatch.setattr(forms, "of_system", lambda: Forms("mdy", 12, comma=".", point=","))
    ended = datetime(2024, 11, 29, 21, 5)
    lines = lines_of([], [replace(match, ended=ended)], date(2026, 7, 31))
    assert lines[0].heading == "Friday, November 29, 2024"
    assert clock(ended) == "9:05\u00a0pm"
    assert counted(words.POINTS, 1234) == "1.234 points"
