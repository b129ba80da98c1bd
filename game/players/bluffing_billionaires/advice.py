"""Hints for Bluffing Billionaires: what hard would do most often, and the rule of thumb behind it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from game.players.bluffing_billionaires.lore import LORE
from game.players.bluffing_billionaires.thumb import LIKELY, STRONG, UNLIKELY, RuleOfThumb, odds, own_card
from game.players.core import Advice
from game.players.search import Searcher, most_visited
from game.rules.bluffing_billionaires.cards import APPROVE, CHALLENGE, NAMES, PLAY, VALUE, Move
from game.rules.bluffing_billionaires.views import Facts
from game.rules.view import View

FREE: Final = "Nobody can call this one. {card} then lies there to call the bluffs of others, so let it be a high card."
CHEAP: Final = "Nobody can call this one, so {card}, which is low, gets off the hand for nothing."
BLUFF: Final = (
    "A bluff: if {card} stands it costs you only {value} of your points, and who never bluffs is believed too easily."
)
BOLD: Final = (
    "Call it, though only {good} of the {all} cards that this may be would lose to your {own}: there is more to win "
    "than to lose."
)
WARY: Final = (
    "Let it pass, though {good} of the {all} cards that this may be would lose to your {own}: people rather play their "
    "high cards."
)
THINKER: Final = Searcher(LORE, 1500)
_THUMB: Final = RuleOfThumb()


def hint(view: View[Facts], rng: Random, stop: Callable[[], bool] | None = None) -> Advice:
    """What hard would do, and why, for a seat that has a decision to make."""
    if len(view.legal) == 1:
        return Advice(view.legal[0], _THUMB.reason(view, view.legal[0]))
    move = most_visited(THINKER.explore(view, rng, stop), rng)
    assert isinstance(move, Move)
    return Advice(move, reason(view, move))


def reason(view: View[Facts], move: Move) -> str:
    """What speaks for a move, in a sentence."""
    match move.verb:
        case verb if verb == PLAY:
            called = any(view.zone("face down", seat).cards for seat in range(view.seats) if seat != view.seat)
            upper = move in view.legal[len(view.legal) // 2 :]
            sentence = (STRONG if upper else BLUFF) if called else (FREE if upper else CHEAP)
            return sentence.format(card=NAMES[move.what], value=VALUE[move.what])
        case verb if verb in (APPROVE, CHALLENGE):
            chance = odds(view)
            likely, unlikely = (LIKELY, BOLD) if verb == CHALLENGE else (WARY, UNLIKELY)
            sentence = likely if chance.likely else unlikely
            return sentence.format(good=chance.good, all=chance.possible, own=NAMES[own_card(view)])
        case _:
            return _THUMB.reason(view, move)
