"""What the search knows of Bluffing Billionaires: whom a card before one tells what, and how a game may go on."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Hashable, Sequence
from itertools import accumulate
from math import exp, tanh
from random import Random
from typing import Any, Final

from game.players.bluffing_billionaires.guess import likely, weights
from game.players.search import Sampler, shares
from game.rules.bluffing_billionaires.cards import HELD, PLAYS, PROTECTIONS, ROB, SIZE, VALUE, VOTES, Move
from game.rules.bluffing_billionaires.state import State
from game.rules.bluffing_billionaires.views import PROTECTING, TURN, VOTE, Facts
from game.rules.core import CHANCE
from game.rules.view import View

_FEW: Final = 4
"""A hand of so many cards is looked at as a whole; a larger one is too rare to learn anything of it."""
_MARGIN: Final = 12.0
"""A lead of so many points is three quarters of a win, when margins count."""
_NO_HIGHER: Final = tuple((1 << value) - 1 for value in VALUE)
"""The bits of a deck's cards that are no higher than this one, counted from the deck's first."""
# How a game is finished, tuned by letting such players meet the rule of thumb and the simplest strategies.
_CLAIMS: Final = tuple(tuple(accumulate(weights(4.0, cards))) for cards in range(SIZE + 1))
"""For hands of so many cards up to which share of luck each card is played where somebody has a vote."""
_FREE: Final = tuple(tuple(accumulate(weights(12.0, cards))) for cards in range(SIZE + 1))
"""The same where nobody has: then the card is there to call the bluffs of others, and so is high."""
_DOUBT: Final = tuple(
    tuple(1 / (1 + exp(-20 * (losing / max(possible, 1) - 0.45))) for possible in range(SIZE + 1))
    for losing in range(SIZE + 1)
)
"""How likely a challenge is if so many of so many possible cards lose it."""


class BluffingLore:
    """The lore of Bluffing Billionaires."""

    def sampler(self, view: View[Facts]) -> Sampler[State]:
        """Likely states; votes that are in but not shown are taken back."""
        return likely(view)

    def moves(self, state: State, seat: int) -> Sequence[Any]:
        """All of them, never more than nine: the highest cards first, and the vote that looks right."""
        phase = state.phase
        if phase is TURN:
            return PLAYS[state.hands[seat]][::-1]
        if phase is VOTE:
            return VOTES[::-1] if doubt(state, seat) > 0.5 else VOTES
        return state.legal(seat)

    def eyes(self, state: State, seat: int) -> Hashable:
        """To a voter the own card on the table is all that matters; beside it a hand of a few cards."""
        hand = state.hands[seat]
        few = hand if len(HELD[hand]) <= _FEW else -1
        return few if state.phase is TURN else (few, state.faces[state.lying[seat]] if state.lying[seat] >= 0 else -1)

    def finish(self, state: State, rng: Random) -> Sequence[float]:
        """Play on by the policy, then share the win, half by points: a lead is worth something while luck is left."""
        play, random = state.play, rng.random
        while state.to_move:
            seat = state.to_move[0]
            if seat == CHANCE:
                play(CHANCE, state.chance(rng))
            elif state.phase is VOTE:
                play(seat, VOTES[random() < doubt(state, seat)])
            elif state.phase is TURN:
                moves = PLAYS[state.hands[seat]]
                bounds = (_CLAIMS if state.owners & ~(1 << seat) else _FREE)[len(moves)]
                play(seat, moves[bisect(bounds, random())])
            else:
                play(seat, power(state, seat))
        assert state.result is not None
        return worth(state)


LORE: Final = BluffingLore()


def worth(state: State) -> list[float]:
    """What a finished game is worth to each seat."""
    result = state.result
    assert result is not None
    scores = [score or 0 for score in result.scores]
    found = []
    for seat, share in enumerate(shares(result, len(scores))):
        rival = max(score for other, score in enumerate(scores) if other != seat)
        found.append(0.5 * share + 0.25 + 0.25 * tanh((scores[seat] - rival) / _MARGIN))
    return found


def doubt(state: State, seat: int) -> float:
    """How likely a voter challenges: by how many of the cards that the claim may be would lose to the own one."""
    active = state.active
    shift = state.seating.decks[active] * SIZE
    possible = (state.hands[active] >> shift) | 1 << state.faces[state.lying[active]] - shift
    losing = possible & _NO_HIGHER[state.faces[state.lying[seat]]]
    return _DOUBT[losing.bit_count()][possible.bit_count()]


def power(state: State, seat: int) -> Move:
    """Powers are used whenever they can be; red robs the largest hand."""
    if state.phase is PROTECTING:
        return PROTECTIONS[0]
    moves = state.legal(seat)
    if moves[0].verb == ROB:
        return max(moves[:-1], key=lambda move: state.hands[move.what].bit_count())
    return moves[0]
