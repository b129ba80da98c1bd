"""Where the parts of the menu stand: a pure function of the window."""

from dataclasses import dataclass
from math import ceil

from pygame import Rect

from game.scenes.menu.sign import SIGN, sign_rect
from game.stage import theme
from game.stage.units import Units

POSTER = (296, 414)
GAP = 34
INVITATION = (560, 120)
ROOM = (272, 54)
LOWER = 310
"""How far above the lower edge the row of buttons begins, in design units."""


@dataclass(frozen=True)
class MenuBoard:
    """All places in pixels."""

    posters: tuple[Rect, ...]
    invitation: Rect
    others: Rect
    """Below the invitation, for what else is in play."""
    rooms: tuple[Rect, ...]
    hint: tuple[int, int]


def menu_board(units: Units, posters: int, rooms: int) -> MenuBoard:
    """Lay out so many posters and so many buttons."""
    stretch = min(units.stretch, 2.4)
    lower = units.height - max(units.px(LOWER), round(units.px(LOWER) * 0.62 * stretch))
    side = units.px(112) if units.width >= units.frame.w * 0.98 and units.stretch == 1.0 else units.px(theme.MARGIN)
    left = units.frame.x if units.width > units.frame.w else 0
    half = (min(units.width, units.frame.w) - units.px(440)) // 2 - side
    invitation = Rect(0, 0, min(half, round(units.px(INVITATION[0]) * stretch)), 0)
    invitation.h = round(units.px(INVITATION[1]) * min(1.5, stretch))
    invitation.topleft = (left + side, lower)
    return MenuBoard(
        _poster_row(units, posters, lower),
        invitation,
        Rect(invitation.x, invitation.bottom + units.px(14), invitation.w // 2, round(units.px(48) * stretch)),
        _rooms(units, rooms, invitation, half, stretch),
        (units.width // 2, units.height - units.px(40)),
    )


def _rooms(units: Units, count: int, beside: Rect, half: int, stretch: float) -> tuple[Rect, ...]:
    """The buttons at the right, two in a row, level with the middle of what is at the left."""
    gap = units.px(16)
    wide = min((half - gap) // 2, round(units.px(ROOM[0]) * stretch))
    tall = round(units.px(ROOM[1]) * stretch)
    right = units.width - beside.x
    rows = ceil(count / 2)
    tall = min(tall, max(12, (units.height - beside.y) // rows - units.px(10)))
    top = beside.centery - (rows * tall + (rows - 1) * units.px(10)) // 2
    top = min(max(top, beside.y - units.px(24)), units.height - rows * (tall + units.px(10)))
    left = right - 2 * wide - gap
    return tuple(
        Rect(left + at % 2 * (wide + gap), top + at // 2 * (tall + units.px(10)), wide, tall) for at in range(count)
    )


def _poster_row(units: Units, count: int, lower: int) -> tuple[Rect, ...]:
    """The posters as large as they can hang between the sign and the buttons, in as few rows as that allows."""
    sign = sign_rect(units)
    top = sign.y + round(sign.h * 225 / SIGN[1])
    room = Rect(units.px(theme.MARGIN), top + units.px(14), 0, 0)
    room.w = units.width - 2 * room.x
    room.h = max(8, lower - units.px(84) - room.y)
    best = max(range(1, count + 1), key=lambda columns: (_width_in(room, count, columns), columns))
    wide = max(4, _width_in(room, count, best))
    tall = round(wide * POSTER[1] / POSTER[0])
    gap = round(wide * GAP / POSTER[0])
    rows = ceil(count / best)
    down = room.centery - (rows * tall + (rows - 1) * gap) // 2
    places: list[Rect] = []
    for row in range(rows):
        here = min(best, count - row * best)
        across = units.width // 2 - (here * wide + (here - 1) * gap) // 2
        places += [Rect(across + at * (wide + gap), down + row * (tall + gap), wide, tall) for at in range(here)]
    return tuple(places)


def _width_in(room: Rect, count: int, columns: int) -> int:
    """The width of posters in so many columns."""
    rows = ceil(count / columns)
    share = GAP / POSTER[0]
    by_width = room.w / (columns + (columns - 1) * share)
    by_height = room.h / (rows * 1.08 * POSTER[1] / POSTER[0] + (rows - 1) * share)
    return int(min(by_width, by_height))
