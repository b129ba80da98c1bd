"""Sizes from the design to any window."""

import pytest
from pygame import Rect

from game.stage.units import Fold, Units

SIZES = [(1920, 1080), (1280, 720), (2560, 1440), (3840, 2160), (800, 600), (320, 200), (700, 1400), (3440, 1440)]


def test_at_the_design_size_units_are_pixels():
    units = Units((1920, 1080))
    assert units.px(44) == 44
    assert units.text(18) == 18
    assert units.rect(100, 200, 300, 50) == Rect(100, 200, 300, 50)
    assert units.rect(44, 36, 200, 52, "topright") == Rect(1920 - 244, 36, 200, 52)
    assert units.rect(0, 24, 400, 60, "midbottom") == Rect(760, 996, 400, 60)


def test_text_never_falls_under_twelve_pixels():
    for size in SIZES:
        assert Units(size).text(1) >= 12
    assert Units((1280, 720)).text(18) == 12
    assert Units((1280, 720), 1.5).text(18) == 18


def test_what_is_there_keeps_a_pixel():
    small = Units((320, 200))
    assert small.px(2) == 1
    assert small.px(-2) == -1
    assert small.px(0) == 0


@pytest.mark.parametrize("size", SIZES)
def test_the_field_of_the_design_lies_inside_and_neighbours_touch(size):
    units = Units(size)
    assert units.bounds.contains(units.frame)
    assert units.frame.center == units.bounds.center
    left, right = units.rect(0, 0, 333, 100), units.rect(333, 0, 333, 100)
    assert left.right == right.left


@pytest.mark.parametrize(
    ("size", "text_size", "fold"),
    [
        ((1920, 1080), 1.0, Fold.ALL),
        ((1600, 900), 1.0, Fold.ALL),
        ((1280, 720), 1.0, Fold.SCALED),
        ((800, 600), 1.0, Fold.FOLDED),
        ((640, 480), 1.0, Fold.SCROLLED),
        ((1920, 1080), 1.5, Fold.SCALED),
        ((1280, 720), 1.5, Fold.SCROLLED),
        ((700, 1400), 1.0, Fold.SCROLLED),
    ],
)
def test_what_folds_away(size, text_size, fold):
    assert Units(size, text_size).fold is fold
