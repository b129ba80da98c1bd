"""`python -m tools.sounds [NAME …]`: makes all sounds, or those named, and says how large they are."""

import sys
import zlib
from pathlib import Path

import numpy as np
import soundfile
from numpy.typing import NDArray

from tools.sounds.shelf import AMBIENCE_LEVEL, AMBIENCES, EFFECTS, PITCHES
from tools.sounds.stuff import RATE, Random, master

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"
EFFECT_COMPRESSION, AMBIENCE_COMPRESSION = 0.55, 0.8
BLOCK = RATE // 2


def random_of(name: str) -> Random:
    """The same sound at every run."""
    return np.random.default_rng(zlib.crc32(name.encode()))


def write(name: str, sound: NDArray[np.float64], compression: float) -> None:
    """Encode as Ogg Vorbis, in blocks: the encoder runs out of stack on a long piece."""
    channels = 1 if sound.ndim == 1 else sound.shape[1]
    path = FOLDER / f"{name}.ogg"
    with soundfile.SoundFile(path, "w", RATE, channels, "VORBIS", format="OGG", compression_level=compression) as file:
        for start in range(0, len(sound), BLOCK):
            file.write(sound[start : start + BLOCK])


def make(name: str) -> None:
    """Make one sound with all its variants; KeyError for a name that nobody knows."""
    if name.startswith("ambience-"):
        scene = AMBIENCES[name.removeprefix("ambience-")](random_of(name))
        power = 10 * np.log10(np.mean(scene**2))
        write(name, scene * 10 ** ((AMBIENCE_LEVEL - power) / 20), AMBIENCE_COMPRESSION)
        return
    effect = EFFECTS[name]
    if effect.variants == 1:
        write(name, master(effect.make(random_of(name), 1.0), effect.level), EFFECT_COMPRESSION)
        return
    for number, pitch in enumerate(PITCHES, start=1):
        rng = random_of(f"{name}-{number}")
        write(f"{name}-{number}", master(effect.make(rng, pitch), effect.level), EFFECT_COMPRESSION)


def main(names: list[str]) -> int:
    """Make the named sounds, or all; the exit code."""
    known = [*EFFECTS, *(f"ambience-{scene}" for scene in AMBIENCES)]
    wrong = [name for name in names if name not in known]
    if wrong:
        print(f"no sound {', '.join(wrong)}; there are {', '.join(known)}", file=sys.stderr)
        return 2
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names or known:
        make(name)
    files = list(FOLDER.glob("*.ogg"))
    print(f"{len(files)} files, {sum(file.stat().st_size for file in files) / 1024:.0f} KB in {FOLDER}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
