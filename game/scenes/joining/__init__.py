"""Joining: taking seats at Crazy Bullets. `chairs` and `check` are pure; `scene` is the screen."""

from game.scenes.joining.scene import Joining

__all__ = ["Joining"]
