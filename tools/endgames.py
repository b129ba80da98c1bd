"""`python -m tools.endgames [--positions N] [--cards C] [--scale X] [--json]`: does hard find won endgames of Blast?

Positions of the last round, six stars taken, with at most C cards a hand. An exact search of everything that can
happen says which moves win; kept are positions where some do and some don't. Hard gets the cards open and must choose
one that does.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from random import Random

from game.players.blast import HARD
from game.players.blast.lore import LORE
from game.players.search import Tree, most_visited
from game.rules.blast import GAME
from game.rules.blast.cards import CARDS, PLANETS, bits
from game.rules.blast.moves import BlastMove, Phase
from game.rules.blast.state import BlastState


def endgame(cards: int, rng: Random) -> BlastState:
    """The last round at a random moment: somebody is to lead, both have from 2 to `cards` cards."""
    state = GAME.start(2, {"vao-d-follow": "any", "winning-cards": "trick"})
    first = rng.randrange(2)
    deck = rng.sample(range(len(CARDS)), 2 * cards)
    sizes = [rng.randint(2, cards) for _ in range(2)]
    state.hands = [bits(deck[: sizes[0]]), bits(deck[cards : cards + sizes[1]])]
    state.stars = [3, 3]
    state.planets = [rng.choice((-1, 0, 1)) for _ in PLANETS]
    state.round, state.leader, state.phase, state.to_move = 7, first, Phase.LEAD, (first,)
    return state


class Solver:
    """Exact search: who wins from a position, remembered by all that matters."""

    def __init__(self) -> None:
        self._known: dict[tuple[object, ...], int] = {}

    def winner(self, state: BlastState) -> int:
        """The seat that wins if both play as well as can be."""
        if state.result is not None:
            return state.result.winners[0]
        lowest = state.best.lowest if state.best is not None and state.phase is Phase.ANSWER else None
        key = (*state.hands, *state.planets, *state.powers, state.to_move, state.phase, state.planet, lowest)
        if key not in self._known:
            seat = state.to_move[0]
            wins = any(self.winner(after(state, seat, move)) == seat for move in state.legal(seat))
            self._known[key] = seat if wins else 1 - seat
        return self._known[key]

    def winning(self, state: BlastState) -> list[BlastMove]:
        """The moves of the one to move that win."""
        seat = state.to_move[0]
        return [move for move in state.legal(seat) if self.winner(after(state, seat, move)) == seat]


def after(state: BlastState, seat: int, move: BlastMove) -> BlastState:
    """The position after a move."""
    new = state.copy()
    new.play(seat, move)
    return new


def decisions(cards: int, rng: Random) -> Iterator[tuple[BlastState, list[BlastMove]]]:
    """Endgames where some moves win and some don't, with those that do."""
    while True:
        state = endgame(cards, rng)
        winning = Solver().winning(state)
        if 0 < len(winning) < len(state.legal(state.to_move[0])):
            yield state, winning


def found(state: BlastState, winning: Sequence[BlastMove], iterations: int) -> bool:
    """Whether a search that sees all cards chooses one of the winning moves."""
    seat = state.to_move[0]
    tree = Tree(LORE, lambda rng: state.copy(), seat, Random(1), HARD.bandit)
    tree.grow(iterations)
    return most_visited(tree.root, Random(1)) in winning


def main(arguments: Sequence[str] | None = None) -> int:
    """Print how many winning lines were found."""
    parser = argparse.ArgumentParser(prog="python -m tools.endgames", description="Does hard find won endgames?")
    parser.add_argument("--positions", type=int, default=200, metavar="N")
    parser.add_argument("--cards", type=int, default=5, metavar="C", help="at most so many cards a hand (5)")
    parser.add_argument("--scale", type=float, default=1.0, metavar="X", help="times the iterations of hard (1)")
    parser.add_argument("--seed", type=int, default=0, metavar="S")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    given = parser.parse_args(arguments)
    source = decisions(given.cards, Random(given.seed))
    iterations = HARD.scaled(given.scale).iterations
    hits = sum(found(*next(source), iterations) for _ in range(given.positions))
    answer = {"positions": given.positions, "cards": given.cards, "iterations": iterations, "found": hits}
    print(json.dumps(answer) if given.json else f"{hits} of {given.positions} found with {iterations} iterations")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
