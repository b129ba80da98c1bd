"""Decisions while cards are turned up: which choice card stays, which group a bomb takes from; and advice on them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pygame

from game.match.match import Match
from game.players.bullets_and_bombs import RuleOfThumb
from game.rules.bullets_and_bombs.cards import FACES, FIRST_BOMB
from game.rules.bullets_and_bombs.moves import KEEP, LOSE, LOSE_NONE, Keep, Lose
from game.rules.bullets_and_bombs.sight import BOMB, CHOICE, HAND, PLAYER
from game.rules.bullets_and_bombs.table import Phase
from game.rules.view import View
from game.scenes.bullets_and_bombs.cards import RANKS, column, name, plural
from game.scenes.bullets_and_bombs.layout import hand
from game.scenes.table.advice import Advice
from game.scenes.table.game import Hint
from game.scenes.words import bullets_and_bombs as words
from game.stage.offers import Offer

NOTATION = re.compile(r"\b(?:JOK|[2-9TJQKA][CDHS])\b")
NUMBER_KEYS = (pygame.KSCAN_1, pygame.KSCAN_2)


def offers(view: View[Any]) -> list[Offer]:
    """A click on a card is enough; it can also be dragged: to the hand, or from it to the bomb."""
    offered = []
    moves = {str(move): move for move in view.legal}
    for card in view.zone(CHOICE.name).cards:
        move = moves.get(f"keep {card.face}")
        if move is not None:
            offered += [Offer((card.id,), None, move), Offer((card.id,), HAND.name, move)]
    for move in view.legal:
        if isinstance(move, Lose):
            for card in hand(view)[RANKS[move.rank]] if move.rank >= 0 else ():
                offered += [Offer((card.id,), None, move), Offer((card.id,), BOMB.name, move)]
    return offered


def keys(view: View[Any]) -> Mapping[int, Offer]:
    """1 and 2 keep a choice card."""
    places = [card.id for card in view.zone(CHOICE.name).cards]
    at_once = [offer for offer in offers(view) if offer.target is None and offer.cards[0] in places]
    return {NUMBER_KEYS[places.index(offer.cards[0])]: offer for offer in at_once}


def spare(view: View[Any]) -> Lose | None:
    """The move that lets the bomb take nothing, where it may be named (bombs-9)."""
    return LOSE_NONE if len(view.legal) > 1 and LOSE_NONE in view.legal else None


def why_not(match: Match, view: View[Any], card: int) -> str:
    """The rules' sentence against playing a card that isn't offered."""
    text = next((c.face for zone in view.zones for c in zone.cards if c.id == card), None)
    if text is None:
        return ""
    move: Keep | Lose | None = None
    if view.facts.phase is Phase.CHOICE and FACES.index(text) < FIRST_BOMB:
        move = KEEP[FACES.index(text)]
    elif view.facts.phase is Phase.BOMB and column(text) in RANKS:
        move = LOSE[RANKS.index(column(text))]
    why = match.why_not(PLAYER, move) or "" if move is not None else ""
    return why.replace(text, words.THE_CARD.format(card=name(text)))  # The rules write cards in the notation.


def hint(view: View[Any], offered: Sequence[Offer]) -> Hint | None:
    """What the rule of thumb would do and why."""
    if not view.legal:
        return None
    thumb = RuleOfThumb()
    move = thumb.choose(view, Random(0))
    cards = tuple(offer.cards[0] for offer in offered if offer.move == move)
    return Hint(_title(move), thumb.reason(view, move), cards)


def explain(advice: Advice, offered: Sequence[Offer]) -> Hint:
    """Anybody's advice in words: cards by their names instead of the notation."""
    cards = tuple(offer.cards[0] for offer in offered if offer.move == advice.move)
    reason = NOTATION.sub(lambda found: words.A_CARD.format(card=name(found[0])), advice.reason)
    return Hint(_title(advice.move), reason, cards)


def _title(move: object) -> str:
    match move:
        case Keep():
            return words.KEEP_HINT.format(card=name(FACES[move.face]))
        case Lose(rank=rank) if rank >= 0:
            return words.LOSE_HINT.format(name=plural(RANKS[rank]).lower())
        case _:
            return words.SPARE_HINT
