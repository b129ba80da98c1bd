"""The daily deal: today's, once for the count and then for practice; the last days; days in a row; the line."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from pathlib import Path
from random import Random

import pygame
import pytest

from game.match.daily import daily_match, line_for_friends, short_day
from game.match.match import Sitter
from game.players import OPPONENTS
from game.rules.core import random_move
from game.scenes import ENTRIES
from game.scenes.bullets_and_bombs import LESSON, seat
from game.scenes.bullets_and_bombs.game import BombsGame
from game.scenes.daily import Daily
from game.scenes.daily.scene import WEEKS, next_deal
from game.scenes.daily.sheet import DaySheet
from game.scenes.pause import Pause
from game.scenes.replay import Replay
from game.scenes.table.table import Table
from game.scenes.words import bullets_and_bombs as bombs_words
from game.scenes.words import daily as words
from game.stage import clipboard
from game.store import Standing
from game.store.store import now
from tests.scenes.looking_back import BackRoom
from tests.scenes.saloon import SIZES, TINY, inside, overlapping


class Clock:
    """Noon of a day that can be put forward."""

    def __init__(self) -> None:
        self.now = now().replace(hour=12, minute=0, second=0, microsecond=0)

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[BackRoom]:
    monkeypatch.setattr("tests.scenes.saloon.with_one_open", lambda: ENTRIES)
    made = BackRoom(tmp_path)
    made.settings.change("speed", "off")
    yield made
    made.close()
    assert made.caught == [], "a scene failed"


def lay(room: BackRoom, clock: Clock) -> Daily:
    scene = Daily(room.house, clock)
    room.lay(scene)
    return scene


def played(room: BackRoom, day: date, practice: bool = False, seed: int = 3) -> None:
    """Play a day's deal to its end, without a table."""
    match = room.house.keep(daily_match(day, Sitter("You"), practice))
    rng = Random(seed)
    while not match.over:
        match.play(*random_move(match.state, rng))
    assert match.kept.result(20)


def table_of(room: BackRoom) -> Table:
    room.settle()  # the screen asks the store anew before it begins
    assert isinstance(room.top, Table)
    return room.top


def finish(room: BackRoom) -> BombsGame:
    """Play what lies on the table to its end."""
    table, rng = table_of(room), Random(5)
    while not table.match.over:
        table.take(table.match.play(*random_move(table.match.state, rng)))
    room.settle()
    room.frames(60)
    game = table.game
    assert isinstance(game, BombsGame)
    return game


# ------------------------------------------------------------------ from the menu to the score
def test_the_menu_leads_to_it_by_a_key_and_a_click(room: BackRoom) -> None:
    room.press("d")
    assert isinstance(room.top, Daily)
    room.press("ESCAPE")
    assert room.top is room.menu
    room.click(room.menu.rooms[0])
    assert isinstance(room.top, Daily)


def test_the_pause_of_its_game_leads_to_it(room: BackRoom) -> None:
    room.store.keep_setup(LESSON, {"done": True})
    room.click(room.menu.posters[-1])
    room.press("ESCAPE")
    assert isinstance(room.top, Pause)
    room.press("t")
    room.settle()
    assert isinstance(room.top, Daily)


def test_the_first_try_counts_and_the_second_is_practice(room: BackRoom, clock: Clock) -> None:
    scene = lay(room, clock)
    assert (scene.day.standing, scene.play.label) == (Standing.FRESH, words.PLAY)
    room.press("RETURN")
    match = table_of(room).match
    assert (match.deal, match.practice) == (clock.now.date().isoformat(), False)
    game = finish(room)
    assert game.called.more == bombs_words.DAILY_MORE
    room.stage.back_to_first()

    scene = lay(room, clock)
    outcome = scene.day.outcome
    assert outcome is not None
    result = match.state.result
    assert result is not None
    assert outcome.score == result.scores[0]
    assert (scene.day.standing, scene.play.label) == (Standing.COUNTED, words.PRACTISE)
    room.press("RETURN")
    again = table_of(room)
    assert again.match.practice
    assert again.match.record().moves[0] == match.record().moves[0]
    called = finish(room).called
    assert called.more == bombs_words.DAILY_PRACTICE
    assert called.told.endswith("practice")
    room.stage.back_to_first()

    scene = lay(room, clock)
    assert scene.day.outcome == outcome
    assert DaySheet(scene.day, scene.today).more == words.TRIES[0].format(count=1)


def test_the_table_offers_the_line_that_the_sheet_has_too(room: BackRoom, clock: Clock) -> None:
    lay(room, clock)
    room.press("RETURN")
    counted = finish(room)._counted
    assert counted is not None
    line = counted.line()
    room.stage.back_to_first()
    outcome = lay(room, clock).day.outcome
    assert outcome is not None
    assert line == line_for_friends(short_day(clock.now.date()), outcome)


def test_the_same_cards_again_are_practice(room: BackRoom, clock: Clock) -> None:
    lay(room, clock)
    room.press("RETURN")
    game = finish(room)
    game.deals.same()
    room.frames(3)
    table = table_of(room)
    assert (table.match.practice, table.match.deal) == (True, clock.now.date().isoformat())
    assert bombs_words.PRACTISED.format(deal="") in table.game.lead()[1]


def test_taking_a_shown_card_back_makes_it_practice_and_says_so_once(room: BackRoom, clock: Clock) -> None:
    lay(room, clock)
    room.press("RETURN")
    table, rng = table_of(room), Random(1)
    for _ in range(3):
        table.take(table.match.play(*random_move(table.match.state, rng)))
    room.frames(3)
    notes = []
    for _ in range(2):
        room.press("u")
        notes += room.toasts()
        room.stage.toasts.clear()
        room.frames(2)
    assert len(notes) == 1
    assert table.match.practice
    finish(room)
    room.stage.back_to_first()
    scene = lay(room, clock)
    assert (scene.day.standing, scene.day.outcome) == (Standing.PRACTICE, None)
    assert DaySheet(scene.day, scene.today).said == words.PRACTICE


def test_a_try_that_was_left_goes_on(room: BackRoom, clock: Clock) -> None:
    lay(room, clock)
    room.press("RETURN")
    table = table_of(room)
    table.take(table.match.play(*random_move(table.match.state, Random(1))))
    length = table.match.length
    assert table.match.kept.result(20)
    room.stage.back_to_first()
    scene = lay(room, clock)
    assert (scene.day.standing, scene.play.label) == (Standing.IN_PLAY, words.PLAY_ON)
    room.press("RETURN")
    assert table_of(room).match.length == length
    assert not table_of(room).match.practice


# ------------------------------------------------------------------ the last days
def test_the_wall_ends_with_today(room: BackRoom, clock: Clock) -> None:
    scene = lay(room, clock)
    days = [day.day for day in scene.wall.days]
    assert days == [clock.now.date() - timedelta(days=back) for back in reversed(range(7 * WEEKS))]
    assert scene.day.day == days[-1]


def test_another_day_is_picked_by_arrows_or_a_click(room: BackRoom, clock: Clock) -> None:
    scene = lay(room, clock)
    room.click(scene.wall.parts()[3])
    assert scene.wall.at == 3
    scene.panel.set_focus(scene.wall)
    for name, at in (("RIGHT", 4), ("DOWN", 11), ("LEFT", 10), ("UP", 3)):
        room.press(name)
        assert scene.wall.at == at


def test_a_day_that_is_over_is_played_for_practice(room: BackRoom, clock: Clock) -> None:
    scene = lay(room, clock)
    room.click(scene.wall.parts()[-2])
    assert (scene.play.label, DaySheet(scene.day, scene.today).said) == (words.PRACTISE, words.MISSED)
    room.click(scene.play)
    room.settle()
    match = table_of(room).match
    assert match.practice
    assert match.deal == (clock.now.date() - timedelta(days=1)).isoformat()


def test_days_in_a_row_and_a_try_to_watch(room: BackRoom, clock: Clock) -> None:
    today = clock.now.date()
    for back in (1, 2, 3):
        played(room, today - timedelta(days=back), seed=back)
    scene = lay(room, clock)
    assert not scene.watch.shown
    room.click(scene.wall.parts()[-2])
    assert scene.watch.shown
    room.press("w")
    room.settle()
    assert isinstance(room.top, Replay)
    room.press("ESCAPE")
    room.settle()
    assert room.top is scene
    assert scene.day.day == today - timedelta(days=1)


def test_a_better_try_can_be_watched_too(room: BackRoom, clock: Clock) -> None:
    today = clock.now.date()
    played(room, today)
    assert not lay(room, clock).best.shown
    room.stage.back_to_first()
    match, rng = room.house.keep(daily_match(today, Sitter("You"), practice=True)), Random(1)
    player = OPPONENTS["bullets-and-bombs"].levels["easy"]
    while not match.over:
        match.play(0, player.choose(match.view(0), rng))
    assert match.kept.result(20)
    assert match.state.result is not None
    assert match.state.result.winners == (0,)
    scene = lay(room, clock)
    assert scene.best.shown
    room.press("b")
    room.settle()
    assert isinstance(room.top, Replay)
    assert room.top.theatre.record.moves == match.record().moves


def test_at_midnight_a_new_day_begins(room: BackRoom, clock: Clock) -> None:
    scene = lay(room, clock)
    before = scene.day.day
    clock.now += timedelta(hours=12)
    room.frames(1)
    assert scene.wall.days[-1].day == before + timedelta(days=1)
    assert scene.day.day == before


@pytest.mark.parametrize(
    ("hour", "minute", "said"), [(0, 0, "24 h 0 min"), (20, 8, "3 h 52 min"), (23, 59, "1 min"), (23, 0, "1 h 0 min")]
)
def test_how_long_it_is_until_the_next(hour: int, minute: int, said: str) -> None:
    assert next_deal(datetime(2026, 11, 29, hour, minute).astimezone()) == words.NEXT.format(time=said)


# ------------------------------------------------------------------ the line for friends
@pytest.mark.parametrize("taken", [True, False])
def test_the_line_is_copied_or_shown_to_be_written_down(
    room: BackRoom, clock: Clock, monkeypatch: pytest.MonkeyPatch, taken: bool
) -> None:
    pasted: list[str] = []

    def put(line: str) -> bool:
        pasted.append(line)
        return taken

    monkeypatch.setattr(clipboard, "put", put)
    played(room, clock.now.date())
    scene = lay(room, clock)
    before = room.picture()
    room.press("c")
    outcome = scene.day.outcome
    assert outcome is not None
    assert pasted == [line_for_friends(short_day(clock.now.date()), outcome)]
    assert scene.copied is taken
    assert room.picture() != before


def test_the_clipboard_holds_what_was_put_there(room: BackRoom) -> None:
    assert clipboard.put("Bullets and Bombs: ●○ −1")
    assert pygame.scrap.get_text() == "Bullets and Bombs: ●○ −1"


def test_a_system_without_a_clipboard_says_so(room: BackRoom, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(line: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    assert not clipboard.put("a line")


# ------------------------------------------------------------------ sizes
@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_every_size_has_room(tmp_path: Path, size: tuple[int, int], text_size: float) -> None:
    room = BackRoom(tmp_path, size=size)
    room.settings.change("text_size", text_size)
    played(room, now().date())
    scene = Daily(room.house)
    room.lay(scene)
    assert inside(room, scene.panel.widgets) == []
    assert overlapping(scene.panel.widgets) == []
    assert scene.sheet_inner.h > scene.stage.units.text(36) * 3
    room.close()
    assert room.caught == []


@pytest.mark.parametrize("size", TINY)
def test_tiny_windows_do_no_harm(tmp_path: Path, size: tuple[int, int]) -> None:
    room = BackRoom(tmp_path, size=size)
    played(room, now().date())
    scene = Daily(room.house)
    room.lay(scene)
    for at in (0, 5, 20):
        scene.wall.pick(at)
        room.frames(2)
    room.press("RETURN")
    table_of(room)
    room.close()
    assert room.caught == []


def test_a_deal_of_the_day_goes_on_from_the_menu_too(room: BackRoom, clock: Clock) -> None:
    match = room.house.keep(daily_match(clock.now.date(), Sitter("You")))
    match.play(*random_move(match.state, Random(1)))
    assert match.kept.result(20)
    table = seat(room.house, match)
    room.lay(table)
    assert bombs_words.DAILY in table.game.lead()[1]
