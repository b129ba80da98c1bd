"""The icon in the forms that systems ask for, drawn from `assets/icon`: PNG, ICO, ICNS.

At 16 and 24 pixels another drawing stands for it: one card in a holster, nothing thinner than a pixel.
"""

from __future__ import annotations

import io
from pathlib import Path

import pygame
from PIL import Image

from game.stage.assets import asset

SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
SMALL = 24
"""Up to so many pixels the small drawing is used."""


def drawn(size: int) -> Image.Image:
    """The icon at a size in pixels; small ones are drawn four times as large and scaled down, which keeps edges."""
    times = 4 if size <= 64 else 1
    name = "icon-small.svg" if size <= SMALL else "icon.svg"
    picture = pygame.image.load_sized_svg(str(asset("icon", name)), (size * times, size * times))
    stream = io.BytesIO()
    pygame.image.save(picture, stream, "icon.png")
    image = Image.open(io.BytesIO(stream.getvalue())).convert("RGBA")
    return image if times == 1 else image.resize((size, size), Image.Resampling.LANCZOS)


def make(folder: Path) -> dict[str, Path]:
    """Write `png`, `ico` and `icns` into a folder; their paths by ending."""
    folder.mkdir(parents=True, exist_ok=True)
    images = {size: drawn(size) for size in SIZES}
    files = {ending: folder / f"quickdraw-saloon.{ending}" for ending in ("png", "ico", "icns")}
    images[256].save(files["png"])
    small = [images[size] for size in SIZES if size <= 256]
    small[-1].save(files["ico"], sizes=[image.size for image in small], append_images=small[:-1])
    images[1024].save(files["icns"], append_images=[images[size] for size in (32, 64, 128, 256, 512)])
    return files
