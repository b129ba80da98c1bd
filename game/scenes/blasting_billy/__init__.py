"""The table of Blasting Billy: from the set-up to the count and who won."""

from __future__ import annotations

from game.scenes.blasting_billy.game import BillyGame
from game.scenes.house import House
from game.scenes.table.sitting import set_up
from game.stage.scene import Scene


def make(house: House) -> Scene:
    """The screen where people sit down; everything else follows from it."""
    return set_up(house, "blasting-billy", BillyGame)
