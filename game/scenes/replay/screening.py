"""A match that is only looked at: it stands at a moment of a record and shows what chosen eyes saw then."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from game.match.match import Match, Sitter, Step
from game.match.theatre import ALL_OPEN, Eyes, Looker, Theatre
from game.rules.view import View

LONGEST_DEAL = 10
"""Letters of the longest name of a deal, a day; a file may claim anything."""


def undecided(view: View[Any]) -> View[Any]:
    """The same view with nothing to choose from."""
    return replace(view, legal=())


class Screening(Match):
    """Nothing is decided or drawn here; `views` are those of the eyes that look."""

    theatre: Theatre
    looker: Looker

    @classmethod
    def at(cls, theatre: Theatre, ply: int, sitters: Sequence[Sitter], looker: Looker) -> Screening:
        """The match before move number `ply`. Raises RuleError for all cards of a game that isn't over."""
        record = replace(theatre.record, moves=theatre.record.moves[:ply])
        screening = cls.resume(record, sitters, Random(0))
        screening.theatre, screening.looker = theatre, looker
        deal = theatre.record.more.get("deal")
        if isinstance(deal, str) and len(deal) <= LONGEST_DEAL:
            screening.deal = deal
        screening.practice = theatre.record.more.get("practice") is True
        return screening

    @property
    def eyes(self) -> int | None:
        """The seat whose view it is; None also where all cards lie open."""
        return None if isinstance(self.looker, Eyes) else self.looker

    @property
    def to_move(self) -> tuple[int, ...]:
        """Nobody: whose turn it was stands in the view, and no computer player needs to think about it again."""
        return ()

    @property
    def all_open(self) -> bool:
        """Whether all cards lie open."""
        return self.looker is ALL_OPEN

    def view(self, seat: int | None) -> View[Any]:
        """What is seen: always by the eyes that look; nothing can be decided here."""
        return undecided(self.theatre.view(self.length, self.looker))

    def views(self) -> dict[int | None, View[Any]]:
        """One view, and it stands for everybody's."""
        found = self.view(None)
        return dict.fromkeys((None, *range(len(self.sitters))), found)

    def settle(self) -> list[Step]:
        """Chance has already spoken, in the record."""
        return []
