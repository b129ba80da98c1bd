"""The front of the saloon: five posters, the doors, and what is beside them."""

from game.scenes.menu.scene import Menu

__all__ = ["Menu"]
