"""Bullets and Bombs Solitaire: draw two, keep one, through a double deck; bundles of seven in the end.

`cards`: the deck. `table`: play. `bombs`: what a bomb may take. `groups`: what an arrangement is worth.
`arranging`: the best one. `sight`, `sampling`: what the player knows. `moves`, `events`, `words`: what is written,
shown and said.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from game.rules.bullets_and_bombs.arranging import best_groups
from game.rules.bullets_and_bombs.groups import Group, Judgement, judge_holding
from game.rules.bullets_and_bombs.moves import Bundle, Play
from game.rules.bullets_and_bombs.moves import parse as parse_move
from game.rules.bullets_and_bombs.sampling import sample as sample_table
from game.rules.bullets_and_bombs.sight import GAME_ID, holding
from game.rules.bullets_and_bombs.table import Phase, Table
from game.rules.core import Choice
from game.rules.view import View


class BulletsAndBombs:
    """The game's front door."""

    id = GAME_ID
    title = "Bullets and Bombs"
    seats = range(1, 2)
    options = (
        Choice("early-bundles", ("off", "on"), "off"),  # bombs-9
        Choice("replace-dealt-bullets", ("off", "on"), "off"),  # bombs-3
    )

    def start(self, seats: int, options: Mapping[str, object]) -> Table:
        """The table before the deal. `options`: all of them."""
        return Table(options)

    def parse(self, text: str) -> Play:
        """The move that is written so. Raises RuleError for a text that is no move."""
        return parse_move(text)

    def sample(self, view: View[Any], rng: Random) -> Table:
        """A full table that the player can't tell from the true one, drawn evenly from all of them."""
        return sample_table(view, rng)

    def arranging(self, state: Table) -> bool:
        """Whether only the arrangement is left to do (bombs-14)."""
        return state.phase is Phase.ARRANGE


GAME = BulletsAndBombs()


def arrange(view: View[Any]) -> Bundle:
    """A best arrangement of the hand (bombs-22), also before the hand is final."""
    return Bundle(best_groups(holding(view)))


def judge(view: View[Any], groups: Sequence[Group]) -> Judgement:
    """What the groups are worth with this hand, also while some aren't allowed or cards lie loose (bombs-14 to 21)."""
    return judge_holding(holding(view), groups)
