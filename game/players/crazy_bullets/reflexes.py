"""How people react to a card of Crazy Bullets: how long they take, and where they slip.

All times are ms after the face shows, or, where no card is open, after it is clear who goes on. The model knows what a
bystander sees and nothing else, so the live table and the simulation use it alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from game.rules.crazy_bullets.cards import ACROSS, LEFT, RIGHT, target
from game.rules.crazy_bullets.moves import Act
from game.rules.crazy_bullets.views import Facts
from game.rules.view import View

QUICKEST: Final = 180
"""Nobody recognises a card and presses a key in less."""

_SHAPE: Final = 6.0
"""Of the gamma distribution of what comes on top: right-skewed, its deviation two fifths of its mean.

With it somebody 50 ms faster than normal players wins about 80, 55, 56 % of all games with 2, 3, 4 at the table.
"""

_LOST: Final = (400.0, 1500.0)
"""What a lapse costs: the player looked elsewhere, and is slow by something between these."""

_BREATH: Final = (250.0, 750.0)
"""How long a player lets the others look at a card before pressing reveal."""


@dataclass(frozen=True, slots=True)
class Reaction:
    """What a player does and when, unless somebody is quicker."""

    ms: float
    move: Act


@dataclass(frozen=True, slots=True)
class Reflexes:
    """Somebody's speed and care.

    `mean`: ms to recognise a card and press. `fooled`: the share of decoys that are slapped; `careless`: of other
    cards that give no reason to. `lapses`: the share of duels that are noticed late.
    """

    mean: float
    fooled: float
    careless: float
    lapses: float

    def recognise(self, rng: Random) -> float:
        """Time to see what a card asks for and to press: never below QUICKEST, now and then much longer."""
        return QUICKEST + rng.gammavariate(_SHAPE, (self.mean - QUICKEST) / _SHAPE)

    def slap(self, rng: Random) -> float:
        """Time to slap in a duel, lapses included."""
        late = rng.uniform(*_LOST) if rng.random() < self.lapses else 0.0
        return self.recognise(rng) + late

    def reveal(self, rng: Random) -> float:
        """Time to reveal the next card: after looking at this one without haste."""
        return self.recognise(rng) + rng.uniform(*_BREATH)

    def slips(self, decoy: bool, rng: Random) -> bool:
        """Whether a card that gives no reason to slap is slapped all the same."""
        return rng.random() < (self.fooled if decoy else self.careless)


EASY: Final = Reflexes(mean=700, fooled=0.08, careless=0.01, lapses=0.10)
NORMAL: Final = Reflexes(mean=500, fooled=0.04, careless=0.005, lapses=0.05)
HARD: Final = Reflexes(mean=380, fooled=0.015, careless=0.002, lapses=0.02)


def is_decoy(view: View[Facts], seat: int) -> bool:
    """Whether the card that was revealed last looks like a duel of this seat at a glance, and is none.

    Decoys are two bullets of one colour that isn't the handle's, or the duel of others; at a table with empty places
    also two of the handle's colour of which one flies at nobody.
    """
    facts = view.facts
    face = view.zone("heap").cards[-1].face
    if face is None or facts.revealer is None or seat in facts.duellists:
        return False
    bullets = face[2:]
    pairs = {colour for colour in bullets if bullets.count(colour) > 1}
    if facts.duellists or view.seats == 2:
        return bool(pairs)
    hit = {
        colour
        for colour, direction in zip(bullets, (LEFT, ACROSS, RIGHT), strict=True)
        if target(view.seats, facts.revealer, direction) == seat
    }
    return bool(pairs & hit)
