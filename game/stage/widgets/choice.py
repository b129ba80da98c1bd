"""One of few: segments side by side, and tabs."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from pygame import Rect

from game.stage import draw, text, theme
from game.stage.input import Action, Press
from game.stage.theme import Ground, Look, Role
from game.stage.units import LEAST_TEXT, Units
from game.stage.widgets.base import Brush, Widget


def cells(box: Rect, count: int) -> list[Rect]:
    """A box cut into `count` equal cells side by side, without gaps."""
    edges = [box.x + round(box.w * at / count) for at in range(count + 1)]
    return [Rect(left, box.y, right - left, box.h) for left, right in pairwise(edges)]


class Choice(Widget):
    """One of a few words; left and right move it. `chosen` is its place, -1 for none yet."""

    def __init__(
        self,
        labels: Sequence[str],
        chosen: int,
        on_change: Callable[[int], None],
        *,
        icons: Sequence[str] = (),
        ground: Ground = Ground.PAPER,
    ) -> None:
        super().__init__()
        self.labels, self.chosen, self.on_change = tuple(labels), chosen, on_change
        self.icons, self.ground = tuple(icons), ground

    def choose(self, at: int) -> None:
        """Choose one and tell, unless it is chosen already."""
        at = max(0, min(len(self.labels) - 1, at))
        if at != self.chosen:
            self.chosen = at
            self.on_change(at)

    def parts(self) -> Sequence[Rect]:
        return cells(self.seen, len(self.labels))

    def take(self, at: int) -> None:
        self.choose(at)

    def act(self, press: Press) -> bool:
        match press.action:
            case Action.LEFT:
                self.choose(self.chosen - 1)
            case Action.RIGHT:
                self.choose(self.chosen + 1)
            case Action.CONFIRM:
                self.choose((self.chosen + 1) % len(self.labels))
            case _:
                return False
        return True

    def paint(self, brush: Brush, box: Rect) -> None:
        units, surface = brush.units, brush.surface
        edge, radius = units.px(theme.EDGE_CONTROL), min(units.px(theme.RADIUS_CONTROL), box.h // 2)
        draw.rounded(surface, box, "#E9D5A8", radius, theme.INK, edge)
        inner = box.inflate(-2 * edge, -2 * edge)
        places = cells(inner, len(self.labels))
        for at, cell in enumerate(places):
            between = at + 1 < len(places) and self.chosen not in (at, at + 1)
            if between:
                gap = units.px(8)
                line = (cell.right - units.px(1), cell.y + gap, units.px(2), max(1, cell.h - 2 * gap))
                surface.fill(theme.rgb(theme.PAPER_LINE), line)
            self._paint_cell(brush, cell, at, max(1, radius - edge - 1))

    def _paint_cell(self, brush: Brush, cell: Rect, at: int, radius: int) -> None:
        units, surface = brush.units, brush.surface
        spot = cell.inflate(-2 * units.px(1), -2 * units.px(1))
        pointed = at == self.pointed
        ink: str = theme.INK
        if at == self.chosen:
            ink = theme.CREAM
            draw.rounded(surface, spot, "#4A3120" if pointed and brush.look is Look.HOVER else theme.WOOD_DARK, radius)
            mark = Rect(0, 0, units.px(24), units.px(3))
            mark.midbottom = (cell.centerx, cell.bottom - units.px(3))
            surface.fill(theme.rgb(theme.LAMP), mark)
        elif pointed and brush.look in (Look.HOVER, Look.PRESSED):
            draw.rounded(surface, spot, "#FFF3D6" if brush.look is Look.HOVER else "#CDB380", radius)
        role = Role.BOLD if at == self.chosen else Role.TEXT
        icon = self.icons[at] if self.icons else None
        px = min(units.text(20), max(LEAST_TEXT, round(cell.h * 0.62)))
        size = round(px * 1.1) if icon else 0
        gap = units.px(6) if icon else 0
        words, px = text.fit(self.labels[at], role, px, max(1, cell.w - units.px(12) - size - gap))
        wide = text.width(words, role, px)
        left = cell.centerx - (wide + size + gap) // 2
        middle = cell.centery - units.px(1)
        if icon:
            draw.icon(surface, icon, (left + size // 2, middle), size, ink)
        text.write(surface, words, (left + size + gap, middle), role, px, ink, "midleft")


class Tabs(Widget):
    """The parts of a paper, as tabs on its upper edge; left and right turn them."""

    def __init__(
        self, labels: Sequence[str], chosen: int, on_change: Callable[[int], None], *, icons: Sequence[str] = ()
    ) -> None:
        super().__init__()
        self.labels, self.chosen, self.on_change, self.icons = tuple(labels), chosen, on_change, tuple(icons)

    def choose(self, at: int) -> None:
        """Turn to a tab and tell, unless it is open already."""
        at %= len(self.labels)
        if at != self.chosen:
            self.chosen = at
            self.on_change(at)

    def parts(self) -> Sequence[Rect]:
        return cells(self.seen, len(self.labels))

    def press(self, pos: tuple[int, int]) -> None:
        at = self.part_at(pos)
        if at is not None:
            self.choose(at)

    def act(self, press: Press) -> bool:
        match press.action:
            case Action.LEFT if self.chosen > 0:
                self.choose(self.chosen - 1)
            case Action.RIGHT if self.chosen + 1 < len(self.labels):
                self.choose(self.chosen + 1)
            case Action.CONFIRM:
                self.choose(self.chosen + 1)
            case _:
                return False
        return True

    def draw_ring(self, brush: Brush, box: Rect) -> None:
        """Tabs stand side by side: their ring is inside the open one."""

    def paint(self, brush: Brush, box: Rect) -> None:
        for at, cell in enumerate(cells(box, len(self.labels))):
            self._paint_tab(brush, cell.inflate(-brush.units.px(8), 0), at)

    def _paint_tab(self, brush: Brush, cell: Rect, at: int) -> None:
        units, surface = brush.units, brush.surface
        edge, radius = units.px(4), units.px(theme.RADIUS_BUTTON)
        is_open = at == self.chosen
        fill = theme.PAPER if is_open else theme.WOOD_MIDDLE
        if not is_open and at == self.pointed:
            fill = {Look.HOVER: "#8A5A3A", Look.PRESSED: "#4A2D1B"}.get(brush.look, fill)
        old = surface.get_clip()
        surface.set_clip(cell.clip(old))
        draw.rounded(surface, Rect(cell.x, cell.y, cell.w, cell.h + 2 * radius), fill, radius, theme.INK, edge)
        if not is_open:
            surface.fill(theme.rgb(theme.INK), (cell.x, cell.bottom - edge, cell.w, edge))
        surface.set_clip(old)
        if brush.ring and is_open:
            draw.outline(
                surface, cell.inflate(-2 * edge - 2, -2 * edge), theme.LAMP, max(2, radius - edge), units.px(4)
            )
        ink = theme.INK if is_open else theme.CREAM
        icon = self.icons[at] if self.icons else None
        px = min(units.text(24), max(LEAST_TEXT, round(cell.h * 0.62)))
        size = round(px * 1.05) if icon else 0
        gap = units.px(8) if icon else 0
        words, px = text.fit(self.labels[at], Role.LABEL, px, max(1, cell.w - units.px(24) - size - gap))
        left = cell.centerx - (text.width(words, Role.LABEL, px) + size + gap) // 2
        if icon:
            draw.icon(surface, icon, (left + size // 2, cell.centery), size, ink)
        text.write(surface, words, (left + size + gap, cell.centery), Role.LABEL, px, ink, "midleft")


def choice_width(labels: Sequence[str], units: Units) -> int:
    """The least width in pixels at which all labels stand uncut."""
    return len(labels) * (max(text.width(label, Role.BOLD, units.text(20)) for label in labels) + units.px(30))
