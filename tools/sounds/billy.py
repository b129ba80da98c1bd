"""Sounds of Blasting Billy: the lid of the box, the bell of the last round, and Billy's corner of the saloon."""

import numpy as np

from tools.sounds.ambience import SEAM, Stereo, air, fire, looped, murmur, pan
from tools.sounds.stuff import RATE, Random, Signal, band, body, decay, noise, put, room, shape, silence, tap
from tools.sounds.table import NOTES

CHEST = [(92, 0.03, 1.0), (164, 0.022, 0.9), (271, 0.014, 0.6), (498, 0.009, 0.35)]
HASP = [(1760, 0.012, 0.5), (2930, 0.009, 0.45), (4480, 0.006, 0.3)]
DESK_BELL = [(1568, 0.42, 0.9), (3136, 0.2, 0.35), (4240, 0.16, 0.4), (6480, 0.09, 0.25)]


def lid(rng: Random, pitch: float) -> Signal:
    """A card slips into the box and the lid falls shut, the hasp after it."""
    out = silence(0.42)
    slip = band(noise(0.1, rng), 1400, 6500) * shape(0.1, [(0, 0), (0.03, 1), (0.1, 0)])
    put(out, slip, 0.0, 0.16)
    put(out, body(0.26, CHEST, rng, pitch) + 1.1 * tap(0.26, 240, 2200, 0.012, rng), 0.09, 1.0)
    put(out, body(0.12, HASP, rng, pitch * 1.04, 0.004), 0.15, 0.16)
    return room(out, rng, 0.09, 0.08)


def bell(rng: Random, pitch: float) -> Signal:
    """The bell on the bar, twice: last round."""
    out = silence(1.5)
    for moment, level in ((0.0, 1.0), (0.26, 0.8)):
        put(out, body(1.2, DESK_BELL, rng, pitch, 0.002) + 0.4 * tap(1.2, 2500, 9000, 0.002, rng), moment, level)
    return room(out, rng, 0.16, 0.12)


def harmonica(rng: Random, seconds: float) -> Signal:
    """Somebody breathes a few slow notes, far back in the room."""
    out = silence(seconds)
    moment = 2.2
    for note in ("D4", "F4", "G4", "F4", "D4", "C4", "D4"):
        length = rng.uniform(0.7, 1.5)
        t = np.arange(round(length * RATE)) / RATE
        reed = sum(np.sin(2 * np.pi * NOTES[note] * part * t) / part for part in (1, 2, 3, 4))
        shiver = 1.0 + 0.18 * np.sin(2 * np.pi * 5.2 * t)
        swell = shape(length, [(0, 0), (0.18, 1), (length - 0.2, 0.7), (length, 0)])
        put(out, band(reed * shiver * swell + 0.12 * noise(length, rng) * swell, 250, 2400), moment, 0.0045)
        moment += length * rng.uniform(0.95, 1.6)
        if moment > seconds - 4.0:
            break
    return out


def ambience(rng: Random) -> Stereo:
    """Behind Billy's table: stove, low voices, boards that give under a boot, a fuse that never stops glowing."""
    seconds = 20.0 + SEAM
    out = air(seconds, rng) + pan(fire(seconds, rng), 0.18) + 0.7 * murmur(seconds, rng)
    boards = silence(seconds)
    for moment in (4.4, 4.95, 11.3, 16.6):
        plank = body(0.34, [(140, 0.04, 0.8), (262, 0.03, 0.6), (520, 0.014, 0.3)], rng, rng.uniform(0.85, 1.15))
        put(boards, plank * shape(0.34, [(0, 0), (0.05, 1), (0.34, 0)]), moment, 0.03)
    ember = band(noise(seconds, rng), 5200, 10500)
    ember *= 0.0022 + 0.002 * np.clip(band(rng.standard_normal(len(ember)) * 60, 3, 12), 0, 1)
    glass = silence(seconds)
    put(glass, body(0.5, [(2240, 0.06, 0.6), (5100, 0.04, 0.4)], rng) * decay(0.5, 0.12), 8.7, 0.01)
    return looped(out + pan(boards, 0.62) + pan(ember, 0.5) + pan(glass, 0.8) + pan(harmonica(rng, seconds), 0.35))
