"""Who plays Bullets and Bombs: nobody is asked, somebody can be chosen, and all that is kept bears that name."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from random import Random

import pytest

from game.match.daily import daily_match
from game.match.match import Match
from game.players.core import Review
from game.rules.core import random_move
from game.scenes import ENTRIES
from game.scenes.bullets_and_bombs import LESSON
from game.scenes.bullets_and_bombs.game import BombsGame
from game.scenes.bullets_and_bombs.house_rules import HouseRules
from game.scenes.daily import Daily
from game.scenes.daily.sheet import DaySheet, line_of
from game.scenes.history import History
from game.scenes.history.picked import _marks
from game.scenes.kept.said import result_line
from game.scenes.options import Options
from game.scenes.pause import Pause
from game.scenes.player import GUEST, PlayerBox, player_of
from game.scenes.replay import Replay
from game.scenes.select import SelectList
from game.scenes.statistics import Statistics
from game.scenes.table.table import Table
from game.scenes.words import bullets_and_bombs as words
from game.store import Person, Standing, Store
from tests.scenes.looking_back import BackRoom
from tests.scenes.test_bombs_looking_back import Thinking

ANN, BO = Person("Ann", 2, (20, 26)), Person("Bo", 4, (5, 17))


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[BackRoom]:
    monkeypatch.setattr("tests.scenes.saloon.with_one_open", lambda: ENTRIES)
    made = BackRoom(tmp_path)
    made.settings.change("speed", "off")
    made.store.keep_people([ANN, BO])
    made.store.keep_setup(LESSON, {"done": True})
    yield made
    made.close()
    assert made.caught == [], "a scene failed"


def table_of(room: BackRoom) -> Table:
    assert isinstance(room.top, Table)
    return room.top


def choose(room: BackRoom, box: PlayerBox, name: str) -> None:
    """Open the box and choose by keys."""
    room.click(box)
    assert isinstance(room.top, SelectList)
    wanted = [option.label for option in box.options].index(name)
    for _ in range(abs(wanted - box.chosen)):
        room.press("DOWN" if wanted > box.chosen else "UP")
    room.press("RETURN")
    room.settle()


def to_the_paper(room: BackRoom) -> HouseRules:
    """From the table over the pause to the paper about the next deal."""
    room.press("ESCAPE")
    assert isinstance(room.top, Pause)
    room.press("h")
    room.frames(2)
    assert isinstance(room.top, HouseRules)
    return room.top


def play_to_the_end(room: BackRoom) -> Table:
    table, rng = table_of(room), Random(5)
    while not table.match.over:
        table.take(table.match.play(*random_move(table.match.state, rng)))
    room.settle()
    room.frames(30)
    return table


def keep_over(room: BackRoom, match: Match) -> None:
    room.house.keep(match)
    while not match.over:
        match.play(*random_move(match.state, Random(3)))
    assert match.kept.result(20)


def test_nobody_is_asked(room: BackRoom) -> None:
    room.click(room.menu.posters[-1])
    assert table_of(room).match.sitters == (GUEST,)


def test_who_is_chosen_plays_the_next_deal_and_all_after_it(room: BackRoom) -> None:
    room.click(room.menu.posters[-1])
    first = table_of(room).match
    paper = to_the_paper(room)
    assert [option.label for option in paper.player.options] == ["You", "Ann", "Bo", words.SOMEBODY_NEW]
    choose(room, paper.player, "Bo")
    assert room.top is paper
    room.click(paper.now)
    room.frames(3)
    table = table_of(room)
    bo = room.store.people[1]
    assert table.match is not first
    assert [(sitter.name, sitter.person) for sitter in table.match.sitters] == [("Bo", bo.id)]
    assert "Bo" in table.game.pause_line()
    room.stage.back_to_first()
    room.frames(2)
    room.click(room.menu.posters[-1])
    assert table_of(room).match.sitters[0].person == bo.id


def test_same_again_and_by_number_are_played_by_whoever_is_chosen(room: BackRoom) -> None:
    room.click(room.menu.posters[-1])
    choose(room, to_the_paper(room).player, "Ann")
    room.press("ESCAPE")
    table = table_of(room)
    game = table.game
    assert isinstance(game, BombsGame)
    before = table.match
    game.deals.same()
    room.frames(2)
    assert table.match.record().moves == before.record().moves[:1]
    assert (before.sitters[0].name, table.match.sitters[0].name) == ("You", "Ann")


def test_it_is_remembered_by_the_number_of_the_person(room: BackRoom, tmp_path: Path) -> None:
    room.click(room.menu.posters[-1])
    choose(room, to_the_paper(room).player, "Ann")
    ann, bo = room.store.people
    room.store.keep_people([Person("Anna", ann.hat, ann.keys, ann.id), bo])
    assert player_of(room.house).name == "Anna"
    room.settle()
    other = Store(tmp_path / "kept").wait()
    assert other.setups["bullets-and-bombs/player"] == {"person": ann.id}
    other.close()
    room.store.keep_people([bo])
    assert player_of(room.house) == GUEST


def test_somebody_new_is_written_down_in_the_options(room: BackRoom) -> None:
    room.click(room.menu.posters[-1])
    paper = to_the_paper(room)
    choose(room, paper.player, words.SOMEBODY_NEW)
    options = room.top
    assert isinstance(options, Options)
    assert options.tabs.labels[options.tab] == "People"
    assert player_of(room.house) == GUEST
    room.store.keep_people([*room.store.people, Person("Cy")])
    options.close()
    room.frames(2)
    assert "Cy" in [option.label for option in paper.player.options]
    choose(room, paper.player, "Cy")
    assert player_of(room.house).name == "Cy"


def test_what_is_kept_of_the_choice_may_be_nonsense(room: BackRoom) -> None:
    for spoilt in ({}, {"person": "Ann"}, {"person": None}, {"person": [1]}, {"person": 7}):
        room.store.keep_setup("bullets-and-bombs/player", spoilt)
        assert player_of(room.house) == GUEST


def test_history_statistics_and_replay_show_the_name(room: BackRoom) -> None:
    room.click(room.menu.posters[-1])
    paper = to_the_paper(room)
    choose(room, paper.player, "Ann")
    room.click(paper.now)
    table = play_to_the_end(room)
    game = table.game
    assert isinstance(game, BombsGame)
    assert game._counted is not None
    assert f", {game.called.told}, Ann: " in game._counted.line()
    game.deals.replay()
    room.settle()
    assert isinstance(room.top, Replay)
    assert room.top.line == f"{game.called.name}, Ann"
    room.stage.back_to_first()
    room.lay(History(room.house))
    assert [seat.name for seat in room.match_of("bullets-and-bombs").seats] == ["Ann"]
    room.stage.back_to_first()
    room.lay(Statistics(room.house))
    (who,) = room.store.matches.players().result(10)
    assert (who.name, who.person) == ("Ann", room.store.people[0].id)
    (sheet,) = room.store.matches.statistics(who).result(10).games
    assert (sheet.game, sheet.played) == ("bullets-and-bombs", 1)


def test_everybody_has_a_first_try_of_the_day(room: BackRoom) -> None:
    room.lay(Daily(room.house))
    daily = room.top
    assert isinstance(daily, Daily)
    keep_over(room, daily_match(daily.today, GUEST))
    daily.reload()
    room.settle()
    assert daily.day.standing is Standing.COUNTED
    choose(room, daily.player, "Ann")
    assert daily.day.standing is Standing.FRESH
    room.click(daily.play)
    room.settle()
    match = table_of(room).match
    assert (match.sitters[0].name, match.practice) == ("Ann", False)
    play_to_the_end(room)
    room.stage.back_to_first()
    room.lay(Daily(room.house))
    daily = room.top
    assert isinstance(daily, Daily)
    assert daily.day.first is not None
    assert daily.day.first.seats[0].name == "Ann"
    choose(room, daily.player, "You")
    assert daily.day.first.seats[0].name == "You"


@pytest.mark.parametrize("name", ["You", "Ann"])
def test_the_line_of_the_day_has_the_name_and_par(room: BackRoom, name: str) -> None:
    room.house.thinker = Thinking(review=Review(-2, 7, 7))
    room.lay(Daily(room.house))
    daily = room.top
    assert isinstance(daily, Daily)
    if name != "You":
        choose(room, daily.player, name)
    room.click(daily.play)
    room.settle()
    game = play_to_the_end(room).game
    assert isinstance(game, BombsGame)
    assert game._counted is not None
    line = game._counted.line()
    assert "Par −2." in line
    assert (", Ann: " in line) is (name == "Ann")
    room.stage.back_to_first()
    room.lay(Daily(room.house))
    daily = room.top
    assert isinstance(daily, Daily)
    outcome = daily.day.outcome
    assert outcome is not None
    assert line_of(daily.day, outcome) == line
    assert line.startswith(DaySheet(daily.day, daily.today).line)
    (match,) = room.store.matches.history().result(10)
    assert result_line(match).endswith(", par −2")
    assert _marks(match) == "Daily deal, par −2"


def test_without_par_the_line_has_none(room: BackRoom) -> None:
    keep_over(room, daily_match(date(2026, 11, 29), GUEST))
    (match,) = room.store.matches.history().result(10)
    assert match.par is None
    assert "par" not in result_line(match)


@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("size", [(800, 600), (1280, 720), (1920, 1080)])
def test_the_paper_has_room_in_every_window(room: BackRoom, size: tuple[int, int], text_size: float) -> None:
    room.settings.change("text_size", text_size)
    room.resize(size)
    room.click(room.menu.posters[-1])
    paper = HouseRules(room.house, lambda: None)
    room.stage.push(paper)
    room.frames(2)
    boxes = [widget.rect for widget in paper.panel.widgets]
    assert all(paper.box.contains(box) for box in boxes)
    assert all(box.collidelist(boxes[at + 1 :]) < 0 for at, box in enumerate(boxes))
