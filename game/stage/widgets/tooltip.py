"""The dark bubble that explains a widget."""

from pygame import Rect, Surface

from game.stage import draw, text, theme
from game.stage.theme import Role
from game.stage.units import Units
from game.stage.widgets.base import Tip

WIDE = 320


def place(tip: Tip, over: Rect, units: Units) -> tuple[Rect, bool]:
    """Where the bubble of a widget stands, and whether that is above it: inside the window in any case."""
    pad = units.px(18)
    most = min(units.width - 2 * units.px(8), max(units.px(WIDE), units.text(18) * 15))
    needed = max(
        text.width(tip.title, Role.BOLD, units.text(20)),
        text.width(tip.text, Role.TEXT, units.text(18)) if tip.text else 0,
    )
    wide = min(most, needed + 2 * pad + 4)
    tall = 2 * units.px(12) + text.line_height(Role.BOLD, units.text(20))
    if tip.text:
        tall += text.paragraph_height(tip.text, Role.TEXT, units.text(18), wide - 2 * pad) + units.px(2)
    box = Rect(0, 0, wide, tall)
    away = units.px(18)
    box.midbottom = (over.centerx, over.top - away)
    above = box.top >= units.px(4)
    if not above:
        box.midtop = (over.centerx, over.bottom + away)
    return box.clamp(units.bounds.inflate(-units.px(8), -units.px(8))), above


def draw_tip(surface: Surface, tip: Tip, over: Rect, units: Units) -> Rect:
    """Draw the tooltip of a widget that stands at `over`; returns the bubble."""
    box, above = place(tip, over, units)
    radius, hair = units.px(theme.RADIUS_CONTROL), units.px(2)
    draw.shadow(surface, box, units.px(8), radius, 170)
    x = max(box.x + radius + units.px(16), min(box.right - radius - units.px(16), over.centerx))
    side, tip_away = (box.bottom, 1) if above else (box.top, -1)

    def beak(half: int, away: int, inside: int, tone: str) -> None:
        near = side - tip_away * units.px(inside)
        draw.polygon(
            surface,
            [(x - units.px(half), near), (x + units.px(half), near), (x, side + tip_away * units.px(away))],
            tone,
        )

    beak(16, 14, 3, theme.BRASS)
    draw.rounded(surface, box, theme.NIGHT, radius, theme.BRASS, hair)
    beak(13, 10, 4, theme.NIGHT)
    left, room = box.x + units.px(18), box.w - 2 * units.px(18)
    title = text.write(
        surface, tip.title, (left, box.y + units.px(12)), Role.BOLD, units.text(20), theme.LAMP, room=room
    )
    if tip.text:
        text.paragraph(
            surface, tip.text, (left, title.bottom + units.px(2)), room, Role.TEXT, units.text(18), theme.PARCHMENT
        )
    return box
