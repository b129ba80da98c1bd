"""Decides what counts in a live game of Crazy Bullets: presses with their moments go in, moves and calls come out.

It knows no window and no clock of its own. Whoever feeds it hands over presses in the order in which the system
reported them (bullets-28), draws the face when `face_due` says so, and reports by `face_shown` when it was seen.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from random import Random
from typing import Final

from game.match.judge.keys import Keys
from game.match.judge.terms import (
    AROUND,
    BEAT,
    DEAD_HEAT,
    DELAY,
    LATE_UNTIL,
    NUMBERS,
    STALL,
    TOO_EARLY,
    Call,
    Card,
    Chose,
    Decided,
    Dropped,
    Faced,
    Key,
    Opened,
    Slap,
    TimedOut,
    TooSoon,
    Turned,
    Voided,
    Why,
)
from game.match.match import Match
from game.rules.core import CHANCE, Event
from game.rules.crazy_bullets.moves import CHOOSE, EARLY, REVEAL, TIMEOUT, slap_at
from game.rules.crazy_bullets.phase import Phase
from game.rules.crazy_bullets.state import Table
from game.rules.crazy_bullets.views import Facts
from game.rules.view import View

NEVER: Final = float("inf")


class Judge:
    """Referees a match whose cards are dealt. `handicaps`: ms by seat that are added to slaps. `dim`: ms for which a
    face shows before it counts (slow motion). `rng` draws delays and dead heats."""

    def __init__(
        self, match: Match, rng: Random, *, handicaps: Mapping[int, int] | None = None, dim: float = 0.0
    ) -> None:
        self.match = match
        self.card = Card.REST
        self.keys = Keys()
        self.face_at = -NEVER
        """When the last face came up; with slow motion, when it lit up."""
        self.due = NEVER
        """When the next face is to be drawn."""
        self._rng = rng
        self._handicaps = dict(handicaps or {})
        self._dim = dim
        self._bars = match.options["false-start"] == "foul"
        self._delays = match.options["reveal-delay"] != "none"
        limit = match.options["duel-timeout"]
        self._limit = 1000.0 * limit if isinstance(limit, int) else NEVER
        self._revealer = -1
        self._pressed = NEVER
        self._ahead: Table | None = None
        self._seen: tuple[Event, ...] = ()
        self._early: list[int] = []
        self._slaps: list[Slap] = []
        self._made = False
        self._redone = False
        self._count_from = NEVER
        self._suspended = False

    # ------------------------------------------------------------ looking
    @property
    def _table(self) -> Table:
        table = self.match.state
        assert isinstance(table, Table)
        return table

    def view(self) -> View[Facts]:
        """What all see: with the card that shows, though its moves may still wait for false starts."""
        return (self._ahead or self._table).view(None)

    @property
    def facts(self) -> Facts:
        """What all see besides the cards."""
        return self.view().facts

    @property
    def alive(self) -> bool:
        """Whether milliseconds count: a press can be a slap or a false start now."""
        return self.card not in (Card.REST, Card.VOID)

    def face_due(self, now: float) -> bool:
        """Whether the face is to be drawn now: dimmed first in slow motion."""
        return not self._suspended and now >= self.due

    @property
    def lit(self) -> bool:
        """Whether the face that is due counts from the moment it shows."""
        return not self._dim or self.card is Card.DIM

    def count(self, now: float) -> int:
        """The number that lies on a void card: 3, 2, 1, or 0 once the face can come."""
        if self.card is not Card.VOID:
            return 0
        gone = now - self._count_from if self._count_from < NEVER else 0.0
        return max(0, NUMBERS - int(gone // BEAT))

    def coming(self) -> tuple[tuple[Event, ...], View[Facts]]:
        """What the face that is due will show: to be drawn, then reported by `face_shown`."""
        if self._ahead is None and not self._made:
            log: list[Event] = []
            self._ahead = self._table.copy()
            self._ahead.play(self._revealer, REVEAL, log)
            self._seen = tuple(log)
        return self._seen, self.view()

    # ------------------------------------------------------------ keys
    def press(self, at: float, seat: int, key: Key = Key.ONE, name: Hashable = 0) -> list[Call]:
        """A key of a seat went down. `name` tells the keys of one seat apart; a key that is down already is nothing."""
        calls = self.advance(at)
        if not self.keys.press(at, seat, name) or self._suspended:
            return calls
        return calls + self._judged(at, seat, key, name)

    def release(self, seat: int, name: Hashable = 0) -> None:
        """A key of a seat came up."""
        self.keys.release(seat, name)

    def choose(self, at: float, seat: int, chosen: int) -> list[Call]:
        """The revealer says who goes on. Raises RuleError where that can't be."""
        calls = self.advance(at)
        return [*calls, Chose(self.match.play(seat, CHOOSE[chosen]))]

    def _judged(self, at: float, seat: int, key: Key, name: Hashable) -> list[Call]:
        match self.card:
            case Card.VOID:
                return [Dropped(seat, Why.COUNT)]
            case Card.TURNED | Card.DIM | Card.FACE:
                return self._before_it_counts(at, seat, key)
            case Card.LIVE:
                return self._on_open(at, seat, key, name)
            case Card.REST:
                return self._on_settled(at, seat, key, name)

    def _before_it_counts(self, at: float, seat: int, key: Key) -> list[Call]:
        if key is Key.REVEAL:
            return [Dropped(seat, Why.OTHER_KEY)]  # bullets-17
        if self._redone:
            return [Dropped(seat, Why.COUNT)]  # the count made this face known to all: nothing is a foul
        if self.card is Card.TURNED and self._delays and at < self._pressed + LATE_UNTIL:
            return [self._late(at, seat)]
        if not self._bars or seat in self._early:
            return [Dropped(seat, Why.EARLY)]
        self._early.append(seat)
        return [TooSoon(seat)]

    def _on_open(self, at: float, seat: int, key: Key, name: Hashable) -> list[Call]:
        """bullets-30: on an open duel every key is a slap; else the next revealer's key is reveal."""
        table = self._table
        turns = table.phase is Phase.OPEN and seat == table.successor
        if key is Key.REVEAL or (turns and key is Key.ONE):
            if self._slaps:
                return [Dropped(seat, Why.NOT_NOW)]  # a slap came first: who reveals next isn't known yet
            return self._turn(at, seat, name) if turns else [Dropped(seat, Why.OTHER_KEY)]
        if table.barred >> seat & 1:
            return [Dropped(seat, Why.BARRED)]
        if all(slap.seat != seat for slap in self._slaps):
            self._slaps.append(self._slap(at, seat))
        return []

    def _on_settled(self, at: float, seat: int, key: Key, name: Hashable) -> list[Call]:
        if key is not Key.SLAP and seat == self._table.successor:
            return self._turn(at, seat, name)
        return [Dropped(seat, Why.OTHER_KEY) if key is Key.REVEAL else self._late(at, seat)]

    def _turn(self, at: float, seat: int, name: Hashable) -> list[Call]:
        """The reveal key: the card before is settled, a new face is due (bullets-22, -26)."""
        if self.keys.block(at, self._pressed, (seat, name)):
            return [Dropped(seat, Why.KEYS_DOWN)]
        self.card = Card.TURNED
        self._revealer, self._pressed = seat, at
        self._made = self._redone = False
        self._early.clear()
        self.due = at + self._delay()
        return [Turned(seat, self.due)]

    def _delay(self) -> float:
        return self._rng.uniform(*DELAY) if self._delays else 0.0

    def _slap(self, at: float, seat: int) -> Slap:
        ms = at - self.face_at
        return Slap(seat, ms, ms + self._handicaps.get(seat, 0))

    def _late(self, at: float, seat: int) -> Dropped:
        """A slap on a settled card; of a duellist who was too late the time is kept (bullets-22)."""
        return Dropped(seat, Why.LATE, self._slap(at, seat) if seat in self._table.duellists else None)

    # ------------------------------------------------------------ time
    def advance(self, now: float) -> list[Call]:
        """Time has gone by; all presses before `now` were handed over."""
        calls: list[Call] = []
        while not self._suspended and now >= (wakes := self._wakes()):
            calls += self._wake(wakes)
        return calls

    def _wakes(self) -> float:
        """When something is decided without a further press."""
        if self.card is Card.FACE:
            return self.face_at + TOO_EARLY
        if self.card is not Card.LIVE:
            return NEVER
        if self._slaps:
            # a slap with a handicap counts later than it came: nobody who may still slap can have been first any more
            first = min(slap.counted for slap in self._slaps)
            least = min(self._handicaps.get(seat, 0) for seat in self._table.movers())
            return self.face_at + first + DEAD_HEAT - least
        return self.face_at + self._limit if self._table.phase is Phase.DUEL else NEVER

    def _wake(self, at: float) -> list[Call]:
        if self.card is Card.FACE:
            return [self._open()]
        if self._slaps:
            return [self._decide()]
        self.card = Card.REST
        return [TimedOut(self.match.play(CHANCE, TIMEOUT))]

    def _open(self) -> Opened:
        """All false starts are known: their moves stand before the reveal (bullets-23, -26)."""
        steps = []
        if not self._made:
            steps = [self.match.play(seat, EARLY) for seat in self._early]
            steps.append(self.match.play(self._revealer, REVEAL))
        self._made = True
        self._ahead = None
        live = self._table.phase in (Phase.OPEN, Phase.DUEL)
        self.card = Card.LIVE if live else Card.REST
        return Opened(tuple(steps))

    def _decide(self) -> Decided:
        """Who was first; a dead heat is left to chance (bullets-24)."""
        slaps = sorted(self._slaps, key=lambda slap: slap.counted)
        tied = [slap for slap in slaps if slap.counted - slaps[0].counted < DEAD_HEAT]
        winner = tied[int(self._rng.random() * len(tied))] if len(tied) > 1 else slaps[0]
        self._slaps.clear()
        self.card = Card.REST
        step = self.match.play(winner.seat, slap_at(round(winner.ms)))
        shared = tuple(slap.seat for slap in tied) if len(tied) > 1 else ()
        return Decided(winner, tuple(slaps), shared, step)

    # ------------------------------------------------------------ the face
    def face_shown(self, at: float) -> list[Call]:
        """The face that was due is on the screen since `at`."""
        events, view = self.coming()
        again = self._redone
        if self._dim and self.card is not Card.DIM:
            self.card = Card.DIM
            self.due = at + self._dim
            return [Faced(events, view, again)]
        first = self.card is not Card.DIM
        self.card = Card.FACE
        self.face_at, self.due = at, NEVER
        return [Faced(events, view, again)] if first else []

    # ------------------------------------------------------------ void
    def suspend(self, at: float, why: str) -> list[Call]:
        """The window lost the focus, or somebody called time out: void what is open, wait until `resume`."""
        calls = self.advance(at)
        self._suspended = True
        self.keys.clear()
        calls += self.void(at, why)
        self._begin_count(at)
        return calls

    def resume(self, at: float) -> None:
        """All look again: a void card is counted in from now on."""
        if self._suspended:
            self._suspended = False
            self._begin_count(at)

    def void(self, at: float, why: str) -> list[Call]:
        """Drop what was slapped on the open card; it turns down and is counted in again (bullets-31)."""
        if not self.alive:
            return []
        self._redone = True
        self._early.clear()
        self._slaps.clear()
        self.card = Card.VOID
        self._begin_count(at)
        return [Voided(why)]

    def stalled(self, since: float, until: float, why: str) -> list[Call]:
        """Nothing was read from `since` until `until`: void a card whose presses that can have blurred."""
        return self.void(until, why) if until - since > STALL and self._blurs(since, until) else []

    def _blurs(self, since: float, until: float) -> bool:
        """Whether a press read at `until` may mean something else than it would have meant when it came."""
        match self.card:
            case Card.TURNED | Card.DIM:
                return self._bars and since < self._pressed + LATE_UNTIL <= until  # late, or a false start
            case Card.FACE:
                return until >= self.face_at + TOO_EARLY  # a false start, or a slap
            case Card.LIVE:
                quiet = self._table.phase is Phase.OPEN and not self._slaps
                return not quiet or since <= self.face_at + AROUND
            case _:
                return False

    def _begin_count(self, at: float) -> None:
        if self.card is Card.VOID:
            self._count_from = NEVER if self._suspended else at
            self.due = NEVER if self._suspended else at + NUMBERS * BEAT + self._delay()
