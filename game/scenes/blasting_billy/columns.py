"""The columns on the table: Billy's, one's own, the others'. One that is crowded spreads while it is pointed at."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from game.rules.blasting_billy.cards import TYPES
from game.rules.view import SeenCard, View
from game.scenes.blasting_billy.plan import Plan, Row

PANEL_Z, SPREAD_Z = 60, 400


@dataclass(frozen=True)
class Column:
    """Cards of one type. `zone`: its name on the board; `looks`: the zone that is looked through at a click.

    `hides`: how many of its first cards lie face down, whoever may look at them; None: all of it (billy-7).
    """

    zone: str
    looks: str
    at: int
    row: Row
    cards: tuple[SeenCard, ...]
    z: int
    hides: int | None

    @property
    def ids(self) -> tuple[int, ...]:
        """Its cards by their ids."""
        return tuple(card.id for card in self.cards)

    def has(self, pointed: int | str | None) -> bool:
        """Whether it is what is pointed at: one of its cards, or the column as such."""
        return pointed == self.zone or pointed in self.ids

    @property
    def crowded(self) -> bool:
        """Whether its cards lie closer together than is good for reading them."""
        return len(self.cards) > 1 and self.row.gap(len(self.cards)) < self.row.step

    def spread(self, tall: float) -> Column:
        """The same column with room for every card, over all else; `tall`: the height of the window."""
        return replace(self, row=self.row.spread(len(self.cards), tall), z=SPREAD_Z)


def columns(view: View[Any], spots: Plan, near: int, tall: float, spread: str = "") -> list[Column]:
    """All columns that are drawn card by card. `spread`: the zone of the one that is spread."""
    found = []
    for at, kind in enumerate(TYPES):
        his, mine = f"billy {kind}", f"loot {kind}"
        found.append(Column(his, his, at, spots.billys, view.zone(his).cards, 0, None))
        found.append(Column(mine, mine, at, spots.mine, view.zone(mine, near).cards, 0, 1))
        for seat, box in () if spots.small else spots.panels.items():
            panel = f"panel {seat}"
            row, cards = spots.loot(box), view.zone(mine, seat).cards
            found.append(Column(f"{panel} {kind}", panel, at, row, cards, PANEL_Z, 1))
    return [column.spread(tall) if column.zone == spread and column.crowded else column for column in found]
