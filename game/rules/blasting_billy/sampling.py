"""Full states that a seat of Blasting Billy can't tell from the true one, all equally likely.

A card's back fixes its type, so within a type the unseen faces lie evenly on the cards whose back is seen; what is
left of all types lies evenly below the pile's top, whose backs nobody sees (billy-2, billy-3).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from game.rules.blasting_billy.cards import BOX, DECK, NUMBER, TYPE, TYPES, column
from game.rules.blasting_billy.state import Table
from game.rules.blasting_billy.views import Facts
from game.rules.core import shuffled
from game.rules.view import View, Zone


def sample(view: View[Facts], rng: Random) -> Table:
    """One state, drawn evenly from all that this view's seat thinks possible."""
    return sampler(view)(rng)


def sampler(view: View[Facts]) -> Callable[[Random], Table]:
    """As `sample`, for many draws from one view: what the view says is read only once."""
    table = _rebuilt(view)
    if not view.zone("pile").cards and not any(zone.cards for zone in view.zones):
        return lambda rng: table.copy()  # before the deal nothing is hidden
    known = _faces_seen(view)
    lies = [0] * DECK
    for card, face in known.items():
        lies[card] = face
    unseen: list[list[int]] = [[] for _ in TYPES]
    for face in sorted(set(range(DECK)).difference(known.values())):
        unseen[TYPE[face]].append(face)
    backs: list[list[int]] = [[] for _ in TYPES]
    for zone in view.zones:
        for seen in zone.cards:
            if seen.id not in known:
                backs[TYPES.index(seen.back)].append(seen.id)
    deep = range(table.top + 1, DECK)

    def draw(rng: Random) -> Table:
        faces = lies[:]
        rest: list[int] = []
        for cards, candidates in zip(backs, unseen, strict=True):
            mixed = shuffled(candidates, rng)
            for card, face in zip(cards, mixed, strict=False):
                faces[card] = face
            rest += mixed[len(cards) :]
        for card, face in zip(deep, shuffled(rest, rng), strict=True):
            faces[card] = face
        state = table.copy()
        state.faces = tuple(faces)
        return state

    return draw


def _faces_seen(view: View[Facts]) -> dict[int, int]:
    """The faces that the seat sees or remembers, by card."""
    known = {card.id: NUMBER[card.face] for zone in view.zones for card in zone.cards if card.face is not None}
    for kind, gifts in zip(TYPES, view.facts.known, strict=True):
        for card, face in zip(view.zone(f"billy {kind}").cards, gifts, strict=True):
            if face is not None:
                known[card.id] = NUMBER[face]
    return known


def _rebuilt(view: View[Facts]) -> Table:
    """The state without its faces: where each card lies, and whose turn it is."""
    table = Table(view.seats, view.options)
    pile = view.zone("pile")
    table.top = DECK - len(pile.cards) - pile.unseen
    for kind, name in enumerate(TYPES):
        table.piles[column(None, kind)] = _ids(view.zone(f"billy {name}"))
        for seat in range(view.seats):
            table.piles[column(seat, kind)] = _ids(view.zone(f"loot {name}", seat))
    for seat in range(view.seats):
        table.hands[seat] = _ids(view.zone("hand", seat))
        table.piles[BOX] += _ids(view.zone("box", seat))
    table.resume(view.facts.first, view.to_move, view.result)
    return table


def _ids(zone: Zone) -> tuple[int, ...]:
    return tuple(card.id for card in zone.cards)
