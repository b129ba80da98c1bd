"""A deal of Bullets and Bombs looked at afterwards: its par, and the best that it could have brought.

`best_possible` knows the stock. Which choice cards come together doesn't depend on what is kept. Lower bound: a line
of play, found by keeping the most promising hands step by step. Upper bound, proved by counting: so many bundles have
at most so many ranks, and to each choice of ranks at most so many cards can come, whatever bombs do; a bundle takes
seven. Where both bounds agree, the best possible is known exactly; else it lies between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Final

from game.players.bullets_and_bombs.plan import Planner
from game.players.bullets_and_bombs.stock import BOMB, LOST, Pair, Step, finish, places, steps, turns
from game.rules.bullets_and_bombs.cards import BULLET, BUNDLE, END, RANKS, WILD
from game.rules.bullets_and_bombs.moves import Deal
from game.rules.bullets_and_bombs.sight import NO_CARD
from game.rules.bullets_and_bombs.table import Phase, Table
from game.rules.core import CHANCE

PAR: Final = Planner(40)
"""The good player whose score is par."""
WIDTH: Final = 40
"""Hands that are kept at every step of the search with the stock known."""


@dataclass(frozen=True, slots=True)
class Best:
    """The best score possible lies from `reached`, for which a line of play is known, to `bound`, proved by counting.

    `reached` is None if no way to win was found.
    """

    reached: int | None
    bound: int

    @property
    def exact(self) -> bool:
        """Whether the best possible score is known for certain."""
        return self.reached == self.bound


def par(table: Table, faces: Sequence[int], seed: str) -> int | None:
    """What a good player who knows no more than anybody scores on this deal; None if the game is lost.

    `table`: before the deal, with the house rules. `faces`: the whole deck, top card first.
    """
    state = table.copy()
    state.play(CHANCE, Deal(tuple(faces)))
    rng = Random(seed)
    while state.to_move:
        (seat,) = state.to_move
        state.play(seat, PAR.choose(state.view(seat), rng))
    assert state.result is not None
    return state.result.scores[0]


def best_possible(table: Table, faces: Sequence[int]) -> Best:
    """How well this deal could have been played. `table` and `faces` as in `par`."""
    state = table.copy()
    state.play(CHANCE, Deal(tuple(faces)))
    coming = _coming(state)
    bound = _most_bundles(state.holding, steps(coming))
    if state.early_bundles:
        return Best(None, bound)  # what a bomb may take then depends on more than counts
    reached = _reached(tuple(state.holding), coming)
    return Best(reached if reached != LOST else None, bound)


def _most_bundles(holding: Sequence[int], left: Sequence[Step]) -> int:
    """More bundles than this can't be made, and so no more points.

    Bundles of b different ranks or fewer use only cards of some b ranks, red 3s and wilds, and no more cards than are
    left after all bombs that surely take one. Cards that cost are taken as if they didn't.
    """
    most = sum(holding) + sum(step != BOMB for step in left) - _surely_lost(holding, left)
    for bundles in range(min(len(RANKS), most // BUNDLE), 0, -1):
        for ranks in combinations(range(len(RANKS)), bundles):
            used = {*ranks, WILD, BULLET}
            cards = sum(holding[place] for place in used)
            cards += sum(not used.isdisjoint(step) if isinstance(step, Pair) else step in used for step in left)
            if cards >= BUNDLE * bundles:
                return bundles
    return 0


def _surely_lost(holding: Sequence[int], left: Sequence[Step]) -> int:
    """Bombs that take a card whatever is kept: a rank of the first hand is there, and can't be finished by then."""
    lost = bombs = 0
    reach = [*holding]
    for step in left:
        if isinstance(step, Pair):
            for place in set(step):
                reach[place] += 1
        elif step == BOMB:
            lost += any(cards > bombs and reach[rank] < BUNDLE for rank, cards in enumerate(holding[:WILD]))
            bombs += 1
    return lost


def _coming(state: Table) -> list[int]:
    """What comes after the deal, as places; cards turned up so far are its start."""
    lying = places([state.faces[card] for card in (state.first, state.second) if card != NO_CARD])
    bomb = [BOMB] if state.phase is Phase.BOMB else []
    return [*lying, *bomb, *places([face for face in state.faces[state.turned :] if face != END])]


def _reached(holding: tuple[int, ...], coming: Sequence[int]) -> int:
    """The best that was found. A hand is as promising as what the simple rule would make of it from there."""
    hands = {holding}
    best = LOST
    left = turns(coming)
    for place, step in enumerate(steps(coming)):
        after = {new for hand in hands for new in _next(hand, step)}
        rated = sorted(((finish([*hand], left[place + 1 :]), _large(hand), hand) for hand in after), reverse=True)
        best = max(best, rated[0][0])
        hands = {hand for _, _, hand in rated[:WIDTH]}
    return best


def _next(hand: tuple[int, ...], step: Step) -> list[tuple[int, ...]]:
    if isinstance(step, Pair):
        return [_with(hand, place, 1) for place in set(step)]
    if step != BOMB:
        return [_with(hand, step, 1)]
    largest = max((cards for cards in hand[:WILD] if cards < BUNDLE), default=0)
    if not largest:
        return [hand]
    return [_with(hand, place, -1) for place, cards in enumerate(hand[:WILD]) if cards == largest]


def _with(hand: tuple[int, ...], place: int, more: int) -> tuple[int, ...]:
    return (*hand[:place], hand[place] + more, *hand[place + 1 :])


def _large(hand: tuple[int, ...]) -> int:
    """Large groups up to seven, and wild cards."""
    return sum(min(cards, BUNDLE) ** 2 for cards in hand[:WILD]) + 9 * hand[WILD]
