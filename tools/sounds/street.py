"""Sounds of the street of Crazy Bullets: slap, shot, ricochet, foul, the coin of a dead heat, noon outside."""

import numpy as np

from tools.sounds.ambience import SEAM, Stereo, air, looped, pan
from tools.sounds.stuff import (
    RATE,
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
    tilt,
    times,
    warm,
)
from tools.sounds.table import COIN

TABLE = [(118, 0.03, 0.9), (203, 0.022, 0.7), (341, 0.014, 0.4), (560, 0.009, 0.25)]


def slap(rng: Random, pitch: float) -> Signal:
    """A flat hand on a card on a barrel head."""
    skin = tap(0.22, 700, 5200, 0.007, rng) * 2.2 + tap(0.22, 180, 900, 0.016, rng) * 1.4
    return room(warm(skin + body(0.22, TABLE, rng, pitch), 1.6), rng, 0.08, 0.08)


def shot(rng: Random, pitch: float) -> Signal:
    """A revolver across the street: crack, thump, and the house fronts answering."""
    out = silence(1.1)
    crack = band(noise(0.12, rng), 600, 9000) * decay(0.12, 0.006, 0.0003) * 3.0
    t = times(0.3)
    thump = np.sin(2 * np.pi * (150 * pitch * np.exp(-t * 9) + 42) * t) * decay(0.3, 0.035) * 1.2
    blast = tilt(noise(0.5, rng), -4, 700) * decay(0.5, 0.05, 0.001) * 1.6
    put(out, crack, 0.0)
    put(out, thump, 0.002)
    put(out, blast, 0.001)
    for moment, level in ((0.105, 0.42), (0.19, 0.30), (0.31, 0.20), (0.47, 0.12)):
        put(out, band(tilt(noise(0.3, rng), -5, 500), 120, 2200) * decay(0.3, 0.05, 0.01), moment, level)
    return warm(out, 1.8)


def ricochet(rng: Random, pitch: float) -> Signal:
    """The bullet glances off an iron hoop and whines away."""
    seconds = 0.75
    t = times(seconds)
    fall = (520 + 2900 * np.exp(-((t / 0.42) ** 1.4))) * pitch
    phase = 2 * np.pi * np.cumsum(fall) / RATE
    # A bent bullet tumbles: slower and slower, each turn heard once from its blunt and once from its sharp side.
    turns = np.cumsum(38 * np.exp(-t * 1.6)) / RATE + rng.uniform(0, 1)
    tumble = 0.6 + 0.3 * np.sin(2 * np.pi * turns) + 0.1 * np.sin(4 * np.pi * turns + 1.0)
    away = shape(seconds, [(0, 0), (0.01, 0.9), (0.12, 0.62), (0.4, 0.24), (0.75, 0)])
    whine = (np.sin(phase) + 0.42 * np.sin(1.507 * phase + 0.4) + 0.22 * np.sin(2.31 * phase)) * tumble * away
    hiss = sweep(noise(seconds, rng), fall * 1.2, 1.6) * tumble * away
    ping = body(seconds, [(2350, 0.02, 0.7), (3710, 0.014, 0.6), (5230, 0.01, 0.4)], rng, pitch)
    strike = tap(seconds, 1200, 9000, 0.004, rng)
    return room(whine * 0.26 + hiss * 0.7 + ping * 0.6 + strike * 0.9, rng, 0.16, 0.1)


def foul(rng: Random, pitch: float) -> Signal:
    """Somebody leans on a squeaky harmonica, twice: that was wrong."""
    out = silence(0.5)
    for moment, note in ((0.0, 174.0), (0.19, 146.0)):
        t = times(0.24)
        reeds = sum(
            np.sign(np.sin(2 * np.pi * note * pitch * apart * t)) * level
            for apart, level in ((1.0, 0.5), (1.012, 0.4), (1.498, 0.22))
        )
        breath = band(noise(0.24, rng), 900, 5000) * 0.25
        tone = band(np.asarray(reeds), 140, 3200) + breath
        put(out, tone * shape(0.24, [(0, 0), (0.02, 1), (0.15, 0.85), (0.24, 0)]), moment, 0.8)
    return room(out, rng, 0.07, 0.06)


def toss(rng: Random, pitch: float) -> Signal:
    """A coin is flicked, sings while it turns, and drops on wood."""
    out = silence(1.15)
    put(out, body(0.25, COIN, rng, pitch * 1.04) + tap(0.25, 2000, 9000, 0.002, rng), 0.0, 0.9)
    for turn in range(10):
        put(out, body(0.05, COIN, rng, pitch * 1.1), 0.07 + turn * 0.075, 0.16)
    for moment, level in ((0.86, 1.0), (0.95, 0.5), (1.0, 0.3)):
        knock = body(0.12, [(420, 0.01, 0.6), (760, 0.007, 0.4)], rng, pitch) + 0.7 * body(0.12, COIN, rng, pitch)
        put(out, knock, moment, level)
    return out


def ambience(rng: Random) -> Stereo:
    """High noon outside: wind that comes and goes, dust on boards, a fly, a sign that creaks, a hawk far up."""
    seconds = 20.0 + SEAM
    out = air(seconds, rng) * 0.6
    gusts = np.clip(0.4 + band(rng.standard_normal(round(seconds * RATE)) * 500, 0.05, 0.25), 0, 1)
    wind = sweep(noise(seconds, rng), 260 + 520 * gusts, 1.4) * gusts * 0.05
    dust = 0.012 * np.tanh(band(grains(seconds, 30 + 160 * gusts, rng, 0.0008), 2500, 9000))
    out += pan(wind, 0.35) + pan(band(wind[::-1].copy(), 150, 900), 0.7) + pan(dust, 0.6)
    sign = silence(seconds)
    for moment in (4.2, 4.9, 13.4, 14.2):
        t = times(0.45)
        squeak = np.sin(2 * np.pi * (610 + 130 * np.sin(2 * np.pi * 2.1 * t)) * t) * shape(
            0.45, [(0, 0), (0.1, 1), (0.45, 0)]
        )
        put(sign, squeak * 0.5 + band(noise(0.45, rng), 500, 1800) * 0.3 * decay(0.45, 0.1), moment, 0.014)
    fly = silence(seconds)
    t = times(2.6)
    wings = np.sin(2 * np.pi * np.cumsum(195 + 12 * np.sin(2 * np.pi * 0.9 * t)) / RATE)
    put(fly, warm(wings, 3.0) * shape(2.6, [(0, 0), (0.8, 1), (1.7, 0.6), (2.6, 0)]), 8.6, 0.006)
    hawk = silence(seconds)
    t = times(1.1)
    cry = np.sin(2 * np.pi * np.cumsum(2350 - 700 * t + 40 * np.sin(2 * np.pi * 24 * t)) / RATE)
    put(hawk, cry * shape(1.1, [(0, 0), (0.08, 1), (0.6, 0.5), (1.1, 0)]), 17.3, 0.006)
    return looped(out + pan(sign, 0.8) + pan(fly, 0.2) + pan(hawk, 0.5))
