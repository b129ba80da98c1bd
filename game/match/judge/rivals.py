"""Computer players at a live table: they see what all see, and press when their reflexes say so."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from game.players.crazy_bullets import Racer
from game.rules.crazy_bullets.moves import Act
from game.rules.crazy_bullets.views import Facts
from game.rules.view import View

ONCE_MORE = 60.0
"""After so many ms somebody presses again whose reveal didn't count, since keys of the last card were down."""


@dataclass(frozen=True, slots=True)
class Planned:
    """What a seat will press, and at which moment."""

    at: float
    seat: int
    move: Act


class Rivals:
    """The plans of all computer seats. Whoever feeds the judge takes what is `due` before every press of a person, so
    that all presses arrive in the order of their moments."""

    def __init__(self, racers: Mapping[int, Racer], rng: Random) -> None:
        self._racers = dict(racers)
        self._rng = rng
        self._plans: dict[int, Planned] = {}

    def look(self, view: View[Facts], at: float) -> None:
        """Something new lies on the table since `at`: all make up their minds anew."""
        self._plans.clear()
        for seat, racer in self._racers.items():
            reaction = racer.react(view, seat, self._rng)
            if reaction:
                self._plans[seat] = Planned(at + reaction.ms, seat, reaction.move)

    def forget(self) -> None:
        """There is nothing to react to."""
        self._plans.clear()

    def due(self, now: float) -> list[Planned]:
        """What is pressed until now, in order; each is answered once."""
        ready = sorted((plan for plan in self._plans.values() if plan.at <= now), key=lambda plan: plan.at)
        for plan in ready:
            del self._plans[plan.seat]
        return ready

    def again(self, plan: Planned) -> None:
        """The press didn't count: try once more a little later."""
        self._plans[plan.seat] = Planned(plan.at + ONCE_MORE, plan.seat, plan.move)
