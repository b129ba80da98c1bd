"""One moment of a game of Crazy Bullets: the stacks, the heap, who may slap and who reveals next.

A card is its deal number: seat 0's stack is 0 to 31 from the top on, seat 1's 32 to 63, and so on.
"""

from __future__ import annotations

from random import Random
from typing import Final

from game.rules.core import CHANCE, Event, Result, RuleError, shuffled
from game.rules.crazy_bullets import words
from game.rules.crazy_bullets.cards import AIMS, FACES, PATTERNS, STACK, deck_of
from game.rules.crazy_bullets.events import (
    Chosen,
    Dealt,
    DuelOff,
    DuelWon,
    FalseStart,
    Fouled,
    Revealed,
    Started,
    Won,
)
from game.rules.crazy_bullets.moves import CHOOSE, FIRST, REVEAL, SLAP, Act, Kind, deal
from game.rules.crazy_bullets.phase import Phase
from game.rules.crazy_bullets.views import Facts, see
from game.rules.view import View

NOBODY: Final = -2
"""Stands where a seat stands otherwise; unlike CHANCE it is never a mover."""

_ALONE: Final = tuple((seat,) for seat in range(4))


class Setup:
    """What stays the same for a whole game, shared by all copies of its states."""

    __slots__ = ("aims", "bars", "colours", "deck", "everybody", "options", "seats", "timeouts")

    def __init__(self, seats: int, options: tuple[tuple[str, object], ...]) -> None:
        chosen = dict(options)
        colours = chosen["colours"]
        self.seats = seats
        self.options = options
        self.everybody = tuple(range(seats))
        self.aims = AIMS[seats]
        self.bars = chosen["false-start"] == "foul"
        self.timeouts = chosen["duel-timeout"] != "off"
        self.colours = tuple(colours) if isinstance(colours, tuple) else ()
        self.deck = deck_of(self.colours)


class Table:
    """See `game.rules.core.State`.

    `stacks` and `heap` list cards from the bottom up, `out` the cards that left the game with who took them out.
    `returned`: the cards that went face up onto the heap and came back by a foul, one bit each.
    `barred`: who can't slap the open card, or, while none is open, the next one; one bit a seat.
    """

    __slots__ = (
        "able",
        "aimed",
        "barred",
        "duellists",
        "faces",
        "heap",
        "out",
        "phase",
        "result",
        "returned",
        "revealer",
        "setup",
        "stacks",
        "starter",
        "story",
        "successor",
        "to_move",
    )

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.faces: tuple[int, ...] = ()
        self.stacks: list[list[int]] = [[] for _ in setup.everybody]
        self.heap: list[int] = []
        self.out: list[tuple[int, int]] = []
        self.returned = 0
        self.barred = 0
        self.phase = Phase.START
        self.starter = NOBODY
        self.revealer = NOBODY
        self.successor = NOBODY
        self.aimed: tuple[int, ...] = ()
        self.duellists: tuple[int, ...] = ()
        self.to_move: tuple[int, ...] = (CHANCE,)
        self.able: tuple[int, ...] = (CHANCE,)
        self.result: Result | None = None
        self.story: list[tuple[int, Act]] = []

    def copy(self) -> Table:
        """An independent state with the same faces."""
        twin = Table.__new__(Table)
        twin.setup = self.setup
        twin.faces = self.faces
        twin.stacks = [stack[:] for stack in self.stacks]
        twin.heap = self.heap[:]
        twin.out = self.out[:]
        twin.returned = self.returned
        twin.barred = self.barred
        twin.phase = self.phase
        twin.starter = self.starter
        twin.revealer = self.revealer
        twin.successor = self.successor
        twin.aimed = self.aimed
        twin.duellists = self.duellists
        twin.to_move = self.to_move
        twin.able = self.able
        twin.result = self.result
        twin.story = self.story[:]
        return twin

    # ------------------------------------------------------------ who may do what: bullets-29

    def movers(self) -> tuple[int, ...]:
        """Every seat with a legal move now: anybody may slap while an unsettled card lies open."""
        return self.able

    def legal(self, seat: int) -> list[Act]:
        """The seat's legal moves; `early` and `timeout` are legal at times, but never listed (bullets-23, -25)."""
        if seat not in self.able:
            return []
        phase = self.phase
        if phase is Phase.OPEN:
            if seat != self.successor:
                return [SLAP]
            return [REVEAL] if self.barred >> seat & 1 else [REVEAL, SLAP]
        if phase is Phase.DUEL:
            return [SLAP]
        if phase is Phase.SETTLED:
            return [REVEAL]
        if phase is Phase.CHOICE:
            return [CHOOSE[aimed] for aimed in self.aimed]
        return list(FIRST[: self.setup.seats]) if phase is Phase.START else []

    # ------------------------------------------------------------ play

    def play(self, seat: int, move: Act, log: list[Event] | None = None) -> None:
        """Carry out a move. Raises RuleError for an illegal one and leaves the state untouched."""
        kind = move.kind
        if kind is Kind.SLAP:
            self._slap(seat, log)
        elif kind is Kind.REVEAL:
            self._reveal(seat, log)
        elif kind is Kind.CHOOSE:
            self._choose(seat, move.seat, log)
        elif kind is Kind.EARLY:
            self._early(seat, log)
        elif kind is Kind.TIMEOUT:
            self._time_out(seat, log)
        elif kind is Kind.FIRST:
            self._first(seat, move.seat, log)
        else:
            self._deal(seat, move, log)
            return  # the only move that isn't seen by all
        self.story.append((seat, SLAP if kind is Kind.SLAP else move))  # clocks mean nothing

    def _reveal(self, seat: int, log: list[Event] | None) -> None:
        if seat != self.successor:
            raise RuleError(words.no_reveal(self.phase))
        stack = self.stacks[seat]
        card = stack.pop()  # bullets-7
        self.heap.append(card)
        face = self.faces[card]
        aimed, duellists, successor = self.setup.aims[seat][PATTERNS[face]]
        self.revealer = seat
        self.aimed = aimed
        self.duellists = duellists
        if log is not None:
            log.append(Revealed(seat, card, FACES[face], aimed, duellists))
        if self.phase is Phase.OPEN:
            self.barred = 0  # bullets-22: this press settled the card before; who was barred was barred from that
        if not stack:
            self._win(seat, log)  # bullets-13: whatever it shows
        elif successor is None:
            self._open_duel(log)
        else:
            self.phase = Phase.OPEN  # bullets-9, bullets-10
            self.successor = successor
            self.to_move = _ALONE[successor]
            self.able = self.setup.everybody if not self.barred else self._unbarred(successor)

    def _open_duel(self, log: list[Event] | None) -> None:
        if self.barred:
            waiting = tuple([seat for seat in self.duellists if not self.barred >> seat & 1])
            if not waiting:
                self._call_off(log)  # bullets-23: every duellist had a false start
                return
            self.to_move = waiting
            self.able = self._unbarred()
        else:
            self.to_move = self.duellists
            self.able = self.setup.everybody
        self.phase = Phase.DUEL
        self.successor = NOBODY

    def _unbarred(self, besides: int = NOBODY) -> tuple[int, ...]:
        return tuple([seat for seat in self.setup.everybody if seat == besides or not self.barred >> seat & 1])

    def _slap(self, seat: int, log: list[Event] | None) -> None:
        phase = self.phase
        duel = phase is Phase.DUEL
        if not (duel or phase is Phase.OPEN) or seat not in self.able or self.barred >> seat & 1:
            shown = self.revealer != NOBODY
            raise RuleError(words.no_slap(phase, shown) if seat in self.setup.everybody else words.NO_SEAT)
        stack = self.stacks[seat]
        if duel and seat in self.duellists:
            card = stack.pop()  # bullets-11
            self.out.append((seat, card))
            if log is not None:
                log.append(DuelWon(seat, card))
            if stack:
                self._settle(seat)
            else:
                self._win(seat, log)
            return
        card = self.heap.pop()  # bullets-18, bullets-12
        stack.insert(0, card)
        self.returned |= 1 << card
        if log is not None:
            log.append(Fouled(seat, card, FACES[self.faces[card]]))
        if duel:
            self._call_off(log)  # bullets-20
        else:
            self._settle(self._after_foul(seat))

    def _after_foul(self, fouler: int) -> int:
        """Who reveals next after a foul on a card without a duel."""
        seats = self.setup.seats
        if seats == 2:
            return 1 - fouler  # bullets-16
        if seats == 3 and fouler != self.revealer:
            return 3 - fouler - self.revealer  # bullets-21: the third of the seats 0, 1, 2
        return self.successor  # bullets-19

    def _settle(self, successor: int) -> None:
        """The card is settled: nobody slaps, one player reveals (bullets-22)."""
        self.phase = Phase.SETTLED
        self.successor = successor
        self.barred = 0
        self.to_move = self.able = _ALONE[successor]

    def _call_off(self, log: list[Event] | None) -> None:
        """The duel is off: the revealer chooses; with 2 players the other reveals (bullets-20, -23, -25)."""
        if log is not None:
            log.append(DuelOff(self.aimed))
        if self.setup.seats == 2:
            self._settle(1 - self.revealer)
            return
        self.phase = Phase.CHOICE
        self.successor = NOBODY
        self.barred = 0
        self.to_move = self.able = _ALONE[self.revealer]

    def _choose(self, seat: int, chosen: int, log: list[Event] | None) -> None:
        if self.phase is not Phase.CHOICE:
            raise RuleError(words.unready(self.phase) or words.NO_CHOICE)
        if seat != self.revealer:
            raise RuleError(words.OTHER_CHOOSES)
        if chosen not in self.aimed:
            raise RuleError(words.NOT_AIMED_AT)
        if log is not None:
            log.append(Chosen(seat, chosen))
        self._settle(chosen)

    def _early(self, seat: int, log: list[Event] | None) -> None:
        """A false start: bullets-23, where it is a foul."""
        if not self.setup.bars:
            raise RuleError(words.EARLY_IGNORED)
        if seat not in self.setup.everybody:
            raise RuleError(words.NO_SEAT)
        if self.successor == NOBODY:
            raise RuleError(words.unready(self.phase) or words.NO_REVEAL_PRESSED)
        if self.phase is Phase.OPEN:
            self._settle(self.successor)  # bullets-22: somebody has pressed the reveal key
        elif self.barred >> seat & 1:
            raise RuleError(words.EARLY_TWICE)
        self.barred |= 1 << seat
        if log is not None:
            log.append(FalseStart(seat))

    def _time_out(self, seat: int, log: list[Event] | None) -> None:
        """Nobody slapped in time: bullets-25, where a duel runs out."""
        if seat != CHANCE:
            raise RuleError(words.CHANCE_ONLY)
        if not self.setup.timeouts:
            raise RuleError(words.TIMEOUT_OFF)
        if self.phase is not Phase.DUEL:
            raise RuleError(words.NO_DUEL)
        self._call_off(log)

    def _win(self, seat: int, log: list[Event] | None) -> None:
        """bullets-13: the stack is empty, at this very moment."""
        if log is not None:
            log.append(Won(seat))
        self.phase = Phase.OVER
        self.successor = NOBODY
        self.barred = 0
        self.to_move = self.able = ()
        self.result = Result((seat,), tuple(map(len, self.stacks)))

    # ------------------------------------------------------------ chance

    def chance(self, rng: Random) -> Act:
        """The start player, or the deal: bullets-5."""
        if self.phase is Phase.START:
            return FIRST[int(rng.random() * self.setup.seats)]
        return deal(shuffled(self.setup.deck, rng))

    def _first(self, seat: int, named: int, log: list[Event] | None) -> None:
        if seat != CHANCE:
            raise RuleError(words.CHANCE_ONLY)
        if self.phase is not Phase.START:
            raise RuleError(words.START_KNOWN)
        if named >= self.setup.seats:
            raise RuleError(words.NO_SEAT)
        self.phase = Phase.DEAL
        self.starter = named
        if log is not None:
            log.append(Started(named))

    def _deal(self, seat: int, move: Act, log: list[Event] | None) -> None:
        """bullets-4: 32 cards each, seat 0's stack first, its top card first."""
        if seat != CHANCE:
            raise RuleError(words.CHANCE_ONLY)
        if self.phase is not Phase.DEAL:
            raise RuleError(words.DEAL_NOT_DUE)
        deck = self.setup.deck
        if tuple(sorted(move.cards)) != deck:
            raise RuleError(words.wrong_deal(len(deck), " ".join(self.setup.colours)))
        self.faces = move.cards
        self.stacks = [list(range(top + STACK - 1, top - 1, -1)) for top in range(0, len(deck), STACK)]
        self._settle(self.starter)
        if log is not None:
            log.append(Dealt(STACK))

    # ------------------------------------------------------------ what is seen

    def view(self, seat: int | None) -> View[Facts]:
        """All that this seat may know, which is what all know."""
        return see(self, seat)
