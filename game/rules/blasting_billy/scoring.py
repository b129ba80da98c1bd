"""The end of Blasting Billy: dynamite explodes, Billy shoots, somebody wins (billy-15 to billy-20)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import starmap

from game.rules.blasting_billy.cards import DYNAMITE, TYPES, VALUE
from game.rules.core import Result

KINDS = len(TYPES)

Count = tuple[int, int]
"""A column's total and its number of cards, both after explosions."""

_EMPTY: Count = (0, 0)


def exploding(values: Sequence[float]) -> slice:
    """The places in a column that explode: the dynamite and the one card just before it, if any (billy-15).

    `values`: in their order, `DYNAMITE` for the dynamite; a column has one at most.
    """
    if DYNAMITE not in values:
        return slice(0, 0)
    place = values.index(DYNAMITE)
    return slice(max(place - 1, 0), place + 1)


def count(column: Sequence[int], faces: Sequence[int]) -> Count:
    """Total and number of cards of a column of deal numbers once everything has exploded."""
    if not column:
        return _EMPTY
    values = [VALUE[faces[card]] for card in column]
    if DYNAMITE in values:
        del values[exploding(values)]
    return sum(values), len(values)


def score(columns: Sequence[Sequence[int]], faces: Sequence[int]) -> tuple[Result, list[Count]]:
    """The result, and the count of each column, from all columns: Billy's five, then five a seat."""
    counts = [count(column, faces) for column in columns]
    billy = [total for total, _ in counts[:KINDS]]
    rows = [counts[start : start + KINDS] for start in range(KINDS, len(counts), KINDS)]
    # billy-16: strictly more than Billy is shot, a tie is safe.
    shot = [[kind for kind in range(KINDS) if row[kind][0] > billy[kind]] for row in rows]
    standings = list(starmap(_standing, zip(rows, shot, strict=True)))
    scores = tuple([total for total, _, _ in standings])
    left = [seat for seat, columns_shot in enumerate(shot) if not columns_shot]  # billy-17
    # billy-18: those left compete; billy-19: if everybody is out, all do.
    competing = left or range(len(rows))
    best = max([standings[seat] for seat in competing])
    winners = tuple([seat for seat in competing if standings[seat] == best])
    if not left and not any(scores):
        winners = ()  # billy-20
    return Result(winners, scores, {"shot": [[TYPES[kind] for kind in kinds] for kinds in shot]}), counts


def _standing(row: Sequence[Count], shot: Sequence[int]) -> tuple[int, int, int]:
    """What a player competes with; more is better: the total that counts, then fewer cards in it, then fewer shot.

    A player who isn't shot has no cards in shot columns, so billy-18 and billy-19 are one order.
    """
    total = cards = hit = 0
    for kind, (value, number) in enumerate(row):
        if kind in shot:
            hit -= number
        else:
            total += value
            cards -= number
    return total, cards, hit
