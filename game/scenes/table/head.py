"""The bar at the top of every table: title, what it is about, the quiet buttons at the right."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.stage import text, theme
from game.stage.theme import Role
from game.stage.units import Fold, Units
from game.stage.widgets import Button, Widget

MARGIN, BUTTON, BUTTON_STEP = 40, (104, 48), 116
NOTES = 536
"""From here on a note may hang in the bar."""
SMALL_BAR = 44
"""Height of the bar in a window of 600 pixels."""


def folded(units: Units) -> bool:
    """Whether the table has no room for anything but what is played with."""
    return units.fold >= Fold.FOLDED


def small_scale(units: Units) -> float:
    """Pixels for one unit of the folded design, which is 800 × 600."""
    return min(units.width / 800, units.height / 600)


def bar_height(units: Units) -> int:
    """How many pixels the bar takes."""
    return round(SMALL_BAR * small_scale(units)) if folded(units) else units.px(106)


def place_buttons(units: Units, buttons: Sequence[Button]) -> None:
    """The buttons from the right edge leftwards, the first one at the right end."""
    if folded(units):
        k = small_scale(units)
        wide, tall, step, top, right = 60 * k, 30 * k, 66 * k, 7 * k, units.width - 12 * k
    else:
        grown = min(1.35, units.stretch)
        wide, tall, top = units.px(BUTTON[0] * grown), units.px(BUTTON[1]), units.px(30)
        step, right = units.px(BUTTON_STEP - BUTTON[0]) + wide, units.width - units.px(MARGIN)
    size = _fitting(units, buttons, 21 if not folded(units) else 13 * k / units.scale, round(wide))
    for at, button in enumerate(buttons):
        button.size = size
        button.rect = Rect(round(right - wide - at * step), round(top), round(wide), max(1, round(tall)))


def toast_room(units: Units, buttons: Sequence[Widget]) -> Rect:
    """Where notes hang so that they cover neither hand nor buttons: in the bar between the title and these buttons;
    below the bar where it has no room.
    """
    if folded(units):
        margin, top = units.px(24), bar_height(units)
        return Rect(margin, top, units.width - 2 * margin, units.height // 4)
    left, top = units.px(NOTES), units.px(14)
    ends = [button.rect.left for button in buttons if button.shown and button.rect.top < bar_height(units)]
    right = min([units.width, *ends]) - units.px(20)
    return Rect(left, top, max(1, right - left), bar_height(units) - top)


def _fitting(units: Units, buttons: Sequence[Button], size: float, wide: int) -> float:
    """The size, smaller if that is too large for one of the words: all are written alike."""
    room = wide - 2 * units.px(18)
    widest = max((text.width(button.label, button.role, units.text(size)) for button in buttons), default=0)
    return size if widest <= room else size * max(1, room) / widest


def draw_head(surface: Surface, units: Units, title: str, lead: str, more: str, room_to: int) -> None:
    """Title and line, as far as `room_to` pixels from the left; the line's second half goes first."""
    if folded(units):
        _draw_small(surface, units, title, lead, room_to)
        return
    left = units.px(MARGIN)
    room = max(1, room_to - left - units.px(24))
    place = text.write(
        surface, title, (left, units.px(28)), Role.TITLE, units.px(40), theme.CREAM, room=room, shade="#0A0F0D"
    )
    px = min(units.text(21), max(units.px(21), units.px(30)))
    top = max(units.px(82), place.bottom - units.px(4))
    first = text.write(surface, lead, (left + 1, top), Role.BOLD, px, theme.LAMP, room=room)
    rest = room - first.w - units.px(14)
    if more and rest > text.width(more, Role.TEXT, px) * 0.8:
        text.write(surface, more, (first.right + units.px(14), top), Role.TEXT, px, theme.PARCHMENT, room=rest)


def _draw_small(surface: Surface, units: Units, title: str, lead: str, room_to: int) -> None:
    k = small_scale(units)
    left, middle = round(12 * k), round(22 * k)
    room = max(1, room_to - left - round(10 * k))
    place = text.write(
        surface, title, (left, middle), Role.TITLE, max(12, round(22 * k)), theme.CREAM, "midleft", room=room
    )
    px = max(12, round(14 * k))
    if place.right + round(24 * k) + text.width(lead, Role.BOLD, px) <= left + room:
        text.write(surface, lead, (place.right + round(24 * k), middle), Role.BOLD, px, theme.LAMP, "midleft")
