"""A key that picks a card: `keys()` of a game may give an offer with a `Pick` as its move."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Pick:
    """Not a move: the card of that id is picked, or put back, as if it had been clicked."""

    card: int
