"""Sounds of Bluffing Billionaires: thumbs that slam down together, a till for what is banked, the club around it."""

import numpy as np

from tools.sounds.ambience import SEAM, Stereo, air, looped, murmur, pan
from tools.sounds.stuff import Random, Signal, band, body, noise, put, room, shape, silence, tap, warm
from tools.sounds.table import COIN, piano

TABLE = [(96, 0.045, 1.0), (171, 0.032, 0.8), (263, 0.02, 0.5), (447, 0.012, 0.3)]
GLASS = [(2093, 0.11, 0.5), (3140, 0.08, 0.5), (4480, 0.05, 0.35), (6700, 0.03, 0.2)]


def thumbs(rng: Random, pitch: float) -> Signal:
    """Several fists come down on the padded table, not quite at once; the glasses jump."""
    out = silence(0.7)
    for moment in np.sort(rng.uniform(0.0, 0.045, 4)):
        fist = body(0.35, TABLE, rng, pitch * rng.uniform(0.94, 1.06))
        put(out, fist + 1.1 * tap(0.35, 250, 2600, 0.012, rng), float(moment), rng.uniform(0.6, 1.0))
    put(out, body(0.3, GLASS, rng, pitch, 0.01), 0.06, 0.10)
    put(out, body(0.25, GLASS, rng, pitch * 1.12, 0.01), 0.13, 0.05)
    return room(warm(out, 1.5), rng, 0.12, 0.12)


def till(rng: Random, pitch: float) -> Signal:
    """The drawer of a till: a bell, the slide, coins."""
    out = silence(0.8)
    put(out, body(0.6, [(1568, 0.16, 0.9), (3136, 0.1, 0.4), (4712, 0.05, 0.25)], rng, pitch, 0.003), 0.0, 0.55)
    rub = band(noise(0.16, rng), 500, 2600) * shape(0.16, [(0, 0), (0.1, 1), (0.16, 0)])
    put(out, rub, 0.05, 0.5)
    put(out, body(0.1, TABLE, rng, 1.7) + tap(0.1, 800, 5200, 0.006, rng), 0.2, 0.7)
    for moment in (0.24, 0.31, 0.36):
        put(out, body(0.3, COIN, rng, pitch * rng.uniform(0.95, 1.08)), moment, 0.4)
    return out


def ambience(rng: Random) -> Stereo:
    """A club late in the evening: voices behind a door, a piano far away, ice in a glass."""
    seconds = 24.0 + SEAM
    out = air(seconds, rng) * 0.9 + murmur(seconds, rng) * 0.5
    far, glasses = silence(seconds), silence(seconds)
    chords = (("A4", "C#5", "E5"), ("G4", "B4", "E5"), ("F4", "A4", "D5"), ("E4", "G#4", "B4"))
    score = [
        (bar * 3.0 + beat * 0.52, note, 0.5 + 0.2 * (beat == 0))
        for bar in range(8)
        for beat, note in enumerate(chords[bar % 4])
    ]
    put(far, band(piano(score, seconds, rng), 120, 1400), 0.0, 0.05)
    for moment in (4.4, 11.2, 17.9):
        put(glasses, body(0.4, GLASS, rng, rng.uniform(0.9, 1.15), 0.02), moment, 0.012)
    return looped(out + pan(far, 0.28) + pan(glasses, 0.72))
