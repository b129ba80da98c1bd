"""The hand in which everything is drawn: tones, strokes, shapes, groups, stars, sunbursts. All answer SVG text."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

INK, LAMP, EMBER, TEAL, WOOD = "#1E1512", "#F2B441", "#C8452F", "#1F7A74", "#5B3A23"
LAMP_SHADOW, LAMP_LIGHT = "#C7832A", "#FBE0A0"
STEEL, STEEL_SHADOW, STEEL_LIGHT = "#C3CBCB", "#8C9799", "#F2F6F4"
PARTS = Path(__file__).parent / "parts"
Point = tuple[float, float]


def _edge(width: float, colour: str) -> str:
    return (
        f' stroke="{colour}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"' if width else ""
    )


def path(shape: str, fill: str = "none", width: float = 5, colour: str = INK) -> str:
    """A path with an outline; width 0 leaves the outline away."""
    return f'<path d="{shape}" fill="{fill}"{_edge(width, colour)}/>\n'


def circle(x: float, y: float, radius: float, fill: str = "none", width: float = 5, colour: str = INK) -> str:
    """A circle with an outline."""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"{_edge(width, colour)}/>\n'


def rectangle(
    x: float, y: float, width: float, height: float, fill: str, edge: float = 0, colour: str = INK, radius: float = 0
) -> str:
    """A rectangle with round corners and an outline."""
    corner = f' rx="{radius:g}"' if radius else ""
    place = f'x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
    return f'<rect {place}{corner} fill="{fill}"{_edge(edge, colour)}/>\n'


def symbol(drawing: str, x: float, y: float, size: float, turn: float = 0) -> str:
    """A drawing of 100 × 100, this large, with its middle here, turned clockwise."""
    place = f"translate({x:g} {y:g}) rotate({turn:g}) scale({size / 100:g}) translate(-50 -50)"
    return f'<g transform="{place}">\n{drawing}</g>\n'


def turned(drawing: str, degrees: float, x: float, y: float) -> str:
    """A drawing turned clockwise about a point."""
    return f'<g transform="rotate({degrees:g} {x:g} {y:g})">\n{drawing}</g>\n'


def star(x: float, y: float, outer: float, inner: float, points: int = 5, turn: float = -90) -> str:
    """The outline of a star as a path."""
    corners = []
    for number in range(2 * points):
        way = math.radians(turn + 180 * number / points)
        reach = outer if number % 2 == 0 else inner
        corners.append(f"{x + reach * math.cos(way):.1f} {y + reach * math.sin(way):.1f}")
    return "M" + "L".join(corners) + "Z"


def rays(x: float, y: float, count: int, fill: str, box: tuple[float, float, float, float], turn: float = 0.11) -> str:
    """A sunburst cut off at the box (left, top, right, bottom): nothing clips in our renderer."""
    drawn = ""
    for number in range(count):
        start = turn + math.tau * number / count
        end = start + math.pi / count
        wedge: list[Point] = [(x, y)]
        wedge += [(x + 900 * math.cos(way), y + 900 * math.sin(way)) for way in (start, end)]
        corners = cut(wedge, box)
        if corners:
            points = " ".join(f"{across:.1f},{down:.1f}" for across, down in corners)
            drawn += f'<polygon points="{points}" fill="{fill}"/>\n'
    return drawn


def cut(shape: Sequence[Point], box: tuple[float, float, float, float]) -> list[Point]:
    """The part of a convex shape inside a box, edge by edge."""
    left, top, right, bottom = box
    kept = list(shape)
    for axis, limit, sign in ((0, left, 1), (0, right, -1), (1, top, 1), (1, bottom, -1)):
        before, kept = kept, []
        for at, corner in enumerate(before):
            last = before[at - 1]
            inside, was_inside = (corner[axis] - limit) * sign >= 0, (last[axis] - limit) * sign >= 0
            if inside != was_inside:
                t = (limit - last[axis]) / (corner[axis] - last[axis])
                kept.append((last[0] + t * (corner[0] - last[0]), last[1] + t * (corner[1] - last[1])))
            if inside:
                kept.append(corner)
    return kept


def part(game: str, name: str) -> str:
    """What a hand-drawn SVG of a game holds, without its outermost tag."""
    text = (PARTS / game / f"{name}.svg").read_text(encoding="utf-8")
    return text[text.index(">") + 1 : text.rindex("</svg>")].lstrip("\n")


def svg(drawing: str, width: int, height: int, definitions: str = "") -> str:
    """A whole file."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">'
    return f"{head}\n{definitions}{drawing}</svg>\n"


@dataclass(frozen=True)
class Tone:
    """A stuff in its three flat tones."""

    shadow: str
    base: str
    light: str


GOLD_TONE = Tone("#C4802A", LAMP, "#FFDF8C")
SAGE_TONE = Tone("#56733A", "#7A9A4F", "#A9C480")
COPPER = Tone("#B65A3C", "#F0A67E", "#FFDCC3")
FLEECE = Tone("#B59F7C", "#E8D9B9", "#FFF8E6")
STONE = Tone("#6DB3AA", "#BFE3DA", "#F7FDFA")


def flat(shape: str, fill: str) -> str:
    """A shape without an outline."""
    return path(shape, fill, 0)


def line(shape: str, width: float = 3, colour: str = INK) -> str:
    """A stroke."""
    return path(shape, "none", width, colour)


def oval(x: float, y: float, across: float, down: float, fill: str, width: float = 5, colour: str = INK) -> str:
    """An ellipse with an outline, by its half axes."""
    place = f'cx="{x:g}" cy="{y:g}" rx="{across:g}" ry="{down:g}"'
    return f'<ellipse {place} fill="{fill}"{_edge(width, colour)}/>\n'


def corners(points: Sequence[Point], close: bool = True) -> str:
    """A path along points."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + ("Z" if close else "")


def polygon(points: Sequence[Point], fill: str, width: float = 5, colour: str = INK) -> str:
    """A shape with straight sides."""
    return path(corners(points), fill, width, colour)


def at(x: float, y: float, drawing: str, turn: float = 0, size: float = 1) -> str:
    """A drawing whose origin is moved here, turned clockwise and enlarged."""
    place = (
        f"translate({x:g} {y:g})" + (f" rotate({turn:g})" if turn else "") + (f" scale({size:g})" if size != 1 else "")
    )
    return f'<g transform="{place}">\n{drawing}</g>\n'


def twinkle(x: float, y: float, reach: float, colour: str = "#FFF6DC") -> str:
    """A four-pointed glint."""
    return flat(star(x, y, reach, reach * 0.26, 4), colour)
