"""Full screen in a real window where no manager of windows helps, and how it is known that there is none."""

from __future__ import annotations

import ctypes
from ctypes import byref, c_ulong, c_void_p
from pathlib import Path

import pytest

from game.scenes.words import options
from game.stage.x11 import LIBRARY, MANAGER, managed, place
from game.stage.x11 import WINDOW as WINDOW_NUMBER
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


def test_f11_gives_back_a_place_in_the_corner(tmp_path: Path) -> None:
    with screen(tmp_path, SCREEN) as x:
        program = x.start()
        x.see_window(program)
        x.tool("windowmove", x.window, "0", "0")
        assert x.wait_for(lambda: shape(x) == (0, 0, *WINDOW))
        x.key("F11")
        assert x.wait_for(lambda: shape(x) == (0, 0, *SCREEN))
        x.key("F11")
        x.key("o")
        assert x.wait_for(lambda: options.TITLE in x.title()), "all that F11 does is done by then"
        assert shape(x) == (0, 0, *WINDOW)


def test_a_screen_without_a_manager_is_known_by_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with screen(tmp_path) as x:
        monkeypatch.setenv("DISPLAY", x.display)
        assert not managed()
        assert place(0) is None, "an X server ends whoever asks for a window that isn't there"


def test_a_note_counts_as_long_as_its_manager_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with screen(tmp_path) as x:
        monkeypatch.setenv("DISPLAY", x.display)
        server = ctypes.CDLL(LIBRARY)
        server.XOpenDisplay.restype = c_void_p
        display = c_void_p(server.XOpenDisplay(None))
        root, note = server.XDefaultRootWindow(display), server.XInternAtom(display, MANAGER, 0)
        own = server.XCreateSimpleWindow(display, root, 0, 0, 1, 1, 0, 0, 0)
        server.XChangeProperty(display, root, note, WINDOW_NUMBER, 32, 0, byref(c_ulong(own)), 1)
        server.XSync(display, 0)
        assert managed()
        server.XDestroyWindow(display, own)
        server.XSync(display, 0)
        assert not managed()
        server.XCloseDisplay(display)


def test_where_it_cannot_be_known_somebody_manages_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    assert managed("libNoSuchThing.so.6")
    assert place(1, "libNoSuchThing.so.6") is None
    monkeypatch.setenv("DISPLAY", ":4242")
    assert managed()
