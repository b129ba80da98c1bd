"""Computer players of Bluffing Billionaires.

`thumb`: the rule of thumb. `guess`: what hidden cards may be. `lore`: what the search knows. `advice`: hints.
"""

from __future__ import annotations

from typing import Final

from game.players.bluffing_billionaires.advice import hint
from game.players.bluffing_billionaires.lore import LORE
from game.players.bluffing_billionaires.thumb import RuleOfThumb, odds
from game.players.core import Opponents, RandomPlayer
from game.players.search import Searcher, as_visited

__all__ = ["EASY", "HARD", "NORMAL", "OPPONENTS", "RuleOfThumb", "hint", "odds"]

EASY: Final = RuleOfThumb()
NORMAL: Final = Searcher(LORE, 100, pick=as_visited)
HARD: Final = Searcher(LORE, 1500, pick=as_visited)
OPPONENTS: Final = Opponents({"random": RandomPlayer(), "easy": EASY, "normal": NORMAL, "hard": HARD}, hint=hint)
