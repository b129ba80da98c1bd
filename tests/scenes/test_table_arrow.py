"""The arrow of a lesson: from below one thing to the near side of another."""

from __future__ import annotations

import pytest
from pygame import Rect, Surface

from game.scenes.table.arrow import paint_arrow, path
from game.stage.units import Units

UNITS = Units((1920, 1080))
CARD = Rect(860, 160, 206, 290)


@pytest.mark.parametrize(
    ("column", "tip"),
    [
        (Rect(1600, 600, 132, 240), (1588, 650)),
        (Rect(40, 600, 132, 240), (184, 650)),
        (Rect(900, 600, 132, 240), (966, 588)),
    ],
)
def test_it_goes_to_the_side_that_is_nearer(column: Rect, tip: tuple[int, int]) -> None:
    points = path(CARD, column, UNITS)
    assert points[0] == (CARD.centerx, CARD.bottom + 12)
    assert points[-1] == tip
    assert not any(column.collidepoint(point) or CARD.collidepoint(point) for point in points)


@pytest.mark.parametrize("size", [(1920, 1080), (800, 600), (320, 200)])
def test_it_is_drawn_between_the_two_and_on_neither(size: tuple[int, int]) -> None:
    units = Units(size)
    one, other = units.rect(860, 160, 206, 290), units.rect(1600, 600, 132, 240)
    surface = Surface(size)
    paint_arrow(surface, one, other, units)
    places = [(x, y) for x in range(size[0]) for y in range(one.bottom, other.bottom)]
    lit = [(x, y) for x, y in places if surface.get_at((x, y)).r > 150]
    assert lit
    assert all(one.centerx - 20 <= x <= other.left for x, _ in lit)


def test_most_of_the_way_is_dashes() -> None:
    surface = Surface(UNITS.size)
    column = Rect(40, 600, 132, 240)
    paint_arrow(surface, CARD, column, UNITS)
    points = path(CARD, column, UNITS)
    lit = sum(any(surface.get_at((round(x), round(y)))[:3]) for x, y in points)
    assert 0.5 < lit / len(points) < 0.9
