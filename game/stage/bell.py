"""A bell that rings when keyboard, mouse or window have something to say, so that the loop really sleeps until then.

pygame's own wait looks for events every millisecond, which takes 2-3 % of a core. SDL below it can sleep until the
system wakes it, and is asked for that itself. Where that isn't known to work there is no bell, and the loop looks by
itself now and then.
"""

import ctypes
import sys
import time
from collections.abc import Callable

import pygame

Wait = Callable[[int], int]
"""Sleeps so many milliseconds at most; not 0 as soon as an event waits in the queue."""

RUNG = ("x11", "wayland", "windows", "cocoa")
"""What SDL draws through where it is woken by the system; elsewhere it looks every millisecond as well."""
FIRST, AFTER = (2, 0, 22), (3,)
"""The versions of SDL that do so, and that have this function."""

UNREST = 20
"""Who is woken more often a second for nothing might as well look by itself."""
SPELL = 5.0
"""Seconds after which it is tried again whether there is peace."""


class Bell:
    """Rings for the one window. Costs nothing until it is waited for."""

    def __init__(self) -> None:
        self._wait = blocking_wait(pygame.display.get_driver())
        self._peace_from = 0.0

    @property
    def hangs(self) -> bool:
        """Whether it is good to wait for it now.

        Not while there is a pad: SDL asks pads every millisecond. And not while a mouse moves in other windows on X11,
        which tells SDL of every move: it would wake hundreds of times a second for nothing.
        """
        return self._wait is not None and not pygame.joystick.get_count() and time.monotonic() >= self._peace_from

    @property
    def near(self) -> bool:
        """Whether somebody may be there: the window has the keyboard or the pointer, or a pad may be in a hand."""
        return pygame.key.get_focused() or pygame.mouse.get_focused() or pygame.joystick.get_count() > 0

    def wait(self, seconds: float) -> bool:
        """Sleep until an event waits in the queue, `seconds` at most; True if one does."""
        if self._wait is None:
            return False
        before = woken()
        rung = self._wait(round(seconds * 1000)) != 0
        if not rung and woken() - before > UNREST * seconds + 2:  # once is due, and once for other threads
            self._peace_from = time.monotonic() + SPELL
        return rung


if sys.platform == "linux":
    import resource

    def woken() -> int:
        """How often this thread has slept and was woken."""
        return resource.getrusage(resource.RUSAGE_THREAD).ru_nvcsw

else:

    def woken() -> int:
        """Nobody counts here, and the system wakes for a window's own events alone."""
        return 0


def blocking_wait(driver: str) -> Wait | None:
    """SDL's own way to sleep until there is an event, from the library that pygame has loaded; None if it has none."""
    if driver not in RUNG or not FIRST <= pygame.get_sdl_version() < AFTER:
        return None
    try:
        # a module of pygame leads to the SDL that it is linked with, whatever its file is called; not so on Windows
        library = ctypes.CDLL("SDL2.dll" if sys.platform == "win32" else pygame.base.__file__)
        asked = library.SDL_WaitEventTimeout
    except (OSError, AttributeError):
        return None
    asked.argtypes, asked.restype = (ctypes.c_void_p, ctypes.c_int), ctypes.c_int

    def wait(milliseconds: int) -> int:
        return int(asked(None, milliseconds))  # None: the event stays where it is

    return wait
