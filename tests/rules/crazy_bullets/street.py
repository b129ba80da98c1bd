"""Positions of Crazy Bullets, built from their notation."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

import pytest

from game.rules.core import RuleError, read_options
from game.rules.crazy_bullets import GAME
from game.rules.crazy_bullets.cards import DECK, FACES
from game.rules.crazy_bullets.state import Table
from game.rules.record import unspell

COLOURS = {2: "RG", 3: "RGB", 4: "RYGB"}

# One card for each pattern of matching bullets; all are in play with any number of players here.
NONE, LEFT, ACROSS, RIGHT = "R-YYG", "R-RYY", "R-YRY", "R-YYR"
LEFT_ACROSS, LEFT_RIGHT, ACROSS_RIGHT, ALL = "R-RRY", "R-RYR", "R-YRR", "R-RRR"


def new(seats: int, **options: object) -> Table:
    """Before the first chance move. House rules by name, with _ for -."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    if seats < 4:
        given.setdefault("colours", list(COLOURS[seats]))
    return GAME.start(seats, read_options(GAME.options, given, seats))


def position(*tops: str, first: int = 0, **options: object) -> Table:
    """After the deal. `tops`: for each seat the cards on top of its stack, top first; the others lie below."""
    table = new(len(tops), **options)
    rest = Counter(card for card in DECK if card[0] in table.setup.colours)
    rest.subtract(card for top in tops for card in top.split())
    assert min(rest.values()) >= 0, "a card is used more often than it exists"
    others = rest.elements()
    cards = [card for top in tops for card in [*top.split(), *(next(others) for _ in range(32 - len(top.split())))]]
    play(table, f"*:first {first}", "*:deal " + " ".join(cards))
    return table


def play(table: Table, *plies: str) -> Table:
    """Play moves as a record writes them."""
    for ply in plies:
        table.play(*unspell(GAME, ply))
    return table


def shorten(table: Table, seat: int, left: int) -> Table:
    """As if all but the top `left` cards of a stack had been revealed long ago."""
    stack = table.stacks[seat]
    table.heap[:0] = stack[:-left]
    del stack[:-left]
    return table


def faces(table: Table, cards: Iterable[int]) -> list[str]:
    """The faces of cards, in the same order."""
    return [FACES[table.faces[card]] for card in cards]


def legal(table: Table) -> dict[int, list[str]]:
    """Everybody's legal moves, chance's included."""
    return {seat: [str(move) for move in table.legal(seat)] for seat in table.movers()}


def counts(table: Table) -> list[int]:
    """Cards in the stacks."""
    return [len(stack) for stack in table.stacks]


def open_card(reveals: int, seats: int) -> dict[int, list[str]]:
    """The legal lists where a card without a duel lies open: bullets-29."""
    return {seat: ["reveal", "slap"] if seat == reveals else ["slap"] for seat in range(seats)}


def open_duel(seats: int) -> dict[int, list[str]]:
    """The legal lists where a duel is on and nobody is barred: bullets-29."""
    return {seat: ["slap"] for seat in range(seats)}


def refuses(table: Table, ply: str, why: str) -> None:
    """The move is refused with these words, and nothing has changed."""
    before = table.view(None), counts(table), table.movers()
    with pytest.raises(RuleError, match=re.escape(why)):
        play(table, ply)
    assert (table.view(None), counts(table), table.movers()) == before
