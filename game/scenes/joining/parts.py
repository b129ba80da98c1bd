"""Widgets of joining that no other screen needs: a stepper, the colours, a name to press."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from game.stage import draw, text, theme
from game.stage.input import Action, Press
from game.stage.theme import Look, Role
from game.stage.widgets import Widget
from game.stage.widgets.base import Brush
from game.stage.widgets.choice import cells

BED = "#D9C294"


class Stepper(Widget):
    """One of a row of values: minus, what it is, plus."""

    def __init__(self, labels: Sequence[str], at: int, on_change: Callable[[int], None]) -> None:
        super().__init__()
        self.labels, self.at, self.on_change = tuple(labels), at, on_change

    def step(self, by: int) -> None:
        """One further or back, and tell."""
        at = max(0, min(len(self.labels) - 1, self.at + by))
        if at != self.at:
            self.at = at
            self.on_change(at)

    def _ends(self, box: Rect) -> tuple[Rect, Rect]:
        wide = min(box.w // 3, round(box.h * 1.05))
        return Rect(box.x, box.y, wide, box.h), Rect(box.right - wide, box.y, wide, box.h)

    def parts(self) -> tuple[Rect, Rect]:
        return self._ends(self.seen)

    def take(self, at: int) -> None:
        self.step(1 if at else -1)

    def act(self, press: Press) -> bool:
        match press.action:
            case Action.LEFT if self.at > 0:
                self.step(-1)
            case Action.RIGHT if self.at + 1 < len(self.labels):
                self.step(1)
            case Action.CONFIRM if not press.again:
                self.step(1 if self.at + 1 < len(self.labels) else -self.at)
            case _:
                return False
        return True

    def paint(self, brush: Brush, box: Rect) -> None:
        units, surface = brush.units, brush.surface
        edge, radius = max(1, round(box.h * 0.07)), round(box.h * 0.25)
        draw.rounded(surface, box, BED, radius, theme.INK, edge)
        lit = brush.look in (Look.HOVER, Look.PRESSED) or brush.ring
        for sign, end in zip(("−", "+"), self._ends(box), strict=True):
            draw.rounded(surface, end, theme.LAMP if lit else theme.PARCHMENT, radius, theme.INK, edge)
            text.write(surface, sign, end.center, Role.TITLE, max(12, round(box.h * 0.66)), theme.INK, "center")
        room = max(1, box.w - 2 * self._ends(box)[0].w - 4)
        px = max(12, min(units.text(20), round(box.h * 0.6)))
        text.write(surface, self.labels[self.at], box.center, Role.BOLD, px, theme.INK, "center", room=room)


class ColourPick(Widget):
    """Which handle colours stay out: so many of the four signs, or chance. `out` is () for chance."""

    def __init__(
        self, wanted: int, out: tuple[str, ...], on_change: Callable[[tuple[str, ...]], None], word: str
    ) -> None:
        super().__init__()
        self.wanted, self.out, self.on_change, self.word = wanted, out, on_change, word
        self.at = 0

    def _cells(self, box: Rect) -> list[Rect]:
        first = Rect(box.x, box.y, round(box.w * 0.3), box.h)
        return [first, *cells(Rect(first.right, box.y, box.right - first.right, box.h), 4)]

    def pick(self, place: int) -> None:
        """0 is chance; 1 to 4 put a colour in or out, the one that has been out longest makes room."""
        colour = "RYGB"[place - 1]
        if place == 0:
            out: tuple[str, ...] = ()
        elif colour in self.out:
            out = tuple(each for each in self.out if each != colour)
        else:
            out = (*self.out, colour)[-self.wanted :]
        if out != self.out:
            self.out = out
            self.on_change(out)

    def parts(self) -> list[Rect]:
        return self._cells(self.seen)

    def take(self, at: int) -> None:
        self.at = at
        self.pick(at)

    def act(self, press: Press) -> bool:
        match press.action:
            case Action.LEFT if self.at > 0:
                self.at -= 1
            case Action.RIGHT if self.at < 4:
                self.at += 1
            case Action.CONFIRM if not press.again:
                self.pick(self.at)
            case _:
                return False
        return True

    def paint(self, brush: Brush, box: Rect) -> None:
        units, surface = brush.units, brush.surface
        edge, radius = units.px(3), units.px(12)
        draw.rounded(surface, box, BED, radius, theme.INK, edge)
        for place, cell in enumerate(self._cells(box.inflate(-2 * edge - 2, -2 * edge - 2))):
            chosen = not self.out if place == 0 else "RYGB"[place - 1] in self.out
            if chosen:
                draw.rounded(surface, cell, theme.LAMP, max(2, radius - 3), theme.INK, edge)
            if brush.ring and place == self.at:
                draw.outline(surface, cell.inflate(-4, -4), theme.EMBER, max(2, radius - 5), edge)
            if place == 0:
                px = max(12, min(units.text(20), round(cell.h * 0.5)))
                text.write(surface, self.word, cell.center, Role.BOLD, px, theme.INK, "center", room=cell.w - 6)
            else:
                size = max(6, round(min(cell.w, cell.h) * 0.72))
                image = draw.picture(("cards", "crazy-bullets", f"sym-{'RYGB'[place - 1]}.svg"), (size, size))
                surface.blit(image, image.get_rect(center=cell.center))


class NameSign(Widget):
    """A name that can be pressed to write another."""

    def __init__(self, on_press: Callable[[], None]) -> None:
        super().__init__()
        self.name, self.on_press = "", on_press

    def paint(self, brush: Brush, box: Rect) -> None:
        px = max(12, min(brush.units.text(31), round(box.h * 0.8)))
        at = (box.x + (brush.units.px(6) if brush.ring else 0), box.centery)
        if brush.ring or brush.look is Look.HOVER:
            draw.rounded(brush.surface, box.inflate(8, 0), "#EBD6AC", brush.units.px(8))
        text.write(brush.surface, self.name, at, Role.TITLE, px, theme.INK, "midleft", room=box.w)
