"""What a seat may know in Bluffing Billionaires: zones, facts, and what everybody has learnt."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from game.rules.bluffing_billionaires.cards import FIRSTS, HELD, NAMES, SEATS, SIZE, TAKES
from game.rules.core import CHANCE
from game.rules.view import Sees, View, Zone, ZoneKind

if TYPE_CHECKING:
    from game.rules.bluffing_billionaires.state import State

ID = "bluffing-billionaires"

HAND = ZoneKind("hand", Sees.OWNER, ordered=False)
SCORED_HAND = ZoneKind("hand", Sees.ALL, ordered=False)
"""A hand once the game is over and it is counted."""
FACE_DOWN = ZoneKind("face down", Sees.OWNER)
"""The card that lies before a player, who knows it."""
TURNED_UP = ZoneKind("turned up", Sees.ALL)
"""The card that lies before a player, turned up in a challenge."""
TAKEN = ZoneKind("taken", Sees.ALL)
"""A card taken from the owner's hand while the owner decides whether to protect it."""
DISCARD = ZoneKind("discard", Sees.NOBODY)
"""Can't be looked through (bluff-15); what a seat remembers of it is in `Known`."""
BONUS = ZoneKind("bonus", Sees.ALL)


class Phase(Enum):
    """What play waits for."""

    START = "start player"
    TURN = "turn"
    VOTE = "vote"
    TAKING = "taking"
    PROTECTING = "protecting"
    ASKED = "asked"
    OVER = "over"


START, TURN, VOTE, TAKING, PROTECTING, ASKED, OVER = Phase
"""The phases by themselves: looking one up in the enumeration costs as much as playing a card."""


@dataclass(frozen=True, slots=True)
class Highest:
    """What pink's 6 showed of a hand (bluff-20): its highest card had `value`, so all that was left was lower.

    `discards`: how many cards lay in the discard pile then; only they can be higher.
    """

    value: int
    discards: int


@dataclass(frozen=True, slots=True)
class Known:
    """What this seat has learnt and could remember.

    `discards`: for every seat's discard pile, from the bottom up, the faces of the cards that all have seen turned up;
    None for those discarded face down (bluff-15). `own`: the faces of the viewer's whole own pile. `highest`: what
    pink's 6 showed of a seat's hand (bluff-20); None if nothing.
    """

    discards: tuple[tuple[str | None, ...], ...]
    own: tuple[str, ...]
    highest: tuple[Highest | None, ...]


@dataclass(frozen=True, slots=True)
class Facts:
    """All that is no card.

    `phase`: what play waits for. `active`: whose card it is about; None before the start. `voters`: who votes on it;
    `voted`: whose vote is in; `vote`: the viewer's own. `challengers`: challenges still to be settled, the present
    one first; `alone`: there was just one, so the winner gets the turned-up card too (bluff-12). `taker`, `giver`:
    the sides of the taking that is under way.
    """

    phase: Phase
    active: int | None
    voters: tuple[int, ...]
    voted: tuple[int, ...]
    vote: str | None
    challengers: tuple[int, ...]
    alone: bool
    taker: int | None
    giver: int | None
    known: Known


def view_of(state: State, seat: int | None) -> View[Facts]:
    """All that this seat may know; None: a bystander."""
    seats = range(state.seating.seats)
    return View(
        ID,
        seat,
        len(seats),
        state.seating.options,
        state.to_move,
        tuple(zone for owner in seats for zone in _zones(state, owner, seat)),
        _facts(state, seat),
        () if seat is None else tuple(state.legal(seat)),
        _chance(state, seat),
        state.result,
    )


def card_id(number: int) -> int:
    """The id of a card that has left a hand; ids of hand cards are smaller."""
    return len(NAMES) + number


def hand_id(seat: int, place: int) -> int:
    """The id of a card in a hand. To its owner, places go by the value; to others a hand is a set of places."""
    return seat * SIZE + place


def _zones(state: State, owner: int, seat: int | None) -> list[Zone]:
    faces = state.faces

    def name(number: int) -> str:
        return NAMES[faces[number]]

    def pile(kind: ZoneKind, numbers: tuple[int, ...]) -> Zone:
        return kind.show(numbers, name, seat, owner, ids=card_id)

    lying = state.lying[owner]
    held_up = state.held_up if state.held_up >= 0 and owner == state.giver else -1
    turned_up = lying >= 0 and state.shown >> lying & 1
    return [
        _hand(state, owner, seat),
        pile(FACE_DOWN, () if lying < 0 or turned_up else (lying,)),
        pile(TURNED_UP, (lying,) if turned_up else ()),
        pile(TAKEN, () if held_up < 0 else (held_up,)),
        pile(DISCARD, state.discards[owner]),
        pile(BONUS, state.bonus[owner]),
    ]


def _hand(state: State, owner: int, seat: int | None) -> Zone:
    held = HELD[state.hands[owner]]
    places = {face: face % SIZE if owner == seat else place for place, face in enumerate(held)}
    kind = HAND if state.result is None else SCORED_HAND
    return kind.show(held, NAMES.__getitem__, seat, owner, ids=lambda face: hand_id(owner, places[face]))


def _facts(state: State, seat: int | None) -> Facts:
    voting = state.waiting != 0
    voters = state.owners & ~(1 << state.active) if voting else 0
    taking = state.phase in (Phase.TAKING, Phase.PROTECTING)
    voted = voters & ~state.waiting
    vote = None
    if seat is not None and voted >> seat & 1:
        vote = "challenge" if state.challengers >> seat & 1 else "approve"
    return Facts(
        state.phase,
        state.active if state.active >= 0 else None,
        SEATS[voters],
        SEATS[voted],
        vote,
        state.queue,
        len(state.queue) > 0 and not state.challengers & (state.challengers - 1),
        state.taker if taking else None,
        state.giver if taking else None,
        _known(state, seat),
    )


def _known(state: State, seat: int | None) -> Known:
    faces = state.faces
    return Known(
        tuple(
            tuple(NAMES[faces[card]] if state.shown >> card & 1 else None for card in pile) for pile in state.discards
        ),
        () if seat is None else tuple(NAMES[faces[card]] for card in state.discards[seat]),
        tuple(state.highest),
    )


def _chance(state: State, seat: int | None) -> tuple[object, ...]:
    """The chance moves this seat may know: all start players, but a taking only if it is the seat's own hand."""
    if state.to_move != (CHANCE,):
        return ()
    if state.active < 0:
        return FIRSTS[: state.seating.seats]
    return TAKES[state.hands[seat]] if seat is not None and seat == state.giver else ()
