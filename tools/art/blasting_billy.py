"""The loot of Blasting Billy: sixty faces by how much lies there, and the five backs.

What is counted is drawn as often as the figure says; from where a heap would be too small to count, things stand in
rows that fill up: rings in a tray, notes on a washing line.
"""

from dataclasses import dataclass
from math import cos, radians, sin

from tools.art.frame import CARD, INNER_LINE, OUTLINE, PARCHMENT
from tools.art.loot import brilliant, coin_stack, hanging_note, ingot, note, ring_on_finger, standing_ring
from tools.art.pen import (
    STONE,
    at,
    circle,
    flat,
    line,
    oval,
    part,
    path,
    polygon,
    rays,
    rectangle,
    svg,
    twinkle,
)

GAME = "blasting-billy"
WINDOW = (
    "M94 26H212A12 12 0 0 0 224 38V214A12 12 0 0 0 212 226H180Q168 226 168 238V312A12 12 0 0 0 156 324"
    "H38A12 12 0 0 0 26 312V136A12 12 0 0 0 38 124H70Q82 124 82 112V38A12 12 0 0 0 94 26Z"
)
BOX = (14, 14, 236, 336)
"""A little more than the window: the card is laid over what stands out of it."""
NIGHT, NIGHT_RAY = "#22323F", "#2B3D4C"


@dataclass(frozen=True)
class Kind:
    """A type of loot: its name, ground, rays, shade and pale tone."""

    name: str
    ground: str
    ray: str
    deep: str
    pale: str


GOLD = Kind("gold", "#DE9B30", "#E9AF4C", "#A8671B", "#FCE6A8")
NOTES = Kind("notes", "#7A9A4F", "#8BAB60", "#52703A", "#E3EBC4")
COINS = Kind("coins", "#C8452F", "#D55B43", "#8F2F1E", "#F7C9B4")
JEWELRY = Kind("jewelry", "#6E4A7E", "#7F5A90", "#4A3057", "#E0CBE6")
DIAMONDS = Kind("diamonds", "#1F7A74", "#318B84", "#115350", "#CBE7DF")
KINDS = (GOLD, NOTES, COINS, JEWELRY, DIAMONDS)


def face(kind: Kind, under: str, over: str, ground: str = "", ray: str = "") -> str:
    """A card: `under` is seen through its window only, `over` may stand out of it."""
    drawn = rectangle(14, 14, 222, 322, ground or kind.ground) + rays(125, 175, 14, ray or kind.ray, BOX, 0) + under
    drawn += f'<path d="{CARD}{WINDOW}" fill="url(#face)" fill-rule="evenodd"/>\n' + path(WINDOW, "none", 4)
    return svg(drawn + over + OUTLINE + INNER_LINE, 250, 350, PARCHMENT)


def counter(kind: Kind, y: float) -> str:
    """The bar top that loot stands on: all below y, with its edge and the grain of its planks."""
    planks = line("M28 248H222M28 286H222", 3, kind.ground).replace("/>", ' opacity="0.5"/>')
    grain = line("M44 266H84M104 272H138M60 304H116M40 231H58M96 237H140", 3, kind.ground)
    drawn = rectangle(20, y, 212, 330 - y, kind.deep) + planks + grain.replace("/>", ' opacity="0.3"/>')
    return drawn + line(f"M20 {y:g}H230", 3.5)


# ------------------------------------------------------------------ gold
ROWS = {1: (1,), 2: (2,), 3: (2, 1), 4: (3, 1), 5: (3, 2), 6: (3, 2, 1), 7: (4, 2, 1), 8: (4, 3, 1), 9: (4, 3, 2)}
ROWS[10] = (4, 3, 2, 1)
INGOTS = {1: 136, 2: 82, 3: 60, 4: 45}
"""How wide an ingot is, by how many lie in the lowest row."""


def gold(value: int) -> str:
    """A pyramid of ingots; 0 is a brick, gilded in a hurry."""
    if not value:
        return face(GOLD, counter(GOLD, 196), part(GAME, "gilded-brick"))
    rows = ROWS[value]
    wide = INGOTS[rows[0]]
    tall, across, up = wide * (0.52 if value == 1 else 0.66), wide * 0.2, wide * 0.24
    foot = 222 if value > 3 else 224 if value == 1 else 218
    drawn = ""
    for row, count in enumerate(rows):
        for number in range(count):
            x = 125 - across / 2 + (number - (count - 1) / 2) * wide
            drawn += ingot(x, foot - row * tall, wide, tall, across, up)
    if value == 10:
        drawn += twinkle(58, 148, 13) + twinkle(196, 96, 17) + twinkle(180, 62, 9)
    return face(GOLD, counter(GOLD, round(foot - up * 0.9)), drawn)


# ------------------------------------------------------------------ notes
FANS = {1: 0, 2: 24, 3: 40, 4: 54, 5: 66, 6: 74, 7: 80}
"""How far a fan of notes spreads, in degrees."""
NOTE_SIZES = {1: (92, 182), 2: (78, 164), 3: (68, 140), 4: (62, 136), 5: (58, 132), 6: (52, 126), 7: (52, 126)}
LINES = ((118, 40, 102, 210), (24, 140, 36, 214), (28, 238, 36, 160))
"""Washing lines: where they begin and at which height, and between which x notes hang on them."""
WASHED = {8: (2, 4, 2), 9: (3, 3, 3), 10: (3, 4, 3)}


def notes(value: int) -> str:
    """A fan held by a horseshoe; 0 is a moth; from 8 on the notes hang on washing lines, still wet."""
    if not value:
        return face(NOTES, "", at(108, 262, part(GAME, "horseshoe"), 0, 1.25) + part(GAME, "moth"))
    if value in WASHED:
        return face(NOTES, washing(WASHED[value]), "")
    x, y, lean = (125, 276, 6) if value == 1 else (118, 262, 8)
    drawn = ""
    for number in range(value):
        turn = lean + (FANS[value] * (number / (value - 1) - 0.5) if value > 1 else 0)
        drawn += at(x, y, at(0, -8, note(*NOTE_SIZES[value])), turn)
    return face(NOTES, "", drawn + at(x, y + 18, part(GAME, "horseshoe"), 0, 1.05))


def washing(counts: tuple[int, ...]) -> str:
    """Three lines with so many notes on each."""
    drawn = ""
    for (_, y, left, right), count in zip(LINES, counts, strict=True):
        room = (right - left) / count
        rope = f"M{left - 10} {y - 3}Q{(left + right) / 2} {y + 7} {right + 12} {y - 3}"
        drawn += line(rope, 8) + line(rope, 3, "#DCC291")
        for number in range(count):
            sway = (-4, 3, -2, 4)[number]
            drawn += at(left + room * (number + 0.5), y + 2, hanging_note(), sway)
    return drawn


# ------------------------------------------------------------------ coins
STACKS: dict[int, tuple[tuple[int, int, int, int], ...]] = {
    3: ((134, 204, 3, 56),),
    4: ((160, 178, 2, 52), (94, 262, 2, 52)),
    5: ((160, 180, 3, 52), (94, 264, 2, 52)),
    6: ((162, 184, 3, 52), (94, 268, 3, 52)),
    7: ((76, 192, 2, 44), (164, 182, 3, 45), (98, 272, 2, 48)),
    8: ((76, 192, 2, 44), (164, 182, 4, 45), (98, 272, 2, 48)),
    9: ((76, 192, 2, 44), (165, 184, 4, 45), (100, 278, 3, 48)),
    10: ((76, 192, 2, 44), (165, 186, 5, 45), (100, 278, 3, 48)),
}
"""Stacks from back to front: middle, foot, how many coins, radius."""


def coins(value: int) -> str:
    """One or two large coins, then stacks; 0 is somebody's coat button."""
    coin = part(GAME, "coin")
    match value:
        case 0:
            return face(COINS, "", part(GAME, "button"))
        case 1:
            return face(COINS, "", at(125, 175, coin, -8))
        case 2:
            return face(COINS, "", at(152, 138, coin, 10, 0.838) + at(98, 212, coin, -14, 0.838))
        case _:
            stacks = "".join(
                oval(x + 2, foot + 3, radius + 5, radius * 0.33 + 2, "#6E2216", 0)
                + coin_stack(x, foot, count, radius, number)
                for number, (x, foot, count, radius) in enumerate(STACKS[value])
            )
            if value == 10:
                stacks += twinkle(102, 66, 12) + twinkle(204, 206, 9) + twinkle(56, 236, 11)
            return face(COINS, counter(COINS, 182 if value == 3 else 158), stacks)


# ------------------------------------------------------------------ jewelry
WORN = (3, 1, 2, 4, 0)
"""The fingers in the order in which they get a ring."""
ROLLS = ((92, 216, 100, 3), (34, 216, 192, 4), (34, 160, 284, 3))
"""Rolls of velvet: from where to where, their foot, places for rings."""
PLACES = {6: (1, 3, 2), 7: (2, 3, 2), 8: (2, 4, 2), 9: (3, 4, 2), 10: (3, 4, 3)}


def jewelry(value: int) -> str:
    """Rings on the hand of whoever took them; 0 is a knotted string; from 6 on a jeweller's tray that fills up."""
    if value in PLACES:
        return face(JEWELRY, "", tray(PLACES[value]) + (twinkle(208, 40, 12) if value == 10 else ""))
    drawn = part(GAME, "hand")
    drawn += "".join(ring_on_finger(finger) for finger in WORN[:value]) if value else part(GAME, "string")
    return face(JEWELRY, "", drawn)


def tray(counts: tuple[int, ...]) -> str:
    """Three rolls of velvet with rings in some of their places."""
    drawn, number = "", 0
    for (left, right, foot, places), count in zip(ROLLS, counts, strict=True):
        room = (right - left) / places
        for place in range(count):
            drawn += at(left + room * (place + 0.5), foot - 12, standing_ring(number))
            number += 1
        drawn += rectangle(left, foot - 22, right - left, 36, "#4A3057", 5, radius=16)
        drawn += line(f"M{left + 14} {foot - 13}H{right - 40}", 5, "#9C79AC")
        for place in range(count, places):
            drawn += line(f"M{left + room * (place + 0.5) - 9:g} {foot - 4}h18", 5)
    return drawn


# ------------------------------------------------------------------ diamonds
HEAPS: dict[int, tuple[tuple[int, int, int, int], ...]] = {
    1: ((128, 134, 104, 8),),
    2: ((158, 132, 82, 16), (84, 158, 82, -14)),
    3: ((128, 104, 74, 6), (168, 164, 72, 18), (78, 166, 72, -16)),
    4: ((138, 96, 66, 10), (172, 158, 62, 24), (62, 170, 60, -22), (116, 166, 68, -4)),
    5: ((146, 90, 62, 14), (108, 118, 60, -10), (176, 144, 60, 24), (62, 172, 58, -22), (120, 174, 66, 4)),
    6: (
        *((150, 82, 58, 14), (112, 118, 58, -10), (172, 126, 56, 22)),
        *((58, 172, 56, -24), (166, 178, 58, 18), (110, 178, 62, -4)),
    ),
    7: (
        *((150, 76, 56, 14), (118, 112, 56, -8), (172, 118, 56, 20), (64, 156, 54, -22)),
        *((188, 166, 54, 28), (98, 184, 60, -8), (150, 178, 60, 10)),
    ),
    8: (
        *((148, 68, 54, 10), (122, 108, 54, -10), (174, 108, 54, 20), (58, 160, 52, -26)),
        *((104, 150, 56, -6), (192, 158, 54, 28), (88, 194, 56, -12), (148, 184, 60, 10)),
    ),
    9: (
        *((150, 62, 52, 10), (124, 102, 52, -10), (176, 100, 54, 20), (64, 152, 50, -24), (112, 146, 54, -6)),
        *((196, 146, 52, 28), (158, 144, 54, 10), (86, 192, 56, -14), (140, 190, 60, 6)),
    ),
    10: (
        *((152, 58, 50, 10), (126, 98, 52, -12), (178, 94, 52, 20), (66, 148, 48, -24), (110, 140, 52, -8)),
        *((198, 138, 50, 28), (158, 138, 54, 10), (62, 192, 50, -26), (168, 186, 54, 20), (112, 190, 60, -2)),
    ),
}
"""Stones from back to front: middle, width, how far turned."""


def diamonds(value: int) -> str:
    """Stones that spill out of a pouch; 0 is a piece of coal."""
    if not value:
        return face(DIAMONDS, "", part(GAME, "coal"))
    stones = "".join(brilliant(x, y, wide, STONE, turn) for x, y, wide, turn in HEAPS[value])
    return face(DIAMONDS, "", stones + at(104, 252, part(GAME, "pouch")))


# ------------------------------------------------------------------ dynamite and backs
TIPS = (118, 106, 94, 92, 96, 104, 112, 112, 96, 92, 92, 104)


def dynamite(kind: Kind) -> str:
    """Three sticks held together by what they came with, before a blast in the type's tones."""
    loud = "#E97A5C" if kind is COINS else kind.ray
    under = path(blast(125, 172, TIPS, 1.1, -68), loud, 5) + flat(blast(125, 172, TIPS, 0.88, -53), kind.pale)
    return face(kind, under, part(GAME, f"dynamite-{kind.name}"), NIGHT, NIGHT_RAY)


def blast(x: float, y: float, tips: tuple[int, ...], size: float, turn: float) -> str:
    """A jagged star with tips of these lengths."""

    points = []
    for number, tip in enumerate(tips):
        valley = 0.8 * min(tip, tips[(number + 1) % len(tips)])
        for reach, way in ((tip, turn + 30 * number), (valley, turn + 30 * number + 15)):
            points.append((x + reach * size * cos(radians(way)), y + reach * size * sin(radians(way))))
    return "M" + "L".join(f"{across:.1f} {down:.1f}" for across, down in points) + "Z"


def bricks(deep: str) -> str:
    """The pattern of gold's back."""
    drawn = ""
    for row in range(12):
        y = 20 + row * 26
        drawn += line(f"M20 {y}H230", 3, deep)
        for column in range(6):
            x = 20 + column * 52 + (26 if row % 2 else 0)
            drawn += line(f"M{x} {y}V{min(y + 26, 330)}", 3, deep) if 20 < x < 230 else ""
    return drawn


def waves(deep: str) -> str:
    """The pattern of notes' back, as an engraver cuts it."""
    wave = "q13.125 -10 26.25 0q13.125 10 26.25 0" * 4
    return "".join(line(f"M20 {26 + row * 14}{wave}", 3, deep) for row in range(22))


def scales(deep: str) -> str:
    """The pattern of coins' back; every other row begins and ends with half a scale."""
    drawn, arc = "", "A21 21 0 0 0"
    for row in range(14):
        y = 20 + row * 22
        starts = (41, 83, 125, 167) if row % 2 else (20, 62, 104, 146, 188)
        drawn += "".join(line(f"M{x} {y}{arc} {x + 42} {y}", 3, deep) for x in starts)
        if row % 2:
            drawn += line(f"M20 {y + 21}{arc} 41 {y}M209 {y}{arc} 230 {y + 21}", 3, deep)
    return drawn


def mail(deep: str) -> str:
    """The pattern of jewelry's back: a chain's links."""
    links = "".join(circle(35 + c * 30, 40 + r * 30, 11, "none", 3, deep) for r in range(10) for c in range(7))
    return links + "".join(circle(50 + c * 30, 55 + r * 30, 5, deep, 0) for r in range(9) for c in range(6))


def lozenges(deep: str) -> str:
    """The pattern of diamonds' back."""
    drawn = ""
    for row in range(11):
        for column in range(7):
            x, y = 35 + column * 30, 34.09 + row * 28.18
            drawn += polygon([(x, y - 14), (x + 15, y), (x, y + 14), (x - 15, y)], "none", 3, deep)
            drawn += polygon([(x, y - 6), (x + 6, y), (x, y + 6), (x - 6, y)], deep, 0)
    return drawn


PATTERNS = {GOLD: bricks, NOTES: waves, COINS: scales, JEWELRY: mail, DIAMONDS: lozenges}
FIELD = "M27 20H223A9 9 0 0 1 230 29V321A9 9 0 0 1 223 330H27A9 9 0 0 1 20 321V29A9 9 0 0 1 27 20Z"


def back(kind: Kind) -> str:
    """A back shows the type: its colour, a pattern, its sign in the middle and in two corners."""
    drawn = rectangle(18, 18, 214, 314, kind.ground) + PATTERNS[kind](kind.deep)
    drawn += f'<path d="{CARD}{FIELD}" fill="#F6E7C8" fill-rule="evenodd"/>\n'
    drawn += rectangle(18, 18, 214, 314, "none", 4, radius=9) + part(GAME, f"badge-{kind.name}")
    return svg(drawn + OUTLINE, 250, 350)


FACES = {GOLD: gold, NOTES: notes, COINS: coins, JEWELRY: jewelry, DIAMONDS: diamonds}


def drawings() -> dict[str, str]:
    """Every composed file of the deck by its name without ending."""
    made = {}
    for kind in KINDS:
        made.update({f"{kind.name}-{value:02d}": FACES[kind](value) for value in range(11)})
        made[f"{kind.name}-dynamite"] = dynamite(kind)
        made[f"back-{kind.name}"] = back(kind)
    return made
