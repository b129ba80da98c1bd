"""Likely states of Blasting Billy: as the rules draw them, but by what somebody would give, keep or throw away.

Of each type the unseen faces are laid on the places where a player has put a card: with Billy, in the box, as the
first of a loot. A face is drawn for such a place by a weight of its value. What is left lies evenly everywhere else.
"""

from __future__ import annotations

from math import log
from random import Random
from typing import Final

from game.players.search import Sampler
from game.rules.blasting_billy.cards import DECK, NUMBER, TYPE, TYPES, VALUE
from game.rules.blasting_billy.sampling import sampler
from game.rules.blasting_billy.state import Table
from game.rules.blasting_billy.views import Facts
from game.rules.core import shuffled
from game.rules.view import View

# How often a card of each value, 0 to 10 and then dynamite, is put there, against any card at all. It is how people
# play who feed Billy with what is high; counted, searching players give him almost anything, but believing that was
# weaker against the rule of thumb.
_GIVEN: Final = (0.1, 0.1, 0.15, 0.2, 0.3, 0.6, 0.8, 1.0, 1.2, 1.4, 1.6, 0.5)
_DUMPED: Final = (1.5, 1.5, 1.3, 1.1, 0.9, 0.6, 0.4, 0.3, 0.25, 0.2, 0.15, 1.0)
_KEPT: Final = (0.2, 0.5, 0.7, 0.8, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.1)

Weights = tuple[float, ...]


def _by_face(weights: Weights) -> Weights:
    """The inverse of the weight of every face's value."""
    return tuple(1 / weights[VALUE[face]] for face in range(DECK))


_GROUPS: Final = (_by_face(_GIVEN), _by_face(_KEPT), _by_face(_DUMPED))


def likely(view: View[Facts]) -> Sampler[Table]:
    """A source of likely states for a seat that is to move."""
    evenly = sampler(view)
    frame = evenly(Random(0))
    known = _faces_known(view)
    unseen = [[face for face in range(DECK) if TYPE[face] == kind and face not in known.values()] for kind in range(5)]
    weighted = _weighted_places(view, known)
    placed = {card for groups in weighted for cards in groups for card in cards}
    others: list[list[int]] = [[] for _ in TYPES]
    for zone in view.zones:
        for seen in zone.cards:
            if seen.id not in known and seen.id not in placed:
                others[TYPES.index(seen.back)].append(seen.id)
    deep = range(frame.top + 1, DECK)
    lies = list(frame.faces)
    for card, face in known.items():
        lies[card] = face

    def draw(rng: Random) -> Table:
        faces = lies[:]
        rest: list[int] = []
        for groups, cards, candidates in zip(weighted, others, unseen, strict=True):
            left = candidates
            for places, inverse in zip(groups, _GROUPS, strict=True):
                if places:
                    left = _lay(places, left, inverse, faces, rng)
            mixed = shuffled(left, rng)
            for card, face in zip(cards, mixed, strict=False):
                faces[card] = face
            rest += mixed[len(cards) :]
        for card, face in zip(deep, shuffled(rest, rng), strict=True):
            faces[card] = face
        state = frame.copy()
        state.faces = tuple(faces)
        return state

    return draw


def _lay(places: list[int], faces: list[int], inverse: Weights, onto: list[int], rng: Random) -> list[int]:
    """Lay faces onto places, drawn one after another by their weights; the faces that are left."""
    random = rng.random
    keys = [log(random()) * inverse[face] for face in faces]
    order = sorted(range(len(faces)), key=keys.__getitem__, reverse=True)
    for card, n in zip(places, order, strict=False):
        onto[card] = faces[n]
    return [faces[n] for n in order[len(places) :]]


def _faces_known(view: View[Facts]) -> dict[int, int]:
    """The faces that the seat sees or remembers, by card."""
    known = {card.id: NUMBER[card.face] for zone in view.zones for card in zone.cards if card.face is not None}
    for kind, gifts in zip(TYPES, view.facts.known, strict=True):
        for card, face in zip(view.zone(f"billy {kind}").cards, gifts, strict=True):
            if face is not None:
                known[card.id] = NUMBER[face]
    return known


def _weighted_places(view: View[Facts], known: dict[int, int]) -> list[tuple[list[int], list[int], list[int]]]:
    """For each type the hidden cards with Billy, at the start of loots, and in the box."""
    found = []
    for kind in TYPES:
        given = [card.id for card in view.zone(f"billy {kind}").cards]
        kept = [card.id for seat in range(view.seats) for card in view.zone(f"loot {kind}", seat).cards]
        dumped = [card.id for seat in range(view.seats) for card in view.zone("box", seat).cards if card.back == kind]
        found.append(tuple([card for card in cards if card not in known] for cards in (given, kept, dumped)))
    return [(given, kept, dumped) for given, kept, dumped in found]
