"""The cache of rasterised drawings and composed cards: bounded, filled ahead in slices.

While the window is being resized nothing is made for which an older bitmap can stand.
"""

import time
from collections import deque
from collections.abc import Callable, Hashable, Iterable

import pygame
from pygame import Surface

from game.stage.assets import asset
from game.stage.cache import Shelf

BOUND = 96 << 20
STEADY = 0.150
CALM_ALLOWANCE = 0.004
BUSY_ALLOWANCE = 0.0001
"""Less than anything takes: one bitmap a frame, and never a second one."""
ANGLE_STEP = 2
COARSE = 4


class Art:
    """Drawings by path and size, anything else that is worth keeping by key.

    A frame may spend 4 ms on making things; while much moves it may make one thing. What isn't urgent asks `may_make`
    first and shows an older bitmap, scaled, where the answer is no. While the window is being resized the answer is
    always no.
    """

    def __init__(self, bound: int = BOUND, clock: Callable[[], float] = time.perf_counter) -> None:
        self.shelf = Shelf(bound)
        self._clock = clock
        self._wanted: deque[Callable[[], object]] = deque()
        self._unsteady = 0.0
        self._left = CALM_ALLOWANCE
        self._making = False
        self._put_off = False

    def keep(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """The surface of this key, made now if it isn't there; the time counts against the frame's allowance."""
        found = self.shelf.peek(key)
        if found is not None:
            return found
        outermost, self._making = not self._making, True
        began = self._clock()
        try:
            made = make()
        finally:
            if outermost:
                self._making = False
                self._left -= self._clock() - began
        self.shelf.put(key, made)
        return made

    def drawing(self, path: str, width: int, height: int | None = None) -> Surface:
        """An SVG below `assets`, as in "cards/blast/back.svg", rasterised at this size.

        Without a height it keeps its proportions; else it stands in the middle of the box.
        Raises FileNotFoundError or pygame.error for what can't be drawn.
        """
        return self.keep((path, width, height), lambda: rasterise(path, width, height))

    def prepare(self, jobs: Iterable[Callable[[], object]]) -> None:
        """Have these made in the coming frames, a few a frame: each job asks for what will be needed."""
        self._wanted.extend(jobs)

    def forget_wishes(self) -> None:
        """Drop what `prepare` asked for and isn't made yet."""
        self._wanted.clear()

    @property
    def waiting(self) -> int:
        """How many prepared jobs are still to be done."""
        return len(self._wanted)

    @property
    def resizing(self) -> bool:
        """Whether the window changed its size within the last 150 ms."""
        return self._unsteady > 0.0

    def resized(self) -> None:
        """The window has a new size: until it is steady, nothing is made that an older bitmap can stand for."""
        self._unsteady = STEADY

    def may_make(self) -> bool:
        """Whether this frame has time left to make something that isn't urgent."""
        may = not self.resizing and self._left > 0.0
        self._put_off = self._put_off or not may
        return may

    def update(self, dt: float, *, busy: bool = False) -> None:
        """Begin a frame: a new allowance, and prepared jobs as long as it lasts (one at least, so that they end).

        `busy` says that the frame is full anyway: many cards are in flight. Where something that is seen had to be put
        off in the last frame, this one's allowance is left to it.
        """
        self._unsteady = max(0.0, self._unsteady - dt)
        self._left = BUSY_ALLOWANCE if busy else CALM_ALLOWANCE
        put_off, self._put_off = self._put_off, False
        if self.resizing or put_off:
            return
        while self._wanted:
            began = self._clock()
            self._wanted.popleft()()
            self._left -= self._clock() - began
            if self._left <= 0.0:
                break

    def finish(self) -> None:
        """Do all prepared jobs now."""
        while self._wanted:
            self._wanted.popleft()()


def rasterise(path: str, width: int, height: int | None = None) -> Surface:
    """An SVG below `assets` as a surface of exactly this size, in the middle if its proportions are others."""
    file = asset(*path.split("/"))
    if not file.is_file():
        raise FileNotFoundError(f"no drawing {path}")
    width = max(1, width)
    if height is None:
        own_width, own_height = pygame.image.load(file).get_size()
        height = round(width * own_height / own_width)
    size = (width, max(1, height))
    drawn = pygame.image.load_sized_svg(file, size).convert_alpha()
    if drawn.get_size() == size:
        return drawn
    # The rasteriser keeps proportions and rounds as it likes, a pixel up or down.
    exact = Surface(size, pygame.SRCALPHA)
    exact.blit(drawn, drawn.get_rect(center=exact.get_rect().center))
    return exact


def soft_rectangle(width: int, height: int, radius: int, blur: int, colour: tuple[int, int, int, int]) -> Surface:
    """A blurred rounded rectangle with a margin of `2 * blur`; blurred small and enlarged, which nobody sees."""
    size = (width + 4 * blur, height + 4 * blur)
    small = Surface((max(1, size[0] // COARSE), max(1, size[1] // COARSE)), pygame.SRCALPHA)
    small.fill((*colour[:3], 0))
    inner = (2 * blur // COARSE, 2 * blur // COARSE, max(1, width // COARSE), max(1, height // COARSE))
    pygame.draw.rect(small, colour, inner, border_radius=max(1, radius // COARSE))
    blurred = pygame.transform.gaussian_blur(small, max(1, blur // COARSE))
    soft = pygame.transform.smoothscale(blurred, size)
    # Blurring darkens the colour where it thins out, which would leave a dirty rim: only the alpha is to fade.
    soft.fill((*colour[:3], 0), special_flags=pygame.BLEND_RGBA_MAX)
    return soft


def angle_step(angle: float) -> int:
    """The kept rotation nearest to an angle: -180 up to 178 in steps of 2 degrees."""
    step = round(angle / ANGLE_STEP) * ANGLE_STEP
    return (step + 180) % 360 - 180


def turned(surface: Surface, angle: int) -> Surface:
    """The surface turned anticlockwise, smooth at its edges; right angles stay exact."""
    if not angle:
        return surface
    if angle % 90 == 0:
        return pygame.transform.rotate(surface, angle)
    return pygame.transform.rotozoom(surface, angle, 1.0)
