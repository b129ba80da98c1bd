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
from game.scenes.table.lesson import Lesson
from game.scenes.table.sitting import seat_down, set_up
from game.scenes.table.table import Table
from game.scenes.table.thinker import Answer, FastThinker
from game.scenes.words import bluffing_billionaires as words
from game.scenes.words import lesson as lesson_words
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


class ByHeart(FastThinker):
    """Bo in the lesson: as long as a move that he knows by heart is legal this one, then the rule of thumb."""

    def poll(self) -> Answer | None:
        if self._waiting:
            view = self._waiting[0].view
            held = len(view.zone(HAND.name, view.seat).cards)
            wanted = (VOTES if view.facts.phase is Phase.VOTE else PLAYS).get(held)
            move = next((move for move in view.legal if str(move) == wanted), None)
            if move is not None:
                return Answer(self._waiting.popleft().number, move)
        return super().poll()


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
        thinker=ByHeart("easy"),
        kept=False,
    )


class GuidedBluff(BluffGame):
    """The game with a lesson over it. `learnt` is called when the lesson is over."""

    def __init__(self, seating: Seating, learnt: Callable[[], None]) -> None:
        super().__init__(seating)
        self._learnt = learnt

    def sit(self, table: Table) -> None:
        super().sit(table)
        self.lesson = Lesson(STEPS, table.decide, lambda: None, self._learnt)
        self.lesson.make = lambda move: table.make(Offer((), None, move))

    @property
    def _live(self) -> bool:
        """Whether the lesson speaks now: it waits while a move is shown and while the other one thinks."""
        return not self.lesson.over and self.table.waiting and bool(self.view.legal)

    @property
    def _plays(self) -> bool:
        """Whether something may be played now."""
        return self.lesson.over or bool(self.lesson.step.moves)

    def lead(self) -> tuple[str, str]:
        if self.lesson.over:
            return super().lead()
        return lesson_words.LEAD, lesson_words.LEAD_MORE.format(steps=len(STEPS))

    # ------------------------------------------------------------ deciding
    def offers(self) -> Sequence[Offer]:
        return super().offers() if self._plays else ()

    def keys(self) -> Mapping[int, Offer]:
        if self.lesson.over:
            return super().keys()
        found = super().keys() if self._plays else {}
        return {key: offer for key, offer in found.items() if key != AID_KEY}

    def why_not(self, cards: Sequence[int], target: str | None) -> str:
        return super().why_not(cards, target) if self._plays else ""

    def do(self, move: object) -> bool:
        if isinstance(move, Move) and not self.lesson.over:
            return not self.lesson.allows(move)
        return super().do(move)

    # ------------------------------------------------------------ picture
    def widgets(self) -> Sequence[Widget]:
        own = super().widgets()
        # While a wrong move is being answered its key means 'do it anyway'.
        self.aid.key = AID_KEY if self.lesson.over or self.lesson.refused is None else None
        if not self._live:
            return own
        # The marks of the last move would lie over the call-out.
        self.table.marked = frozenset()
        lesson = self.lesson
        shown = lesson.widgets()
        if lesson.refused is None and lesson.at and lesson.steps[lesson.at - 1].moves:
            # What was played there has been answered by the other: it can't be taken back.
            lesson.back.shown = False
        return [*own, *shown]

    def place(self, units: Units, board: Board) -> None:
        super().place(units, board)
        if self._live:
            rects = [rect for point in self.lesson.step.points for rect in self._where(point, board)]
            clear = self._hand(board) if self.lesson.step.moves else Rect(0, 0, 0, 0)
            self.lesson.place(units, rects, clear, self.table.stage.input.names.label)

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
                return [board.poses[card.id].bounds for card in held if card.face == name]
        return [self._hand(board)]

    def _hand(self, board: Board) -> Rect:
        held = self.view.zone(HAND.name, self.table.near).cards
        rects = [board.poses[card.id].bounds for card in held if card.id in board.poses]
        return rects[0].unionall(rects[1:]) if rects else Rect(0, 0, 0, 0)

    def paint_over(self, surface: Surface) -> None:
        super().paint_over(surface)
        if self._live:
            self.lesson.paint(surface, self.table.stage.units, self.table.art)
