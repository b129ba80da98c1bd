"""The arrangement while it is being built: which card lies on which group. What it is worth the rules say."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.rules.bullets_and_bombs import arrange
from game.rules.bullets_and_bombs.groups import Group, Kind, kind_of
from game.rules.bullets_and_bombs.moves import Bundle
from game.rules.view import SeenCard, View
from game.scenes.bullets_and_bombs.cards import BULLETS, RANKS, WILD, column
from game.scenes.bullets_and_bombs.layout import hand

HOME, SPLIT = "home", "split"
"""Targets besides the groups: back to its own column, and a new group beside the old one."""


RANKED, RED_THREE, WILD_CARD = range(3)


def kind_order(card: SeenCard) -> int:
    """Ranked cards lie first in a group, then red 3s, then wild cards."""
    return {BULLETS: RED_THREE, WILD: WILD_CARD}.get(column(card.face or ""), RANKED)


@dataclass(frozen=True)
class Pile:
    """Cards that lie together, all of one rank but for red 3s and wild cards."""

    rank: str
    cards: tuple[SeenCard, ...]

    def of_kind(self, kind: int) -> tuple[SeenCard, ...]:
        """Its ranked cards, red 3s or wild cards."""
        return tuple(card for card in self.cards if kind_order(card) == kind)

    @property
    def group(self) -> Group:
        """How the rules write it."""
        ranked, bullets, wilds = (len(self.of_kind(kind)) for kind in range(3))
        return Group(self.rank, ranked, bullets, wilds)

    @property
    def kind(self) -> Kind:
        """What it counts as."""
        return kind_of(self.group)[0]

    @property
    def wrong(self) -> str:
        """Why it can't lie like this at all: too small is fine while more may come, wild cards must fit."""
        kind, why = kind_of(self.group)
        return why if kind is Kind.NOT_ALLOWED and self.group.wilds else ""

    def with_cards(self, cards: Iterable[SeenCard]) -> Pile:
        """With these cards more."""
        return replace(self, cards=tuple(sorted((*self.cards, *cards), key=kind_order)))

    def without(self, cards: Sequence[SeenCard]) -> Pile:
        """Without these cards."""
        return replace(self, cards=tuple(card for card in self.cards if card not in cards))


@dataclass(frozen=True)
class Placing:
    """Put these cards on a group (`pile:3`), beside their own, or back home."""

    cards: tuple[int, ...]
    target: str


@dataclass(frozen=True)
class Draft:
    """Groups from left to right, and the red 3s and wild cards that lie on none. A value: changing gives a new one."""

    piles: tuple[Pile, ...]
    loose: tuple[SeenCard, ...]

    @property
    def groups(self) -> tuple[Group, ...]:
        """All piles as the rules write them; some may be no groups yet."""
        return tuple(pile.group for pile in self.piles)

    def bundle(self) -> Bundle:
        """The move that lays what is allowed; the other cards cost."""
        return Bundle(tuple(pile.group for pile in self.piles if pile.kind is not Kind.NOT_ALLOWED))

    def pile_of(self, card: int) -> int | None:
        """The place of the pile that a card lies in; None for one that lies in none."""
        return next((at for at, pile in enumerate(self.piles) if any(c.id == card for c in pile.cards)), None)

    def _row(self, card: int) -> tuple[SeenCard, ...]:
        """The cards that lie together with this one."""
        at = self.pile_of(card)
        return self.loose if at is None else self.piles[at].cards

    def kind(self, card: int) -> int:
        """Whether it is ranked, a red 3 or a wild card."""
        return next(kind_order(lying) for lying in self._row(card) if lying.id == card)

    def tail(self, card: int) -> tuple[int, ...]:
        """The card and those of its kind that lie on it: they are taken together."""
        row = self._row(card)
        place = next(at for at, lying in enumerate(row) if lying.id == card)
        kind = kind_order(row[place])
        return tuple(lying.id for lying in row[place:] if kind_order(lying) == kind)

    def placings(self) -> list[Placing]:
        """Everything that may be done with the cards that lie here, each card with those on it."""
        cards = [card for pile in self.piles for card in pile.cards] + list(self.loose)
        return [placing for card in cards for placing in self._placings(card)]

    def _placings(self, card: SeenCard) -> list[Placing]:
        tail, own, kind = self.tail(card.id), self.pile_of(card.id), kind_order(card)
        targets = [f"pile:{at}" for at in range(len(self.piles)) if at != own]
        if kind and own is not None:
            targets.append(HOME)
        if not kind and own is not None and len(tail) < self.piles[own].group.cards:
            targets.append(SPLIT)
        return [Placing(tail, target) for target in targets if not self.why_not(Placing(tail, target))]

    def why_not(self, placing: Placing) -> str:
        """The rules' sentence against a placing; "" if it may be. "-" where there is nothing to say: another rank."""
        row = self._row(placing.cards[0])
        moved = [card for card in row if card.id in placing.cards]
        own, to = self.pile_of(placing.cards[0]), _number(placing.target)
        if to is not None:
            target = self.piles[to]
            if to == own or (not kind_order(moved[0]) and column(moved[0].face or "") != target.rank):
                return OTHER_RANK
            wrong = target.with_cards(moved).wrong
            if wrong:
                return wrong
        left = None if own is None else self.piles[own].without(moved)
        return left.wrong if left is not None and left.group.cards else ""

    def after(self, placing: Placing) -> Draft:
        """The draft with the placing carried out; a pile that has no ranked card left falls apart."""
        own, to = self.pile_of(placing.cards[0]), _number(placing.target)
        moved = [card for card in self._row(placing.cards[0]) if card.id in placing.cards]
        piles = list(self.piles)
        loose = [card for card in self.loose if card not in moved]
        if own is not None:
            piles[own] = piles[own].without(moved)
        if to is not None:
            piles[to] = piles[to].with_cards(moved)
        elif placing.target == SPLIT and own is not None:
            piles.insert(own + 1, Pile(piles[own].rank, tuple(moved)))
        else:
            loose += moved
        for pile in piles:
            if not pile.group.cards:
                loose += pile.cards
        whole = tuple(pile for pile in piles if pile.group.cards)
        return Draft(whole, tuple(sorted(loose, key=lambda card: (kind_order(card), card.id))))


OTHER_RANK = "-"
"""Not a sentence of the rules: cards of another rank simply don't go there."""


def _number(target: str) -> int | None:
    """The place of the pile that a target names."""
    name, _, number = target.partition(":")
    return int(number) if name == "pile" else None


def start(view: View[Any]) -> Draft:
    """Every rank a pile, red 3s and wild cards on none."""
    held = hand(view)
    piles = tuple(Pile(rank, tuple(held[rank])) for rank in RANKS if held[rank])
    return Draft(piles, (*held[BULLETS], *held[WILD]))


def laid(view: View[Any], groups: Sequence[Group]) -> Draft:
    """The hand laid in these groups; what is in none lies by itself: a rank's other cards in a pile of their own."""
    held = {name: list(cards) for name, cards in hand(view).items()}
    piles = []
    for group in groups:
        wanted = ((group.rank, group.cards), (BULLETS, group.bullets), (WILD, group.wilds))
        taken = [held[name].pop(0) for name, count in wanted for _ in range(count)]
        piles.append(Pile(group.rank, tuple(taken)))
    piles += [Pile(rank, tuple(held[rank])) for rank in RANKS if held[rank]]
    piles.sort(key=lambda pile: RANKS.index(pile.rank))
    return Draft(tuple(piles), (*held[BULLETS], *held[WILD]))


def best(view: View[Any]) -> Draft:
    """A best arrangement (bombs-22)."""
    return laid(view, arrange(view).groups)
