"""Likely states of Blast: the other hand is any that agrees with what was seen, but rather one that had to pass."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from game.players.search import Sampler
from game.rules.blast.cards import ANY_FACTION, CARDS, HAND, NUMBER, VAO_D, bits, value_of
from game.rules.blast.moves import ANSWERS, Lead, Pass, Phase, Play, cards_in
from game.rules.blast.sampling import sample
from game.rules.blast.seen import Facts
from game.rules.blast.state import BOTH, BlastState
from game.rules.view import View

_TRIES: Final = 3
"""Hands that are drawn, of which the likeliest is taken."""


def likely(view: View[Any]) -> Sampler[BlastState]:
    """A source of likely states for a seat that is to move."""
    facts: Facts = view.facts
    assert view.seat is not None
    other = 1 - view.seat
    frame = sample(view, Random(0))
    if frame.phase is Phase.EXCHANGE:
        frame.gifts = [None, None]
        frame.to_move = BOTH
    out = bits(card for seat, move in facts.played if seat == other for card in cards_in(move))
    holds, hidden = _unseen(view)
    missing = HAND - out.bit_count() - holds.bit_count()
    passes = _passes(facts, other)

    def draw(rng: Random) -> BlastState:
        state = frame.copy()
        hand = best = holds | bits(rng.sample(hidden, missing))
        if passes:
            fewest = 99
            for _ in range(_TRIES):
                could = sum([bool(table.fitting(hand | later, over)) for table, over, later in passes])
                if could < fewest:
                    best, fewest = hand, could
                if not could:
                    break
                hand = holds | bits(rng.sample(hidden, missing))
        state.hands[other] = best
        return state

    return draw


def _unseen(view: View[Any]) -> tuple[int, list[int]]:
    """What the other surely holds, and what else may be in that hand."""
    facts: Facts = view.facts
    known = facts.known
    seen = bits(NUMBER[str(card.face)] for card in view.zone("hand", view.seat).cards)
    seen |= bits(card for _, move in facts.played for card in cards_in(move))
    holds = bits(NUMBER[face] for face in known.holds)
    if facts.phase is Phase.EXCHANGE:
        return 0, [card for card in range(len(CARDS)) if not seen >> card & 1]
    top = 10 if known.ceiling is None else known.ceiling  # blast-4
    seen |= holds
    return holds, [card for card in range(len(CARDS)) if not seen >> card & 1 and value_of(card) <= top]


def _passes(facts: Facts, other: int) -> list[tuple[Any, int, int]]:
    """What the other let pass: the table of its answers then, the lowest value to be beaten, and cards played since."""
    found: list[tuple[Any, int, int]] = []
    planet, lowest = 0, 0
    later = bits(card for seat, move in facts.played if seat == other for card in cards_in(move))
    for seat, move in facts.played:
        match move:
            case Lead():
                planet, lowest = move.planet, move.combination.lowest
            case Play():
                lowest = move.combination.lowest
            case Pass() if seat == other and planet != VAO_D:
                found.append((ANSWERS[planet][ANY_FACTION], lowest, later))
        if seat == other:
            later &= ~bits(cards_in(move))
    return found
