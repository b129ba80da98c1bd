"""One card on its way: delays, arcs, flips and what reduced motion makes of them."""

from dataclasses import replace

import pytest

from game.stage.board import Pose
from game.stage.flight import Sprite, side_of
from game.stage.motion import Pace, Speed
from tests.stage.felt import KING, TEN, UNKNOWN

HOME = Pose(KING, 100, 400, 64)
AWAY = Pose(KING, 500, 100, 128, angle=10)
ACROSS = 1000.0


def at_home():
    return Sprite(1, HOME, HOME)


def test_it_starts_where_it_lies_and_ends_exactly_at_the_new_place():
    card = at_home()
    card.send(AWAY, Pace(), ACROSS)
    assert card.place() == (100, 400, 64, 0)
    card.advance(1.0, 0.0, Pace())
    assert card.place() == (500, 100, 128, 10)
    assert card.resting


def test_a_delayed_card_waits_and_turns_over_on_the_way():
    card = at_home()
    card.send(replace(AWAY, up=False), Pace(), ACROSS, delay=0.1)
    card.advance(0.09, 0.0, Pace())
    assert not card.flying
    assert card.place()[:2] == (100, 400)
    assert card.shown()[0].up
    card.advance(0.15, 0.0, Pace())
    assert card.flying
    assert not card.shown()[0].up


def test_a_thrown_card_rises_above_the_straight_way_in_the_middle():
    straight, thrown = at_home(), at_home()
    straight.send(AWAY, Pace(), ACROSS)
    thrown.send(AWAY, Pace(), ACROSS, thrown=True)
    for card in (straight, thrown):
        card.advance(0.05, 0.0, Pace())
    assert thrown.place()[1] < straight.place()[1]


def test_a_second_flip_in_the_middle_of_one_begins_with_the_side_that_shows():
    card = at_home()
    card.send(replace(HOME, up=False), Pace(), ACROSS)
    card.advance(0.15, 0.0, Pace())
    assert not card.shown()[0].up
    card.send(HOME, Pace(), ACROSS)
    assert not card.shown()[0].up
    card.advance(1.0, 0.0, Pace())
    assert card.shown() == (HOME, 1.0)


def test_learning_a_card_that_lies_face_down_turns_nothing():
    hidden = Pose(UNKNOWN, 100, 400, 64, up=False)
    card = Sprite(1, hidden, hidden)
    card.send(replace(hidden, face=KING), Pace(), ACROSS)
    assert card.resting


def test_reduced_motion_leaves_a_ghost_that_fades():
    card = at_home()
    card.send(AWAY, Pace(reduced=True), ACROSS)
    assert card.place()[:2] == (500, 100)
    assert card.ghost is not None
    assert (card.ghost.x, card.presence) == (100, 0.0)
    card.advance(0.08, 0.0, Pace(reduced=True))
    assert 0.0 < card.presence < 1.0
    card.advance(0.2, 0.0, Pace(reduced=True))
    assert card.resting
    assert card.ghost is None


def test_speed_off_is_there_at_once():
    card = at_home()
    card.send(replace(AWAY, up=False), Pace(Speed.OFF), ACROSS)
    assert card.resting
    assert card.shown()[1] == 1.0


def test_lifting_is_gradual_in_both_ways():
    card = at_home()
    card.advance(0.045, 1.0, Pace())
    assert card.raised == pytest.approx(0.5)
    card.advance(0.2, 1.0, Pace())
    assert card.raised == 1.0
    card.advance(0.045, 0.0, Pace())
    assert card.raised == pytest.approx(0.5)


def test_a_smaller_window_keeps_the_share_of_the_way():
    card = at_home()
    card.send(AWAY, Pace(), ACROSS)
    card.advance(0.06, 0.0, Pace())
    x, y, *_ = card.place()
    card.scale(replace(AWAY, x=250, y=50, width=64), 0.5, 0.5)
    assert card.place()[:2] == pytest.approx((x / 2, y / 2))


def test_sides_are_told_apart_by_what_is_seen():
    assert side_of(HOME) != side_of(replace(HOME, face=TEN))
    assert side_of(replace(HOME, up=False)) == side_of(replace(HOME, face=TEN, up=False))
    assert side_of(Pose(UNKNOWN, 0, 0, 64)) == side_of(replace(HOME, up=False))
