"""Likely states of Bluffing Billionaires: as the rules draw them, but by how players with this history bluff.

A *lean* says which cards a player likes to play: above 0 high ones, below 0 low ones. How likely each lean is follows
from the cards that everybody has seen the player play. For every drawn state each player gets a lean, and the cards
that were played face down are drawn by it, the earliest first, from what the player then had.
"""

from __future__ import annotations

from bisect import bisect
from itertools import accumulate, pairwise
from math import exp
from random import Random
from typing import Final

from game.players.search import Sampler
from game.rules.bluffing_billionaires.cards import BIT, FULL, HELD, SEATS, SIZE
from game.rules.bluffing_billionaires.sampling import sample
from game.rules.bluffing_billionaires.state import State
from game.rules.bluffing_billionaires.views import VOTE, Facts
from game.rules.view import View

_LEANS: Final = {-8.0: 0.04, -2.0: 0.06, 0.0: 0.15, 2.0: 0.2, 4.0: 0.3, 12.0: 0.25}
"""How people play, before anything was seen of them."""


def weights(lean: float, cards: int) -> tuple[float, ...]:
    """How likely each card of a hand is played, the lowest first; they add up to a little over 1."""
    found = [exp(lean * (place / max(cards - 1, 1) - 0.5)) for place in range(cards)]
    total = sum(found) * (1 - 1e-9)
    return tuple(weight / total for weight in found)


_WEIGHTS: Final = {lean: tuple(weights(lean, cards) for cards in range(SIZE + 1)) for lean in _LEANS}
_BOUNDS: Final = {lean: tuple(tuple(accumulate(row)) for row in rows) for lean, rows in _WEIGHTS.items()}


def likely(view: View[Facts]) -> Sampler[State]:
    """A source of likely states for a seat that is to move."""
    frame = sample(view, Random(0))
    others = [seat for seat in range(view.seats) if seat != view.seat]
    if frame.phase is VOTE:
        frame.waiting = frame.owners & ~(1 << frame.active)
        frame.challengers = 0
        frame.to_move = SEATS[frame.waiting]
    if any(frame.highest[seat] is not None for seat in others):
        return lambda rng: _with_votes_of(frame, sample(view, rng))
    drawn = []
    for seat in others:
        hidden = _hidden(frame, seat)
        pool = sorted([*HELD[frame.hands[seat]], *(frame.faces[card] for card in hidden)])
        if hidden:
            drawn.append((seat, hidden, pool, tuple(accumulate(leaning(frame, seat).values()))))
    bounds = tuple(_BOUNDS.values())

    def draw(rng: Random) -> State:
        state = frame.copy()
        faces, random = state.faces, rng.random
        for seat, hidden, pool, leans in drawn:
            left = pool[:]
            by_size = bounds[bisect(leans, random() * leans[-1])]
            for card in hidden:
                faces[card] = left.pop(bisect(by_size[len(left)], random()))
            state.hands[seat] = sum([BIT[face] for face in left])
        return state

    return draw


def _with_votes_of(frame: State, state: State) -> State:
    """Another state, with the votes as they are in this one."""
    state.waiting, state.challengers, state.to_move = frame.waiting, frame.challengers, frame.to_move
    return state


def _hidden(state: State, seat: int) -> list[int]:
    """The numbers of the cards that a seat has played and nobody else has seen, the earliest first."""
    cards = [*state.discards[seat], *([state.lying[seat]] if state.lying[seat] >= 0 else [])]
    return [card for card in cards if not state.shown >> card & 1]


def leaning(state: State, seat: int) -> dict[float, float]:
    """How likely each lean is for a seat, by the cards which it played and all have seen."""
    likely = dict(_LEANS)
    for card in _seen_played(state, seat):
        deck = HELD[FULL[state.seating.decks[seat]]]
        gone = {state.faces[n] for n in range(card) if state.shown >> n & 1}
        pool = [face for face in deck if face not in gone]
        place = pool.index(state.faces[card])
        for lean in likely:
            likely[lean] *= 0.02 + 0.98 * _WEIGHTS[lean][len(pool)][place]
    total = sum(likely.values())
    return {lean: weight / total for lean, weight in likely.items()}


def _seen_played(state: State, seat: int) -> list[int]:
    """Cards that the seat has played and all have seen.

    A turned-up card that was taken came to the taker right after the random card of the hand, which left it later.
    """
    deck = state.seating.decks[seat]

    def ours(card: int) -> bool:
        return state.faces[card] // SIZE == deck

    played = [card for card in state.discards[seat] if state.shown >> card & 1]
    for bonus in state.bonus:
        played += [card for before, card in pairwise(bonus) if card < before and ours(card)]
    return sorted(played)
