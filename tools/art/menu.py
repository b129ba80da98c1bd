"""The posters of the menu, with the characters that one meets in the games. 300 × 420, the words are the program's."""

from pathlib import Path

from tools.art import blast, bluffing_billionaires, bullets_and_bombs
from tools.art.pen import at, circle, flat, part, path, rays, rectangle, svg

ASSETS = Path(__file__).resolve().parents[2] / "assets"
PAPER = (
    "M6 8L60 5L118 8L180 4L240 7L294 5L296 90L293 180L297 280L294 370L296 410L278 406L262 414L240 408L222 415L196 409"
    "L170 416L148 409L122 415L98 408L74 415L52 409L30 416L5 411L7 300L3 200L7 100Z"
)
CURL = (
    "M294 372L296 408L278 404L262 411L240 405L222 412L196 406L170 413L148 406L122 412L98 405L74 412L52 406L30 413L8 409"
    "V398C80 404 200 396 270 396C282 394 288 386 290 372Z"
)
HOLE = "M20 20H280V296H20Z"
BOX = (16, 16, 284, 300)


def sheet(under: str, over: str, ground: str, ray: str, centre: tuple[float, float] = (150, 150)) -> str:
    """A poster with a torn foot and a nail: `under` is seen through its window only, `over` may stand out of it."""
    drawn = rectangle(16, 16, 268, 284, ground) + rays(*centre, 16, ray, BOX, 0) + under
    drawn += (
        f'<path d="{PAPER}{HOLE}" fill="#F6E7C8" fill-rule="evenodd"/>\n' + path(PAPER, "none") + flat(CURL, "#DCC291")
    )
    drawn += rectangle(20, 20, 260, 276, "none", 5) + over
    return svg(drawn + circle(150, 12, 6, "#8E9391", 3.5) + circle(148, 10, 1.8, "#F1F1E8", 0), 300, 420)


def billionaires() -> str:
    """Three of the six, closest friends for a photograph."""

    def person(deck: str, x: float, y: float, size: float) -> str:
        return at(x - 150 * size, y - 178 * size, part(bluffing_billionaires.GAME, f"person-{deck}"), 0, size)

    drawn = person("blue", 92, 160, 0.74) + person("green", 199, 156, 0.74) + person("pink", 150, 240, 0.72)
    return sheet(drawn, "", "#3F7A4F", "#4C8A5B")


def sky() -> str:
    """A Trasher and a Morphi behind, and the Shrinkin that rides ahead of them."""

    def figure(name: str, x: float, y: float, size: float) -> str:
        drawn = part(blast.GAME, name).split("\n", 1)[1]  # without the edge of its card's picture
        return at(x, y, drawn, 0, size)

    stars = "".join(circle(x, y, r, "#F6E7C8", 0) for x, y, r in STARS)
    planet = circle(246, 70, 22, "#6E4A7E") + flat("M259 54A20 20 0 0 1 234 87A25 25 0 0 0 259 54Z", "#4B3058")
    drawn = stars + planet + figure("trashers-c", 2, 22, 0.84) + figure("morphi-c", 128, 66, 0.7)
    return sheet(drawn + figure("shrinkin-c", 56, 78, 0.8), "", "#15202B", "#1D2C3A")


STARS = ((44, 50, 2.5), (146, 34, 3), (252, 130, 2.5), (36, 130, 3), (196, 36, 2), (54, 206, 2.5), (270, 190, 2.2))


def bombs() -> str:
    """A king, a queen, and the joker between them with a bomb."""

    def court(name: str, x: float, y: float, size: float) -> str:
        both = part(bullets_and_bombs.GAME, f"{name}-body") + part(bullets_and_bombs.GAME, f"{name}-head")
        return at(x, y, both, 0, size)

    drawn = court("king-spades", 4, 58, 0.72) + court("queen-hearts", 98, 58, 0.72)
    drawn += court("joker-1", 42, 116, 0.7)
    bomb = at(204, 216, part(bullets_and_bombs.GAME, "sign-bomb"), 8, 0.94)
    return sheet(drawn, bomb, "#1F7A74", "#2C8780")


def street() -> str:
    """Noon from above: four people, a card, and the first hand on it."""

    def asset(*where: str) -> str:
        text = ASSETS.joinpath(*where).read_text(encoding="utf-8")
        return text[text.index(">") + 1 : text.rindex("</svg>")].replace('id="p"', 'id="noon"').replace("#p)", "#noon)")

    def view(*where: str) -> str:
        return ASSETS.joinpath(*where).read_text(encoding="utf-8").split('viewBox="')[1].split('"')[0]

    def person(name: str, x: float, y: float, turn: float) -> str:
        return at(x, y, at(-160, -150, asset("street", f"{name}.svg")), turn, 0.36)

    names = ("card", "handle-R", "gun", "bullet-Y-left", "bullet-R-across", "bullet-B-right")
    card = "".join(asset("cards", "crazy-bullets", f"{name}.svg") for name in names)
    # Each sign is drawn round the middle of its own view, wherever that lies.
    for sign, x, y in (("R-handle", 125, 292), ("Y-bullet", 55, 142), ("R-bullet", 125, 56), ("B-bullet", 195, 142)):
        left, top, wide, tall = map(float, view("cards", "crazy-bullets", f"sign-{sign}.svg").split())
        drawing = asset("cards", "crazy-bullets", f"sign-{sign}.svg")
        card += at(x - left - wide / 2, y - top - tall / 2, drawing)
    drawn = person("seat-bowler", 150, 62, 180) + person("seat-sombrero", 62, 158, 90)
    drawn += person("pose-win-bonnet", 238, 158, -90)
    drawn += circle(150, 160, 78, "#5B3A23", 6) + circle(150, 160, 70, "#6B452A", 4)
    drawn += at(150, 150, at(-125, -175, card), -8, 0.4) + person("pose-slap-stetson", 150, 262, 0)
    hand = asset("street", "slap-stetson.svg")
    left, top, wide, tall = map(float, view("street", "slap-stetson.svg").split())
    drawn += at(166, 200, at(-left - wide / 2, -top - tall / 2, hand), 8, 0.36)
    return sheet(drawn, "", "#E0A548", "#EDBB68", (150, 160))


def drawings() -> dict[str, str]:
    """The composed posters by their names without ending."""
    return {
        "poster-bluffing-billionaires": billionaires(),
        "poster-blast": sky(),
        "poster-crazy-bullets": street(),
        "poster-bullets-and-bombs": bombs(),
    }
