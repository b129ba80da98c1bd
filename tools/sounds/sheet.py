"""Sounds to be looked at: `python -m tools.sounds.sheet FILE.png [NAME …]` draws envelope and spectrogram of each.

Time runs to the right, 2 s at most; pitch upwards to 16 kHz, each octave as wide as the next; brighter is louder,
over 70 dB. The envelope above is linear.
"""

import os
import sys
from pathlib import Path

import numpy as np
import pygame
import soundfile
from numpy.typing import NDArray

from tools.sounds.__main__ import FOLDER
from tools.sounds.shelf import EFFECTS
from tools.sounds.stuff import RATE

Picture = NDArray[np.uint8]
SECONDS, WIDE, TALL, LANE = 2.0, 300, 150, 40
WINDOW, DEEP = 1024, 70.0
LOWEST, HIGHEST = 60.0, 16_000.0
ACROSS = 5


def first(name: str) -> NDArray[np.float64]:
    """The first variant of a sound, both channels as one."""
    file = FOLDER / f"{name}-1.ogg"
    heard, _ = soundfile.read(file if file.is_file() else FOLDER / f"{name}.ogg", always_2d=True)
    mono: NDArray[np.float64] = heard.mean(axis=1)
    return mono[: round(SECONDS * RATE)]


def spectrogram(heard: NDArray[np.float64]) -> NDArray[np.float64]:
    """Loudness from 0 to 1 for each place across and each row from high to low pitch."""
    padded = np.concatenate([np.zeros(WINDOW // 2), heard, np.zeros(WINDOW)])
    starts = np.linspace(0, round(SECONDS * RATE), WIDE).astype(int)
    shape = np.hanning(WINDOW)
    pitches = np.fft.rfftfreq(WINDOW, 1 / RATE)
    rows = np.geomspace(HIGHEST, LOWEST, TALL)
    picture = np.zeros((WIDE, TALL))
    for column, start in enumerate(starts):
        piece = padded[start : start + WINDOW]
        if len(piece) == WINDOW:
            power = np.abs(np.fft.rfft(piece * shape))
            picture[column] = np.interp(rows, pitches, power)
    level = 20 * np.log10(np.maximum(picture, 1e-9))
    loud: NDArray[np.float64] = np.clip((level - level.max() + DEEP) / DEEP, 0, 1)
    return loud


def tile(name: str) -> pygame.Surface:
    """Name, envelope and spectrogram of a sound."""
    heard = first(name)
    whole = pygame.Surface((WIDE, TALL + LANE))
    loud = spectrogram(heard)
    tones = np.stack([loud**0.8 * 255, loud**1.6 * 220, loud**4 * 180], axis=-1).astype(np.uint8)
    whole.blit(pygame.surfarray.make_surface(tones), (0, LANE))
    step = round(SECONDS * RATE) / WIDE
    for column in range(WIDE):
        piece = heard[round(column * step) : round((column + 1) * step)]
        peak = float(np.abs(piece).max()) if len(piece) else 0.0
        pygame.draw.line(whole, "#54ABA1", (column, LANE), (column, LANE - round(peak * LANE)))
    whole.blit(pygame.font.Font(None, 22).render(name, True, "white"), (WIDE - 90, 3))
    return whole


def main(words: list[str]) -> int:
    """Draw the named sounds, or all; the exit code."""
    if not words:
        print(__doc__, file=sys.stderr)
        return 2
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.font.init()
    tiles = [tile(name) for name in words[1:] or EFFECTS]
    rows = -(-len(tiles) // ACROSS)
    sheet = pygame.Surface((ACROSS * (WIDE + 6), rows * (TALL + LANE + 6)))
    sheet.fill("#333333")
    for at, each in enumerate(tiles):
        sheet.blit(each, (at % ACROSS * (WIDE + 6), at // ACROSS * (TALL + LANE + 6)))
    pygame.image.save(sheet, Path(words[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
