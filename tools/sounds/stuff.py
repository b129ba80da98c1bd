"""What sounds are made of: noise, bodies that ring, strings, envelopes, rooms. Mono signals are arrays at 44,100 Hz."""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

RATE = 44_100
Signal: TypeAlias = NDArray[np.float64]
Random: TypeAlias = np.random.Generator


def silence(seconds: float) -> Signal:
    """Nothing, for that long."""
    return np.zeros(round(seconds * RATE))


def times(seconds: float) -> Signal:
    """The moments of all samples, in seconds."""
    return np.arange(round(seconds * RATE)) / RATE


def noise(seconds: float, rng: Random) -> Signal:
    """White noise, about -1 to 1."""
    return rng.standard_normal(round(seconds * RATE)) * 0.35


def shape(seconds: float, points: Sequence[tuple[float, float]]) -> Signal:
    """An envelope through (second, level) points, straight between them."""
    moments, levels = zip(*points, strict=True)
    return np.asarray(np.interp(times(seconds), moments, levels))


def decay(seconds: float, half: float, attack: float = 0.001) -> Signal:
    """An envelope that rises within `attack` seconds and then halves every `half` seconds."""
    t = times(seconds)
    return np.minimum(1.0, t / max(attack, 1e-6)) * 0.5 ** (np.maximum(0.0, t - attack) / half)


def band(signal: Signal, low: float, high: float, edge: float = 0.5) -> Signal:
    """What lies between two frequencies; `edge` is the width of the slopes in octaves."""
    spectrum = np.fft.rfft(signal)
    octave = np.log2(np.maximum(np.fft.rfftfreq(len(signal), 1 / RATE), 1.0))
    rise = np.clip((octave - np.log2(max(low, 1.0))) / edge + 0.5, 0.0, 1.0)
    fall = np.clip((np.log2(high) - octave) / edge + 0.5, 0.0, 1.0)
    return np.fft.irfft(spectrum * rise * rise * (3 - 2 * rise) * fall * fall * (3 - 2 * fall), len(signal))


def tilt(signal: Signal, decibel: float, pivot: float = 1000.0) -> Signal:
    """Darker (negative) or brighter by that many dB an octave, round a pivot frequency."""
    spectrum = np.fft.rfft(signal)
    frequency = np.maximum(np.fft.rfftfreq(len(signal), 1 / RATE), 20.0)
    return np.fft.irfft(spectrum * (frequency / pivot) ** (decibel / 6.02), len(signal))


def sweep(signal: Signal, cutoff: Signal, resonance: float = 0.7) -> Signal:
    """A band filter whose middle (Hz, one value a sample) moves: what a slide or a whoosh does to noise."""
    frequency = 2.0 * np.sin(np.pi * np.minimum(cutoff, RATE / 6.5) / RATE)
    low = middle = 0.0
    out = np.empty_like(signal)
    for at in range(len(signal)):
        low += frequency[at] * middle
        high = signal[at] - low - middle / resonance
        middle += frequency[at] * high
        out[at] = middle
    return out


def body(
    seconds: float, modes: Sequence[tuple[float, float, float]], rng: Random, pitch: float = 1.0, spread: float = 0.01
) -> Signal:
    """A struck thing: modes are (Hz, seconds to halve, strength), each a little off so that no two hits are alike."""
    t = times(seconds)
    out = silence(seconds)
    for frequency, half, strength in modes:
        true = frequency * pitch * (1.0 + rng.normal(0.0, spread))
        heard = strength * (1.0 + rng.normal(0.0, 0.12))
        out += (
            heard * np.sin(2 * np.pi * true * t + rng.uniform(0, 0.6)) * 0.5 ** (t / (half * rng.uniform(0.88, 1.12)))
        )
    return out * np.minimum(1.0, t / 0.0006)


def tap(seconds: float, low: float, high: float, half: float, rng: Random) -> Signal:
    """A short burst: what a contact sounds like before anything rings."""
    return band(noise(seconds, rng), low, high) * decay(seconds, half, 0.0004)


def grains(seconds: float, per_second: Signal, rng: Random, half: float = 0.0012) -> Signal:
    """Tiny impulses at random moments, so many a second (one value a sample): crackle, grit, sand."""
    count = len(per_second)
    hits = rng.random(count) < per_second / RATE
    impulses = np.where(hits, rng.exponential(0.5, count) * rng.choice([-1.0, 1.0], count), 0.0)
    tail = 0.5 ** (np.arange(round(half * 8 * RATE)) / (half * RATE)) * rng.standard_normal(round(half * 8 * RATE))
    return np.convolve(impulses, tail)[:count]


def string(
    frequency: float, seconds: float, rng: Random, *, bright: float = 0.5, damp: float = 0.996, detune: float = 0.004
) -> Signal:
    """A struck piano string of an upright that nobody tunes: two plucked loops, slightly apart."""
    out = silence(seconds)
    for apart in (-detune, detune * rng.uniform(0.6, 1.2)):
        period = RATE / (frequency * (1.0 + apart))
        whole = int(period - 0.5)
        part = period - 0.5 - whole
        loop = band(rng.standard_normal(max(whole, 8) * 4), 30, 1500 + 7000 * bright)[: max(whole, 8)]
        loop -= loop.mean()
        sounding = np.empty(len(out))
        last = 0.0
        size = len(loop)
        for at in range(len(out)):
            here, after = loop[at % size], loop[(at + 1) % size]
            value = (1 - part) * here + part * after
            sounding[at] = value
            loop[at % size] = damp * (0.5 + 0.5 * bright * 0.6) * value + damp * (0.5 - 0.5 * bright * 0.6) * last
            last = value
        out += sounding
    return out * np.minimum(1.0, times(seconds) / 0.002)


def put(target: Signal, part: Signal, at: float, level: float = 1.0) -> None:
    """Add a part at a moment in seconds; what reaches beyond the end is lost."""
    start = round(at * RATE)
    room = min(len(part), len(target) - start)
    if room > 0:
        target[start : start + room] += part[:room] * level


def room(signal: Signal, rng: Random, seconds: float = 0.12, level: float = 0.12) -> Signal:
    """A few early echoes of a small wooden room; the signal grows longer by them."""
    tail = noise(seconds, rng) * decay(seconds, seconds / 6)
    tail = band(tail, 200, 4500)
    tail[: round(0.006 * RATE)] = 0.0
    wet = np.convolve(signal, tail)
    out = np.concatenate([signal, np.zeros(len(wet) - len(signal))])
    strength = np.sqrt(np.mean(wet**2)) / max(1e-9, np.sqrt(np.mean(out**2)))
    return np.asarray(out + wet * level / max(strength, 1e-9))


def warm(signal: Signal, drive: float) -> Signal:
    """Soft saturation, as of a loud thing on an old tape."""
    return np.asarray(np.tanh(signal * drive) / np.tanh(drive))


def loudness(signal: Signal, window: float = 0.05) -> float:
    """dB of full scale of the loudest window: what the ear takes for the level of a short sound."""
    size = min(len(signal), round(window * RATE))
    power = np.convolve(signal**2, np.ones(size) / size, mode="valid")
    return float(10 * np.log10(max(1e-12, power.max())))


def master(signal: Signal, decibel: float, peak: float = 0.84) -> Signal:
    """Bring to a loudness, hold peaks under a limit, trim the silent end, and fade the last milliseconds."""
    # A filter by spectrum smears low tones and wraps round: neither must come back into the sound.
    margin = silence(0.25)
    signal = band(np.concatenate([margin, signal, margin]), 45, 17_000)[len(margin) : len(margin) + len(signal)]
    for _ in range(6):
        signal = signal * 10 ** ((decibel - loudness(signal)) / 20)
        over = np.abs(signal) > 0.7 * peak
        bent = np.sign(signal) * peak * (0.7 + 0.3 * np.tanh((np.abs(signal) / peak - 0.7) / 0.3))
        signal = np.where(over, bent, signal)
    heard = np.nonzero(np.abs(signal) > 0.0025)[0]
    signal = signal[: min(len(signal), heard[-1] + round(0.01 * RATE))] if len(heard) else signal
    fade = min(len(signal), round(0.012 * RATE))
    signal[-fade:] *= np.linspace(1.0, 0.0, fade)
    return signal
