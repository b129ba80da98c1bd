"""Calm mode, for those who can't or won't race: one after the other says what to do, unseen, without a clock."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from game.match.match import Match, Step
from game.rules.crazy_bullets.moves import SLAP
from game.rules.crazy_bullets.phase import Phase


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of the answers. `slappers`: who said slap. `step`: None if nobody did. `again`: all are asked again,
    since there is a duel that nobody wanted."""

    slappers: tuple[int, ...]
    step: Step | None
    again: bool


class Calm:
    """The questions about one open card: bullets-33."""

    def __init__(self, match: Match, rng: Random) -> None:
        self.match = match
        self.answers: dict[int, bool] = {}
        self._rng = rng

    @property
    def order(self) -> tuple[int, ...]:
        """Who answers in turn: from the revealer's left, the revealer last."""
        seats = len(self.match.sitters)
        revealer = self.match.view(None).facts.revealer or 0
        return tuple((revealer + step) % seats for step in range(1, seats + 1))

    @property
    def asked(self) -> int | None:
        """Whose answer is due; None if all have answered."""
        return next((seat for seat in self.order if seat not in self.answers), None)

    def answer(self, seat: int, slap: bool) -> Verdict | None:
        """The answer of the seat that is asked; what comes of all answers once it was the last."""
        if seat != self.asked:
            raise ValueError(f"seat {seat} isn't asked now")
        self.answers[seat] = slap
        return self._verdict() if self.asked is None else None

    def _verdict(self) -> Verdict:
        facts = self.match.view(None).facts
        slappers = tuple(seat for seat in self.order if self.answers[seat])
        wrong = [seat for seat in slappers if seat not in facts.duellists]
        pool = wrong or slappers
        if not pool:
            again = facts.phase is Phase.DUEL
            if again:
                self.answers.clear()
            return Verdict((), None, again)
        chosen = pool[int(self._rng.random() * len(pool))]
        return Verdict(slappers, self.match.play(chosen, SLAP), False)
