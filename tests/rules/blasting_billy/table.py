"""Positions of Blasting Billy built by the notation."""

from __future__ import annotations

from collections.abc import Iterable

from game.rules.blasting_billy import GAME
from game.rules.blasting_billy.cards import BOX, FACES, NUMBER, TYPES, Deal, column
from game.rules.blasting_billy.scoring import score
from game.rules.blasting_billy.state import Table
from game.rules.core import Event, Result, read_options

ASIDE = {2: 12, 3: 6, 4: 0, 5: 0}


def started(seats: int, options: dict[str, object] | None = None) -> Table:
    """Before the start player is named."""
    return GAME.start(seats, read_options(GAME.options, options or {}, seats))


def deck(streams: Iterable[str], first: int = 0, aside: str = "") -> list[str]:
    """A whole deck. `streams`: a text a seat, the cards that it will hold in the order in which they come to it.

    The first three are dealt, the others drawn a turn each; what isn't named is filled up from the other cards.
    """
    held = [stream.split() for stream in streams]
    seats = len(held)
    away = aside.split()
    named = {face for cards in (*held, away) for face in cards}
    spare = iter([face for face in FACES if face not in named])
    away += [next(spare) for _ in range(ASIDE[seats] - len(away))]
    for cards in held:
        cards += [next(spare) for _ in range((60 - ASIDE[seats]) // seats - len(cards))]
    clockwise = [*range(first, seats), *range(first)]
    hands = [cards[round_] for round_ in range(3) for cards in held]
    pile = [held[seat][turn] for turn in range(3, len(held[0])) for seat in clockwise]
    return [*away, *hands, *pile]


def dealt(*streams: str, first: int = 0, aside: str = "", options: dict[str, object] | None = None) -> Table:
    """The first turn of a game whose cards come as the streams say (see `deck`)."""
    state = started(len(streams), options)
    play(state, f"first {first}", "deal " + " ".join(deck(streams, first, aside)))
    return state


def play(state: Table, *moves: str) -> list[Event]:
    """Play moves for whoever's turn it is; returns what the table saw."""
    log: list[Event] = []
    for move in moves:
        state.play(state.to_move[0], GAME.parse(move), log)
    return log


def finish(state: Table, verb: str = "dump") -> list[Event]:
    """Play to the end, everybody's oldest card to one place; returns what the table saw."""
    log: list[Event] = []
    while state.to_move:
        log += play(state, f"{verb} {hand(state, state.to_move[0])[0]}")
    return log


def hand(state: Table, seat: int) -> list[str]:
    return faces(state, state.hands[seat])


def faces(state: Table, cards: Iterable[int]) -> list[str]:
    return [FACES[state.faces[card]] for card in cards]


def loot(state: Table, owner: int | None, kind: str) -> list[str]:
    """A column from its first card on; owner None: Billy's."""
    return faces(state, state.piles[column(owner, TYPES.index(kind))])


def box(state: Table) -> list[str]:
    return faces(state, state.piles[BOX])


def legal(state: Table, seat: int) -> set[str]:
    return {str(move) for move in state.legal(seat)}


def showdown(billy: str, *loots: str) -> Result:
    """How it ends if Billy and the players have these cards, each column in the order written."""
    columns = [
        [NUMBER[face] for face in cards.split() if face[0] == kind] for cards in (billy, *loots) for kind in TYPES
    ]
    return score(columns, range(len(FACES)))[0]


def deal_of(texts: Iterable[str]) -> Deal:
    return Deal(tuple(NUMBER[face] for face in texts))
