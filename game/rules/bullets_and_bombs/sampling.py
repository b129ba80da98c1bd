"""Full tables that the player can't tell from the true one: the same cards in the stock, in any order."""

from __future__ import annotations

from random import Random
from typing import Any

from game.rules.bullets_and_bombs.bombs import targets
from game.rules.bullets_and_bombs.cards import DECK, FACE_OF, SIZE
from game.rules.bullets_and_bombs.sight import ASIDE, BOMB, CHOICE, DISCARDS, HAND, NO_CARD, PLAYER, STOCK, holding
from game.rules.bullets_and_bombs.table import BEHIND_THE_LAST, Phase, Table
from game.rules.core import shuffled
from game.rules.view import View, Zone


def sample(view: View[Any], rng: Random) -> Table:
    """A table with this view, drawn evenly from all of them. Only the order of the stock is unknown."""
    table = Table(dict(view.options))
    phase = view.facts.phase
    if phase is Phase.DEAL:
        return table
    hand, choice, bomb = view.zone(HAND.name, PLAYER), view.zone(CHOICE.name), view.zone(BOMB.name)
    discards, aside = view.zone(DISCARDS.name), view.zone(ASIDE.name)
    table.turned = SIZE - view.zone(STOCK.name).unseen
    table.faces = _faces((hand, choice, bomb, discards, aside), table.turned, rng)
    table.hand = [card.id for card in hand.cards]
    table.holding = list(holding(view))
    table.first, table.second = ([card.id for card in choice.cards] + [NO_CARD, NO_CARD])[:2]
    table.discards = [card.id for card in discards.cards]
    table.aside = tuple([card.id for card in aside.cards])
    if bomb.cards:
        table.bomb = bomb.cards[0].id
        table.losses = targets(table.holding, table.early_bundles)
    table.groups = view.facts.groups
    table.wait_for(phase)
    table.result = view.result
    return table


def _faces(open_zones: tuple[Zone, ...], turned: int, rng: Random) -> tuple[int, ...]:
    seen = [0] * turned
    unseen = list(DECK)
    for zone in open_zones:
        for card in zone.cards:
            assert card.face is not None
            seen[card.id] = FACE_OF[card.face]
            unseen.remove(seen[card.id])
    return (*seen, *shuffled(unseen, rng), *BEHIND_THE_LAST)
