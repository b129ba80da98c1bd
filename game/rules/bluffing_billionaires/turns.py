"""Whose move comes next in Bluffing Billionaires, and how a game is scored."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.bluffing_billionaires.cards import COINS, POINTS, SEATS
from game.rules.bluffing_billionaires.events import Ended
from game.rules.bluffing_billionaires.views import OVER, TAKING, TURN
from game.rules.core import CHANCE, Event, Result

if TYPE_CHECKING:
    from game.rules.bluffing_billionaires.state import State

CHANCE_MOVES = (CHANCE,)
"""Nobody but chance is to move."""


def pass_turn(state: State) -> None:
    """To the active player's left (bluff-6, bluff-8, bluff-14)."""
    active = state.active + 1
    if active == state.seating.seats:
        active = 0
    state.active = active
    state.phase = TURN
    state.to_move = SEATS[1 << active]


def ask_chance(state: State, taker: int, giver: int) -> None:
    """A random card of the giver's hand is due (bluff-11, bluff-22)."""
    state.taker = taker
    state.giver = giver
    state.phase = TAKING
    state.to_move = CHANCE_MOVES


def end(state: State, seat: int, log: list[Event] | None) -> None:
    """Score hands and coins (bluff-16); what lies on the table or is discarded counts for nobody."""
    state.phase = OVER
    state.to_move = ()
    state.queue = ()
    state.challengers = 0
    coins = [sum(COINS[state.faces[card]] for card in pile) for pile in state.bonus]
    scores = [POINTS[hand] + extra for hand, extra in zip(state.hands, coins, strict=True)]
    ranks = list(zip(scores, coins, strict=True))
    best = max(ranks)
    winners = tuple(place for place, rank in enumerate(ranks) if rank == best)
    state.result = Result(winners, tuple(scores), {"coins": coins})
    if log is not None:
        log.append(Ended(seat))
