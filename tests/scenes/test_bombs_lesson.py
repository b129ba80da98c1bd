"""The guided first round: it points, waits for the right move, says why not, and can be left at any time."""

from __future__ import annotations

import pytest

from game.scenes.bullets_and_bombs import LESSON, make
from game.scenes.bullets_and_bombs.cards import COLUMNS
from game.scenes.bullets_and_bombs.guided import GuidedBombs
from game.scenes.bullets_and_bombs.layout import spot_of_column
from game.scenes.rulebook import Rulebook
from game.scenes.table.head import MARGIN
from game.scenes.table.lesson import Lesson
from game.scenes.table.measure import Measure
from game.scenes.table.spot import Spot
from game.scenes.table.table import Table
from game.scenes.words.lesson_bullets_and_bombs import STEPS
from game.stage import text
from game.stage.theme import Role
from tests.scenes.saloon import SIZES, TINY, Saloon


@pytest.fixture
def table(saloon: Saloon) -> Table:
    saloon.settings.change("speed", "off")
    table = make(saloon.house)
    saloon.show_scene(table)
    saloon.frames(3)
    return table


def lesson(table: Table) -> Lesson:
    assert isinstance(table.game, GuidedBombs)
    return table.game.lesson


def faces(table: Table, zone: str) -> list[str]:
    return [str(card.face) for card in table.view.zone(zone, 0 if zone == "hand" else None).cards]


def key_of(table: Table, face: str) -> str:
    return str(faces(table, "choice").index(face) + 1)


def click_card(saloon: Saloon, table: Table, face: str, zone: str) -> None:
    cards = table.view.zone(zone, 0 if zone == "hand" else None).cards
    card = next(card.id for card in cards if card.face == face)
    saloon.click(table.sprites.board.own_room(card).center)
    saloon.frames(3)


def to_step(saloon: Saloon, table: Table, step: int) -> None:
    """Do what the lesson asks until this step is on, counted from 1."""
    for _ in range(3 * len(STEPS)):
        if lesson(table).at >= step - 1:
            break
        now = lesson(table).step
        if not now.moves:
            saloon.press("SPACE")
        elif now.moves[0].startswith("keep"):
            saloon.press(key_of(table, now.moves[0][5:]))
        else:
            click_card(saloon, table, "AC", "hand")
        saloon.frames(4)


def test_the_first_time_begins_with_the_lesson_and_the_next_one_does_not(saloon: Saloon, table: Table) -> None:
    assert table.game.lead()[0] == "First round"
    saloon.press("ESCAPE")
    assert lesson(table).over
    assert saloon.store.setups[LESSON] == {"done": True}
    assert saloon.top is table
    assert not isinstance(make(saloon.house).game, GuidedBombs)


def test_from_the_first_step_to_the_last_and_on_with_the_same_game(saloon: Saloon, table: Table) -> None:
    to_step(saloon, table, len(STEPS))
    assert faces(table, "choice") == ["9C", "4S"]
    saloon.press("SPACE")
    assert lesson(table).over
    saloon.press("1")
    saloon.frames(3)
    assert "9C" in faces(table, "hand")
    assert table.match.practice


def test_the_deal_is_what_the_words_say(saloon: Saloon, table: Table) -> None:
    assert [face[0] for face in faces(table, "hand")].count("A") == 2
    assert faces(table, "choice") == ["AS", "5D"]
    to_step(saloon, table, 5)
    assert "3H" in faces(table, "hand")
    assert faces(table, "choice") == ["7S", "4D"]
    to_step(saloon, table, 6)
    assert faces(table, "bomb") == ["3S"]
    assert sorted(map(str, table.view.legal)) == ["lose 4", "lose A"]


def test_a_wrong_move_is_not_made_and_says_why(saloon: Saloon, table: Table) -> None:
    to_step(saloon, table, 3)
    length = table.match.length
    saloon.press(key_of(table, "5D"))
    assert table.match.length == length
    assert str(lesson(table).refused) == "keep 5D"
    saloon.click(lesson(table).back)
    assert lesson(table).refused is None
    saloon.press(key_of(table, "AS"))
    assert table.match.length == length + 1


def test_after_a_wrong_move_the_card_that_is_pointed_at_goes_on_without_a_step_back(
    saloon: Saloon, table: Table
) -> None:
    to_step(saloon, table, 3)
    for right in ("key", "click"):
        length = table.match.length
        saloon.press(key_of(table, "5D"))
        assert lesson(table).refused is not None
        if right == "key":
            saloon.press(key_of(table, "AS"))
        else:
            click_card(saloon, table, "AS", "choice")
        assert table.match.length == length + 1
        assert lesson(table).refused is None
        assert lesson(table).at == 3
        saloon.frames(3)
        saloon.click(lesson(table).back)
        saloon.frames(3)


def test_a_wrong_move_can_be_made_anyway_and_leaves_the_lesson(saloon: Saloon, table: Table) -> None:
    to_step(saloon, table, 3)
    saloon.press(key_of(table, "5D"))
    saloon.press("a")
    saloon.frames(3)
    assert lesson(table).over
    assert "5D" in faces(table, "hand")


def test_back_takes_the_move_of_the_step_before_back(saloon: Saloon, table: Table) -> None:
    to_step(saloon, table, 4)
    saloon.click(lesson(table).back)
    saloon.frames(3)
    assert lesson(table).at == 2
    assert faces(table, "choice") == ["AS", "5D"]
    assert saloon.toasts() == []


def test_a_press_that_hurries_what_is_shown_leaves_the_call_out_that_comes_with_it(
    saloon: Saloon, table: Table
) -> None:
    to_step(saloon, table, 3)
    saloon.settings.change("speed", "normal")
    saloon.press(key_of(table, "AS"))
    while not table.waiting:
        saloon.press("SPACE")
        saloon.frames(1)
    saloon.press("SPACE")
    assert lesson(table).at == 3
    saloon.frames(6, 0.1)
    saloon.press("SPACE")
    assert lesson(table).at == 4


def test_the_lights_of_a_rank_are_seen_where_they_are_spoken_of(saloon: Saloon, table: Table) -> None:
    to_step(saloon, table, 2)
    (rank,) = lesson(table).targets
    m = Measure(saloon.stage.units)
    x, top, wide = spot_of_column(COLUMNS.index("A"), m)
    assert rank.contains(m.rect(x - wide / 2, top - 38, wide, wide))


def test_the_line_in_the_bar_ends_before_the_question(saloon: Saloon, table: Table) -> None:
    to_step(saloon, table, 6)
    units = saloon.stage.units
    (question,) = table.questions()
    lead, more = table.game.lead()
    line = text.width(f"{lead} {more}".strip(), Role.BOLD, units.text(21))
    assert units.px(MARGIN) + line < question.left


def test_the_ring_of_the_keys_begins_at_the_card_that_is_asked_for(saloon: Saloon, table: Table) -> None:
    for step, face in ((3, "AS"), (5, "4D")):
        to_step(saloon, table, step)
        focus = table.panel.focus
        assert isinstance(focus, Spot)
        cards = table.view.zone("choice").cards
        assert focus.key_of_thing == next(card.id for card in cards if card.face == face)


def test_nothing_else_is_live_while_something_is_to_be_looked_at(saloon: Saloon, table: Table) -> None:
    length = table.match.length
    saloon.press("1")
    click_card(saloon, table, "AS", "choice")
    assert table.match.length == length
    assert lesson(table).at == 0


def test_the_call_out_never_covers_what_it_points_at_nor_what_can_be_chosen(saloon: Saloon, table: Table) -> None:
    for step in range(1, len(STEPS) + 1):
        to_step(saloon, table, step)
        box = lesson(table).box
        assert saloon.stage.bounds.contains(box)
        assert not any(box.colliderect(target) for target in lesson(table).targets)
        if lesson(table).step.moves:
            offered = {card for offer in table.fingers.picking.offers for card in offer.cards}
            rooms = [table.sprites.board.own_room(card) for card in offered]
            assert not any(box.contains(room) for room in rooms)


@pytest.mark.parametrize("size", TINY, ids=str)
def test_tiny_windows_draw_every_step_and_can_leave(saloon: Saloon, table: Table, size: tuple[int, int]) -> None:
    saloon.resize(size)
    for step in range(len(STEPS)):
        lesson(table).at = step
        table.decide()
        saloon.frames(1)
        assert saloon.stage.bounds.contains(lesson(table).box)
    saloon.frames(5, 0.1)
    saloon.press("SPACE")
    assert lesson(table).over


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_step_is_drawn_at_every_size(saloon: Saloon, table: Table, size: tuple[int, int]) -> None:
    saloon.resize(size)
    for step in range(1, len(STEPS) + 1):
        to_step(saloon, table, step)
        saloon.frames(1)
        assert lesson(table).at == step - 1
        assert saloon.stage.bounds.contains(lesson(table).box)


def test_the_rulebook_begins_it_again(saloon: Saloon, table: Table) -> None:
    saloon.press("ESCAPE")
    saloon.press("F1")
    book = saloon.top
    assert isinstance(book, Rulebook)
    saloon.click(book.lesson)
    saloon.frames(3)
    assert isinstance(saloon.top, Table)
    assert saloon.top is not table
    assert isinstance(saloon.top.game, GuidedBombs)
    assert not saloon.top.game.lesson.over
