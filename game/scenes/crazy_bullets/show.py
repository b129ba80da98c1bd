"""What lies on the street at this moment and since when: numbers and words, nothing drawn. Times in ms."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from game.scenes.crazy_bullets.sides import Side
from game.scenes.crazy_bullets.telling import Mood, Telling

THROW, SLAP, POP, COIN, FLY = 240.0, 90.0, 160.0, 900.0, 300.0
"""A card on its way to the middle, a hand coming down, the burst, the spinning coin, bullets and cards flying off."""
HEAP = 4
"""So many older cards show an edge."""


@dataclass
class Flyer:
    """A card face down that leaves: from the middle under a stack, or from a stack out of the game."""

    player: int
    inwards: bool
    began: float
    seconds: float = FLY


@dataclass
class Show:
    """`aim`: the side from which the card in the middle was turned up, None for no card. `face` is "" while it lies
    face down. `heap`: the sides of older cards, the last on top. `counts`: cards in the stacks."""

    counts: list[int]
    aim: Side | None = None
    face: str = ""
    dim: bool = False
    thrown: float = -1e9
    heap: deque[Side] = field(default_factory=lambda: deque(maxlen=HEAP))
    heaped: int = 0
    told: Telling | None = None
    told_at: float = -1e9
    flyers: list[Flyer] = field(default_factory=list)
    barred: set[int] = field(default_factory=set)
    count: int = 0
    still: bool = False
    """Whether motion is reduced."""

    def lay_heap(self, sides: Sequence[Side], cards: int) -> None:
        """Older cards lie there from the start; only how many is known, not whose each was."""
        self.heap.extend(sides[number % len(sides)] for number in range(max(0, cards - HEAP), cards))
        self.heaped = cards

    def tell(self, told: Telling, now: float) -> None:
        """Something new is told from now on."""
        self.told, self.told_at = told, now

    def untell(self) -> None:
        """The next card comes: nothing may distract."""
        self.told = None

    def cover(self) -> None:
        """The card in the middle becomes an older one of the heap."""
        if self.aim is not None:
            self.heap.append(self.aim)
            self.heaped += 1
        self.aim, self.face, self.dim = None, "", False

    def clear_middle(self, now: float) -> None:
        """The next card comes: a fouled one goes under its new owner's stack, any other becomes part of the heap."""
        if self.told is not None and self.told.mood is Mood.FOUL and self.told.bad:
            self.flyers.append(Flyer(next(iter(self.told.bad)), True, now))
            self.aim = None
        self.cover()
        self.untell()
        self.barred.clear()

    def throw(self, side: Side, now: float) -> None:
        """A card is on its way from a stack to the middle, face down."""
        self.aim, self.face, self.thrown = side, "", now

    # -------------------------------------------------------------- how far things are
    def share(self, since: float, long: float, now: float) -> float:
        """How much of a movement is done, 0 to 1; all of it where motion is reduced."""
        return 1.0 if self.still else max(0.0, min(1.0, (now - since) / long))

    def landed(self, now: float) -> bool:
        """Whether the coin lies still, so that it may be said whom it names."""
        return self.told is None or self.told.coin is None or self.share(self.told_at, COIN, now) >= 1.0

    def update(self, now: float) -> bool:
        """Drop what has flown away; True if something is gone."""
        left = [flyer for flyer in self.flyers if now - flyer.began < flyer.seconds and not self.still]
        gone = len(left) != len(self.flyers)
        self.flyers = left
        return gone

    def moving(self, now: float) -> bool:
        """Whether anything moves."""
        if self.still:
            return False
        told = (
            self.told is not None
            and bool(self.told.hands)
            and now - self.told_at < (COIN if self.told.coin is not None else 2 * FLY) + 60
        )
        return bool(self.flyers) or now - self.thrown < THROW + 40 or told
