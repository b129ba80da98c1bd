"""The clipboard of the system: where other programs can paste from."""

from __future__ import annotations

import pygame


def put(words: str) -> bool:
    """Put a text there; False where the system has no clipboard or doesn't take it."""
    try:
        pygame.scrap.put_text(words)
        return pygame.scrap.get_text() == words
    except (pygame.error, ValueError, UnicodeError):
        return False
