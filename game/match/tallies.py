"""What a finished game counts for besides its result: slaps and their times, duels, fouls, bluffs called, coins.

Counted once, from the whole record, so that what was taken back or gone on with later never counts twice.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from game.rules.bluffing_billionaires.events import Compared, VotesShown
from game.rules.core import Event
from game.rules.crazy_bullets.events import DuelWon, Fouled, Revealed
from game.rules.record import Record, unspell

SLOWEST = 60_000
"""Milliseconds: a slower slap was no reaction."""
_CLOCK = re.compile(r"@([0-9]{1,9})$")


class Count(StrEnum):
    """What is counted for a seat. `SLAP`: the milliseconds of one duel that was won; all others are numbers of times.

    `RIGHT`, `WRONG`: challenges of this seat that won and lost; `HAD_IT`, `CAUGHT`: challenges against this seat that
    it won and lost (bluff-10).
    """

    SLAP = "slap"
    DUEL = "duel"
    FOUL = "foul"
    RIGHT = "called right"
    WRONG = "called wrong"
    HAD_IT = "had the card"
    CAUGHT = "caught"
    COINS = "coins"


@dataclass(frozen=True, slots=True)
class Tally:
    """One line of what a game counts for."""

    seat: int
    count: Count
    value: int


def tallies(record: Record) -> tuple[Tally, ...]:
    """What the seats did in a finished game. Raises RuleError for a record against the rules."""
    state = record.start()
    slaps: list[Tally] = []
    times: Counter[tuple[int, Count]] = Counter()
    active: int | None = None
    for text in record.moves:
        log: list[Event] = []
        seat, move = unspell(record.game, text)
        state.play(seat, move, log)
        clock = _CLOCK.search(text)
        for event in log:
            if isinstance(event, VotesShown):
                active = event.active
            if isinstance(event, DuelWon) and clock and int(clock[1]) <= SLOWEST:
                slaps.append(Tally(event.seat, Count.SLAP, int(clock[1])))
            times.update(_times(event, active))
    counted = [Tally(seat, count, number) for (seat, count), number in sorted(times.items())]
    return (*slaps, *counted, *_coins(state.result.more if state.result else {}))


def _times(event: Event, active: int | None) -> Iterable[tuple[int, Count]]:
    match event:
        case Revealed(duellists=duellists):
            return [(seat, Count.DUEL) for seat in duellists]
        case Fouled(seat=seat):
            return [(seat, Count.FOUL)]
        case Compared(winner=winner, loser=loser):
            if winner == active:
                return [(loser, Count.WRONG), (winner, Count.HAD_IT)]
            return [(winner, Count.RIGHT), (loser, Count.CAUGHT)]
        case _:
            return []


def _coins(more: Any) -> Iterable[Tally]:
    coins = more.get("coins", ())
    return [Tally(seat, Count.COINS, number) for seat, number in enumerate(coins)]
