"""People at the street's table, seen from above, in what they do; and the handle of the revolver by its colour."""

from dataclasses import dataclass

from tools.art.pen import INK, LAMP, STONE, at, circle, flat, line, part, path, rectangle, star, svg, turned

GAME = "crazy-bullets"
SEAT = (320, 290)


@dataclass(frozen=True)
class Figure:
    """Somebody by the hat: the sleeves' colour and its shadow."""

    hat: str
    sleeve: str
    shade: str


FIGURES = (
    Figure("stetson", "#6E4A7E", "#482C56"),
    Figure("sombrero", "#F6E7C8", "#C99F68"),
    Figure("bowler", "#34566F", "#22384A"),
    Figure("bonnet", "#932C1E", "#6B1E14"),
)
LEFT_SHOULDER, RIGHT_SHOULDER = (92, 168), (228, 168)


def _piece(figure: Figure, name: str) -> str:
    return part(GAME, f"{name}-{figure.hat}")


def _arm(figure: Figure, side: str, turn: float, up: float = 0, across: float = 0) -> str:
    """An arm turned at its shoulder and stretched out by so much."""
    shoulder = LEFT_SHOULDER if side == "left" else RIGHT_SHOULDER
    return at(across, -up, turned(_piece(figure, f"arm-{side}"), turn, *shoulder))


def resting(figure: Figure) -> str:
    """Both hands on the edge of the table."""
    return _arm(figure, "left", 0) + _arm(figure, "right", 0) + _piece(figure, "body")


def revealing(figure: Figure) -> str:
    """One hand turns a card over."""
    card = rectangle(-34, -22, 68, 46, "#FBF0D8", 6, radius=7) + rectangle(-24, -13, 48, 28, "#6B452A", 0, radius=3)
    card += circle(0, 1, 8, LAMP, 4)
    stretched = at(172, 40, card, -12) + _arm(figure, "right", -15, -2)
    return _arm(figure, "left", 6, -16) + stretched + _piece(figure, "body")


def slapping(figure: Figure) -> str:
    """One arm as far out as it goes, the other drawn back; the hand itself lies on the card."""
    stretched = at(-10, -30, turned(_piece(figure, "sleeve-right"), -14, *RIGHT_SHOULDER))
    return _arm(figure, "left", -14, -40) + stretched + _piece(figure, "body")


def fouled(figure: Figure) -> str:
    """Hands over the head: that was the wrong card."""
    drawn = _piece(figure, "body")
    for side, mirror in (("left", 1), ("right", -1)):
        sleeve = "M72 206C22 190 20 126 74 112"
        bent = path(sleeve, "none", 66) + path(sleeve, "none", 52, figure.sleeve)
        bent += path("M84 214C46 208 34 166 50 140", "none", 12, figure.shade)
        flipped = bent if mirror > 0 else f'<g transform="translate(320 0) scale(-1 1)">\n{bent}</g>\n'
        middle = 96 if side == "left" else 224
        hand = at(-middle, -66, _piece(figure, f"hand-{side}"))
        drawn += flipped + at(160 - mirror * 74, 116, hand, mirror * 66, 1.12)
    for x, y, turn in ((26, 62, -24), (294, 62, 24), (58, 28, -10), (262, 28, 10)):
        drawn += at(
            x, y, path("M0 -16C8 -4 11 2 11 8C11 16 5 19 0 19C-5 19 -11 16 -11 8C-11 2 -8 -4 0 -16Z", STONE.base), turn
        )
    return drawn


def winning(figure: Figure) -> str:
    """Both arms thrown wide, stars over the hands."""
    stars = "".join(path(star(x, y, reach, reach * 0.45), LAMP) for x, y, reach in ((104, 40, 20), (216, 40, 20)))
    stars += path(star(160, 32, 24, 11), LAMP)
    arms = _arm(figure, "left", -34, -6, 8) + _arm(figure, "right", 34, -6, -8)
    return arms + _piece(figure, "body") + stars


POSES = {"reveal": revealing, "slap": slapping, "foul": fouled, "win": winning}


@dataclass(frozen=True)
class Colour:
    """One of the four colours of handles and bullets: its letter and three tones."""

    letter: str
    base: str
    shadow: str
    light: str


COLOURS = (
    Colour("R", "#CE3E29", "#8F2718", "#F0937A"),
    Colour("Y", "#F9C247", "#CE8A1C", "#FFE9AE"),
    Colour("G", "#7FB13F", "#4F7A26", "#C2DD92"),
    Colour("B", "#23528F", "#123460", "#6FA0D6"),
)
GRIP = (
    "M92 218C78 222 72 230 78 240C86 254 84 268 74 284C62 302 54 312 56 324C58 336 72 341 92 341H176"
    "C192 341 199 333 196 322C194 313 186 312 186 303C186 294 176 293 174 284C173 275 164 273 164 263"
    "C164 252 156 250 157 240C158 230 162 224 158 218Z"
)
GRIP_SHADE = (
    "M146 221H155C158 226 153 234 153 241C153 252 160 254 160 264C160 274 169 277 170 286C172 296 182 296 182 304"
    "C182 313 190 315 192 324C194 332 188 337 176 337H92C80 337 70 334 64 329C100 333 144 332 158 327"
    "C176 318 160 300 152 284C144 268 142 240 146 221Z"
)


def handle(colour: Colour) -> str:
    """The grip with its hump behind and three hollows for fingers before, held by a screw."""
    drawn = path(GRIP, colour.base, 0) + flat(GRIP_SHADE, colour.shadow)
    drawn += line("M94 246C98 262 90 280 80 296", 7, colour.light) + path(GRIP, "none", 7)
    return drawn + circle(125, 234, 6, "#D6CCBB", 4.5) + line("M122 234h6", 2.500, INK)


def drawings() -> dict[str, str]:
    """The handles of the cards."""
    return {f"handle-{colour.letter}": svg(handle(colour), 250, 350) for colour in COLOURS}


def street_drawings() -> dict[str, str]:
    """Everybody in every pose: at rest `seat-<hat>`, else `pose-<pose>-<hat>`."""
    made = {f"seat-{figure.hat}": svg(resting(figure), *SEAT) for figure in FIGURES}
    for pose, draw in POSES.items():
        made.update({f"pose-{pose}-{figure.hat}": svg(draw(figure), *SEAT) for figure in FIGURES})
    return made
