"""How a game of Bullets and Bombs goes on when only numbers count: the hand by place, the stock as it is turned up.

What is turned up when doesn't depend on what is kept. So a stock is read once as steps: pairs to choose from, red 3s
and bombs; then a game is finished by looking at counts alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from game.rules.bullets_and_bombs.arranging import best_points
from game.rules.bullets_and_bombs.cards import BUNDLE, FIRST_BOMB, NATURAL_TO_WIN, PLACE, PLACES, WILD

BOMB: Final = PLACES
"""Where a place is expected: a bomb."""
LOST: Final = 0
"""What a lost game is worth to somebody who goes by points."""


class Pair(NamedTuple):
    """Two choice cards by their places; the last may be alone, then both are the same."""

    one: int
    two: int


Step = Pair | int
"""A pair, or the place of a red 3, or BOMB."""


def places(faces: Iterable[int]) -> list[int]:
    """Where each card goes."""
    return [PLACE[face] if face < FIRST_BOMB else BOMB for face in faces]


def steps(stock: Sequence[int], first: int = -1) -> list[Step]:
    """The stock, as places, in the order in which it acts. `first`: the place of a choice card that lies there."""
    found: list[Step] = []
    for place in stock:
        if place > WILD:
            found.append(place)
        elif first < 0:
            first = place
        else:
            found.append(Pair(first, place))
            first = -1
    if first >= 0:
        found.append(Pair(first, first))
    return found


def worth(holding: Sequence[int]) -> int:
    """What a final hand is worth: its score (bombs-21), LOST without three natural bundles (bombs-20)."""
    natural, points = best_points(holding)
    return points if natural >= NATURAL_TO_WIN else LOST


# What the next card of a rank is worth by how many are held: what finishes a group first, what starts one last.
_RANK: Final = (1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 1.5, 1.5)
_WILD: Final = 2.5


def finish(holding: list[int], left: Sequence[Step]) -> int:
    """Play on by a simple rule and arrange the hand as well as can be; what that is worth. The holding is used up."""
    for step in left:
        if isinstance(step, Pair):
            one, two = step
            a = _WILD if one == WILD else _RANK[holding[one]]
            b = _WILD if two == WILD else _RANK[holding[two]]
            holding[one if a >= b else two] += 1
        elif step == BOMB:
            blow_up(holding)
        else:
            holding[step] += 1
    return worth(holding)


def blow_up(holding: list[int]) -> None:
    """A bomb takes a card of the largest unfinished group, of the last of several (bombs-7)."""
    largest, rank = 0, -1
    for place in range(WILD):
        cards = holding[place]
        if largest <= cards < BUNDLE and cards:
            largest, rank = cards, place
    if rank >= 0:
        holding[rank] -= 1
