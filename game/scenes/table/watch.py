"""Who looks at the table: one person all the time, or one after the other with a curtain in between.

Changing eyes is a cut. While the curtain is down, and before it falls, only the bystander's view is drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.curtain import Called, Curtain, velvet
from game.scenes.table.host import Call
from game.scenes.words import table as words

if TYPE_CHECKING:
    from game.scenes.table.company import Company
    from game.scenes.table.table import Table

AFTER = 1.1
"""Seconds in which somebody sees what came of their move before the curtain falls; a click is enough instead."""


class Watch:
    """Belongs to a table with company."""

    def __init__(self, table: Table, company: Company) -> None:
        self.table, self.company = table, company
        self.curtain: Curtain | None = None
        self.calling: int | None = None
        """Who lifts the curtain."""
        self.looking_in: int | None = None
        """Who looks without deciding anything."""
        self._looks: Call | None = None
        self.near = table.eyes if table.eyes is not None else next(iter(company.people), 0)
        self.seen: dict[int | None, int] = {}
        """The moment up to which everybody has seen what happened, the bystander for all of them together."""
        self._since = 0
        """The moment from which on those who look now have looked."""
        self._fresh = True
        self._rested = 0.0

    def open(self) -> None:
        """Another match: nobody has seen anything of it."""
        lookers: list[int | None] = [None, *self.company.people]
        self.seen, self._since = dict.fromkeys(lookers, 0), 0
        self.looking_in, self._fresh, self._rested = None, True, 0.0
        if self.company.shared:
            self.table.eyes = None
            self._draw_up()

    # -------------------------------------------------------------- whose turn it is to look
    @property
    def together(self) -> bool:
        """Whether people decide at the open table now."""
        return not self.table.match.over and self.company.game.together(self.table.match.view(None))

    def _due(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.table.match.to_move if seat in self.company.people)

    def _next(self) -> int | None:
        """Who gets the screen next; None: all look."""
        table, due = self.table, self._due()
        if self._looks is not None:
            return self.calling
        if table.match.over or self.together:
            return None
        if due:
            return table.eyes if table.eyes in due else due[0]
        if table.eyes is None and self.curtain is None:
            return None
        mover, seats = table.match.to_move[0], len(self.company.sitters)
        return next(seat for at in range(1, seats + 1) if (seat := (mover + at) % seats) in self.company.people)

    # -------------------------------------------------------------- every frame
    def update(self, dt: float) -> None:
        """`dt` seconds have gone by."""
        if not self.company.shared:
            return
        self._draw_up()
        if self.curtain is not None:
            self._mind_curtain(self.curtain)
            return
        if self.table.stage.top is not self.table:
            return
        self._rested = self._rested + dt if self.table.at_rest else 0.0
        if not self.table.at_rest or self.looking_in is not None:
            return
        seat = self._next()
        if seat == self.table.eyes or (self.leaving and self._rested < AFTER):
            return
        if seat is None:
            self.turn_to(None)
        else:
            self.call(seat)

    def hurry(self) -> bool:
        """A click or Enter: the curtain needn't wait. False if it wouldn't fall."""
        if self.leaving:
            self._rested = AFTER
        return self.leaving

    @property
    def leaving(self) -> bool:
        """Whether those who look now are about to hand the screen over."""
        if not self.company.shared or self.table.eyes is None or self.looking_in is not None:
            return False
        return self._next() != self.table.eyes

    def _mind_curtain(self, curtain: Curtain) -> None:
        if curtain not in self.table.stage.scenes:
            self.curtain = None
            return
        if curtain.lifting or self.table.stage.top is not curtain:
            return
        seat = self._next()
        if seat is None:
            curtain.free()
            curtain.lift()
        elif seat != self.calling:
            self._drop()
            self.call(seat, down=True)
        elif seat in self._due() or self._looks is not None:
            if curtain.holding:
                curtain.free()
        elif not curtain.holding:
            curtain.hold(self._thinks())

    def _thinks(self) -> str:
        mover = self.table.match.to_move[0]
        return words.IS_PLAYING.format(name=self.company.names[mover]) if mover >= 0 else words.SOMEBODY_PLAYS

    # -------------------------------------------------------------- the curtain
    def call(self, seat: int, *, down: bool = False) -> None:
        """Call somebody: all eyes go, then the curtain falls, at a table just opened it is down at once."""
        table, company = self.table, self.company
        self.turn_to(None)
        self.calling = seat
        bystander = table.match.view(None)
        call = self._looks or company.game.called(seat, bystander)
        others = [(company.names[other], company.portraits[other]) for other in company.people if other != seat]
        called = Called(
            company.names[seat],
            company.portraits[seat],
            call.line,
            call.does,
            others,
            table.game.title,
            table.game.pause_line(),
        )
        resumed = self._fresh and table.past.opened_at > 0
        self.curtain = Curtain(called, self._lifted, on_menu=table.pause_game, down=down or resumed)
        self._fresh = False
        table.stage.push(self.curtain)
        if seat not in self._due() and self._looks is None:
            self.curtain.hold(self._thinks())

    def _lifted(self) -> None:
        seat = self._next()
        if self._looks is not None:
            self.looking_in, self._looks = seat, None
        if seat is not None:
            self.near = seat
        self.turn_to(seat)

    def _drop(self) -> None:
        """Take the curtain away because another comes in its place."""
        if self.curtain is not None:
            self.table.stage.pop(self.curtain)
        self.curtain = None

    def _draw_up(self) -> None:
        """Have the velvet drawn before it is needed."""
        if self._fresh and self.table.stage.units.width:
            velvet(self.table.stage.units.size)

    # -------------------------------------------------------------- eyes
    def takes_over(self) -> bool:
        """A step has come. Whether it is seen to that it is shown, or will be when the curtain is lifted."""
        if not self.company.shared:
            return False
        if self.curtain is not None:
            return True
        if self.table.match.over and self.table.eyes is not None:
            self.turn_to(None)
            return True
        return False

    def looked_since(self, seat: int) -> bool:
        """Whether somebody else has looked since this seat did."""
        return self.near != seat

    def turn_to(self, eyes: int | None) -> None:
        """A cut: from now on these eyes look. What they haven't seen runs from their view."""
        self.leave_eyes()
        self.table.eyes = eyes
        self._since, self._rested = self.seen[eyes], 0.0
        self.table.cut(self.seen[eyes])

    def leave_eyes(self) -> None:
        """Note how far those who look now have seen; what all saw, all have seen who had seen what was before."""
        table = self.table
        moment = table.moment
        if table.eyes is None:
            for looker, seen in self.seen.items():
                self.seen[looker] = max(seen, moment) if seen >= self._since else seen
        else:
            self.seen[table.eyes] = moment
            self.seen[None] = max(self.seen[None], moment)

    def cover(self) -> None:
        """Nobody looks while the game is paused: afterwards the person is called again."""
        if self.company.shared and self.table.eyes is not None:
            self.looking_in = None
            self.turn_to(None)
            seat = self._next()
            if seat is not None:
                self.call(seat, down=True)

    def took_back(self) -> None:
        """The match has gone back: nobody has seen more than there is."""
        now = self.table.past.now
        self.seen = {looker: min(seen, now) for looker, seen in self.seen.items()}
        self._since = min(self._since, now)

    # -------------------------------------------------------------- looking without deciding
    def look_in(self, seat: int, call: Call) -> None:
        """Let somebody look at what is theirs, behind the curtain; `look_away` ends it."""
        self._looks, self.calling = call, seat
        self.call(seat)

    def look_away(self) -> None:
        """Back to what all may see."""
        self.looking_in = None
        self.turn_to(None)
