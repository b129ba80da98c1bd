"""What is said, written and heard when something happens at this table: only what the whole table saw."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.rules.blast.events import (
    Dealt,
    DiscardDue,
    Discarded,
    GameWon,
    GiftChosen,
    GiftsExchanged,
    Passed,
    PlanetWon,
    Played,
    StarTaken,
    StartPlayerDrawn,
)
from game.scenes.blast.cards import used_as
from game.scenes.words import blast as words


def card(text: str) -> str:
    """A card in words: Shrinkin 5, or Shrinkin 5 as 4."""
    named = f"{words.FACTIONS[text[0]]} {text[1:].rstrip('-')}"
    return f"{named} {words.AS.format(value=signed(used_as(text)))}" if text.endswith("-") else named


def values(texts: Iterable[str]) -> str:
    """Cards by their used values alone: 6, 6, 6."""
    return ", ".join(str(used_as(text)).replace("-", "−") for text in texts)


def counted(count: int) -> str:
    """So many cards, in words."""
    return words.CARD if count == 1 else words.CARDS.format(number=words.NUMBERS[count])


def signed(total: int) -> str:
    """A sum as it is written."""
    return str(total).replace("-", "−")


def line(event: object, names: Sequence[str]) -> str | None:
    """A line of the log; None where nothing needs to be said."""
    match event:
        case StartPlayerDrawn(seat):
            return words.BEGINS.format(name=names[seat])
        case Dealt(round=round_, exchange=0):
            return words.DEALT.format(round=round_)
        case Dealt(round=round_, exchange=count):
            return words.DEALT_EXCHANGE.format(round=round_, count=counted(count))
        case GiftChosen(seat):
            return words.CHOSE.format(name=names[seat])
        case GiftsExchanged(count):
            said = words.EXCHANGED.format(count=counted(count))
            return said[:1].upper() + said[1:]
        case Played():
            return _played(event, names)
        case Passed(seat):
            return words.PASSED.format(name=names[seat])
        case PlanetWon():
            return _won(event, names)
        case DiscardDue(seat):
            return words.DUE.format(name=names[seat])
        case Discarded(seat=seat, face=face):
            return words.DISCARDED.format(name=names[seat], card=card(face))
        case StarTaken(seat, points):
            first, second = points
            return words.STAR.format(name=names[seat], one=names[0], first=first, other=names[1], second=second)
        case GameWon(winners=(winner,)):
            return words.GAME_WON.format(name=names[winner])
    return None


def _played(event: Played, names: Sequence[str]) -> str:
    several, single = (words.LED, words.LED_ONE) if event.led else (words.ANSWERED, words.ANSWERED_ONE)
    sentence = single if len(event.faces) == 1 else several
    planet = words.PLANETS[event.planet]
    cards, total = values(event.faces), signed(event.total)
    return sentence.format(name=names[event.seat], cards=cards, planet=planet, total=total)


def _won(event: PlanetWon, names: Sequence[str]) -> str:
    if event.jumped:
        sentence = words.WON_JUMP
    elif event.after is None:
        sentence = words.WON_MIDDLE
    else:
        sentence = words.WON_STAYS if event.before == event.after else words.WON
    return sentence.format(name=names[event.seat], planet=words.PLANETS[event.planet])


def sound(event: object) -> tuple[str, float] | None:
    """The sound of an event, and its volume."""
    match event:
        case Dealt():
            return "deal", 0.8
        case GiftChosen():
            return "slide", 0.7
        case GiftsExchanged():
            return "deal", 0.6
        case Played():
            return "place", 0.9
        case Passed():
            return "tick", 0.8
        case PlanetWon(before=before, after=after) if before == after:
            return "confirm", 0.6
        case PlanetWon(jumped=True):
            return "whirr", 0.8
        case PlanetWon():
            return "hum", 0.8
        case Discarded():
            return "flip", 0.7
        case StarTaken():
            return "chime", 0.9
    return None
