"""What is painted from many parts, kept as one picture (a button, a tag): one blit a frame instead of a dozen calls.

It is painted on black and on white, and what shines through is told from the difference. So any painting may be
stamped that only covers or blends with alpha; what adds or multiplies colours can't be.
"""

from collections.abc import Callable, Hashable

import pygame
from pygame import Rect, Surface

from game.stage.cache import Shelf

Paint = Callable[[Surface, Rect], None]

_kept = Shelf(16 * 1024 * 1024)


def stamp(surface: Surface, box: Rect, key: Hashable, paint: Paint, around: int = 0) -> None:
    """What `paint(surface, box)` would paint, from one picture.

    `key` must hold everything that `paint` looks at but the box, and its first word whose painting it is; `around`: so
    many pixels the painting reaches beyond the box at most.
    """
    kept = _kept.get((key, box.size, around), lambda: _cut(box.size, paint, around))
    left, top = kept.get_offset()
    at = (box.x - around + left, box.y - around + top)
    surface.blit(kept, at, special_flags=pygame.BLEND_PREMULTIPLIED)


def _cut(size: tuple[int, int], paint: Paint, around: int) -> Surface:
    """The painting in premultiplied alpha: the part of a sheet that isn't empty, which knows its place on the sheet."""
    whole = (size[0] + 2 * around, size[1] + 2 * around)
    on_black, on_white = Surface(whole), Surface(whole)
    on_white.fill("white")
    for sheet in (on_black, on_white):
        paint(sheet, Rect((around, around), size))
    cover = Surface(whole)
    cover.fill("white")
    on_white.blit(on_black, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    cover.blit(on_white, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    on_black.blit(cover, (0, 0), special_flags=pygame.BLEND_RGB_MIN)
    pixels = bytearray(pygame.image.tobytes(on_black, "RGBA"))
    pixels[3::4] = pygame.image.tobytes(cover, "RGB")[1::3]
    picture = Surface(whole, pygame.SRCALPHA)
    picture.blit(pygame.image.frombytes(bytes(pixels), whole, "RGBA"), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return picture.subsurface(picture.get_bounding_rect())


def forget() -> None:
    """Drop all of them (the window changed its size)."""
    _kept.clear()
