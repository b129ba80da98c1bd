"""The window follows its size, goes full screen and back, and says so when there is no screen."""

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

import game
from game.stage import words
from game.stage.window import GameWindow, NoDisplay, start_display
from tests.stage.room import Bench

SIZES = [(3840, 2160), (1920, 1080), (800, 600), (640, 360), (320, 200), (321, 640), (900, 201)]


def test_f11_six_times_and_then_a_resize(room):
    bench = room.show()
    for turn in range(6):
        room.press("F11")
        assert room.window.fullscreen == (turn % 2 == 0)
        assert room.stage.units.size == room.window.surface.get_size()
    assert room.settings.fullscreen is False
    room.window.size = (901, 611)
    room.frames(2)
    assert room.window.surface.get_size() == (901, 611)
    assert bench.stage.units.size == (901, 611)


def test_the_corners_can_be_reached_after_full_screen(room):
    room.show()
    room.press("F11")
    room.press("F11")
    width, height = room.window.size
    room.move((width - 1, height - 1))
    assert room.stage.pointer == (width - 1, height - 1)


@pytest.mark.parametrize("size", SIZES)
def test_every_size_is_laid_out_and_drawn(room, size):
    heard = []

    class Listener(Bench):
        def resized(self, size):
            heard.append(size)

    room.stage.push(Listener())
    room.window.size = size
    room.frames(20)
    assert heard[-1] == room.window.surface.get_size()
    assert room.caught == []


def test_the_title_comes_from_the_top_scene(room):
    class Table(Bench):
        title = "Bullets and Bombs"

    room.stage.push(Table())
    room.frames(1)
    assert room.window.title == f"Bullets and Bombs · {words.TITLE}"


def test_the_setting_moves_the_window(room):
    room.show()
    room.settings.change("fullscreen", True)
    assert room.window.fullscreen


def test_a_driver_that_shows_nothing_is_no_display(monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "")
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "quit", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    with pytest.raises(NoDisplay, match="no display"):
        start_display()


def test_a_failing_start_is_no_display(monkeypatch):
    def fail():
        raise pygame.error("no available video device")

    monkeypatch.setattr(pygame.display, "init", fail)
    with pytest.raises(NoDisplay, match="needs a screen"):
        GameWindow("Test", (640, 360))


@pytest.mark.skipif(sys.platform != "linux", reason="other systems always have a screen")
def test_without_a_screen_the_sentence_is_clear():
    program = "from game.stage.window import GameWindow\ntry: GameWindow('x')\nexcept Exception as error: print(error)"
    env = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    env = {**env, "SDL_VIDEODRIVER": "", "PYTHONPATH": str(Path(game.__file__).parent.parent)}
    done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True)
    assert words.NO_DISPLAY in done.stdout


def test_the_first_window_leaves_some_desktop(monkeypatch):
    for desktop, wanted in (((1366, 768), (960, 540)), ((1920, 1080), (1600, 900)), ((3840, 2160), (1920, 1080))):
        monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda desktop=desktop: [desktop])
        window = GameWindow("Test")
        assert window.size == wanted
        window.close()


@pytest.mark.parametrize("chosen", [None, "1"])
def test_pictures_go_to_the_screen_as_they_are_unless_somebody_wants_it_otherwise(monkeypatch, chosen):
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "")
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION")
    if chosen is not None:
        monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", chosen)
    start_display()
    assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == (chosen or "0")
