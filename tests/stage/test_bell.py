"""The bell: SDL's own sleep until something comes, hung only where it is known to be one."""

import pygame
import pytest

from game.stage import bell
from game.stage.bell import AFTER, FIRST, RUNG, Bell, blocking_wait
from tests.stage.room import Room


@pytest.fixture
def x11(room: Room, monkeypatch: pytest.MonkeyPatch) -> Bell:
    """A bell as it hangs in a window under X11, nobody near it and no pad there."""
    room.show()
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.mouse, "get_focused", lambda: False)
    monkeypatch.setattr(pygame.key, "get_focused", lambda: False)
    monkeypatch.setattr(pygame.joystick, "get_count", lambda: 0)
    return Bell()


@pytest.mark.parametrize("driver", RUNG)
def test_the_library_that_pygame_uses_has_the_way_to_wait(room: Room, driver: str) -> None:
    """Not the system's SDL, if there is one: the very queue that pygame reads."""
    room.show()
    wait = blocking_wait(driver)
    assert wait is not None
    pygame.event.clear()
    assert wait(1) == 0
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_q, mod=0, scancode=0))
    assert wait(60_000) != 0
    assert wait(60_000) != 0, "what rang still waits to be taken"
    assert [event.key for event in pygame.event.get(pygame.KEYDOWN)] == [pygame.K_q]


def test_no_bell_hangs_where_sdl_would_look_by_itself(room: Room) -> None:
    assert pygame.display.get_driver() not in RUNG, "the screen of tests"
    alone = Bell()
    assert not alone.hangs
    assert not alone.wait(60.0), "it doesn't wait for what can't ring"


@pytest.mark.parametrize("version", [(2, 0, 20), (3, 2, 0)])
def test_no_bell_hangs_by_another_sdl(monkeypatch: pytest.MonkeyPatch, version: tuple[int, int, int]) -> None:
    assert FIRST <= pygame.get_sdl_version() < AFTER
    monkeypatch.setattr(pygame, "get_sdl_version", lambda: version)
    assert blocking_wait("x11") is None


@pytest.mark.parametrize("fault", [OSError("no such file"), AttributeError("no such function")])
def test_no_bell_hangs_where_the_library_is_not_found(monkeypatch: pytest.MonkeyPatch, fault: Exception) -> None:
    def lost(name: str) -> object:
        raise fault

    monkeypatch.setattr(bell.ctypes, "CDLL", lost)
    assert blocking_wait("x11") is None


def test_a_pointer_elsewhere_takes_the_bell_down_on_x11_alone(x11: Bell, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not x11.hangs, "every move of a mouse anywhere would ring it"
    monkeypatch.setattr(pygame.mouse, "get_focused", lambda: True)
    assert x11.hangs
    monkeypatch.setattr(pygame.mouse, "get_focused", lambda: False)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "windows")
    assert Bell().hangs


def test_a_pad_takes_the_bell_down(x11: Bell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pygame.mouse, "get_focused", lambda: True)
    assert x11.hangs
    monkeypatch.setattr(pygame.joystick, "get_count", lambda: 1)
    assert not x11.hangs


@pytest.mark.parametrize("near", ["mouse", "key", "pad"])
def test_somebody_is_near_by_pointer_keyboard_or_pad(x11: Bell, monkeypatch: pytest.MonkeyPatch, near: str) -> None:
    assert not x11.near
    match near:
        case "pad":
            monkeypatch.setattr(pygame.joystick, "get_count", lambda: 1)
        case _:
            monkeypatch.setattr(getattr(pygame, near), "get_focused", lambda: True)
    assert x11.near
