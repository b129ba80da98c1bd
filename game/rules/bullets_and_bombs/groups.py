"""Groups: what each is and what an arrangement is worth (bombs-15 to bombs-21).

The arranging screen asks `judge` while groups are built, `play` asks it when they are final.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from game.rules.bullets_and_bombs import words
from game.rules.bullets_and_bombs.cards import BULLET, BUNDLE, GROUP, MOST_WILDS, NATURAL_TO_WIN, RANKS, WILD


class Group(NamedTuple):
    """Cards laid together: how many of a rank, red 3s and wild cards. `str` is the notation: `Qx5r2`."""

    rank: str
    cards: int
    bullets: int = 0
    wilds: int = 0

    def __str__(self) -> str:
        bullets = f"r{self.bullets}" if self.bullets else ""
        wilds = f"w{self.wilds}" if self.wilds else ""
        return f"{self.rank}x{self.cards}{bullets}{wilds}"

    @property
    def size(self) -> int:
        """All its cards."""
        return self.cards + self.bullets + self.wilds


class Kind(Enum):
    """What a group counts as."""

    NATURAL = "natural"
    WILD = "wild"
    FREE = "free"
    NOT_ALLOWED = "not allowed"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What one group is; `why` it isn't allowed, else empty."""

    group: Group
    kind: Kind
    why: str = ""


@dataclass(frozen=True, slots=True)
class Judgement:
    """What an arrangement is worth as it lies.

    `verdicts`: in the order of the groups. `loose`: the cards that cost, counted by place (bombs-19); the cards of
    groups that aren't allowed are among them. `points`: bundles minus costs. `why`: the first thing that isn't
    allowed, empty where all is well.
    """

    verdicts: tuple[Verdict, ...]
    natural: int
    wild: int
    loose: tuple[int, ...]
    why: str

    @property
    def cost(self) -> int:
        """One point a loose card, unplaced wilds and red 3s too (bombs-19)."""
        return sum(self.loose)

    @property
    def points(self) -> int:
        """Bundles minus costs, won or not (bombs-21)."""
        return self.natural + self.wild - self.cost

    @property
    def won(self) -> bool:
        """Three natural bundles or more (bombs-20)."""
        return self.natural >= NATURAL_TO_WIN

    @property
    def score(self) -> int | None:
        """The points of a game won, None for one that is lost (bombs-20, bombs-21)."""
        return self.points if self.won else None


def kind_of(group: Group) -> tuple[Kind, str]:
    """What a group is by its composition alone, and why it isn't allowed (bombs-15, bombs-16, bombs-18)."""
    _, cards, bullets, wilds = group
    if cards < 1:
        return Kind.NOT_ALLOWED, words.NO_RANKED_CARD
    if cards + bullets < GROUP:
        return Kind.NOT_ALLOWED, words.TOO_FEW_FOR_WILDS if wilds else words.TOO_FEW_NATURAL
    if wilds > MOST_WILDS:
        return Kind.NOT_ALLOWED, words.TOO_MANY_WILDS
    if cards + bullets + wilds < BUNDLE:
        return Kind.FREE, ""
    return (Kind.WILD if wilds else Kind.NATURAL), ""


def judge_holding(holding: Sequence[int], groups: Sequence[Group]) -> Judgement:
    """What the groups are worth in a hand counted by place (bombs-14 to bombs-21).

    A group that wants more cards than are left after those before it isn't allowed.
    """
    left = list(holding)
    verdicts = []
    for group in groups:
        kind, why = kind_of(group)
        if not why:
            why = _missing(left, group)
            if why:
                kind = Kind.NOT_ALLOWED
            else:
                left[RANKS.index(group.rank)] -= group.cards
                left[BULLET] -= group.bullets
                left[WILD] -= group.wilds
        verdicts.append(Verdict(group, kind, why))
    kinds = [verdict.kind for verdict in verdicts]
    why = next((verdict.why for verdict in verdicts if verdict.why), "")
    return Judgement(tuple(verdicts), kinds.count(Kind.NATURAL), kinds.count(Kind.WILD), tuple(left), why)


def _missing(left: Sequence[int], group: Group) -> str:
    if group.cards > left[RANKS.index(group.rank)]:
        return words.NOT_SO_MANY_OF_A_RANK.format(name=words.NAMES[group.rank])
    if group.bullets > left[BULLET]:
        return words.NOT_SO_MANY_BULLETS
    if group.wilds > left[WILD]:
        return words.NOT_SO_MANY_WILDS
    return ""


_ORDER = {kind: number for number, kind in enumerate(Kind)}


def in_order(groups: Sequence[Group]) -> tuple[Group, ...]:
    """The groups as they are laid out: natural bundles, wild ones, free groups; of a kind from the aces down."""
    return tuple(sorted(groups, key=lambda g: (_ORDER[kind_of(g)[0]], -RANKS.index(g.rank), -g.size, g)))
