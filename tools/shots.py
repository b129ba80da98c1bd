"""Pictures of every scene in its beginning, middle and end at four sizes: `python -m tools.shots FOLDER`.

Without a screen: the window is SDL's dummy, whose pixels are the same. `<scene>-<moment>-<width>x<height>.png`.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import pygame

from tools.camera import Camera
from tools.reels import furnished, reels

SIZES = ((1280, 720), (1920, 1080), (2560, 1440), (800, 600))
LOOKS_BACK = ("menu", "history", "statistics")
"""Scenes that are worth a look only where games were played."""


def shoot(name: str, size: tuple[int, int], target: Path, work: Path) -> list[Path]:
    """All moments of a scene at a size; the files that were written."""
    folder = furnished(work / "store") if name in LOOKS_BACK else None
    camera = Camera(size, folder)
    made = []
    try:
        for moment in reels(work)[name](camera):
            made.append(target / f"{name}-{moment}-{size[0]}x{size[1]}.png")
            pygame.image.save(camera.picture(), made[-1])
    finally:
        camera.close()
    return made


def size_of(text: str) -> tuple[int, int]:
    """A size from "1280x720"."""
    width, height = text.split("x")
    return int(width), int(height)


def main(words: Sequence[str] | None = None) -> int:
    """Take the pictures that are asked for, all without options; 1 if a scene failed."""
    known = list(reels(Path()))
    parser = argparse.ArgumentParser(prog="python -m tools.shots", description=(__doc__ or "").split(":")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--scenes", nargs="+", choices=known, default=known)
    parser.add_argument("--sizes", nargs="+", type=size_of, default=list(SIZES), metavar="WxH")
    asked = parser.parse_args(words)
    asked.folder.mkdir(parents=True, exist_ok=True)
    failed = count = 0
    with tempfile.TemporaryDirectory() as work:
        for name in asked.scenes:
            for size in asked.sizes:
                try:
                    count += len(shoot(name, size, asked.folder, Path(work)))
                except (LookupError, RuntimeError, AssertionError) as error:
                    failed += 1
                    print(f"{name} at {size[0]}x{size[1]}: {error!r} {error.__cause__ or ''}", file=sys.stderr)
    print(f"{count} pictures in {asked.folder}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
