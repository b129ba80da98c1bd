"""What a choice card is worth to the hand by how many are held, how many may still come, and how late it is.

Learnt from 14,000 games of the planner: in each of some 570,000 choices both cards were tried on 120 or 200 stocks, and
these numbers are the ones that agree best with what paid more.

They say: a rank is seldom worth beginning, the less so the fewer of it may come; fill up what can still be finished, or
make a pair three; an eighth card comes after a card for any group.
"""

from __future__ import annotations

from typing import Final

from game.rules.bullets_and_bombs.cards import OF_A_RANK, WILD, WILDS

Row = tuple[int, ...]
"""Hundredths of a point by how many of the place are held; only differences count."""

# By how late it is, then by how many of the rank are unseen, then by how many are held.
_RANKS: Final[tuple[tuple[Row, ...], ...]] = (
    (
        (-63, 3, 33, -25, -8, 13, 34, -42),
        (-32, 9, -19, -14, -5, 8, -16),
        (2, 1, -20, 0, 0, 0),
        (-34, 1, -2, 0, 0),
        (-34, 1, -2, 0),
        (-34, 1, -2),
        (-34, 1),
        (-34,),
    ),
    (
        (-52, 2, 15, -23, -8, 6, 20, -27),
        (-41, 11, -9, -17, 1, 13, -16),
        (-31, 0, -11, -8, 6, -6),
        (-27, -3, -13, 0, -2),
        (-27, 0, -12, -1),
        (-35, 0, -4),
        (-38, 0),
        (-38,),
    ),
    (
        (-76, -3, 14, -22, -7, 5, 19, -30),
        (-58, 10, -7, -16, 0, 12, -13),
        (-44, 1, -11, -8, 7, -5),
        (-34, -6, -11, 0, -2),
        (-29, -9, -5, -1),
        (-26, -7, -1),
        (-23, -4),
        (-31,),
    ),
    (
        (-83, -6, 11, -19, -7, 3, 15, -22),
        (-78, 8, -8, -17, 0, 7, -12),
        (-63, -3, -11, -9, 6, -4),
        (-49, -6, -10, 0, -3),
        (-38, -8, -5, -2),
        (-29, -7, -3),
        (-25, -6),
        (-21,),
    ),
    (
        (-67, 4, 0, -16, -6, 1, 8, -27),
        (-84, 8, -7, -14, 0, 5, -12),
        (-87, -2, -8, -7, 3, -3),
        (-74, -5, -8, 0, -2),
        (-60, -6, -3, -1),
        (-49, -5, -2),
        (-37, -3),
        (-27,),
    ),
)
# By how late it is, then by how many wild cards are held; with more of them the last number.
_WILDS: Final[tuple[Row, ...]] = (
    (-5, -5, -5, -4, -1, 9, -8, -7, -9, -16),
    (-7, -7, -6, -9, -1, -4, -6, -10, -13, -14),
    (-6, 3, 2, -1, -2, -5, -7, -9, -10, -14),
    (2, 0, -1, -4, -5, -7, -9, -11, -12, -15),
    (-2, -2, -3, -4, -5, -7, -8, -12, -27, -12),
)
_LATE: Final = (0,) * 2 + (1,) * 5 + (2,) * 8 + (3,) * 10
"""How late it is by how many pairs come after this one; with more of them it is early."""
_EARLY: Final = len(_WILDS) - 1


def _filled(row: Row, length: int) -> Row:
    return row + row[-1:] * (length - len(row))


def _of_a_time(ranks: tuple[Row, ...], wilds: Row) -> tuple[tuple[Row, ...], ...]:
    rank = tuple(_filled(row, OF_A_RANK + 1) for row in ranks)
    return (*(rank,) * WILD, (_filled(wilds, WILDS + 1),) * WILDS)


_ROWS: Final = tuple(_of_a_time(*time) for time in zip(_RANKS, _WILDS, strict=True))


def rows(pairs: int) -> tuple[tuple[Row, ...], ...]:
    """What one more card is worth, by its place, by how many more of it may come, by how many are held.

    `pairs`: how many more choices there are after this one.
    """
    return _ROWS[_LATE[pairs] if pairs < len(_LATE) else _EARLY]
