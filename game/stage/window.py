"""The one window: resizable, drawn at native pixels, full screen by F11 and back."""

import os

import pygame
from pygame import Surface, Window

from game.stage import words
from game.stage.assets import asset
from game.stage.x11 import managed, place

LEAST_SIZE = (320, 200)
NOT_SEEN = ("offscreen", "dummy", "evdev")
"""SDL falls back on these where there is no screen; good only if somebody asked for them."""


class NoDisplay(Exception):
    """There is no screen to open a window on; the message is one sentence for people."""


def start_display() -> None:
    """Start SDL's video; NoDisplay if there is no screen."""
    # What is drawn goes to the screen as it is where the system can take it. Left to itself, SDL opens OpenGL on X11
    # to do the same: 100 MB, 0.2 s at the start, and 50 ms a frame where OpenGL is computed by the processor.
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    try:
        pygame.display.init()
    except pygame.error as error:
        raise NoDisplay(words.NO_DISPLAY) from error
    driver = pygame.display.get_driver()
    asked = os.environ.get("SDL_VIDEODRIVER", "") or os.environ.get("SDL_VIDEO_DRIVER", "")
    if driver in NOT_SEEN and driver not in asked.split(","):
        pygame.display.quit()
        raise NoDisplay(words.NO_DISPLAY)


class GameWindow:
    """A wrapper of `pygame.Window` that follows the size it really has."""

    def __init__(self, title: str, size: tuple[int, int] | None = None, *, fullscreen: bool = False) -> None:
        start_display()
        try:
            self._window = Window(title, size or _first_size(), resizable=True, allow_high_dpi=True)
        except pygame.error as error:
            raise NoDisplay(words.NO_DISPLAY) from error
        self._window.minimum_size = LEAST_SIZE
        self._fullscreen = False
        self._before: tuple[tuple[int, int], tuple[int, int]] | None = None
        """Size and place before it was made to fill the screen by hand."""
        self._set_icon()
        if fullscreen:
            self.fullscreen = True

    def _set_icon(self) -> None:
        drawing = asset("icon", "icon.svg")
        if drawing.is_file():
            self._window.set_icon(pygame.image.load_sized_svg(str(drawing), (128, 128)))

    @property
    def surface(self) -> Surface:
        """What is drawn on; asked for anew each frame, since it changes with the window."""
        return self._window.get_surface()

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels of what is drawn on."""
        return self.surface.get_size()

    @size.setter
    def size(self, size: tuple[int, int]) -> None:
        self._window.size = size

    def to_pixels(self, point: tuple[int, int]) -> tuple[int, int]:
        """A mouse position in pixels of the surface (they differ where the system scales windows)."""
        seen, drawn = self._window.size, self.size
        if seen == drawn or not (seen[0] and seen[1]):
            return point
        return round(point[0] * drawn[0] / seen[0]), round(point[1] * drawn[1] / seen[1])

    @property
    def fullscreen(self) -> bool:
        """Whether the window fills the screen."""
        return self._fullscreen

    @fullscreen.setter
    def fullscreen(self, wanted: bool) -> None:
        if wanted == self._fullscreen:
            return
        if wanted and pygame.display.get_driver() == "x11" and not managed():
            # SDL asks the manager of windows, and without one takes for done what nobody does.
            # It doesn't hear of every move either: where the window is the X server says.
            number = getattr(self._window, "handle", 0)  # from pygame-ce 2.5.8 on
            self._before = self._window.size, place(number) or self._window.position
            self._window.size, self._window.position = pygame.display.get_desktop_sizes()[0], (0, 0)
        elif wanted:
            self._window.set_fullscreen(True)
        elif self._before is not None:
            (self._window.size, self._window.position), self._before = self._before, None
        else:
            self._window.set_windowed()
        self._fullscreen = wanted

    @property
    def title(self) -> str:
        """What stands in the title bar; never anything hidden."""
        return self._window.title

    @title.setter
    def title(self, title: str) -> None:
        if title != self._window.title:
            self._window.title = title

    def show(self) -> None:
        """Bring what was drawn to the screen."""
        self._window.flip()

    def close(self) -> None:
        """Close the window."""
        self._window.destroy()


def _first_size() -> tuple[int, int]:
    """A window of 16 : 9 that leaves some of the desktop to see."""
    width, height = pygame.display.get_desktop_sizes()[0]
    for size in ((1920, 1080), (1600, 900), (1280, 720), (960, 540)):
        if size[0] < width * 0.96 and size[1] < height * 0.92:
            return size
    return max(LEAST_SIZE[0], round(width * 0.9)), max(LEAST_SIZE[1], round(height * 0.85))
