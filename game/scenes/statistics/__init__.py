"""Statistics: how good somebody is, at what, and whether it gets better."""

from game.scenes.statistics.scene import Statistics

__all__ = ["Statistics"]
