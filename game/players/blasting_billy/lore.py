"""What the search knows of Blasting Billy: every move is worth a try, and how a sensible game goes on from here."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any, Final

from game.players.blasting_billy.guess import likely
from game.players.search import Sampler, shares
from game.rules.blasting_billy.cards import BOX, DECK, DYNAMITE, PUTS, TYPE, VALUE, Put, column
from game.rules.blasting_billy.scoring import KINDS, score
from game.rules.blasting_billy.state import Table
from game.rules.blasting_billy.views import Facts
from game.rules.view import View

_TRUST: Final = 0.85
"""How much of what Billy is believed to have is matched while a game is finished."""
_A_GIFT: Final = 6.0
"""What somebody else's gift to Billy is believed to be worth."""
_LOW: Final = 4


class BillyLore:
    """The lore of Blasting Billy."""

    def sampler(self, view: View[Facts]) -> Sampler[Table]:
        """Likely states: hidden cards by what somebody would give, keep or throw away."""
        return likely(view)

    def moves(self, state: Table, seat: int) -> Sequence[Any]:
        """All of them, the likely ones first: what fits is kept, what is high given, what is low thrown away."""
        rated = []
        for card in state.hands[seat]:
            face = state.faces[card]
            value = VALUE[face]
            room = _room(state, seat, TYPE[face])
            to_billy, keep, dump = PUTS[face]
            fits = 0 < value <= room
            rated.append((20 + value if fits else room - value - 5, keep))
            rated.append((2 if value == DYNAMITE else 5 + value if value > _LOW else value - 4, to_billy))
            rated.append((1 if value == DYNAMITE else 4 - value, dump))
        rated.sort(key=_rating, reverse=True)
        return [put for _, put in rated]

    def eyes(self, state: Table, seat: int) -> Hashable:
        """Nothing: what is in a hand shows in what can be played."""
        return None

    def finish(self, state: Table, rng: Random) -> Sequence[float]:
        """Play on to the end: keep the highest card that stays below what Billy is believed to have, else feed him."""
        if state.result is None:
            _play_on(state, rng)
            state.result, _ = score(state.piles[BOX + 1 :], state.faces)
        return shares(state.result, state.seats)


LORE: Final = BillyLore()


def _rating(rated: tuple[float, Put]) -> float:
    return rated[0]


def _room(state: Table, seat: int, kind: int) -> float:
    """How much more a seat may keep of a type, as it believes."""
    faces = state.faces
    mine = _left([VALUE[faces[card]] for card in state.piles[column(seat, kind)]])
    gifts = state.piles[column(None, kind)]
    return _TRUST * _left([VALUE[faces[c]] if state.holder(c) == seat else _A_GIFT for c in gifts]) - mine


def _play_on(state: Table, rng: Random) -> None:
    """All turns that are left, on the piles themselves."""
    seats, faces, piles = state.seats, state.faces, state.piles
    hands = [list(hand) for hand in state.hands]
    own, billy = _totals(state)
    random = rng.random
    seat, top = state.to_move[0], state.top
    turns = DECK - top + sum(map(len, hands)) - 2 * seats
    for _ in range(turns):
        hand = hands[seat]
        mine, his = own[seat], billy[seat]
        best, place, worth = 0, 0, -1.0
        for n, card in enumerate(hand):
            face = faces[card]
            value, kind = VALUE[face], TYPE[face]
            if value == DYNAMITE:
                # Into Billy's column where somebody else collects the type and this player doesn't, else away.
                w, p = (3.5, 0) if not mine[kind] and any(o[kind] for o in own) else (2.0, 2)
            elif 0 < value <= _TRUST * his[kind] - mine[kind]:
                w, p = 20.0 + value, 1
            elif value > _LOW:
                w, p = 5.0 + value, 0
            else:
                w, p = 4.0 - value, 2
            w += random() * 3
            if w > worth:
                best, place, worth = n, p, w
        card = hand[best]
        face = faces[card]
        value, kind = VALUE[face], TYPE[face]
        if place == 0:
            piles[1 + kind] += (card,)
            for other, theirs in enumerate(billy):
                theirs[kind] += value if other == seat else _A_GIFT
        elif place == 1:
            piles[6 + 5 * seat + kind] += (card,)
            mine[kind] += value
        if top < DECK:
            hand[best] = top
            top += 1
        else:
            del hand[best]
        seat += 1
        if seat == seats:
            seat = 0


def _totals(state: Table) -> tuple[list[list[float]], list[list[float]]]:
    """By seat and type, the own loot's total, and what this seat believes Billy's to be."""
    faces = state.faces
    own: list[list[float]] = []
    billy: list[list[float]] = []
    for seat in range(state.seats):
        mine = [_left([VALUE[faces[card]] for card in state.piles[column(seat, kind)]]) for kind in range(KINDS)]
        own.append(mine)
        his = []
        for kind in range(KINDS):
            gifts = state.piles[column(None, kind)]
            his.append(_left([VALUE[faces[card]] if state.holder(card) == seat else _A_GIFT for card in gifts]))
        billy.append(his)
    return own, billy


def _left(values: Sequence[float]) -> float:
    """A column's total after its explosion."""
    if DYNAMITE in values:
        place = values.index(DYNAMITE)
        return sum(values) - DYNAMITE - (values[place - 1] if place else 0)
    return sum(values)
