"""Single pieces of loot, drawn at any size with outlines of the same width: ingots, notes, coins, rings, stones."""

from math import atan2, degrees, sqrt

from tools.art.pen import (
    COPPER,
    EMBER,
    GOLD_TONE,
    LAMP,
    SAGE_TONE,
    Point,
    Tone,
    at,
    circle,
    corners,
    flat,
    line,
    oval,
    path,
    polygon,
    rectangle,
    star,
)

PAPER, GLINT = "#EEF1D3", "#FFF0BE"
GEMS = (EMBER, "#54ABA1", "#A9C480", "#FFF6DC", "#9C79AC")
FINGERS: tuple[tuple[Point, Point, float], ...] = (
    ((92, 226), (47, 170), 27),
    ((98, 190), (92, 98), 26),
    ((124, 180), (127, 74), 27),
    ((149, 186), (166, 90), 26),
    ((167, 204), (199, 132), 24),
)
"""The fingers of the hand: knuckle, tip, width."""


def ingot(x: float, y: float, wide: float, tall: float, across: float, up: float) -> str:
    """Seen from its end; (x, y) is the middle of its lower front edge, `across` and `up` where its far end lies."""
    foot, top, edge = wide / 2, wide * 0.36, 5 if wide > 50 else 4.5
    left, right, upper_right, upper_left = (x - foot, y), (x + foot, y), (x + top, y - tall), (x - top, y - tall)

    def far(point: Point) -> Point:
        return point[0] + across, point[1] - up

    drawn = polygon([upper_left, upper_right, far(upper_right), far(upper_left)], GLINT, edge)
    drawn += polygon([upper_right, right, far(right), far(upper_right)], GOLD_TONE.shadow, edge)
    drawn += polygon([left, right, upper_right, upper_left], "#FBC650", edge)
    step = wide * 0.1
    shine = [
        (x - foot + 1.5 * step, y - tall * 0.2),
        (x - top + 0.9 * step, y - tall * 0.8),
        (x + top * 0.1, y - tall * 0.8),
    ]
    drawn += line(corners(shine, close=False), 3, "#FFEBB0")
    return drawn + (flat(star(x, y - tall * 0.47, 21, 9.4), GOLD_TONE.shadow) if wide > 100 else "")


def note(wide: float, tall: float) -> str:
    """A banknote on its short edge, its foot at the origin."""
    green, radius = SAGE_TONE.shadow, wide * 0.25
    drawn = rectangle(-wide / 2, -tall, wide, tall, PAPER, 4.5, radius=3)
    inset = wide * 0.13
    drawn += rectangle(inset - wide / 2, inset - tall, wide - 2 * inset, tall - 2 * inset, "none", 2.6, green, 2)
    drawn += circle(0, -tall * 0.66, radius, green, 0) + flat(
        star(0, -tall * 0.66, radius * 0.74, radius * 0.33), PAPER
    )
    return drawn + rectangle(-wide * 0.2, -tall * 0.66 + radius + wide * 0.1, wide * 0.4, max(3, wide * 0.09), green)


def hanging_note() -> str:
    """A banknote pegged to a line at the origin, a drop at its corner."""
    green = SAGE_TONE.shadow
    drawn = path("M-19 2C-12 6 12 6 19 2L20 70C10 74 -10 66 -20 70Z", PAPER, 4.5)
    drawn += flat("M12 5L17 4L18 68C15 70 12 70 9 69Z", "#C7D3A0")
    drawn += circle(-1, 37, 12, green, 0) + flat(star(-1, 37.5, 9, 4), PAPER)
    drawn += rectangle(-9, 56, 15, 5, green)
    return drawn + rectangle(-5, -9, 10, 20, "#CF9A5E", 4, radius=3)


def coin_stack(x: float, foot: float, count: int, radius: float, number: int) -> str:
    """A stack of coins on (x, foot), a little crooked: each stack differently by its number."""
    flatness, tall = radius * 0.33, radius * 0.54
    askew = [(0, 4, -3, 3, -2)[(coin + 2 * number) % 5] for coin in range(count)]
    drawn = "".join(disc(x + off, foot - (coin + 1) * tall, radius, flatness, tall) for coin, off in enumerate(askew))
    top, upper = x + askew[-1], foot - count * tall
    flattened = f"translate({top:g} {upper:g}) scale(1 0.42)"
    return drawn + f'<g transform="{flattened}">\n{flat(star(0, 0, radius * 0.5, radius * 0.225), EMBER)}</g>\n'


def disc(x: float, y: float, across: float, down: float, tall: float) -> str:
    """A coin that lies; (x, y) is the middle of its upper face."""
    rim = f"A{across:g} {down:g} 0 0 0"
    drawn = path(f"M{x - across:g} {y:g}V{y + tall:g}{rim} {x + across:g} {y + tall:g}V{y:g}Z", COPPER.base)
    shade = f"M{x + across * 0.35:g} {y + down * 0.9:g}V{y + tall + down * 0.86:g}"
    shade += f"Q{x + across * 0.9:g} {y + tall + down * 0.6:g} {x + across - 2.2:g} {y + tall:g}V{y:g}Z"
    drawn += flat(shade, COPPER.shadow)
    for ridge in range(7):
        part = -0.78 + 0.26 * ridge
        left, top = x + across * part, y + down * sqrt(1 - part * part)
        drawn += line(f"M{left:.1f} {top + tall * 0.38:.1f}V{top + tall * 0.78:.1f}", 2.5)
    return drawn + oval(x, y, across, down, COPPER.base) + oval(x, y, across * 0.74, down * 0.66, COPPER.light, 0)


def gem(number: int, colour: str, size: float) -> str:
    """A cut stone round the origin: round, square or a lozenge by its number."""
    match number % 3:
        case 0:
            return circle(0, 0, 9 * size, colour, 4) + circle(-3 * size, -3 * size, 2.4 * size, "#FFFFFF", 0)
        case 1:
            half = 8.5 * size
            square = f"M{-half:g} {-half:g}H{half:g}V{half:g}H{-half:g}Z"
            return path(square, colour, 4) + flat(
                f"M{3 - half:g} {3 - half:g}H{half * 0.1:g}L{3 - half:g} {half * 0.1:g}Z", "#FFFFFF"
            )
        case _:
            up, across = 12 * size, 11 * size
            lozenge = f"M0 {-up:g}L{across:g} 0L0 {up:g}L{-across:g} 0Z"
            return path(lozenge, colour, 4) + flat(f"M0 {-up * 0.6:g}L{-across * 0.5:g} 0H0Z", "#FFFFFF")


def ring_on_finger(finger: int) -> str:
    """A ring on a finger of the hand, 0 for the thumb."""
    (x1, y1), (x2, y2), wide = FINGERS[finger]
    along = 0.38 if finger else 0.2
    half = wide / 2 + 3.5
    band = rectangle(-half, -5, 2 * half, 10, LAMP, 4, radius=4) + line(f"M{4 - half:g} -1.5H{9 - half:g}", 2.5, GLINT)
    turn = degrees(atan2(y2 - y1, x2 - x1)) + 90
    return at(x1 + (x2 - x1) * along, y1 + (y2 - y1) * along, band + gem(finger, GEMS[finger], 1.12), turn, 1.14)


def standing_ring(number: int) -> str:
    """A ring that stands in velvet with its foot at the origin; each number has another stone."""
    band = circle(0, -12, 15, "none", 13) + circle(0, -12, 15, "none", 6, LAMP)
    band += line("M-13.5 -18A15 15 0 0 0 -14.5 -9", 3, GLINT)
    claws = path("M-12 -34L-7 -24H7L12 -34Z", LAMP, 4)
    return band + claws + at(0, -42, gem(number, GEMS[number % 5], 1.5))


def brilliant(x: float, y: float, wide: float, tone: Tone, turn: float = 0) -> str:
    """A cut diamond, point down, round the middle of its girdle."""
    unit = wide / 64

    def facet(fill: str, *points: Point) -> str:
        return polygon([(across * unit, down * unit) for across, down in points], fill, 0)

    def cut(*points: Point) -> str:
        return line(corners([(across * unit, down * unit) for across, down in points], close=False), 2.5)

    outline: list[Point] = [(-32, 0), (-18, -18), (18, -18), (32, 0), (0, 40)]
    drawn = facet(tone.base, *outline)
    drawn += facet(tone.light, (-32, 0), (-18, -18), (-13, 0)) + facet(tone.light, (0, -18), (-13, 0), (13, 0))
    drawn += facet(tone.shadow, (32, 0), (13, 0), (0, 40)) + facet(tone.shadow, (18, -18), (32, 0), (13, 0))
    drawn += facet(tone.light, (-32, 0), (-13, 0), (0, 40)).replace("/>", ' opacity="0.55"/>')
    drawn += cut((-32, 0), (32, 0)) + cut((-18, -18), (-13, 0), (0, 40), (13, 0), (18, -18))
    drawn += cut((-13, 0), (0, -18), (13, 0))
    return at(x, y, drawn + polygon([(across * unit, down * unit) for across, down in outline], "none"), turn)
