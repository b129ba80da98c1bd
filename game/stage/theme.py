"""The look in values: colours, roles, radii, edges, states. Nothing here draws."""

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import TypeAlias

from game.stage.assets import Role

__all__ = ["Colour", "Ground", "Kind", "Look", "Material", "Role", "contrast", "mix", "rgb"]

Colour: TypeAlias = str | tuple[int, int, int] | tuple[int, int, int, int]

INK, PARCHMENT, LAMP, EMBER, TEAL = "#1E1512", "#F6E7C8", "#F2B441", "#C8452F", "#1F7A74"
SAGE, PLUM, NIGHT, WOOD = "#7A9A4F", "#6E4A7E", "#15202B", "#5B3A23"

CREAM, WOOD_DARK, WOOD_MIDDLE, BRASS = "#FFF7E4", "#3D2515", "#6B452A", "#C99A45"
PAPER, PAPER_LINE, PAPER_LIP, LAMP_LIP = "#F3E2BE", "#B9935A", "#CFB37C", "#B0701F"
RED, RED_LIP, RED_WORDS, RED_DARK = "#A83522", "#661D10", "#FFF3DC", "#8C2A1A"
GOOD, NOTE, SECOND, SECOND_LIGHT = "#2F6B3A", "#6A4526", "#5B3A23", "#E8D5AE"
KEY_LIP, QUIET, LABEL_ON_WOOD = "#A67B47", "#241813", "#FFD071"
FAINT = "#F0DDB6"
"""Second text on dark grounds."""


@dataclass(frozen=True)
class Material:
    """One stuff in the three flat tones that it is drawn with."""

    shadow: str
    base: str
    highlight: str


MATERIALS: dict[str, Material] = {
    "parchment": Material("#DCC291", "#F6E7C8", "#FFF7E4"),
    "lamp": Material("#C4802A", "#F2B441", "#FFDF8C"),
    "ember": Material("#93301F", "#C8452F", "#E97A5C"),
    "teal": Material("#125450", "#1F7A74", "#54ABA1"),
    "sage": Material("#56733A", "#7A9A4F", "#A9C480"),
    "plum": Material("#4B3058", "#6E4A7E", "#9C79AC"),
    "night": Material("#0F1820", "#22323F", "#42576A"),
    "wood": Material("#3D2515", "#6B452A", "#96683F"),
    "leather": Material("#6B452A", "#A8733F", "#CF9A5E"),
    "skin": Material("#B5714A", "#DDA074", "#F2C59C"),
    "hair": Material("#85411E", "#B8642C", "#DE9350"),
    "steel": Material("#8E9391", "#C9CCC6", "#F1F1E8"),
    "copper": Material("#B65A3C", "#F0A67E", "#FFDCC3"),
    "stone": Material("#6DB3AA", "#BFE3DA", "#F7FDFA"),
}


class Ground(Enum):
    """What a widget stands on: the dark table or a paper."""

    TABLE = "table"
    PAPER = "paper"


class Look(Enum):
    """How a widget stands there at this moment."""

    NORMAL = "normal"
    HOVER = "hover"
    FOCUS = "focus"
    PRESSED = "pressed"
    DISABLED = "disabled"


class Kind(Enum):
    """What a button is for: one primary a screen, danger only where something is lost, quiet on tables."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    DANGER = "danger"
    QUIET = "quiet"


@dataclass(frozen=True)
class Face:
    """The tones of a button kind."""

    normal: str
    hover: str
    pressed: str
    lip: str
    words: str
    second: str
    tag: str
    """Fill of the key tag."""

    def fill(self, look: Look) -> str:
        """The face in a state."""
        match look:
            case Look.HOVER:
                return self.hover
            case Look.PRESSED:
                return self.pressed
            case _:
                return self.normal


FACES: dict[Kind, Face] = {
    Kind.PRIMARY: Face(LAMP, "#FFC95C", "#DB9A2E", LAMP_LIP, INK, INK, INK),
    Kind.SECONDARY: Face(PARCHMENT, CREAM, "#E3CE9F", PAPER_LIP, INK, SECOND, INK),
    Kind.DANGER: Face(RED, "#B83E2A", RED_DARK, RED_LIP, RED_WORDS, RED_WORDS, "#4A150B"),
    Kind.QUIET: Face(QUIET, "#4A321F", "#120B08", INK, CREAM, FAINT, "#2A1A14"),
}

# Measures in design units.
MARGIN, GUTTER, HEAD = 44, 16, 122
EDGE_CONTROL, EDGE_PANEL, EDGE_BADGE = 3, 4, 2
RADIUS_CONTROL, RADIUS_BUTTON, RADIUS_PANEL = 12, 14, 16
LIP, LIP_BIG, BIG_FROM = 5, 8, 88
RING, RING_AWAY = 5, 7
DIM = 130
"""Alpha of whatever is disabled, of 255."""

WORD_PAIRS: tuple[tuple[str, str, float], ...] = (
    (INK, PARCHMENT, 4.5),
    (INK, PAPER, 4.5),
    (INK, LAMP, 4.5),
    (INK, "#DB9A2E", 4.5),
    (INK, "#E3CE9F", 4.5),
    (INK, "#E9D5A8", 4.5),
    (INK, "#FBF0D8", 4.5),
    (INK, "#F3B9A6", 4.5),
    (SECOND, PARCHMENT, 4.5),
    (SECOND, PAPER, 4.5),
    (SECOND, "#E3CE9F", 4.5),
    (NOTE, PAPER, 4.5),
    (NOTE, "#FBF0D8", 4.5),
    (CREAM, WOOD_DARK, 4.5),
    (CREAM, WOOD_MIDDLE, 4.5),
    (CREAM, QUIET, 4.5),
    (CREAM, "#4A321F", 4.5),
    (CREAM, TEAL, 4.5),
    (CREAM, RED, 4.5),
    (CREAM, GOOD, 4.5),
    (FAINT, QUIET, 4.5),
    (FAINT, WOOD_DARK, 4.5),
    (SECOND_LIGHT, WOOD_DARK, 4.5),
    (RED_WORDS, RED, 4.5),
    (RED_WORDS, "#B83E2A", 4.5),
    (RED_WORDS, RED_DARK, 4.5),
    (RED_DARK, PAPER, 4.5),
    (RED_DARK, "#FBF0D8", 4.5),
    (GOOD, PAPER, 4.5),
    (LAMP, NIGHT, 4.5),
    (LAMP, "#1F5239", 4.5),
    (PARCHMENT, NIGHT, 4.5),
    (PARCHMENT, INK, 4.5),
    (LABEL_ON_WOOD, WOOD_MIDDLE, 4.5),
    ("#7A4A0C", "#E9D5A8", 4.5),
    ("#2C4A20", "#DCE3C0", 4.5),
    ("#4B3058", "#E3D3EA", 4.5),
    (CREAM, "#6E5C46", 4.5),
)
"""Words, their ground, and the least contrast asked for: what every widget draws on what."""


def rgb(colour: Colour) -> tuple[int, int, int, int]:
    """Red, green, blue, alpha of a colour, 0 to 255 each."""
    if isinstance(colour, tuple):
        return (*colour, 255) if len(colour) == 3 else colour
    return _read(colour)


@lru_cache(512)
def _read(colour: str) -> tuple[int, int, int, int]:
    digits = colour.removeprefix("#")
    values = [int(digits[at : at + 2], 16) for at in range(0, len(digits), 2)]
    return values[0], values[1], values[2], values[3] if len(values) > 3 else 255


def mix(first: Colour, second: Colour, part: float) -> tuple[int, int, int, int]:
    """`part` 0 gives the first colour, 1 the second."""
    one, two = rgb(first), rgb(second)
    red, green, blue, alpha = (round(a + (b - a) * part) for a, b in zip(one, two, strict=True))
    return red, green, blue, alpha


def _light(colour: Colour) -> float:
    red, green, blue = (
        value / 255 / 12.92 if value / 255 <= 0.03928 else ((value / 255 + 0.055) / 1.055) ** 2.4
        for value in rgb(colour)[:3]
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, two: Colour) -> float:
    """Contrast of two opaque colours after WCAG: 1.0 to 21.0."""
    dark, bright = sorted((_light(one), _light(two)))
    return (bright + 0.05) / (dark + 0.05)
