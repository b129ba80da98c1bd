"""A match on the street that was left, or whose program was killed: all sit down again, take their keys, and go on."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pygame
import pytest

from game.match.judge import Card
from game.rules.core import random_move
from game.rules.crazy_bullets.phase import Phase
from game.scenes import ENTRIES
from game.scenes.crazy_bullets.party import Party
from game.scenes.crazy_bullets.quiet import QuietStreet
from game.scenes.crazy_bullets.sides import Side
from game.scenes.crazy_bullets.standing import SHELF, standing_of
from game.scenes.crazy_bullets.street import Street
from game.scenes.history import History
from game.scenes.joining import Joining
from game.scenes.words import joining as joining_words
from game.scenes.words import menu as words
from tests.scenes.looking_back import BackRoom
from tests.scenes.noon import KEYS, NAMES, Noon, Rigged, party


@pytest.fixture
def saloons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[BackRoom]]:
    """The saloons of one test; the first is open, `killed` opens another on what the last one had kept."""
    monkeypatch.setattr("tests.scenes.saloon.with_one_open", lambda: ENTRIES)
    rooms = [BackRoom(tmp_path / "0")]
    yield rooms
    for room in rooms:
        room.close()
        assert room.caught == [], "a scene failed"


def killed(rooms: list[BackRoom], tmp_path: Path) -> BackRoom:
    """A new saloon on the files as they lie there now: what is left after a kill, since nothing is closed."""
    rooms[-1].settle()
    left = tmp_path / f"left-{len(rooms)}"
    shutil.copytree(tmp_path / str(len(rooms) - 1) / "kept", left)
    rooms.append(BackRoom(tmp_path / str(len(rooms)), left))
    return rooms[-1]


def at_the_door(room: BackRoom) -> Joining:
    """Press Continue in the menu."""
    invitation = room.menu.invitation
    assert invitation is not None
    assert invitation.title == words.CONTINUE
    assert invitation.entry.game == "crazy-bullets"
    room.click(invitation)
    room.settle()
    assert isinstance(room.top, Joining)
    return room.top


def take(room: BackRoom, scancode: int) -> None:
    room.key(0, scancode)


def all_take(room: BackRoom, people: Party) -> Street | QuietStreet:
    """Everybody takes the keys of last time, and it goes on."""
    for seat in people.seats:
        if seat.keys:
            take(room, seat.keys[0])
    room.press("RETURN")
    room.frames(2)
    assert isinstance(room.top, Street | QuietStreet)
    return room.top


def moves_kept(room: BackRoom) -> list[str]:
    (kept,) = room.store.matches.in_play().result(10)
    return list(room.store.matches.record(kept.id).result(10).moves)


def test_from_the_history_escape_leads_back_to_it(saloons: list[BackRoom], tmp_path: Path) -> None:
    day = Noon(saloons[0], saloons[0].house, party(3))
    for _ in range(10):
        day.step()
    room = killed(saloons, tmp_path)
    room.lay(History(room.house))
    room.press("RETURN")
    room.settle()
    assert isinstance(room.top, Joining)
    room.press("ESCAPE")
    room.settle()
    assert isinstance(room.top, History)
    assert len(room.top.list.matches) == 1


@pytest.mark.rule("bullets-11")
def test_killed_in_an_open_duel_it_goes_on_before_that_reveal(saloons: list[BackRoom], tmp_path: Path) -> None:
    people = party(4, handicaps={1: 60}, false_start="foul")
    day = Noon(saloons[0], saloons[0].house, people, ("R-YYG R-RGR", "", "", ""))
    day.face(0)
    day.go(600)
    before = day.moves()
    day.face(0)
    assert day.card is Card.LIVE
    assert day.phase is Phase.DUEL
    room = killed(saloons, tmp_path)
    joining = at_the_door(room)
    assert joining.chairs.waiting == [Side.BOTTOM, Side.TOP, Side.LEFT, Side.RIGHT]
    street = all_take(room, people)
    assert [(seat.name, seat.side, seat.keys, seat.handicap) for seat in street.party.seats] == [
        (seat.name, seat.side, seat.keys, seat.handicap) for seat in people.seats
    ]
    assert street.match.options["false-start"] == "foul"
    assert list(street.match.record().moves[2:]) == before == ["0:reveal"]
    assert street.show.counts == [31, 32, 32, 32]
    assert isinstance(street, Street)
    take(room, KEYS[Side.BOTTOM])
    assert street.live.judge.card is Card.TURNED


def test_it_is_one_match_in_the_store_to_its_end(saloons: list[BackRoom], tmp_path: Path) -> None:
    people = party(3, levels={1: "hard", 2: "easy"})
    day = Noon(saloons[0], saloons[0].house, people)
    for _ in range(40):
        day.step()
    room = killed(saloons, tmp_path)
    kept = moves_kept(room)
    assert len(kept) > 4
    at_the_door(room)
    street = all_take(room, people)
    assert isinstance(street, Street)
    assert list(street.match.record().moves) == kept
    again = Noon.over(room, street)
    for _ in range(2000):
        if again.match.over:
            break
        again.step()
    assert again.match.over
    room.settle()
    assert room.store.matches.in_play().result(10) == ()
    (done,) = room.store.matches.history().result(10)
    assert list(room.store.matches.record(done.id).result(10).moves) == list(street.match.record().moves)


def test_games_won_before_count_and_the_start_goes_round_from_there(saloons: list[BackRoom], tmp_path: Path) -> None:
    people = party(2, goal=3)
    day = Noon(saloons[0], saloons[0].house, people, ("R-YYG", "R-BGG"))
    day.street.series.wins = [1, 2]
    day.street.series._before = 2
    day.street.new_game()
    first = day.match.first
    assert first is not None
    day.face(first)
    day.go(500)
    room = killed(saloons, tmp_path)
    at_the_door(room)
    street = all_take(room, people)
    assert street.series.wins == [1, 2]
    assert street.series.goal == 3
    assert street.series.matches == [street.match]
    assert street.series.deal().first == 1 - first


def to_the_end_of_a_game(day: Noon) -> None:
    for _ in range(3000):
        if day.match.over:
            return
        day.step()
    raise AssertionError("the game never ends")


def test_left_between_two_games_the_match_goes_on_with_the_next(saloons: list[BackRoom], tmp_path: Path) -> None:
    people = party(3, goal=3, levels={1: "hard", 2: "easy"})
    day = Noon(saloons[0], saloons[0].house, people)
    to_the_end_of_a_game(day)
    assert day.street.series.number == 1
    first, wins = day.match.first, list(day.street.series.wins)
    assert first is not None
    assert sum(wins) == 1
    room = killed(saloons, tmp_path)
    joining = at_the_door(room)
    assert joining.kept is not None
    said = dict(joining.kept.lines)
    assert said[joining_words.GAME].startswith("2, ")
    street = all_take(room, people)
    assert isinstance(street, Street)
    assert street.series.wins == wins
    assert street.series.number == 2
    assert street.match.first == (first + 1) % 3
    to_the_end_of_a_game(Noon.over(room, street))
    room.settle()
    assert len(room.store.matches.history().result(10)) == 2


def test_the_next_game_is_the_one_that_was_kept_when_the_last_ended(saloons: list[BackRoom]) -> None:
    room, people = saloons[0], party(3, goal=2, levels={0: "hard", 1: "hard", 2: "hard"})
    day = Noon(room, room.house, people)
    to_the_end_of_a_game(day)
    room.settle()
    (ahead,) = room.store.matches.in_play().result(10)
    record = room.store.matches.record(ahead.id).result(10)
    day.street.new_game()
    assert day.match.record().moves == record.moves
    to_the_end_of_a_game(day)
    room.settle()
    assert ahead.id in [match.id for match in room.store.matches.history().result(10)]


def test_after_the_last_game_nothing_is_left_to_go_on_with(saloons: list[BackRoom]) -> None:
    room = saloons[0]
    day = Noon(room, room.house, party(3, levels={0: "hard", 1: "hard", 2: "hard"}))
    to_the_end_of_a_game(day)
    assert day.street.series.over
    room.settle()
    assert room.store.matches.in_play().result(10) == ()


def test_calm_mode_left_between_two_games_goes_on_too(saloons: list[BackRoom], tmp_path: Path) -> None:
    people = party(2, goal=2, calm=True, levels={1: "hard"})
    quiet = QuietStreet(saloons[0].house, people, Random(4))
    saloons[0].show_scene(quiet)
    saloons[0].frames(2)
    while not quiet.match.over:
        quiet.match.play(*random_move(quiet.match.state, quiet.rng))
    assert quiet._maybe_over()
    assert quiet.series.number == 1
    room = killed(saloons, tmp_path)
    at_the_door(room)
    street = all_take(room, people)
    assert isinstance(street, QuietStreet)
    assert street.series.wins == quiet.series.wins
    assert street.series.number == 2


def test_a_choice_that_was_due_is_due_again(saloons: list[BackRoom], tmp_path: Path) -> None:
    people = party(4)
    day = Noon(saloons[0], saloons[0].house, people, ("R-RGR", "", "", ""))
    day.face(0)
    day.go(300)
    day.slap(2)
    day.go(100)
    assert day.phase is Phase.CHOICE
    room = killed(saloons, tmp_path)
    at_the_door(room)
    street = all_take(room, people)
    assert street.show.told is not None
    assert street.show.told.chooser == 0
    room.press("LEFT")
    room.frames(2)
    assert street.match.view(None).facts.successor == 1


def test_another_key_than_last_time_and_a_pad_instead(saloons: list[BackRoom], tmp_path: Path) -> None:
    people = party(3, pads={1: 7})
    day = Noon(saloons[0], saloons[0].house, people, ("R-YYG", "", ""))
    day.face(0)
    day.go(400)
    room = killed(saloons, tmp_path)
    joining = at_the_door(room)
    room.press("RETURN")
    assert room.top is joining
    assert room.toasts()
    take(room, pygame.KSCAN_G)  # nobody's last time: it goes to the first who waits
    take(room, KEYS[people.seats[2].side])
    room.pad(0, 3)
    assert joining.chairs.waiting == []
    room.press("RETURN")
    room.frames(2)
    assert isinstance(room.top, Street)
    seats = {seat.name: seat for seat in room.top.party.seats}
    assert sorted(key for seat in seats.values() for key in seat.keys) == sorted(
        [pygame.KSCAN_G, KEYS[people.seats[2].side]]
    )
    assert [seat.pad for seat in room.top.party.seats if seat.pad is not None] == [3]
    assert seats[NAMES[people.seats[1].side]].pad == 3


def test_two_get_both_their_keys_back_by_pressing_either(saloons: list[BackRoom], tmp_path: Path) -> None:
    people = party(2)
    day = Noon(saloons[0], saloons[0].house, people, ("R-YYG", ""))
    day.face(0)
    day.go(500)
    room = killed(saloons, tmp_path)
    joining = at_the_door(room)
    take(room, people.seats[0].keys[1])
    take(room, people.seats[1].keys[0])
    assert joining.chairs.waiting == []
    room.press("RETURN")
    room.frames(2)
    assert isinstance(room.top, Street)
    assert [seat.keys for seat in room.top.party.seats] == [seat.keys for seat in people.seats]


def test_nobody_gets_up_or_moves_but_a_new_match_can_be_set_up(saloons: list[BackRoom], tmp_path: Path) -> None:
    people = party(4, levels={3: "easy"})
    day = Noon(saloons[0], saloons[0].house, people, ("R-YYG", "", "", ""))
    day.face(0)
    day.go(600)
    room = killed(saloons, tmp_path)
    joining = at_the_door(room)
    before = dict(joining.chairs.by_side)
    room.press("TAB")
    room.press("DELETE")
    joining.move(Side.BOTTOM, Side.TOP)
    assert joining.chairs.by_side == before
    assert not any(place.up.shown or place.handicap.shown for place in joining.places.values())
    take(room, KEYS[Side.LEFT])
    room.click(joining.anew)
    assert set(joining.chairs.by_side) == {Side.LEFT, Side.RIGHT}
    room.press("RETURN")
    room.frames(2)
    assert isinstance(room.top, Street)
    assert len(room.top.match.sitters) == 2
    room.settle()
    assert len(room.store.matches.in_play().result(10)) == 1, "the old one can still be gone on with"


def test_calm_mode_goes_on_calmly(saloons: list[BackRoom], tmp_path: Path) -> None:
    people = party(3, calm=True)
    quiet = QuietStreet(saloons[0].house, people, series=Rigged(people, ("R-YYG", "", "")))
    saloons[0].show_scene(quiet)
    saloons[0].frames(2)
    quiet.go_on()
    for _ in range(3):
        quiet.answer(False)
    room = killed(saloons, tmp_path)
    at_the_door(room)
    assert isinstance(all_take(room, people), QuietStreet)


@pytest.mark.parametrize(
    "spoilt",
    [None, 7, {}, {"sides": "top"}, {"sides": ["top", "left", "right", "bottom"]}, {"keys": [["x"], [], [], []]},
     {"goal": 99}, {"wins": [9, 9, 9, 9]}, {"handicaps": [1e9, 0, 0, 0]}, {"options": 3}, {"pads": []}],
    ids=str,
)  # fmt: skip
def test_what_was_kept_of_the_seats_may_be_nonsense(saloons: list[BackRoom], spoilt: object) -> None:
    people = party(4)
    day = Noon(saloons[0], saloons[0].house, people)
    shelf = dict(saloons[0].house.store.setups[SHELF])
    ((mark, good),) = shelf.items()
    assert isinstance(good, dict)
    shelf[mark] = {**good, **spoilt} if isinstance(spoilt, dict) and spoilt else spoilt
    saloons[0].house.store.keep_setup(SHELF, shelf)
    standing = standing_of(saloons[0].house, day.match)
    assert [seat.name for seat in standing.party.seats] == [seat.name for seat in people.seats]
    assert standing.party.goal == 1
    assert standing.wins == (0, 0, 0, 0)
    assert all(key > 0 for seat in standing.party.seats for key in seat.keys)


def test_a_match_that_nobody_remembers_sits_down_on_the_usual_sides(saloons: list[BackRoom]) -> None:
    people = party(3)
    day = Noon(saloons[0], saloons[0].house, people)
    saloons[0].house.store.keep_setup(SHELF, {})
    standing = standing_of(saloons[0].house, day.match)
    assert [replace(seat, keys=()) for seat in people.seats] == list(standing.party.seats)


def test_only_so_many_matches_are_remembered(saloons: list[BackRoom]) -> None:
    day = Noon(saloons[0], saloons[0].house, party(4))
    marks = []
    for _ in range(15):
        day.street.new_game()
        marks.append(list(saloons[0].house.store.setups[SHELF])[-1])
    assert list(saloons[0].house.store.setups[SHELF]) == marks[-12:]
