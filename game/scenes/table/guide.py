"""A lesson over a game with others at the table: when it speaks, what may be done meanwhile, where it stands.

The others play on their own, so what was played in answer to a step can't be taken back. A game keeps a `Guide` and
asks it (see `blasting_billy/guided.py`); `ByHeart` is an opponent who knows his moves of the lesson.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pygame import Rect, Surface

from game.rules.view import View
from game.scenes.table.lesson import Lesson, LessonStep
from game.scenes.table.table import Table
from game.scenes.table.thinker import Answer, FastThinker
from game.scenes.words import lesson as words
from game.stage.offers import Offer
from game.stage.units import Units
from game.stage.widgets import Widget


class Guide:
    """The lesson of a game at its table. `learnt` is called when the lesson is over."""

    def __init__(self, table: Table, steps: Sequence[LessonStep], learnt: Callable[[], None]) -> None:
        self._table = table
        self.lesson = Lesson(steps, table.decide, lambda: None, learnt)
        self.lesson.make = lambda move: table.make(Offer((), None, move))
        self.lesson.hurry = table.steps.hurry
        self._placed: LessonStep | None = None

    @property
    def over(self) -> bool:
        """Whether the game goes on without it."""
        return self.lesson.over

    @property
    def plays(self) -> bool:
        """Whether something may be played now."""
        return self.over or bool(self.lesson.step.moves)

    @property
    def lead(self) -> tuple[str, str]:
        """The head line while it is on."""
        return words.LEAD, words.LEAD_MORE.format(steps=len(self.lesson.steps))

    def speaks(self, view: View[Any]) -> bool:
        """Whether it speaks now: it waits while a move is shown and while others think."""
        return not self.over and self._table.waiting and bool(view.legal)

    def update(self, seconds: float, view: View[Any]) -> None:
        """Time goes by while this view is shown."""
        self.lesson.pass_time(seconds, self.speaks(view) and self._table.sprites.resting)

    def widgets(self, own: Sequence[Widget], *, covers: bool = True) -> Sequence[Widget]:
        """The game's and the call-out's. `covers`: the game's are only there for the move that is waited for.

        The marks of the last move would lie over the call-out, so they go.
        """
        lesson, self._table.marked = self.lesson, frozenset()
        if covers and not lesson.step.moves:
            for widget in own:
                widget.shown = False
        shown = lesson.widgets()
        if lesson.refused is None and lesson.at and lesson.steps[lesson.at - 1].moves:
            lesson.back.shown = False
        return [*own, *shown]

    def place(self, units: Units, where: Callable[[str], Sequence[Rect]], hand: Rect) -> None:
        """Stand beside what the step is about, and off the hand and what takes its card where one is to be played."""
        step = self.lesson.step
        targets = [rect for point in step.points for rect in where(point)]
        if step is not self._placed and targets:
            self._table.fingers.start_at(targets[0])  # else the ring of the keys would point at another card
        self._placed = step
        clear = [hand, *self._takes(step)] if step.moves else []
        self.lesson.place(units, targets, clear, self._table.stage.input.names.label)

    def _takes(self, step: LessonStep) -> Sequence[Rect]:
        """Where the cards of a step may be put."""
        zones = self._table.sprites.board.zones
        wanted = (each for each in self._table.fingers.picking.offers if str(each.move) in step.moves)
        return [zones[each.target] for each in wanted if each.target is not None and each.target in zones]

    def paint(self, surface: Surface) -> None:
        """The veil and the call-out."""
        self.lesson.paint(surface, self._table.stage.units, self._table.art)


class ByHeart(FastThinker):
    """An opponent of a lesson. `knows` names the move for a view, None for none; else the rule of thumb decides."""

    def __init__(self, knows: Callable[[View[Any]], str | None]) -> None:
        super().__init__("easy")
        self._knows = knows

    def poll(self) -> Answer | None:
        if self._waiting:
            request = self._waiting[0]
            wanted = self._knows(request.view)
            move = next((move for move in request.view.legal if str(move) == wanted), None)
            if move is not None:
                self._waiting.popleft()
                return Answer(request.number, move)
        return super().poll()
