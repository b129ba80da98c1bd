"""What a deal is called: the day of a daily one, a number, or nothing where a record was played on."""

from __future__ import annotations

from dataclasses import dataclass, replace

from game import forms
from game.match.daily import day_of, short_day
from game.match.match import Match
from game.scenes.player import name_told
from game.scenes.words import bullets_and_bombs as words


@dataclass(frozen=True)
class Called:
    """`name`: a heading, `about`: what stands under the game's title, `more`: what it means that it is this deal.

    `told`: what the line for friends calls it, "" where friends can't know it. `player`: by whom it is played, "" for
    nobody in particular.
    """

    name: str
    about: str
    more: str
    told: str
    player: str = ""

    @property
    def by(self) -> str:
        """The heading with who plays."""
        return words.PLAYED_BY.format(deal=self.name, player=self.player) if self.player else self.name


def called(match: Match) -> Called:
    """What the deal of a match is called, and who plays it."""
    return replace(_deal(match), player=name_told(match.sitters[0].name))


def _deal(match: Match) -> Called:
    day = day_of(match.deal)
    if day is not None:
        about = words.DAILY_ABOUT.format(day=forms.of_system().day(day, week=False, year=False, short=True))
        told, more = short_day(day), words.DAILY_MORE
        if match.practice:
            about, told = words.PRACTISED.format(deal=about), words.PRACTISED.format(deal=told)
            more = words.DAILY_PRACTICE
        return Called(words.DAILY, about, more, told)
    if number_of(match) is not None:
        name = words.DEAL.format(number=match.deal)
        about = words.PRACTICE_DEAL if match.practice else name
        return Called(name, about, words.LINE_MORE, words.TOLD_DEAL.format(number=match.deal))
    return Called(words.NO_NUMBER, words.PRACTICE_DEAL if match.practice else words.NO_NUMBER, words.NO_NUMBER_MORE, "")


def number_of(match: Match) -> int | None:
    """The number of the deal; None for a daily one, and where a record was played on."""
    return int(match.deal) if match.deal.isdecimal() else None
