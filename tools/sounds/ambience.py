"""Quiet backgrounds that loop without a seam, in stereo: the saloon at night, and a table each."""

import numpy as np
from numpy.typing import NDArray

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
    shape,
    silence,
    string,
    tap,
    tilt,
)
from tools.sounds.table import COIN, NOTES

SEAM = 1.5
"""Seconds in which the end is blended into the beginning."""
Stereo = NDArray[np.float64]


def pan(mono: Signal, across: float) -> Stereo:
    """A mono signal at a place: 0 left, 1 right."""
    return np.stack([mono * np.cos(across * np.pi / 2), mono * np.sin(across * np.pi / 2)], axis=1)


def looped(sound: Stereo) -> Stereo:
    """Shorter by the seam, and its end goes over into its beginning."""
    size = round(SEAM * RATE)
    blend = np.sqrt(np.linspace(0.0, 1.0, size))[:, None]
    head = sound[:size] * blend + sound[-size:] * blend[::-1]
    return np.concatenate([head, sound[size:-size]])


def air(seconds: float, rng: Random) -> Stereo:
    """The room itself: low, wide, hardly there."""
    sides = [band(tilt(noise(seconds, rng), -3, 300), 90, 900) for _ in range(2)]
    return np.stack(sides, axis=1) * 0.05


def fire(seconds: float, rng: Random) -> Signal:
    """A stove in the corner."""
    rate = 5 + 9 * np.clip(band(rng.standard_normal(round(seconds * RATE)) * 40, 0.1, 0.6), 0, 1)
    crackle = band(grains(seconds, rate, rng, 0.0011), 900, 7000)
    return 0.035 * np.tanh(2 * crackle) + 0.02 * band(noise(seconds, rng), 120, 700)


def murmur(seconds: float, rng: Random) -> Stereo:
    """People far away: bands of a voice, opened and closed by syllables, never a word."""
    out = np.zeros((round(seconds * RATE), 2))
    for _ in range(5):
        voice = rng.uniform(0.85, 1.25)
        speech = silence(seconds)
        for low, high, level in ((180, 420, 1.0), (480, 900, 0.6), (1100, 1700, 0.22)):
            syllables = np.clip(band(rng.standard_normal(len(speech)) * 120, 1.5, 5.5), 0, 1)
            speech += band(noise(seconds, rng), low * voice, high * voice) * syllables * level
        phrases = np.clip(0.3 + band(rng.standard_normal(len(speech)) * 400, 0.08, 0.35), 0, 1)
        out += pan(speech * phrases, rng.uniform(0.15, 0.85))
    return out * 0.05


def far_piano(seconds: float, rng: Random) -> Signal:
    """Somebody tries a slow tune behind two doors."""
    tune = ["D3", "A3", "F4", "E4", "D4", "A3", "C4", "A#3", "F3", "A3", "D4", "C4", "A3", "G3", "E3", "A3"]
    out = silence(seconds)
    moment = 0.9
    for note in tune:
        stroke = string(NOTES[note], 1.6, rng, bright=0.3, damp=0.997)
        put(out, stroke * decay(1.6, 0.4), moment, rng.uniform(0.5, 0.9))
        moment += 0.62 * (2 if rng.random() < 0.3 else 1) * rng.uniform(0.97, 1.05)
        if moment > seconds - 3.0:
            break
    return band(out, 120, 1300) * 0.05


def menu(rng: Random) -> Stereo:
    """The saloon at night: room, stove, voices, a glass now and then, a piano far off."""
    seconds = 20.0 + SEAM
    out = air(seconds, rng) + pan(fire(seconds, rng), 0.78) + murmur(seconds, rng) + pan(far_piano(seconds, rng), 0.25)
    for moment in (3.1, 8.4, 8.62, 14.9):
        glass = [(2100 * rng.uniform(0.9, 1.2), 0.06, 0.6), (4900, 0.04, 0.4), (7300, 0.03, 0.3)]
        hit = silence(seconds)
        put(hit, body(0.5, glass, rng), moment, 0.012)
        out += pan(hit, rng.uniform(0.2, 0.8))
    return looped(out)


def bullets_and_bombs(rng: Random) -> Stereo:
    """A back room: a clock, a lamp that hums in the draught, wood that works, a wagon outside."""
    seconds = 20.0 + SEAM
    out = air(seconds, rng) * 1.15
    clock, creak = silence(seconds), silence(seconds)
    works = [(1320, 0.006, 0.5), (2250, 0.004, 0.5), (3700, 0.003, 0.3)]
    for beat in range(round(seconds)):
        for half, pitch in ((0.0, 1.0), (0.5, 0.86)):
            put(clock, body(0.06, works, rng, pitch) + 0.3 * tap(0.06, 1500, 6000, 0.002, rng), beat + half, 0.022)
    for moment in (5.3, 12.75, 13.1):
        plank = body(0.3, [(310, 0.03, 0.7), (470, 0.02, 0.5), (905, 0.012, 0.3)], rng, rng.uniform(0.8, 1.2))
        put(creak, plank * shape(0.3, [(0, 0), (0.04, 1), (0.3, 0)]), moment, 0.03)
    gusts = np.clip(0.35 + band(rng.standard_normal(len(clock)) * 500, 0.06, 0.3), 0, 1)
    draught = band(noise(seconds, rng), 260, 760) * gusts * 0.03
    lamp = band(noise(seconds, rng), 4200, 9000) * (0.0025 + 0.002 * gusts)
    coins = silence(seconds)
    put(coins, body(0.3, COIN, rng), 16.9, 0.006)
    return looped(out + pan(clock, 0.3) + pan(creak, 0.7) + pan(draught, 0.55) + pan(lamp + coins, 0.62))
