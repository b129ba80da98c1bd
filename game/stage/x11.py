"""Whether an X server has a window manager: without one nobody makes a window fill the screen."""

import ctypes
from ctypes import byref, c_char_p, c_int, c_long, c_ubyte, c_ulong, c_void_p

LIBRARY = "libX11.so.6"
MANAGER = b"_NET_SUPPORTING_WM_CHECK"
"""What a manager of windows leaves on the root window; SDL looks for the same."""
WINDOW = 33
"""The number of the type of a window's number."""


def managed(library: str = LIBRARY) -> bool:
    """Whether somebody manages the windows of the X server that DISPLAY names; True where it can't be known."""
    try:
        x = ctypes.CDLL(library)
    except OSError:
        return True
    x.XOpenDisplay.restype = c_void_p
    x.XOpenDisplay.argtypes = [c_char_p]
    display = x.XOpenDisplay(None)
    if not display:
        return True
    try:
        return _noted(x, c_void_p(display))
    finally:
        x.XCloseDisplay(c_void_p(display))


def _noted(x: ctypes.CDLL, display: c_void_p) -> bool:
    """Whether the note of a manager is on the root window."""
    x.XDefaultRootWindow.restype = x.XInternAtom.restype = c_ulong
    x.XInternAtom.argtypes = [c_void_p, c_char_p, c_int]
    x.XGetWindowProperty.argtypes = [
        *(c_void_p, c_ulong, c_ulong, c_long, c_long, c_int, c_ulong),
        *(c_void_p, c_void_p, c_void_p, c_void_p, c_void_p),
    ]
    root, note = x.XDefaultRootWindow(display), x.XInternAtom(display, MANAGER, 0)
    kind, form, count, more, found = c_ulong(), c_int(), c_ulong(), c_ulong(), ctypes.POINTER(c_ubyte)()
    answers = (byref(kind), byref(form), byref(count), byref(more), byref(found))
    failed = x.XGetWindowProperty(display, root, note, 0, 1, 0, WINDOW, *answers)
    if found:
        x.XFree(found)
    return not failed and count.value == 1
