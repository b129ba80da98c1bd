"""Everything that can be set, on one page; where it doesn't fit, in tabs."""

from game.scenes.options.scene import Options

__all__ = ["Options"]
