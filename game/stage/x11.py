"""What SDL doesn't know of an X server: whether somebody manages windows there, and where a window really is."""

import ctypes
from collections.abc import Callable
from ctypes import POINTER, byref, c_char_p, c_int, c_long, c_uint, c_ulong, c_void_p
from typing import TypeVar

_Answer = TypeVar("_Answer")

LIBRARY = "libX11.so.6"
MANAGER = b"_NET_SUPPORTING_WM_CHECK"
"""What a manager of windows leaves on the root window: the number of a window of its own. SDL looks for the same."""
WINDOW = 33
"""The number of the type of a window's number."""


def managed(library: str = LIBRARY) -> bool:
    """Whether somebody manages the windows of the X server that DISPLAY names; True where it can't be known.

    Without a manager nobody makes a window fill the screen.
    """
    found = _asked(_runs, library)
    return found is None or found


def place(window: int, library: str = LIBRARY) -> tuple[int, int] | None:
    """Where the window of this number is on its screen; it must be there. None where it can't be known, and for 0."""
    return None if not window else _asked(lambda x, display: _place(x, display, window), library)


def _asked(ask: Callable[[ctypes.CDLL, c_void_p], _Answer], library: str) -> _Answer | None:
    """What the X server that DISPLAY names answers; None if there is none."""
    try:
        x = ctypes.CDLL(library)
    except OSError:
        return None
    x.XOpenDisplay.restype = c_void_p
    x.XOpenDisplay.argtypes = [c_char_p]
    opened = x.XOpenDisplay(None)
    if not opened:
        return None
    display = c_void_p(opened)
    x.XDefaultRootWindow.restype = c_ulong
    x.XDefaultRootWindow.argtypes = [c_void_p]
    x.XFree.argtypes = [c_void_p]
    try:
        return ask(x, display)
    finally:
        x.XCloseDisplay(display)


def _runs(x: ctypes.CDLL, display: c_void_p) -> bool:
    """Whether the window of a manager is there: one that ended may leave its note on the root window."""
    noted = _noted(x, display)
    return noted is not None and noted in _windows(x, display)


def _noted(x: ctypes.CDLL, display: c_void_p) -> int | None:
    """The window that the note of a manager on the root window names."""
    x.XInternAtom.restype = c_ulong
    x.XInternAtom.argtypes = [c_void_p, c_char_p, c_int]
    x.XGetWindowProperty.argtypes = [
        *(c_void_p, c_ulong, c_ulong, c_long, c_long, c_int, c_ulong),
        *(c_void_p, c_void_p, c_void_p, c_void_p, c_void_p),
    ]
    root, note = x.XDefaultRootWindow(display), x.XInternAtom(display, MANAGER, 0)
    kind, form, count, more, found = c_ulong(), c_int(), c_ulong(), c_ulong(), POINTER(c_ulong)()
    answers = (byref(kind), byref(form), byref(count), byref(more), byref(found))
    failed = x.XGetWindowProperty(display, root, note, 0, 1, 0, WINDOW, *answers)
    noted = int(found[0]) if not failed and count.value == 1 else None
    if found:
        x.XFree(found)
    return noted


def _windows(x: ctypes.CDLL, display: c_void_p) -> set[int]:
    """The windows that lie on the root window itself."""
    x.XQueryTree.argtypes = [c_void_p, c_ulong, c_void_p, c_void_p, c_void_p, c_void_p]
    root, above, found, count = c_ulong(), c_ulong(), POINTER(c_ulong)(), c_uint()
    answers = (byref(root), byref(above), byref(found), byref(count))
    if not x.XQueryTree(display, x.XDefaultRootWindow(display), *answers):
        return set()
    windows = {int(found[at]) for at in range(count.value)}
    if found:
        x.XFree(found)
    return windows


def _place(x: ctypes.CDLL, display: c_void_p, window: int) -> tuple[int, int] | None:
    x.XTranslateCoordinates.argtypes = [c_void_p, c_ulong, c_ulong, c_int, c_int, c_void_p, c_void_p, c_void_p]
    left, top, child = c_int(), c_int(), c_ulong()
    root, answers = x.XDefaultRootWindow(display), (byref(left), byref(top), byref(child))
    there = x.XTranslateCoordinates(display, window, root, 0, 0, *answers)
    return (left.value, top.value) if there else None
