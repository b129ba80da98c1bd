"""The guided first round of Blasting Billy: it points, waits for the right move, says why not, and can be left."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.scenes.blasting_billy.guided import LESSON, GuidedBilly, guided
from game.scenes.pause import Pause
from game.scenes.rulebook import Rulebook
from game.scenes.table.lesson import Lesson
from game.scenes.words import table as words
from game.scenes.words.lesson_blasting_billy import STEPS
from game.stage.widgets.dialog import Dialog
from tests.scenes.billy import Corner
from tests.scenes.saloon import SIZES, TINY, Saloon, inside

TAKES = {STEPS[2].title: ["billy G"], STEPS[5].title: ["loot G"], STEPS[6].title: ["billy C", "box"]}
"""Where the card of a step may be put."""


class Pupil(Corner):
    """Somebody at the table of the lesson."""

    def __init__(self, size: tuple[int, int] = (1280, 720)) -> None:
        Saloon.__init__(self, size)
        self.settings.change("speed", "off")
        self.table = guided(self.house)
        self.show_scene(self.table)
        self.until(self.may_choose)

    @property
    def lesson(self) -> Lesson:
        game = self.table.game
        assert isinstance(game, GuidedBilly)
        return game.guide.lesson

    def go_on(self) -> None:
        """Past what is only to be looked at."""
        while not self.lesson.over and not self.lesson.step.moves:
            self.until(self.may_choose)
            self.frames(2, 0.3)
            self.click(self.lesson.next)
        self.until(self.may_choose)


@pytest.fixture
def pupil() -> Iterator[Pupil]:
    made = Pupil()
    yield made
    made.close()
    assert made.caught == []


def test_the_whole_lesson(pupil: Pupil) -> None:
    for number, verb in ((1, "billy"), (1, "keep"), (2, "dump")):
        pupil.go_on()
        at = pupil.lesson.at
        pupil.put(number, verb)
        assert pupil.lesson.at == at + 1
    pupil.go_on()
    assert pupil.lesson.over
    assert pupil.store.setups[LESSON] == {"done": True}
    assert pupil.table.match.practice
    pupil.put(1, "keep")
    pupil.until(pupil.may_choose)
    assert pupil.table.match.record().moves[2:9:3] == ("0:billy G9", "0:keep G4", "0:dump C*")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_the_call_out_covers_nothing_that_its_step_is_about(size: tuple[int, int]) -> None:
    pupil = Pupil(size)
    seen = set()
    for number, verb in ((1, "billy"), (1, "keep"), (2, "dump")):
        while not pupil.lesson.step.moves:
            seen.add(pupil.lesson.at)
            assert pupil.lesson.box.collidelist(pupil.lesson.targets) == -1
            pupil.frames(2, 0.3)
            pupil.click(pupil.lesson.next)
        seen.add(pupil.lesson.at)
        zones = [pupil.table.sprites.board.zones[name] for name in TAKES.get(pupil.lesson.step.title, ())]
        assert pupil.lesson.box.collidelist([*pupil.lesson.targets, *zones]) == -1
        pupil.put(number, verb)
        pupil.until(pupil.may_choose)
        pupil.frames(2, 0.3)
    assert seen == set(range(len(STEPS) - 1))
    pupil.close()


def test_another_move_is_answered_and_not_made(pupil: Pupil) -> None:
    pupil.go_on()
    length = pupil.table.match.length
    pupil.put(1, "dump")
    assert pupil.table.match.length == length
    assert pupil.lesson.refused is not None
    pupil.click(pupil.lesson.back)
    assert pupil.lesson.refused is None
    pupil.put(1, "dump")
    pupil.press("a")
    assert pupil.table.match.length > length
    assert pupil.lesson.over


def test_escape_puts_a_picked_card_back_then_answers_the_answer_and_only_then_leaves(pupil: Pupil) -> None:
    pupil.go_on()
    pupil.press("1")
    pupil.press("ESCAPE")
    assert not pupil.table.fingers.picking.picked
    assert not pupil.lesson.over
    pupil.put(1, "dump")
    assert pupil.lesson.refused is not None
    assert not pupil.table.fingers.picking.picked
    pupil.press("ESCAPE")
    assert pupil.lesson.refused is None
    assert pupil.top is pupil.table
    pupil.press("ESCAPE")
    assert pupil.lesson.over
    assert pupil.top is pupil.table


def test_after_a_wrong_move_the_right_one_can_be_made_without_a_step_back(pupil: Pupil) -> None:
    pupil.go_on()
    at = pupil.lesson.at
    pupil.put(1, "dump")
    pupil.press("1")
    pupil.click(next(iter(pupil.table.game.places.values())))
    assert pupil.lesson.refused is None
    assert pupil.lesson.at == at + 1


def test_a_key_that_shows_the_ring_leaves_the_call_out_readable(pupil: Pupil) -> None:
    seen = []
    for _ in range(2):
        seen.append(pupil.table.panel.focus)
        pupil.frames(5, 0.1)
        pupil.press("SPACE")
    pupil.until(pupil.may_choose)
    assert pupil.lesson.paper not in seen
    assert pupil.lesson.step.moves
    readable = pupil.lesson.box.copy()
    readable.h = pupil.lesson.stop.rect.top - readable.top  # below, the key that leaves is named no longer
    before = pygame.transform.average_color(pupil.window.surface, readable)
    pupil.press("1")
    pupil.frames(2, 0.3)
    assert pupil.stage.input.ring
    assert pupil.table.panel.focus is not pupil.lesson.paper
    assert pygame.transform.average_color(pupil.window.surface, readable) == before


def test_a_press_that_hurries_the_others_moves_leaves_the_call_out_that_comes_with_the_last_one() -> None:
    pupil = Pupil()
    pupil.go_on()
    pupil.settings.change("speed", "normal")
    pupil.put(1, "billy")
    at = pupil.lesson.at
    while not pupil.table.game.guide.speaks(pupil.table.view):
        pupil.press("SPACE")
        pupil.frames(3)
    pupil.press("SPACE")
    assert pupil.lesson.at == at
    pupil.frames(6, 0.1)
    pupil.press("SPACE")
    assert pupil.lesson.at == at + 1
    pupil.close()


def test_no_mark_of_the_last_move_lies_over_the_call_out(pupil: Pupil) -> None:
    pupil.go_on()
    pupil.put(1, "billy")
    assert pupil.table.marked
    pupil.go_on()
    assert not pupil.table.marked


def test_while_there_is_something_to_look_at_no_card_can_be_played(pupil: Pupil) -> None:
    pupil.put(1, "billy")
    assert pupil.table.match.length == 2
    assert not any(button.shown for button in pupil.table.game.places.values())


def test_it_can_be_left_at_any_time_and_the_game_goes_on(pupil: Pupil) -> None:
    pupil.frames(2, 0.3)
    pupil.click(pupil.lesson.stop)
    assert pupil.lesson.over
    pupil.put(2, "keep")
    assert pupil.table.match.length > 2


def test_time_out_says_that_a_guided_round_is_only_for_practice(pupil: Pupil) -> None:
    pupil.go_on()
    pupil.put(1, "billy")
    pupil.until(pupil.may_choose)
    pupil.table.pause_game()
    out = pupil.stage.top
    assert isinstance(out, Pause)
    assert out.kept
    assert out.foot == words.UNKEPT_FOOT
    pupil.press("q")
    question = pupil.stage.top
    assert isinstance(question, Dialog)
    assert words.UNKEPT_WHY in question.lines[0]


def test_it_starts_from_the_rulebook(pupil: Pupil) -> None:
    corner = Corner([None, "easy"])
    try:
        corner.press("F1")
        book = corner.top
        assert isinstance(book, Rulebook)
        corner.click(book.lesson)
        assert isinstance(getattr(corner.top, "game", None), GuidedBilly)
        assert corner.caught == []
    finally:
        corner.close()


def test_the_call_out_stays_in_the_window(pupil: Pupil) -> None:
    for size in (*SIZES[:3], *TINY):
        pupil.resize(size)
        for at in range(len(STEPS)):
            pupil.lesson.at = at
            pupil.table.decide()
            pupil.frames(1)
            if size in SIZES:
                assert pupil.stage.bounds.contains(pupil.lesson.box)
                assert inside(pupil, pupil.lesson.widgets()) == []
