"""A short animated picture of a game being played, really and from a seed: `python -m tools.film FILE.gif`.

Four computer players at the street; the film begins with a card and goes on until a duel has been won.
"""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pygame
from PIL import Image
from pygame import Surface

from game.scenes.crazy_bullets.street import Street
from game.scenes.crazy_bullets.telling import Mood
from tools.camera import Camera
from tools.reels import Clock, party

STAGE_SIZE, SIZE = (1280, 720), (640, 360)
FRAME_MS, STEP_MS = 70, 10
SEED = 5
LEAD, AFTER = 5200, 3600
"""Milliseconds that are kept from before the duel is told and from after it."""
MOST = 40_000
COLOURS = 255


def frames(seed: int = SEED) -> Iterator[tuple[float, float | None, Surface]]:
    """Milliseconds, when a duel was first won (None: not yet), and the picture, frame by frame."""
    camera, clock = Camera(STAGE_SIZE, speed="normal"), Clock()
    street = Street(camera.house, party(), Random(seed), clock)
    camera.stage.push(street)
    won: float | None = None
    try:
        while clock.now < MOST and (won is None or clock.now < won + AFTER):
            for _ in range(FRAME_MS // STEP_MS):
                clock.now += STEP_MS
                camera.loop.frame(STEP_MS / 1000)
            told = street.show.told
            if won is None and told is not None and told.mood is Mood.WON and told.burst is not None:
                won = clock.now
            yield clock.now, won, pygame.transform.smoothscale(camera.picture(), SIZE)
    finally:
        camera.close()


def film(seed: int = SEED) -> list[Surface]:
    """The pictures round the first duel. LookupError if none is ever won."""
    kept: list[tuple[float, Surface]] = []
    won: float | None = None
    for now, won, picture in frames(seed):
        kept.append((now, picture))
        if won is None:
            kept = [each for each in kept if each[0] >= now - LEAD]
    if won is None:
        raise LookupError("nobody won a duel")
    return [picture for now, picture in kept if now >= won - LEAD]


def write(pictures: Sequence[Surface], target: Path) -> None:
    """Write an animated GIF with one palette for all frames; the last one stays a little longer."""
    images = []
    for picture in pictures:
        stream = io.BytesIO()
        pygame.image.save(picture, stream, "frame.png")
        images.append(Image.open(io.BytesIO(stream.getvalue())).convert("RGB"))
    # Rare colours count most here: the four of bullets, on a table full of browns.
    few = images[:: max(1, len(images) // 8)]
    mosaic = Image.new("RGB", (SIZE[0], SIZE[1] * len(few)))
    for at, image in enumerate(few):
        mosaic.paste(image, (0, at * SIZE[1]))
    palette = mosaic.quantize(COLOURS, Image.Quantize.MAXCOVERAGE)
    reduced = [image.quantize(palette=palette, dither=Image.Dither.NONE) for image in images]
    long = [FRAME_MS] * (len(reduced) - 1) + [1200]
    reduced[0].save(target, save_all=True, append_images=reduced[1:], duration=long, loop=0, optimize=True)


def main(words: Sequence[str] | None = None) -> int:
    """Film a duel; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.film", description=(__doc__ or "").split(":")[0])
    parser.add_argument("file", type=Path)
    parser.add_argument("--seed", type=int, default=SEED)
    asked = parser.parse_args(words)
    pictures = film(asked.seed)
    write(pictures, asked.file)
    print(f"{len(pictures)} frames, {asked.file.stat().st_size / 1024:.0f} KB in {asked.file}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
