"""The live game of Crazy Bullets: who was first, and what counts. No window, no clock of its own.

`terms`: what goes in and comes out. `keys`: what is down. `judge`: the referee. `calm`: the game without a race.
`rivals`: computer players who race. `tally`: what all have done. `series`: several games in a row.
"""

from game.match.judge.calm import Calm, Verdict
from game.match.judge.judge import Judge
from game.match.judge.rivals import Planned, Rivals
from game.match.judge.series import Series
from game.match.judge.tally import Kind, Line, Mark, Tally
from game.match.judge.terms import (
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

__all__ = [
    "Call",
    "Calm",
    "Card",
    "Chose",
    "Decided",
    "Dropped",
    "Faced",
    "Judge",
    "Key",
    "Kind",
    "Line",
    "Mark",
    "Opened",
    "Planned",
    "Rivals",
    "Series",
    "Slap",
    "Tally",
    "TimedOut",
    "TooSoon",
    "Turned",
    "Verdict",
    "Voided",
    "Why",
]
