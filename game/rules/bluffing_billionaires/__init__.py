"""Bluffing Billionaires: play an asset face down, claim to be the richest; the others approve or call the bluff."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random

from game.rules.bluffing_billionaires import cards, sampling
from game.rules.bluffing_billionaires.cards import DECKS, MOST, Move
from game.rules.bluffing_billionaires.seating import Seating
from game.rules.bluffing_billionaires.state import State
from game.rules.bluffing_billionaires.views import ID, Facts
from game.rules.core import Choice, Letters, Option
from game.rules.view import View


@cache
def _seating(options: tuple[tuple[str, object], ...]) -> Seating:
    return sampling.seating_of(options)


class BluffingBillionaires:
    """The game's front door."""

    id = ID
    title = "Bluffing Billionaires"
    seats = range(2, MOST + 1)
    options: tuple[Option, ...] = (Choice("powers", ("on", "off"), "on"), Letters("decks", DECKS))

    def start(self, seats: int, options: Mapping[str, object]) -> State:
        """Everybody has all nine of their own cards in hand; chance names the start player (bluff-1, bluff-3)."""
        return State(_seating((("powers", options["powers"]), ("decks", options["decks"]))))

    def parse(self, text: str) -> Move:
        """The move that is written so. Raises RuleError for a text that is no move."""
        return cards.parse(text)

    def sample(self, view: View[Facts], rng: Random) -> State:
        """A full state which the view's seat can't tell from the true one, drawn evenly from all of them."""
        return sampling.sample(view, rng)


GAME = BluffingBillionaires()
