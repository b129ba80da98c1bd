"""The guided first round of Blast: it points, waits for the right move, says why not, and can be left at any time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.scenes.blast.guided import LESSON, GuidedBlast, guided
from game.scenes.rulebook import Rulebook
from game.scenes.table.lesson import Lesson
from game.scenes.table.spot import Spot
from game.scenes.words.lesson_blast import STEPS
from game.stage import text
from game.stage.theme import Role
from game.stage.widgets.marks import key_tag_width
from tests.scenes.saloon import SIZES, TINY, Saloon, inside
from tests.scenes.sky import Sky, dealt


class Pupil(Sky):
    """Somebody at the table of the lesson."""

    def __init__(self, size: tuple[int, int] = (1280, 720)) -> None:
        Saloon.__init__(self, size)
        self.settings.change("speed", "off")
        self.table = guided(self.house)
        self.show_scene(self.table)
        self.until(lambda: self.table.at_rest)

    @property
    def lesson(self) -> Lesson:
        game = self.table.game
        assert isinstance(game, GuidedBlast)
        return game.guide.lesson

    def play_cards(self, *cards: str) -> None:
        self.pick(*cards)
        self.frames(4, 0.1)
        self.click(self.button("play"))
        self.frames(8, 0.6)

    def go_on(self) -> None:
        """Past what is only to be looked at."""
        while not self.lesson.over and not self.lesson.step.moves:
            self.until(lambda: self.table.at_rest and bool(self.table.view.legal), dt=0.3)
            self.frames(2, 0.3)
            self.click(self.lesson.next)


@pytest.fixture
def pupil() -> Iterator[Pupil]:
    made = Pupil()
    yield made
    made.close()
    assert made.caught == []


def test_the_whole_lesson(pupil: Pupil) -> None:
    for cards in (("S6", "M6"), ("S10", "M9"), ("S3", "T4", "G5"), ("T0",)):
        pupil.go_on()
        pupil.until(lambda: bool(pupil.table.view.legal) and pupil.table.at_rest, dt=0.3)
        at = pupil.lesson.at
        pupil.play_cards(*cards)
        assert pupil.lesson.at == at + 1
    pupil.go_on()
    assert pupil.lesson.over
    assert pupil.store.setups[LESSON] == {"done": True}
    made = [move.removeprefix("0:") for move in pupil.moves if move.startswith("0:")]
    assert made == [step.moves[0] for step in STEPS if step.moves]
    assert pupil.match.practice


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_rings_are_round_the_cards_that_are_asked_for_and_nothing_asked_for_is_covered(size: tuple[int, int]) -> None:
    pupil = Pupil(size)
    for cards in (("S6", "M6"), ("S10", "M9"), ("S3", "T4", "G5"), ("T0",)):
        while not pupil.lesson.step.moves:
            assert pupil.lesson.box.collidelist(pupil.lesson.targets) == -1
            pupil.until(lambda: pupil.table.at_rest and bool(pupil.table.view.legal), dt=0.3)
            pupil.frames(2, 0.3)
            pupil.click(pupil.lesson.next)
        pupil.until(lambda: bool(pupil.table.view.legal) and pupil.table.at_rest, dt=0.3)
        lesson, rings = pupil.lesson, pupil.lesson.rings(pupil.stage.units)
        assert lesson.box.collidelist(lesson.targets) == -1
        rooms = {
            card: pupil.board.own_room(card) for offer in pupil.table.fingers.picking.offers for card in offer.cards
        }
        ringed = {card for card, room in rooms.items() if any(ring.contains(room) for ring in rings)}
        if lesson.step.points[0].startswith("card"):
            assert ringed == {pupil.key_of(card) for card in cards}
            focus = pupil.table.panel.focus
            assert isinstance(focus, Spot)
            assert focus.key_of_thing == pupil.key_of(cards[0])
        pupil.play_cards(*cards)
    pupil.close()


def test_another_move_is_not_made_and_hears_why(pupil: Pupil) -> None:
    pupil.go_on()
    pupil.play_cards("S3")
    assert pupil.match.length == 2
    assert pupil.lesson.refused is not None
    pupil.click(pupil.lesson.anyway)
    assert pupil.lesson.over
    assert pupil.moves[2] == "0:lead zamepra S3"


def test_it_can_be_left_and_the_game_goes_on(pupil: Pupil) -> None:
    pupil.click(pupil.lesson.stop)
    assert pupil.lesson.over
    pupil.play_cards("T10")
    assert pupil.moves[2] == "0:lead zamepra T10"


@pytest.mark.parametrize("size", SIZES[:3], ids=str)
def test_the_key_that_leaves_is_named_wherever_it_leaves_at_once_and_nowhere_else(size: tuple[int, int]) -> None:
    pupil = Pupil(size)
    stop = pupil.lesson.stop
    for at in range(len(STEPS) - 1):
        pupil.lesson.at = at
        pupil.table.decide()
        pupil.frames(2)
        assert stop.shown
        units, size_of_tag = pupil.stage.units, 22 if stop.rect.h >= pupil.stage.units.px(72) else 18
        words_wide = text.width(stop.label, Role.BOLD, round(units.text(stop.size) * 0.85))
        needed = words_wide + key_tag_width("Esc", units, size_of_tag) + 3 * units.px(12) + units.px(18)
        assert (stop.tag, stop.rect.w >= needed) == ("Esc", True), at
    pupil.close()


def test_with_a_card_picked_nothing_names_the_key_that_first_puts_it_back(pupil: Pupil) -> None:
    pupil.go_on()
    pupil.pick("S6")
    pupil.frames(2)
    assert (pupil.lesson.stop.shown, pupil.lesson.stop.tag) == (True, "")
    pupil.press("ESCAPE")
    pupil.frames(2)
    assert not pupil.lesson.over
    assert pupil.lesson.stop.tag == "Esc"
    pupil.press("ESCAPE")
    assert pupil.lesson.over


def test_every_step_has_its_place_at_every_size(pupil: Pupil) -> None:
    for at in range(len(STEPS)):
        pupil.lesson.at = at
        for size in (*SIZES[:3], *TINY[:1]):
            pupil.window.size = size
            pupil.frames(2)
            if size != TINY[0]:
                assert inside(pupil, pupil.lesson.widgets()) == []


def test_the_rulebook_opens_where_play_is_and_leads_to_the_lesson() -> None:
    sky = Sky(dealt("T6 M6", "G10"))
    sky.until(sky.may_choose)
    sky.press("F1")
    book = sky.top
    assert isinstance(book, Rulebook)
    assert book.chapters[book.at].key == "planets"
    book._begin_lesson()
    sky.frames(2)
    assert isinstance(sky.top.game, GuidedBlast)
    assert sky.caught == []
    sky.close()
