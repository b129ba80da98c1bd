"""What the player may know: all that has been turned up, and how many cards the stock still has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from game.rules.bullets_and_bombs.cards import FACE_OF, FACES, PLACE, PLACES, SIZE
from game.rules.bullets_and_bombs.groups import Group
from game.rules.view import Sees, View, Zone, ZoneKind

if TYPE_CHECKING:
    from game.rules.bullets_and_bombs.table import Phase, Table

GAME_ID: Final = "bullets-and-bombs"
PLAYER: Final = 0
"""The one seat."""
NO_CARD: Final = -1
"""Where no choice card or bomb lies."""

HAND: Final = ZoneKind("hand", Sees.ALL, ordered=False)
CHOICE: Final = ZoneKind("choice", Sees.ALL)
"""The choice cards, in the order in which they were turned up."""
BOMB: Final = ZoneKind("bomb", Sees.ALL)
"""A bomb that waits for a card of the hand."""
DISCARDS: Final = ZoneKind("discards", Sees.ALL)
"""bombs-13: to be looked through, the first at the bottom."""
ASIDE: Final = ZoneKind("set aside", Sees.ALL, ordered=False)
"""Bombs among the cards dealt (bombs-4)."""
STOCK: Final = ZoneKind("stock", Sees.NOBODY)


@dataclass(frozen=True, slots=True)
class Facts:
    """What is no card. `groups`: the final arrangement, in the order in which it is laid out."""

    phase: Phase
    groups: tuple[Group, ...]


def view(table: Table, seat: int | None) -> View[Facts]:
    """The table as the player or a bystander sees it. A card's id is its deal number: the how manieth it was."""

    def face(card: int) -> str:
        return FACES[table.faces[card]]

    zones = (
        HAND.show(table.hand, face, seat, PLAYER),
        CHOICE.show([card for card in (table.first, table.second) if card != NO_CARD], face, seat),
        BOMB.show([table.bomb] if table.bomb != NO_CARD else [], face, seat),
        DISCARDS.show(table.discards, face, seat),
        ASIDE.show(table.aside, face, seat),
        Zone(STOCK.name, None, (), SIZE - table.turned, STOCK.ordered),
    )
    legal = tuple(table.legal(seat)) if seat == PLAYER else ()
    facts = Facts(table.phase, table.groups)
    return View(GAME_ID, seat, 1, table.options, table.to_move, zones, facts, legal, (), table.result)


def holding(view: View[Any]) -> tuple[int, ...]:
    """The hand counted by place."""
    counted = [0] * PLACES
    for card in view.zone(HAND.name, PLAYER).cards:
        assert card.face is not None
        counted[PLACE[FACE_OF[card.face]]] += 1
    return tuple(counted)
