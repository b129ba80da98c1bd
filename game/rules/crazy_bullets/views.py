"""What is seen of a table of Crazy Bullets: all see the same, for nobody looks into a stack (bullets-5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.rules.core import CHANCE
from game.rules.crazy_bullets.cards import FACES
from game.rules.crazy_bullets.moves import CHOOSE, REVEAL, SLAP, Act
from game.rules.crazy_bullets.phase import Phase
from game.rules.view import Sees, View, ZoneKind

if TYPE_CHECKING:
    from game.rules.crazy_bullets.state import Table

ID = "crazy-bullets"

STACK_ZONE = ZoneKind("stack", Sees.NOBODY)
HEAP_ZONE = ZoneKind("heap", Sees.ALL)
OUT_ZONE = ZoneKind("out", Sees.NOBODY)


@dataclass(frozen=True, slots=True)
class Known:
    """Faces that everybody saw and that lie face down now, a tuple a seat.

    `bottom`: the fouled cards at the bottom of the seat's stack, from the bottom up (bullets-18).
    `out`: what the seat took out of the game in won duels, in order; None for a card that nobody saw (bullets-11).
    """

    bottom: tuple[tuple[str, ...], ...]
    out: tuple[tuple[str | None, ...], ...]


@dataclass(frozen=True, slots=True)
class Facts:
    """All that is no card. `revealer`, `aimed`, `duellists` are those of the card that was revealed last.

    `starter`: who reveals first. `successor`: who reveals next, None while a duel or a choice is open. `barred`: who,
    by a false start, can't slap the open card or, if none is open, the next one (bullets-23). `story`: every move so
    far but the deal with its seat, without clocks; all of them were seen by all.
    """

    phase: Phase
    starter: int | None
    revealer: int | None
    successor: int | None
    aimed: tuple[int, ...]
    duellists: tuple[int, ...]
    barred: tuple[int, ...]
    known: Known
    story: tuple[tuple[int, Act], ...]


def see(table: Table, seat: int | None) -> View[Facts]:
    """The view of a seat; None: a bystander."""
    faces, out = table.faces, table.out
    seats = range(table.setup.seats)

    def face(card: int) -> str:
        return FACES[faces[card]]

    taken = [[card for taker, card in out if taker == owner] for owner in seats] if out else [[] for _ in seats]
    return View(
        game=ID,
        seat=seat,
        seats=table.setup.seats,
        options=table.setup.options,
        to_move=table.to_move,
        zones=(
            *(STACK_ZONE.show(table.stacks[owner], face, seat, owner) for owner in seats),
            HEAP_ZONE.show(table.heap, face, seat),
            *(OUT_ZONE.show(taken[owner], face, seat, owner) for owner in seats),
        ),
        facts=_facts(table, taken),
        legal=() if seat is None else tuple(table.legal(seat)),
        chance=tuple(table.legal(CHANCE)),
        result=table.result,
    )


def _facts(table: Table, taken: list[list[int]]) -> Facts:
    faces, returned = table.faces, table.returned
    bottom = tuple(tuple([FACES[faces[card]] for card in s if returned >> card & 1]) for s in table.stacks)
    out = tuple(tuple([FACES[faces[card]] if returned >> card & 1 else None for card in cards]) for cards in taken)
    return Facts(
        phase=table.phase,
        starter=_seat(table.starter),
        revealer=_seat(table.revealer),
        successor=_seat(table.successor),
        aimed=table.aimed,
        duellists=table.duellists,
        barred=tuple([seat for seat in range(table.setup.seats) if table.barred >> seat & 1]),
        known=Known(bottom, out),
        story=tuple(table.story),
    )


def _seat(seat: int) -> int | None:
    return None if seat < 0 else seat


def moves_of(facts: Facts, seat: int) -> list[Act]:
    """The legal moves of any seat as the whole table can tell them (bullets-29)."""
    match facts.phase:
        case Phase.SETTLED:
            return [REVEAL] if seat == facts.successor else []
        case Phase.OPEN:
            reveal = [REVEAL] if seat == facts.successor else []
            return reveal if seat in facts.barred else [*reveal, SLAP]
        case Phase.DUEL:
            return [] if seat in facts.barred else [SLAP]
        case Phase.CHOICE:
            return [CHOOSE[aimed] for aimed in facts.aimed] if seat == facts.revealer else []
        case _:
            return []
