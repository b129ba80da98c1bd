"""What a deal could have brought: asked of the process that thinks once the hand is counted, there in a later frame."""

from __future__ import annotations

import secrets
from typing import Protocol, runtime_checkable

from game.match.match import Match
from game.players.core import Review
from game.players.worker import Finished, Reviewed
from game.rules.record import unspell
from game.scenes.table.thinker import Thinker


@runtime_checkable
class Reviewer(Protocol):
    """A thinker who can look back at a finished game."""

    def look_back(self, finished: Finished) -> None:
        """Begin to look back at a game; returns at once."""
        ...

    def reviewed(self, number: int) -> Reviewed | None:
        """What came of it; None while nothing has."""
        ...


class LookingBack:
    """Asks once for one match. Where nobody can be asked nothing ever comes."""

    def __init__(self, thinker: Thinker | None, match: Match) -> None:
        self.review: Review | None = None
        self._number = secrets.randbelow(1 << 40)
        self._reviewer: Reviewer | None = None
        if isinstance(thinker, Reviewer):
            _, deal = unspell(match.game, match.record().moves[0])
            # The deal itself is the luck, so that par is the same for everybody who played it.
            thinker.look_back(Finished(self._number, match.game.id, str(deal), match.options, str(deal)))
            self._reviewer = thinker

    @property
    def waiting(self) -> bool:
        """Whether an answer may still come."""
        return self._reviewer is not None

    def update(self) -> bool:
        """Look for the answer; True if it has just come."""
        found = None if self._reviewer is None else self._reviewer.reviewed(self._number)
        if found is None:
            return False
        self.review, self._reviewer = found.review, None
        return True
