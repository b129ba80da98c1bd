"""Sounds of paper on felt: slide, deal, flip, put down, shuffle, snap of a bundle, page turn."""

import numpy as np

from tools.sounds.stuff import (
    Random,
    Signal,
    band,
    body,
    decay,
    grains,
    noise,
    put,
    room,
    shape,
    silence,
    sweep,
    tap,
    times,
)


def _rub(seconds: float, start: float, end: float, rng: Random) -> Signal:
    """Paper rubbing along cloth: noise whose middle moves, roughened by the weave."""
    middle = start * (end / start) ** (times(seconds) / seconds)
    rubbed = sweep(noise(seconds, rng), middle, 0.9) + 0.3 * band(noise(seconds, rng), 5000, 11000)
    weave = 1.0 + 0.45 * band(rng.standard_normal(len(rubbed)) * 3.0, 60, 260)
    return rubbed * weave


def _felt(seconds: float, rng: Random, pitch: float) -> Signal:
    """The table under a card that lands: short, low, soft, with the flat clap of the card."""
    thump = body(seconds, [(168, 0.009, 0.5), (262, 0.007, 0.4), (410, 0.005, 0.3)], rng, pitch)
    return thump + 2.3 * tap(seconds, 1100, 6200, 0.0055, rng) + 1.1 * tap(seconds, 350, 1400, 0.008, rng)


def slide(rng: Random, pitch: float) -> Signal:
    """A card glides over the felt and stops."""
    seconds = 0.24
    out = _rub(seconds, 2100 * pitch, 3500 * pitch, rng) * shape(seconds, [(0, 0), (0.05, 0.8), (0.15, 1), (0.22, 0)])
    put(out, _felt(0.08, rng, pitch), 0.165, 0.14)
    return out


def deal(rng: Random, pitch: float) -> Signal:
    """A card leaves the stock with a flick and lands."""
    out = silence(0.24)
    flick = _rub(0.09, 3200 * pitch, 5200 * pitch, rng) * shape(0.09, [(0, 0), (0.012, 1), (0.05, 0.5), (0.09, 0)])
    put(out, flick, 0.0, 0.9)
    put(out, tap(0.03, 2500, 8000, 0.003, rng), 0.004, 1.2)
    put(out, _felt(0.12, rng, pitch), 0.085, 0.8)
    return out


def place(rng: Random, pitch: float) -> Signal:
    """A card is put down."""
    out = silence(0.16)
    put(out, _felt(0.12, rng, pitch), 0.0)
    put(out, _rub(0.06, 2600 * pitch, 1800 * pitch, rng) * decay(0.06, 0.014), 0.01, 0.3)
    return out


def flip(rng: Random, pitch: float) -> Signal:
    """A card turns over: it bends, whips round and claps flat."""
    out = silence(0.3)
    bend = _rub(0.11, 1200 * pitch, 4200 * pitch, rng) * shape(0.11, [(0, 0), (0.07, 0.5), (0.1, 1), (0.11, 0)])
    put(out, bend, 0.0, 0.55)
    sheet = body(
        0.07, [(620, 0.009, 0.5), (1150, 0.007, 0.7), (1980, 0.005, 0.6), (3150, 0.004, 0.5)], rng, pitch, 0.03
    )
    put(out, sheet, 0.1, 0.55)
    put(out, tap(0.05, 1800, 9000, 0.004, rng), 0.1, 1.3)
    put(out, _felt(0.1, rng, pitch), 0.128, 0.55)
    return out


def shuffle(rng: Random, pitch: float) -> Signal:
    """A riffle of two halves, then the bridge falling together."""
    out = silence(1.15)
    moment, gap = 0.03, 0.026
    while moment < 0.58:
        snap = tap(0.03, 1500 * pitch, 7500, 0.0028, rng)
        snap = snap + 0.35 * body(0.03, [(850, 0.005, 0.6), (1700, 0.004, 0.5)], rng, pitch, 0.06)
        swell = 0.45 + 0.55 * np.sin(np.pi * moment / 0.62)
        put(out, snap, moment, swell * rng.uniform(0.65, 1.0))
        gap = max(0.0105, gap * 0.965)
        moment += gap * rng.uniform(0.82, 1.18)
    fall = _rub(0.3, 2600 * pitch, 4600 * pitch, rng) * shape(0.3, [(0, 0), (0.06, 0.6), (0.22, 1), (0.3, 0)])
    put(out, fall * (1 + 0.7 * np.sign(np.sin(2 * np.pi * 62 * times(0.3)))), 0.66, 0.34)
    put(out, _felt(0.14, rng, pitch), 0.95, 0.75)
    return room(out, rng, 0.1, 0.08)


def snap(rng: Random, pitch: float) -> Signal:
    """Seven cards are knocked together on the table, and a spur jingles: a bundle is done."""
    out = silence(0.62)
    put(out, _rub(0.1, 1500 * pitch, 3300 * pitch, rng) * shape(0.1, [(0, 0), (0.08, 1), (0.1, 0)]), 0.0, 0.5)
    knock = body(0.2, [(172, 0.03, 1.0), (288, 0.022, 0.7), (512, 0.014, 0.5), (905, 0.009, 0.3)], rng, pitch)
    put(out, knock + 1.2 * tap(0.2, 1200, 6500, 0.006, rng), 0.095)
    put(out, 0.55 * knock + 0.8 * tap(0.2, 1500, 7500, 0.004, rng), 0.17)
    spur = [(2730, 0.07, 0.5), (3890, 0.055, 0.6), (5420, 0.045, 0.5), (7210, 0.03, 0.35), (9050, 0.02, 0.2)]
    put(out, body(0.4, spur, rng, pitch, 0.004), 0.2, 0.24)
    put(out, body(0.34, spur, rng, pitch * 1.06, 0.004), 0.262, 0.16)
    return out


def page(rng: Random, pitch: float) -> Signal:
    """A leaf of the rule book is turned."""
    seconds = 0.46
    air = _rub(seconds, 900 * pitch, 2600 * pitch, rng)
    air *= shape(seconds, [(0, 0), (0.07, 0.5), (0.14, 0.35), (0.28, 1), (0.34, 0.45), (0.46, 0)])
    crinkle = grains(seconds, shape(seconds, [(0, 260), (0.12, 90), (0.26, 420), (0.4, 60), (0.46, 0)]), rng, 0.0009)
    out = air + 0.5 * band(np.tanh(crinkle), 1500, 8000)
    put(out, tap(0.06, 700, 4200, 0.007, rng), 0.3, 0.9)
    return out
