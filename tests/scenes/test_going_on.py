"""The menu offers to go on with what was left, also after the program was killed; the command line opens records."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from game import cli
from game.match.match import Match, Sitter
from game.rules import GAMES
from game.rules.core import draw_options, random_move
from game.scenes import ENTRIES
from game.scenes.curtain import Curtain
from game.scenes.table.table import Table
from game.scenes.words import menu as words
from game.store import Store
from tests.scenes.evening import fill
from tests.scenes.looking_back import BackRoom


@pytest.fixture(scope="module")
def evenings(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("evenings") / "kept"
    fill(folder, 0, in_play=1)
    return folder


@pytest.fixture
def room(tmp_path: Path, evenings: Path) -> Iterator[BackRoom]:
    made = BackRoom(tmp_path, evenings)
    yield made
    made.close()
    assert made.caught == [], "a scene failed"


@pytest.fixture
def room_of_all(tmp_path: Path, evenings: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[BackRoom]:
    monkeypatch.setattr("tests.scenes.saloon.with_one_open", lambda: ENTRIES)
    made = BackRoom(tmp_path, evenings)
    yield made
    made.close()
    assert made.caught == [], "a scene failed"


def test_the_menu_says_who_left_what_when(room_of_all: BackRoom) -> None:
    invitation = room_of_all.menu.invitation
    assert invitation is not None
    assert invitation.title == words.CONTINUE
    assert "Blasting Billy: Ann, Hank, Doc, Rosa. " in invitation.line
    assert invitation.entry.game == "blasting-billy"


def test_what_else_is_in_play_is_a_press_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fill(tmp_path / "more", 0, in_play=3)
    monkeypatch.setattr("tests.scenes.saloon.with_one_open", lambda: ENTRIES)
    room = BackRoom(tmp_path, tmp_path / "more")
    again = [entry.game for entry in ENTRIES if entry.go_on is not None]
    playing = [match for match in room.store.matches.in_play().result(10) if match.game in again]
    assert room.menu.others.label == words.MORE_IN_PLAY.format(count=len(playing) - 1)
    room.click(room.menu.others)
    room.settle()
    assert {match.id for match in playing} <= {match.id for match in room.history.list.matches}
    room.close()


def test_with_several_people_it_goes_on_behind_the_curtain(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, rng = tmp_path / "left", Random(3)
    store, game = Store(folder).wait(), GAMES["blast"]
    match = Match(game, [Sitter("Ann"), Sitter("Bo")], draw_options(game.options, {}, 2, rng), rng)
    match.settle()
    store.matches.keep(match)
    while match.length < 9:
        match.play(*random_move(match.state, rng))
    assert match.kept.result(20)
    store.close()
    monkeypatch.setattr("tests.scenes.saloon.with_one_open", lambda: ENTRIES)
    room = BackRoom(tmp_path, folder)
    assert room.menu.invitation is not None
    assert "Blast: Ann, Bo. " in room.menu.invitation.line
    room.click(room.menu.invitation)
    room.settle()
    room.frames(60)
    assert isinstance(room.top, Curtain)
    (table,) = [scene for scene in room.stage.scenes if isinstance(scene, Table)]
    assert table.match.record().moves == match.record().moves
    assert table.view.seat is None
    assert all(card.face is None for seat in (0, 1) for card in table.view.zone("hand", seat).cards)
    room.close()
    assert room.caught == []


def test_it_goes_on_at_the_last_move_and_stays_the_same_match(room_of_all: BackRoom) -> None:
    room = room_of_all
    (kept,) = room.store.matches.in_play().result(10)
    moves = room.store.matches.record(kept.id).result(10).moves
    assert room.menu.invitation is not None
    room.click(room.menu.invitation)
    room.settle()
    (table,) = [scene for scene in room.stage.scenes if isinstance(scene, Table)]
    assert table.match.record().moves[: len(moves)] == moves
    room.frames(30)
    room.stage.back_to_first()
    room.settle()
    assert [match.id for match in room.store.matches.in_play().result(10)] == [kept.id]
    assert room.menu.invitation.title == words.CONTINUE


def test_without_a_table_for_it_nothing_is_offered(room: BackRoom) -> None:
    """The posters of this saloon can't take up a match again."""
    assert room.menu.invitation is not None
    assert room.menu.invitation.title == words.INVITATION


def test_with_nothing_left_the_invitation_is_the_usual_one(room_of_all: BackRoom) -> None:
    room = room_of_all
    (kept,) = room.store.matches.in_play().result(10)
    assert room.store.matches.delete(kept.id).result(10)
    room.press("o")
    room.press("ESCAPE")
    room.settle()
    assert room.menu.invitation is not None
    assert room.menu.invitation.title == words.INVITATION


@pytest.mark.parametrize(
    ("argv", "opens"),
    [([], False), (["--smoke"], False), (["replay", "x.json"], False), (["simulate"], False), (["x.json", "y"], False),
     (["x.saloon.json"], True), (["somewhere/else.json"], True), (["nonsense"], False)],
)  # fmt: skip
def test_a_file_alone_on_the_command_line_is_a_record(argv: list[str], opens: bool) -> None:
    assert (cli.record_named(argv) is not None) is opens


def test_any_file_that_is_there_is_taken_for_a_record(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("dear Ann")
    assert cli.record_named([str(tmp_path / "letter")]) == tmp_path / "letter"
    assert cli.main([str(tmp_path / "letter")]) is None
