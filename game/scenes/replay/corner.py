"""A stage within the stage: a scene that is made for a whole window plays in a part of one."""

from __future__ import annotations

from pygame import Surface

from game.stage.scene import Scene, Stage
from game.stage.units import Units


class Corner(Stage):
    """Has its own size, stack and notes; settings, sound and input are the house's. Its notes are shown nowhere."""

    def __init__(self, outer: Stage, size: tuple[int, int]) -> None:
        super().__init__(outer.window, outer.settings, outer.sound)
        self.outer = outer
        self.input = outer.input
        self.units = Units(size, outer.settings.text_size)

    def resize(self, size: tuple[int, int]) -> None:
        """Have this size in pixels from now on."""
        units = Units(size, self.settings.text_size)
        if units == self.units:
            return
        self.units = units
        for scene in self.scenes:
            scene.resized(size)

    def show(self, scene: Scene) -> None:
        """This scene alone plays here."""
        self.reset_to(scene)

    def close(self) -> None:
        """End it: nothing of it listens any more."""
        for scene in self.scenes:
            scene.leave()
        self.settings.listeners.remove(self._setting_changed)

    def redraw(self) -> None:
        """Something changed: the whole window is drawn at the next frame."""
        super().redraw()
        outer = getattr(self, "outer", None)
        if outer is not None:
            outer.redraw()

    def _setting_changed(self, name: str, value: object) -> None:
        self.redraw()

    def picture(self) -> Surface:
        """An empty picture of its size, to be drawn on."""
        return Surface(self.units.size)
