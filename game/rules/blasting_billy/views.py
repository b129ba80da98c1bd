"""What a seat may know in Blasting Billy: the back of every card on the table, few faces, and its own gifts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from game.rules.blasting_billy.cards import BOX, DECK, FACES, TYPE, TYPES, column
from game.rules.core import CHANCE
from game.rules.view import Sees, View, Zone, ZoneKind

if TYPE_CHECKING:
    from game.rules.blasting_billy.state import Table

ID = "blasting-billy"

# billy-2: backs are seen by all. billy-3: the set-aside cards' too. billy-2: of the pile only the top one's.
HAND = ZoneKind("hand", Sees.OWNER, ordered=False)
ASIDE = ZoneKind("aside", Sees.NOBODY, ordered=False)
PILE = ZoneKind("pile", Sees.NOBODY)
# billy-8: everybody saw who put which back into the box and when, so it is kept a player, in the order of dumping; its
# owner remembers the faces. billy-13: the hand that goes in at the end is a set, put behind it by what is seen of it.
DUMPED = ZoneKind("box", Sees.OWNER)
LEFT_OVER = 2
# billy-6, billy-7, billy-11, billy-12: a column's name is whose it is and its type.
BILLY = tuple(ZoneKind(f"billy {kind}", Sees.NOBODY) for kind in TYPES)
LOOT = tuple(ZoneKind(f"loot {kind}", Sees.LATER) for kind in TYPES)
# billy-15: at the end all columns are turned up, and nothing else.
BILLY_UP = tuple(ZoneKind(kind.name, Sees.ALL) for kind in BILLY)
LOOT_UP = tuple(ZoneKind(kind.name, Sees.ALL) for kind in LOOT)


@dataclass(frozen=True, slots=True)
class Facts:
    """What is no card. `first`: the start player, None before it is named.

    `givers`: for each type who gave Billy the cards of that column, in its order; everybody saw it.
    `known`: in the same shape the faces of this seat's own gifts, None for those of others. A player may remember
    them; whether a person's screen shows them is a house rule (billy-12: memory-aid).
    """

    first: int | None
    givers: tuple[tuple[int, ...], ...]
    known: tuple[tuple[str | None, ...], ...]


def see(table: Table, seat: int | None) -> View[Facts]:
    """The view of a seat; None: a bystander."""
    return View(
        game=ID,
        seat=seat,
        seats=table.seats,
        options=table.options,
        to_move=table.to_move,
        zones=_zones(table, seat),
        facts=_facts(table, seat),
        legal=() if seat is None else tuple(table.legal(seat)),
        chance=tuple(table.legal(CHANCE)),
        result=table.result,
    )


def _zones(table: Table, seat: int | None) -> tuple[Zone, ...]:
    faces, piles = table.faces, table.piles

    def face(card: int) -> str:
        return FACES[faces[card]]

    def back(card: int) -> str:
        return TYPES[TYPE[faces[card]]]

    def show(kind: ZoneKind, owner: int | None, cards: Iterable[int]) -> Zone:
        return kind.show(cards, face, seat, owner, back)

    over = table.result is not None
    billy, loot = (BILLY_UP, LOOT_UP) if over else (BILLY, LOOT)
    seats = range(table.seats)
    box: list[list[int]] = [[] for _ in seats]
    for card in piles[BOX]:
        box[table.holder(card)].append(card)
    if over:
        for owner, cards in enumerate(box):
            cards[-LEFT_OVER:] = sorted(cards[-LEFT_OVER:], key=face if owner == seat else back)
    pile = show(PILE, None, range(table.top, DECK)[:1])
    return (
        show(ASIDE, None, table.set_aside()),
        replace(pile, unseen=max(DECK - table.top - 1, 0)),
        *(show(kind, None, piles[column(None, number)]) for number, kind in enumerate(billy)),
        *(show(HAND, owner, table.hands[owner]) for owner in seats),
        *(show(kind, owner, piles[column(owner, number)]) for owner in seats for number, kind in enumerate(loot)),
        *(show(DUMPED, owner, box[owner]) for owner in seats),
    )


def _facts(table: Table, seat: int | None) -> Facts:
    columns = [table.piles[column(None, kind)] for kind in range(len(TYPES))]
    givers = tuple(tuple(table.holder(card) for card in cards) for cards in columns)
    known = tuple(
        tuple(FACES[table.faces[card]] if giver == seat else None for card, giver in zip(cards, gave, strict=True))
        for cards, gave in zip(columns, givers, strict=True)
    )
    return Facts(table.first, givers, known)
