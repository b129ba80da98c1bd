"""Easing, durations and what speed and reduced motion do to them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.stage import motion
from game.stage.motion import Pace, Speed


@pytest.mark.parametrize("ease", [motion.ease_out, motion.ease_in_out, motion.ease_back])
def test_every_easing_begins_and_ends_exactly(ease):
    assert ease(0.0) == pytest.approx(0.0)
    assert ease(1.0) == 1.0


def test_ease_out_is_quick_at_first():
    assert motion.ease_out(0.5) > 0.8


def test_what_snaps_shoots_a_little_past_its_end():
    assert max(motion.ease_back(t / 100) for t in range(101)) > 1.02


def test_glides_last_180_to_260_ms_by_their_way():
    pace = Pace()
    assert pace.glide(0, 1000) == pytest.approx(0.180)
    assert pace.glide(250, 1000) == pytest.approx(0.220)
    assert pace.glide(5000, 1000) == pytest.approx(0.260)


@pytest.mark.parametrize(
    ("speed", "factor"), [(Speed.SLOW, 1.8), (Speed.NORMAL, 1.0), (Speed.FAST, 0.5), (Speed.OFF, 0.0)]
)
def test_speed_scales_every_duration(speed, factor):
    pace = Pace(speed)
    assert pace.flip() == pytest.approx(0.220 * factor)
    assert pace.deal_gap() == pytest.approx(0.040 * factor)
    assert pace.lift() == pytest.approx(0.090 * factor)
    assert pace.seconds(2.0) == pytest.approx(2.0 * factor)


def test_reduced_motion_fades_all_at_once_and_counts_nothing_up():
    pace = Pace(reduced=True)
    assert pace.deal_gap() == pace.lift() == pace.count(40) == 0.0
    assert pace.flip() == pace.fade() > 0.0


def test_a_card_on_edge_shows_neither_side_and_then_the_new_one():
    assert motion.flip(0.0) == (1.0, False)
    edge, new = motion.flip(0.5)
    assert edge == pytest.approx(0.0, abs=1e-9)
    assert new
    assert motion.flip(1.0) == (1.0, True)


def test_an_arc_touches_the_straight_way_at_both_ends():
    assert [motion.arc(t, 30) for t in (0.0, 0.5, 1.0)] == [0.0, 30.0, 0.0]


def test_turning_takes_the_shorter_way():
    assert motion.turn_between(170, -170, 0.5) == pytest.approx(180)
    assert motion.turn_between(-8, 8, 0.5) == pytest.approx(0)


@given(st.integers(-50, 50), st.integers(-50, 50))
def test_counting_up_ends_exactly_and_never_leaves_the_range(start, end):
    shown = [motion.counted(start, end, t / 20) for t in range(21)]
    assert shown[0] == start
    assert shown[-1] == end
    assert shown == sorted(shown, reverse=end < start)


def test_a_duration_of_nothing_is_over_at_once():
    assert motion.share(0.0, 0.0) == 1.0
    assert motion.share(-1.0, 0.5) == 0.0
    assert motion.share(9.0, 0.5) == 1.0


def test_a_pulse_comes_and_goes():
    assert motion.pulse(0.0) == pytest.approx(0.0)
    assert motion.pulse(0.8) == pytest.approx(1.0)
    assert motion.pulse(1.6) == pytest.approx(0.0)
