"""The table of Blast: from the set-up to the last star."""

from __future__ import annotations

from game.scenes.blast.game import BlastGame
from game.scenes.house import House
from game.scenes.table.sitting import set_up
from game.stage.scene import Scene


def make(house: House) -> Scene:
    """The screen where two sit down; everything else follows from it."""
    return set_up(house, "blast", BlastGame)
