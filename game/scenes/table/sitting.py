"""From a set-up to a table with everybody at it: the one way in for games with several seats."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from random import Random

from game.match.match import Match
from game.rules import GAMES
from game.scenes.house import House
from game.scenes.setup.guide import GUIDES
from game.scenes.setup.seating import Seating
from game.scenes.table.company import Company
from game.scenes.table.host import SeatedGame
from game.scenes.table.table import Table
from game.scenes.table.thinker import FastThinker, Thinker
from game.stage.scene import Scene


def seat_down(
    house: House,
    seating: Seating,
    game: SeatedGame,
    *,
    again: Callable[[int], Scene] | None = None,
    set_up: Callable[[], Scene] | None = None,
    first: int | None = None,
    match: Match | None = None,
    thinker: Thinker | None = None,
    seed: str | None = None,
) -> Table:
    """A table where these people and computer players sit.

    `again`: makes the table of a rematch in which the given seat begins. `first`: who begins, None: by lot. `match`:
    one that goes on, else a new one begins. `seed`: makes the deal repeatable.
    """
    if match is None:
        rng = Random(secrets.token_hex(16) if seed is None else seed)
        match = Match(GAMES[seating.game], seating.sitters, seating.options, rng, first=first)
    looks = GUIDES[seating.game].looks
    portraits = tuple(looks[look].portrait for look in seating.looks)
    company = Company(seating.sitters, portraits, game, thinker or FastThinker(), again, set_up)
    eyes = company.people[0] if len(company.people) == 1 else None
    return Table(house, game, match, eyes, company)
