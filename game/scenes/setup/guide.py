"""What the set-up shows of each game: its ground, looks, powers and house rules. One entry a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum

from game.scenes.portrait import BILLIONAIRES, HATS, PILOTS, Portrait
from game.scenes.words import seats as names
from game.scenes.words import setup as words


class Ground(Enum):
    """What the screen stands on."""

    WOOD = "wood"
    FELT = "felt"
    SKY = "sky"


@dataclass(frozen=True)
class Power:
    """What a look can do; `cards`: with which values; `by_book`: whether the rulebook says all of it."""

    line: str
    cards: str
    by_book: bool = False


@dataclass(frozen=True)
class Look:
    """One appearance that a seat can have; without a name it can't be chosen."""

    name: str
    portrait: Portrait
    symbol: tuple[str, ...] = ()
    thumbs: tuple[tuple[str, ...], ...] = ()
    """The drawings beside the two voting keys; none where nobody votes."""
    power: Power | None = None


@dataclass(frozen=True)
class HouseRule:
    """How a house rule is offered: its name, a sentence, and a word for each value."""

    name: str
    line: str
    values: Mapping[str, str]


@dataclass(frozen=True)
class Guide:
    """One game."""

    ground: Ground
    looks: Mapping[str, Look]
    lead: str
    line: str
    begins: str
    first: int
    """How many sit down the first time."""
    waiting: str = ""
    """What a free seat says of the look that would sit there."""
    power_rule: str = ""
    """The house rule that turns powers on and off; "" where looks have none."""
    left_open: str = ""
    """What the rulebook leaves open and we filled in; "" where it leaves nothing."""
    row: tuple[tuple[str, ...], ...] = ()
    """Drawings above the house rules."""

    @property
    def votes(self) -> bool:
        """Whether people need keys of their own."""
        return any(look.thumbs for look in self.looks.values())

    @property
    def chooses(self) -> bool:
        """Whether looks can be chosen."""
        return any(look.name for look in self.looks.values())


SIGNS = {"B": "blue", "O": "orange", "G": "green", "R": "red", "P": "pink", "Y": "yellow"}
"""What the drawings of a deck are called."""
CARDS = {"B": "7 8 9", "O": "5", "G": "3", "R": "2", "P": "6", "Y": "4"}
"""The values that a deck's power is on (bluff-18 to bluff-23)."""
BY_BOOK = "B"
"""The decks whose power the rulebook gives whole."""
PLANETS = ("zamepra", "peolara", "usiri", "vao-d", "thora-iii")


def _billionaire(deck: str) -> Look:
    folder, sign = "bluffing-billionaires", SIGNS[deck]
    return Look(
        names.BILLIONAIRES[deck],
        BILLIONAIRES[deck],
        ("cards", folder, f"symbol-{sign}.svg"),
        tuple(("tables", folder, f"thumb-{way}-{sign}.svg") for way in ("down", "up")),
        Power(names.POWERS[deck], CARDS[deck], deck in BY_BOOK),
    )


def house_rule(option: str) -> HouseRule:
    """How a house rule is offered."""
    return HouseRule(*words.HOUSE[option])


GUIDES: dict[str, Guide] = {
    "blasting-billy": Guide(
        Ground.WOOD,
        {number: Look(names.HATS[number], portrait) for number, portrait in HATS.items()},
        words.WHO_SITS,
        words.LINES["blasting-billy"],
        words.BEGINS,
        first=3,
        waiting=words.HAT_WAITS,
    ),
    "bluffing-billionaires": Guide(
        Ground.FELT,
        {deck: _billionaire(deck) for deck in BILLIONAIRES},
        words.WHO_SITS,
        words.LINES["bluffing-billionaires"],
        words.BEGINS,
        first=4,
        waiting=words.LOOK_WAITS,
        power_rule="powers",
        left_open=words.LEFT_OPEN_LINE,
    ),
    "blast": Guide(
        Ground.SKY,
        {letter: Look("", portrait) for letter, portrait in PILOTS.items()},
        words.WHO_PLAYS,
        words.LINES["blast"],
        words.LEADS,
        first=2,
        row=tuple(("tables", "blast", f"planet-{planet}.svg") for planet in PLANETS),
    ),
}
"""By the game's id."""
