"""Why a move is refused in Bluffing Billionaires, in words for the player who tried it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.bluffing_billionaires.cards import (
    ALLOW,
    APPROVE,
    BANK,
    CHALLENGE,
    DECLINE,
    FIRST,
    FULL,
    NAMES,
    PLAY,
    PROTECT,
    ROB,
    TAKE,
    Move,
)
from game.rules.core import CHANCE

if TYPE_CHECKING:
    from game.rules.bluffing_billionaires.state import State


def why_not(state: State, seat: int, move: Move) -> str:
    """One sentence about a move that isn't legal."""
    if state.result is not None:
        return "The game is over."
    if seat != CHANCE and not 0 <= seat < state.seating.seats:
        return f"There is no seat {seat} at this table."
    if move.verb in (FIRST, TAKE):
        return _of_chance(state, seat, move)
    if seat == CHANCE:
        return "Chance only names the start player and takes cards from hands."
    match move.verb:
        case _ if state.to_move == (CHANCE,):
            return "Chance comes first: " + ("a card is taken." if state.faces else "it names the start player.")
        case n if n == PLAY:
            return _play(state, seat, move.what)
        case n if n in (APPROVE, CHALLENGE):
            return _vote(state, seat)
        case n if n in (PROTECT, ALLOW):
            return "Only blue protects, and only when its own 7, 8 or 9 has just been taken from the hand."
        case _:
            return _power(state, seat, move)


def _of_chance(state: State, seat: int, move: Move) -> str:
    if seat != CHANCE:
        return "Only chance does that; no player may choose it."
    if move.verb == FIRST:
        return (
            "There is no such seat." if not state.faces and state.active < 0 else "The start player is known already."
        )
    if state.to_move != (CHANCE,) or state.active < 0:
        return "No card is to be taken now."
    return f"{NAMES[move.what]} is not in the hand from which a card is taken."


def _play(state: State, seat: int, face: int) -> str:
    if state.waiting:
        return "The votes on the last card are not all in yet."
    if seat not in state.to_move:
        return "It is not your turn to play a card."
    if state.to_move != (state.active,) or state.held_up >= 0:
        return "Your answer about the power is awaited first."
    if not 1 << face & FULL[state.seating.decks[seat]]:
        return f"{NAMES[face]} is not a card of your deck."
    if not 1 << face & state.hands[seat]:
        return f"{NAMES[face]} is no longer in your hand."
    return "Your answer about the power is awaited first."


def _vote(state: State, seat: int) -> str:
    if not state.waiting:
        return "There is no vote now."
    if seat == state.active:
        return "Nobody votes on their own card."
    if not state.owners >> seat & 1:
        return "Only those with a card on the table vote, and you have none."
    return "You have voted already."


def _power(state: State, seat: int, move: Move) -> str:
    if seat != state.active or not state.seating.asked[seat]:
        return "Only green and red are asked about a power, when their own card was approved."
    if state.waiting:
        return "The votes on your card are not all in yet."
    if seat not in state.to_move or state.lying[seat] < 0 or move.verb == DECLINE:
        return "You are not asked about a power now."
    if move.verb == BANK:
        return "Only green's 3, approved by all who voted, may go to the bonus pile."
    if move.verb == ROB and state.faces[state.lying[seat]] == state.seating.two:
        return "Only a player who approved of your card can be robbed."
    return "Only red's 2, approved by all who voted, lets you rob somebody."
