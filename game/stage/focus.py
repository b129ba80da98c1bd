"""Where the focus goes: by place for arrows, row by row for Tab. Pure, on rectangles."""

from collections.abc import Sequence

from pygame import Rect

from game.stage.input import Action

SIDEWAYS = 2.6
"""How much worse it is to be off the line of the arrow than to be far along it."""


def _along(here: Rect, there: Rect, action: Action) -> tuple[float, float, float] | None:
    """How far `there` lies ahead, beside the line, and off its middle; None if it doesn't lie in that direction."""
    match action:
        case Action.LEFT:
            ahead, gap = here.centerx - there.centerx, here.left - there.right
        case Action.RIGHT:
            ahead, gap = there.centerx - here.centerx, there.left - here.right
        case Action.UP:
            ahead, gap = here.centery - there.centery, here.top - there.bottom
        case Action.DOWN:
            ahead, gap = there.centery - here.centery, there.top - here.bottom
        case _:
            return None
    if ahead <= 0:
        return None
    if action in (Action.LEFT, Action.RIGHT):
        beside = max(0, there.top - here.bottom, here.top - there.bottom)
        off = abs(there.centery - here.centery)
        thick = min(here.h, there.h)
    else:
        beside = max(0, there.left - here.right, here.left - there.right)
        off = abs(there.centerx - here.centerx)
        thick = min(here.w, there.w)
    if gap < -thick and beside == 0:
        return None  # It overlaps so much that it doesn't lie in this direction.
    return max(0.0, float(gap)), float(beside), float(off)


def step(rects: Sequence[Rect], current: int, action: Action) -> int | None:
    """The place that an arrow goes to from `current`, or None if there is nothing in that direction.

    What lies straight ahead comes first, however far; only then what lies beside the line of the arrow.
    """
    here = rects[current]
    best: tuple[bool, float, int] | None = None
    for place, there in enumerate(rects):
        found = None if place == current else _along(here, there, action)
        if found is None:
            continue
        ahead, beside, off = found
        if beside > (ahead + max(here.w, here.h)) * SIDEWAYS:
            continue
        cost = (beside > 0, ahead + beside * SIDEWAYS + off * 0.3, place)
        if best is None or cost < best:
            best = cost
    return None if best is None else best[2]


def rows(rects: Sequence[Rect]) -> list[list[int]]:
    """Places grouped into rows from top to bottom, each from left to right."""
    found: list[list[int]] = []
    for place in sorted(range(len(rects)), key=lambda at: (rects[at].centery, rects[at].x)):
        rect = rects[place]
        for row in found:
            first = rects[row[0]]
            if abs(first.centery - rect.centery) < min(first.h, rect.h) / 2:
                row.append(place)
                break
        else:
            found.append([place])
    for row in found:
        row.sort(key=lambda at: rects[at].x)
    return found


def next_row(rects: Sequence[Rect], current: int, forward: bool = True) -> int:
    """The first place of the row after (or before) the one of `current`, round and round."""
    all_rows = rows(rects)
    mine = next(at for at, row in enumerate(all_rows) if current in row)
    return all_rows[(mine + (1 if forward else -1)) % len(all_rows)][0]


def first(rects: Sequence[Rect]) -> int | None:
    """The place at the top left; None if there is none."""
    return rows(rects)[0][0] if rects else None
