"""How a game ended, in words and figures: planets, stars, points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.blast.cards import PLANETS
from game.rules.blast.moves import Phase
from game.rules.view import View
from game.scenes.blast.cards import TABLE
from game.scenes.table.host import Account, Outcome
from game.scenes.words import blast as words


def outcome(view: View[Any], names: Sequence[str]) -> Outcome:
    """Both accounts, the winner's note where stars decided (blast-25)."""
    facts, result = view.facts, view.result
    winner = result.winners[0]
    level = facts.points[0] == facts.points[1]
    accounts = tuple(
        Account(
            seat,
            ((words.PART_PLANETS, facts.planets.count(seat)), (words.PART_STARS, facts.stars[seat])),
            facts.points[seat],
            words.MORE_STARS if level and seat == winner else "",
            _won_with(view, seat),
        )
        for seat in range(2)
    )
    rounds = words.ROUND_ONE if facts.round == 1 else words.ROUNDS.format(count=facts.round)
    line = words.WON_LINE.format(points=facts.points[winner], rounds=rounds)
    return Outcome(words.WON_HEAD, line, result.winners, accounts)


def _won_with(view: View[Any], seat: int) -> tuple[tuple[str, ...], ...]:
    """The planets before a seat, and its stars, as drawings."""
    facts, folder = view.facts, TABLE.split("/")
    owned = [planet for planet, owner in zip(PLANETS, facts.planets, strict=True) if owner == seat]
    files = [f"planet-{planet}.svg" for planet in owned] + ["star.svg"] * facts.stars[seat]
    return tuple((*folder, file) for file in files)


def standing(view: View[Any], names: Sequence[str]) -> str:
    """Where the game stands, for the pause: only what all know."""
    facts = view.facts
    if facts.phase is Phase.OVER:
        return words.PAUSE_OVER
    first, second = facts.points
    round_ = max(1, facts.round)
    return words.PAUSE_LINE.format(round=round_, one=names[0], first=first, other=names[1], second=second)
