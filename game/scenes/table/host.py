"""What a game with several seats says at its table, beside what every `TableGame` does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from game.rules.view import View
from game.scenes.table.game import TableGame
from game.scenes.words import curtain as words
from game.stage.faces import Face


@dataclass(frozen=True)
class Call:
    """What somebody is called for: the curtain's second line, and what its button does."""

    line: str = words.YOUR_TURN
    does: str = words.SHOW_CARDS


@dataclass(frozen=True)
class Closer:
    """Cards to be looked at from close by: one, or all of a pile from the bottom up; `line` says what they are."""

    title: str
    faces: tuple[Face, ...]
    line: str = ""


@dataclass(frozen=True)
class Account:
    """A player's line on the result sheet. `parts`: what was counted, each with its figure, in the order of counting.

    `total`: None for somebody who is out; `note`: why, or what broke a tie. `drawings`: what it was won with, by their
    paths below `assets`.
    """

    seat: int
    parts: tuple[tuple[str, int], ...]
    total: int | None
    note: str = ""
    drawings: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True)
class Outcome:
    """How a game ended: the poster's headline and the line below it, who won, and the accounts in their order.

    No winners: nobody won, and the poster shows `drawing`, if there is one.
    """

    headline: str
    line: str
    winners: tuple[int, ...]
    accounts: tuple[Account, ...]
    drawing: tuple[str, ...] = ()


class SeatedGame(TableGame, Protocol):
    """A game at a table with several seats.

    Views that come in here are the bystander's wherever the words reach everybody, so that nothing hidden can slip in.
    """

    def say(self, event: object, names: Sequence[str]) -> str | None:
        """A line of the log for what the whole table saw; None where nothing needs to be said. `names` by seat."""
        ...

    def called(self, seat: int, view: View[Any]) -> Call:
        """What this seat is called for; `view`: the bystander's."""
        ...

    def together(self, view: View[Any]) -> bool:
        """Whether people decide at the open table now, all at once, each with keys of their own; `view`: bystander's.

        No curtain falls then and nobody's eyes are shown; the game makes their moves by `Table.make_for`.
        """
        ...

    def through(self, zone: str) -> Closer | None:
        """What may be looked through in a zone of the board by those whose view is shown; None for nothing."""
        ...

    def outcome(self, view: View[Any], names: Sequence[str]) -> Outcome:
        """The end in words and figures; `view`: the bystander's, with its result."""
        ...
