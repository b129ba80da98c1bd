"""Why a move is refused in Bluffing Billionaires, in words for the player who tried it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from game.rules.bluffing_billionaires.cards import (
    ALLOW,
    APPROVE,
    BANK,
    CHALLENGE,
    FIRST,
    FULL,
    NAMES,
    PLAY,
    PROTECT,
    TAKE,
    Move,
)
from game.rules.bluffing_billionaires.views import ASKED, OVER, START, TAKING, TURN, VOTE
from game.rules.core import CHANCE

if TYPE_CHECKING:
    from game.rules.bluffing_billionaires.state import State

IS_OVER: Final = "The game is over."
NO_SEAT: Final = "There is no such seat at this table."
NOT_CHANCE: Final = "Chance only names the start player and takes cards from hands."
ONLY_CHANCE: Final = "That is left to chance; no player may choose it."
STARTED: Final = "The start player is known already."
NOTHING_TAKEN: Final = "No card is to be taken now."
NOT_THERE: Final = "{card} is not in the hand from which a card is taken."
START_FIRST: Final = "Chance names the start player first."
TAKING_FIRST: Final = "A card is being taken from a hand first."
VOTES_FIRST: Final = "The votes on the last card are not all in yet."
ANSWER_FIRST: Final = "Answer first what your power is to do."
NOT_YOUR_TURN: Final = "It is not your turn to play a card."
NOT_YOUR_DECK: Final = "{card} is not a card of your deck."
GONE: Final = "{card} is no longer in your hand."
NO_VOTE: Final = "There is nothing to vote on now."
OWN_CARD: Final = "Nobody votes on their own card."
NO_CARD: Final = "Only players with a card on the table vote, and you have none."
VOTED: Final = "You have voted already."
NOT_BLUE: Final = "Only blue protects, when its own 7, 8 or 9 was just taken from the hand."
NOT_ASKED: Final = "You are not asked: green and red are, when their own card was approved by all who voted."
NOT_THE_THREE: Final = "Only green's 3 may go to its own bonus pile."
NOT_THE_TWO: Final = "Only red's 2 lets you rob somebody."
NOT_AN_APPROVER: Final = "You can only rob a player who approved of your card."


def why_not(state: State, seat: int, move: Move) -> str:
    """One sentence about a move that isn't legal."""
    phase = state.phase
    if phase is OVER:
        return IS_OVER
    if seat != CHANCE and not 0 <= seat < state.seating.seats:
        return NO_SEAT
    if move.verb in (FIRST, TAKE):
        return _of_chance(state, seat, move)
    if seat == CHANCE:
        return NOT_CHANCE
    if phase in (START, TAKING):
        return START_FIRST if phase is START else TAKING_FIRST
    if move.verb == PLAY:
        return _play(state, seat, move.what)
    if move.verb in (APPROVE, CHALLENGE):
        return _vote(state, seat)
    return NOT_BLUE if move.verb in (PROTECT, ALLOW) else _power(state, seat, move)


def _of_chance(state: State, seat: int, move: Move) -> str:
    if seat != CHANCE:
        return ONLY_CHANCE
    if move.verb == FIRST:
        return NO_SEAT if state.phase is START else STARTED
    return NOT_THERE.format(card=NAMES[move.what]) if state.phase is TAKING else NOTHING_TAKEN


def _play(state: State, seat: int, face: int) -> str:
    if state.phase is VOTE:
        return VOTES_FIRST
    if seat not in state.to_move:
        return NOT_YOUR_TURN
    if state.phase is not TURN:
        return ANSWER_FIRST
    ours = 1 << face & FULL[state.seating.decks[seat]]
    return (GONE if ours else NOT_YOUR_DECK).format(card=NAMES[face])


def _vote(state: State, seat: int) -> str:
    if state.phase is not VOTE:
        return NO_VOTE
    if seat == state.active:
        return OWN_CARD
    return VOTED if state.owners >> seat & 1 else NO_CARD


def _power(state: State, seat: int, move: Move) -> str:
    if state.phase is not ASKED or seat not in state.to_move:
        return NOT_ASKED
    if move.verb == BANK:
        return NOT_THE_THREE
    return NOT_AN_APPROVER if state.faces[state.lying[seat]] == state.seating.two else NOT_THE_TWO
