"""From a set-up to a table with everybody at it: the one way in for games with several seats."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from random import Random

from game.match.match import Match
from game.rules import GAMES
from game.rules.core import Letters
from game.scenes import lesson_of
from game.scenes.house import House
from game.scenes.rulebook import BOOKS, Rulebook
from game.scenes.setup.guide import GUIDES
from game.scenes.setup.scene import Setup
from game.scenes.setup.seating import NO_KEYS, Seating
from game.scenes.table.company import Company
from game.scenes.table.host import SeatedGame
from game.scenes.table.table import Table
from game.scenes.table.thinker import FastThinker, Thinker
from game.stage.scene import Scene, Stage

Bring = Callable[[Seating], SeatedGame]
"""Makes a game for the people that sit down."""


def set_up(house: House, game: str, bring: Bring) -> Scene:
    """The screen where people sit down to a game, and then its table; what the menu's posters open.

    Who comes for the first time finds the rules and the guided round there.
    """
    lesson = lesson_of(game)
    learn = None if lesson is None else lambda stage: stage.replace(lesson(house))

    def read(stage: Stage) -> None:
        guided = None if learn is None else lambda: learn(stage)
        stage.push(Rulebook(BOOKS[game](), options=setup.desk.draft.options, guided=guided))

    setup = Setup(house, game, lambda seating: sit(house, seating, bring), read if game in BOOKS else None, learn)
    return setup


def sit(house: House, seating: Seating, bring: Bring, first: int | None = None) -> Table:
    """A new match at a new table; from its result sheet one comes to the next. `first`: who begins, None: by lot."""
    return seat_down(
        house,
        seating,
        bring(seating),
        again=lambda seat: sit(house, seating, bring, seat),
        others=lambda: set_up(house, seating.game, bring),
        first=first,
    )


def go_on(house: House, match: Match, bring: Bring) -> Table:
    """The table of a match that was kept: the same people with the looks and keys that they are known by."""
    seating = seating_of(house, match)
    return seat_down(
        house,
        seating,
        bring(seating),
        again=lambda seat: sit(house, seating, bring, seat),
        others=lambda: set_up(house, seating.game, bring),
        match=match,
    )


def seating_of(house: House, match: Match) -> Seating:
    """Who sits at a match: looks are those of its set-up where that chose them, else hats that people are known by."""
    looks = list(GUIDES[match.game.id].looks)
    known = {person.name: person for person in house.store.people}
    people = [known.get(sitter.name) if sitter.level is None else None for sitter in match.sitters]
    chosen = next((match.options[option.name] for option in match.game.options if isinstance(option, Letters)), None)
    wanted = chosen if isinstance(chosen, tuple) else [str(person.hat) if person else "" for person in people]
    own = [look if look in looks and look not in wanted[:at] else "" for at, look in enumerate(wanted)]
    free = [look for look in looks if look not in own]
    keys = tuple(person.keys if person else NO_KEYS for person in people)
    return Seating(match.game.id, match.sitters, tuple(look or free.pop(0) for look in own), keys, match.options)


def seat_down(
    house: House,
    seating: Seating,
    game: SeatedGame,
    *,
    again: Callable[[int], Scene] | None = None,
    others: Callable[[], Scene] | None = None,
    first: int | None = None,
    match: Match | None = None,
    thinker: Thinker | None = None,
    seed: str | None = None,
    kept: bool = True,
) -> Table:
    """A table where these people and computer players sit.

    `again`: makes the table of a rematch in which the given seat begins; `others`: the screen where others sit down;
    without them the result sheet offers neither. `first`: who begins, None: by lot. `match`:
    one that goes on, else a new one begins, which the store keeps if it is to be `kept`. `seed`: makes the deal
    repeatable.
    """
    luck = secrets.token_hex(16) if seed is None else seed
    if match is None:
        match = Match(GAMES[seating.game], seating.sitters, seating.options, Random(luck), first=first)
        if kept:
            house.keep(match)
    looks = GUIDES[seating.game].looks
    portraits = tuple(looks[look].portrait for look in seating.looks)
    company = Company(seating.sitters, portraits, game, thinker or house.thinker or FastThinker(), again, others, luck)
    eyes = company.people[0] if len(company.people) == 1 else None
    table = Table(house, game, match, eyes, company)
    if seating.game in BOOKS:
        table.open_rules = lambda: table.stage.push(Rulebook(BOOKS[seating.game](), options=seating.options))
    return table
