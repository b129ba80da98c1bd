"""Calm mode and the board after a match, by posted events."""

from __future__ import annotations

from random import Random

import pygame
import pytest

from game.match.judge import Kind, Mark, Series, Tally
from game.rules.record import replay
from game.scenes.crazy_bullets.after import After, tip_of
from game.scenes.crazy_bullets.party import Party
from game.scenes.crazy_bullets.quiet import QuietStreet, answer_boxes
from game.scenes.crazy_bullets.street import Street
from game.scenes.menu import Menu
from game.scenes.replay import Replay
from game.scenes.words import crazy_bullets as words
from tests.scenes.noon import Clock, Noon, party
from tests.scenes.saloon import SIZES, TINY, Saloon, inside, overlapping


def quiet(saloon: Saloon, people: Party) -> tuple[QuietStreet, Clock]:
    clock = Clock()
    scene = QuietStreet(saloon.house, people, Random(3), clock)
    saloon.show_scene(scene)
    return scene, clock


def let(saloon: Saloon, clock: Clock, ms: float) -> None:
    for _ in range(int(ms // 100)):
        clock.now += 100
        saloon.frames(1, 0.1)


@pytest.mark.rule("bullets-33")
def test_each_answers_in_turn_by_arrow_or_click_and_both_answers_look_alike(saloon: Saloon) -> None:
    pictures = []
    for slap in (True, False):
        scene, _ = quiet(saloon, party(4, calm=True))
        saloon.press("RETURN")
        assert scene.calm is not None
        first = scene.calm.asked
        saloon.sound.played.clear()
        if slap:
            saloon.press("LEFT")
        else:
            saloon.click(answer_boxes(scene.stand)[1])
        assert scene.calm.answers == {first: slap}
        assert saloon.sound.played == ["place"]
        saloon.move((2, 2))
        saloon.stage.input.ring = False
        pictures.append(saloon.picture())
        saloon.stage.pop(scene)
    assert pictures[0] == pictures[1]


@pytest.mark.rule("bullets-33")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_calm_games_with_people_and_computers(saloon: Saloon, players: int) -> None:
    saloon.resize((400, 300))
    scene, clock = quiet(saloon, party(players, calm=True, levels={1: "normal"}))
    rng = Random(players)
    for _ in range(3000):
        if scene.over:
            break
        if scene.calm is not None and scene._asked() is not None:
            facts = scene.facts
            saloon.press("LEFT" if scene.calm.asked in facts.duellists or rng.random() < 0.05 else "RIGHT")
        elif scene.show.told is not None and scene.show.told.chooser not in (None, 1):
            for way in ("LEFT", "UP", "RIGHT"):
                saloon.press(way)
        else:
            saloon.press("RETURN")
        let(saloon, clock, 1100)
    assert scene.over
    assert replay(scene.match.record()).illegal is None
    assert not any("@" in move for move in scene.match.record().moves)
    saloon.press("RETURN")
    assert isinstance(saloon.top, After)


def test_own_keys_turn_the_card_but_answer_nothing(saloon: Saloon) -> None:
    scene, _ = quiet(saloon, party(4, calm=True))
    turner = scene.facts.successor
    assert turner is not None
    for seat in scene.party.seats:
        saloon.key(0, seat.keys[0])
    assert scene.calm is not None
    assert scene.calm.answers == {}


# ---------------------------------------------------------------- after the match
def board(saloon: Saloon, people: Party, wins: list[int]) -> tuple[After, Clock]:
    clock = Clock()
    series = Series(people.sitters, people.options, people.goal, Random(1))
    series.wins = wins
    tally, rng = Tally(len(people.seats)), Random(2)
    for seat, line in enumerate(tally.lines):
        middle = 340 + 40 * seat
        line.marks = [
            Mark(round(rng.gauss(middle, 50)), rng.choice((Kind.FIRST, Kind.LATE)), "R-RYR") for _ in range(90)
        ]
        line.marks.append(Mark(300, Kind.FOUL, "R-YYG"))
        line.duels, line.won, line.fouls, line.streak = 90, 40, 1, 5
    scene = After(saloon.house, people, series, tally, 3.2, clock)
    saloon.show_scene(scene)
    return scene, clock


def test_a_rematch_begins_when_all_have_pressed_and_not_within_a_second(saloon: Saloon) -> None:
    people = party(4, levels={3: "easy"})
    scene, clock = board(saloon, people, [1, 0, 0, 0])
    for seat in people.seats[:3]:
        saloon.key(0, seat.keys[0])
    assert scene.ready == {3}
    clock.now += 1100
    for seat in people.seats[:2]:
        saloon.key(0, seat.keys[0])
        saloon.key(0, seat.keys[0])
    assert saloon.top is scene
    saloon.key(0, people.seats[2].keys[0])
    assert isinstance(saloon.top, Street)
    assert saloon.top.party.seats[0].handicap == scene.offer[1]
    assert scene.offer[0] == 0


def test_evening_out_can_be_left(saloon: Saloon) -> None:
    people = party(2)
    scene, clock = board(saloon, people, [1, 0])
    saloon.click(scene.evener)
    assert not scene.even
    clock.now += 1100
    for seat in people.seats:
        saloon.key(0, seat.keys[1])
    assert isinstance(saloon.top, Street)
    assert saloon.top.party.handicaps == {}


def test_a_dot_tells_its_card(saloon: Saloon) -> None:
    scene, _ = board(saloon, party(4), [1, 0, 0, 0])
    mark, x, y = scene.board._spots()[7]
    saloon.move(scene.plan.point(x, y))
    assert scene._pointed is not None
    tip = tip_of(mark)
    assert tip.title == words.DOT_TIP.format(ms=mark.ms)
    assert "Red handle: red left, yellow across, red right." in tip.text


def test_seats_and_leave(saloon: Saloon) -> None:
    scene, _ = board(saloon, party(3), [0, 1, 0])
    saloon.key(0, pygame.KSCAN_F2)
    assert isinstance(saloon.top, Menu)  # here the menu lies below; in a game joining does
    scene, _ = board(saloon, party(3), [0, 1, 0])
    saloon.press("ESCAPE")
    assert isinstance(saloon.top, Menu)
    assert scene not in saloon.stage.scenes


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", [*SIZES[:3], *TINY])
def test_the_board_can_be_drawn_at_every_size(saloon: Saloon, players: int, size: tuple[int, int]) -> None:
    saloon.resize(size)
    scene, _ = board(saloon, party(players, goal=5, handicaps={0: 40}), [5, *range(players - 1)])
    rows = [row.player for row in scene.board.rows]
    assert rows[0] == 0
    assert sorted(rows) == list(range(players))
    assert scene.board.bottom <= 238 + 640 + scene.board.more - 80
    if size in SIZES:
        assert inside(saloon, scene.panel.widgets) == []
        assert overlapping(scene.panel.widgets) == []
        rematch = min(box[0] for _, box in scene._caps())
        assert scene.away.rect.right < scene.plan.point(rematch, 0)[0]
        assert scene.plan.point(0, scene.top + scene.high)[1] < scene.plan.lower_bar.top


def test_the_board_uses_the_height_of_a_window_that_is_not_wide(saloon: Saloon) -> None:
    saloon.resize((800, 600))
    scene, _ = board(saloon, party(4), [1, 0, 0, 0])
    assert scene.plan.point(0, scene.top)[1] > 500
    assert scene.board.step > 150


def test_the_last_game_can_be_looked_at_again(saloon: Saloon) -> None:
    people = party(4)
    day = Noon(saloon, saloon.house, people)
    for _ in range(20):
        day.step()
    scene = After(saloon.house, people, day.street.series, day.street.herald.tally, 2.0, Clock())
    saloon.show_scene(scene)
    assert scene.replay.shown
    saloon.press("F3")
    assert isinstance(saloon.top, Replay)
    assert saloon.top.theatre.record.moves == day.match.record().moves
    saloon.press("ESCAPE")
    assert saloon.top is scene
