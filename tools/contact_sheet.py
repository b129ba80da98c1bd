"""Sheets of all drawings, to be looked at: `python -m tools.contact_sheet FOLDER`.

A sheet for each game's cards at 64, 140 and 400 pixels, in colour, grey and as people with the three colour-vision
deficiencies see them; and one for each folder of other drawings. Cards are put together by the game's own code, so that
the sheets show what players see.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path

import pygame
from pygame import Surface

from game.rules.bluffing_billionaires.cards import DECKS
from game.rules.crazy_bullets.cards import FACES as STREET_FACES
from game.scenes.blast import cards as blast
from game.scenes.blasting_billy import cards as billy
from game.scenes.bluffing_billionaires import cards as billionaires
from game.scenes.bullets_and_bombs import cards as bombs
from game.scenes.crazy_bullets.faces import Faces
from game.stage.art import Art, rasterise
from game.stage.assets import assets_folder
from game.stage.faces import Face, side
from tools.vision import Vision, looked_at

SIZES = (64, 140, 400)
THING = 180
GROUND, LIGHT_GROUND = "#3D2515", "#F6E7C8"
WIDEST = 4200
"""Pixels across a sheet."""


def table_cards(faces: Sequence[Face], width: int) -> list[Surface]:
    """All faces, and each back that differs, at a width."""
    art = Art()
    backs = dict.fromkeys(face.back for face in faces)
    fronts = [side(art, face, True, width) for face in faces]
    return fronts + [side(art, Face(back), False, width) for back in backs]


def street_cards(width: int) -> list[Surface]:
    """Every face of the street, and the back."""
    laid = Faces(Art(), width)
    return [*(laid.face(text, 0) for text in STREET_FACES), laid.back(0)]


DECKS_OF: dict[str, Callable[[int], list[Surface]]] = {
    "blasting-billy": lambda width: table_cards(billy.every_face(), width),
    "bluffing-billionaires": lambda width: table_cards(billionaires.every_face(DECKS), width),
    "blast": lambda width: table_cards(blast.every_face(), width),
    "crazy-bullets": street_cards,
    "bullets-and-bombs": lambda width: table_cards(bombs.every_face(), width),
}
"""How the cards of each game are put together."""


def sheet(pictures: Sequence[Surface], across: int, ground: str = GROUND) -> Surface:
    """Pictures in rows on a ground, `across` in a row."""
    wide, tall = max(one.get_width() for one in pictures), max(one.get_height() for one in pictures)
    gap = max(6, wide // 12)
    rows = -(-len(pictures) // across)
    whole = Surface((gap + across * (wide + gap), gap + rows * (tall + gap)))
    whole.fill(ground)
    for at, picture in enumerate(pictures):
        row, column = divmod(at, across)
        corner = (gap + column * (wide + gap), gap + row * (tall + gap))
        whole.blit(picture, picture.get_rect(center=(corner[0] + wide // 2, corner[1] + tall // 2)))
    return whole


def across(count: int, width: int) -> int:
    """How many in a row: a sheet rather wider than tall, never wider than `WIDEST`."""
    return max(1, min(count, round(sqrt(count * 1.4 * 16 / 9)), WIDEST // round(width * 1.09)))


def card_sheets(game: str, folder: Path, sizes: Sequence[int], visions: Sequence[Vision]) -> list[Path]:
    """Write a game's sheets, `<game>-<width>-<vision>.png`; their paths."""
    made = []
    for width in sizes:
        cards = DECKS_OF[game](width)
        colours = sheet(cards, across(len(cards), width))
        for vision in visions:
            made.append(folder / f"{game}-{width}-{vision.value}.png")
            pygame.image.save(looked_at(colours, vision), made[-1])
    return made


def other_folders() -> list[str]:
    """Folders below `assets`, apart from cards, that hold drawings."""
    root = assets_folder()
    found = {file.parent.relative_to(root).as_posix() for file in root.rglob("*.svg")}
    return sorted(folder for folder in found if not folder.startswith("cards/"))


def thing(path: str) -> Surface:
    """A drawing in a square of `THING` pixels, whatever its proportions."""
    own = pygame.image.load(assets_folder() / path).get_size()
    scale = THING / max(own)
    return rasterise(path, max(1, round(own[0] * scale)), max(1, round(own[1] * scale)))


def thing_sheets(folder: Path, visions: Sequence[Vision]) -> list[Path]:
    """Write a sheet for each folder of other drawings, `things-<folder>-<vision>.png`; their paths."""
    made = []
    for name in other_folders():
        files = sorted((assets_folder() / name).glob("*.svg"))
        ground = LIGHT_GROUND if name == "icons" else GROUND
        things = [thing(f"{name}/{file.name}") for file in files]
        colours = sheet(things, across(len(things), THING), ground)
        for vision in visions:
            made.append(folder / f"things-{name.replace('/', '-')}-{vision.value}.png")
            pygame.image.save(looked_at(colours, vision), made[-1])
    return made


def main(words: Sequence[str] | None = None) -> int:
    """Write the sheets that are asked for, all without options; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.contact_sheet", description=(__doc__ or "").split(":")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", nargs="*", choices=sorted(DECKS_OF), default=list(DECKS_OF))
    parser.add_argument("--sizes", nargs="+", type=int, default=list(SIZES), metavar="WIDTH")
    parser.add_argument("--visions", nargs="+", choices=[vision.value for vision in Vision])
    parser.add_argument("--no-things", action="store_true", help="cards only")
    asked = parser.parse_args(words)
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1, 1))
    asked.folder.mkdir(parents=True, exist_ok=True)
    visions = [Vision(name) for name in asked.visions] if asked.visions else list(Vision)
    made = [path for game in asked.games for path in card_sheets(game, asked.folder, asked.sizes, visions)]
    if not asked.no_things:
        made += thing_sheets(asked.folder, visions)
    print(f"{len(made)} sheets in {asked.folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
