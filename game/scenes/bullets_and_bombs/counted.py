"""After the last move: how the count is made, what it is worth, and what to play next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from game.match.daily import Outcome, line_for_friends, words_for_friends
from game.rules.bullets_and_bombs import judge
from game.rules.bullets_and_bombs.groups import Judgement
from game.rules.view import View
from game.scenes.bullets_and_bombs.called import Called
from game.scenes.bullets_and_bombs.draft import Draft, best, laid
from game.scenes.bullets_and_bombs.looking_back import LookingBack
from game.scenes.bullets_and_bombs.result_layout import LINE, SMALL_VERDICT, VERDICT, layout
from game.scenes.table.measure import Measure
from game.scenes.words import bullets_and_bombs as words
from game.stage import clipboard
from game.stage.board import Board
from game.stage.theme import Ground
from game.stage.theme import Kind as ButtonKind
from game.stage.units import Units
from game.stage.widgets import Button

Do = Callable[[], None]


@dataclass(frozen=True)
class Deeds:
    """What can be done once the hand is counted: another deal, the same, one by its number, watch it, leave."""

    next: Do
    same: Do
    ask: Do
    replay: Do
    leave: Do


class Counted:
    """The result of a view whose game is over, and of its deal as far as `back` knows.

    `show` is called when the other arrangement is to be seen, the deeds are what the buttons do.
    """

    def __init__(self, view: View[Any], deal: Called, back: LookingBack, deeds: Deeds, show: Do) -> None:
        self.deal, self.back = deal, back
        self.yours, self.best = laid(view, view.facts.groups), best(view)
        self.worth, self.best_worth = judge(view, view.facts.groups), judge(view, self.best.groups)
        self.best_shown = False
        self.copied: bool | None = None
        """Whether the line lies on the clipboard; None while nobody asked for it."""
        self._show = show
        paper = Ground.PAPER
        self.next = Button(words.NEXT_DEAL, deeds.next, kind=ButtonKind.PRIMARY, ground=paper, left=True)
        self.same = Button(words.SAME_AGAIN, deeds.same, key=pygame.KSCAN_A, ground=paper)
        self.ask = Button(words.NUMBERED, deeds.ask, key=pygame.KSCAN_N, ground=paper)
        self.replay = Button(words.REPLAY, deeds.replay, key=pygame.KSCAN_R, ground=paper)
        self.leave = Button(words.TO_MENU, deeds.leave, key=pygame.KSCAN_Q, ground=paper)
        self.other = Button(words.SHOW_BEST, self.turn, key=pygame.KSCAN_W, ground=paper)
        self.copy = Button(words.COPY, self.copy_line, key=pygame.KSCAN_C, ground=paper, icon="cards")
        # What the number is for stands in the pause too, so it gives way to a look at a better arrangement.
        self.other.shown, self.ask.shown = self.better, not self.better
        self.buttons: Sequence[Button] = (
            self.next, self.same, self.ask, self.other, self.replay, self.leave, self.copy,
        )  # fmt: skip

    @property
    def better(self) -> bool:
        """Whether more was in the hand than was laid."""
        best_score, score = self.best_worth.score, self.worth.score
        return best_score is not None and (score is None or best_score > score)

    @property
    def possible(self) -> int | None:
        """The highest score of this deal for which a line of play is known; None while none is."""
        reached = None if self.back.review is None else self.back.review.reached
        known = [score for score in (reached, self.worth.score) if score is not None]
        return max(known) if known and self.back.review is not None else None

    @property
    def draft(self) -> Draft:
        """What is shown: the player's groups, or the best ones."""
        return self.best if self.best_shown else self.yours

    @property
    def shown_worth(self) -> Judgement:
        """What the shown groups are worth."""
        return self.best_worth if self.best_shown else self.worth

    def turn(self) -> None:
        """Show the other arrangement."""
        self.best_shown = not self.best_shown
        self.other.label = words.SHOW_YOURS if self.best_shown else words.SHOW_BEST
        self._show()

    # ------------------------------------------------------------ the line for friends
    @property
    def _outcome(self) -> Outcome:
        return Outcome(self.worth.score, self.worth.natural, self.worth.wild, self.worth.cost)

    @property
    def _par(self) -> int | None:
        return None if self.back.review is None else self.back.review.par

    def line(self) -> str:
        """The result in one line of plain text: full circles for natural bundles, empty ones for wild, the costs."""
        return line_for_friends(self.deal.told, self._outcome, self._par, self.deal.player)

    def said(self) -> str:
        """The line without its marks."""
        return words_for_friends(self.deal.told, self._outcome, self._par, self.deal.player)

    def copy_line(self) -> None:
        """Put the line where other programs can paste it from."""
        self.copied = clipboard.put(self.line())

    # ------------------------------------------------------------ where things are
    def board(self, units: Units) -> Board:
        """The layout of the shown groups."""
        return layout(self.draft, units)

    def place(self, units: Units, name_of: Callable[[int], str]) -> None:
        """The buttons in their places; `name_of` is what the key of a scancode is called."""
        m = Measure(units)
        if m.small:
            self._place_small(m, units)
            return
        for button in self.buttons:
            button.key_words = name_of(button.key) if isinstance(button.key, int) else ""
        x, y, wide, tall = VERDICT
        bottom = y + tall
        self.next.rect = m.rect(x + 34, bottom - 236, wide - 68, 64)
        half = (wide - 68 - 14) / 2
        for at, button in enumerate((self.same, self.other if self.better else self.ask, self.replay, self.leave)):
            row, column = divmod(at, 2)
            button.rect = m.rect(x + 34 + column * (half + 14), bottom - 154 + row * 68, half, 54)
            button.size = 20
        self.next.size = 24
        top = LINE[1] + m.tall - 1080
        self.copy.rect = m.rect(LINE[0] + 28, top + LINE[3] - 66, 304, 50)

    def _place_small(self, m: Measure, units: Units) -> None:
        x, y, wide, tall = SMALL_VERDICT
        row = [self.next, self.same, self.other if self.better else self.ask, self.replay, self.leave, self.copy]
        each = (wide - 24) / len(row)
        for at, button in enumerate(row):
            button.rect = m.rect(x + 12 + at * each, y + tall - 46, each - 6, 38)
            button.icon, button.key_words, button.size = None, "", 13 * m.k / units.scale


def signed(number: int) -> str:
    """A number with a real minus."""
    return str(number).replace("-", "−")
