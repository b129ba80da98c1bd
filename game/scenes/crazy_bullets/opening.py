"""The scene on which a party plays: the race, or calm mode."""

from __future__ import annotations

from game.scenes.crazy_bullets.party import Party
from game.scenes.crazy_bullets.quiet import QuietStreet
from game.scenes.crazy_bullets.street import Street
from game.scenes.house import House
from game.stage.scene import Scene


def street_of(house: House, party: Party) -> Scene:
    """A match of these people from its first game on."""
    return QuietStreet(house, party) if party.calm else Street(house, party)
