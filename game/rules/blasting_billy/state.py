"""One moment of Blasting Billy, and what a move does to it."""

from __future__ import annotations

from random import Random
from typing import Final

from game.rules.blasting_billy import events
from game.rules.blasting_billy.cards import (
    BOX,
    DECK,
    DYNAMITE,
    FACES,
    FIRSTS,
    MOST_SEATS,
    PUTS,
    TYPE,
    TYPES,
    VALUE,
    Deal,
    First,
    Move,
    Place,
    Put,
    column,
)
from game.rules.blasting_billy.scoring import KINDS, Count, exploding, score
from game.rules.blasting_billy.views import Facts, see
from game.rules.core import CHANCE, Event, Result, RuleError, shuffled
from game.rules.view import View

HAND: Final = 3
SET_ASIDE: Final = {2: 12, 3: 6, 4: 0, 5: 0}
"""Cards set aside unseen by number of players (billy-3)."""

_OVER: Final = -2
_ALONE = tuple((seat,) for seat in range(MOST_SEATS))
_TO_MOVE: dict[int, tuple[int, ...]] = {CHANCE: (CHANCE,), _OVER: (), **dict(enumerate(_ALONE))}


class Table:
    """The state. A card is its deal number; `faces[card]` is its face, so what is hidden is in that one tuple.

    Cards are dealt and drawn in the order of their numbers: the first are set aside, the pile is `top` and all above,
    a hand is an ascending tuple. `piles`: the box, Billy's five columns, five columns a seat (`cards.column`).
    """

    __slots__ = ("_mover", "faces", "first", "hands", "options", "piles", "result", "seats", "to_move", "top")

    to_move: tuple[int, ...]
    result: Result | None
    faces: tuple[int, ...]
    first: int | None
    hands: list[tuple[int, ...]]
    options: tuple[tuple[str, object], ...]
    piles: list[tuple[int, ...]]
    seats: int
    top: int
    _mover: int

    def __init__(self, seats: int, options: tuple[tuple[str, object], ...]) -> None:
        self.seats = seats
        self.options = options
        self.faces = ()
        self.first = None
        self.hands = [()] * seats
        self.piles = [()] * column(seats, 0)
        self.top = DECK
        self.result = None
        self._mover = CHANCE
        self.to_move = _TO_MOVE[CHANCE]

    def resume(self, first: int | None, to_move: tuple[int, ...], result: Result | None) -> None:
        """Take up play where somebody saw it: the start player, whose turn it is, how it ended."""
        self.first = first
        self.to_move = to_move
        self._mover = to_move[0] if to_move else _OVER
        self.result = result

    def copy(self) -> Table:
        """An independent state; tuples, the faces among them, are shared."""
        other = Table.__new__(Table)
        other.seats = self.seats
        other.options = self.options
        other.faces = self.faces
        other.first = self.first
        other.hands = self.hands[:]
        other.piles = self.piles[:]
        other.top = self.top
        other.result = self.result
        other._mover = self._mover
        other.to_move = self.to_move
        return other

    def movers(self) -> tuple[int, ...]:
        """Whose turn it is; nobody else has a move."""
        return self.to_move

    def legal(self, seat: int) -> list[Move]:
        """Each hand card to each of the three places (billy-5); for chance, before the deal, each start player."""
        if seat != self._mover:
            return []
        if seat == CHANCE:
            return [] if self.first is not None else list(FIRSTS[: self.seats])
        faces = self.faces
        a, b, c = self.hands[seat]
        return [*PUTS[faces[a]], *PUTS[faces[b]], *PUTS[faces[c]]]

    def play(self, seat: int, move: Move, log: list[Event] | None = None) -> None:
        """Carry out a move. Raises RuleError for an illegal one and leaves the state untouched."""
        if seat != self._mover or seat < 0 or type(move) is not Put:
            self._set_up(seat, move, log)
            return
        faces = self.faces
        face = move.face
        a, b, c = self.hands[seat]
        if face == faces[a]:
            card, a, b = a, b, c
        elif face == faces[b]:
            card, b = b, c
        elif face == faces[c]:
            card = c
        else:
            raise RuleError(f"{FACES[face]} is not in this hand")
        self.piles[move.pile[seat]] += (card,)  # billy-6, billy-7, billy-8
        following = seat + 1
        if following == self.seats:
            following = 0
        top = self.top
        if log is not None:
            self._tell(seat, move, card, log)
        if top < DECK:  # billy-9
            self.hands[seat] = (a, b, top)
            self.top = top + 1
        else:
            self.hands[seat] = (a, b)
            if following == self.first:  # billy-13: the last lap began with the start player
                self._end(log)
                return
        self._mover = following
        self.to_move = _ALONE[following]

    def _tell(self, seat: int, move: Put, card: int, log: list[Event]) -> None:
        """Log what the table sees of a card that has just been placed, and of the draw that comes now."""
        face_up = move.place is Place.LOOT and len(self.piles[move.pile[seat]]) > 1  # billy-7
        back = TYPES[TYPE[move.face]]
        log.append(events.Placed(seat, move.place, card, back, FACES[move.face] if face_up else None))
        if self.top < DECK:
            back = TYPES[TYPE[self.faces[self.top]]]
            log.append(events.Drawn(seat, self.top, back, self.top + 1 == DECK))

    # ------------------------------------------------------------ set-up

    def _set_up(self, seat: int, move: Move, log: list[Event] | None) -> None:
        """Carry out a move of chance; refuse whatever is neither that nor a move of the player whose turn it is."""
        if seat != self._mover:
            raise RuleError(self._not_now(seat))
        if seat != CHANCE:
            raise RuleError("the cards have been dealt: a player puts a card to Billy, to the loot or into the box")
        match move:
            case First() if self.first is not None:
                raise RuleError("the start player has been named, now the cards must be dealt")
            case First() if not 0 <= move.seat < self.seats:
                raise RuleError(f"seat {move.seat} can't start: nobody sits there")
            case First():
                self.first = move.seat
                if log is not None:
                    log.append(events.Named(move.seat))
            case Deal() if self.first is None:
                raise RuleError("the start player must be named before the deal")
            case Deal() if not move.whole():
                raise RuleError("a deal must hold each of the 60 cards exactly once")
            case Deal():
                self._deal(move.faces, log)
            case Put():
                raise RuleError("only a player can put a card somewhere")

    def _not_now(self, seat: int) -> str:
        if not CHANCE <= seat < self.seats:
            return "nobody sits there"
        if self._mover == _OVER:
            return "the game is over"
        if self._mover == CHANCE:
            return "no player can move before the cards are dealt"
        return "it is another player's turn" if seat >= 0 else "the cards have been dealt, nothing is left to chance"

    def _deal(self, faces: tuple[int, ...], log: list[Event] | None) -> None:
        """Set some cards aside, then one card at a time to seat 0, 1, …, three rounds (billy-3, billy-4)."""
        aside = SET_ASIDE[self.seats]
        self.faces = faces
        self.top = aside + HAND * self.seats
        self.hands = [tuple(range(aside + seat, self.top, self.seats)) for seat in range(self.seats)]
        assert self.first is not None
        self._mover = self.first
        self.to_move = _ALONE[self.first]
        if log is not None:
            log.append(events.Dealt(aside))

    def chance(self, rng: Random) -> Move:
        """A start player or a shuffled deck, whichever is due, drawn evenly."""
        if self._mover != CHANCE:
            raise RuleError("nothing is left to chance")
        if self.first is None:
            return FIRSTS[int(rng.random() * self.seats)]
        return Deal(tuple(shuffled(range(DECK), rng)))

    # ------------------------------------------------------------ the end

    def _end(self, log: list[Event] | None) -> None:
        """Remaining cards go into the box by themselves (billy-13), then it is scored."""
        for seat, hand in enumerate(self.hands):
            self.piles[BOX] += hand
            if log is not None:
                log.append(events.PutAway(seat, hand))
        self.hands = [()] * self.seats
        self._mover = _OVER
        self.to_move = _TO_MOVE[_OVER]
        self.result, counts = score(self.piles[BOX + 1 :], self.faces)
        if log is not None:
            self._tell_end(self.result, counts, log)

    def _tell_end(self, result: Result, counts: list[Count], log: list[Event]) -> None:
        log.append(events.TurnedUp())
        owners = [None, *range(self.seats)]
        for owner in owners:
            for kind in range(KINDS):
                cards = self.piles[column(owner, kind)]
                values = [VALUE[self.faces[card]] for card in cards]
                if DYNAMITE in values:
                    log.append(events.Exploded(owner, TYPES[kind], cards[exploding(values)]))
        for seat in range(self.seats):
            for kind in range(KINDS):
                total, billys = counts[KINDS * (seat + 1) + kind][0], counts[kind][0]
                if total > billys:
                    log.append(events.Shot(seat, TYPES[kind], total, billys))
        log.append(events.Won(result.winners))

    # ------------------------------------------------------------ knowledge

    def set_aside(self) -> range:
        """The cards that nobody gets (billy-3); none before the deal."""
        return range(SET_ASIDE[self.seats] if self.faces else 0)

    def holder(self, card: int) -> int:
        """The seat through whose hand a dealt card goes; everybody could follow it, so it is public.

        The pile is drawn from in turn, one card a turn, from the start player on.
        """
        drawn = card - SET_ASIDE[self.seats] - HAND * self.seats
        if drawn < 0:
            return (card - SET_ASIDE[self.seats]) % self.seats
        assert self.first is not None
        return (self.first + drawn) % self.seats

    def view(self, seat: int | None) -> View[Facts]:
        """All that this seat may know; None: a bystander."""
        return see(self, seat)
