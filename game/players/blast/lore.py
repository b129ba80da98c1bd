"""What the search knows of Blast: which of very many moves are worth a try, and what the end of a round is worth."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import combinations
from math import comb
from random import Random
from typing import Any, Final

from game.players.blast.cheap import every, lead_for, price
from game.players.blast.guess import likely
from game.players.blast.rounds import finish_round
from game.players.blast.standing import chance_to_win
from game.players.search import Sampler
from game.rules.blast.cards import ANY_FACTION, HAND, listed, value_of
from game.rules.blast.moves import PASS, BlastMove, Give, Lead, Phase
from game.rules.blast.state import BlastState
from game.rules.core import CHANCE
from game.rules.view import View

MOST: Final = 40
"""The search looks at no more moves than these in one position."""
_A_PLANET: Final = 8
"""Leads for one planet."""
_FEW: Final = 6
"""With so few cards every way to play them is looked at: which of equal cards stay may decide."""


class BlastLore:
    """The lore of Blast."""

    def sampler(self, view: View[Any]) -> Sampler[BlastState]:
        """Likely states; a gift that is chosen but not given yet is taken back."""
        return likely(view)

    def moves(self, state: BlastState, seat: int) -> Sequence[Any]:
        """The cheapest leads of all kinds, the cheapest answers and the pass, few of the gifts."""
        match state.phase:
            case Phase.LEAD:
                return _leads(state, seat)
            case Phase.ANSWER:
                return _answers(state, seat)
            case Phase.EXCHANGE:
                return _gifts(state, seat)
            case _:
                return state.legal(seat)

    def eyes(self, state: BlastState, seat: int) -> Hashable:
        """Nothing: what is in a hand shows in what can be played."""
        return None

    def finish(self, state: BlastState, rng: Random) -> Sequence[float]:
        """Play the round to its end by the policy and value how the two then stand."""
        if state.phase is Phase.OVER or state.to_move == (CHANCE,):
            leader = state.leader
        else:
            star = _finish(state, rng)
            state.stars[star] += 1
            leader = 1 - star
        first = chance_to_win((state.points(0), state.points(1)), (state.stars[0], state.stars[1]), leader)
        return first, 1 - first


LORE: Final = BlastLore()


def _finish(state: BlastState, rng: Random) -> int:
    while state.phase is Phase.EXCHANGE:
        seat = state.to_move[0]
        state.play(seat, _gifts(state, seat)[0])
    return finish_round(state, rng)


def shortlist(view: View[Any]) -> tuple[BlastMove, ...]:
    """The moves of a seat's view that the search looks at: at most 40 of them, the likely ones first."""
    assert view.seat is not None
    if len(view.legal) <= 1:
        return tuple(view.legal)
    return tuple(LORE.moves(likely(view)(Random(0)), view.seat))


def _few(state: BlastState, seat: int) -> bool:
    return state.hands[seat].bit_count() <= _FEW


def _leads(state: BlastState, seat: int) -> list[BlastMove]:
    """The cheapest leads for every planet, those with most cards for planets that aren't one's own first."""
    hand, planets = state.hands[seat], state.planets
    if _few(state, seat):
        leads = [move for move in state.legal(seat) if isinstance(move, Lead)]
    else:
        leads = [lead_for(planet, play) for planet in range(5) for play in every(hand, planet)[:_A_PLANET]]

    def worth(lead: Lead) -> tuple[float, tuple[int, ...], int]:
        combination = lead.combination
        mine = planets[lead.planet] == seat
        return combination.lowest - 4 * len(combination.cards) - (0 if mine else 3), price(combination), lead.planet

    return [*sorted(leads, key=worth)[:MOST]]


def _answers(state: BlastState, seat: int) -> list[BlastMove]:
    """The cheapest answers, and last the pass."""
    assert state.best is not None
    if state.bound == ANY_FACTION and not _few(state, seat):
        return [*every(state.hands[seat], state.planet, state.best.lowest)[: MOST - 1], PASS]
    passing, *plays = state.legal(seat)
    return [*plays[: MOST - 1], passing]


def _gifts(state: BlastState, seat: int) -> Sequence[Give]:
    """All gifts of the leader on points; else gifts of cards that are low and go with few others."""
    if seat == state.ahead:
        return state.highest_gifts(seat)
    count = state.exchange
    hand = listed(state.hands[seat])
    values = [value_of(card) for card in hand]
    cheap = sorted(hand, key=lambda card: (value_of(card) + 2 * values.count(value_of(card)), card))
    pool = count
    while pool < HAND and comb(pool + 1, count) <= MOST:
        pool += 1
    return [Give(sorted(cards)) for cards in combinations(cheap[:pool], count)]
