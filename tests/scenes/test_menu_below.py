"""The menu under a table asks for no frames, even after the window changed its size."""

from __future__ import annotations

from tests.scenes.saloon import Saloon, Table


def test_a_covered_menu_stays_quiet_after_a_resize(saloon: Saloon) -> None:
    table = Table()
    saloon.show_scene(table)
    saloon.resize((900, 640))
    saloon.frames(10)
    before = saloon.loop.frames_drawn
    saloon.frames(30)
    assert saloon.loop.frames_drawn == before
    saloon.stage.pop(table)
    saloon.frames(2)
    assert saloon.loop.frames_drawn > before
