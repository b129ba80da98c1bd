"""What lies behind a screen that comes over another: that other one, blurred and dark, taken once."""

import pygame
from pygame import Surface

from game.stage import grounds
from game.stage.scene import Scene

COARSE = 3


class Backdrop:
    """Belongs to a scene, which draws it first. The scene lets the ones below be drawn until the picture is taken."""

    def __init__(self, scene: Scene, veil: int) -> None:
        self.scene, self.veil = scene, veil
        self._picture: Surface | None = None
        scene.covers = False

    def forget(self) -> None:
        """Take it anew at the next drawing: the window changed."""
        self._picture = None
        self.scene.covers = False

    def draw(self, surface: Surface) -> None:
        """Draw it; the first time it is made of what the scenes below have just drawn."""
        if self._picture is None or self._picture.get_size() != surface.get_size():
            size = surface.get_size()
            small = (max(1, size[0] // COARSE), max(1, size[1] // COARSE))
            coarse = pygame.transform.smoothscale(surface, small)
            self._picture = pygame.transform.smoothscale(coarse, size).convert(surface)
            grounds.dim(self._picture, self.veil)
            self.scene.covers = True
        surface.blit(self._picture, (0, 0))
