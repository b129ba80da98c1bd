"""The table of Bluffing Billionaires: from the set-up to who is the richest."""

from __future__ import annotations

from game.scenes.bluffing_billionaires.game import BluffGame
from game.scenes.house import House
from game.scenes.table.sitting import set_up
from game.stage.scene import Scene


def make(house: House) -> Scene:
    """The screen where people sit down; everything else follows from it."""
    return set_up(house, "bluffing-billionaires", BluffGame)
