"""The daily deal of Bullets and Bombs: the same for everybody on a date, from the date alone.

The shuffle is our own, so that it never changes with a library: SplitMix64 (Steele, Lea and Flood 2014), started at
the date as a number such as 20261129, feeds a Fisher-Yates shuffle of the deck in the order of its cards' texts.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from random import Random
from typing import Final

from game.match.match import Match, Sitter
from game.match.words import WORDS
from game.rules import GAMES
from game.rules.bullets_and_bombs.cards import DECK, FACES, NATURAL_TO_WIN
from game.rules.bullets_and_bombs.sight import GAME_ID
from game.rules.core import CHANCE, read_options

_WORD: Final = (1 << 64) - 1
_POOR, _GOOD = 4, 6
"""The highest scores that are poor and good (bombs-21)."""


class SplitMix64:
    """Whole numbers of 64 bits from a start; each is as likely as any other."""

    def __init__(self, start: int) -> None:
        self._state = start & _WORD

    def next(self) -> int:
        """The next number, from 0 to 2**64 - 1."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _WORD
        mixed = self._state
        mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9 & _WORD
        mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _WORD
        return mixed ^ mixed >> 31

    def below(self, end: int) -> int:
        """An even draw from 0 to `end` - 1; numbers that would make some likelier are drawn again."""
        fair = (1 << 64) - (1 << 64) % end
        drawn = self.next()
        while drawn >= fair:
            drawn = self.next()
        return drawn % end


def shuffled_deck(day: date) -> tuple[str, ...]:
    """The deck of a day, the top card first (bombs-1, bombs-2)."""
    draw = SplitMix64(day.year * 10_000 + day.month * 100 + day.day)
    cards = sorted(FACES[face] for face in DECK)
    for last in range(len(cards) - 1, 0, -1):
        other = draw.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)


def daily_match(day: date, sitter: Sitter, practice: bool = False) -> Match:
    """The day's deal, by the rules without house rules, ready to be played; only the first try of a day counts."""
    game = GAMES[GAME_ID]
    match = Match(game, [sitter], read_options(game.options, {}, 1), Random(0))
    match.deal = day.isoformat()
    match.practice = practice
    match.play(CHANCE, game.parse(" ".join(["deal", *shuffled_deck(day)])))
    return match


def day_of(deal: str) -> date | None:
    """The day whose deal bears this name; None for a deal that is no daily one."""
    try:
        day = date.fromisoformat(deal)
    except ValueError:
        return None
    return day if day.isoformat() == deal else None  # a deal of eight digits is one by its number


# ------------------------------------------------------------------ how it went
@dataclass(frozen=True, slots=True)
class Outcome:
    """How a hand was counted. `score`: None for one that is lost; bundles by their kind, and what cards cost."""

    score: int | None
    natural: int
    wild: int
    cost: int


def band(score: int) -> str:
    """How good a score is, in a word (bombs-21)."""
    return WORDS.poor if score <= _POOR else WORDS.good if score <= _GOOD else WORDS.great


def short_day(day: date) -> str:
    """A date that nobody anywhere takes for another one."""
    return f"{day.day} {WORDS.months[day.month - 1]} {day.year}"


def words_for_friends(deal: str, outcome: Outcome, par: int | None = None, player: str = "") -> str:
    """The result of a deal in a sentence to send: nothing in it tells how to play the deal.

    `deal`: what the deal is called, such as `short_day`, "" for one that friends can't know. `par`: what the computer
    made of it; None while nobody knows. `player`: whose result it is, "" for one without a name.
    """
    if outcome.score is None:
        said = WORDS.lost.format(natural=WORDS.natural[min(outcome.natural, NATURAL_TO_WIN - 1)])
    else:
        said = f"{outcome.score}, {band(outcome.score)}".replace("-", "−")
    line = f"{', '.join(part for part in (GAMES[GAME_ID].title, deal, player) if part)}: {said}."
    return line if par is None else f"{line} {WORDS.par.format(par=str(par).replace('-', '−'))}"


def line_for_friends(deal: str, outcome: Outcome, par: int | None = None, player: str = "") -> str:
    """The sentence with its signs: full dots are natural bundles, empty ones wild, the figure what cards cost."""
    dots = "●" * outcome.natural + "○" * outcome.wild
    cost = f"−{outcome.cost}" if outcome.cost else ""
    return " ".join(part for part in (words_for_friends(deal, outcome, par, player), dots, cost) if part)
