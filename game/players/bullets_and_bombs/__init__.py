"""Computer players of Bullets and Bombs Solitaire.

`thumb`: the rule of thumb. `stock`: games finished by counts alone. `plan`: strong play and hints. `deal`: par, and the
best that a deal could have brought.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final

from game.forms import of_system
from game.players.bullets_and_bombs.deal import Best, best_possible, par
from game.players.bullets_and_bombs.plan import Planner
from game.players.bullets_and_bombs.thumb import RuleOfThumb
from game.players.core import Advice, Opponents, RandomPlayer, Review
from game.rules.bullets_and_bombs import GAME
from game.rules.bullets_and_bombs.cards import FACES, RANKS
from game.rules.bullets_and_bombs.moves import Deal, Keep, Lose, Play, parse
from game.rules.bullets_and_bombs.words import NAMES, NO_MOVE
from game.rules.core import RuleError
from game.rules.view import View

__all__ = ["HARD", "OPPONENTS", "Best", "Planner", "RuleOfThumb", "best_possible", "hint", "look_back", "par"]

THUMB: Final = RuleOfThumb()
EASY: Final = RuleOfThumb(beginner=True)
NORMAL: Final = Planner(20)
HARD: Final = Planner(1000)

BETTER = "On average {move} brings {points} points over {stocks} stocks that may come, {other} {others}. {why}"
AGREED = "{why} On average over {stocks} stocks that may come it brings {points} points, {other} {others}."
EQUAL = "{why} On average over {stocks} stocks that may come, {move} and {other} bring the same: {points} points."
KEEPING, LOSING, LOSING_NOTHING = "keeping {card}", "losing one of the {name}", "losing nothing"
AGAINST_THE_RULE = "The larger group isn't always the one that can still be finished."


def hint(view: View[Any], rng: Random, stop: Callable[[], bool] | None = None) -> Advice:
    """What hard would do, and why: by the points to be expected, and the rule of thumb."""
    if len(view.legal) == 1:
        return Advice(view.legal[0], THUMB.reason(view, view.legal[0]))
    tried = HARD.expect(view, rng, stop)
    expected = tried.points
    best, second = sorted(expected, key=expected.__getitem__, reverse=True)[:2]
    agreed = THUMB.choose(view, rng) == best
    points, others = (of_system().number(expected[move], 1) for move in (best, second))
    said = EQUAL if points == others else AGREED if agreed else BETTER
    reason = said.format(
        move=_in_words(best),
        points=points,
        stocks=tried.stocks,
        other=_in_words(second),
        others=others,
        why=THUMB.reason(view, best) if agreed else "" if points == others else AGAINST_THE_RULE,
    )
    return Advice(best, reason.strip())


def _in_words(move: Play) -> str:
    match move:
        case Keep():
            return KEEPING.format(card=FACES[move.face])
        case Lose(rank=rank) if rank >= 0:
            return LOSING.format(name=NAMES[RANKS[rank]])
    return LOSING_NOTHING


def look_back(deal: str, options: Mapping[str, object], seed: str) -> Review:
    """Par, and the best possible as far as it is known, of a deal in the notation. RuleError for another move."""
    move = parse(deal)
    if not isinstance(move, Deal):
        raise RuleError(NO_MOVE.format(text=deal))
    table = GAME.start(1, options)
    best = best_possible(table, move.faces)
    return Review(par(table, move.faces, seed), best.reached, best.bound)


OPPONENTS: Final = Opponents(
    {"random": RandomPlayer(), "easy": EASY, "normal": NORMAL, "hard": HARD}, THUMB, hint=hint, look_back=look_back
)
