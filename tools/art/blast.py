"""The faces of Blast: five pictures a faction, the last of them in three ranks that can be told apart from afar."""

from dataclasses import dataclass

from tools.art.frame import INNER_LINE, OUTLINE, PARCHMENT
from tools.art.pen import LAMP, part, path, rectangle, star, svg

GAME = "blast"
LOW = {"o": "0", "a": "1 to 3", "b": "4 to 7"}
"""Pictures by the values that they stand for; 8, 9 and 10 have their own."""
CARD_FACE = rectangle(4, 4, 242, 342, "url(#face)", 0, radius=18)


@dataclass(frozen=True)
class Faction:
    """A faction: the colour of its rays as they are drawn, and as they shine behind a 10."""

    name: str
    ray: str
    glory: str


FACTIONS = (
    Faction("shrinkin", "#145753", "#E2A93E"),
    Faction("trashers", "#932C1E", "#F2B441"),
    Faction("morphi", "#482C56", "#E2A93E"),
    Faction("greedbots", "#FAD98A", "#C8452F"),
)


def card(picture: str) -> str:
    """A face: the picture keeps two corners free for figure and symbol."""
    return svg(CARD_FACE + INNER_LINE + picture + OUTLINE, 250, 350, PARCHMENT)


def stars(count: int) -> str:
    """A general's stars on a strap, at the lower left."""
    wide = 20 + 26 * count
    drawn = rectangle(34, 292, wide, 32, "#22323F", 5, radius=10)
    return drawn + "".join(path(star(57 + 26 * number, 308.5, 12, 5), LAMP, 0) for number in range(count))


def leader(faction: Faction, value: int) -> str:
    """8 on plain ground, 9 before rays, 10 before rays of light; and one star, two, three."""
    rays = "" if value == 8 else part(GAME, f"{faction.name}-rays")
    if value == 10:
        rays = rays.replace(faction.ray, faction.glory)
    picture = part(GAME, f"{faction.name}-ground") + rays + part(GAME, f"{faction.name}-c")
    return card(picture + stars(value - 7))


def drawings() -> dict[str, str]:
    """Every face by its name without ending: `<faction>-o`, `-a`, `-b`, `-8`, `-9`, `-10`."""
    made = {}
    for faction in FACTIONS:
        made.update({f"{faction.name}-{name}": card(part(GAME, f"{faction.name}-{name}")) for name in LOW})
        made.update({f"{faction.name}-{value}": leader(faction, value) for value in (8, 9, 10)})
    return made
