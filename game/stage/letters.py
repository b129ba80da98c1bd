"""Which font draws which letter, and what stands in for letters that none has. No empty box ever shows by accident.

The order: the role's own typeface, Noto Sans which comes along, fonts at the places where the systems keep those for
other scripts (looked up by name; searching all fonts takes seconds), the letter without its accents, a small card.
"""

import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import pygame
from pygame import Surface
from pygame.font import Font

from game.stage.assets import FALLBACK_FONT, Role, font_file, package_file
from game.stage.coverage import letters_of

CARD_WIDTH = 0.62
HEAVY = (Role.TITLE, Role.BOLD)

SYSTEM_FONTS = (
    "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
    "/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc",
    "/usr/share/fonts/google-noto-sans-cjk-fonts/NotoSansCJK-Regular.ttc",
    "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf",
    "/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf",
    "/usr/share/fonts/truetype/noto/NotoSansThai-Regular.ttf",
    "/usr/share/fonts/truetype/wqy/wqy-zenhei.ttc",
    "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf",
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
    "/usr/share/fonts/TTF/DejaVuSans.ttf",
    "/System/Library/Fonts/Supplemental/Arial Unicode.ttf",
    "/System/Library/Fonts/PingFang.ttc",
    "/System/Library/Fonts/AppleSDGothicNeo.ttc",
    "/System/Library/Fonts/Hiragino Sans GB.ttc",
    "C:/Windows/Fonts/msyh.ttc",
    "C:/Windows/Fonts/YuGothM.ttc",
    "C:/Windows/Fonts/malgun.ttf",
    "C:/Windows/Fonts/segoeui.ttf",
    "C:/Windows/Fonts/LeelawUI.ttf",
    "C:/Windows/Fonts/Nirmala.ttf",
    "C:/Windows/Fonts/Nirmala.ttc",
)


@dataclass(frozen=True)
class Run:
    """Letters that one font file draws; no file: as many small cards as letters."""

    file: Path | None
    text: str
    leftwards: bool = False
    """Whether it is written from right to left."""


@lru_cache(1)
def fallback_files() -> tuple[Path, ...]:
    """Font files to try after a role's own, best first."""
    return (package_file(*FALLBACK_FONT), *(Path(name) for name in SYSTEM_FONTS if Path(name).is_file()))


@lru_cache(256)
def font(file: Path, px: int, heavy: bool = False) -> Font:
    """A font file at a height in pixels; `heavy` thickens a fallback so that it stands beside bold words."""
    if not pygame.font.get_init():
        pygame.font.init()
    made = Font(str(file), px)
    if heavy:
        made.set_bold(True)
    return made


def role_font(role: Role, px: int) -> Font:
    """The font of a role."""
    return font(font_file(role), px)


def _font_of(run: Run, role: Role, px: int) -> Font:
    file = run.file or font_file(role)
    found = font(file, px, role in HEAVY and file != font_file(role))
    found.set_direction(pygame.DIRECTION_RTL if run.leftwards else pygame.DIRECTION_LTR)
    return found


def _has(file: Path, letter: str) -> bool:
    return ord(letter) in letters_of(file)


def _stand_in(letter: str, file: Path) -> tuple[Run, ...]:
    category = unicodedata.category(letter)
    if letter.isspace() or category == "Cc":
        return (Run(file, " "),)
    if category in ("Mn", "Me", "Cf", "Cs"):
        return ()
    base = "".join(part for part in unicodedata.normalize("NFKD", letter) if _has(file, part))
    return (Run(file, base),) if base.strip() else (Run(None, letter),)


@lru_cache(4096)
def _letter(letter: str, role: Role) -> tuple[Run, ...]:
    own = font_file(role)
    if letter.isprintable():
        if _has(own, letter):
            return (Run(own, letter),)
        for file in fallback_files():
            if _has(file, letter):
                return (Run(file, letter),)
    return _stand_in(letter, own)


def _leftwards(letter: str, before: bool) -> bool:
    """Whether a letter is written to the left; spaces and signs go on as the letters before them."""
    match unicodedata.bidirectional(letter):
        case "R" | "AL":
            return True
        case "L" | "EN":
            return False
        case _:
            return before


@lru_cache(2048)
def runs(text: str, role: Role) -> tuple[Run, ...]:
    """The text cut into runs that one font each can draw, in the order in which they stand from the left."""
    joined: list[Run] = []
    leftwards = False
    for letter in unicodedata.normalize("NFC", text):
        leftwards = _leftwards(letter, leftwards)
        for run in _letter(letter, role):
            if joined and (joined[-1].file, joined[-1].leftwards) == (run.file, leftwards):
                joined[-1] = Run(run.file, joined[-1].text + run.text, leftwards)
            else:
                joined.append(Run(run.file, run.text, leftwards))
    return tuple(reversed(joined)) if joined and joined[0].leftwards else tuple(joined)


def _card_width(px: int) -> int:
    return max(3, round(px * CARD_WIDTH))


def run_width(run: Run, role: Role, px: int) -> int:
    """How wide a run is in pixels."""
    if run.file is None:
        return _card_width(px) * len(run.text)
    return _font_of(run, role, px).size(run.text)[0]


def _cards(count: int, role: Role, px: int, colour: tuple[int, int, int, int]) -> Surface:
    wide = _card_width(px)
    surface = Surface((wide * count, role_font(role, px).get_height()), pygame.SRCALPHA)
    edge = max(1, px // 14)
    tall = max(3, round(px * 0.7))
    top = (surface.get_height() - tall) // 2
    for at in range(count):
        card = pygame.Rect(at * wide + edge, top, wide - 2 * edge, tall)
        pygame.draw.rect(surface, colour, card, edge, border_radius=max(1, px // 9))
        pygame.draw.circle(surface, colour, card.center, max(1, px // 12))
    return surface


def draw_run(run: Run, role: Role, px: int, colour: tuple[int, int, int, int]) -> tuple[Surface, int]:
    """A run as a surface with alpha, and how far below the line's top it has to stand to keep the baseline."""
    if run.file is None:
        return _cards(len(run.text), role, px, colour), 0
    drawn = _font_of(run, role, px)
    return drawn.render(run.text, True, colour), role_font(role, px).get_ascent() - drawn.get_ascent()


def without_last(text: str) -> str:
    """The text without its last letter and that letter's accents and joiners."""
    while text and unicodedata.category(text[-1]) in ("Mn", "Me", "Cf"):
        text = text[:-1]
    return text[:-1]
