"""How a kept match is said in words: its result, its length, its day, its house rules."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, timedelta

from game import forms
from game.match.daily import band
from game.rules import GAMES
from game.rules.core import Letters
from game.scenes.words import history as words
from game.store import KeptMatch


def counted(said: Sequence[str], count: int) -> str:
    """A number with its word, which differs for one."""
    return said[0 if count == 1 else 1].format(count=forms.of_system().number(count))


def minutes(played: timedelta) -> int:
    """Whole minutes at the table, never none."""
    return max(1, round(played.total_seconds() / 60))


def hours(played: timedelta) -> str:
    """Hours at the table, or minutes while there is no whole hour."""
    whole = round(played.total_seconds() / 3600)
    return counted(words.HOURS, whole) if whole else counted(words.LONG_MINUTES, minutes(played))


def day_name(day: date, today: date) -> str:
    """What a day is called: today, yesterday, or its date, with the year if it is another one."""
    if day == today:
        return words.TODAY
    if day == today - timedelta(days=1):
        return words.YESTERDAY
    return forms.of_system().day(day, year=day.year != today.year)


def long_day(moment: datetime) -> str:
    """A day with its year."""
    return forms.of_system().day(moment)


def clock(moment: datetime) -> str:
    """A time of day."""
    return forms.of_system().clock(moment)


def minus(number: int) -> str:
    """A number as it is printed."""
    return forms.of_system().number(number)


def won_by_nobody(match: KeptMatch) -> bool:
    """Whether it is over and nobody won."""
    return match.ended is not None and not any(seat.won for seat in match.seats)


def result_line(match: KeptMatch) -> str:
    """The result in a few words; how far it is for a match in play."""
    if match.result is None:
        return counted(words.MOVES, match.length)
    scores = [seat.score for seat in match.seats if seat.score is not None]
    best = [seat.score for seat in match.seats if seat.won and seat.score is not None]
    others = [seat.score for seat in match.seats if not seat.won and seat.score is not None]
    match match.game:
        case "bullets-and-bombs":
            said = words.LOST.format(natural=match.result.get("natural", 0))
            if best:
                said = words.SCORE.format(score=minus(best[0]), band=band(best[0]))
            return said if match.par is None else words.WITH_PAR.format(result=said, par=minus(match.par))
        case "blasting-billy":
            return _billy(match, best)
        case "crazy-bullets":
            return words.LEFT.format(next=counted(words.CARDS, min(others, default=0)))
        case "blast" if best and others:
            return words.TO.format(best=best[0], next=others[0])
        case _:
            return counted(words.POINTS, max(best or scores, default=0))


def _billy(match: KeptMatch, best: Sequence[int]) -> str:
    shot = shots(match)
    standing = [seat.score for at, seat in enumerate(match.seats) if not seat.won and not shot[at]]
    if not best:
        return words.NOBODY_LEFT
    rivals = [score for score in standing if score is not None]
    if not rivals:
        return words.ALONE.format(best=best[0]) if len(best) == 1 else str(best[0])
    return words.AGAINST.format(best=best[0], next=max(rivals))


def shots(match: KeptMatch) -> list[list[str]]:
    """For what each seat was shot; nothing where nobody shoots."""
    found = match.result.get("shot") if match.result else None
    if not isinstance(found, list) or len(found) != len(match.seats):
        return [[] for _ in match.seats]
    return [[str(kind) for kind in kinds] if isinstance(kinds, list) else [] for kinds in found]


def rules_line(match: KeptMatch) -> str:
    """The house rules that differ from the usual ones; "" for none."""
    usual = {option.name for option in GAMES[match.game].options if not isinstance(option, Letters)}
    changed = [(name, value) for name, value in match.options.items() if name in usual]
    said = ", ".join(words.RULE.format(name=name.replace("-", " "), value=value) for name, value in changed)
    return (words.HOUSE_RULE if len(changed) == 1 else words.HOUSE_RULES).format(rules=said) if changed else ""
