"""Buttons: with words, or with an icon alone."""

from collections.abc import Callable, Hashable

from pygame import Rect

from game.stage import draw, text, theme
from game.stage.input import Action
from game.stage.theme import FACES, Face, Ground, Kind, Look, Role
from game.stage.units import LEAST_TEXT
from game.stage.widgets.base import Brush, Widget
from game.stage.widgets.marks import key_tag, key_tag_width

Pressed = Callable[[], None]
Key = Action | int | None
"""What presses a button from anywhere on its screen: an action, or a scancode of its own."""


def is_big(box: Rect, brush: Brush) -> bool:
    """Whether a button is high enough for the thick lip."""
    return box.h >= brush.units.px(theme.BIG_FROM)


def paint_face(brush: Brush, box: Rect, face: Face, radius: int, lip: int) -> Rect:
    """The body of a button that isn't quiet, with its lip below; returns the face on which words go."""
    units, edge = brush.units, brush.units.px(theme.EDGE_CONTROL)
    spot = box.copy()
    match brush.look:
        case Look.HOVER:
            spot.y -= units.px(2)
        case Look.PRESSED:
            sunk = max(1, lip - units.px(2))
            spot.y += sunk
            spot.h -= sunk
        case _:
            pass
    if not brush.flat:
        draw.shadow(brush.surface, spot, units.px(8 if brush.look is Look.HOVER else 5), radius, 150)
    draw.rounded(brush.surface, spot, theme.INK, radius)
    body = spot.inflate(-2 * edge, -2 * edge)
    inner = max(1, radius - edge)
    draw.rounded(brush.surface, body, face.lip, inner)
    top = body.copy()
    top.h -= units.px(2) if brush.look is Look.PRESSED else lip
    draw.rounded(brush.surface, top, face.fill(brush.look), inner)
    return top


def paint_quiet(brush: Brush, box: Rect, radius: int) -> Rect:
    """The body of a quiet button: a dark pane with a brass edge; returns where words go."""
    surface = brush.surface
    if brush.ring:
        draw.rounded(surface, box, "#2A1A14", radius)
        draw.outline(surface, box, theme.INK, radius, brush.units.px(2))
        return box
    match brush.look:
        case Look.HOVER:
            draw.glass(surface, box, radius, (242, 180, 65, 46))
            draw.outline(surface, box, theme.LAMP, radius, brush.units.px(2))
        case Look.PRESSED:
            draw.glass(surface, box, radius, (10, 6, 4, 210))
            draw.outline(surface, box, theme.BRASS, radius, brush.units.px(2))
            return box.move(0, brush.units.px(2))
        case _:
            draw.glass(surface, box, radius, (16, 10, 8, 130))
            draw.outline(surface, box, theme.BRASS, radius, brush.units.px(2))
    return box


class Button(Widget):
    """Words to press; maybe an icon before them, a second line below, and the tag of its key at the right.

    `short`: what it says where there is no room for its label.
    """

    clicked_into = False

    def __init__(
        self,
        label: str,
        on_press: Pressed,
        *,
        kind: Kind = Kind.SECONDARY,
        key: Key = None,
        key_words: str = "",
        icon: str | None = None,
        second: str = "",
        short: str = "",
        size: float = 22,
        role: Role = Role.BOLD,
        ground: Ground = Ground.TABLE,
        left: bool | None = None,
    ) -> None:
        super().__init__()
        self.label, self.second, self.short, self.icon = label, second, short, icon
        self.on_press = on_press
        self.kind, self.key, self.key_words = kind, key, key_words
        self.size, self.role = size, role
        self.ground = ground
        self.left = left
        """Words at the left; None: left if there is an icon or a key tag."""
        self.key_works = True
        """Whether its key would press it at this moment; else nothing names the key."""

    @property
    def tag(self) -> str:
        """What its tag says now; "" for no tag."""
        return self.key_words if self.key_works else ""

    def picture(self) -> Hashable:
        if type(self) is not Button:
            return None  # it may be painted from more than this
        words = self.label, self.second, self.short, self.icon, self.tag
        return words, self.kind, self.size, self.role, self.left

    def paint(self, brush: Brush, box: Rect) -> None:
        units = brush.units
        radius = min(units.px(theme.RADIUS_BUTTON), box.h // 2)
        face = FACES[self.kind]
        if self.kind is Kind.QUIET:
            spot = paint_quiet(brush, box, radius)
        else:
            lip = units.px(theme.LIP_BIG if is_big(box, brush) else theme.LIP)
            spot = paint_face(brush, box, face, radius, lip)
        self._paint_words(brush, spot, face)

    def _paint_tag(self, brush: Brush, spot: Rect, face: Face, needed: int) -> int | None:
        """The tag of the key; returns where the words end, or None if it would leave them less than `needed` pixels."""
        units = brush.units
        large = spot.h >= units.px(72)
        size, most = (22 if large else 18), round(spot.h * 0.84)
        right = spot.right - units.px(20 if large else 12)
        left = right - key_tag_width(self.tag, units, size, most) - units.px(12)
        if left - spot.x - units.px(18) < needed or most < LEAST_TEXT + 2:
            return None
        ink = theme.PARCHMENT if face.words == theme.INK else face.words
        key_tag(brush.surface, self.tag, (right, spot.centery), units, size, ink=ink, fill=face.tag, most=most)
        return left

    def _paint_words(self, brush: Brush, spot: Rect, face: Face) -> None:
        units, surface = brush.units, brush.surface
        px = min(units.text(self.size), max(LEAST_TEXT, round(spot.h * (0.46 if self.second else 0.66))))
        from_x, to_x = spot.x + units.px(18), spot.right - units.px(18)
        wide = round(px * 1.3) if self.icon else 0
        if self.icon:
            draw.icon(surface, self.icon, (from_x + units.px(4) + wide // 2, spot.centery), wide, face.words)
            from_x += units.px(4) + wide + units.px(12)
        tag = None
        if self.tag:
            shrunk = text.width(self.label, self.role, max(LEAST_TEXT, round(px * 0.85)))
            tag = self._paint_tag(brush, spot, face, shrunk + from_x - spot.x - units.px(18))
        to_x = to_x if tag is None else tag
        left = self.left if self.left is not None else bool(self.icon or tag)
        middle, room = spot.centery, max(1, to_x - from_x)
        at_x, anchor = (from_x, "midleft") if left else ((from_x + to_x) // 2, "center")
        if self.second:
            second_px = min(units.text(19), max(LEAST_TEXT, round(spot.h * 0.3)))
            second_at = (at_x, middle + round(px * 0.62))
            middle -= round(second_px * 0.62)
            text.write(surface, self.second, second_at, Role.TEXT, second_px, face.second, anchor, room=room)
        whole = not self.short or text.width(self.label, self.role, min(px, LEAST_TEXT)) <= room
        label = self.label if whole else self.short
        text.write(surface, label, (at_x, middle), self.role, px, face.words, anchor, room=room)


class IconButton(Widget):
    """A round button with an icon alone; its words are in the tooltip."""

    clicked_into = False

    def __init__(
        self,
        icon: str,
        on_press: Pressed,
        *,
        kind: Kind = Kind.SECONDARY,
        key: Key = None,
        ground: Ground = Ground.TABLE,
    ) -> None:
        super().__init__()
        self.icon, self.on_press, self.kind, self.key = icon, on_press, kind, key
        self.ground = ground

    def draw_ring(self, brush: Brush, box: Rect) -> None:
        draw.focus_ring(brush.surface, box, box.h // 2, brush.units, glows=brush.ground is Ground.TABLE)

    def picture(self) -> Hashable:
        return self.icon, self.kind

    def paint(self, brush: Brush, box: Rect) -> None:
        units, radius = brush.units, min(box.w, box.h) // 2
        face = FACES[self.kind]
        size = round(min(box.w, box.h) * 0.5)
        if self.kind is not Kind.QUIET:
            spot = paint_face(brush, box, face, radius, units.px(4))
            draw.icon(brush.surface, self.icon, spot.center, size, face.words)
            return
        edge = theme.INK if brush.ring else theme.LAMP if brush.look is Look.HOVER else theme.BRASS
        draw.rounded(brush.surface, box, face.fill(brush.look), radius, edge, units.px(2))
        draw.icon(brush.surface, self.icon, box.center, size, face.words)
