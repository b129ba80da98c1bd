"""What a match has seen: reaction times, fouls, duels and streaks of every seat, for the board at its end."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from statistics import median
from typing import Final

from game.match.judge.terms import Call, Decided, Dropped, Opened, Slap, TooSoon
from game.rules.crazy_bullets.events import DuelWon, Fouled, Revealed

LOST_SIGHT: Final = 3000
"""Slaps that come later belong to no duel any more."""
STEP: Final = 10
"""Handicaps are offered in steps of so many ms."""
MOST: Final = 300


class Kind(Enum):
    """What a slap was: the first of its duel, too late for it, or a foul."""

    FIRST = "first"
    LATE = "late"
    FOUL = "foul"


@dataclass(frozen=True, slots=True)
class Mark:
    """One slap: its counted ms after the face, and the card."""

    ms: int
    kind: Kind
    face: str


@dataclass
class Line:
    """What one seat did. `streak`: duels won one after the other, the longest run."""

    marks: list[Mark] = field(default_factory=list)
    duels: int = 0
    won: int = 0
    fouls: int = 0
    streak: int = 0
    run: int = 0

    @property
    def times(self) -> list[int]:
        """Counted ms of all slaps in duels."""
        return [mark.ms for mark in self.marks if mark.kind is not Kind.FOUL]

    @property
    def middle(self) -> int | None:
        """Half of the slaps were faster; None without any."""
        return round(median(self.times)) if self.times else None

    @property
    def best(self) -> int | None:
        """The fastest slap in a duel."""
        return min(self.times, default=None)


class Tally:
    """Listens to the judge's calls of a whole match, however many games it has."""

    def __init__(self, seats: int) -> None:
        self.lines = [Line() for _ in range(seats)]
        self.heats = 0
        self.duels = 0
        self._face = ""
        self._duellists: tuple[int, ...] = ()
        self._slapped: set[int] = set()

    @property
    def fouls(self) -> int:
        """How many fouls there were."""
        return sum(line.fouls for line in self.lines)

    def note(self, call: Call) -> None:
        """Take in one call, in the judge's order."""
        match call:
            case Opened(steps):
                for step in steps:
                    for event in step.events:
                        if isinstance(event, Revealed):
                            self._begin(event)
            case Decided():
                self._decide(call)
            case TooSoon(seat):
                self.lines[seat].fouls += 1
            case Dropped(seat, _, Slap() as slap) if seat in self._duellists and seat not in self._slapped:
                self._mark(slap, Kind.LATE)
            case _:
                pass

    def _begin(self, event: Revealed) -> None:
        self._face, self._duellists = event.face, event.duellists
        self._slapped.clear()

    def _mark(self, slap: Slap, kind: Kind) -> None:
        if slap.ms < LOST_SIGHT:
            self._slapped.add(slap.seat)
            self.lines[slap.seat].marks.append(Mark(round(slap.counted), kind, self._face))

    def _decide(self, call: Decided) -> None:
        self.heats += bool(call.tied)
        fouled = any(isinstance(event, Fouled) for event in call.step.events)
        if fouled:
            self.lines[call.winner.seat].fouls += 1
            self._mark(call.winner, Kind.FOUL)
        if any(isinstance(event, DuelWon) for event in call.step.events):
            self._won(call.winner)
        for slap in call.slaps:
            if slap.seat != call.winner.seat and slap.seat in self._duellists and not fouled:
                self._mark(slap, Kind.LATE)
        if fouled:
            self._duellists = ()

    def _won(self, winner: Slap) -> None:
        self._mark(winner, Kind.FIRST)
        self.calm_duel(winner.seat, self._duellists)

    def calm_duel(self, winner: int, duellists: tuple[int, ...]) -> None:
        """A duel was won: also in calm mode, where there are no times."""
        self.duels += 1
        for seat in duellists:
            line = self.lines[seat]
            line.duels += 1
            line.run = line.run + 1 if seat == winner else 0
            line.streak = max(line.streak, line.run)
        self.lines[winner].won += 1

    def handicap(self, handicaps: list[int]) -> tuple[int, int, int] | None:
        """What would even it out: the fastest seat, its new handicap, and by how many ms it is ahead of the others.

        Half of what lies between the middles, in whole steps; None where there is nothing to even out.
        """
        middles = {seat: line.middle for seat, line in enumerate(self.lines) if line.middle is not None}
        if len(middles) < 2:
            return None
        fastest = min(middles, key=lambda seat: middles[seat] or 0)
        others = [ms for seat, ms in middles.items() if seat != fastest and ms is not None]
        gap = round(sum(others) / len(others)) - (middles[fastest] or 0)
        more = gap // 2 // STEP * STEP
        new = min(MOST, handicaps[fastest] + more)
        return (fastest, new, gap) if new > handicaps[fastest] else None
