"""Computer players of Blasting Billy.

`thumb`: the rule of thumb. `guess`: what hidden cards may be. `lore`: what the search knows. `advice`: hints.
"""

from __future__ import annotations

from typing import Final

from game.players.blasting_billy.advice import hint
from game.players.blasting_billy.lore import LORE
from game.players.blasting_billy.thumb import RuleOfThumb, reckon
from game.players.core import Opponents, RandomPlayer
from game.players.search import Searcher

__all__ = ["EASY", "HARD", "NORMAL", "OPPONENTS", "THUMB", "hint", "reckon"]

THUMB: Final = RuleOfThumb()
EASY: Final = RuleOfThumb(beginner=True)
NORMAL: Final = Searcher(LORE, 120)
HARD: Final = Searcher(LORE, 1500)
OPPONENTS: Final = Opponents({"random": RandomPlayer(), "easy": EASY, "normal": NORMAL, "hard": HARD}, THUMB, hint=hint)
