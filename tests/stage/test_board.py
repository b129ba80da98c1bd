"""Poses and zones: what covers what, what can be aimed at, what leaves the window."""

from hypothesis import given
from hypothesis import strategies as st
from pygame import Rect

from game.stage.board import Board, Pose, without
from tests.stage.felt import KING, row


def test_the_topmost_card_at_a_point_is_found():
    board = Board((400, 400), {1: Pose(KING, 100, 200, 100, z=1), 2: Pose(KING, 140, 200, 100, z=2)})
    assert board.card_at(70, 200) == 1
    assert board.card_at(100, 200) == 2
    assert board.card_at(300, 200) is None


def test_a_turned_card_holds_its_own_corners_only():
    pose = Pose(KING, 200, 200, 100, angle=45)
    assert pose.holds(262, 200)
    assert not Pose(KING, 200, 200, 100).holds(262, 200)
    assert not pose.holds(151, 262)
    assert Pose(KING, 200, 200, 100).holds(151, 262)
    leaning_left = Pose(KING, 200, 200, 100, angle=20)
    assert leaning_left.holds(177, 136)
    assert not leaning_left.holds(245, 136)


def test_a_quarter_turn_lies_across():
    assert Pose(KING, 100, 100, 50, angle=90).bounds.size == (70, 50)


def test_a_card_keeps_the_strip_that_its_neighbour_leaves():
    board = Board((400, 400), {1: Pose(KING, 100, 200, 100, z=1), 2: Pose(KING, 100, 240, 100, z=2)})
    assert board.own_room(1) == Rect(50, 130, 100, 40)
    assert board.own_room(2).size == (100, 140)


def test_a_card_wholly_covered_has_no_room():
    board = Board((400, 400), {1: Pose(KING, 100, 200, 100, z=1), 2: Pose(KING, 100, 200, 100, z=2)})
    assert board.own_room(1).size == (0, 0)


def test_two_covers_leave_the_best_rectangle_between_them():
    board = Board(
        (600, 600),
        {1: Pose(KING, 300, 300, 200, z=0), 2: Pose(KING, 220, 300, 60, z=1), 3: Pose(KING, 380, 300, 60, z=2)},
    )
    assert board.own_room(1) == Rect(250, 160, 100, 280)


rects = st.builds(Rect, st.integers(0, 40), st.integers(0, 40), st.integers(1, 40), st.integers(1, 40))


@given(rects, rects)
def test_what_is_left_of_a_room_lies_in_it_and_not_under_the_cover(room, cover):
    left = without(room, cover)
    for part in left:
        assert room.contains(part)
        assert not part.colliderect(cover)
    for x in range(room.left, room.right, 3):
        for y in range(room.top, room.bottom, 3):
            assert cover.collidepoint(x, y) or any(part.collidepoint(x, y) for part in left)


def test_cards_that_leave_the_window_are_named():
    board = Board((400, 400), {1: Pose(KING, 100, 200, 100), 2: Pose(KING, 380, 200, 100)})
    assert board.outside() == [2]


def test_the_zone_declared_last_lies_on_top():
    zones = {"table": Rect(0, 0, 400, 400), "discards": Rect(100, 100, 80, 80)}
    board = Board((400, 400), {}, zones)
    assert board.zone_at(120, 120) == "discards"
    assert board.zone_at(20, 20) == "table"
    assert board.zone_at(500, 20) is None


def test_the_same_place_is_one_where_nothing_moves_or_turns():
    pose = Pose(KING, 10, 10, 64)
    assert pose.same_place(Pose(KING, 10, 10, 64, z=4, dim=True, lit=True))
    assert not pose.same_place(Pose(KING, 10, 10, 64, up=False))
    assert not pose.same_place(Pose(KING, 11, 10, 64))


def test_a_board_without_zones_has_none():
    assert row(1, 2).zone_at(610, 50) == "stock"
    assert Board((10, 10), {}).zone_at(1, 1) is None
