"""The rule of thumb of Blast: empty the hand, low cards first, on planets that aren't one's own yet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from game.rules.blast.cards import GREEDBOT, Combination, value_of
from game.rules.blast.moves import BlastMove, Discard, Give, Lead, Pass, Play
from game.rules.view import View

ONLY = "There is nothing else to do."
LEAD_FORCED = "All planets that you can open are yours: play as many of your lowest cards as go together."
LEAD_JUMP = "Greedbots bring a planet all the way over from the other side, so use them there."
LEAD_CHEAP = "Go for a planet that isn't yours with as many cards as go together, and the lowest of them."
LEAD_OTHER = "Another lead is for a planet that isn't yours, or gets more low cards out of your hand."
ANSWER_CHEAP = "Answer with the cheapest cards that are enough: every answer brings you nearer to the star."
ANSWER_DEAR = "It wins for now, but cheaper cards would be enough."
PASS_WEAK = "A pass keeps your cards, but also leaves the trick to the other player, and you have an answer."
DISCARD_LOW = "Throw your lowest card away: it beats the least."
DISCARD_HIGH = "A lower card would be missed less."
GIVE_LOW = "Give your lowest cards: they help the other player least."
GIVE_HIGH = "Lower cards would help the other player less."


def strength(combination: Combination) -> int:
    """What a combination costs its player: the sum of printed values."""
    return sum(map(value_of, combination.cards))


def greedy(lead: Lead) -> bool:
    """Whether there are Greedbots in it."""
    return bool(lead.combination.powers >> GREEDBOT & 1)


def over_there(view: View[Any], planet: int) -> bool:
    """Whether a planet lies on the other side."""
    return view.facts.planets[planet] not in (None, view.seat)


@dataclass(frozen=True, slots=True)
class RuleOfThumb:
    """Empty the hand, low cards first, on planets that aren't yours yet.

    Lead for a planet that isn't yours, with as many cards as go together, Greedbots only for planets on the other
    side, and of such leads the one of the lowest printed values. Answer whenever you can, with the lowest printed
    values that are enough, used as high as may be. Discard and give the lowest.

    A `beginner` takes what is high: leads are made with the highest cards that go together, to be sure of the planet;
    and forgets what Greedbots can do. Nobody who plays by this rule remembers what the other player had.
    """

    beginner: bool = False

    def choose(self, view: View[Any], rng: Random) -> BlastMove:
        """The move that the rule of thumb names; nothing is left to luck."""
        moves: Sequence[BlastMove] = view.legal
        return max(moves, key=lambda move: self._worth(view, move))

    def reason(self, view: View[Any], move: BlastMove) -> str:
        """What the rule of thumb says to this move, in a sentence for a hint."""
        if len(view.legal) == 1:
            return ONLY
        best = self._worth(view, move) == max(self._worth(view, other) for other in view.legal)
        match move:
            case Lead():
                return _why_lead(view, move) if best else LEAD_OTHER
            case Play():
                return ANSWER_CHEAP if best else ANSWER_DEAR
            case Pass():
                return PASS_WEAK
            case Discard():
                return DISCARD_LOW if best else DISCARD_HIGH
            case _:
                return GIVE_LOW if best else GIVE_HIGH

    def _worth(self, view: View[Any], move: BlastMove) -> tuple[int, ...]:
        match move:
            case Lead(planet=planet, combination=combination):
                cost = strength(combination)
                return (
                    view.facts.planets[planet] != view.seat,
                    len(combination.cards),
                    self.beginner or not greedy(move) or over_there(view, planet),
                    cost if self.beginner else -cost,
                    -planet,
                )
            case Play(combination=combination):
                return (1, -strength(combination), combination.total)
            case Discard(card=card):
                return (-value_of(card),)
            case Give():
                return (-sum(map(value_of, move)),)
            case _:
                return (0,)


def _why_lead(view: View[Any], lead: Lead) -> str:
    if view.facts.planets[lead.planet] == view.seat:
        return LEAD_FORCED
    return LEAD_JUMP if greedy(lead) and over_there(view, lead.planet) else LEAD_CHEAP
