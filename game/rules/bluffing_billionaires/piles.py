"""How single cards of Bluffing Billionaires get from hands and table to the piles, all of them face up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.bluffing_billionaires.cards import BIT, NAMES
from game.rules.bluffing_billionaires.events import Banked, Discarded, Open, TurnedUp
from game.rules.bluffing_billionaires.seating import NOWHERE
from game.rules.bluffing_billionaires.views import card_id
from game.rules.core import Event

if TYPE_CHECKING:
    from game.rules.bluffing_billionaires.state import State


def open_card(state: State, seat: int, card: int) -> Open:
    """A card that all see, for the log; `seat`: whose deck it is of."""
    return Open(seat, card_id(card), NAMES[state.faces[card]])


def show(state: State, seat: int, log: list[Event] | None) -> None:
    """Turn up the card before a seat, by its own power."""
    card = state.lying[seat]
    state.shown |= 1 << card
    if log is not None:
        log.append(TurnedUp((open_card(state, seat, card),)))


def lift(state: State, seat: int) -> int:
    """The card before a seat, taken off the table; with it goes the seat's vote."""
    card = state.lying[seat]
    state.lying[seat] = NOWHERE
    state.owners &= ~(1 << seat)
    return card


def bank(state: State, taker: int, owner: int, log: list[Event] | None) -> None:
    """The turned-up card before `owner` goes to the bonus pile of `taker`."""
    into_bonus(state, taker, owner, lift(state, owner), log)


def into_bonus(state: State, taker: int, owner: int, card: int, log: list[Event] | None) -> None:
    """An open card of the deck of `owner` goes to the bonus pile of `taker`."""
    state.bonus[taker] += (card,)
    if log is not None:
        log.append(Banked(taker, open_card(state, owner, card)))


def discard(state: State, seat: int, log: list[Event] | None) -> None:
    """The turned-up card before a seat goes to its discard pile."""
    card = lift(state, seat)
    state.discards[seat] += (card,)
    if log is not None:
        log.append(Discarded(open_card(state, seat, card)))


def leave_hand(state: State, seat: int, face: int) -> int:
    """The number of a card that leaves a hand face up."""
    card = len(state.faces)
    state.faces.append(face)
    state.hands[seat] &= ~BIT[face]
    state.shown |= 1 << card
    return card
