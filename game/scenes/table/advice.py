"""What a sensible player would do, and why: the rule of thumb, which every game has."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, runtime_checkable

from game.players import OPPONENTS
from game.rules.core import Move
from game.rules.view import View


@dataclass(frozen=True)
class Advice:
    """A move and a sentence for it; "" where the player says none."""

    move: Move
    reason: str


@runtime_checkable
class Reasons(Protocol):
    """A player who can say why."""

    def reason(self, view: View[Any], move: Any) -> str:
        """A sentence for a move in this view."""
        ...


def advise(view: View[Any]) -> Advice | None:
    """Advice for the seat of this view; None if it has nothing to decide. The same view gives the same advice."""
    if not view.legal:
        return None
    player = OPPONENTS[view.game].thumb
    move = player.choose(view, Random(0))
    return Advice(move, player.reason(view, move) if isinstance(player, Reasons) else "")
