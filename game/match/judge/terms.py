"""What goes into the judge and what comes out of it. All moments are milliseconds on one clock that only goes on."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from game.match.match import Step
from game.rules.core import Event
from game.rules.crazy_bullets.views import Facts
from game.rules.view import View

LATE_UNTIL: Final = 300
"""So long after the reveal key a slap is a late one for the card before (bullets-23)."""
TOO_EARLY: Final = 100
"""So long after the face nobody can have reacted (bullets-23)."""
DEAD_HEAT: Final = 10
"""Slaps less than so long after the first tie with it (bullets-24)."""
STALL: Final = 50
"""A loop that stood still for longer has read presses too late (bullets-31)."""
AROUND: Final = 1000
"""How long after the face a stall still voids a card on which no duel is open."""
KEYS_DOWN: Final = 400
"""A key of the last card that is still down keeps the next card away for so long at most (bullets-32)."""
DELAY: Final = (300.0, 1200.0)
"""Between the press of the reveal key and the face (bullets-26)."""
BEAT: Final = 800
"""One number of the count before a void card faces up again, and how many there are (bullets-31)."""
NUMBERS: Final = 3


class Key(Enum):
    """What a key is for: with two players each has one to reveal and one to slap, with more one for both."""

    REVEAL = "reveal"
    SLAP = "slap"
    ONE = "one"


class Card(Enum):
    """Where the card in the middle is in its life.

    REST: nobody can slap it (settled, or none, or a choice is due). TURNED: the reveal key was pressed, the face is to
    come. DIM: the face shows, but doesn't count yet (slow motion). FACE: it has just come up, any slap is a false
    start. LIVE: slaps count. VOID: it lies face down and is counted in again.
    """

    REST = "rest"
    TURNED = "turned"
    DIM = "dim"
    FACE = "face"
    LIVE = "live"
    VOID = "void"


class Why(Enum):
    """Why a press was no move."""

    LATE = "late"
    EARLY = "early"
    BARRED = "barred"
    COUNT = "count"
    OTHER_KEY = "other key"
    NOT_NOW = "not now"
    KEYS_DOWN = "keys down"


@dataclass(frozen=True, slots=True)
class Slap:
    """A slap: when the key went down after the face (`ms`), and what counts: with the seat's handicap."""

    seat: int
    ms: float
    counted: float


@dataclass(frozen=True, slots=True)
class Turned:
    """The reveal key was pressed; the face is due at a moment."""

    seat: int
    due: float


@dataclass(frozen=True, slots=True)
class Faced:
    """The face shows. The moves that belong to it come with `Opened`, when all false starts are known."""

    events: tuple[Event, ...]
    view: View[Facts]
    again: bool


@dataclass(frozen=True, slots=True)
class Opened:
    """The card counts from now on: false starts as moves, then the reveal; no steps for a card that was void."""

    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class TooSoon:
    """A false start that bars its seat from the card (bullets-23, false-start=foul)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Decided:
    """The first slap of a card. `slaps`: all that came before the answer, the first first; `tied`: who shared a dead
    heat, () if there was none."""

    winner: Slap
    slaps: tuple[Slap, ...]
    tied: tuple[int, ...]
    step: Step


@dataclass(frozen=True, slots=True)
class TimedOut:
    """Nobody slapped in time (bullets-25)."""

    step: Step


@dataclass(frozen=True, slots=True)
class Chose:
    """The revealer chose who goes on."""

    step: Step


@dataclass(frozen=True, slots=True)
class Voided:
    """Nobody pays for this card: it is counted in again (bullets-31)."""

    why: str


@dataclass(frozen=True, slots=True)
class Dropped:
    """A press that was no move. `slap`: the late slap of a duellist, for the times of all."""

    seat: int
    why: Why
    slap: Slap | None = None


Call = Turned | Faced | Opened | TooSoon | Decided | TimedOut | Chose | Voided | Dropped
