"""The table of Bullets and Bombs: from the deal to the score."""

from __future__ import annotations

import secrets
from random import Random

from game.match.match import Match, Sitter
from game.rules.bullets_and_bombs import GAME
from game.rules.core import read_options
from game.scenes.bullets_and_bombs.game import BombsGame, Deals
from game.scenes.house import House
from game.scenes.table.table import Table

NUMBERS = 10**6
"""A new deal gets a number below this; up to nine digits can be asked for."""


def deal(number: int, house_rules: dict[str, object]) -> Match:
    """The match of a deal: the same number always gives the same 108 cards."""
    options = read_options(GAME.options, house_rules, 1)
    return Match(GAME, [Sitter("You")], options, Random(f"deal/{number}"))


def make(house: House, number: int | None = None) -> Table:
    """A table with a deal; by chance where no number is given."""

    def open_deal(wanted: int | None) -> None:
        game.number = secrets.randbelow(NUMBERS) if wanted is None else wanted
        table.open(deal(game.number, {}))

    deals = Deals(open_deal)
    game = BombsGame(secrets.randbelow(NUMBERS) if number is None else number, deals)
    deals.game = game
    table = Table(house, game, deal(game.number, {}), 0)
    return table
