"""What has just happened, as far as the cards on the table don't tell it, and the line in the middle that says it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from game.rules.bluffing_billionaires.events import Banked, Compared, Ended, Taken, TurnedUp, VotesShown
from game.rules.bluffing_billionaires.views import TAKEN, TURNED_UP, Phase
from game.rules.view import View
from game.scenes.bluffing_billionaires.cards import named, value
from game.scenes.words import bluffing_billionaires as words


@dataclass(frozen=True)
class Told:
    """`thumbs`: who approved (True) or challenged, once votes are shown. `said`: the line, "" for what is asked."""

    thumbs: Mapping[int, bool] = field(default_factory=dict)
    compared: Compared | None = None
    taken: Taken | None = None
    said: str = ""


def tell(told: Told, view: View[Any], events: Sequence[object], names: Sequence[str]) -> Told:
    """What is told once these events have been shown; nothing after a beat in which nothing happens any more."""
    if not events:
        return Told()
    for event in events:
        told = _tell(told, view, event, names)
    return told


def _tell(told: Told, view: View[Any], event: object, names: Sequence[str]) -> Told:
    match event:
        case VotesShown(_, approvers, challengers):
            thumbs = {**dict.fromkeys(approvers, True), **dict.fromkeys(challengers, False)}
            return Told(thumbs, said=_votes(names, challengers))
        case TurnedUp(cards) if len(cards) == 1:
            up = words.TURNS_UP.format(name=names[cards[0].seat], card=named(cards[0].face))
            return replace(told, compared=None, taken=None, said=up)
        case Compared():
            return replace(told, compared=event, taken=None, said=_compared(view, event, names))
        case Taken(taker, card, highest):
            line = words.TAKES_HIGHEST if highest else words.TAKES
            giver, value_of = names[card.seat], value(card.face)
            said = line.format(taker=names[taker], giver=giver, card=named(card.face), value=value_of)
            return replace(told, taken=event, said=said)
        case Banked(seat, card) if told.compared is not None and (told.taken is None or card != told.taken.card):
            line = words.KEEPS if seat == card.seat else words.TAKES_TOO
            return replace(told, said=line.format(name=names[seat], value=value(card.face)))
        case Ended(seat):
            return replace(told, said=words.OVER.format(name=names[seat]))
    return told


def listed(names: Sequence[str]) -> str:
    """Ann, Bo and Cleo."""
    if len(names) < 2:
        return "".join(names)
    return words.AND.format(first=words.COMMA.join(names[:-1]), last=names[-1])


def _votes(names: Sequence[str], challengers: Sequence[int]) -> str:
    if not challengers:
        return words.ALL_APPROVE
    line = words.CALLS if len(challengers) == 1 else words.CALL
    return line.format(names=listed([names[seat] for seat in challengers]))


def _compared(view: View[Any], event: Compared, names: Sequence[str]) -> str:
    active = view.facts.active
    if event.tie:
        return (words.TIE_WON if event.winner == active else words.TIE).format(name=names[active])
    return (words.REALLY if event.winner == active else words.WAS_BLUFFING).format(name=names[active])


def line(view: View[Any], told: Told, names: Sequence[str], asked_whom: bool, *, several: bool = False) -> str:
    """The line in the middle: what is asked of those who look, else what has just happened, else what is waited for.

    `asked_whom`: red chooses whom to rob. `several`: more than one person looks at this screen, so that a question
    says whom it asks.
    """
    facts = view.facts
    mine = view.seat is not None and view.seat in view.to_move
    active = "" if facts.active is None else names[facts.active]
    asked = names[view.seat] if several and view.seat is not None else ""
    match facts.phase:
        case Phase.PROTECTING:
            (taken,) = view.zone(TAKEN.name, facts.giver).cards
            ask = words.PROTECT_ASK if mine else words.PROTECTS
            said = ask.format(name=names[facts.giver], value=value(taken.face or ""))
            return _asks(asked, said) if mine else said
        case Phase.ASKED if asked_whom:
            return _asks(active if several else "", words.ROB_WHOM)
        case Phase.OVER:
            return told.said
    if told.said:
        return told.said
    match facts.phase:
        case Phase.START:
            return words.DEALT
        case Phase.TURN:
            return _asks(asked, words.YOUR_TURN) if mine else words.THEIR_TURN.format(name=active)
        case Phase.VOTE if view.seat in facts.voters:
            return _asks(asked, words.IS_BLUFFING.format(name=active))
        case Phase.VOTE:
            return words.VOTES_OPEN.format(name=active)
        case Phase.ASKED if mine:
            return _asks(asked, words.BANK_ASK if banks(view) else words.ROB_ASK)
        case Phase.ASKED:
            return (words.MAY_BANK if banks(view) else words.MAY_ROB).format(name=active)
    return ""


def _asks(name: str, question: str) -> str:
    """A question to somebody; with "" for the name to whoever is alone at the screen."""
    return words.ASKED_OF.format(name=name, question=question[:1].lower() + question[1:]) if name else question


def banks(view: View[Any]) -> bool:
    """Whether the active player's question is green's; else it is red's (bluff-24)."""
    decks = view.option("decks")
    return isinstance(decks, tuple) and decks[view.facts.active] == "G"


def figures(view: View[Any]) -> tuple[int, int] | None:
    """The values of the claim and of the present challenger's card while both lie in the middle."""
    facts = view.facts
    if view.result is not None or facts.phase is Phase.PROTECTING or not facts.challengers or facts.active is None:
        return None
    up = [view.zone(TURNED_UP.name, seat).cards for seat in (facts.active, facts.challengers[0])]
    if not all(up):
        return None
    claim, caller = (value(cards[0].face or "") for cards in up)
    return claim, caller
