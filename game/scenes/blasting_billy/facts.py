"""What can be read from a view: turns, totals, what is still to come. Only the view that is shown is asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from game.rules.blasting_billy.cards import FACES, TYPES
from game.rules.blasting_billy.state import HAND, SET_ASIDE
from game.rules.blasting_billy.views import Facts
from game.rules.view import SeenCard, View

A_TYPE = len(FACES) // len(TYPES)


@dataclass(frozen=True)
class Who:
    """A seat as it is written at the table: its name, its badge below `assets`, and who plays it."""

    name: str
    badge: tuple[str, ...]
    kind: str


def turns(seats: int) -> int:
    """How many turns every player has (billy-14)."""
    return (len(FACES) - SET_ASIDE[seats] - HAND * seats) // seats + 1


def turn(view: View[Facts], seat: int) -> int:
    """The number of a seat's turn: the one that it is in, or else has had."""
    placed = sum(len(view.zone(f"loot {kind}", seat).cards) for kind in TYPES)
    placed += len(view.zone("box", seat).cards)
    placed += sum(givers.count(seat) for givers in view.facts.givers)
    return min(turns(view.seats), placed + (1 if view.to_move == (seat,) else 0))


def left(view: View[Facts]) -> int:
    """Cards in the pile."""
    pile = view.zone("pile")
    return len(pile.cards) + pile.unseen


def dealt(view: View[Facts]) -> bool:
    """Whether the cards are on the table."""
    return left(view) > 0 or bool(view.to_move and view.to_move[0] >= 0) or view.result is not None


def last_lap(view: View[Facts]) -> bool:
    """Whether everybody has one more turn (billy-13)."""
    return dealt(view) and not left(view) and view.result is None


def boxed(view: View[Facts]) -> Mapping[str, int]:
    """How many cards of each type went into the box; everybody saw their backs (billy-8)."""
    return _types([card for seat in range(view.seats) for card in view.zone("box", seat).cards])


def aside(view: View[Facts]) -> Mapping[str, int]:
    """How many cards of each type were set aside (billy-3)."""
    return _types(view.zone("aside").cards)


def coming(view: View[Facts]) -> Mapping[str, int]:
    """How many cards of each type are still in the pile: all that don't lie anywhere else, whose backs all can see."""
    seen = _types([card for zone in view.zones if zone.name != "pile" for card in zone.cards])
    return {kind: A_TYPE - seen[kind] if dealt(view) else 0 for kind in TYPES}


def unseen(view: View[Facts]) -> list[str]:
    """The cards that have never lain open, which nobody can tell but who holds or placed them: in the deck's order.

    It goes by what lies open for all, so it is the same for everybody.
    """
    open_ = {
        card.face for seat in range(view.seats) for kind in TYPES for card in view.zone(f"loot {kind}", seat).cards[1:]
    }
    return [face for face in FACES if face not in open_]


def _types(cards: list[SeenCard] | tuple[SeenCard, ...]) -> Counter[str]:
    return Counter(card.back for card in cards)
