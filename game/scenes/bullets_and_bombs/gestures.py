"""Moves of the screen alone: nothing of the game changes by them."""

from __future__ import annotations

from enum import Enum, auto

import pygame


class Gesture(Enum):
    """Look through the discards; press the button that stands out."""

    LOOK = auto()
    FIRST = auto()


ENTER = (pygame.KSCAN_RETURN, pygame.KSCAN_KP_ENTER)
