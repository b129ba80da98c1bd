"""How a game of Bullets and Bombs goes on when only numbers count: the hand by place, the stock as it is turned up.

What is turned up when doesn't depend on what is kept. So a stock is read once as steps: pairs to choose from, red 3s
and bombs. With each goes what it is worth by what is held; then a game is finished by looking at counts alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from game.players.bullets_and_bombs.growing import Row, rows
from game.rules.bullets_and_bombs.arranging import best_points
from game.rules.bullets_and_bombs.cards import BUNDLE, FIRST_BOMB, NATURAL_TO_WIN, PLACE, PLACES, WILD


class Pair(NamedTuple):
    """Two choice cards by their places."""

    one: int
    two: int


Step = Pair | int
"""A pair, or the place of a red 3 or of a last choice card that is alone, or BOMB."""


Turn = tuple[int, int, Row, Row]
"""A step for `finish`: two places, and what one more card of each is worth by how many are held. A single card's second
place is ALONE."""

ALONE: Final = -1
"""In the place of a second card: there is none, and nothing to choose."""
BOMB: Final = PLACES
"""Where a place is expected: a bomb."""
LOST: Final = 0
"""What a lost game is worth to somebody who goes by points."""


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
        found.append(first)
    return found


def turns(stock: Sequence[int], first: int = -1) -> list[Turn]:
    """The same steps, and with each pair what its cards are worth by what is still to come. Arguments as in `steps`."""
    found: list[Turn] = []
    unseen = [0] * (PLACES + 1)
    for place in stock:
        unseen[place] += 1
    pairs = (sum(unseen[: WILD + 1]) + (first >= 0)) // 2
    for place in stock:
        unseen[place] -= 1
        if place > WILD:
            found.append((place, ALONE, (), ()))
        elif first < 0:
            first = place
        else:
            pairs -= 1
            worths = rows(pairs)
            found.append((first, place, worths[first][unseen[first]], worths[place][unseen[place]]))
            first = -1
    if first >= 0:
        found.append((first, ALONE, (), ()))
    return found


def worth(holding: Sequence[int]) -> int:
    """What a final hand is worth: its score (bombs-21), LOST without three natural bundles (bombs-20)."""
    return _worth((*sorted(holding[:WILD]), *holding[WILD:]))


@lru_cache(maxsize=1 << 16)
def _worth(holding: tuple[int, ...]) -> int:
    natural, points = best_points(holding)
    return points if natural >= NATURAL_TO_WIN else LOST


def finish(holding: list[int], left: Iterable[Turn]) -> int:
    """Play on by a simple rule and arrange the hand as well as can be; what that is worth. The holding is used up."""
    for one, two, one_more, two_more in left:
        if two >= 0:
            holding[one if one_more[holding[one]] >= two_more[holding[two]] else two] += 1
        elif one == BOMB:
            blow_up(holding)
        else:
            holding[one] += 1
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
