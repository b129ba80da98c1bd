"""What a bomb may take (bombs-7 to bombs-10)."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.bullets_and_bombs.cards import BULLET, BUNDLE, GROUP, WILD
from game.rules.bullets_and_bombs.moves import LOSE, LOSE_NONE, Lose


def targets(holding: Sequence[int], early_bundles: bool) -> tuple[Lose, ...]:
    """What the player may name at a bomb; if there is just one it happens by itself, and none may be the one.

    `holding`: the hand counted by place.
    """
    if early_bundles and (holding[BULLET] or holding[WILD]):
        return _early_targets(holding)
    largest = 0
    ranks: list[int] = []
    for rank, cards in enumerate(holding[:WILD]):
        if largest <= cards < BUNDLE and cards:
            if cards > largest:
                largest = cards
                ranks = []
            ranks.append(rank)
    return tuple([LOSE[rank] for rank in ranks]) if ranks else (LOSE_NONE,)


def _early_targets(holding: Sequence[int]) -> tuple[Lose, ...]:
    """House rule early-bundles (bombs-9): red 3s and wilds may be placed with the groups first, in any allowed way."""
    bullets, wilds = holding[BULLET], holding[WILD]
    unfinished = {rank: cards for rank, cards in enumerate(holding[:WILD]) if 0 < cards < BUNDLE}
    moves = [LOSE[rank] for rank in unfinished if _can_be_largest(rank, unfinished, bullets, wilds)]
    if _can_grow([(cards, BUNDLE) for cards in unfinished.values()], bullets, wilds):
        moves.append(LOSE_NONE)
    return tuple(moves)


def _can_be_largest(rank: int, unfinished: dict[int, int], bullets: int, wilds: int) -> bool:
    """Whether the group can be left unfinished at some size with all larger ones finished."""
    cards = unfinished[rank]
    return any(
        _can_grow([(cards, size)] + [(n, BUNDLE) for n in unfinished.values() if n > size], bullets, wilds)
        for size in range(cards, BUNDLE)
    )


def _can_grow(growths: list[tuple[int, int]], bullets: int, wilds: int) -> bool:
    """Whether the red 3s and wilds are enough for groups to grow from so many ranked cards to such a size.

    Below three cards only red 3s help; beyond, a wild does what a red 3 does. No group needs more than four wilds:
    it has three cards when the first joins, and seven are enough.
    """
    only_bullets = sum(min(size, GROUP) - min(cards, GROUP) for cards, size in growths)
    return only_bullets <= bullets and sum(size - cards for cards, size in growths) <= bullets + wilds
