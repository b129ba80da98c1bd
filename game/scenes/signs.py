"""The small coloured sign of each game, as it stands in lists."""

from __future__ import annotations

from pygame import Surface

from game.stage import draw

SIGNS: dict[str, tuple[str, ...]] = {
    "blasting-billy": ("cards", "blasting-billy", "symbol-billy.svg"),
    "bluffing-billionaires": ("tables", "bluffing-billionaires", "coin.svg"),
    "blast": ("tables", "blast", "star.svg"),
    "crazy-bullets": ("signs", "duel.svg"),
    "bullets-and-bombs": ("cards", "bullets-and-bombs", "bomb.svg"),
}
"""By the game's id."""

LARGE: dict[str, tuple[tuple[str, ...], float]] = {
    "blasting-billy": (("tables", "blasting-billy", "billy-lean.svg"), 900 / 480),
    "bluffing-billionaires": (("tables", "bluffing-billionaires", "face-orange.svg"), 1.0),
    "blast": (("tables", "blast", "pilot-a.svg"), 1.0),
    "crazy-bullets": (("signs", "duel.svg"), 1.0),
    "bullets-and-bombs": (("cards", "bullets-and-bombs", "bomb.svg"), 1.0),
}
"""A large drawing of each game, with its width by its height."""


def draw_sign(surface: Surface, game: str, centre: tuple[int, int], size: int) -> None:
    """The sign of a game, `size` pixels wide."""
    image = draw.picture(SIGNS[game], (size, size))
    surface.blit(image, image.get_rect(center=centre))
