"""The race as the street runs it: presses and moments go to the judge, computer players among them in their order."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random

from game.match.judge import (
    Call,
    Card,
    Decided,
    Dropped,
    Faced,
    Judge,
    Key,
    Opened,
    Planned,
    Rivals,
    TimedOut,
    TooSoon,
    Turned,
    Why,
)
from game.match.judge.terms import STALL
from game.match.match import Match
from game.players import OPPONENTS
from game.players.crazy_bullets import Racer
from game.rules.crazy_bullets.moves import Kind
from game.scenes.crazy_bullets.party import Party

FIRST_LOOK = 900.0
"""Ms before computer players do anything in a new game."""
ADMIRE = 1500.0
"""Ms that computer players let a result be looked at, at normal speed."""
LINGER = 1500.0
"""Ms after a settled card for which late slaps are still timed to the millisecond."""


class Live:
    """Judge and rivals of one game. Every method answers what has come of it, in order."""

    def __init__(self, match: Match, party: Party, rng: Random, now: float) -> None:
        levels = OPPONENTS["crazy-bullets"].levels
        racers = {
            player: racer
            for player, seat in enumerate(party.seats)
            if seat.level is not None and isinstance(racer := levels[seat.level], Racer)
        }
        self.match = match
        self.judge = Judge(match, rng, handicaps=party.handicaps, dim=party.dim)
        self.rivals = Rivals(racers, rng)
        self.pace = 1.0
        """How long results are looked at, as a share of the normal time."""
        self._settled = now - LINGER
        self._last = now
        self.rivals.look(match.view(None), now + FIRST_LOOK)

    @property
    def waiting_for_reflex(self) -> bool:
        """Whether milliseconds count now."""
        return self.judge.alive or self._last - self._settled < LINGER

    # ------------------------------------------------------------ time
    def look(self, now: float) -> list[Call]:
        """Called before anything else at every moment: a loop that stood still voids what it may have blurred."""
        since, self._last = self._last, now
        if now - since <= STALL:
            return []
        return self._note(self.judge.stalled(since, now, "stall"), now)

    def advance(self, now: float) -> list[Call]:
        """All that happens until now: computer players press, the judge answers."""
        calls: list[Call] = []
        for plan in self.rivals.due(now):
            calls += self._note(self._press(plan), plan.at)
        return calls + self._note(self.judge.advance(now), now)

    def face_shown(self, now: float) -> list[Call]:
        """The face that was due is on the screen: it counts from now on, however long it took to draw."""
        self._last = now
        return self._note(self.judge.face_shown(now), now)

    # ------------------------------------------------------------ keys
    def press(self, now: float, seat: int, key: Key, name: Hashable) -> list[Call]:
        """A person's key went down."""
        return self.advance(now) + self._note(self.judge.press(now, seat, key, name), now)

    def release(self, seat: int, name: Hashable) -> None:
        """A person's key came up."""
        self.judge.release(seat, name)

    def choose(self, now: float, seat: int, chosen: int) -> list[Call]:
        """A person chose who goes on."""
        return self.advance(now) + self._note(self.judge.choose(now, seat, chosen), now)

    # ------------------------------------------------------------ void
    def suspend(self, now: float, why: str) -> list[Call]:
        """Nobody can look any more."""
        self.rivals.forget()
        return self._note(self.judge.suspend(now, why), now)

    def resume(self, now: float) -> None:
        """All look again."""
        self._last = now
        self.judge.resume(now)
        if self.judge.card is Card.REST and not self.match.over:
            self.rivals.look(self.match.view(None), now)

    def void(self, now: float, why: str) -> list[Call]:
        """Something spoiled this card for somebody."""
        return self._note(self.judge.void(now, why), now)

    # ------------------------------------------------------------ computer players
    def _press(self, plan: Planned) -> list[Call]:
        if plan.move.kind is Kind.CHOOSE:
            return self.judge.choose(plan.at, plan.seat, plan.move.seat)
        key = Key.SLAP if plan.move.kind is Kind.SLAP else Key.REVEAL
        calls = self.judge.press(plan.at, plan.seat, key)
        self.judge.release(plan.seat)
        if any(isinstance(call, Dropped) and call.why is Why.KEYS_DOWN for call in calls):
            self.rivals.again(plan)
        return calls

    def _note(self, calls: list[Call], now: float) -> list[Call]:
        """Let computer players see what is new, and remember when cards were settled."""
        for call in calls:
            match call:
                case Dropped() | Turned() | TooSoon():
                    pass
                case Faced(view=view):
                    dim = self.judge.card is Card.DIM
                    self.rivals.look(view, self.judge.due if dim else self.judge.face_at)
                case Opened() if self.judge.card is not Card.REST:
                    pass
                case _ if self.match.over or self.judge.card is Card.VOID:
                    self.rivals.forget()
                case _ if self.judge.card is Card.REST:
                    self._settled = now
                    admired = isinstance(call, Decided | TimedOut | Opened)
                    self.rivals.look(self.match.view(None), now + (ADMIRE * self.pace if admired else 0.0))
                case _:
                    pass
        return calls
