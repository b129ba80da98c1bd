"""The double French deck of Bullets and Bombs: suits, number cards by their pips, pictures, back, the meter.

Files are called as cards are written in records: KS.svg, TH.svg, JOK-1.svg.
"""

from dataclasses import dataclass
from math import cos, radians, sin

from tools.art.frame import back_card, number_card, picture_card
from tools.art.pen import (
    INK,
    LAMP,
    LAMP_LIGHT,
    LAMP_SHADOW,
    STEEL,
    STEEL_LIGHT,
    STEEL_SHADOW,
    TEAL,
    circle,
    part,
    path,
    star,
    svg,
    symbol,
    turned,
)

GAME = "bullets-and-bombs"
Tones = tuple[str, str, str]
RED: Tones = ("#C8452F", "#922B1C", "#F0A08C")
BLACK: Tones = ("#2D3B47", "#151F29", "#8296A3")
CHALK: Tones = ("#F6E7C8", "#DCC592", "#FFFDF4")
WILD_GROUND, WILD_RAY = "#CDB6D6", "#BFA2CB"
LEAN = 0.27
"""How far the grid of pips leans, with the window."""

HEART = (
    "M50 92C20 68 6 52 6 33C6 15 20 7 32 9C42 10 48 17 50 25C52 17 58 10 68 9C80 7 94 15 94 33C94 52 80 68 50 92Z",
    "M70 14C82 12 90 20 90 34C90 50 78 64 50 86C42 80 36 75 31 70C62 70 80 46 70 14Z",
    "M17 36C16 27 21 21 29 20",
)
DIAMOND = (
    "M50 4C59 22 74 40 90 50C74 60 59 78 50 96C41 78 26 60 10 50C26 40 41 22 50 4Z",
    "M50 9C59 26 72 41 86 50C72 59 59 74 50 91Z",
    "M23 49C31 43 38 36 43 27",
)
SPADE = (
    "M50 6C60 25 92 40 92 61C92 79 70 84 57 70C58 82 62 89 71 94H29C38 89 42 82 43 70C30 84 8 79 8 61C8 40 40 25 50 6Z",
    "M57 20C68 36 89 46 89 61C89 76 70 80 56 65C58 80 59 86 66 92H50C54 70 66 52 57 20Z",
    "M17 62C16 51 25 43 34 36",
)
CLUB_LEAVES = ((50, 27), (27, 58), (73, 58))
CLUB_STEM = "M44 56C44 76 38 88 29 94H71C62 88 56 76 56 56Z"
CLUB_FILL = ("M42 40H58V66H42Z", "M46 56C46 76 41 86 34 92H66C59 86 54 76 54 56Z")
CLUB_SHADOW = (
    "M58 12A18 18 0 0 1 57 43C62 32 63 22 58 12ZM80 42A18 18 0 1 1 62 71C78 70 84 56 80 42Z",
    "M50 62H54C54 76 59 86 66 92H50Z",
)
CLUB_LIGHT = "M38 24C39 19 42 16 46 15M14 57C15 51 18 48 23 46"


@dataclass(frozen=True)
class Suit:
    """A suit: its letter in records, the tones of its sign, ground and rays of its pictures."""

    name: str
    letter: str
    tones: Tones
    ground: str
    ray: str

    @property
    def red(self) -> bool:
        return self.tones is RED


SUITS = (
    Suit("spades", "S", BLACK, "#CCBAD5", "#A98DB5"),
    Suit("hearts", "H", RED, "#F1BFB0", "#E7917E"),
    Suit("diamonds", "D", RED, "#F9E1B0", "#F4CB7C"),
    Suit("clubs", "C", BLACK, "#CFDFB8", "#A9C487"),
)
PIPS: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    4: (60, ((-38, -88), (38, -88), (-38, 88), (38, 88))),
    5: (58, ((-38, -90), (38, -90), (0, 0), (-38, 90), (38, 90))),
    6: (56, ((-37, -92), (37, -92), (-37, 0), (37, 0), (-37, 92), (37, 92))),
    7: (50, ((-36, -98), (36, -98), (0, -49), (-36, 0), (36, 0), (-36, 98), (36, 98))),
    8: (50, ((-36, -100), (36, -100), (0, -50), (-36, 0), (36, 0), (0, 50), (-36, 100), (36, 100))),
    9: (46, ((-36, -106), (36, -106), (-36, -42), (36, -42), (0, 0), (-36, 42), (36, 42), (-36, 106), (36, 106))),
    10: (
        45,
        ((-35, -106), (35, -106), (0, -71), (-35, -36), (35, -36), (-35, 36), (35, 36), (0, 71), (-35, 106), (35, 106)),
    ),
}
"""Size of a pip, and where they stand round the middle of the card."""


def sign(suit: Suit, tones: Tones | None = None, width: float = 6) -> str:
    """A suit's sign in 100 × 100; `width` is its outline."""
    base, shadow, light = tones or suit.tones
    if suit.name == "clubs":
        return _club(base, shadow, light, width)
    outline, shade, shine = {"hearts": HEART, "diamonds": DIAMOND, "spades": SPADE}[suit.name]
    thick = 5.5 if suit.name == "diamonds" else 6
    return (
        path(outline, base, width)
        + path(shade, shadow, 0)
        + path(shine, "none", thick, light)
        + path(outline, "none", width)
    )


def _club(base: str, shadow: str, light: str, width: float) -> str:
    drawn = "".join(circle(x, y, 20, INK, width) for x, y in CLUB_LEAVES) + path(CLUB_STEM, INK, width)
    drawn += "".join(circle(x, y, 18, base, 0) for x, y in CLUB_LEAVES)
    drawn += "".join(path(shape, base, 0) for shape in CLUB_FILL)
    drawn += "".join(path(shape, shadow, 0) for shape in CLUB_SHADOW)
    return drawn + path(CLUB_LIGHT, "none", 5.5, light)


def pip_card(suit: Suit, value: int) -> str:
    """A number card: the lower half of its pips stands on its head."""
    size, places = PIPS[value]
    pips = (symbol(sign(suit), 125 + x - y * LEAN, 175 + y, size, 180 if y > 1 else 0) for x, y in places)
    return number_card("".join(pips))


def ace(suit: Suit) -> str:
    """One large sign with a star on it."""
    middle = 166 if suit.name == "hearts" else 178
    drawn = symbol(sign(suit, width=3.4), 125, 176, 176)
    drawn += symbol(path(star(50, 52, 46, 20), LAMP, 8), 125, middle, 44)
    return picture_card(drawn, suit.ground, suit.ray, (125, 175), 16)


def two(suit: Suit) -> str:
    """A wild card: the lasso round the star."""
    drawn = part(GAME, "lasso") + symbol(sign(suit), 190, 62, 54) + symbol(sign(suit), 60, 256, 50)
    return picture_card(drawn, WILD_GROUND, WILD_RAY, (128, 172), 14)


def three(suit: Suit) -> str:
    """A silver bullet, or a bomb with its fuse lit."""
    if suit.red:
        mark = symbol(sign(suit), 104.43, 223.61, 27.26, 28)
        picture = part(GAME, "bullet-picture-under") + mark + part(GAME, "bullet-picture-over")
        return picture_card(picture, "#EFB3A2", "#E79681", (150, 150), 14)
    mark = symbol(sign(suit, CHALK), 99.68, 217.04, 68.88)
    picture = part(GAME, "bomb-picture-under") + mark + part(GAME, "bomb-picture-over")
    return picture_card(picture, "#F7D48B", "#F1BF5E", (200, 70), 13)


def court(kind: str, suit: Suit) -> str:
    """One of the twelve characters; the head may stick out of the window."""
    body, head = (part(GAME, f"{kind}-{suit.name}-{half}") for half in ("body", "head"))
    return picture_card(body, suit.ground, suit.ray, (146, 140), 14, head)


def joker(number: int) -> str:
    """One of the two jokers."""
    body, head = (part(GAME, f"joker-{number}-{half}") for half in ("body", "head"))
    return picture_card(body, WILD_GROUND, WILD_RAY, (146, 140), 14, head)


def cylinder() -> str:
    """A loaded cylinder from behind, a star on its axle; turned by half it looks the same."""
    drawn = circle(125, 175, 58, STEEL, 6) + circle(125, 175, 50, "none", 4, STEEL_SHADOW)
    for number in range(6):
        way = radians(60 * number)
        x, y = 125 + 35 * cos(way), 175 + 35 * sin(way)
        drawn += circle(x, y, 13.5, LAMP, 5) + circle(x, y, 5, LAMP_SHADOW, 3)
        flute = radians(60 * number + 30)
        inner, outer = (cos(flute) * 45, sin(flute) * 45), (cos(flute) * 58, sin(flute) * 58)
        drawn += path(f"M{125 + inner[0]:.1f} {175 + inner[1]:.1f}L{125 + outer[0]:.1f} {175 + outer[1]:.1f}", width=9)
    return drawn + circle(125, 175, 17, TEAL, 5) + path(star(125, 175.5, 12, 5), LAMP, 0)


def back() -> str:
    """A loaded cylinder between two bombs in a medal; turned by half it looks the same."""
    tiles = ""
    for row in range(8):
        for column in range(6):
            x, y = 45 + 40 * column - (20 if row % 2 else 0), 35 + 40 * row
            if x < 230:
                tiles += path(f"M{x} {y - 19}L{x + 19} {y}L{x} {y + 19}L{x - 19} {y}Z", "#1B6A65", 0)
    medal = path("M125 44L206 108V242L125 306L44 242V108Z", "#145450", 5)
    medal += path("M125 55L197 112V238L125 295L53 238V112Z", "none", 2.5, LAMP)
    half = symbol(part(GAME, "sign-bomb"), 127, 88, 72)
    small_star = path(star(50, 50, 44, 19), LAMP, 9)
    corners = ((48, 50, 0), (202, 50, 0), (48, 300, 180), (202, 300, 180))
    stars = "".join(symbol(small_star, x, y, 26, turn) for x, y, turn in corners)
    return back_card(tiles + medal + half + turned(half, 180, 125, 175) + cylinder() + stars, TEAL, LAMP)


def chamber(state: str) -> str:
    """One of the seven chambers of a group's meter: empty, full, or done (all seven are)."""
    rim = "M84 62A36 36 0 0 1 20 74A46 46 0 0 0 84 62Z"
    match state:
        case "full":
            drawn = circle(50, 50, 40, LAMP, 7) + path(rim, LAMP_SHADOW, 0) + circle(50, 50, 18, LAMP_SHADOW, 5)
            return drawn + path("M24 40A28 28 0 0 1 40 24", "none", 6, LAMP_LIGHT)
        case "done":
            drawn = circle(50, 50, 40, STEEL, 7) + path(rim, STEEL_SHADOW, 0) + path(star(50, 52, 24, 10), INK, 0)
            return drawn + path("M22 40A28 28 0 0 1 40 22", "none", 6, STEEL_LIGHT)
        case _:
            return circle(50, 50, 40, "#0F3B3A", 7)


def drawings() -> dict[str, str]:
    """Every file of the deck by its name without ending."""
    made = {"back": back(), "JOK-1": joker(1), "JOK-2": joker(2)}
    for suit in SUITS:
        made[f"suit-{suit.name}"] = svg(sign(suit), 100, 100)
        made[f"A{suit.letter}"], made[f"2{suit.letter}"] = ace(suit), two(suit)
        made[f"3{suit.letter}"] = three(suit)
        for value in PIPS:
            made[f"{'T' if value == 10 else value}{suit.letter}"] = pip_card(suit, value)
        for kind in ("jack", "queen", "king"):
            made[f"{kind[0].upper()}{suit.letter}"] = court(kind, suit)
    for name in ("bomb", "bullet", "cap", "wild"):
        size = 100 if name == "bullet" else 92
        made[name] = svg(symbol(part(GAME, f"sign-{name}"), 50, 50, size), 100, 100)
    for state in ("empty", "full", "done"):
        made[f"meter-{state}"] = svg(chamber(state), 100, 100)
    return made
