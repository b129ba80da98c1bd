"""Runs the table of a replay: any moment at once, the next move as it was shown, from anybody's eyes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Protocol

from pygame import Surface

from game.match.match import Sitter
from game.match.theatre import Looker, Theatre
from game.scenes import GoOn
from game.scenes.house import House
from game.scenes.replay.corner import Corner
from game.scenes.replay.screening import Screening, undecided
from game.scenes.table import marks
from game.scenes.table.table import Table
from game.stage.scene import Stage


class Projection(Protocol):
    """A show of a record: `ply` is the moment that is shown, or to which what is shown is under way."""

    ply: int

    def go_to(self, ply: int) -> None:
        """Show a moment at once."""

    def look(self, looker: Looker) -> None:
        """Change eyes: a cut."""

    def step_on(self) -> None:
        """Show the next move as it was shown."""

    def hurry(self) -> None:
        """Show what is under way at once."""

    @property
    def busy(self) -> bool:
        """Whether a move is still being shown."""
        ...

    @property
    def moving(self) -> bool:
        """Whether something moves."""
        ...

    def update(self, dt: float) -> None:
        """`dt` seconds of the show have gone by."""

    def resize(self, size: tuple[int, int]) -> None:
        """Play in so many pixels."""

    def close(self) -> None:
        """The show is over."""

    def draw(self) -> Surface:
        """What is seen, in its own size."""
        ...


class Projector:
    """The game's own table, of which nobody presses anything."""

    def __init__(self, stage: Stage, house: House, theatre: Theatre, sitters: Sequence[Sitter], make: GoOn) -> None:
        self.house, self.theatre, self.sitters, self.make = house, theatre, tuple(sitters), make
        self.ply = 0
        self.looker: Looker = None
        self.corner = Corner(stage, (960, 540))
        table = make(house, self._screening())
        assert isinstance(table, Table)
        self.table = table
        self.corner.show(self.table)
        self.table.watch = None  # nobody is called here, and nobody thinks
        self.go_to(0)

    def _screening(self) -> Screening:
        return Screening.at(self.theatre, self.ply, self.sitters, self.looker)

    def go_to(self, ply: int) -> None:
        """Show a moment at once."""
        self.ply = max(0, min(self.theatre.length, ply))
        screening = self._screening()
        self.table.eyes, self.table.all_open = screening.eyes, screening.all_open
        self.table.open(screening)
        self.table.journal.begin(screening)
        self.table.sprites.finish()

    def look(self, looker: Looker) -> None:
        """Change eyes: a cut."""
        self.looker = looker
        self.go_to(self.ply)

    def step_on(self) -> None:
        """Show the next move as it was shown; what is still under way is finished first."""
        if self.ply >= self.theatre.length:
            return
        if self.busy:
            self.go_to(self.ply)
        step = self.theatre.step(self.ply, self.looker)
        step = replace(step, views={seat: undecided(view) for seat, view in step.views.items()})
        self.ply += 1
        self.table.match = self._screening()
        self.table.take(step)

    def hurry(self) -> None:
        """Show what is under way at once."""
        self.table.steps.hurry()

    @property
    def moving(self) -> bool:
        """Whether something moves."""
        return self.table.moving

    @property
    def busy(self) -> bool:
        """Whether a move is still being shown."""
        return not self.table.at_rest

    def update(self, dt: float) -> None:
        """`dt` seconds of the show have gone by."""
        self.table.update(dt)

    def resize(self, size: tuple[int, int]) -> None:
        """Play in so many pixels."""
        self.corner.resize(size)

    def close(self) -> None:
        """The show is over."""
        self.corner.close()

    def draw(self) -> Surface:
        """The table without the buttons of those who play."""
        table, surface = self.table, self.corner.picture()
        table.game.paint_under(surface)
        table.sprites.draw(surface)
        table.game.paint_over(surface)
        table.particles.draw(surface)
        marks.draw_marks(surface, table)
        return surface
