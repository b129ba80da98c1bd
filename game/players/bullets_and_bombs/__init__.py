"""Computer players of Bullets and Bombs Solitaire.

`thumb`: the rule of thumb. `stock`: games finished by counts alone. `plan`: strong play and hints. `deal`: par, and the
best that a deal could have brought.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from game.players.bullets_and_bombs.deal import Best, best_possible, par
from game.players.bullets_and_bombs.plan import Planner
from game.players.bullets_and_bombs.thumb import RuleOfThumb
from game.players.core import Advice, Opponents, RandomPlayer
from game.rules.bullets_and_bombs.cards import FACES
from game.rules.bullets_and_bombs.moves import Keep, Play
from game.rules.view import View

__all__ = ["HARD", "OPPONENTS", "Best", "Planner", "RuleOfThumb", "best_possible", "hint", "par"]

EASY: Final = RuleOfThumb()
NORMAL: Final = Planner(20)
HARD: Final = Planner(200)

BETTER = "On average {move} brings {points:.1f} points over {stocks} stocks that may come, {other} {others:.1f}. {why}"
AGREED = "{why} On average over {stocks} stocks that may come it brings {points:.1f} points, {other} {others:.1f}."
AGAINST_THE_RULE = "The larger group isn't always the one that can still be finished."


def hint(view: View[Any], rng: Random, stop: Callable[[], bool] | None = None) -> Advice:
    """What hard would do, and why: by the points to be expected, and the rule of thumb."""
    if len(view.legal) == 1:
        return Advice(view.legal[0], EASY.reason(view, view.legal[0]))
    expected = HARD.expect(view, rng, stop)
    best, second = sorted(expected, key=expected.__getitem__, reverse=True)[:2]
    agreed = EASY.choose(view, rng) == best
    return Advice(
        best,
        (AGREED if agreed else BETTER).format(
            move=_in_words(best),
            points=expected[best],
            stocks=HARD.stocks,
            other=_in_words(second),
            others=expected[second],
            why=EASY.reason(view, best) if agreed else AGAINST_THE_RULE,
        ),
    )


def _in_words(move: Play) -> str:
    return f"keeping {FACES[move.face]}" if isinstance(move, Keep) else str(move)


OPPONENTS: Final = Opponents({"random": RandomPlayer(), "easy": EASY, "normal": NORMAL, "hard": HARD}, hint=hint)
