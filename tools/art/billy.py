"""Billy himself in his moods: the same body and hat, other eyes and arms. 900 × 480, his portrait 400 × 400."""

from tools.art.blasting_billy import GAME
from tools.art.loot import brilliant, coin_stack, ingot, note
from tools.art.pen import FLEECE, GOLD_TONE, STONE, Tone, at, circle, flat, line, part, svg

SIZE = (900, 480)
HEAD_AT = (450, 250)


def _piece(name: str) -> str:
    return part(GAME, f"billy-{name}")


def head(eyes: str, bare: bool = False) -> str:
    """His head without the hat; `bare`: the bandana has slipped off a grin."""
    lower = _piece("bandana-down") + _piece("grin") if bare else _piece("bandana")
    neck = _piece("neck") if bare else ""
    return neck + _piece("head") + _piece(f"eyes-{eyes}") + lower + _piece("nose")


def leaning(eyes: str, over: str = "") -> str:
    """Elbows on the table, a lit stick in his hand."""
    drawn = _piece("torso") + at(*HEAD_AT, head(eyes) + over + _piece("hat"), -5, 0.92)
    return drawn + _piece("forearm") + _piece("arm-dynamite")


def aiming() -> str:
    """One eye shut, along the barrel."""
    drawn = _piece("torso") + at(*HEAD_AT, head("aim") + _piece("hat"), 4, 0.92)
    return drawn + _piece("forearm") + _piece("arm-gun")


def sooty() -> str:
    """Somebody fed him dynamite."""
    drawn = _piece("torso") + at(*HEAD_AT, head("sooty") + _piece("smudges") + _piece("hat-blown"), -10, 0.92)
    return drawn + _piece("forearm") + _piece("smoke")


def triumphant() -> str:
    """He takes the lot: a heap under one arm, notes in the other hand, and he laughs."""
    fan = "".join(at(800, 176, note(64, 132), turn) for turn in (-46, -25, -4, 17, 36))
    drawn = _piece("torso") + _piece("arm-notes") + at(*HEAD_AT, head("laugh", bare=True) + _piece("hat"), 6, 0.92)
    drawn += at(-14, 0, fur(((770, 246), (800, 238), (830, 246)), 24, FLEECE) + fan + _piece("fist"))
    heap = ingot(116, 448, 78, 52, 16, 19) + ingot(198, 452, 78, 52, 16, 19) + ingot(158, 400, 78, 52, 16, 19)
    heap += coin_stack(274, 400, 3, 42, 1) + brilliant(212, 338, 60, STONE, 12) + brilliant(66, 424, 58, STONE, -18)
    return drawn + heap + _piece("forearm")


def fur(places: tuple[tuple[float, float], ...], radius: float, tone: Tone) -> str:
    """Sheepskin: a row of curls."""
    drawn = "".join(circle(x, y, radius, tone.base, 13) for x, y in places)
    drawn += "".join(circle(x, y, radius, tone.base, 0) for x, y in places)
    for x, y in places:
        curl = f"M{x - radius * 0.4:g} {y + radius * 0.1:g}C{x - radius * 0.3:g} {y - radius * 0.5:g}"
        curl += f" {x + radius * 0.4:g} {y - radius * 0.4:g} {x + radius * 0.3:g} {y + radius * 0.2:g}"
        drawn += line(curl, 4, tone.shadow)
    return drawn


def portrait(eyes: str, bare: bool = False) -> str:
    """His bust on a lamp-lit disc."""
    return _piece("bust") + at(200, 214, head(eyes, bare) + _piece("hat"), -5, 0.66) + circle(200, 200, 192, "none", 8)


def drawings() -> dict[str, str]:
    """Billy's files by their names without ending."""
    sparks = "".join(at(x, y, glint()) for x, y in ((-150, -40), (152, -60)))
    scenes = {
        "lean": leaning("sly"),
        "blink": leaning("blink"),
        "pleased": leaning("pleased", sparks),
        "triumph": triumphant(),
        "aim": aiming(),
        "sooty": sooty(),
    }
    made = {f"billy-{mood}": svg(drawn, *SIZE) for mood, drawn in scenes.items()}
    made["billy-portrait"] = svg(portrait("sly"), 400, 400)
    made["billy-portrait-triumph"] = svg(portrait("laugh", bare=True), 400, 400)
    return made


def glint() -> str:
    """A glint of greed."""
    return flat("M0 -22L5 -5L22 0L5 5L0 22L-5 5L-22 0L-5 -5Z", GOLD_TONE.light)
