"""How a round of Blast is finished by a cheap policy, on hands as bits: low cards first, answers where they help.

Both lead as the rule of thumb does and answer with the cheapest that is enough, unless the answer would cost much more
than the trick is worth. A little luck is in it, so that no two rounds are finished alike.
"""

from __future__ import annotations

from random import Random
from typing import Final

from game.players.blast.cheap import cheapest
from game.rules.blast.cards import ANY_FACTION, GREEDBOT, LOWEST, MIDDLE, TRASHER, VAO_D, Combination
from game.rules.blast.moves import ANSWERS, Phase, Play
from game.rules.blast.state import BlastState

_SIZE: Final = (1, 2, 3, 3, 3)
"""Cards in a combination, by planet."""


def finish_round(state: BlastState, rng: Random) -> int:
    """Play a round to its end; who takes the star. Hands and planets of the state are used up, nothing else is."""
    hands, planets = state.hands, state.planets
    powers = state.powers[:]
    planet, best = state.planet, state.best
    seat = state.to_move[0]
    phase = state.phase
    bound = state.bound
    random = rng.random
    if phase is Phase.DISCARD:
        hands[seat] &= hands[seat] - 1
        if not hands[seat]:
            return seat
        phase = Phase.LEAD
    while True:
        if phase is Phase.LEAD:
            planet, play = _lead(hands[seat], planets, seat, random())
            best = play.combination
            powers = [0, 0]
            powers[seat] = best.powers
            bound = best.runs if state.same and planet == VAO_D else ANY_FACTION
            hands[seat] &= ~best.mask
            if not hands[seat]:
                return seat
            seat = 1 - seat
            phase = Phase.ANSWER
            continue
        assert best is not None
        answer = _answer(hands[seat], planet, best, bound)
        if answer is not None:
            best = answer.combination
            powers[seat] = best.powers if state.last else powers[seat] | best.powers
            hands[seat] &= ~best.mask
            if not hands[seat]:
                return seat
            seat = 1 - seat
            continue
        loser, seat = seat, 1 - seat
        planets[planet] = seat if powers[seat] >> GREEDBOT & 1 or planets[planet] != loser else MIDDLE
        if powers[seat] >> TRASHER & 1:
            hands[seat] &= hands[seat] - 1
            if not hands[seat]:
                return seat
        phase = Phase.LEAD


def _lead(hand: int, planets: list[int], seat: int, luck: float) -> tuple[int, Play]:
    """Most cards, lowest values, for a planet that isn't one's own."""
    best: Play | None = None
    at = 0
    worth = -99.0
    for planet, owner in enumerate(planets):
        for play in cheapest(hand, planet):
            combination = play.combination
            value = 4.0 * _SIZE[planet] - combination.lowest + (0 if owner == seat else 3)
            if combination.powers >> GREEDBOT & 1:
                value += 3 if owner == 1 - seat else -2
            value += luck * (planet + 1) * 1.7 % 2
            if value > worth:
                best, at, worth = play, planet, value
    assert best is not None
    return at, best


def _answer(hand: int, planet: int, best: Combination, bound: int) -> Play | None:
    """The cheapest that is enough."""
    if bound != ANY_FACTION:
        fitting = ANSWERS[planet][bound].fitting(hand, best.lowest)
        answer: Play | None = fitting[0] if fitting else None
        return answer
    plays = cheapest(hand, planet, max(best.lowest, LOWEST - 1))
    return plays[0] if plays else None
