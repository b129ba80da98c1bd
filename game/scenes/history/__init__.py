"""The history: every match that was kept, to be looked at, watched, gone on with."""

from game.scenes.history.scene import History

__all__ = ["History"]
