"""Computer players of Blast.

`thumb`: the rule of thumb. `cheap`: the cheapest combinations of a hand. `rounds`: how a round may be finished.
`standing`: what a position between rounds is worth. `guess`: what the other may hold. `lore`: what the search knows.
`advice`: hints.
"""

from __future__ import annotations

from typing import Final

from game.players.blast.advice import hint
from game.players.blast.lore import LORE, shortlist
from game.players.blast.thumb import RuleOfThumb
from game.players.core import Opponents, RandomPlayer
from game.players.search import Searcher

__all__ = ["EASY", "HARD", "NORMAL", "OPPONENTS", "hint", "shortlist"]

THUMB: Final = RuleOfThumb()
EASY: Final = RuleOfThumb(beginner=True)
NORMAL: Final = Searcher(LORE, 60)
HARD: Final = Searcher(LORE, 1200)
OPPONENTS: Final = Opponents({"random": RandomPlayer(), "easy": EASY, "normal": NORMAL, "hard": HARD}, THUMB, hint=hint)
