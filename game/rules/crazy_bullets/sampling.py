"""Full states that nobody at a table of Crazy Bullets can tell from the true one, all equally likely.

What was never seen lies evenly in the stacks and among the cards that duels took out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random

from game.rules.core import CHANCE, shuffled
from game.rules.crazy_bullets.cards import NUMBER
from game.rules.crazy_bullets.state import NOBODY, Setup, Table
from game.rules.crazy_bullets.views import Facts, moves_of
from game.rules.view import View


def sample(view: View[Facts], rng: Random) -> Table:
    """One state, drawn evenly from all that this view's seat thinks possible."""
    table = _rebuilt(view)
    seen = _faces_seen(view)
    deck = table.setup.deck
    if not any(table.stacks):
        return table  # before the deal nothing is hidden
    left = Counter(deck)
    left.subtract(seen.values())
    unseen = iter(shuffled(list(left.elements()), rng))
    table.faces = tuple([seen[card] if card in seen else next(unseen) for card in range(len(deck))])
    return table


def _faces_seen(view: View[Facts]) -> dict[int, int]:
    """The faces that everybody sees or remembers, by card."""
    known = view.facts.known
    seen = {card.id: card.face for card in view.zone("heap").cards}
    for seat in range(view.seats):
        seen.update(zip(_ids(view, "stack", seat), known.bottom[seat], strict=False))
        seen.update(zip(_ids(view, "out", seat), known.out[seat], strict=True))
    return {card: NUMBER[face] for card, face in seen.items() if face is not None}


def _rebuilt(view: View[Facts]) -> Table:
    """The state without its faces: where each card lies, and who may do what."""
    facts = view.facts
    table = Table(Setup(view.seats, view.options))
    table.heap = [card.id for card in view.zone("heap").cards]
    for seat in range(view.seats):
        table.stacks[seat] = _ids(view, "stack", seat)
        table.out += [(seat, card) for card in _ids(view, "out", seat)]
        remembered = zip(_ids(view, "out", seat), facts.known.out[seat], strict=True)
        table.returned |= _bits(table.stacks[seat][: len(facts.known.bottom[seat])])
        table.returned |= _bits([card for card, face in remembered if face])
    table.phase = facts.phase
    table.starter = _number(facts.starter)
    table.revealer = _number(facts.revealer)
    table.successor = _number(facts.successor)
    table.aimed = facts.aimed
    table.duellists = facts.duellists
    table.barred = _bits(facts.barred)
    table.story = list(facts.story)
    table.to_move = view.to_move
    able = tuple([seat for seat in range(view.seats) if moves_of(facts, seat)])
    table.able = (CHANCE,) if view.to_move == (CHANCE,) else able
    table.result = view.result
    return table


def _ids(view: View[Facts], zone: str, seat: int) -> list[int]:
    return [card.id for card in view.zone(zone, seat).cards]


def _bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def _number(seat: int | None) -> int:
    return NOBODY if seat is None else seat
