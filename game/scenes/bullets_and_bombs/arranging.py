"""The last decision: groups are built by placing cards, with the score as it lies and as it would be."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pygame
from pygame import Rect

from game.rules.bullets_and_bombs import judge
from game.rules.bullets_and_bombs.groups import Judgement, Kind
from game.rules.view import View
from game.scenes.bullets_and_bombs.arranging_layout import BUTTONS, SMALL_BUTTONS, SMALL_SUM, SUM, layout
from game.scenes.bullets_and_bombs.cards import plural
from game.scenes.bullets_and_bombs.draft import HOME, OTHER_RANK, RANKED, WILD_CARD, Draft, Placing, best, start
from game.scenes.table.measure import Measure
from game.scenes.words import bullets_and_bombs as words
from game.stage.board import Board
from game.stage.offers import Offer
from game.stage.theme import Kind as ButtonKind
from game.stage.units import Units
from game.stage.widgets import Button


@dataclass(frozen=True)
class Lay:
    """Lay the whole hand like this: best arrangement, start over."""

    draft: Draft


class Arranging:
    """The draft with its history, and the three buttons. `count` is called for Count it."""

    def __init__(self, view: View[Any], do: Callable[[object], None], count: Callable[[], None]) -> None:
        self.view = view
        self.draft = start(view)
        self._before: list[Draft] = []
        self._after: list[Draft] = []
        self.count = Button(words.COUNT_IT, count, kind=ButtonKind.PRIMARY, left=True)
        self.best = Button(words.BEST, lambda: do(Lay(best(view))), key=pygame.KSCAN_B, icon="star")
        self.clear = Button(words.CLEAR, lambda: do(Lay(start(view))), key=pygame.KSCAN_C, icon="restart")
        self.buttons: Sequence[Button] = (self.count, self.best, self.clear)

    # ------------------------------------------------------------ what it is worth
    def worth(self, draft: Draft | None = None) -> Judgement:
        """What a draft is worth as it lies."""
        return judge(self.view, (draft or self.draft).groups)

    def best_worth(self) -> Judgement:
        """What the best arrangement is worth."""
        return self.worth(best(self.view))

    # ------------------------------------------------------------ placing
    def offers(self) -> list[Offer]:
        """Every placing; a natural bundle takes a wild card only at its landing place.

        What can go nowhere can be lifted and put back, so that a try is answered.
        """
        offers = []
        for placing in self.draft.placings():
            zones = [placing.target]
            at = self._natural(placing.target)
            if at is not None:
                zones = [f"land:{at}"] if self._wild(placing.cards) else [placing.target, f"land:{at}"]
            offers += [Offer(placing.cards, zone, placing) for zone in zones]
        goes = {offer.cards for offer in offers}
        for at, pile in enumerate(self.draft.piles):
            tails = [self.draft.tail(card.id) for card in pile.cards]
            stays = [Placing(tail, f"pile:{at}") for tail in dict.fromkeys(tails) if tail not in goes]
            offers += [Offer(placing.cards, placing.target, placing) for placing in stays]
        return offers

    def targets(self, held: Sequence[int], offered: Sequence[str]) -> tuple[str, ...]:
        """Of the zones that take what is held those where it doesn't lie already."""
        own = self.draft.pile_of(held[0]) if held else None
        return tuple(zone for zone in offered if zone != f"pile:{own}")

    def _natural(self, target: str) -> int | None:
        name, _, number = target.partition(":")
        if name not in ("pile", "land") or self.draft.piles[int(number)].kind is not Kind.NATURAL:
            return None
        return int(number)

    def _wild(self, cards: Sequence[int]) -> bool:
        return self.draft.kind(cards[0]) == WILD_CARD

    def why_not(self, cards: Sequence[int], zone: str | None, clicked: bool = False) -> str:
        """The sentence against putting cards there; "" where they simply go home, as other ranks do if `clicked`."""
        if zone is None:
            return ""
        if zone == HOME and self.draft.kind(cards[0]) == RANKED and not clicked:
            return words.HOME_ONLY
        target = zone.replace("land:", "pile:")
        if not target.startswith("pile:") or self.draft.pile_of(cards[0]) == int(target.partition(":")[2]):
            return ""
        why = self.draft.why_not(Placing(tuple(cards), target))
        if not why and self._natural(zone) is not None and self._wild(cards):
            return words.LAND_BELOW
        if why != OTHER_RANK:
            return why
        return "" if clicked else self._one_rank(cards[0], int(target.partition(":")[2]))

    def _one_rank(self, card: int, pile: int) -> str:
        own = self.draft.pile_of(card)
        assert own is not None  # only ranked cards lie with another rank, and they all lie in piles
        names = [plural(self.draft.piles[at].rank).lower() for at in (own, pile)]
        return words.ONE_RANK.format(own=names[0], others=names[1])

    def after(self, move: object) -> Draft:
        """The draft that a placing would make."""
        match move:
            case Placing():
                return self.draft.after(move)
            case Lay(draft):
                return draft
        return self.draft

    def do(self, move: object) -> bool:
        """Carry out a placing; False if it isn't one. It can be taken back."""
        if not isinstance(move, Placing | Lay):
            return False
        after = self.after(move)
        if after != self.draft:
            self._before.append(self.draft)
            self._after.clear()
            self.draft = after
        return True

    def step_back(self) -> bool:
        """Take back the last placing; False if there is none."""
        if not self._before:
            return False
        self._after.append(self.draft)
        self.draft = self._before.pop()
        return True

    def step_forward(self) -> bool:
        """Do it again; False if there is none."""
        if not self._after:
            return False
        self._before.append(self.draft)
        self.draft = self._after.pop()
        return True

    # ------------------------------------------------------------ where things are
    def board(self, units: Units) -> Board:
        """The layout of the draft."""
        return layout(self.draft, units)

    def place(self, units: Units, name_of: Callable[[int], str]) -> None:
        """The buttons in their places; `name_of` is what the key of a scancode is called."""
        m = Measure(units)
        if m.small:
            x, y, wide, tall = SMALL_BUTTONS
            each = (wide - 12) / 3
            for at, (button, label) in enumerate(
                zip(self.buttons, (words.COUNT_SMALL, words.BEST_SMALL, words.CLEAR_SMALL), strict=True)
            ):
                button.rect = m.rect(x + at * (each + 6), y, each, tall)
                button.label, button.icon, button.key_words, button.left = label, None, "", False
                button.size = 15 * m.k / units.scale
            return
        x, y, wide, _ = BUTTONS
        labels = (words.COUNT_IT, words.BEST, words.CLEAR)
        rows = ((y, 66), (y + 80, 54), (y + 142, 54))
        icons = (None, "star", "restart")
        for button, label, icon, (top, tall) in zip(self.buttons, labels, icons, rows, strict=True):
            button.rect = m.rect(x, top, wide, tall)
            button.label, button.icon, button.left, button.size = label, icon, True, 22
            if isinstance(button.key, int):
                button.key_words = name_of(button.key)

    def sum_box(self, m: Measure) -> Rect:
        """Where the equation stands."""
        return m.rect(*(SMALL_SUM if m.small else SUM))
