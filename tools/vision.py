"""How pictures look to people who see fewer colours: grey, and the three deficiencies at their full strength.

The matrices are those of Machado, Oliveira and Fernandes (2009), meant for light that adds up, so tones are
straightened out before and bent back after.
"""

from __future__ import annotations

from enum import Enum

import numpy as np
import pygame
from numpy.typing import NDArray
from pygame import Surface

Tones = NDArray[np.float64]


class Vision(Enum):
    """Who looks at a picture."""

    COLOUR = "colour"
    GREY = "grey"
    PROTAN = "protan"
    DEUTAN = "deutan"
    TRITAN = "tritan"


SEEN: dict[Vision, Tones] = {
    Vision.GREY: np.array([[0.2126, 0.7152, 0.0722]] * 3),
    Vision.PROTAN: np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    Vision.DEUTAN: np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    Vision.TRITAN: np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
"""Red, green and blue as they are seen, row by row, from red, green and blue of light."""


def straight(tones: Tones) -> Tones:
    """Light from tones of 0 to 1 as files hold them (sRGB)."""
    light: Tones = np.where(tones <= 0.04045, tones / 12.92, ((tones + 0.055) / 1.055) ** 2.4)
    return light


def bent(light: Tones) -> Tones:
    """The inverse of `straight`, cut off at 0 and 1."""
    kept = np.clip(light, 0.0, 1.0)
    tones: Tones = np.where(kept <= 0.0031308, kept * 12.92, 1.055 * kept ** (1 / 2.4) - 0.055)
    return tones


def as_seen(tones: Tones, vision: Vision) -> Tones:
    """Tones of 0 to 1, colours along the last axis, as somebody with this vision sees them."""
    if vision is Vision.COLOUR:
        return tones
    return bent(straight(tones) @ SEEN[vision].T)


def looked_at(picture: Surface, vision: Vision) -> Surface:
    """An opaque picture as somebody with this vision sees it."""
    if vision is Vision.COLOUR:
        return picture
    tones = pygame.surfarray.array3d(picture).astype(np.float64) / 255
    return pygame.surfarray.make_surface(np.rint(as_seen(tones, vision) * 255).astype(np.uint8))
