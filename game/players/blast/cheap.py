"""The cheapest combinations of a Blast hand, found fast: for every planet and lowest used value at most two of them.

Of all combinations with the same lowest value the sum is the same, so what they differ in is which cards they use up
and which powers they have. Kept are the cheapest with Greedbots and the cheapest without.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.rules.blast.cards import COMBINATIONS, GREEDBOT, HIGHEST, LOWEST, MORPHI, PLANETS, TRASHER, Combination
from game.rules.blast.moves import LEADS, PLAYS, Lead, Play

_AROUND: Final = 0b1_1111_1111_1111
"""The bits of a hand that matter to a combination from its lowest used value on."""

Pair = tuple[Play, ...]
"""The cheapest plays with one lowest value: without Greedbots, with Greedbots; one or none of each."""


def price(combination: Combination) -> tuple[int, ...]:
    """What a combination costs: printed values first; then Trashers are good to have played, and Morphi to keep."""
    powers = combination.powers
    printed = sum(card >> 2 for card in combination.cards)
    return printed, -(powers >> TRASHER & 1), powers >> MORPHI & 1


class _Level(dict[int, Pair]):
    """The plays of one planet and one lowest value, by the bits of a hand from there on."""

    def __init__(self, lowest: int, plays: Sequence[Play]) -> None:
        super().__init__()
        self._plays = [(play.combination.mask << 4 >> 4 * (lowest - LOWEST), play) for play in plays]

    def __missing__(self, around: int) -> Pair:
        fitting = [play for cards, play in self._plays if cards & around == cards]
        kinds = [[play for play in fitting if play.combination.powers >> GREEDBOT & 1 == kind] for kind in (0, 1)]
        found = self[around] = tuple([min(kind, key=lambda play: price(play.combination)) for kind in kinds if kind])
        return found


def _levels(planet: int) -> tuple[_Level, ...]:
    by_lowest: dict[int, list[Play]] = {lowest: [] for lowest in range(LOWEST, HIGHEST + 1)}
    for combination, play in zip(COMBINATIONS, PLAYS, strict=True):
        if combination.planets >> planet & 1:
            by_lowest[combination.lowest].append(play)
    return tuple(_Level(lowest, plays) for lowest, plays in by_lowest.items())


_PLANETS: Final = tuple(map(_levels, range(len(PLANETS))))
_LEAD: Final = {(lead.planet, lead.combination.text): lead for lead in LEADS}


def lead_for(planet: int, play: Play) -> Lead:
    """The lead for a planet with the cards of a play."""
    return _LEAD[planet, play.combination.text]


def cheapest(hand: int, planet: int, over: int = LOWEST - 1) -> Pair:
    """The cheapest plays from a hand for a planet whose lowest used value is over `over`; () if there is none."""
    first = over - LOWEST + 1
    left = hand << 4 >> 4 * first
    for level in _PLANETS[planet][first:]:
        if not left:
            break
        found = level[left & _AROUND]
        if found:
            return found
        left >>= 4
    return ()


def every(hand: int, planet: int, over: int = LOWEST - 1) -> list[Play]:
    """The cheapest plays of every lowest used value over `over`, low ones first."""
    first = over - LOWEST + 1
    left = hand << 4 >> 4 * first
    plays: list[Play] = []
    for level in _PLANETS[planet][first:]:
        if not left:
            break
        plays += level[left & _AROUND]
        left >>= 4
    return plays
