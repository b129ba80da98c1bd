"""Daily deals that were played here: which try of a day counts, how it stands, how many days in a row."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from enum import Enum

from game.match.daily import Outcome
from game.store.history import KeptMatch

_NEXT = timedelta(days=1)
_MOST = 108
"""Cards in the deck: no more bundles or costs can there be."""


class Standing(Enum):
    """How a day's deal stands: not looked at yet, its first try in play or counted, or only practice is left."""

    FRESH = "fresh"
    IN_PLAY = "in play"
    COUNTED = "counted"
    PRACTICE = "practice"


@dataclass(frozen=True, slots=True)
class Day:
    """A day's deal. `tries`: all matches with it, the one that was begun first stands first."""

    day: date
    tries: tuple[KeptMatch, ...] = ()

    @property
    def first(self) -> KeptMatch | None:
        """The try that counts: the first of all, unless it is practice."""
        return self.tries[0] if self.tries and not self.tries[0].practice else None

    @property
    def standing(self) -> Standing:
        """How it stands."""
        if not self.tries:
            return Standing.FRESH
        if self.first is None:
            return Standing.PRACTICE
        return Standing.IN_PLAY if self.first.ended is None else Standing.COUNTED

    @property
    def under_way(self) -> KeptMatch | None:
        """The try that can be gone on with: the one that counts, else what was played last."""
        if self.standing is Standing.IN_PLAY:
            return self.first
        return max((each for each in self.tries if each.ended is None), key=lambda each: each.changed, default=None)

    @property
    def best(self) -> KeptMatch | None:
        """The best of all tries that are over, practice or not, the earlier of equals; None before one was won."""
        won = [match for match in self.tries if match.ended is not None and match.seats[0].score is not None]
        return max(won, key=lambda match: match.seats[0].score or 0, default=None)

    @property
    def outcome(self) -> Outcome | None:
        """How the try that counts was counted; None while there is none."""
        return None if self.standing is not Standing.COUNTED or self.first is None else outcome_of(self.first)


def outcome_of(match: KeptMatch) -> Outcome | None:
    """How the hand of a finished match was counted; None for one in play, or a result that makes no sense."""
    if match.result is None or not match.seats:
        return None
    numbers = [match.result.get(name) for name in ("natural", "wild", "cost")]
    natural, wild, cost = (each if isinstance(each, int) and 0 <= each <= _MOST else -1 for each in numbers)
    if -1 in (natural, wild, cost):
        return None
    return Outcome(match.seats[0].score, natural, wild, cost)


def by_day(matches: Iterable[KeptMatch]) -> dict[date, Day]:
    """Matches with daily deals, in the order in which they were begun, put together by the days of their deals."""
    found: dict[date, tuple[KeptMatch, ...]] = {}
    for match in matches:
        if (day := match.daily) is not None:
            found[day] = (*found.get(day, ()), match)
    return {day: Day(day, tries) for day, tries in found.items()}


def streak(days: Mapping[date, Day], today: date) -> int:
    """On how many days in a row the day's deal was counted, up to today, or to yesterday while today's isn't yet."""
    day = today if _counted(days, today) else today - _NEXT
    run = 0
    while _counted(days, day):
        run, day = run + 1, day - _NEXT
    return run


def best_streak(days: Mapping[date, Day]) -> int:
    """The most days in a row."""
    best = run = 0
    before: date | None = None
    for day in sorted(day for day in days if _counted(days, day)):
        run = run + 1 if before is not None and day - before == _NEXT else 1
        best, before = max(best, run), day
    return best


def _counted(days: Mapping[date, Day], day: date) -> bool:
    return day in days and days[day].standing is Standing.COUNTED
