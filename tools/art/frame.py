"""The card frame that French decks share: outline, inner line, the S-shaped window, the back's rim. 250 × 350."""

from tools.art.pen import INK, WOOD, path, rays, rectangle, svg

WIDTH, HEIGHT = 250, 350
PARCHMENT = (
    '<linearGradient id="face" gradientUnits="userSpaceOnUse" x1="125" y1="0" x2="125" y2="350">\n'
    '<stop offset="0" stop-color="#FBF0D8"/>\n<stop offset="1" stop-color="#EBD6AC"/>\n</linearGradient>\n'
)
CARD = "M22 4H228A18 18 0 0 1 246 22V328A18 18 0 0 1 228 346H22A18 18 0 0 1 4 328V22A18 18 0 0 1 22 4Z"
WINDOW = (
    "M94 24H214A12 12 0 0 1 226 36V214A10 10 0 0 1 216 224H178A10 10 0 0 0 168 234V314A12 12 0 0 1 156 326"
    "H36A12 12 0 0 1 24 314V136A10 10 0 0 1 34 126H72A10 10 0 0 0 82 116V36A12 12 0 0 1 94 24Z"
)
BACK_FIELD = "M30 18H220A12 12 0 0 1 232 30V320A12 12 0 0 1 220 332H30A12 12 0 0 1 18 320V30A12 12 0 0 1 30 18Z"
OUTLINE = rectangle(4, 4, 242, 342, "none", 6, INK, 18)
INNER_LINE = rectangle(15, 15, 220, 320, "none", 2, WOOD, 10).replace("/>", ' opacity="0.45"/>')
BEHIND_WINDOW = (12, 12, 238, 338)


def _mask(shapes: str) -> str:
    return f'<path d="{shapes}" fill="url(#face)" fill-rule="evenodd"/>\n'


def picture_card(picture: str, ground: str, ray: str, centre: tuple[float, float], count: int, over: str = "") -> str:
    """A picture in the window before a sunburst; `over` may stick out of the window."""
    drawn = rectangle(14, 14, 222, 322, ground) + rays(*centre, count, ray, BEHIND_WINDOW) + picture
    drawn += _mask(CARD + WINDOW) + path(WINDOW, "none", 4) + over + OUTLINE + INNER_LINE
    return svg(drawn, WIDTH, HEIGHT, PARCHMENT)


def number_card(pips: str) -> str:
    """The same window, only a shade lighter than the card."""
    card = rectangle(4, 4, 242, 342, "url(#face)", 6, INK, 18)
    return svg(card + path(WINDOW, "#FFF9EA", 2.5, "#B79A68") + INNER_LINE + pips, WIDTH, HEIGHT, PARCHMENT)


def back_card(pattern: str, ground: str, edge: str) -> str:
    """A parchment rim round a coloured field; the pattern may be cut off by the rim."""
    drawn = rectangle(18, 18, 214, 314, ground) + pattern + _mask(CARD + BACK_FIELD)
    drawn += rectangle(18, 18, 214, 314, "none", 4, INK, 12) + rectangle(25, 25, 200, 300, "none", 2.5, edge, 8)
    return svg(drawn + OUTLINE, WIDTH, HEIGHT, PARCHMENT)
