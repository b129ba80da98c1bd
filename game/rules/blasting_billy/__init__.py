"""Blasting Billy: loot goes to oneself, to Billy or into the box; whoever beats Billy in any colour is shot.

2 to 5 players. Hidden are hands, first loot cards, Billy's loot, the box; after the deal nothing is left to chance.
`cards`: faces, moves, notation. `state`: play. `scoring`: the end. `views`, `sampling`: who may know what.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from game.rules.blasting_billy import cards
from game.rules.blasting_billy.cards import Move
from game.rules.blasting_billy.sampling import sample
from game.rules.blasting_billy.state import SET_ASIDE, Table
from game.rules.blasting_billy.views import ID, Facts
from game.rules.core import Choice, Option
from game.rules.view import View


class BlastingBilly:
    """The front door: set-up, notation and sampling of Blasting Billy."""

    id = ID
    title = "Blasting Billy"
    seats = range(min(SET_ASIDE), max(SET_ASIDE) + 1)
    # billy-12: only rules what a person's screen shows of their own gifts; nothing in play depends on it.
    options: tuple[Option, ...] = (Choice("memory-aid", ("off", "on"), "off"),)

    def start(self, seats: int, options: Mapping[str, object]) -> Table:
        """The state before the start player is named and the cards are dealt."""
        return Table(seats, tuple(options.items()))

    def parse(self, text: str) -> Move:
        """The move that is written so. Raises RuleError for a text that is no move."""
        return cards.parse(text)

    def sample(self, view: View[Facts], rng: Random) -> Table:
        """A full state which the view's seat can't tell from the true one, drawn evenly from all of them."""
        return sample(view, rng)


GAME = BlastingBilly()
