"""The guided first round: the real table with a fixed deal, on which a lesson points and waits for the right move."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pygame import Rect, Surface

from game.rules.bullets_and_bombs.moves import Keep, Lose
from game.rules.bullets_and_bombs.sight import CHOICE, HAND, PLAYER
from game.scenes.bullets_and_bombs.cards import COLUMNS
from game.scenes.bullets_and_bombs.deals import Deals
from game.scenes.bullets_and_bombs.game import BombsGame
from game.scenes.bullets_and_bombs.layout import hand
from game.scenes.bullets_and_bombs.picture import column_box
from game.scenes.table.lesson import Lesson, LessonStep
from game.scenes.table.measure import Measure
from game.scenes.table.table import Table
from game.scenes.words import lesson as lesson_words
from game.scenes.words.lesson_bullets_and_bombs import STEPS
from game.stage.board import Board
from game.stage.offers import Offer
from game.stage.units import Units
from game.stage.widgets import Widget

DEAL = 17069
"""A deal with pairs that can become trios, a silver bullet in the second turn, and a bomb with a choice after it."""
HEAD, HEAD_SMALL, FOOT = 42, 34, 14
"""How far lights or sign reach above a column, also in small windows, and the tag of a target below it, in units."""


class GuidedBombs(BombsGame):
    """The game with a lesson over it. `learnt` is called when the lesson is over."""

    def __init__(self, deals: Deals, learnt: Callable[[], None]) -> None:
        super().__init__(deals)
        self._learnt = learnt

    def sit(self, table: Table) -> None:
        super().sit(table)
        self.lesson = Lesson(STEPS, table.decide, table.undo, self._learnt)
        self.lesson.make = lambda move: table.make(Offer((), None, move))
        self.lesson.hurry = table.steps.hurry
        self._placed: LessonStep | None = None

    @property
    def _live(self) -> bool:
        """Whether the lesson speaks now: it waits while a move is shown."""
        return not self.lesson.over and self.called.told.endswith(f" {DEAL}") and self.table.waiting

    def lead(self) -> tuple[str, str]:
        if self.lesson.over:
            return super().lead()
        return lesson_words.LEAD, ""  # a long line would run into the question over the choice cards

    # ------------------------------------------------------------ deciding
    def offers(self) -> Sequence[Offer]:
        if self.lesson.over:
            return super().offers()
        return [offer for offer in super().offers() if offer.cards] if self.lesson.step.moves else ()

    def keys(self) -> Mapping[int, Offer]:
        if self.lesson.over:
            return super().keys()
        offered = {offer.cards for offer in self.offers()}
        return {key: offer for key, offer in super().keys().items() if offer.cards in offered}

    def why_not(self, cards: Sequence[int], target: str | None) -> str:
        if self.lesson.over or self.lesson.step.moves:
            return super().why_not(cards, target)
        return ""

    def touch(self, card: int) -> bool:
        return self.lesson.over and super().touch(card)

    def do(self, move: object) -> bool:
        if isinstance(move, Keep | Lose) and not self.lesson.over:
            return not self.lesson.allows(move)
        return super().do(move)

    def update(self, dt: float) -> bool:
        self.lesson.pass_time(dt, self._live and self.table.sprites.resting)
        return super().update(dt)

    # ------------------------------------------------------------ picture
    def widgets(self) -> Sequence[Widget]:
        own = super().widgets()
        if not self._live:
            return own
        self.spread.shown = False
        return [*own, *self.lesson.widgets()]

    def place(self, units: Units, board: Board) -> None:
        super().place(units, board)
        if self._live:
            step = self.lesson.step
            rects = [rect for point in step.points for rect in self._where(point, units, board)]
            if step is not self._placed and rects:
                self.table.fingers.start_at(rects[0])  # else the ring of the keys would point at another card
            self._placed = step
            self.lesson.place(units, rects, [board.zones[CHOICE.name]], self.table.stage.input.names.label)

    def _where(self, point: str, units: Units, board: Board) -> list[Rect]:
        """The rectangle of a zone, of a column of the hand (as a rank with its lights), or of a choice card."""
        what, _, name = point.partition(":")
        if what == "zone":
            return [board.zones[name]]
        if what in ("column", "rank"):
            m = Measure(units)
            box = column_box(COLUMNS.index(name), m)
            box = box.unionall([board.poses[card.id].bounds for card in hand(self.view)[name]])
            head = m.n(HEAD if not m.small else HEAD_SMALL) if what == "rank" else 0
            return [Rect(box.x, box.y - head, box.w, box.h + head + m.n(FOOT))]
        cards = [*self.view.zone(CHOICE.name).cards, *self.view.zone(HAND.name, PLAYER).cards]
        return [board.own_room(card.id) for card in cards if card.face == name][:1]

    def paint_over(self, surface: Surface) -> None:
        super().paint_over(surface)
        if self._live:
            self.lesson.paint(surface, self.table.stage.units, self.table.art)
