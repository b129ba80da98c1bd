"""The daily deal of Bullets and Bombs: today's, the last days, days in a row, a line for friends."""

from game.scenes.daily.scene import Daily

__all__ = ["Daily"]
