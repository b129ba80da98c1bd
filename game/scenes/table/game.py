"""What a game brings to its table. The table plays, shows and steers; the game says what that looks like."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from pygame import Rect, Surface

from game.rules.view import View
from game.scenes.pause import PauseEntry
from game.stage.board import Board
from game.stage.faces import Face
from game.stage.offers import Offer
from game.stage.steps import HOLD, Manner
from game.stage.units import Units
from game.stage.widgets import Widget

if TYPE_CHECKING:
    from game.scenes.table.table import Table

LOOK = 1.4
"""Seconds to hold what has to be taken in: a complete trick, a challenge with its cards."""
SEE = 2.4
"""Seconds to hold what changes much: an explosion, a shot, the end of a round."""
UNTIL_SEEN = 3600.0
"""To be held until somebody says that they have seen it, by a click, Space or Enter."""


@dataclass(frozen=True)
class Beat:
    """A part of a step that is shown for itself: the view after it, what happened, seconds to hold it.

    `came_from`: the zones of the board from which cards fly in that are new on it, by their ids; a card that leaves an
    unmarked hand has a new id.
    """

    view: View[Any]
    events: tuple[object, ...] = ()
    hold: float = HOLD
    came_from: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Hint:
    """What a computer player would do: the cards and the target to point at, a short title, why."""

    title: str
    reason: str
    cards: tuple[int, ...] = ()
    target: str | None = None


class TableGame(Protocol):
    """A game at its table. `view` is always the one that is shown, which may lag behind the truth."""

    @property
    def title(self) -> str:
        """The name at the upper left."""
        ...

    def sit(self, table: Table) -> None:
        """The table is there; sizes and sprites can be asked for."""

    # ------------------------------------------------------------ showing
    def beats(self, before: View[Any], events: Sequence[object], after: View[Any]) -> Sequence[Beat]:
        """A step in the parts that are shown one after the other; the last one has the view `after`."""
        ...

    def show(self, view: View[Any], events: Sequence[object], manner: Manner) -> None:
        """This view is shown from now on; the cards still lie where they were. Sounds and blasts start here."""

    def board(self, units: Units) -> Board:
        """The layout of what is shown, in a window of these sizes."""
        ...

    def goes_to(self, cards: Iterable[int]) -> Mapping[int, str]:
        """The zones to which cards fly that aren't on the board any more."""
        ...

    def faces(self) -> Mapping[int, Sequence[Face]]:
        """Faces that may be needed, by their width in pixels, to be drawn ahead."""
        ...

    def lead(self) -> tuple[str, str]:
        """The line below the title: what it is about, and more."""
        ...

    # ------------------------------------------------------------ deciding
    def offers(self) -> Sequence[Offer]:
        """What can be done now; empty while nothing waits for the eyes at this table."""
        ...

    def takes(self, card: int) -> tuple[int, ...] | None:
        """The cards that are picked together with this one; None where each is picked for itself."""
        ...

    def keys(self) -> Mapping[int, Offer]:
        """Scancodes that make an offer at once."""
        ...

    def touch(self, card: int) -> bool:
        """A card that can't be played was clicked; True if that opened something."""
        ...

    def why_not(self, cards: Sequence[int], target: str | None) -> str:
        """Why these cards can't be played, or not there; "" where nothing needs to be said."""
        ...

    def do(self, move: object) -> bool:
        """Carry out what happens on the screen only (a draft, a look); False if it is a move for the match."""
        ...

    def step_back(self) -> bool:
        """Take back what happened on the screen only; False if there was nothing."""
        ...

    def step_forward(self) -> bool:
        """Do again what `step_back` took back; False if there was nothing."""
        ...

    def hint(self) -> Hint | None:
        """What a sensible player would do now."""
        ...

    # ------------------------------------------------------------ around the cards
    def widgets(self) -> Sequence[Widget]:
        """The game's own buttons for what is shown; asked for whenever that changes."""
        ...

    def place(self, units: Units, board: Board) -> None:
        """Give the widgets their places."""

    def pause_line(self) -> str:
        """Where the game stands, for the pause."""
        ...

    def pause_entries(self) -> Sequence[PauseEntry]:
        """What the pause offers besides rules, options and the way out."""
        ...

    def update(self, dt: float) -> bool:
        """Time goes by; True if something looks different now."""
        ...

    def paint_under(self, surface: Surface) -> None:
        """What lies under the cards, ground included."""

    def paint_over(self, surface: Surface) -> None:
        """What lies over the cards."""


@runtime_checkable
class Asks(Protocol):
    """A game with a question on its table."""

    def questions(self) -> Sequence[Rect]:
        """Where it stands, in pixels: no note may cover that."""
        ...
