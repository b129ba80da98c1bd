"""One moment of a game of Bluffing Billionaires: what lies where, and what each move does to it.

A hand is a set of faces as bits. A card gets its number, the next one, when it leaves a hand, so that numbers tell
nothing of the hand they came from; `faces` has the face of every number given so far.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.rules.bluffing_billionaires.cards import (
    APPROVE,
    BANK,
    BANKING,
    BIT,
    CHALLENGE,
    DECLINE,
    DECLINING,
    FIRST,
    FIRSTS,
    FULL,
    PLAY,
    PLAYS,
    PROTECT,
    PROTECTIONS,
    ROB,
    ROBBING,
    SEATS,
    TAKE,
    TAKES,
    VOTES,
    Move,
)
from game.rules.bluffing_billionaires.challenge import take, taking_done, votes_are_in
from game.rules.bluffing_billionaires.events import Answered, Played, Started, Voted
from game.rules.bluffing_billionaires.piles import bank, discard, into_bonus, show
from game.rules.bluffing_billionaires.seating import NOWHERE, Seating
from game.rules.bluffing_billionaires.turns import CHANCE_MOVES, ask_chance, end, pass_turn
from game.rules.bluffing_billionaires.views import START, TAKING, TURN, VOTE, Facts, Highest, Phase, card_id, view_of
from game.rules.bluffing_billionaires.words import why_not
from game.rules.core import Event, Result, RuleError
from game.rules.view import View


class State:
    """Everything that is true, hidden cards included.

    `hands`: a set of faces a seat. `lying`: the number of the card before a seat, NOWHERE if there is none; `owners`
    is the set of seats with one. `discards`, `bonus`: numbers of cards, from the bottom up. `shown`: the set of
    numbers whose faces everybody saw. `waiting`: who still has to vote; `challengers`: who has voted so. `queue`: the
    challenges not yet settled, the present one first; empty while red robs. `taker`, `giver`: the sides of a taking;
    `held_up`: the taken card about which blue decides.
    """

    __slots__ = (
        "active",
        "bonus",
        "challengers",
        "discards",
        "faces",
        "giver",
        "hands",
        "held_up",
        "highest",
        "lying",
        "owners",
        "phase",
        "queue",
        "result",
        "seating",
        "shown",
        "taker",
        "to_move",
        "waiting",
    )

    seating: Seating
    phase: Phase
    to_move: tuple[int, ...]
    result: Result | None
    active: int
    hands: list[int]
    lying: list[int]
    owners: int
    faces: list[int]
    shown: int
    discards: list[tuple[int, ...]]
    bonus: list[tuple[int, ...]]
    highest: list[Highest | None]
    waiting: int
    challengers: int
    queue: tuple[int, ...]
    taker: int
    giver: int
    held_up: int

    def __init__(self, seating: Seating) -> None:
        seats = seating.seats
        self.seating = seating
        self.phase = START
        self.to_move = CHANCE_MOVES
        self.result = None
        self.active = NOWHERE
        self.hands = [FULL[deck] for deck in seating.decks]  # bluff-3
        self.lying = [NOWHERE] * seats
        self.owners = 0
        self.faces = []
        self.shown = 0
        self.discards = [()] * seats
        self.bonus = [()] * seats
        self.highest = [None] * seats
        self.waiting = 0
        self.challengers = 0
        self.queue = ()
        self.taker = self.giver = self.held_up = NOWHERE

    def copy(self) -> State:
        """An independent state."""
        other = State.__new__(State)
        other.seating = self.seating
        other.phase = self.phase
        other.to_move = self.to_move
        other.result = self.result
        other.active = self.active
        other.hands = self.hands[:]
        other.lying = self.lying[:]
        other.owners = self.owners
        other.faces = self.faces[:]
        other.shown = self.shown
        other.discards = self.discards[:]
        other.bonus = self.bonus[:]
        other.highest = self.highest[:]
        other.waiting = self.waiting
        other.challengers = self.challengers
        other.queue = self.queue
        other.taker = self.taker
        other.giver = self.giver
        other.held_up = self.held_up
        return other

    def view(self, seat: int | None) -> View[Facts]:
        """All that this seat may know; None: a bystander."""
        return view_of(self, seat)

    # ------------------------------------------------------------ what may be done

    def movers(self) -> tuple[int, ...]:
        """Every seat with a legal move: here always those that play waits for."""
        return self.to_move

    def legal(self, seat: int) -> list[Move]:
        """The seat's legal moves in a stable order; `[]` for a seat that can't move."""
        if seat not in self.to_move:
            return []
        phase = self.phase
        if phase is TURN:
            return [*PLAYS[self.hands[seat]]]
        if phase is VOTE:
            return [*VOTES]
        return [*self._rarer(seat)]

    def _rarer(self, seat: int) -> Sequence[Move]:
        match self.phase:
            case Phase.START:
                return FIRSTS[: self.seating.seats]
            case Phase.TAKING:
                return TAKES[self.hands[self.giver]]
            case Phase.PROTECTING:
                return PROTECTIONS
            case _:
                return self._powers(seat)

    def _powers(self, seat: int) -> list[Move]:
        """What an owner of green or red may answer: only the 3 or the 2 allows more than declining (bluff-24)."""
        face = self.faces[self.lying[seat]]
        if face == self.seating.three:
            return [BANKING, DECLINING]
        if face == self.seating.two:
            return [*(ROBBING[victim] for victim in SEATS[self.owners] if victim != seat), DECLINING]
        return [DECLINING]

    def chance(self, rng: Random) -> Move:
        """The start player (bluff-3), or the card that is taken (bluff-11), drawn evenly."""
        moves = TAKES[self.hands[self.giver]] if self.phase is TAKING else FIRSTS[: self.seating.seats]
        return moves[int(rng.random() * len(moves))]

    # ------------------------------------------------------------ what a move does

    def play(self, seat: int, move: Move, log: list[Event] | None = None) -> None:
        """Carry out a move. Raises RuleError for an illegal one and leaves the state untouched."""
        verb, what = move
        if seat not in self.to_move:
            raise RuleError(why_not(self, seat, move))
        phase = self.phase
        if phase is VOTE:
            if verb == CHALLENGE:
                self.challengers |= 1 << seat
            elif verb != APPROVE:
                raise RuleError(why_not(self, seat, move))
            if log is not None:
                log.append(Voted(seat))
            waiting = self.waiting = self.waiting & ~(1 << seat)
            if waiting:
                self.to_move = SEATS[waiting]
            else:
                votes_are_in(self, log)
        elif phase is TURN:
            if verb != PLAY or not self.hands[seat] & BIT[what]:
                raise RuleError(why_not(self, seat, move))
            self._lay(seat, what, log)
        elif phase is TAKING:
            if verb != TAKE or not self.hands[self.giver] & BIT[what]:
                raise RuleError(why_not(self, seat, move))
            take(self, what, log)
        else:
            if move not in self._rarer(seat):
                raise RuleError(why_not(self, seat, move))
            self._answer(seat, move, log)

    def _answer(self, seat: int, move: Move, log: list[Event] | None) -> None:
        verb, what = move
        if verb == FIRST:
            if log is not None:
                log.append(Started(what))
            self.phase = TURN
            self.active = what
            self.to_move = SEATS[1 << what]
            return
        if log is not None:
            log.append(Answered(seat, str(move)))
        if verb == DECLINE:
            pass_turn(self)
        elif verb == BANK:  # bluff-21
            show(self, seat, log)
            bank(self, seat, seat, log)
            pass_turn(self)
        elif verb == ROB:  # bluff-22
            show(self, seat, log)
            discard(self, seat, log)
            ask_chance(self, seat, what)
        else:  # bluff-18
            card = self.held_up
            self.held_up = NOWHERE
            into_bonus(self, self.giver if verb == PROTECT else self.taker, self.giver, card, log)
            taking_done(self, log)

    def _lay(self, seat: int, face: int, log: list[Event] | None) -> None:
        """Lay a hand card face down, the earlier one going to the discard pile unseen (bluff-4)."""
        faces = self.faces
        lying = self.lying
        under = lying[seat]
        if under >= 0:
            self.discards[seat] += (under,)
        lying[seat] = len(faces)
        faces.append(face)
        if log is not None:
            log.append(Played(seat, card_id(lying[seat]), None if under < 0 else card_id(under)))
        hand = self.hands[seat] = self.hands[seat] & ~BIT[face]
        bit = 1 << seat
        voters = self.owners & ~bit
        self.owners |= bit
        if not hand:  # bluff-5
            end(self, seat, log)
        elif voters:  # bluff-7
            self.phase = VOTE
            self.waiting = voters
            self.to_move = SEATS[voters]
        else:  # bluff-6
            pass_turn(self)
