"""What the painters are told: the view that is shown, from which side, and what is picked at this moment."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from game.rules.blast.cards import CARDS, GREEDBOT, PLANETS, Combination, value_of
from game.rules.blast.moves import Phase
from game.rules.view import View
from game.scenes.blast.cards import number_of
from game.scenes.blast.choosing import combination_of, powers
from game.scenes.blast.orbits import row_of
from game.scenes.words import blast as words
from game.stage.offers import Offer, Picking


@dataclass(frozen=True)
class Picked:
    """What is picked. `texts`: the cards as they would be used; `move`: the offer that they complete, if any.

    `opens`: planets that the cards open as they are; `reach`: those that they could open with more cards.
    """

    texts: tuple[str, ...] = ()
    total: int = 0
    move: Offer | None = None
    opens: frozenset[str] = frozenset()
    reach: frozenset[str] = frozenset()

    @property
    def combination(self) -> Combination | None:
        """The play that they are."""
        return None if self.move is None else combination_of(self.move.move)


NOTHING = Picked()


def picked_now(picking: Picking) -> Picked:
    """What the cards are that are picked."""
    fitting = [offer for offer in picking.fitting() if offer.cards and combination_of(offer.move) is not None]
    reach = frozenset(offer.target for offer in fitting if offer.target in PLANETS)
    complete = picking.complete() if picking.picked else ()
    move = next((offer for offer in complete if combination_of(offer.move) is not None), None)
    combination = None if move is None else combination_of(move.move)
    if combination is not None:
        opens = frozenset(offer.target for offer in complete if offer.target in PLANETS)
        return Picked(tuple(combination.text.split()), combination.total, move, opens, reach)
    numbers = sorted(number for key in picking.picked if (number := number_of(key)) is not None)
    texts = tuple(CARDS[number] for number in numbers)
    return Picked(texts, sum(map(value_of, numbers)), None, frozenset(), reach)


@dataclass(frozen=True)
class Moment:
    """One picture's worth. `gift`: how many cards of the own gift lie there; `live`: whether a decision waits."""

    view: View[Any]
    near: int
    names: tuple[str, ...]
    badges: tuple[tuple[str, ...], ...]
    people: tuple[int, ...]
    picked: Picked = NOTHING
    gift: int = 0
    live: bool = False
    star: int | None = None
    reachable: frozenset[str] = field(default_factory=frozenset)
    """Planets that the hand can open with a legal move."""

    @property
    def far(self) -> int:
        """The seat opposite."""
        return 1 - self.near

    @property
    def mover(self) -> int | None:
        """The one seat that is to move; None where there is none or both are."""
        to_move = self.view.to_move
        return to_move[0] if len(to_move) == 1 and to_move[0] >= 0 else None

    def you(self, seat: int) -> bool:
        """Whether this seat is who looks, so that it is called you."""
        return self.view.seat == seat

    def said(self, seat: int) -> str:
        """A seat's name, or you."""
        return words.YOU if self.you(seat) else self.names[seat]

    @property
    def going(self) -> tuple[int, float, bool] | None:
        """The planet, the row it would go to and whether Greedbots carry it, if what is picked won the trick."""
        combination, facts = self.picked.combination, self.view.facts
        if combination is None or self.view.seat is None or self.picked.move is None:
            return None
        name = facts.planet if facts.phase is Phase.ANSWER else self.picked.move.target
        if name not in PLANETS:
            return None
        planet = PLANETS.index(name)
        jumps = bool(powers(self.view, self.near, combination) >> GREEDBOT & 1)
        row = row_of(facts.planets[planet], self.near)
        end = 2.0 if jumps or row > 0.5 else 1.0
        return planet, end, jumps and row < 0.5
