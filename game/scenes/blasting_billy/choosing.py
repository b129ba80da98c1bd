"""Decisions as a person sees them: three places for every card of the hand; and advice on them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import pygame

from game.rules.blasting_billy.cards import TYPES, Place, Put
from game.rules.view import SeenCard, View
from game.scenes.blasting_billy.cards import name
from game.scenes.table.advice import Advice, advise
from game.scenes.table.game import Hint
from game.scenes.table.picks import Pick
from game.scenes.words import blasting_billy as words
from game.stage.offers import Offer

CARD_KEYS = (pygame.KSCAN_1, pygame.KSCAN_2, pygame.KSCAN_3)
PLACE_KEYS = {Place.BILLY: pygame.KSCAN_B, Place.LOOT: pygame.KSCAN_K, Place.BOX: pygame.KSCAN_X}
ZONES = {Place.BILLY: "billy", Place.LOOT: "loot", Place.BOX: "box"}
NOTATION = re.compile(r"\b[GBCJD](?:10|\d|\*)(?!\w)")
"""A card as computer players write it."""
HINTS = {Place.BILLY: words.HINT_TO_BILLY, Place.LOOT: words.HINT_KEEP, Place.BOX: words.HINT_BOX}


def hand(view: View[Any]) -> Sequence[SeenCard]:
    """The hand of the view's seat, as it lies from left to right; none for a bystander."""
    return () if view.seat is None else view.zone("hand", view.seat).cards


def offers(view: View[Any]) -> list[Offer]:
    """Every card to every place. A column of another type stands for the whole row: nobody can miss the right one."""
    offered = []
    puts = {(str(move).split()[1], move.place): move for move in view.legal if isinstance(move, Put)}
    for card in hand(view):
        for place, zone in ZONES.items():
            move = puts.get((card.face or "", place))
            if move is not None:
                offered += [Offer((card.id,), target, move) for target in _targets(zone, card.back)]
    return offered


def _targets(zone: str, kind: str) -> list[str]:
    if zone == "box":
        return ["box"]
    others = [each for each in TYPES if each != kind]
    return [f"{zone} {kind}", zone, *(f"{zone} {each}" for each in others)]


def keys(view: View[Any], picked: Sequence[int]) -> Mapping[int, Offer]:
    """1, 2, 3 pick a card; B, K, X say where it goes."""
    if not view.legal:
        return {}
    found = {key: Offer((), None, Pick(card.id)) for key, card in zip(CARD_KEYS, hand(view), strict=False)}
    for place, key in PLACE_KEYS.items():
        offer = put(view, picked, place)
        found[key] = Offer((), None, PICK_FIRST) if offer is None else offer
    return found


PICK_FIRST = "pick first"
"""Stands for a move where a place was named before a card."""


def put(view: View[Any], picked: Sequence[int], place: Place) -> Offer | None:
    """What the picked card would do at a place; None while none is picked."""
    fits = (offer for offer in offers(view) if offer.cards == tuple(picked))
    return next((offer for offer in fits if isinstance(offer.move, Put) and offer.move.place is place), None)


def picked_card(view: View[Any], picked: Sequence[int]) -> SeenCard | None:
    """The card of the hand that is picked."""
    return next((card for card in hand(view) if card.id in picked), None)


def hint(view: View[Any]) -> Hint | None:
    """What the rule of thumb would do and why."""
    advice = advise(view)
    return None if advice is None else explain(view, advice)


def explain(view: View[Any], advice: Advice) -> Hint:
    """Anybody's advice in words: cards by their names instead of the notation."""
    move = advice.move
    assert isinstance(move, Put)
    text = str(move).split()[1]
    reason = NOTATION.sub(lambda found: name(found[0]), advice.reason)
    cards = tuple(card.id for card in hand(view) if card.face == text)
    return Hint(HINTS[move.place].format(card=name(text)), reason[:1].upper() + reason[1:], cards, ZONES[move.place])
