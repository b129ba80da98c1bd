"""Who sits down and by which rules: one screen for every game whose players take turns."""

from game.scenes.setup.scene import Setup
from game.scenes.setup.seating import Seating

__all__ = ["Seating", "Setup"]
