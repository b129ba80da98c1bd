"""What can be decided at this table now, and by which click or key: derived from the legal moves of the view."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.rules.bluffing_billionaires.cards import (
    ALLOW,
    APPROVE,
    BANK,
    BANKING,
    CHALLENGE,
    DECLINING,
    FACES,
    PLAY,
    PROTECT,
    PROTECTIONS,
    ROB,
    ROBBING,
    VOTES,
    Move,
)
from game.rules.bluffing_billionaires.views import FACE_DOWN, HAND, Phase
from game.rules.view import View
from game.scenes.bluffing_billionaires.cards import value
from game.scenes.bluffing_billionaires.layout import FIELD, FIRST, SECOND, Asked, seat_zone
from game.scenes.bluffing_billionaires.told import banks
from game.scenes.table.advice import Advice
from game.scenes.table.game import Hint
from game.scenes.words import bluffing_billionaires as words
from game.stage.offers import Offer

KEY_ONE, KEY_TWO = 0, 1
"""Key 1 challenges, banks, robs; key 2 approves or says no."""


@dataclass(frozen=True)
class Choose:
    """A move for a seat that decides while all look."""

    seat: int
    move: Move


_CARD = re.compile(r"(your )?\b[BOGRPY]([1-9])\b")
WHOM = "whom"
"""Not a move yet: red says that it robs, and is asked whom."""


def seat_asked(view: View[Any]) -> int | None:
    """The seat that a power asks; None where none does."""
    if view.facts.phase not in (Phase.PROTECTING, Phase.ASKED) or not view.to_move:
        return None
    return view.to_move[0]


def victims(view: View[Any]) -> tuple[int, ...]:
    """Whom red may rob: those whose cards were approved with, whatever red's card is (bluff-22)."""
    active = view.facts.active
    others = (seat for seat in range(view.seats) if seat != active)
    return tuple(seat for seat in others if view.zone(FACE_DOWN.name, seat).cards)


def asked(view: View[Any], seat: int | None, whom: bool) -> Asked:
    """What is asked of a seat that may decide now; `whom`: red has said that it robs."""
    if seat is None:
        return Asked()
    if view.facts.phase is Phase.ASKED and whom:
        return Asked(victims=victims(view))
    votes = view.facts.phase is Phase.VOTE and seat in view.to_move
    return Asked(answers=votes or seat_asked(view) == seat)


def answers(view: View[Any]) -> tuple[str, str]:
    """The words of the two answers, key 1's first."""
    if view.facts.phase is Phase.PROTECTING:
        return words.PROTECT, words.ALLOW
    if view.facts.phase is Phase.ASKED:
        return (words.BANK if banks(view) else words.ROB), words.NO
    return words.BLUFF, words.APPROVE


def moves(view: View[Any]) -> tuple[object, Move]:
    """What the two answers do; red's first only leads to the question whom."""
    if view.facts.phase is Phase.PROTECTING:
        return PROTECTIONS[0], PROTECTIONS[1]
    if view.facts.phase is Phase.ASKED:
        return (BANKING if banks(view) else WHOM), DECLINING
    return VOTES[1], VOTES[0]


def offers(view: View[Any], seat: int | None, asks: Asked) -> list[Offer]:
    """Everything that a seat can do: cards by a click or onto the field, answers by their places, victims by theirs."""
    if seat is None:
        return []
    if asks.victims:
        robs = [Offer((), seat_zone(victim), _choose(view, seat, ROBBING[victim])) for victim in asks.victims]
        return [*robs, Offer((), SECOND, _choose(view, seat, DECLINING))]
    if asks.answers:
        first, second = moves(view)
        return [Offer((), FIRST, _choose(view, seat, first)), Offer((), SECOND, _choose(view, seat, second))]
    offered = []
    for card in view.zone(HAND.name, seat).cards if view.seat == seat else ():
        move = Move(PLAY, FACES[card.face]) if card.face is not None else None
        if move in view.legal:
            offered += [Offer((card.id,), None, move), Offer((card.id,), FIELD, move)]
    return offered


def _choose(view: View[Any], seat: int, move: object) -> object:
    """A move as it is offered: by itself to whoever looks, for a seat by name where all look."""
    return Choose(seat, move) if isinstance(move, Move) and view.seat != seat else move


def keys(offered: Sequence[Offer], own: tuple[int, int]) -> Mapping[int, Offer]:
    """The two keys of a person, while there are two answers."""
    by_target = {offer.target: offer for offer in offered}
    if FIRST not in by_target or not all(own):
        return {}
    return {own[KEY_ONE]: by_target[FIRST], own[KEY_TWO]: by_target[SECOND]}


def in_words(move: Move, names: Sequence[str], card: str) -> str:
    """A move as the title of a hint; `card`: the value of a card to be played."""
    match move.verb:
        case verb if verb == PLAY:
            return words.HINT_PLAY.format(value=card)
        case verb if verb == CHALLENGE:
            return words.BLUFF
        case verb if verb == APPROVE:
            return words.APPROVE
        case verb if verb == BANK:
            return words.BANK
        case verb if verb == PROTECT:
            return words.PROTECT
        case verb if verb == ALLOW:
            return words.ALLOW
        case verb if verb == ROB:
            return words.HINT_ROB.format(name=names[move.what])
    return words.NO


def explain(view: View[Any], offered: Sequence[Offer], advice: Advice, names: Sequence[str]) -> Hint:
    """Advice as a hint: the card to play by its value, the reason without the notation of cards."""
    move: Any = advice.move
    cards = tuple(offer.cards[0] for offer in offered if offer.move == move and offer.cards)
    shown = next((card.face for card in view.zone(HAND.name, view.seat).cards if card.id in cards), None)
    return Hint(in_words(move, names, str(value(shown)) if shown else ""), _CARD.sub(_plain, advice.reason), cards)


def _plain(found: re.Match[str]) -> str:
    """A card of the notation in a sentence: your B7, B7."""
    if found[1]:
        return f"your {found[2]}"
    return f"{'The' if found.start() == 0 else 'the'} {found[2]}"
