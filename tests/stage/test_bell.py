"""The bell: SDL's own sleep until something comes, hung only where it is known to be one."""

import sys
import threading
import time

import pygame
import pytest

from game.stage import bell
from game.stage.bell import AFTER, FIRST, RUNG, SPELL, UNREST, Bell, blocking_wait
from tests.stage.room import Room


class Times:
    """The clock on the wall."""

    def __init__(self) -> None:
        self.now, self.woken = 1000.0, 0

    def monotonic(self) -> float:
        return self.now


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> Times:
    times = Times()
    monkeypatch.setattr(bell, "time", times)
    monkeypatch.setattr(bell, "woken", lambda: times.woken)
    monkeypatch.setattr(pygame.joystick, "get_count", lambda: 0)
    return times


def hung(monkeypatch: pytest.MonkeyPatch, times: Times, *, woken: float = 0.0, rings: int = 0) -> Bell:
    """A bell that is waited for, woken so often a second meanwhile."""

    def wait(milliseconds: int) -> int:
        times.now += milliseconds / 1000
        times.woken += 1 + round(woken * milliseconds / 1000)
        return rings

    monkeypatch.setattr(bell, "blocking_wait", lambda driver: wait)
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


def test_a_mouse_that_moves_elsewhere_takes_the_bell_down_for_a_while(
    room: Room, monkeypatch: pytest.MonkeyPatch, times: Times
) -> None:
    alone = hung(monkeypatch, times, woken=125)
    for _ in range(3):
        assert alone.hangs
        assert not alone.wait(0.2)
        assert not alone.hangs
        times.now += SPELL * 0.99
        assert not alone.hangs
        times.now += SPELL * 0.02


@pytest.mark.parametrize(("woken", "rings"), [(0, 0), (UNREST - 4, 0), (1000, 1)])
def test_a_bell_hangs_on_after_peace_and_after_an_event(
    room: Room, monkeypatch: pytest.MonkeyPatch, times: Times, woken: float, rings: int
) -> None:
    alone = hung(monkeypatch, times, woken=woken, rings=rings)
    for _ in range(20):
        assert alone.wait(0.5) is bool(rings)
        assert alone.hangs


def test_sleeps_of_this_thread_are_counted_where_the_system_counts_and_those_of_others_are_not() -> None:
    before = bell.woken()
    for _ in range(3):
        time.sleep(0.001)
    here = bell.woken() - before
    assert here >= 3 if sys.platform == "linux" else here == 0

    def elsewhere() -> None:
        for _ in range(300):
            time.sleep(0.0001)

    other = threading.Thread(target=elsewhere)
    before = bell.woken()
    other.start()
    other.join()
    assert bell.woken() - before < 200


def test_a_pad_takes_the_bell_down(room: Room, monkeypatch: pytest.MonkeyPatch, times: Times) -> None:
    alone = hung(monkeypatch, times)
    assert alone.hangs
    monkeypatch.setattr(pygame.joystick, "get_count", lambda: 1)
    assert not alone.hangs


@pytest.mark.parametrize("near", ["mouse", "key", "pad"])
def test_somebody_is_near_by_pointer_keyboard_or_pad(room: Room, monkeypatch: pytest.MonkeyPatch, near: str) -> None:
    monkeypatch.setattr(pygame.mouse, "get_focused", lambda: False)
    monkeypatch.setattr(pygame.key, "get_focused", lambda: False)
    monkeypatch.setattr(pygame.joystick, "get_count", lambda: 0)
    alone = Bell()
    assert not alone.near
    match near:
        case "pad":
            monkeypatch.setattr(pygame.joystick, "get_count", lambda: 1)
        case _:
            monkeypatch.setattr(getattr(pygame, near), "get_focused", lambda: True)
    assert alone.near
