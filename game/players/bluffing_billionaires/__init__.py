"""Computer players of Bluffing Billionaires.

`thumb`: the rule of thumb. `guess`: what hidden cards may be. `lore`: what the search knows. `bluffer`: who
mixes. `advice`: hints.
"""

from __future__ import annotations

from typing import Final

from game.players.bluffing_billionaires.advice import hint
from game.players.bluffing_billionaires.bluffer import bluffer
from game.players.bluffing_billionaires.thumb import RuleOfThumb, odds
from game.players.core import Opponents, RandomPlayer

__all__ = ["EASY", "HARD", "NORMAL", "OPPONENTS", "THUMB", "RuleOfThumb", "hint", "odds"]

THUMB: Final = RuleOfThumb()
EASY: Final = RuleOfThumb(beginner=True)
NORMAL: Final = bluffer(60, 0.4)
HARD: Final = bluffer(1500, 1)
OPPONENTS: Final = Opponents({"random": RandomPlayer(), "easy": EASY, "normal": NORMAL, "hard": HARD}, THUMB, hint=hint)
