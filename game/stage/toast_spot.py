"""Where a note stands so that it covers nothing that is asked or can be pressed. Pure, on rectangles."""

from collections.abc import Callable, Iterator, Sequence

from pygame import Rect

from game.stage.units import Units

EDGE, FOOT = 24, 36
"""How far notes stay from the edges of the window, and from the lower one, in units."""
CLOSE = 4
"""How near to the upper edge a note may come that would cover something a little lower."""
PARTS = (1.0, 0.6, 0.36, 0.3)
"""How much of the window's width it may take, the best first."""
ROWS = 24
"""So many heights are tried where nothing better is free."""

Sized = Callable[[int], Rect]
"""The box of a note that may be so many pixels wide at most."""


def spot(sized: Sized, units: Units, room: Rect | None, taken: Sequence[Rect]) -> Rect:
    """The first place that leaves free what is `taken`; where there is none, the one that covers least of it.

    `room`: where a note hangs if it can; None: at the lower edge.
    """
    least: tuple[int, Rect] | None = None
    for box in _spots(sized, units, room):
        covered = sum(both.w * both.h for both in map(box.clip, taken))
        if not covered:
            return box
        if least is None or covered < least[0]:
            least = covered, box
    assert least is not None
    return least[1]


def _spots(sized: Sized, units: Units, room: Rect | None) -> Iterator[Rect]:
    """The places that are tried, the best one first: the room, more of its row, then row by row from the top."""
    edge, bounds = units.px(EDGE), units.bounds
    field = Rect(edge, edge, max(1, units.width - 2 * edge), max(1, units.height - 2 * edge))
    widths = [max(1, round(field.w * part)) for part in PARTS]
    if room is None:
        for wide in widths:
            box = sized(wide)
            box.midbottom = (bounds.centerx, bounds.bottom - units.px(FOOT))
            yield box
    else:
        for left in (room.left, min(room.left, edge)):
            box = sized(room.right - left)
            box.centerx = bounds.centerx
            box.x = max(left, min(box.x, room.right - box.w))
            for top in (room.y, min(room.y, units.px(CLOSE))):
                yield Rect(box.x, top, box.w, box.h)
    boxes = [sized(wide) for wide in widths]
    for row in range(ROWS):
        for box in boxes:
            top = field.y + (field.h - box.h) * row // (ROWS - 1)
            for left in (field.centerx - box.w // 2, field.x, field.right - box.w):
                yield Rect(left, top, box.w, box.h)
