"""The best arrangement of a hand, found exactly (bombs-22).

A rank's cards can be split in a few dozen ways worth having. Ranks only share the red 3s and wilds, so the ranks are
taken up one after another, with a *table* of the best points for so many natural bundles, red 3s and wilds.
Red 3s to spare never cost: any group takes them. So a split needs as few as it can do with, and the rest join the
first group in the end. Wilds do cost, so splits with idle wilds count, and a placed wild counts one point.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from operator import add
from typing import Final, NamedTuple

from game.rules.bullets_and_bombs.cards import (
    BULLET,
    BULLETS,
    GROUP,
    MOST_WILDS,
    NATURAL_TO_WIN,
    RANKS,
    WILD,
    WILDS,
)
from game.rules.bullets_and_bombs.groups import Group, Kind, in_order, kind_of

Row = tuple[int, ...]
"""The best points with at most 0, 1, 2 … wilds."""
Table = tuple[tuple[Row, ...], ...]
"""Rows by natural bundles at least (0 to 3), then by red 3s at most (0 to 4)."""

_NEVER: Final = -1000
"""Points of what can't be done; far below any hand's."""
_NO_RANKS: Final[Table] = tuple(
    ((0 if not natural else _NEVER,) * (WILDS + 1),) * (BULLETS + 1) for natural in range(NATURAL_TO_WIN + 1)
)


class Split(NamedTuple):
    """One way to lay the cards of a rank. `points`: bundles and placed wilds minus ranked cards left over."""

    natural: int
    bullets: int
    wilds: int
    points: int
    groups: tuple[Group, ...]


def best_points(holding: Sequence[int]) -> tuple[int, int]:
    """Natural bundles (up to three, or more counts as three) and points of the best arrangement.

    `holding`: the hand counted by place.
    """
    cards, bullets, wilds = _ranked(holding), holding[BULLET], holding[WILD]
    natural, points = _best(cards, bullets, wilds)
    return natural, points - wilds - (0 if any(c + bullets >= GROUP for c in cards) else bullets)


@lru_cache(maxsize=1 << 10)
def best_groups(holding: tuple[int, ...]) -> tuple[Group, ...]:
    """The groups of a best arrangement, in the order in which they are laid out (bombs-22)."""
    cards = _ranked(holding)
    ranks = sorted((rank for rank in range(WILD) if holding[rank]), key=lambda rank: -holding[rank])
    bullets, wilds = holding[BULLET], holding[WILD]
    natural, points = _best(cards, bullets, wilds)
    groups: list[Group] = []
    for place in reversed(range(len(cards))):
        before = _table(cards[:place])
        split = next(
            split
            for split in _splits(cards[place])
            if split.bullets <= bullets
            and split.wilds <= wilds
            and before[max(0, natural - split.natural)][bullets - split.bullets][wilds - split.wilds] + split.points
            == points
        )
        groups += [group._replace(rank=RANKS[ranks[place]]) for group in split.groups]
        natural, bullets, wilds = max(0, natural - split.natural), bullets - split.bullets, wilds - split.wilds
        points -= split.points
    laid = in_order(groups)
    if laid and bullets:
        return in_order([laid[0]._replace(bullets=laid[0].bullets + bullets), *laid[1:]])
    return laid


def _ranked(holding: Sequence[int]) -> tuple[int, ...]:
    return tuple(sorted((cards for cards in holding[:WILD] if cards), reverse=True))


def _best(cards: tuple[int, ...], bullets: int, wilds: int) -> tuple[int, int]:
    """Most natural bundles up to three, then most points, placed wilds counted. `cards`: of each rank, most first.

    The two halves of the ranks are looked up apart, since many hands share a half.
    """
    half = (len(cards) + 1) // 2
    many, few = _table(cards[:half]), _table(cards[half:])
    for natural in range(NATURAL_TO_WIN, -1, -1):
        points = max(
            max(map(add, many[n][b][: wilds + 1], few[natural - n][bullets - b][wilds::-1]))
            for n in range(natural + 1)
            for b in range(bullets + 1)
        )
        if points > _NEVER // 2:
            return natural, points
    raise AssertionError("every hand can be laid with no group at all")


@lru_cache(maxsize=1 << 12)
def _table(cards: tuple[int, ...]) -> Table:
    """The best points with the ranks of so many cards each."""
    if not cards:
        return _NO_RANKS
    before = _table(cards[:-1])
    splits = _splits(cards[-1])
    return tuple(
        tuple(_row(before, splits, natural, bullets) for bullets in range(BULLETS + 1))
        for natural in range(NATURAL_TO_WIN + 1)
    )


def _row(before: Table, splits: Iterable[Split], natural: int, bullets: int) -> Row:
    best = [_NEVER] * (WILDS + 1)
    for split in splits:
        if split.bullets <= bullets:
            row = before[max(0, natural - split.natural)][bullets - split.bullets]
            points = split.points
            wilds = split.wilds
            best[wilds:] = [
                old if old > new + points else new + points for old, new in zip(best[wilds:], row, strict=False)
            ]
    return tuple(best)


# ---------------------------------------------------------------- the splits of one rank


@cache
def _splits(cards: int) -> tuple[Split, ...]:
    """The ways to lay so many cards of a rank that no other beats with as few red 3s and wilds; most points first."""
    best: dict[tuple[int, int, int], Split] = {}
    for split in _all_splits(cards):
        key = split[:3]
        if key not in best or split.points > best[key].points:
            best[key] = split
    kept = [
        split for split in best.values() if not any(_beats(other, split) for other in best.values() if other != split)
    ]
    return tuple(sorted(kept, key=lambda split: (-split.points, split)))


def _beats(one: Split, other: Split) -> bool:
    return (
        one.natural >= other.natural
        and one.bullets <= other.bullets
        and one.wilds <= other.wilds
        and one.points >= other.points
    )


def _all_splits(cards: int) -> Iterator[Split]:
    yield Split(0, 0, 0, -cards, ())
    for group, kind in _useful_groups(cards):
        for rest in _splits(cards - group.cards):
            split = Split(
                rest.natural + (kind is Kind.NATURAL),
                rest.bullets + group.bullets,
                rest.wilds + group.wilds,
                rest.points + (kind is not Kind.FREE) + group.wilds,
                (group, *rest.groups),
            )
            if split.bullets <= BULLETS and split.wilds <= WILDS:
                yield split


def _useful_groups(cards: int) -> Iterator[tuple[Group, Kind]]:
    """Groups of up to so many cards of a rank, here nameless, that need all the red 3s in them."""
    for ranked in range(1, cards + 1):
        for bullets in range(BULLETS + 1):
            for wilds in range(MOST_WILDS + 1):
                group = Group(RANKS[0], ranked, bullets, wilds)
                kind, why = kind_of(group)
                idle = bullets and kind_of(group._replace(bullets=bullets - 1))[0] is kind
                if not why and not idle:
                    yield group, kind
