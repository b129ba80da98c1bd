"""Full screen in a real window where no manager of windows helps, and how it is known that there is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.stage.x11 import managed
from tests.window import Screen, ended, screen

SCREEN, WINDOW = (1400, 900), (1280, 720)


def shape(x: Screen) -> tuple[int, int, int, int]:
    """Place and size of the window as the X server shows it."""
    said = dict(line.split("=") for line in x.tool("getwindowgeometry", "--shell", x.window).split())
    left, top, wide, tall = (int(said[name]) for name in ("X", "Y", "WIDTH", "HEIGHT"))
    return left, top, wide, tall


def test_f11_fills_the_screen_and_gives_size_and_place_back(tmp_path: Path) -> None:
    with screen(tmp_path, SCREEN) as x:
        program = x.start()
        x.see_window(program)
        before = shape(x)
        assert before[2:] == WINDOW
        x.key("F11")
        assert x.wait_for(lambda: shape(x) == (0, 0, *SCREEN))
        x.key("F11")
        assert x.wait_for(lambda: shape(x) == before)
        x.key("F11")
        assert x.wait_for(lambda: shape(x) == (0, 0, *SCREEN))
        x.key("q")
        code, _ = ended(program)
        assert code == 0
        again = x.start()
        x.see_window(again)
        assert x.wait_for(lambda: shape(x) == (0, 0, *SCREEN)), "it is kept"


def test_a_screen_without_a_manager_is_known_by_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with screen(tmp_path) as x:
        monkeypatch.setenv("DISPLAY", x.display)
        assert not managed()


def test_where_it_cannot_be_known_somebody_manages_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    assert managed("libNoSuchThing.so.6")
    monkeypatch.setenv("DISPLAY", ":4242")
    assert managed()
