"""Hints for Blasting Billy: what hard would do, and the rule of thumb behind it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from game.players.blasting_billy.lore import LORE
from game.players.blasting_billy.thumb import FITS, NAMES, reckon
from game.players.core import Advice
from game.players.search import Searcher, proof
from game.rules.blasting_billy.cards import DYNAMITE, FACES, TYPE, VALUE, Place, Put
from game.rules.blasting_billy.views import Facts
from game.rules.view import View

RISK: Final = (
    "Keep {card}: Billy has probably only {billy} in {kind} so far, but in {turns} more turns he can be given more."
)
FEED: Final = "Give {card} to Billy: every point in {kind} that he gets is one more that you may keep."
BLAST: Final = "Give {card} to Billy: it makes him poorer in {kind}, which is dangerous for whoever collects it."
HARMLESS: Final = "Put {card} into the box, where the dynamite can do no harm."
SCRAP: Final = "Put {card} into the box: it neither fits your loot well nor makes Billy much richer."
SPITE: Final = "Put {card} into the box: Billy would be richer by it, and so whoever collects {kind}."
HIGH: Final = 5
"""From this value on a card in the box is one that Billy doesn't get."""
THINKER: Final = Searcher(LORE, 1500)


def hint(view: View[Facts], rng: Random, stop: Callable[[], bool] | None = None) -> Advice:
    """What hard would do, and why, for a seat that is to move."""
    root = THINKER.explore(view, rng, stop)
    move, figures = proof(root)
    assert isinstance(move, Put)
    return Advice(move, f"{reason(view, move)} {figures}")


def reason(view: View[Facts], move: Put) -> str:
    """What speaks for a move, in a sentence."""
    value, kind = VALUE[move.face], TYPE[move.face]
    outlook = reckon(view)[kind]
    pile = view.zone("pile")
    match move.place:
        case Place.LOOT:
            sentence = FITS if value <= outlook.room else RISK
        case Place.BILLY:
            sentence = BLAST if value == DYNAMITE else FEED
        case Place.BOX:
            sentence = HARMLESS if value == DYNAMITE else SPITE if value >= HIGH else SCRAP
    return sentence.format(
        card=FACES[move.face],
        kind=NAMES[kind],
        billy=round(outlook.billy),
        turns=(len(pile.cards) + pile.unseen) // view.seats,
    )
