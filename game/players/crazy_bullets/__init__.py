"""Computer players of Crazy Bullets, and the clock on which they race.

`reflexes`: how long people take and where they slip. The levels differ by that alone; all know the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, Protocol, runtime_checkable

from game.players.core import Opponents, Player, RandomPlayer
from game.players.crazy_bullets.reflexes import EASY, HARD, NORMAL, QUICKEST, Reaction, Reflexes, is_decoy
from game.rules.core import CHANCE, Move
from game.rules.crazy_bullets.moves import REVEAL, SLAP, TIMEOUT, Act, Kind, slap_at
from game.rules.crazy_bullets.phase import Phase
from game.rules.crazy_bullets.views import Facts, moves_of
from game.rules.view import View

DEAD_HEAT: Final = 10
"""Slaps less than so many ms after the first tie with it (bullets-24)."""

_ANY_TIME: Final = (float(QUICKEST), 1500.0)
"""When a hothead acts, in ms."""

SLAP_FIRST: Final = "Bullets of the handle's colour fly at you and at somebody else: slap first."
NO_SLAP: Final = "No duel of yours lies open, so a slap would be a foul."
REVEAL_NEXT: Final = "No duel is on and it is your turn: reveal a card, every card less brings you nearer to the end."
CHOOSE_MOST: Final = "Whoever reveals gets rid of a card, so choose the one with the most cards left."
CHOOSE_OTHER: Final = "Another one whom you may choose has more cards left, and has more need of the turn."


@runtime_checkable
class Racer(Protocol):
    """A player with reflexes."""

    def react(self, view: View[Facts], seat: int, rng: Random) -> Reaction | None:
        """What the seat will do about what lies open, and when; None if nothing. Any view of the table will do."""
        ...


class Gunslinger:
    """Slap only if two bullets of the handle's colour fly and one of them flies at you; else leave it and reveal on.

    Where there is a choice, whoever has the most cards left reveals next: to reveal is to get rid of a card.
    """

    def __init__(self, reflexes: Reflexes) -> None:
        self.reflexes = reflexes

    def choose(self, view: View[Facts], rng: Random) -> Act:
        """The move that the rule of thumb names, without any clock. Where only a foul is legal it is that."""
        return _best(view, view.legal)

    def react(self, view: View[Facts], seat: int, rng: Random) -> Reaction | None:
        """See `Racer.react`; slips and lapses included."""
        moves = moves_of(view.facts, seat)
        if not moves:
            return None
        reflexes = self.reflexes
        if view.facts.phase is Phase.DUEL and seat in view.facts.duellists:
            return Reaction(reflexes.slap(rng), SLAP)
        if SLAP in moves and reflexes.slips(is_decoy(view, seat), rng):
            return Reaction(reflexes.recognise(rng), SLAP)
        best = _best(view, moves)
        return None if best == SLAP else Reaction(reflexes.reveal(rng), best)

    def reason(self, view: View[Facts], move: Act) -> str:
        """Why the rule of thumb speaks for this move, or against it, in a sentence for a hint."""
        match move.kind:
            case Kind.REVEAL:
                return REVEAL_NEXT
            case Kind.CHOOSE:
                return CHOOSE_MOST if move == _best(view, view.legal) else CHOOSE_OTHER
            case _:
                return SLAP_FIRST if _duels(view) else NO_SLAP


class Hothead(RandomPlayer):
    """Slaps and reveals at any time, whatever lies open."""

    def react(self, view: View[Facts], seat: int, rng: Random) -> Reaction | None:
        """See `Racer.react`: any legal move at any moment."""
        moves = moves_of(view.facts, seat)
        if not moves:
            return None
        return Reaction(rng.uniform(*_ANY_TIME), moves[int(rng.random() * len(moves))])


def _best(view: View[Facts], moves: Sequence[Act]) -> Act:
    """The rule of thumb: reveal if it is one's turn, slap if there is nothing else, choose who has most cards left."""
    if moves[0].kind is not Kind.CHOOSE:
        return REVEAL if REVEAL in moves else moves[0]
    return max(moves, key=lambda move: len(view.zone("stack", move.seat).cards))


def _duels(view: View[Facts]) -> bool:
    return view.facts.phase is Phase.DUEL and view.seat in view.facts.duellists


# ---------------------------------------------------------------- the race


def race(view: View[Any], players: Mapping[int, Player], rng: Random) -> tuple[int, Move]:
    """Who moves next, and what: all react to the same table, and the first press counts.

    Slaps carry their clock. Raises TypeError for a player without reflexes.
    """
    reactions: dict[int, Reaction] = {}
    for seat, player in sorted(players.items()):
        if not isinstance(player, Racer):
            raise TypeError("a race needs players with reflexes")
        reaction = player.react(view, seat, rng)
        if reaction:
            reactions[seat] = reaction
    first = min(reactions, key=lambda seat: reactions[seat].ms)
    limit = view.option("duel-timeout")
    if view.facts.phase is Phase.DUEL and isinstance(limit, int) and reactions[first].ms >= 1000 * limit:
        return CHANCE, TIMEOUT  # bullets-25
    if reactions[first].move.kind is not Kind.SLAP:
        return first, reactions[first].move
    winner = _judge(reactions, reactions[first].ms, rng)
    return winner, slap_at(round(reactions[winner].ms))


def _judge(reactions: Mapping[int, Reaction], first: float, rng: Random) -> int:
    """Whose slap counts: chance decides evenly among those that tie with the first (bullets-24)."""
    tied = [s for s, r in reactions.items() if r.move.kind is Kind.SLAP and r.ms - first < DEAD_HEAT]
    return tied[int(rng.random() * len(tied))]


OPPONENTS: Final = Opponents(
    {"random": Hothead(), "easy": Gunslinger(EASY), "normal": Gunslinger(NORMAL), "hard": Gunslinger(HARD)},
    Gunslinger(EASY),
    race,
)
