"""What is written in the log and heard when something happens at this table."""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.bluffing_billionaires.cards import COINS, FACES
from game.rules.bluffing_billionaires.events import (
    Answered,
    Banked,
    Compared,
    Discarded,
    Ended,
    Played,
    Started,
    Taken,
    TurnedUp,
    VotesShown,
)
from game.scenes.bluffing_billionaires.cards import named, value
from game.scenes.bluffing_billionaires.told import listed
from game.scenes.words import bluffing_billionaires as words


def say(event: object, names: Sequence[str]) -> str | None:
    """A line of the log; None for what needs none: single votes, and declining, which shows nothing (bluff-24)."""
    match event:
        case Started(seat):
            return words.BEGINS.format(name=names[seat])
        case Played(seat, _, _):
            return words.PLAYS.format(name=names[seat])
        case VotesShown(active, _, challengers):
            if not challengers:
                return words.LOG_APPROVE
            line = words.LOG_CALLS if len(challengers) == 1 else words.LOG_CALL
            return line.format(names=listed([names[seat] for seat in challengers]), name=names[active])
        case TurnedUp(cards):
            said = [words.LOG_CARD.format(name=names[card.seat], value=value(card.face)) for card in cards]
            return words.LOG_UP.format(cards=words.COMMA.join(said))
        case Compared(winner, loser, tie):
            return (words.LOG_TIE if tie else words.LOG_WINS).format(winner=names[winner], loser=names[loser])
        case Taken(taker, card, highest):
            line = words.LOG_HIGHEST if highest else words.LOG_TAKES
            return line.format(taker=names[taker], giver=names[card.seat], card=named(card.face))
        case Banked(seat, card):
            coins = COINS[FACES[card.face]]
            line = words.LOG_COIN if coins == 1 else words.LOG_COINS
            return line.format(name=names[seat], card=named(card.face), coins=coins)
        case Answered(seat, "protect"):
            return words.LOG_PROTECTS.format(name=names[seat])
        case Answered(seat, "allow"):
            return words.LOG_ALLOWS.format(name=names[seat])
        case Ended(seat):
            return words.LOG_ENDS.format(name=names[seat])
    return None


def sound(event: object) -> tuple[str, float] | None:
    """The sound of an event and its volume."""
    match event:
        case Played():
            return "place", 1.0
        case VotesShown():
            return "thumbs", 1.0
        case TurnedUp():
            return "flip", 1.0
        case Taken():
            return "slide", 1.0
        case Banked(seat, card):
            return ("till" if seat == card.seat else "coin"), 0.9
        case Discarded():
            return "place", 0.6
    return None
