"""The scene on which a party plays: the race, or calm mode."""

from __future__ import annotations

from random import Random

from game.match.judge import Series
from game.match.match import Match
from game.scenes.crazy_bullets.party import Party
from game.scenes.crazy_bullets.quiet import QuietStreet
from game.scenes.crazy_bullets.standing import Standing
from game.scenes.crazy_bullets.street import Street
from game.scenes.house import House
from game.stage.scene import Scene


def street_of(house: House, party: Party) -> Scene:
    """A match of these people from its first game on."""
    return QuietStreet(house, party) if party.calm else Street(house, party)


def street_again(house: House, standing: Standing, match: Match) -> Scene:
    """The street of a match that was left: on with this game of it, before its next reveal."""
    party, rng = standing.party, Random()
    series = Series.going_on(match, party.options, party.goal, standing.wins, rng)
    street = QuietStreet if party.calm else Street
    return street(house, party, rng, series=series, left=match)
