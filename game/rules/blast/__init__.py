"""Blast, for two: win planets by ever higher combinations, empty the hand for a star, 7 points at a round's end win."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from game.rules.blast import moves, sampling
from game.rules.blast.moves import BlastMove
from game.rules.blast.state import BlastState
from game.rules.core import Choice, Option
from game.rules.view import View


class Blast:
    """The game's front door."""

    id: Final = "blast"
    title: Final = "Blast"
    seats: Final = range(2, 3)
    options: Final[tuple[Option, ...]] = (
        Choice("vao-d-follow", ("any", "same"), "any"),  # blast-10
        Choice("winning-cards", ("trick", "last"), "trick"),  # blast-20
    )

    def start(self, seats: int, options: Mapping[str, object]) -> BlastState:
        """The state before the start player is drawn."""
        return BlastState(options)

    def parse(self, text: str) -> BlastMove:
        """The move that is written so. Raises RuleError for a text that is no move."""
        return moves.parse(text)

    def sample(self, view: View[Any], rng: Random) -> BlastState:
        """A full state which the view's seat can't tell from the true one, drawn evenly from all of them."""
        return sampling.sample(view, rng)


GAME: Final = Blast()
