"""Where everything stands on the votes screen: a pure function of the window and of how many vote."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.stage import theme
from game.stage.units import Fold, Units

STATION_WIDE, STATION_TALL, STATION_TOP, GAP = 446, 456, 502, 16
ALONE_WIDE = 640
NARROW = 400
"""Stations narrower than this have smaller thumbs and caps."""


@dataclass(frozen=True)
class VoteBoard:
    """Rectangles in pixels; `k` is pixels for a design unit, `small` says that stations are rows."""

    k: float
    small: bool
    title: tuple[int, int]
    face: Rect
    plate: Rect
    tally: tuple[int, int]
    bubble: Rect
    card: Rect
    question: Rect
    asides: Rect
    stations: tuple[Rect, ...]
    foot: Rect
    stuck: Rect
    menu: Rect
    rules: Rect


def vote_board(units: Units, count: int, alone: bool, rules: bool, asides: bool) -> VoteBoard:
    """The board for so many stations; `alone`: one person with two large buttons; `asides`: others stand beside."""
    folded = units.fold > Fold.SCALED or units.width < units.height * 1.25
    return _rows(units, count, alone, rules, asides) if folded else _stations(units, count, alone, rules)


def _head_buttons(units: Units, rules: bool) -> tuple[Rect, Rect]:
    """Menu and rules, at the upper right."""
    tall = max(units.px(52), round(units.text(21) * 1.9))
    wide = max(units.px(160), round(units.text(21) * 7))
    menu = Rect(units.width - units.px(theme.MARGIN) - wide, units.px(32), wide, tall)
    return menu, menu.move(-wide - units.px(12), 0) if rules else Rect(menu.x, menu.y, 0, 0)


def _stations(units: Units, count: int, alone: bool, rules: bool) -> VoteBoard:
    rect = units.rect
    menu, book = _head_buttons(units, rules)
    shared = min(STATION_WIDE, (1920 - 2 * theme.MARGIN - GAP * (count - 1)) / count)
    wide = ALONE_WIDE if alone else shared
    left = (1920 - count * wide - GAP * (count - 1)) / 2
    stuck_wide = max(360, 360 * min(1.4, units.stretch))
    return VoteBoard(
        units.scale,
        False,
        (units.px(theme.MARGIN), units.px(22)),
        rect(422, 98, 276, 276),
        rect(420, 354, 280, 68),
        units.point(422, 458),
        rect(706, 98, 412, 175),
        rect(849, 252, 126, 176),
        rect(1030, 262, 700, 150),
        rect(1030, 428, 846, 52),
        tuple(rect(left + at * (wide + GAP), STATION_TOP, wide, STATION_TALL) for at in range(count)),
        rect(theme.MARGIN, 984, 1920 - 3 * theme.MARGIN - stuck_wide, 60),
        rect(1920 - theme.MARGIN - stuck_wide, 984, stuck_wide, 60),
        menu,
        book,
    )


def _rows(units: Units, count: int, alone: bool, rules: bool, beside: bool) -> VoteBoard:
    k = units.scale * max(1.0, units.stretch)
    margin = round(20 * k)
    menu, book = _head_buttons(units, rules)
    top = menu.bottom + round(8 * k)
    tall = min(round(150 * k), units.height // 6)
    face = Rect(margin, top, tall, tall)
    card = Rect(face.right + round(10 * k), top, round(tall / 1.4), tall)
    left = card.right + round(18 * k)
    question = Rect(left, top, units.width - margin - left, tall)
    foot_tall = min(round(64 * k), units.height // 9)
    foot = Rect(margin, units.height - round(10 * k) - foot_tall, units.width - 2 * margin, foot_tall)
    asides = Rect(margin, top + tall + round(4 * k), foot.w, round(44 * k) if beside else 0)
    first = asides.bottom + round(6 * k)
    step = (foot.y - round(6 * k) - first) // count
    high = min(round((240 if alone else 128) * k), step - round(8 * k) if step > 30 else step - 2)
    stuck_wide = min(foot.w, round(units.text(21) * 17))
    return VoteBoard(
        k,
        True,
        (margin, units.px(22)),
        face,
        Rect(face.x, face.bottom, 0, 0),
        face.bottomleft,
        Rect(0, 0, 0, 0),
        card,
        question,
        asides,
        tuple(Rect(margin, first + at * step, foot.w, max(8, high)) for at in range(count)),
        Rect(foot.x, foot.y, foot.w - stuck_wide - margin, foot_tall),
        Rect(foot.right - stuck_wide, foot.y, stuck_wide, foot_tall),
        menu,
        book,
    )
