"""What is made of the runs with and without a thinking player; how long they take is no matter of a test."""

import pytest

from tools.bench.measure import percentile
from tools.bench.thinking import ASKED_MS, Run, compared


def run(usual: float, late: float = 0.0, count: int = 1, moves: int = 0) -> Run:
    """A hundred frames, some of them late; pictures follow each other 10 ms later than frames take."""
    frames = [usual] * (100 - count) + [usual + late] * count
    return Run(frames, [each + 10.0 for each in frames], moves)


@pytest.mark.parametrize(("share", "found"), [(0.5, 50), (0.99, 99), (1.0, 100), (0.001, 1)])
def test_a_percentile_is_a_value_that_was_measured(share: float, found: int) -> None:
    assert percentile(list(range(100, 0, -1)), share) == found


def test_one_late_frame_in_a_hundred_is_beyond_the_99th_percentile_and_two_are_not() -> None:
    calm = run(5.0)
    assert compared([(run(5.0, 30.0, 1), calm)])["difference_ms"] == 0.0
    assert compared([(run(5.0, 30.0, 2), calm)])["difference_ms"] == 30.0


def test_pairs_are_compared_one_by_one_and_the_median_counts() -> None:
    pairs = [
        (run(6.0, moves=3), run(5.0)),
        (run(31.0, moves=2), run(30.0)),  # neighbours were busy
        (run(90.0, moves=2), run(5.0)),  # and here only in one of the two
    ]
    found = compared(pairs)
    assert found == {
        "thinking_p99_ms": 31.0,
        "calm_p99_ms": 5.0,
        "difference_ms": 1.0,
        "differences_ms": [1.0, 1.0, 85.0],
        "gap_difference_ms": 1.0,
        "moves_thought_out": 7,
        "reached": True,
    }


@pytest.mark.parametrize(("more", "reached"), [(ASKED_MS - 0.1, True), (ASKED_MS, False), (-ASKED_MS, False)])
def test_it_is_reached_below_two_milliseconds_either_way(more: float, reached: bool) -> None:
    assert compared([(run(9.0 + more), run(9.0))] * 5)["reached"] is reached
