"""Draws in the units of the street's design: words, signs, caps, panels, plates, buttons."""

from __future__ import annotations

from pygame import Rect, Surface

from game.scenes.crazy_bullets.plan import Box, Plan
from game.stage import draw, text, theme
from game.stage.art import Art, turned
from game.stage.theme import Colour, Role

STREET = "street"
BROWN, RULE, DEEP, CREAM = "#4A2E1B", "#B08A52", "#93301F", "#FFF6E2"
PLAIN_EDGE, BAD_EDGE = "#C6AE87", "#C98A6A"
CAP_RATIO, WIDE_RATIO = 1.0, 0.42


class Pen:
    """A surface, a plan and the drawings. All places are in units of the plan's design."""

    def __init__(self, surface: Surface, plan: Plan, art: Art) -> None:
        self.surface, self.plan, self.art = surface, plan, art

    # -------------------------------------------------------------- words
    def width(self, words: str, role: Role, size: float) -> float:
        """How wide words are, in units."""
        return text.width(words, role, self.plan.text(size)) / self.plan.k

    def text(
        self,
        words: str,
        x: float,
        y: float,
        size: float,
        colour: Colour = theme.INK,
        role: Role = Role.TEXT,
        at: str = "midleft",
        room: float | None = None,
        shade: Colour | None = None,
    ) -> float:
        """One line, made to fit `room`; answers where it ends, in units."""
        place = text.write(
            self.surface,
            words,
            self.plan.point(x, y),
            role,
            self.plan.text(size),
            colour,
            at,
            room=None if room is None else max(1, self.plan.n(room)),
            shade=shade,
        )
        return (place.right - self.plan.origin[0]) / self.plan.k

    def pair(self, bold: str, plain: str, x: float, y: float, size: float, room: float) -> None:
        """Bold words and plain words after them, on one line that fits."""
        px, k = self.plan.text(size), self.plan.k
        gap = round(px * 0.34)
        while px > 12:
            wide = text.width(bold, Role.BOLD, px) + gap + text.width(plain, Role.TEXT, px)
            if wide <= room * k:
                break
            px -= 1
        at = self.plan.point(x, y)
        first = text.write(self.surface, bold, at, Role.BOLD, px, theme.INK, "midleft", room=round(room * k))
        left = round(room * k) - first.w - gap
        if left > px:
            text.write(self.surface, plain, (first.right + gap, at[1]), Role.TEXT, px, theme.INK, "midleft", room=left)

    def para(self, words: str, x: float, y: float, room: float, size: float, colour: Colour = theme.INK) -> None:
        """Wrapped words from a corner on."""
        at, px = self.plan.point(x, y), self.plan.text(size)
        text.paragraph(self.surface, words, at, max(1, self.plan.n(room)), Role.TEXT, px, colour)

    def high(self, words: str, room: float, size: float) -> float:
        """How high wrapped words are, in units."""
        return text.paragraph_height(words, Role.TEXT, self.plan.text(size), max(1, self.plan.n(room))) / self.plan.k

    # -------------------------------------------------------------- drawings
    def art_at(self, name: str, x: float, y: float, wide: float, turn: int = 0, folder: str = STREET) -> None:
        """A drawing with its middle at a point."""
        image = self.image(name, wide, turn, folder)
        self.surface.blit(image, image.get_rect(center=self.plan.point(x, y)))

    def image(self, name: str, wide: float, turn: int = 0, folder: str = STREET) -> Surface:
        """A drawing so many units wide, turned anticlockwise."""
        path, px = f"{folder}/{name}.svg", max(2, self.plan.n(wide))
        if not turn:
            return self.art.drawing(path, px)
        return self.art.keep((path, px, turn), lambda: turned(self.art.drawing(path, px), turn))

    def sign(self, colour: str, x: float, y: float, wide: float) -> None:
        """The sign of a bullet's colour."""
        self.art_at(f"sym-{colour}", x, y, wide, folder="cards/crazy-bullets")

    # -------------------------------------------------------------- shapes
    def box(self, box: Box, fill: Colour, radius: float = 14, edge: Colour | None = None, width: float = 0) -> None:
        """A rounded box with an inner edge."""
        draw.rounded(self.surface, self.plan.rect(box), fill, self.plan.n(radius), edge, self.plan.n(width))

    def frame(self, box: Box, colour: Colour, radius: float, width: float) -> None:
        """Only the edge of a rounded box."""
        draw.outline(self.surface, self.plan.rect(box), colour, self.plan.n(radius), self.plan.n(width))

    def shadow(self, box: Box, lift: float = 10, radius: float = 16, alpha: int = 150) -> None:
        """The soft shadow below a box."""
        draw.shadow(self.surface, self.plan.rect(box), self.plan.n(lift), self.plan.n(radius), alpha)

    def glow(self, box: Box, spread: float = 12, radius: float = 16, colour: Colour = theme.LAMP) -> None:
        """Light round a box."""
        draw.glow(self.surface, self.plan.rect(box), self.plan.n(spread), self.plan.n(radius), colour, 235)

    def line(self, x: float, y: float, long: float, colour: Colour = theme.INK, width: float = 3) -> None:
        """A level line."""
        self.surface.fill(theme.rgb(colour), self.plan.rect((x, y - width / 2, long, width)))

    def post(self, x: float, y: float, tall: float, colour: Colour = theme.INK, width: float = 3) -> None:
        """An upright line."""
        self.surface.fill(theme.rgb(colour), self.plan.rect((x - width / 2, y, width, tall)))

    # -------------------------------------------------------------- parts that look alike everywhere
    def panel(self, box: Box, bad: bool = False) -> None:
        """A parchment panel; an ember ring where something went wrong."""
        x, y, wide, tall = box
        self.shadow(box, 12, 16)
        self.box(box, theme.EMBER if bad else theme.INK, 16)
        edge = 6 if bad else 4
        inner = (x + edge, y + edge, wide - 2 * edge, tall - 2 * edge)
        self.box(inner, theme.PAPER, 12)
        if bad:
            self.frame(box, theme.INK, 16, 3)
        inset = 14 if not self.plan.small else 8
        line = (x + inset, y + inset, wide - 2 * inset, tall - 2 * inset)
        self.frame(line, BAD_EDGE if bad else RULE, 9, 2)

    def cap(self, label: str, x: float, y: float, wide: float, colour: Colour = theme.INK) -> None:
        """A key as printed, seen from the front; a wide one for long names."""
        long = len(label) > 2
        if long:
            self.art_at("keycap-wide", x, y, wide * 1.25)
        else:
            self.art_at("keycap", x, y, wide)
        room = wide * (0.92 if long else 0.62)
        size = wide * (0.26 if long else 0.46) / max(1.0, self.plan.units.text_size)
        self.text(label, x, y - wide * (0.05 if long else 0.075), size, colour, Role.TITLE, "center", room)

    def pill(self, words: str, x: float, y: float, size: float) -> None:
        """A word in a small sign of its own."""
        wide, tall = self.width(words, Role.BOLD, size) + 28, size * 1.6
        box = (x - wide / 2, y - tall / 2, wide, tall)
        self.shadow(box, 3, tall / 2, 120)
        self.box(box, theme.PARCHMENT, tall / 2, theme.INK, 2)
        self.text(words, x, y, size, theme.INK, Role.BOLD, "center")

    def clip(self, box: Box) -> Rect:
        """The box in pixels."""
        return self.plan.rect(box)
