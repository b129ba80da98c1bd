"""What lies still is painted once, and anew as soon as anything that it shows is another."""

from __future__ import annotations

import pytest
from pygame import Surface

from game.scenes.table.layer import Layer
from game.stage.grounds import still


def test_it_is_painted_again_only_when_something_else_is_to_be_seen() -> None:
    layer, painted = Layer(), []

    def paint(sheet: Surface) -> None:
        painted.append(sheet.get_size())
        sheet.fill((len(painted), 0, 0))

    window, view = Surface((40, 30)), ["a view"]
    for _ in range(3):
        layer.draw(window, view, ("Ann", 1), paint)
    assert painted == [(40, 30)]
    layer.draw(window, view, ("Ann", 2), paint)
    layer.draw(window, list(view), ("Ann", 2), paint)
    assert len(painted) == 3
    assert window.get_at((5, 5))[0] == 3
    layer.draw(Surface((50, 30)), view, ("Ann", 2), paint)
    assert painted[-1] == (50, 30)


@pytest.mark.parametrize("size", [(40, 30), (41, 7), (1, 1)])
def test_a_still_ground_is_as_large_as_asked_for_and_all_of_it_is_shown(size: tuple[int, int]) -> None:
    sheet, window = still(size), Surface(size)
    sheet.fill((9, 8, 7))
    window.blit(sheet, (0, 0))
    assert sheet.get_size() == size
    assert window.get_bounding_rect().size == size
    assert {window.get_at((x, y))[:3] for x in (0, size[0] - 1) for y in (0, size[1] - 1)} == {(9, 8, 7)}
