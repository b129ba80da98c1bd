"""How the cards of a round may have changed hands in the exchange, for somebody who saw neither gift.

All ways are counted by the lowest value that the player ahead gave: nothing that this player kept is higher. Then one
of them is drawn evenly.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import comb, prod
from random import Random

from game.rules.blast.cards import HAND, value_of


@dataclass(frozen=True, slots=True)
class Swap:
    """Cards as dealt: kept or given, by the player ahead and by the player behind."""

    kept_ahead: list[int]
    gift_ahead: list[int]
    kept_behind: list[int]
    gift_behind: list[int]


class _Lowest:
    """The cards as they relate to the lowest value that the player ahead gave."""

    def __init__(self, value: int, ahead_out: Sequence[int], behind_out: Sequence[int], hidden: Sequence[int]) -> None:
        # What the player ahead has played is kept or received; what is too high to have been kept was received.
        self.maybe_kept = [card for card in ahead_out if value_of(card) <= value]
        self.received = [card for card in ahead_out if value_of(card) > value]
        self.behind_out = list(behind_out)
        self.equal_out = [card for card in behind_out if value_of(card) == value]
        self.high_out = [card for card in behind_out if value_of(card) > value]
        self.low = [card for card in hidden if value_of(card) < value]
        self.equal = [card for card in hidden if value_of(card) == value]
        self.high = [card for card in hidden if value_of(card) > value]

    def splits(self, count: int) -> Iterator[tuple[int, ...]]:
        """How many cards were drawn from each of eight sources, in the order of `sizes`, for gifts of `count` cards."""
        kept = HAND - count
        for back in range(min(count - len(self.received), len(self.maybe_kept)) + 1):
            kept_hidden = kept - len(self.maybe_kept) + back
            gift_hidden = count - len(self.received) - back
            for equal_out in range(len(self.equal_out) + 1):
                for high_out in range(len(self.high_out) + 1):
                    rest_hidden = kept - len(self.behind_out) + equal_out + high_out
                    left = count - equal_out - high_out
                    for equal in range(0 if equal_out else 1, min(left, len(self.equal)) + 1):
                        split = (back, equal_out, high_out, equal, left - equal, kept_hidden, gift_hidden, rest_hidden)
                        if min(split) >= 0:
                            yield split

    def ways(self, split: tuple[int, ...]) -> int:
        """In how many ways cards can be drawn like that."""
        equal, high, kept_hidden, gift_hidden = split[3:7]
        unseen = len(self.low) + len(self.equal) + len(self.high) - equal - high - kept_hidden
        sizes = (
            len(self.maybe_kept),
            len(self.equal_out),
            len(self.high_out),
            len(self.equal),
            len(self.high),
            len(self.low) + len(self.equal) - equal,
            unseen,
            unseen - gift_hidden,
        )
        return prod(map(comb, sizes, split)) if min(sizes) >= 0 else 0

    def draw(self, split: tuple[int, ...], rng: Random) -> Swap:
        """Cards drawn like that."""
        back = rng.sample(self.maybe_kept, split[0])
        gift_out = rng.sample(self.equal_out, split[1]) + rng.sample(self.high_out, split[2])
        gift_hidden = rng.sample(self.equal, split[3]) + rng.sample(self.high, split[4])
        kept_hidden = rng.sample(_without(self.low + self.equal, gift_hidden), split[5])
        unseen = _without(self.low + self.equal + self.high, gift_hidden + kept_hidden)
        behind_hidden = rng.sample(unseen, split[6] + split[7])
        return Swap(
            kept_ahead=_without(self.maybe_kept, back) + kept_hidden,
            gift_ahead=gift_out + gift_hidden,
            kept_behind=_without(self.behind_out, gift_out) + behind_hidden[split[6] :],
            gift_behind=self.received + back + behind_hidden[: split[6]],
        )


def _without(cards: Sequence[int], others: Sequence[int]) -> list[int]:
    return [card for card in cards if card not in others]


def draw_swap(
    ahead_out: Sequence[int], behind_out: Sequence[int], hidden: Sequence[int], count: int, rng: Random
) -> Swap:
    """An exchange of `count` cards each, drawn evenly from all that agree with what was played since by either."""
    all_ways: list[tuple[int, _Lowest, tuple[int, ...]]] = []
    for value in range(11):
        lowest = _Lowest(value, ahead_out, behind_out, hidden)
        all_ways += [(ways, lowest, split) for split in lowest.splits(count) if (ways := lowest.ways(split))]
    place = rng.randrange(sum(ways for ways, _, _ in all_ways))
    for ways, lowest, split in all_ways:
        place -= ways
        if place < 0:
            return lowest.draw(split, rng)
    raise AssertionError("no exchange agrees with what was played")
