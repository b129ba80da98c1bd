"""The guided first round: the real table with a fixed deal and an opponent who knows the first moves by heart."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from pygame import Rect, Surface

from game.match.match import Match, Sitter
from game.rules.blast import GAME
from game.rules.blast.cards import CARDS, PLANETS
from game.rules.blast.moves import Discard, Lead, Pass, Play
from game.rules.core import CHANCE, read_options
from game.rules.view import View
from game.scenes.blast.cards import known_by
from game.scenes.blast.game import BlastGame
from game.scenes.blast.layout import HAND
from game.scenes.house import House
from game.scenes.setup.seating import Seating
from game.scenes.table.guide import ByHeart, Guide
from game.scenes.table.sitting import seat_down
from game.scenes.table.table import Table
from game.scenes.words.blast import LESSON_NAME, LESSON_OTHER
from game.scenes.words.lesson_blast import STEPS
from game.stage.board import Board
from game.stage.offers import Offer
from game.stage.units import Units
from game.stage.widgets import Widget

LESSON = f"{GAME.id}/lesson"
"""The name under which it is kept that the lesson was had."""
YOURS = ["S6", "M6", "S10", "M9", "S3", "T4", "G5", "T0", "G1", "S2", "M4", "T7", "G7", "S8", "T10"]
OTHERS = ["T8", "G8", "S1", "M1", "T2", "G2", "M3", "G3", "S4", "T5", "M5", "S7", "M7", "T9", "G9"]
SCRIPT = {1: "play T8 G8", 3: "pass", 5: "pass"}
"""What the opponent does, by the number of moves in the round."""


def by_heart(view: View[Any]) -> str | None:
    """What the opponent does by heart."""
    return SCRIPT.get(len(view.facts.played)) if view.facts.round == 1 else None


def lesson_match(sitters: tuple[Sitter, Sitter]) -> Match:
    """The match of the lesson, dealt; a practice game."""
    match = Match(GAME, sitters, read_options(GAME.options, {}, 2), Random(0), first=0)
    match.draw()
    aside = [card for card in CARDS if card not in (*YOURS, *OTHERS)]
    deck = [card for pair in zip(YOURS, OTHERS, strict=True) for card in pair] + aside
    match.play(CHANCE, GAME.parse(f"deal {' '.join(deck)}"))
    match.practice = True
    return match


def guided(house: House) -> Table:
    """A table with the lesson, for whoever was known here first."""
    name = next((person.name for person in house.store.people), LESSON_NAME)
    sitters = (Sitter(name), Sitter(LESSON_OTHER, "easy"))
    match = lesson_match(sitters)
    seating = Seating(GAME.id, sitters, ("a", "b"), ((0, 0), (0, 0)), match.options)

    def learnt() -> None:
        house.store.keep_setup(LESSON, {"done": True})

    game = GuidedBlast(seating, learnt)
    return seat_down(house, seating, game, match=match, thinker=ByHeart(by_heart), kept=False)


class GuidedBlast(BlastGame):
    """The game with a lesson over it. `learnt` is called when the lesson is over."""

    def __init__(self, seating: Seating, learnt: Callable[[], None]) -> None:
        super().__init__(seating)
        self._learnt = learnt

    def sit(self, table: Table) -> None:
        super().sit(table)
        self.guide = Guide(table, STEPS, self._learnt)

    def lead(self) -> tuple[str, str]:
        return super().lead() if self.guide.over else (self.guide.lead[0], "")

    # ------------------------------------------------------------ deciding
    def offers(self) -> Sequence[Offer]:
        found = super().offers() if self.guide.plays else ()
        return [offer for offer in found if self.guide.over or offer.cards]

    def keys(self) -> Mapping[int, Offer]:
        return super().keys() if self.guide.plays else {}

    def why_not(self, cards: Sequence[int], target: str | None) -> str:
        return super().why_not(cards, target) if self.guide.plays else ""

    def touch(self, card: int) -> bool:
        return self.guide.over and super().touch(card)

    def do(self, move: object) -> bool:
        if isinstance(move, Lead | Play | Pass | Discard) and not self.guide.over:
            return not self.guide.lesson.allows(move)
        return super().do(move)

    def update(self, dt: float) -> bool:
        self.guide.update(dt, self.view)
        return super().update(dt)

    # ------------------------------------------------------------ picture
    def widgets(self) -> Sequence[Widget]:
        own = super().widgets()
        if not self.guide.speaks(self.view):
            return own
        return self.guide.widgets(own)

    def place(self, units: Units, board: Board) -> None:
        super().place(units, board)
        if self.guide.speaks(self.view):
            self.guide.place(units, lambda point: self._where(point, board), board.zones[HAND])

    def _where(self, point: str, board: Board) -> list[Rect]:
        """The rectangle of a zone, of a card, of all planets, of the hand, of the stars."""
        what, _, name = point.partition(":")
        match what:
            case "zone":
                return [board.zones[name]]
            case "card":
                key = known_by(self.view.facts.round, [name])[0]
                return [board.own_room(key)] if key in board.poses else []
            case "planets":
                zones = [board.zones[planet] for planet in PLANETS]
                return [zones[0].unionall(zones[1:])]
            case "rail":
                spots = self._spots()
                return [spots.box(spots.rail)]
        return [board.zones[HAND]]

    def paint_over(self, surface: Surface) -> None:
        super().paint_over(surface)
        if self.guide.speaks(self.view):
            self.guide.paint(surface)
