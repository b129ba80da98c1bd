"""Whole games of computer players before the judge: the clock jumps from press to press."""

from __future__ import annotations

from random import Random

from game.match.judge import Card, Dropped, Faced, Judge, Rivals, Tally, Why
from game.match.judge.terms import Call, Key
from game.match.match import Match
from game.players.crazy_bullets import Gunslinger
from game.players.crazy_bullets.reflexes import NORMAL, Reflexes
from game.rules.crazy_bullets.moves import Kind

STEP = 16.0


class Race:
    """One game to its end, or until `duels` were decided."""

    def __init__(self, match: Match, seed: int, reflexes: dict[int, Reflexes] | None = None) -> None:
        seats = range(len(match.sitters))
        rng = Random(seed)
        self.match, self.tally = match, Tally(len(match.sitters))
        self.judge = Judge(match, rng)
        self.rivals = Rivals({seat: Gunslinger((reflexes or {}).get(seat, NORMAL)) for seat in seats}, rng)
        self.now = 0.0
        self.rivals.look(match.view(None), 0.0)

    def hear(self, calls: list[Call]) -> None:
        for call in calls:
            self.tally.note(call)
            if isinstance(call, Faced):
                self.rivals.look(call.view, self.judge.face_at)
            elif not isinstance(call, Dropped) and self.judge.card is Card.REST and not self.match.over:
                self.rivals.look(self.match.view(None), self.now)

    def run(self) -> Match:
        while not self.match.over:
            self.now += STEP
            assert self.now < 3_600_000, "the game doesn't end"
            for plan in self.rivals.due(self.now):
                self.press(plan)
            if self.judge.face_due(self.now):
                self.hear(self.judge.face_shown(self.now))
            self.hear(self.judge.advance(self.now))
        return self.match

    def press(self, plan) -> None:
        if plan.move.kind is Kind.CHOOSE:
            self.hear(self.judge.choose(plan.at, plan.seat, plan.move.seat))
            return
        key = Key.SLAP if plan.move.kind is Kind.SLAP else Key.REVEAL
        calls = self.judge.press(plan.at, plan.seat, key)
        self.judge.release(plan.seat)
        self.hear(calls)
        if any(isinstance(call, Dropped) and call.why is Why.KEYS_DOWN for call in calls):
            self.rivals.again(plan)
