"""What follows the votes of Bluffing Billionaires: a question about a power, or a challenge, card against card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.bluffing_billionaires.cards import HELD, SEATS, VALUE, clockwise
from game.rules.bluffing_billionaires.events import Compared, Taken, TurnedUp, VotesShown
from game.rules.bluffing_billionaires.piles import bank, discard, into_bonus, leave_hand, open_card
from game.rules.bluffing_billionaires.seating import NOWHERE
from game.rules.bluffing_billionaires.turns import ask_chance, end, pass_turn
from game.rules.bluffing_billionaires.views import ASKED, PROTECTING, Highest
from game.rules.core import Event

if TYPE_CHECKING:
    from game.rules.bluffing_billionaires.state import State


def votes_are_in(state: State, log: list[Event] | None) -> None:
    """Show the votes: a challenge (bluff-9), a question to green or red (bluff-24), or the turn passes (bluff-8)."""
    active = state.active
    challengers = state.challengers
    if log is not None:
        approvers = state.owners & ~challengers & ~(1 << active)
        log.append(VotesShown(active, SEATS[approvers], SEATS[challengers]))
    if challengers:
        turn_up(state, log)
    elif state.seating.asked[active]:  # bluff-24
        state.phase = ASKED
        state.to_move = SEATS[1 << active]
    else:  # bluff-8
        pass_turn(state)


def turn_up(state: State, log: list[Event] | None) -> None:
    """Turn up the cards of the active player and of every challenger, and settle the first (bluff-9)."""
    lying = state.lying
    active = state.active
    challengers = state.challengers
    state.shown |= 1 << lying[active]
    for seat in SEATS[challengers]:
        state.shown |= 1 << lying[seat]
    state.queue = clockwise(challengers, active, state.seating.seats)
    if log is not None:
        log.append(TurnedUp(tuple(open_card(state, seat, lying[seat]) for seat in (active, *state.queue))))
    compare(state, log)


def compare(state: State, log: list[Event] | None) -> None:
    """Settle the first challenge of the queue, up to the random taking, if there is one (bluff-10, bluff-11)."""
    active = state.active
    challenger = state.queue[0]
    mine = state.faces[state.lying[active]]
    theirs = state.faces[state.lying[challenger]]
    ahead = VALUE[mine] - VALUE[theirs]
    if ahead > 0 or (ahead == 0 and mine == state.seating.four):  # bluff-23
        winner, loser, face = active, challenger, mine
    else:
        winner, loser, face = challenger, active, theirs
    if log is not None:
        log.append(Compared(winner, loser, ahead == 0))
    if face != state.seating.six:
        ask_chance(state, winner, loser)
        return
    state.taker = winner
    state.giver = loser
    hand_over_highest(state, log)
    taking_done(state, log, True)


def hand_over_highest(state: State, log: list[Event] | None) -> None:
    """Pink's 6 has won: no chance, and no power of the loser's acts (bluff-20)."""
    giver = state.giver
    face = HELD[state.hands[giver]][-1]
    state.highest[giver] = Highest(VALUE[face], len(state.discards[giver]))
    card = leave_hand(state, giver, face)
    if log is not None:
        log.append(Taken(state.taker, open_card(state, giver, card), True))
    into_bonus(state, state.taker, giver, card, log)


def take(state: State, face: int, log: list[Event] | None) -> None:
    """Chance has drawn a card of the loser's hand; it is turned up (bluff-11)."""
    giver = state.giver
    card = leave_hand(state, giver, face)
    if log is not None:
        log.append(Taken(state.taker, open_card(state, giver, card), False))
    if face in state.seating.protected:  # bluff-18
        state.held_up = card
        state.phase = PROTECTING
        state.to_move = SEATS[1 << giver]
    else:
        into_bonus(state, state.taker, giver, card, log)
        taking_done(state, log)


def taking_done(state: State, log: list[Event] | None, by_pink: bool = False) -> None:
    """After a hand card was taken: the turned-up card (bluff-12), then the next challenge or the turn's end."""
    loser = state.giver
    if state.queue:
        alone = not state.challengers & (state.challengers - 1)
        if alone and (by_pink or state.faces[state.lying[loser]] != state.seating.five):  # bluff-19, bluff-20
            bank(state, state.taker, loser, log)
        state.queue = state.queue[1:]
    state.taker = state.giver = NOWHERE
    if not state.hands[loser]:  # bluff-13
        rescue_five(state, log)
        end(state, loser, log)
    elif state.queue:
        compare(state, log)
    else:
        if state.challengers:
            clear_turned_up(state, log)
        pass_turn(state)


def clear_turned_up(state: State, log: list[Event] | None) -> None:
    """The challenge is over: turned-up cards that nobody took go to their owners' discard piles (bluff-14)."""
    rescue_five(state, log)
    for seat in SEATS[(state.challengers | 1 << state.active) & state.owners]:
        discard(state, seat, log)
    state.challengers = 0


def rescue_five(state: State, log: list[Event] | None) -> None:
    """Orange's turned-up 5 goes to orange's own bonus pile, even if the game ends before its turn (bluff-19)."""
    five = state.seating.five
    if five < 0:
        return
    for seat in SEATS[state.owners]:
        card = state.lying[seat]
        if state.faces[card] == five and state.shown >> card & 1:
            bank(state, seat, seat, log)
