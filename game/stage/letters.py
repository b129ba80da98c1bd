"""Which font can draw which letter, and what stands in for letters that none has. No box ever shows by accident."""

import unicodedata
from dataclasses import dataclass
from functools import lru_cache

import pygame
from pygame import Surface
from pygame.font import Font

from game.stage.assets import Role, font_file

BLANK = "▯"
"""Stands for a letter that no font has; drawn by ourselves as a small card."""

CARD_WIDTH = 0.62


@dataclass(frozen=True)
class Run:
    """Letters that one font draws; no font: as many small cards as letters."""

    font: Role | None
    text: str


@lru_cache(256)
def font(role: Role, px: int) -> Font:
    """The font of a role, `px` pixels high."""
    if not pygame.font.get_init():
        pygame.font.init()
    return Font(str(font_file(role)), px)


@lru_cache(4096)
def has(role: Role, letter: str) -> bool:
    """Whether the font of a role can draw this letter."""
    return font(role, 24).metrics(letter)[0] is not None


FALLBACK: dict[Role, tuple[Role, ...]] = {
    Role.TITLE: (Role.BOLD,),
    Role.BOLD: (Role.TITLE,),
    Role.TEXT: (Role.TITLE,),
    Role.LABEL: (Role.BOLD, Role.TITLE),
}


def _stand_in(letter: str, role: Role) -> list[Run]:
    category = unicodedata.category(letter)
    if letter.isspace() or category == "Cc":
        return [Run(role, " ")]
    if category in ("Mn", "Me", "Cf", "Cs"):
        return []
    base = "".join(part for part in unicodedata.normalize("NFKD", letter) if has(role, part))
    return [Run(role, base)] if base.strip() else [Run(None, BLANK)]


@lru_cache(8192)
def _letter(letter: str, role: Role) -> tuple[Run, ...]:
    for candidate in (role, *FALLBACK[role]):
        if letter.isprintable() and has(candidate, letter):
            return (Run(candidate, letter),)
    return tuple(_stand_in(letter, role))


@lru_cache(2048)
def runs(text: str, role: Role) -> tuple[Run, ...]:
    """The text cut into runs that one font each can draw."""
    joined: list[Run] = []
    for letter in unicodedata.normalize("NFC", text):
        for run in _letter(letter, role):
            if joined and joined[-1].font is run.font:
                joined[-1] = Run(run.font, joined[-1].text + run.text)
            else:
                joined.append(run)
    return tuple(joined)


def _card_width(px: int) -> int:
    return max(3, round(px * CARD_WIDTH))


def run_width(run: Run, px: int) -> int:
    """How wide a run is in pixels."""
    if run.font is None:
        return _card_width(px) * len(run.text)
    return font(run.font, px).size(run.text)[0]


def _cards(count: int, px: int, colour: tuple[int, int, int, int]) -> Surface:
    wide = _card_width(px)
    surface = Surface((wide * count, font(Role.TEXT, px).get_height()), pygame.SRCALPHA)
    line = max(1, px // 14)
    tall = max(3, round(px * 0.7))
    top = (surface.get_height() - tall) // 2
    for at in range(count):
        card = pygame.Rect(at * wide + line, top, wide - 2 * line, tall)
        pygame.draw.rect(surface, colour, card, line, border_radius=max(1, px // 9))
        pygame.draw.circle(surface, colour, card.center, max(1, px // 12))
    return surface


def draw_run(run: Run, px: int, colour: tuple[int, int, int, int]) -> Surface:
    """A run as a surface with alpha."""
    if run.font is None:
        return _cards(len(run.text), px, colour)
    return font(run.font, px).render(run.text, True, colour)


def without_last(text: str) -> str:
    """The text without its last letter and that letter's accents and joiners."""
    while text and unicodedata.category(text[-1]) in ("Mn", "Me", "Cf"):
        text = text[:-1]
    return text[:-1]
