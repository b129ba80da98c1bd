"""Crazy Bullets: a card flips; who is shot at together with somebody else slaps first, and empties the own stack.

2 to 4 players. Nobody sees into a stack; after the deal nothing is left to chance, and the rules know no clock: the
first slap on a card is the only one that is a move.
`cards`: faces and what they aim at. `moves`, `events`, `words`: notation, what is seen, refusals. `phase`, `state`:
play. `views`, `sampling`: who may know what.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from game.rules.core import Choice, Letters, Option, Seconds
from game.rules.crazy_bullets import moves
from game.rules.crazy_bullets.cards import COLOURS
from game.rules.crazy_bullets.moves import Act
from game.rules.crazy_bullets.sampling import sample
from game.rules.crazy_bullets.state import Setup, Table
from game.rules.crazy_bullets.views import ID, Facts
from game.rules.view import View


class CrazyBullets:
    """The front door: set-up, notation and sampling of Crazy Bullets."""

    id = ID
    title = "Crazy Bullets"
    seats = range(2, 5)
    options: tuple[Option, ...] = (
        Letters("colours", COLOURS, needed=(2, 3)),  # bullets-4
        Choice("false-start", ("ignore", "foul"), "ignore"),  # bullets-23
        Seconds("duel-timeout"),  # bullets-25
        Choice("reveal-delay", ("random", "none"), "random"),  # bullets-26; only the window has a clock
    )

    def start(self, seats: int, options: Mapping[str, object]) -> Table:
        """The state before the start player is named and the cards are dealt."""
        return Table(Setup(seats, tuple(options.items())))

    def parse(self, text: str) -> Act:
        """The move that is written so. Raises RuleError for a text that is no move."""
        return moves.parse(text)

    def sample(self, view: View[Facts], rng: Random) -> Table:
        """A full state which the view's seat can't tell from the true one, drawn evenly from all of them."""
        return sample(view, rng)


GAME = CrazyBullets()
