"""The guided first round of Bluffing Billionaires: it points, waits for the right move, says why not, can be left."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from pygame import Rect

from game.scenes.bluffing_billionaires.aid import Aid
from game.scenes.bluffing_billionaires.guided import LESSON, GuidedBluff, guided
from game.scenes.bluffing_billionaires.layout import FIELD, FIRST, SECOND
from game.scenes.rulebook import Rulebook
from game.scenes.table.lesson import SETTLES, Lesson
from game.scenes.words.lesson_bluffing_billionaires import STEPS
from game.stage import theme
from tests.scenes.billionaires import Evening
from tests.scenes.saloon import SIZES, TINY, Saloon, inside

PLAYED = {"play": "B6", "challenge": FIRST, "approve": SECOND}


class Pupil(Evening):
    """Somebody at the table of the lesson."""

    def __init__(self, size: tuple[int, int] = (1280, 720), speed: str = "off") -> None:
        Saloon.__init__(self, size)
        self.settings.change("speed", speed)
        self.table = guided(self.house)
        self.show_scene(self.table)
        self.ready()

    @property
    def lesson(self) -> Lesson:
        game = self.table.game
        assert isinstance(game, GuidedBluff)
        self.game = game
        return game.guide.lesson

    def ready(self) -> None:
        """Until something is asked and the call-out is there."""
        self.until(lambda: self.rests() and bool(self.table.view.legal))
        self.frames(2, 0.3)

    def go_on(self) -> None:
        """Past what is only to be looked at."""
        while not self.lesson.over and not self.lesson.step.moves:
            self.ready()
            self.click(self.lesson.next)
        self.ready()

    def follow(self, move: str) -> None:
        """Do what is asked for, as in the notation."""
        verb, _, card = move.partition(" ")
        if verb == "play":
            self.play(card)
        else:
            self.click(self.zones[PLAYED[verb]])


@pytest.fixture
def pupil() -> Iterator[Pupil]:
    made = Pupil()
    yield made
    made.close()
    assert made.caught == []


def to_the_end(pupil: Pupil) -> None:
    for move in (step.moves[0] for step in STEPS if step.moves):
        pupil.go_on()
        at = pupil.lesson.at
        pupil.follow(move)
        assert pupil.lesson.at == at + 1
    pupil.go_on()


def test_the_whole_lesson(pupil: Pupil) -> None:
    to_the_end(pupil)
    assert pupil.lesson.over
    assert pupil.store.setups[LESSON] == {"done": True}
    assert pupil.table.match.practice
    played = [move for move in pupil.table.match.record().moves if not move.startswith("*")]
    assert played[:8] == [
        "0:play B6",
        "1:play Y3",
        "0:challenge",
        "0:play B8",
        "1:play Y9",
        "0:approve",
        "0:play B2",
        "1:approve",
    ]


def test_the_whole_lesson_with_all_that_is_shown() -> None:
    pupil = Pupil(speed="fast")
    to_the_end(pupil)
    assert pupil.lesson.over
    pupil.close()
    assert pupil.caught == []


def test_another_move_is_answered_and_not_made(pupil: Pupil) -> None:
    pupil.go_on()
    length = pupil.table.match.length
    pupil.play("B9")
    assert pupil.table.match.length == length
    assert pupil.lesson.refused is not None
    pupil.click(pupil.lesson.back)
    assert pupil.lesson.refused is None
    pupil.play("B9")
    pupil.press("a")
    assert not isinstance(pupil.top, Aid)
    assert pupil.table.match.record().moves[1] == "0:play B9"
    assert pupil.lesson.over


def test_the_other_vote_is_answered_too(pupil: Pupil) -> None:
    pupil.go_on()
    pupil.play("B6")
    pupil.go_on()
    length = pupil.table.match.length
    pupil.tap(pupil.game.keys_of(0)[1])
    assert pupil.table.match.length == length
    assert pupil.lesson.refused is not None
    pupil.click(pupil.lesson.back)
    pupil.tap(pupil.game.keys_of(0)[0])
    assert "0:challenge" in pupil.table.match.record().moves


@pytest.mark.parametrize("size", SIZES[:3], ids=str)
def test_the_call_out_leaves_the_cloth_free_where_a_card_is_to_be_played(size: tuple[int, int]) -> None:
    pupil = Pupil(size)
    for move in (step.moves[0] for step in STEPS if step.moves):
        pupil.go_on()
        if move.startswith("play"):
            assert pupil.lesson.box.collidelist([pupil.zones[FIELD], pupil.lesson.targets[0]]) == -1
        pupil.follow(move)
    pupil.close()


def test_a_card_is_dragged_onto_the_cloth_that_is_pointed_at(pupil: Pupil) -> None:
    pupil.go_on()
    assert pupil.zones[FIELD] in pupil.lesson.targets
    pupil.down(pupil.board.own_room(pupil.card("B6")).center)
    aim = pupil.zones[FIELD].center
    for at in (pupil.zones[FIELD].midbottom, aim):
        pupil.post(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(1, 0, 0), touch=False)
    pupil.up(aim)
    pupil.frames(2, 0.3)
    assert pupil.table.match.record().moves[1] == "0:play B6"


def test_a_press_that_hurries_what_is_shown_leaves_the_call_out_that_comes_with_it() -> None:
    pupil = Pupil(speed="normal")
    pupil.go_on()
    pupil.follow("play B6")
    at = pupil.lesson.at
    pupil.until(lambda: pupil.game.guide.speaks(pupil.table.view))
    assert not pupil.table.sprites.resting
    pupil.press("SPACE")
    assert pupil.lesson.at == at
    assert pupil.table.sprites.resting
    pupil.press("RETURN")
    pupil.click(pupil.lesson.next)
    assert pupil.lesson.at == at
    pupil.frames(6, SETTLES / 4)
    pupil.press("SPACE")
    assert pupil.lesson.at == at + 1
    pupil.press("SPACE")
    assert pupil.lesson.at == at + 1
    pupil.close()


def test_while_there_is_something_to_look_at_no_card_can_be_played(pupil: Pupil) -> None:
    pupil.play("B6")
    assert pupil.table.match.length == 1


def test_it_can_be_left_at_any_time_and_the_game_goes_on(pupil: Pupil) -> None:
    pupil.click(pupil.lesson.stop)
    assert pupil.lesson.over
    pupil.ready()
    pupil.play("B1")
    assert pupil.table.match.record().moves[1] == "0:play B1"
    pupil.press("a")
    assert isinstance(pupil.top, Aid)


@pytest.mark.parametrize("levels", [[None, "easy"], [None, None, None]])
def test_it_starts_from_the_rulebook(levels: list[str | None]) -> None:
    evening = Evening(levels, moves="0:play B5,1:play O4")
    evening.until(lambda: evening.top is evening.table)
    evening.press("F1")
    book = evening.top
    assert isinstance(book, Rulebook)
    evening.click(book.lesson)
    assert isinstance(getattr(evening.top, "game", None), GuidedBluff)
    assert evening.table not in evening.stage.scenes
    evening.close()
    assert evening.caught == []


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


def test_the_tail_points_at_the_first_target_or_at_what_lies_before_it(pupil: Pupil) -> None:
    pupil.go_on()
    assert pupil.lesson.tail_to == pupil.zones[FIELD]
    to_the_end(pupil)
    pupil.lesson.over, pupil.lesson.at = False, len(STEPS) - 2
    pupil.until(lambda: pupil.rests() and bool(pupil.table.view.legal))
    pupil.table.decide()
    assert len(pupil.lesson.targets) == 2
    assert pupil.lesson.tail_to == pupil.lesson.targets[0]


def test_no_tail_crosses_the_cloth(pupil: Pupil) -> None:
    for move in ("play B6", "challenge", "play B8", "approve"):
        pupil.go_on()
        pupil.follow(move)
    pupil.go_on()
    assert pupil.lesson.step.moves == ("play B2",)
    pupil.picture()
    right = Rect(pupil.zones[FIELD])
    right.w, right.right = right.w // 4, right.right - 4
    cloth = pupil.window.surface.subsurface(right)
    assert pygame.mask.from_threshold(cloth, theme.rgb(theme.CREAM), (9, 9, 9, 255)).count() == 0
