"""The computer players at a table: asked one after the other, their moves made at a pace that can be followed."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from game.players.worker import HINT
from game.rules.core import Move
from game.rules.view import View
from game.scenes.table.thinker import Answer, Request, Thinker, by_thumb

if TYPE_CHECKING:
    from game.scenes.table.table import Table

LEAST = 0.8
"""Seconds between what was shown last and a computer player's move, at normal speed."""
LONGEST = 20.0
"""Seconds after which the rule of thumb decides for a player who is still thinking."""


class Computers:
    """Belongs to a table. A decision is thought about as soon as it is due, and made once it is its time."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.steady = 0.0
        """Seconds that every decision takes at this moment, at any speed and however fast it is made, for games in
        which a quick answer would tell something; 0: as long as it takes."""
        self._number = secrets.randbelow(1 << 40)
        """Of the last request; tables share a thinker, so no answer to one may fit another's."""
        self._asked: tuple[int, Request] | None = None
        self._thinking = 0.0
        self._quiet = 0.0
        self._decided: dict[int, Move] = {}
        self._advised: tuple[Request, Callable[[Answer], None]] | None = None
        """A hint that is being thought about, and who waits for it."""

    def get_ready(self) -> None:
        """The table opens: who thinks for its computer players, if there are any, gets ready."""
        company, thinker = self.table.company, self.thinker
        if thinker is not None and (company is None or len(company.people) < len(company.sitters)):
            thinker.start()

    @property
    def thinker(self) -> Thinker | None:
        """Who thinks here: for computer players, and of hints for whoever sits alone. None: nobody."""
        company = self.table.company
        return self.table.house.thinker if company is None else company.thinker

    @property
    def due(self) -> tuple[int, ...]:
        """The seats of computer players whose decision play waits for."""
        match = self.table.match
        return tuple(seat for seat in match.to_move if seat >= 0 and match.sitters[seat].level is not None)

    @property
    def thinking(self) -> int | None:
        """The seat that all wait for; None while a person is to move."""
        alone = len(self.due) == len(self.table.match.to_move)
        return self.due[0] if self.due and alone else None

    @property
    def advising(self) -> bool:
        """Whether a hint for what is shown is being thought about."""
        return self._advised is not None and self._advised[0].view is self.table.view

    def cancel(self) -> None:
        """Forget all that was thought: something was taken back, or the table is left."""
        if self.thinker is not None:
            self.thinker.cancel()
        self._asked = self._advised = None
        self._decided.clear()

    def advise(self, view: View[Any], then: Callable[[Answer], None]) -> None:
        """Have a hint for this view thought about; `then` gets it in a later frame, unless all is given up before."""
        company, thinker = self.table.company, self.thinker
        if thinker is None or (self._advised is not None and self._advised[0].view is view):
            return
        self._number += 1
        luck = f"{'' if company is None else company.seed}/{self.table.match.length}/{HINT}"
        request = Request(self._number, view.game, HINT, view, luck)
        self._advised = request, then
        thinker.ask(request)

    def hurry(self) -> bool:
        """A click: what is decided is done now. False if nobody is waited for."""
        if self.thinking is None or self.steady:
            return False
        self._quiet = LEAST * 2
        return True

    # -------------------------------------------------------------- every frame
    def update(self, dt: float) -> None:
        """`dt` seconds have gone by."""
        self._listen(dt)
        if self.table.company is None:
            return
        self._ask()
        self._quiet = self._quiet + dt if self._still else 0.0
        if self._may_move():
            self._move()

    def _ask(self) -> None:
        company, match = self.table.company, self.table.match
        seat = next((seat for seat in self.due if seat not in self._decided), None)
        if seat is None or self._asked is not None or company is None:
            return
        if self._advised is not None and self._advised[0].view is not self.table.view:
            company.thinker.cancel()  # a hint that nobody needs any more
            self._advised = None
        self._number += 1
        level = match.sitters[seat].level or ""
        luck = f"{company.seed}/{match.length}/{seat}"
        request = Request(self._number, match.game.id, level, match.view(seat), luck)
        self._asked = seat, request
        self._thinking = 0.0
        company.thinker.ask(request)

    def _listen(self, dt: float) -> None:
        thinker = self.thinker
        if thinker is None or (self._asked is None and self._advised is None):
            return
        answer = thinker.poll()
        if answer is not None and self._advised is not None and answer.number == self._advised[0].number:
            (_, then), self._advised = self._advised, None
            then(answer)
            return
        if self._asked is None:
            return
        self._thinking += dt
        seat, request = self._asked
        if self._thinking > LONGEST:
            thinker.cancel()
            self._advised = None
            answer = by_thumb(request)
        if answer is None or answer.number != request.number:
            return
        self._asked = None
        self._decided[seat] = answer.move

    def _may_move(self) -> bool:
        """Only once people have decided at the same time, so that nobody learns anything from what comes when."""
        if self.thinking is None or not self._watched():
            return False
        if self.steady:
            return self._still and self._quiet >= self.steady
        if any(seat not in self._decided for seat in self._next()):
            return False
        if self.table.beside is not None and self.table.stage.top is self.table.beside:
            return True
        least = 0.0 if self._covered else self.table.pace.seconds(LEAST)
        return self._still and self._quiet >= least

    def _next(self) -> tuple[int, ...]:
        """Who moves next: one after the other, but at the open table all in the same moment."""
        watch = self.table.watch
        return self.due if watch is not None and watch.together else self.due[:1]

    def _watched(self) -> bool:
        """Whether play goes on: nothing lies over the table but the curtain, and nobody looks in."""
        table, watch = self.table, self.table.watch
        if watch is None or watch.looking_in is not None:
            return False
        return self._covered or (table.stage.top is table and not watch.leaving)

    @property
    def _covered(self) -> bool:
        beside = self.table.beside
        return self._behind_curtain or (beside is not None and self.table.stage.top is beside)

    @property
    def _behind_curtain(self) -> bool:
        watch = self.table.watch
        curtain = watch.curtain if watch is not None else None
        return curtain is not None and curtain.covered and self.table.stage.top is curtain

    @property
    def _still(self) -> bool:
        """Whether what was before has been shown. Behind the curtain nothing is: whoever lifts it sees it all."""
        return self.table.at_rest or (self._behind_curtain and not self.table.saving.waiting)

    def _move(self) -> None:
        self._quiet = 0.0
        for seat in self._next():
            self._move_for(seat)

    def _move_for(self, seat: int) -> None:
        match = self.table.match
        move = self._decided.pop(seat, None)
        if move is not None and match.why_not(seat, move) is None:
            self.table.make_for(seat, move)
            return
        if self._asked is not None and self._asked[0] == seat:
            self.cancel()
        request = Request(0, match.game.id, "", match.view(seat), str(match.length))
        self.table.make_for(seat, by_thumb(request).move)
