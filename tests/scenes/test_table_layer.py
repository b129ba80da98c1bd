"""What lies still is painted once, and anew as soon as anything that it shows is another."""

from __future__ import annotations

from pygame import Surface

from game.scenes.table.layer import Layer


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
