"""Sounds of the menu and of Bullets and Bombs: ticks, knocks, coins, fuse, explosion, and the piano at the end."""

import numpy as np

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
    string,
    sweep,
    tap,
    tilt,
    times,
    warm,
)

WOOD = [(196, 0.024, 1.0), (347, 0.018, 0.8), (611, 0.012, 0.55), (1020, 0.008, 0.4), (1730, 0.005, 0.25)]
COIN = [(3180, 0.06, 0.7), (5240, 0.05, 0.8), (6870, 0.035, 0.6), (8930, 0.03, 0.45), (11200, 0.02, 0.3)]
BELL = [(1180, 0.16, 0.7), (2410, 0.12, 0.5), (3260, 0.09, 0.45), (4720, 0.06, 0.3)]


def tick(rng: Random, pitch: float) -> Signal:
    """A fingernail on the edge of a card."""
    return body(0.05, [(1450, 0.0016, 0.4), (2700, 0.0013, 0.4)], rng, pitch, 0.04) + 1.6 * tap(
        0.05, 1800, 8500, 0.0016, rng
    )


def confirm(rng: Random, pitch: float) -> Signal:
    """A knuckle on the bar, and the till's small bell far off."""
    out = silence(0.42)
    put(out, body(0.16, WOOD, rng, pitch) + 0.8 * tap(0.16, 900, 4000, 0.004, rng), 0.0)
    put(out, body(0.34, BELL, rng, pitch * 1.19, 0.002), 0.05, 0.11)
    return room(out, rng, 0.09, 0.09)


def refuse(rng: Random, pitch: float) -> Signal:
    """Two dull knocks of a boot: no."""
    boot = [(112, 0.022, 0.8), (178, 0.018, 0.9), (291, 0.012, 0.6)]
    out = silence(0.36)
    for moment, level, low in ((0.0, 1.0, 1.0), (0.125, 0.85, 0.93)):
        knock = body(0.18, boot, rng, pitch * low) + 1.2 * tap(0.18, 280, 1900, 0.011, rng)
        put(out, knock, moment, level)
    return room(out, rng, 0.08, 0.08)


def count(rng: Random, pitch: float) -> Signal:
    """A bead of the counting frame hits the next."""
    bead = [(980, 0.008, 0.8), (1870, 0.006, 0.7), (2980, 0.004, 0.5), (4350, 0.003, 0.3)]
    return body(0.09, bead, rng, pitch, 0.012) + 0.7 * tap(0.09, 1500, 7000, 0.002, rng)


def coin(rng: Random, pitch: float) -> Signal:
    """A coin falls on another and settles."""
    out = silence(0.5)
    for moment, level, higher in ((0.0, 1.0, 1.0), (0.066, 0.55, 1.045), (0.105, 0.3, 0.985), (0.131, 0.16, 1.03)):
        hit = body(0.3, COIN, rng, pitch * higher, 0.006) + 0.9 * tap(0.3, 3500, 13000, 0.0022, rng)
        put(out, hit, moment, level)
    return out


def fuse(rng: Random, pitch: float) -> Signal:
    """A fuse is lit and burns towards the bomb."""
    seconds = 1.15
    strike = sweep(noise(0.14, rng), 2400 * pitch + 22000 * times(0.14), 0.8) * decay(0.14, 0.03, 0.008)
    burn = shape(seconds, [(0, 0.1), (0.1, 0.55), (0.7, 0.7), (1.05, 1.0), (1.15, 0)])
    hiss = band(tilt(noise(seconds, rng), 3, 5000), 900 * pitch, 13500, 2.0) * burn
    hiss *= 1.0 + 0.5 * band(rng.standard_normal(len(hiss)) * 4.0, 8, 40)
    spit = grains(seconds, 90 + 260 * burn, rng, 0.0007)
    pops = grains(seconds, 6 + 22 * burn, rng, 0.003)
    out = 0.8 * hiss + 0.8 * band(np.tanh(spit), 1800, 12000) + 0.7 * band(np.tanh(pops), 350, 3500)
    put(out, strike, 0.0, 1.1)
    return out


def explosion(rng: Random, pitch: float) -> Signal:
    """A bomb: crack, pressure, rolling air, and what comes down again."""
    seconds = 1.5
    t = times(seconds)
    fall = 36 + 92 * 0.5 ** (t / 0.05)
    pressure = np.sin(2 * np.pi * np.cumsum(fall * pitch) / RATE) * decay(seconds, 0.11, 0.003)
    roll = noise(seconds, rng)
    closing = sweep(roll, (180 + 5200 * 0.5 ** (t / 0.055)) * pitch, 0.75) * decay(seconds, 0.17, 0.002)
    rumble = band(tilt(roll, -3), 70, 750) * decay(seconds, 0.24, 0.02)
    crack = tap(seconds, 700, 12000, 0.006, rng)
    blast = warm(0.9 * pressure + 3.0 * closing + 1.8 * crack, 2.0) + 1.6 * rumble
    falling = shape(seconds, [(0, 0), (0.24, 0), (0.34, 85), (0.8, 26), (1.4, 0), (1.5, 0)])
    rubble = grains(seconds, falling, rng, 0.004)
    return room(blast + 0.6 * band(np.tanh(rubble), 350, 5200), rng, 0.3, 0.16)


NOTES = {
    name: 440.0 * 2 ** ((number - 69) / 12)
    for number, name in enumerate(
        f"{letter}{octave}"
        for octave in range(-1, 9)
        for letter in ("C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B")
    )
}


def piano(
    score: list[tuple[float, str, float]], seconds: float, rng: Random, *, bright: float = 0.55, damp: float = 0.997
) -> Signal:
    """The saloon's upright: (second, note, strength). Every stroke has its hammer and the knock of the old case."""
    out = silence(seconds)
    for moment, note, strength in score:
        stroke = string(NOTES[note], min(1.3, seconds - moment), rng, bright=bright, damp=damp)
        stroke /= max(1e-9, float(np.abs(stroke[: RATE // 8]).max()))
        put(out, stroke * decay(len(stroke) / RATE, 0.28), moment, strength)
        put(
            out,
            body(0.06, [(118, 0.012, 0.7), (240, 0.008, 0.4)], rng) + tap(0.06, 600, 3000, 0.004, rng),
            moment,
            0.1 * strength,
        )
    return room(band(out, 60, 7500), rng, 0.2, 0.14)


def win(rng: Random, pitch: float) -> Signal:
    """Up the keys and a full chord: the house drinks on you."""
    run = [(0.0, "G4", 0.7), (0.085, "B4", 0.7), (0.17, "D5", 0.75), (0.255, "F#5", 0.6), (0.275, "G5", 0.85)]
    chord = [(0.5, note, level) for note, level in (("G3", 0.8), ("D4", 0.55), ("B4", 0.6), ("D5", 0.6), ("G5", 0.8))]
    last = [(0.72, note, 0.55) for note in ("G2", "G3")] + [(0.72, "B5", 0.5), (0.72, "G5", 0.5)]
    return piano(run + chord + last, 1.9, rng)


def lose(rng: Random, pitch: float) -> Signal:
    """Down the keys in half steps, and a low note that is wrong."""
    fall = [
        (0.0, "D#4", 0.8),
        (0.0, "A#4", 0.5),
        (0.22, "D4", 0.75),
        (0.22, "A4", 0.45),
        (0.44, "C#4", 0.7),
        (0.44, "G#4", 0.4),
    ]
    end = [(0.72, "G2", 0.95), (0.72, "C#3", 0.6), (0.72, "C4", 0.45)]
    return piano(fall + end, 1.9, rng, bright=0.4)


def draw(rng: Random, pitch: float) -> Signal:
    """Two chords that agree to differ."""
    chords = [(0.0, note, 0.6) for note in ("C3", "G3", "E4")] + [
        (0.36, note, 0.6) for note in ("F3", "A3", "D4", "G4")
    ]
    return piano(chords, 1.5, rng, bright=0.45)
