"""The guided first round: the real table, and an opponent who knows his first cards and votes by heart."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from pygame import Rect, Surface

from game.match.match import Match, Sitter
from game.rules.bluffing_billionaires import GAME
from game.rules.bluffing_billionaires.cards import Move
from game.rules.bluffing_billionaires.views import FACE_DOWN, HAND, Phase
from game.rules.core import CHANCE, draw_options
from game.rules.view import View
from game.scenes.bluffing_billionaires.game import AID_KEY, BluffGame
from game.scenes.house import House
from game.scenes.setup.seating import NO_KEYS, Seating
from game.scenes.table.guide import ByHeart, Guide
from game.scenes.table.sitting import seat_down, set_up
from game.scenes.table.table import Table
from game.scenes.words import bluffing_billionaires as words
from game.scenes.words.lesson_bluffing_billionaires import STEPS
from game.stage.board import Board
from game.stage.offers import Offer
from game.stage.units import Units
from game.stage.widgets import Widget

LESSON = f"{GAME.id}/lesson"
"""The name under which it is kept that the lesson was had."""
DECKS = ("B", "Y")
LUCK = "lesson"
"""With it the card that is drawn from Bo's hand isn't the one that he is to play next."""
PLAYS: Mapping[int, str] = {9: "play Y3", 7: "play Y9"}
"""What Bo plays by heart, by the number of cards in his hand."""
VOTES: Mapping[int, str] = {6: "approve"}


def by_heart(view: View[Any]) -> str | None:
    """What Bo does by heart."""
    held = len(view.zone(HAND.name, view.seat).cards)
    return (VOTES if view.facts.phase is Phase.VOTE else PLAYS).get(held)


def lesson_match(sitters: tuple[Sitter, Sitter]) -> Match:
    """The match of the lesson, begun; a practice game."""
    options = draw_options(GAME.options, {"decks": DECKS}, len(sitters), Random(LUCK))
    match = Match(GAME, sitters, options, Random(LUCK), first=0)
    match.play(CHANCE, GAME.parse("first 0"))
    match.practice = True
    return match


def guided(house: House) -> Table:
    """A table with the lesson, for whoever was known here first."""
    known = (person.name for person in house.store.people if person.name != words.LESSON_OTHER)
    sitters = (Sitter(next(known, words.LESSON_NAME)), Sitter(words.LESSON_OTHER, "easy"))
    match = lesson_match(sitters)
    seating = Seating(GAME.id, sitters, DECKS, (NO_KEYS, NO_KEYS), match.options)

    def learnt() -> None:
        house.store.keep_setup(LESSON, {"done": True})

    return seat_down(
        house,
        seating,
        GuidedBluff(seating, learnt),
        others=lambda: set_up(house, GAME.id, BluffGame),
        match=match,
        thinker=ByHeart(by_heart),
        kept=False,
    )


class GuidedBluff(BluffGame):
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
        return super().offers() if self.guide.plays else ()

    def keys(self) -> Mapping[int, Offer]:
        found = super().keys() if self.guide.plays else {}
        return {key: offer for key, offer in found.items() if self.guide.over or key != AID_KEY}

    def why_not(self, cards: Sequence[int], target: str | None) -> str:
        return super().why_not(cards, target) if self.guide.plays else ""

    def do(self, move: object) -> bool:
        if isinstance(move, Move) and not self.guide.over:
            return not self.guide.lesson.allows(move)
        return super().do(move)

    def update(self, dt: float) -> bool:
        self.guide.update(dt, self.view)
        return super().update(dt)

    # ------------------------------------------------------------ picture
    def widgets(self) -> Sequence[Widget]:
        own = super().widgets()
        # While a wrong move is being answered its key means 'do it anyway'.
        self.aid.key = AID_KEY if self.guide.over or self.guide.lesson.refused is None else None
        if not self.guide.speaks(self.view):
            return own
        return self.guide.widgets(own, covers=False)

    def place(self, units: Units, board: Board) -> None:
        super().place(units, board)
        if self.guide.speaks(self.view):
            self.guide.place(units, lambda point: self._where(point, board), self._hand(board))

    def _where(self, point: str, board: Board) -> list[Rect]:
        """The rectangle of a zone, of a player, of the card that lies before a player, of a card, of the hand."""
        what, _, name = point.partition(":")
        view: View[Any] = self.view
        match what:
            case "zone":
                return [board.zones[name]] if name in board.zones else []
            case "seat":
                return [board.zones[f"seat {name}"]]
            case "lying":
                lying = view.zone(FACE_DOWN.name, int(name)).cards
                return [board.poses[card.id].bounds for card in lying if card.id in board.poses]
            case "card":
                held = view.zone(HAND.name, self.table.near).cards
                return [board.own_room(card.id) for card in held if card.face == name]
        return [self._hand(board)]

    def _hand(self, board: Board) -> Rect:
        held = self.view.zone(HAND.name, self.table.near).cards
        rects = [board.poses[card.id].bounds for card in held if card.id in board.poses]
        return rects[0].unionall(rects[1:]) if rects else Rect(0, 0, 0, 0)

    def paint_over(self, surface: Surface) -> None:
        super().paint_over(surface)
        if self.guide.speaks(self.view):
            self.guide.paint(surface)
