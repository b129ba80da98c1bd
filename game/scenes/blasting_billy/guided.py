"""The guided first round: the real table with a fixed deal and two computer players who follow the rule of thumb."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from pygame import Rect, Surface

from game.match.match import Match, Sitter
from game.rules.blasting_billy import GAME
from game.rules.blasting_billy.cards import Put
from game.rules.core import CHANCE, read_options
from game.scenes.blasting_billy.choosing import hand
from game.scenes.blasting_billy.game import BillyGame, Look
from game.scenes.house import House
from game.scenes.setup.seating import NO_KEYS, Seating
from game.scenes.table.guide import Guide
from game.scenes.table.sitting import seat_down, set_up
from game.scenes.table.table import Table
from game.scenes.table.thinker import FastThinker
from game.scenes.words import blasting_billy as words
from game.scenes.words.lesson_blasting_billy import STEPS
from game.stage.board import Board
from game.stage.offers import Offer
from game.stage.units import Units
from game.stage.widgets import Widget

LESSON = f"{GAME.id}/lesson"
"""The name under which it is kept that the lesson was had."""
ASIDE = "B1 B9 G* D* D6 C6"
HANDS = (("G9", "G4", "J6"), ("D2", "J5", "C7"), ("D10", "J9", "B8"))
PILE = (
    "C* D7 C4 D8 J* J0 B7 C10 C0 B4 B* B10 G5 G2 C5 B2 J3 G6 G10 B3 D3 J7 G0 J4 G7 J2 C3 D0 C9 C2 G8 B0 G3 D5 B5 C8 "
    "G1 J1 J10 D9 D1 C1 D4 B6 J8"
)
"""The deal: a gold pair for the first turns, dynamite at the first draw."""


def lesson_match(sitters: tuple[Sitter, ...]) -> Match:
    """The match of the lesson, dealt; a practice game."""
    match = Match(GAME, sitters, read_options(GAME.options, {}, len(sitters)), Random(0), first=0)
    match.draw()
    dealt = [cards[place] for place in range(3) for cards in HANDS]
    match.play(CHANCE, GAME.parse(" ".join(["deal", ASIDE, *dealt, PILE])))
    match.practice = True
    return match


def guided(house: House) -> Table:
    """A table with the lesson, for whoever was known here first."""
    name = next((person.name for person in house.store.people), words.LESSON_NAME)
    sitters = (Sitter(name), *(Sitter(other, "easy") for other in words.LESSON_OTHERS if other != name))[: len(HANDS)]
    match = lesson_match(sitters)
    seating = Seating(GAME.id, sitters, ("1", "2", "3"), (NO_KEYS,) * len(HANDS), match.options)

    def learnt() -> None:
        house.store.keep_setup(LESSON, {"done": True})

    game = GuidedBilly(seating, learnt)
    return seat_down(
        house,
        seating,
        game,
        others=lambda: set_up(house, GAME.id, BillyGame),
        match=match,
        thinker=FastThinker("easy"),
        kept=False,
    )


class GuidedBilly(BillyGame):
    """The game with a lesson over it. `learnt` is called when the lesson is over."""

    def __init__(self, seating: Seating, learnt: Callable[[], None]) -> None:
        super().__init__(seating)
        self._learnt = learnt

    def sit(self, table: Table) -> None:
        super().sit(table)
        self.guide = Guide(table, STEPS, self._learnt)

    def lead(self) -> tuple[str, str]:
        return super().lead() if self.guide.over else self.guide.lead

    # ------------------------------------------------------------ deciding
    def offers(self) -> Sequence[Offer]:
        found = super().offers() if self.guide.plays else ()
        return [offer for offer in found if self.guide.over or not isinstance(offer.move, Look)]

    def keys(self) -> Mapping[int, Offer]:
        return super().keys() if self.guide.plays else {}

    def why_not(self, cards: Sequence[int], target: str | None) -> str:
        return super().why_not(cards, target) if self.guide.plays else ""

    def touch(self, card: int) -> bool:
        return self.guide.over and super().touch(card)

    def do(self, move: object) -> bool:
        if isinstance(move, Put) and not self.guide.over:
            return not self.guide.lesson.allows(move)
        return super().do(move)

    def update(self, dt: float) -> bool:
        self.guide.update(dt, self.view)
        return super().update(dt)

    # ------------------------------------------------------------ picture
    def widgets(self) -> Sequence[Widget]:
        own = super().widgets()
        return self.guide.widgets(own) if self.guide.speaks(self.view) else own

    def place(self, units: Units, board: Board) -> None:
        super().place(units, board)
        if self.guide.speaks(self.view):
            self.guide.place(units, lambda point: [self._where(point, board)], board.zones["hand"])

    def _where(self, point: str, board: Board) -> Rect:
        """The rectangle of a zone, of somebody's panel, of a card of the hand, or of all of it."""
        what, _, name = point.partition(":")
        match what:
            case "zone":
                return board.zones[name]
            case "panel":
                return board.zones[f"panel {name}"]
            case "card":
                found = [board.own_room(card.id) for card in hand(self.view) if card.face == name]
                return found[0] if found else board.zones["hand"]
        return board.zones["hand"]

    def paint_over(self, surface: Surface) -> None:
        super().paint_over(surface)
        if self.guide.speaks(self.view):
            self.guide.paint(surface)
