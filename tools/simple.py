"""The simplest strategies of Bluffing Billionaires, against which a good player must not lose: for the arena only."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from random import Random
from typing import Final

from game.players.bluffing_billionaires import THUMB
from game.players.core import Player
from game.rules.bluffing_billionaires.cards import APPROVE, CHALLENGE, FACES, PLAY, VALUE, Move
from game.rules.bluffing_billionaires.views import ID, Facts
from game.rules.view import View


class Order(Enum):
    """Which hand card is played."""

    ANY = "any"
    HIGHEST = "highest"
    LOWEST = "lowest"


@dataclass(frozen=True, slots=True)
class Simple:
    """Plays in a fixed order and challenges with an own card on the table of `threshold` or more; 10: never.

    Powers are used as by the rule of thumb.
    """

    order: Order
    threshold: int

    def choose(self, view: View[Facts], rng: Random) -> Move:
        """The strategy's move."""
        legal: tuple[Move, ...] = view.legal
        verb = legal[0].verb
        if verb == PLAY:
            match self.order:
                case Order.ANY:
                    return legal[int(rng.random() * len(legal))]
                case Order.HIGHEST:
                    return max(legal, key=lambda move: VALUE[move.what])
                case Order.LOWEST:
                    return min(legal, key=lambda move: VALUE[move.what])
        if verb == APPROVE:
            (card,) = view.zone("face down", view.seat).cards
            return Move(CHALLENGE if VALUE[FACES[str(card.face)]] >= self.threshold else APPROVE)
        return THUMB.choose(view, rng)


STRATEGIES: Final[dict[str, dict[str, Player]]] = {
    ID: {
        "approver": Simple(Order.ANY, 10),
        "challenger": Simple(Order.ANY, 1),
        "highest-first": Simple(Order.HIGHEST, 6),
        "lowest-first": Simple(Order.LOWEST, 6),
        "threshold": Simple(Order.ANY, 7),
    }
}
"""By game: what the arena knows beside the levels."""
