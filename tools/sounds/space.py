"""Sounds of Blast: a planet that moves, Greedbots that carry one, a star that clicks in, and the night between."""

import numpy as np

from tools.sounds.ambience import SEAM, Stereo, air, looped, pan
from tools.sounds.stuff import (
    Random,
    Signal,
    band,
    body,
    decay,
    noise,
    put,
    room,
    shape,
    silence,
    sweep,
    tap,
    times,
)

GLASS = [(1318, 0.16, 0.8), (1976, 0.12, 0.55), (2637, 0.1, 0.5), (3951, 0.06, 0.35), (5274, 0.04, 0.2)]
TIN = [(420, 0.02, 0.7), (690, 0.016, 0.8), (1130, 0.012, 0.6), (1890, 0.008, 0.4)]


def _tone(seconds: float, start: float, end: float) -> Signal:
    """A pure tone that glides from one frequency to another."""
    t = times(seconds)
    glide = start + (end - start) * np.minimum(1.0, t / seconds) ** 0.8
    return np.asarray(np.sin(np.cumsum(2 * np.pi * glide / 44_100)))


def hum(rng: Random, pitch: float) -> Signal:
    """A planet glides one step: low, round, with a beat in it."""
    seconds = 0.75
    low = sum(_tone(seconds, 92 * k * pitch, 118 * k * pitch) / k for k in (1, 2, 3.02))
    wind = sweep(noise(seconds, rng), 420 + 700 * times(seconds) / seconds, 1.6)
    swell = shape(seconds, [(0, 0), (0.12, 0.8), (0.4, 1), (0.75, 0)])
    return room((0.5 * np.asarray(low) + 0.5 * wind) * swell, rng, 0.1, 0.1)


def whirr(rng: Random, pitch: float) -> Signal:
    """Greedbots carry a planet all the way: small cogs, faster and faster, and a till at the end."""
    out = silence(1.25)
    moment, gap = 0.0, 0.105
    while moment < 0.86:
        cog = body(0.08, TIN, rng, pitch * (1 + moment * 0.5)) + 0.6 * tap(0.08, 1500, 7000, 0.002, rng)
        put(out, cog, moment, 0.55)
        moment += gap
        gap = max(0.034, gap * 0.9)
    put(out, _tone(0.9, 150 * pitch, 330 * pitch) * shape(0.9, [(0, 0), (0.2, 0.35), (0.9, 0)]), 0.0, 0.7)
    put(out, body(0.35, GLASS, rng, pitch * 0.8, 0.003), 0.9, 0.6)
    return room(out, rng, 0.09, 0.09)


def chime(rng: Random, pitch: float) -> Signal:
    """A star clicks into the row, and the row rings."""
    out = silence(0.95)
    put(out, tap(0.08, 1200, 6000, 0.003, rng) + body(0.08, TIN, rng, pitch * 1.4), 0.0, 0.8)
    for moment, higher, level in ((0.03, 1.0, 0.7), (0.13, 1.26, 0.55), (0.23, 1.5, 0.6)):
        put(out, body(0.6, GLASS, rng, pitch * higher, 0.002), moment, level)
    return room(out, rng, 0.16, 0.12)


def ambience(rng: Random) -> Stereo:
    """The sky at night: two slow tones that drift past each other, wind from far off, a pulse now and then."""
    seconds = 20.0 + SEAM
    t = times(seconds)
    out = air(seconds, rng) * 0.8
    for tone, across, drift in ((55.0, 0.3, 0.05), (82.6, 0.7, 0.041), (110.4, 0.5, 0.063)):
        slow = 0.5 + 0.5 * np.sin(2 * np.pi * drift * t + rng.uniform(0, 6))
        out += pan(np.asarray(np.sin(2 * np.pi * tone * t) * slow * 0.012), across)
    wind = band(noise(seconds, rng), 300, 900) * np.clip(band(rng.standard_normal(len(t)) * 90, 0.05, 0.3), 0, 1)
    out += pan(wind * 0.02, 0.6)
    for moment in (4.2, 11.7, 17.0):
        ping = silence(seconds)
        put(
            ping, body(1.2, [(1760, 0.3, 0.5), (2640, 0.2, 0.3)], rng, 1.0, 0.02) * decay(1.2, 0.25, 0.02), moment, 0.01
        )
        out += pan(ping, rng.uniform(0.2, 0.8))
    return looped(out)
