"""Hints for Blast: what hard would do, and the rule of thumb behind it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from game.players.blast.lore import LORE
from game.players.blast.thumb import greedy, over_there, strength
from game.players.core import Advice
from game.players.search import Searcher, proof
from game.rules.blast.cards import CARDS
from game.rules.blast.moves import BlastMove, Discard, Give, Lead, Play
from game.rules.view import View

PLANET_NAMES: Final = ("Zamepra", "Peolara", "Usiri", "Vao D", "Thora III")
ONLY: Final = "There is nothing else to do."
LAST: Final = "{cards}: your last cards go, and the star is yours."
JUMP: Final = "{cards} for {planet}: Greedbots bring a planet all the way over from the other side."
LEAD: Final = "{cards} for {planet}: the planet isn't yours yet, and {count} of your cards go at once."
LEAD_ONE: Final = "{cards} for {planet}: the planet isn't yours yet, and one of your cards goes."
CERTAIN: Final = "{cards} for {planet}: the planet isn't yours yet, and high cards are hard to answer."
OWN: Final = "{cards} for {planet}: it is yours already, but {count} of your cards go, and an empty hand wins a star."
OWN_ONE: Final = "{cards} for {planet}: it is yours already, but one of your cards goes, and an empty hand wins a star."
CHEAP: Final = "{cards} is the cheapest that is enough: every answer brings you nearer to the star."
DEAR: Final = "{cards} is enough; cheaper cards would be too, but are worth more where they go together with others."
PASS: Final = "Let it go: even the cheapest answer, {cards}, is worth more in a later trick."
LOW: Final = "{cards}: of all that you have this is missed least, since it is low or goes with little else."
HIGH: Final = 7
"""From this value on a single card is high."""
THINKER: Final = Searcher(LORE, 1200)


def hint(view: View[Any], rng: Random, stop: Callable[[], bool] | None = None) -> Advice:
    """What hard would do, and why, for a seat that has a decision to make."""
    if len(view.legal) == 1:
        return Advice(view.legal[0], ONLY)
    move, figures = proof(THINKER.explore(view, rng, stop))
    return Advice(move, f"{reason(view, move)} {figures}")


def reason(view: View[Any], move: BlastMove) -> str:
    """What speaks for a move, in a sentence."""
    match move:
        case Lead(planet=planet, combination=combination):
            count = len(combination.cards)
            return _why_lead(view, move).format(cards=combination.text, planet=PLANET_NAMES[planet], count=count)
        case Play(combination=combination):
            if len(combination.cards) == len(view.zone("hand", view.seat).cards):
                return LAST.format(cards=combination.text)
            dearer = strength(combination) > min(strength(play.combination) for play in _plays(view))
            return (DEAR if dearer else CHEAP).format(cards=combination.text)
        case Discard(card=card):
            return LOW.format(cards=CARDS[card])
        case Give():
            return LOW.format(cards=" ".join(CARDS[card] for card in move))
        case _:
            cheapest = min(_plays(view), key=lambda play: strength(play.combination))
            return PASS.format(cards=cheapest.combination.text)


def _plays(view: View[Any]) -> list[Play]:
    return [play for play in view.legal if isinstance(play, Play)]


def _why_lead(view: View[Any], lead: Lead) -> str:
    cards = lead.combination.cards
    if len(cards) == len(view.zone("hand", view.seat).cards):
        return LAST
    if greedy(lead) and over_there(view, lead.planet):
        return JUMP
    one = len(cards) == 1
    if view.facts.planets[lead.planet] == view.seat:
        return OWN_ONE if one else OWN
    if lead.combination.lowest >= HIGH:
        return CERTAIN
    return LEAD_ONE if one else LEAD
