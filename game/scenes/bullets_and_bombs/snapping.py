"""Bundles that snap together: once all cards of a new one lie where they go, it clicks and sparks fly."""

from __future__ import annotations

from game.rules.bullets_and_bombs.groups import Kind
from game.scenes.bullets_and_bombs.draft import Draft
from game.scenes.table.table import Table

Cards = frozenset[int]
SIZE = 3.0
"""How far sparks fly, in widths of a card."""


def bundles(draft: Draft) -> frozenset[Cards]:
    """The cards of each pile that is a bundle as it lies."""
    whole = (Kind.NATURAL, Kind.WILD)
    return frozenset(frozenset(card.id for card in pile.cards) for pile in draft.piles if pile.kind in whole)


class Snapping:
    """Follows a draft. A bundle that only grows or shrinks, and stays one, has snapped already."""

    def __init__(self) -> None:
        self._draft: Draft | None = None
        self._known: frozenset[Cards] = frozenset()
        self._due: list[Cards] = []

    def follow(self, draft: Draft) -> None:
        """The hand lies like this now."""
        if draft is self._draft:
            return
        now = bundles(draft)
        fresh = [bundle for bundle in now if not any(bundle <= old or old <= bundle for old in self._known)]
        self._due = [bundle for bundle in self._due if bundle in now] + fresh
        self._draft, self._known = draft, now

    def again(self) -> None:
        """They are counted: each snaps once more where it comes to lie."""
        self._due = list(self._known)

    def update(self, table: Table) -> None:
        """Let what is due snap as soon as all cards lie still."""
        if not self._due or not table.sprites.resting:
            return
        reduced, shown = table.stage.settings.reduced_motion, False
        for bundle in self._due:
            if all(card in table.sprites for card in bundle):
                places = [table.sprites.bounds(card) for card in bundle]
                box = places[0].unionall(places[1:])
                table.particles.sparks(*box.center, SIZE * min(place.w for place in places), reduced=reduced)
                shown = True
        self._due = []
        if shown:
            table.stage.sound.play("snap")
