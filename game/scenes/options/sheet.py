"""A column of settings on paper: sections of rows, each with a sign, a name, a note and its widget."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from game.stage import draw, text, theme
from game.stage.theme import Role
from game.stage.units import Units
from game.stage.widgets import Widget, key_tag
from game.stage.widgets.marks import key_tag_width

SECTION_HEAD, SECTION_GAP = 50, 28
CONTROL_AT = 322
"""Where the widgets begin, from the left of the column."""

Paint = Callable[[Surface, Rect, Units], None]


@dataclass(frozen=True)
class Row:
    """One line of a section, `tall` design units high; `paint` draws what isn't a name with a widget."""

    tall: float
    name: str = ""
    note: str = ""
    icon: str | None = None
    key: Callable[[], str] | None = None
    widget: Widget | None = None
    widget_tall: float = 50
    paint: Paint | None = None
    place: Callable[[Rect, float], None] | None = None
    """Puts several widgets into the row's rectangle; the second value is pixels for a design unit."""


@dataclass(frozen=True)
class Section:
    """A title with a rule below it, and rows."""

    title: str
    rows: Sequence[Row]


@dataclass
class Column:
    """Sections laid out one below the other; `k` is pixels for a design unit. Rectangles count from its top left."""

    sections: Sequence[Section]
    wide: int
    k: float
    notes: bool = True
    """Whether the small second lines are shown."""

    def __post_init__(self) -> None:
        self.heads: list[tuple[str, int]] = []
        self.rows: list[tuple[Row, Rect]] = []
        top = 0
        for at, section in enumerate(self.sections):
            top += self._px(SECTION_GAP) if at else 0
            self.heads.append((section.title, top))
            top += self._px(SECTION_HEAD)
            for row in section.rows:
                rect = Rect(0, top, self.wide, self._px(row.tall))
                self.rows.append((row, rect))
                top += rect.h
        self.tall = top

    def _px(self, design: float) -> int:
        return round(design * self.k)

    def place(self, origin: tuple[int, int]) -> None:
        """Put the widgets in their rows; `origin` is where the column begins for them."""
        for row, rect in self.rows:
            spot = rect.move(origin)
            if row.place is not None:
                row.place(spot, self.k)
            elif row.widget is not None:
                left = self._px(CONTROL_AT) if row.name else 0
                tall = self._px(row.widget_tall)
                row.widget.rect = Rect(spot.x + left, spot.centery - tall // 2, spot.w - left, tall)

    def draw(self, surface: Surface, origin: Rect, units: Units) -> None:
        """Draw heads, names and notes with the column's top left at `origin`."""
        for title, top in self.heads:
            px = units.text(28)
            place = text.write(surface, title, (origin.x, origin.y + top), Role.TITLE, px, theme.INK, room=self.wide)
            draw.rule(surface, origin.x, max(place.bottom, origin.y + top + self._px(42)), self.wide, units)
        for row, rect in self.rows:
            self._draw_row(surface, row, rect.move(origin.topleft), units)

    def _draw_row(self, surface: Surface, row: Row, rect: Rect, units: Units) -> None:
        if row.paint is not None:
            row.paint(surface, rect, units)
        if not row.name:
            return
        left = rect.x + self._px(48)
        room = self._px(CONTROL_AT) - self._px(48) - units.px(8)
        middle = rect.centery
        size = self._px(32)
        if row.icon:
            draw.icon(surface, row.icon, (rect.x + size // 2, middle), size, theme.INK)
        else:
            at = (rect.x + size // 2, middle)
            text.write(surface, "Aa", at, Role.TITLE, round(size * 0.85), theme.INK, "center")
        name_px, note_px = units.text(22), units.text(18)
        noted = bool(row.note) and self.notes
        up = round(note_px * 0.66) if noted else 0
        name_at = (left, middle - up)
        place = text.write(surface, row.name, name_at, Role.BOLD, name_px, theme.INK, "midleft", room=room)
        if noted:
            note_at = (left, middle + round(name_px * 0.68))
            text.write(surface, row.note, note_at, Role.TEXT, note_px, theme.SECOND, "midleft", room=room)
        label = row.key() if row.key else ""
        if label:
            wide = key_tag_width(label, units)
            key_tag(surface, label, (place.right + units.px(14) + wide, middle), units)
