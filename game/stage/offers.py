"""What can be done now, as a person sees it: cards to pick, a place to put them. Scenes derive it from legal moves."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Offer:
    """One legal move: these cards, put on that target (a zone's name), make this move.

    Without cards it is a click on the target alone; without a target picking the cards is enough.
    Of several offers with the same cards and target the first in the list is the better one.
    """

    cards: tuple[int, ...]
    target: str | None
    move: object
    label: str = ""
    aside: bool = False
    """Whether it only tells or shows something: the focus never begins there."""

    @property
    def place(self) -> tuple[frozenset[int], str | None]:
        """What offers share between which the hand can't tell."""
        return frozenset(self.cards), self.target


@dataclass(frozen=True)
class Picking:
    """All offers of a decision and the cards picked so far, in order. A value: picking gives a new one."""

    offers: tuple[Offer, ...] = ()
    picked: tuple[int, ...] = ()

    @staticmethod
    def of(offers: Iterable[Offer]) -> "Picking":
        """A new decision, nothing picked."""
        return Picking(tuple(offers))

    def fitting(self) -> tuple[Offer, ...]:
        """The offers that hold every card picked so far."""
        return tuple(offer for offer in self.offers if set(self.picked) <= set(offer.cards))

    def lit(self) -> frozenset[int]:
        """Cards that may be picked next, or put back."""
        return frozenset(card for offer in self.fitting() for card in offer.cards)

    def dimmed(self, cards: Iterable[int]) -> frozenset[int]:
        """Which of these cards (a hand, say) can't be played now; none while there is nothing to decide."""
        return frozenset(cards) - self.lit() if self.offers else frozenset()

    def pick(self, card: int) -> "Picking":
        """Pick a card, or put a picked one back. One that doesn't fit the others starts afresh."""
        if card in self.picked:
            return Picking(self.offers, tuple(other for other in self.picked if other != card))
        if card in self.lit():
            return Picking(self.offers, (*self.picked, card))
        if any(card in offer.cards for offer in self.offers):
            return Picking(self.offers, (card,))
        return self

    def again(self, offers: Sequence[Offer]) -> "Picking":
        """The same decision offered anew: what is picked stays if it still fits, and so does the way it is used."""
        if not any(set(self.picked) <= set(offer.cards) for offer in offers):
            return Picking(tuple(offers))
        chosen = [offer for offer in self.complete() if offer in offers] if self.picked else []
        return Picking((*chosen, *(offer for offer in offers if offer not in chosen)), self.picked)

    def clear(self) -> "Picking":
        """Nothing picked."""
        return Picking(self.offers)

    def complete(self) -> tuple[Offer, ...]:
        """Offers of exactly the picked cards, better ones first."""
        return tuple(offer for offer in self.offers if frozenset(offer.cards) == frozenset(self.picked))

    def targets(self) -> tuple[str, ...]:
        """Zones on which the picked cards can be put, each once."""
        return tuple(dict.fromkeys(offer.target for offer in self.complete() if offer.target is not None))

    def settled(self) -> Offer | None:
        """The offer that needs no further click: its cards are picked, none needs more, and there is one place."""
        complete = self.complete()
        if not self.picked or not complete or len(self.fitting()) > len(complete):
            return None
        return complete[0] if len({offer.place for offer in complete}) == 1 else None

    def on(self, target: str | None) -> tuple[Offer, ...]:
        """What a click on a zone makes of the picked cards; the better offer first, then the others."""
        return tuple(offer for offer in self.complete() if offer.target == target)

    def carried(self, card: int) -> tuple[int, ...]:
        """What goes along when this card is dragged: all that is picked if it is one of them, else it alone."""
        return self.picked if card in self.picked else (card,)

    def drop(self, cards: Sequence[int], target: str) -> Offer | None:
        """The offer of these cards at that zone, or None: then they go home."""
        return next((offer for offer in self.offers if offer.place == (frozenset(cards), target)), None)

    def drop_zones(self, cards: Sequence[int]) -> tuple[str, ...]:
        """Zones that take these dragged cards: they light up while the drag goes on."""
        fits = (offer.target for offer in self.offers if frozenset(offer.cards) == frozenset(cards))
        return tuple(dict.fromkeys(target for target in fits if target is not None))

    def others(self, offer: Offer) -> tuple[Offer, ...]:
        """What the same cards at the same place could also mean: one key away."""
        return tuple(other for other in self.offers if other.place == offer.place and other != offer)
