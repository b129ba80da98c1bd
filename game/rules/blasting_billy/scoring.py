"""The end of Blasting Billy: dynamite explodes, Billy shoots, somebody wins (billy-15 to billy-20)."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.blasting_billy.cards import DYNAMITE, TYPES, VALUE
from game.rules.core import Result

KINDS = len(TYPES)

Count = tuple[int, int]
"""A column's total and its number of cards, both after explosions."""

Standing = tuple[int, int, int]
"""What a player competes with, more is better: the total that counts, then fewer cards in it, then fewer shot."""

_EMPTY: Count = (0, 0)


def exploding(values: Sequence[float]) -> slice:
    """The places in a column that explode: the dynamite and the one card just before it, if any (billy-15).

    `values`: in their order, `DYNAMITE` for the dynamite; a column has one at most.
    """
    if DYNAMITE not in values:
        return slice(0, 0)
    place = values.index(DYNAMITE)
    return slice(max(place - 1, 0), place + 1)


def count(column: Sequence[int], worth: Sequence[int]) -> Count:
    """Total and number of cards of a column of deal numbers once everything has exploded. `worth`: a value a number."""
    values = [worth[card] for card in column]
    if DYNAMITE in values:
        del values[exploding(values)]
    return sum(values), len(values)


def score(columns: Sequence[Sequence[int]], faces: Sequence[int]) -> tuple[Result, list[Count]]:
    """The result, and the count of each column, from all columns: Billy's five, then five a seat."""
    worth = [VALUE[face] for face in faces]
    counts = [count(column, worth) if column else _EMPTY for column in columns]
    billy = [total for total, _ in counts[:KINDS]]
    standings: list[Standing] = []
    shot: list[list[str]] = []
    for start in range(KINDS, len(counts), KINDS):
        standing, kinds = _stand(counts[start : start + KINDS], billy)
        standings.append(standing)
        shot.append(kinds)
    left = [seat for seat, kinds in enumerate(shot) if not kinds]  # billy-17
    # billy-18: those left compete; billy-19: if everybody is out, all do.
    competing = left or range(len(shot))
    best = max([standings[seat] for seat in competing])
    winners = tuple([seat for seat in competing if standings[seat] == best])
    scores = tuple([total for total, _, _ in standings])
    if not left and not any(scores):
        winners = ()  # billy-20
    return Result(winners, scores, {"shot": shot}), counts


def _stand(row: Sequence[Count], billy: Sequence[int]) -> tuple[Standing, list[str]]:
    """What a player competes with, and the types of the columns that Billy shoots.

    Strictly more than Billy is shot, a tie is safe (billy-16). A player who isn't shot has no cards in shot columns,
    so billy-18 and billy-19 rank by one order.
    """
    total = cards = hit = 0
    kinds = []
    for kind, (value, number) in enumerate(row):
        if value > billy[kind]:
            kinds.append(TYPES[kind])
            hit -= number
        else:
            total += value
            cards -= number
    return (total, cards, hit), kinds
