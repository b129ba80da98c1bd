"""The four sides of the table: who sits where, which way a card aims from there, and who looks like what."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum
from typing import Final


class Side(Enum):
    """A side as the screen shows it."""

    BOTTOM = "bottom"
    LEFT = "left"
    TOP = "top"
    RIGHT = "right"


CLOCKWISE: Final = (Side.BOTTOM, Side.LEFT, Side.TOP, Side.RIGHT)
"""Seen from above: whoever sits next in this row sits to one's left."""
TAKING: Final = (Side.BOTTOM, Side.TOP, Side.LEFT, Side.RIGHT)
"""In which order seats are taken, so that two sit across."""
TURN: Final = {Side.BOTTOM: 0, Side.LEFT: 270, Side.TOP: 180, Side.RIGHT: 90}
"""By how many degrees, anticlockwise, a person or a card of this side is turned."""
STEP: Final = {Side.BOTTOM: (0, 1), Side.LEFT: (-1, 0), Side.TOP: (0, -1), Side.RIGHT: (1, 0)}
"""From the middle of the table to the side."""
FIGURE: Final = {Side.BOTTOM: "stetson", Side.LEFT: "sombrero", Side.TOP: "bowler", Side.RIGHT: "bonnet"}
CLOTH: Final = {Side.BOTTOM: "#6E4A7E", Side.LEFT: "#1F7A74", Side.TOP: "#34566F", Side.RIGHT: "#932C1E"}
WAYS: Final = ("left", "across", "right")
"""The directions of bullets, in the order in which a face is written."""


def across(side: Side) -> Side:
    """The side over there."""
    return CLOCKWISE[(CLOCKWISE.index(side) + 2) % 4]


def seating(taken: Collection[Side]) -> tuple[Side, ...]:
    """The sides of the players 0, 1, … clockwise, after the empty one with three; two always sit across (bullets-6)."""
    if len(taken) == 2:
        first, second = sorted(taken, key=CLOCKWISE.index)
        return (first, second if second is across(first) else across(first))
    empty = next((side for side in CLOCKWISE if side not in taken), Side.RIGHT)
    start = CLOCKWISE.index(empty) + 1
    row = [CLOCKWISE[(start + step) % 4] for step in range(4)]
    return tuple(side for side in row if side in taken)


def hit_side(revealer: Side, way: str) -> Side:
    """The side at which a bullet flies that goes this way from the revealer."""
    return CLOCKWISE[(CLOCKWISE.index(revealer) + WAYS.index(way) + 1) % 4]
