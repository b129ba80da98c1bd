"""The table of all sounds: name, recipe, how loud, how many variants. A new sound is one function and one line here."""

from collections.abc import Callable
from dataclasses import dataclass

from tools.sounds import ambience, billionaires, billy, cards, space, street, table
from tools.sounds.ambience import Stereo
from tools.sounds.stuff import Random, Signal

LEVEL = -17.0
"""Loudness of an effect in dB of full scale, as `stuff.loudness` takes it."""
SOFT = -23.0
"""For what is heard all the time."""
AMBIENCE_LEVEL = -33.0
PITCHES = (0.97, 1.0, 1.03)


@dataclass(frozen=True)
class Effect:
    """One sound: `make(rng, pitch)`; one file or three with pitches 3 % apart."""

    make: Callable[[Random, float], Signal]
    level: float = LEVEL
    variants: int = 3


EFFECTS: dict[str, Effect] = {
    "slide": Effect(cards.slide, SOFT),
    "deal": Effect(cards.deal),
    "place": Effect(cards.place),
    "flip": Effect(cards.flip),
    "shuffle": Effect(cards.shuffle, variants=1),
    "snap": Effect(cards.snap),
    "page": Effect(cards.page, SOFT),
    "tick": Effect(table.tick, SOFT - 5),
    "confirm": Effect(table.confirm),
    "refuse": Effect(table.refuse),
    "count": Effect(table.count, SOFT),
    "coin": Effect(table.coin),
    "fuse": Effect(table.fuse, variants=1),
    "explosion": Effect(table.explosion, LEVEL + 4),
    "slap": Effect(street.slap),
    "shot": Effect(street.shot, LEVEL + 2),
    "ricochet": Effect(street.ricochet, LEVEL - 4),
    "foul": Effect(street.foul),
    "toss": Effect(street.toss, variants=1),
    "lid": Effect(billy.lid, LEVEL - 3),
    "bell": Effect(billy.bell, variants=1),
    "thumbs": Effect(billionaires.thumbs, LEVEL + 2),
    "till": Effect(billionaires.till),
    "hum": Effect(space.hum, LEVEL - 2),
    "whirr": Effect(space.whirr, variants=1),
    "chime": Effect(space.chime, variants=1),
    "win": Effect(table.win, variants=1),
    "lose": Effect(table.lose, variants=1),
    "draw": Effect(table.draw, variants=1),
}

AMBIENCES: dict[str, Callable[[Random], Stereo]] = {
    "menu": ambience.menu,
    "blasting-billy": billy.ambience,
    "bluffing-billionaires": billionaires.ambience,
    "blast": space.ambience,
    "bullets-and-bombs": ambience.bullets_and_bombs,
    "crazy-bullets": street.ambience,
}
