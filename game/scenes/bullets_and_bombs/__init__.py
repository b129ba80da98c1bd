"""The table of Bullets and Bombs: from the deal to the score."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace
from random import Random

from game.match.match import Match, Sitter
from game.rules.bullets_and_bombs import GAME
from game.rules.core import OptionError, read_options
from game.scenes.bullets_and_bombs.called import number_of
from game.scenes.bullets_and_bombs.deals import Deals
from game.scenes.bullets_and_bombs.game import BombsGame
from game.scenes.bullets_and_bombs.guided import DEAL, GuidedBombs
from game.scenes.house import House
from game.scenes.player import GUEST, player_of
from game.scenes.table.table import Table

LESSON = f"{GAME.id}/lesson"
"""The name under which it is kept that the lesson was had."""
NUMBERS = 10**6
"""A new deal gets a number below this; up to nine digits can be asked for."""


def deal_by(number: int, house_rules: Mapping[str, object], player: Sitter = GUEST) -> Match:
    """The match of a deal: the same number always gives the same 108 cards. Raises OptionError."""
    options = read_options(GAME.options, house_rules, 1)
    match = Match(GAME, [player], options, Random(f"deal/{number}"))
    match.deal = str(number)
    return match


def kept_rules(house: House) -> dict[str, object]:
    """The house rules as they were last set; what isn't one any more is forgotten."""
    kept = house.store.setups.get(GAME.id, {})
    try:
        return read_options(GAME.options, kept, 1)
    except OptionError:
        return read_options(GAME.options, {}, 1)


def again(house: House, match: Match) -> Match:
    """The same cards anew. Who knows the cards of a daily deal, or of a record, plays for practice."""
    number = number_of(match)
    if number is not None:
        return deal_by(number, kept_rules(house), player_of(house))
    first = match.record()
    fresh = Match.resume(replace(first, moves=first.moves[:1]), [player_of(house)], Random(), practice=True)
    fresh.deal = match.deal
    return fresh


def seat(house: House, match: Match) -> Table:
    """A table with this match; what is dealt there afterwards follows the house rules that hold then."""
    return _table(house, match, BombsGame)


def guided(house: House) -> Table:
    """A table with the guided first round; the game that it becomes is a practice game."""
    match = deal_by(DEAL, {})
    match.settle()
    match.practice = True

    def learnt() -> None:
        house.store.keep_setup(LESSON, {"done": True})

    return _table(house, match, lambda deals: GuidedBombs(deals, learnt))


def _table(house: House, match: Match, game_of: Callable[[Deals], BombsGame]) -> Table:
    def open_deal(wanted: int | None) -> None:
        number = secrets.randbelow(NUMBERS) if wanted is None else wanted
        table.open(house.keep(deal_by(number, kept_rules(house), player_of(house))))

    def same() -> None:
        table.open(house.keep(again(house, table.match)))

    deals = Deals(house, open_deal, same, lambda: table.stage.replace(guided(house)))
    game = game_of(deals)
    deals.table = table = Table(house, game, match, 0)
    table.open_rules = game.open_rules
    return table


def make(house: House, number: int | None = None) -> Table:
    """A table with a deal, by chance where no number is given; the first time of all it is the lesson."""
    if number is None and LESSON not in house.store.setups:
        return guided(house)
    chosen = secrets.randbelow(NUMBERS) if number is None else number
    return seat(house, house.keep(deal_by(chosen, kept_rules(house), player_of(house))))
