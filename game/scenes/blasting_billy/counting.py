"""The count after the last turn as a story: colour by colour columns turn up, dynamite goes off, Billy shoots.

Pure: a view with its result in, and what may be seen at which moment out.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Any

from game.rules.blasting_billy.cards import TYPES
from game.rules.view import View
from game.scenes.blasting_billy.ending import Tally, tally
from game.stage import motion
from game.stage.motion import Pace

Owner = int | None
"""A seat; None: Billy."""


class Act(Enum):
    """What happens in a moment."""

    GATHER = "the strips come together"
    FRAME = "a colour is framed"
    TURN = "a column turns up"
    BLOW = "dynamite goes off"
    WEIGH = "a column is held against Billy's"
    SHOOT = "Billy shoots"
    REST = "a colour is settled"
    VERDICT = "who won"

    @property
    def seconds(self) -> float:
        """How long it takes at normal speed."""
        return SECONDS[self]


SECONDS = {
    Act.GATHER: 0.9,
    Act.FRAME: 0.36,
    Act.TURN: 0.26,
    Act.BLOW: 1.15,
    Act.WEIGH: 0.38,
    Act.SHOOT: 1.3,
    Act.REST: 1.0,
    Act.VERDICT: 0.5,
}
COUNTED = 0.8
"""The part of the weighing in which the figure counts up; then it stands for a moment."""


@dataclass(frozen=True)
class Moment:
    """One thing of the count. `kind`: the type that is counted, "" before and after."""

    act: Act
    kind: str = ""
    owner: Owner = None


class Counting:
    """Where the count stands. `now` is what happens; what was before can be seen."""

    def __init__(self, view: View[Any]) -> None:
        self.seats = view.seats
        owners: list[Owner] = [None, *range(view.seats)]
        self.owners = tuple(owners)
        self.tallies = {(owner, kind): tally(view, owner, kind) for owner in owners for kind in TYPES}
        self.moments = (
            Moment(Act.GATHER),
            *(each for kind in TYPES for each in self._colour(kind)),
            Moment(Act.VERDICT),
        )
        self._at = 0
        self._age = 0.0
        self._at_once = False
        self._places = {moment: place for place, moment in enumerate(self.moments)}

    def _colour(self, kind: str) -> list[Moment]:
        lying = [owner for owner in self.owners if self.tallies[owner, kind].cards]
        found = [Moment(Act.FRAME, kind), *(Moment(Act.TURN, kind, owner) for owner in lying)]
        found += [Moment(Act.BLOW, kind, owner) for owner in lying if self.tallies[owner, kind].gone]
        for seat in range(self.seats):
            found.append(Moment(Act.WEIGH, kind, seat))
            if self.shoots(seat, kind):
                found.append(Moment(Act.SHOOT, kind, seat))
        return [*found, Moment(Act.REST, kind)]

    # ------------------------------------------------------------ what is true
    def of(self, owner: Owner, kind: str) -> Tally:
        """A column."""
        return self.tallies[owner, kind]

    def shoots(self, seat: int, kind: str) -> bool:
        """Whether the column has more than Billy's (billy-16)."""
        return self.tallies[seat, kind].total > self.tallies[None, kind].total

    # ------------------------------------------------------------ what may be seen
    @property
    def now(self) -> Moment:
        """What happens at this moment."""
        return self.moments[self._at]

    @property
    def share(self) -> float:
        """How much of the moment is over, 0 to 1, at normal speed."""
        return min(1.0, self._age / self.now.act.seconds)

    @property
    def over(self) -> bool:
        """Whether all is counted and the verdict stands."""
        return self._at == len(self.moments) - 1

    def seen(self, act: Act, kind: str, owner: Owner = None) -> bool:
        """Whether something has happened, or happens now."""
        place = self._places.get(Moment(act, kind, owner))
        return place is not None and place <= self._at

    def framed(self, kind: str) -> bool:
        """Whether a colour has been or is being counted."""
        return self.seen(Act.FRAME, kind)

    def counted(self, kind: str) -> bool:
        """Whether a colour is settled for everybody."""
        return self.seen(Act.REST, kind)

    def weighed(self, owner: Owner, kind: str) -> bool:
        """Whether a column's total stands; Billy's does when the first seat is held against it."""
        return self.seen(Act.WEIGH, kind, 0 if owner is None else owner)

    def figure(self, owner: Owner, kind: str) -> int:
        """A column's total; while it is weighed, how far it has been counted. With reduced motion it is there at once.

        Billy's counts up together with the first seat's.
        """
        now, total = self.now, self.tallies[owner, kind].total
        weighed_now = now.act is Act.WEIGH and now.kind == kind and now.owner == (owner or 0)
        if self._at_once or not weighed_now:
            return total
        return motion.counted(0, total, self.share / COUNTED)

    def stands(self, owner: Owner, kind: str) -> bool:
        """Whether a column's total is known and counted to its end."""
        return self.weighed(owner, kind) and self.figure(owner, kind) == self.tallies[owner, kind].total

    def shot(self, seat: int, kind: str) -> bool:
        """Whether the column has been shot."""
        return self.seen(Act.SHOOT, kind, seat)

    def shot_for(self, seat: int) -> tuple[str, ...]:
        """The types for which a seat has been shot so far."""
        return tuple(kind for kind in TYPES if self.shot(seat, kind))

    def sum_so_far(self, seat: int) -> int:
        """What has been counted of a seat's unshot loot."""
        kinds = (kind for kind in TYPES if self.weighed(seat, kind) and not self.shoots(seat, kind))
        return sum(self.figure(seat, kind) for kind in kinds)

    def competes(self, seat: int) -> bool:
        """Whether a seat can still win: it wasn't shot, or all were (billy-18, billy-19)."""
        shot = [any(self.shoots(each, kind) for kind in TYPES) for each in range(self.seats)]
        return not shot[seat] or all(shot)

    def cards_left(self, seat: int) -> int:
        """How many cards lie in a seat's unshot columns after the explosions: what breaks a tie."""
        return sum(len(self.tallies[seat, kind].left) for kind in TYPES if not self.shoots(seat, kind))

    def ties(self, seat: int) -> bool:
        """Whether a seat has as much unshot loot as the best of the others who compete."""
        others = [self.sum_so_far(each) for each in range(self.seats) if each != seat and self.competes(each)]
        return self.over and self.competes(seat) and bool(others) and self.sum_so_far(seat) == max(others)

    def next_kind(self) -> str:
        """The colour that comes after the one being counted; "" after the last."""
        return next((moment.kind for moment in self.moments[self._at + 1 :] if moment.act is Act.FRAME), "")

    # ------------------------------------------------------------ time
    def update(self, dt: float, pace: Pace) -> list[Moment]:
        """Let `dt` seconds pass; the moments that have begun."""
        begun: list[Moment] = []
        self._at_once = pace.reduced
        self._age += dt / max(pace.seconds(1.0), 1e-6)
        while not self.over and self._age >= self.now.act.seconds:
            self._age -= self.now.act.seconds
            self._at += 1
            begun.append(self.now)
        return begun

    def skip_to(self, kind: str) -> None:
        """Everything up to the counting of a colour has happened; "": all of it."""
        wanted = Moment(Act.FRAME, kind) if kind else Moment(Act.VERDICT)
        self._at, self._age = max(self._at, self._places[wanted]), 0.0
