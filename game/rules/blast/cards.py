"""Blast's cards, planets and combinations, and the table of every combination that any planet takes.

A card is a number 0–43, `4 * value + faction`, so that numbers ascend as the notation writes cards, and a hand is a set
of bits. In the bits of a hand a Shrinkin used as one less lies right above the four cards of its used value.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations, product
from typing import Final, NamedTuple

FACTIONS: Final = "STMG"
SHRINKIN, TRASHER, MORPHI, GREEDBOT = range(4)
CARDS: Final = tuple(f"{faction}{value}" for value in range(11) for faction in FACTIONS)  # blast-1
"""The notation of every card; no card exists twice."""
NUMBER: Final = {text: card for card, text in enumerate(CARDS)}

PLANETS: Final = ("zamepra", "peolara", "usiri", "vao-d", "thora-iii")  # blast-1
ZAMEPRA, PEOLARA, USIRI, VAO_D, THORA_III = range(5)
MIDDLE: Final = -1
"""The owner of a planet that is nobody's."""
HAND: Final = 15
STARS: Final = 7

LOWEST, HIGHEST = -1, 10  # blast-15: a Shrinkin 0 may be -1
ANY_FACTION: Final = 0b1111


def value_of(card: int) -> int:
    """The printed value."""
    return card >> 2


def faction_of(card: int) -> int:
    """SHRINKIN, TRASHER, MORPHI or GREEDBOT."""
    return card & 3


def bits(cards: Iterable[int]) -> int:
    """The set of some cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def listed(mask: int) -> list[int]:
    """The cards of a set, ascending."""
    cards = []
    while mask:
        lowest = mask & -mask
        cards.append(lowest.bit_length() - 1)
        mask ^= lowest
    return cards


class Used(NamedTuple):
    """A card as it is used in a play; ordered as the notation writes the cards of a play."""

    value: int
    faction: int
    card: int

    @property
    def text(self) -> str:
        """`S6`, or `S6-` for a Shrinkin used as one less."""
        return CARDS[self.card] if self.value == value_of(self.card) else CARDS[self.card] + "-"


def ways(card: int) -> list[Used]:
    """Every way to use a card: as printed, or a Shrinkin as exactly one less (blast-15)."""
    value, faction = value_of(card), faction_of(card)
    printed = Used(value, faction, card)
    return [printed, Used(value - 1, faction, card)] if faction == SHRINKIN else [printed]


USES: Final = {used.text: used for card in range(44) for used in ways(card)}


@dataclass(frozen=True, slots=True)
class Combination:
    """Cards played together.

    `mask`: the set of cards. `total`: the sum of used values, `lowest` the lowest of them. `planets`: a bit for each
    planet whose requirement is met. `runs`: a bit for each faction that all cards can count as. `powers`: a bit for
    each faction that is really in it.
    """

    cards: tuple[int, ...]
    text: str
    mask: int
    total: int
    lowest: int
    planets: int
    runs: int
    powers: int


def combine(used: tuple[Used, ...]) -> Combination:
    """The combination of one or more different cards, given in the order of the notation."""
    return Combination(
        cards=tuple(use.card for use in used),
        text=" ".join(use.text for use in used),
        mask=bits(use.card for use in used),
        total=sum(use.value for use in used),
        lowest=used[0].value,
        planets=_planets(used),
        runs=_runs(used),
        powers=bits(use.faction for use in used),
    )


def _planets(used: tuple[Used, ...]) -> int:
    values = [use.value for use in used]
    if len(set(values)) == 1:  # blast-7, blast-8, blast-9
        return {1: 1 << ZAMEPRA, 2: 1 << PEOLARA, 3: 1 << USIRI}.get(len(used), 0)
    if len(used) != 3 or values != [values[0], values[0] + 1, values[0] + 2]:  # blast-12
        return 0
    one_faction = bool(_runs(used))  # blast-10
    # blast-11; blast-16: with four factions, Morphi can always fill in what is missing
    others = [use.faction for use in used if use.faction != MORPHI]
    return one_faction << VAO_D | (len(set(others)) == len(others)) << THORA_III


def _runs(used: tuple[Used, ...]) -> int:
    others = {use.faction for use in used} - {MORPHI}  # blast-16
    return 0 if len(others) > 1 else 1 << others.pop() if others else ANY_FACTION


def _every_combination() -> list[Combination]:
    level: dict[int, list[Used]] = {value: [] for value in range(LOWEST, HIGHEST + 1)}
    for use in sorted(USES.values()):
        level[use.value].append(use)
    found = [combine(same) for uses in level.values() for size in (1, 2, 3) for same in combinations(uses, size)]
    for value in range(LOWEST, HIGHEST - 1):
        runs = product(level[value], level[value + 1], level[value + 2])
        found += [combine(run) for run in runs if len({use.card for use in run}) == 3]
    return [combination for combination in found if combination.planets]


COMBINATIONS: Final = _every_combination()
"""Every combination that meets the requirement of a planet, each once."""
