"""A chapter laid out: where its words and pictures stand on a page of some width, and how they are drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pygame import Rect, Surface

from game.scenes.rulebook.book import Book, Chapter, Mark, Note, Piece
from game.scenes.words import rulebook as words
from game.stage import draw, text, theme
from game.stage.art import Art
from game.stage.faces import side
from game.stage.theme import Role
from game.stage.units import Units
from game.stage.widgets import Tip, Widget
from game.stage.widgets.base import Brush

CARD, FANNED, FAN_STEP, FAN_ROOM = 118, 100, 24, 168
APART, APART_STEP = 86, 96
TWO_COLUMNS = 900
"""Design width from which on a page has two columns."""
LEADING = 1.36
FILLS = {
    Mark.RULING: ("#F7DFA8", "#8F6522", "#4A2E12", "signs/mark-ruling.svg"),
    Mark.FILLED: ("#E3D3EA", theme.PLUM, "#4B3058", ""),
    Mark.HOUSE: ("#F3D2C2", "#93301F", "#6A1F12", "signs/mark-house.svg"),
}
NAMES = {Mark.RULING: words.RULING, Mark.FILLED: words.FILLED, Mark.HOUSE: words.HOUSE}
LINES = {Mark.RULING: words.RULING_LINE, Mark.FILLED: words.FILLED_LINE, Mark.HOUSE: words.HOUSE_LINE}


@dataclass(frozen=True)
class Placed:
    """A piece on the page, in pixels from its upper left corner. `cards` wide each, at their places."""

    piece: Piece
    box: Rect
    words_x: int
    room: int
    pictures: tuple[tuple[str, Rect], ...]
    notes_y: int


@dataclass(frozen=True)
class Page:
    """A laid out chapter: its pieces and its whole height."""

    chapter: Chapter
    number: int
    width: int
    intro_y: int
    rule_y: int
    placed: tuple[Placed, ...]
    height: int


def pill_size(label: str, units: Units) -> tuple[int, int]:
    """The size of a mark with its words."""
    px = units.text(18)
    return text.width(label, Role.BOLD, px) + round(px * 2.9), round(px * 1.75)


def paint_pill(surface: Surface, box: Rect, label: str, mark: Mark, units: Units, art: Art) -> None:
    """A mark with its words."""
    fill, edge, ink, drawing = FILLS[mark]
    px = units.text(18)
    draw.rounded(surface, box, fill, box.h // 2, edge, max(1, units.px(2)))
    middle = (box.x + round(px * 1.2), box.centery)
    if drawing:
        sign = art.drawing(drawing, round(px * 1.4))
        surface.blit(sign, sign.get_rect(center=middle))
    else:
        draw.icon(surface, "quill", middle, round(px * 1.1), ink)
    text.write(surface, label, (box.right - round(px * 0.7), box.centery), Role.BOLD, px, ink, "midright")


class NotePill(Widget):
    """A mark on the page; pointing at it or having the focus on it tells the reason."""

    def __init__(self, note: Note, options: Mapping[str, object], art: Art) -> None:
        super().__init__()
        self.note, self._art = note, art
        state = options.get(note.option) if note.option else None
        self.label = note.label if state is None else words.STATE.format(label=note.label, state=state)
        self.tip = Tip(NAMES[note.mark], note.why)

    def draw_ring(self, brush: Brush, box: Rect) -> None:
        draw.focus_ring(brush.surface, box, box.h // 2, brush.units, glows=False)

    def paint(self, brush: Brush, box: Rect) -> None:
        paint_pill(brush.surface, box, self.label, self.note.mark, brush.units, self._art)


def lay_out(chapter: Chapter, number: int, width: int, units: Units, pills: Mapping[Note, NotePill]) -> Page:
    """The chapter on a page so many pixels wide; the pills get their places on it."""
    intro_y = units.text(21) + round(units.text(50) * 1.5) + units.px(12)
    px = units.text(22)
    rule_y = intro_y + text.paragraph_height(chapter.intro, Role.TEXT, px, width, LEADING) + units.px(16)
    columns = 2 if width >= units.px(TWO_COLUMNS) and len(chapter.pieces) > 1 else 1
    gap = units.px(28)
    each = (width - gap * (columns - 1)) // columns
    placed: list[Placed] = []
    top = rule_y + units.px(22)
    for first in range(0, len(chapter.pieces), columns):
        row = [
            _place(piece, (each + gap) * at, top, each, units, pills)
            for at, piece in enumerate(chapter.pieces[first : first + columns])
        ]
        tall = max(spot.box.h for spot in row)
        placed += row
        top += tall + units.px(26)
    return Page(chapter, number, width, intro_y, rule_y, tuple(placed), top)


def _place(piece: Piece, x: int, y: int, wide: int, units: Units, pills: Mapping[Note, NotePill]) -> Placed:
    pictures: list[tuple[str, Rect]] = []
    words_x = x
    if piece.cards:
        room, card, step = _apart(piece, wide, units) if piece.apart else _fan(piece, wide, units)
        for at, name in enumerate(piece.cards):
            pictures.append((name, Rect(x + round(at * step), y + units.px(4), card, round(card * 1.4))))
        words_x = x + room + units.px(16)
    room = x + wide - words_x
    title = round(units.text(26) * 1.35)
    body = text.paragraph_height(piece.text, Role.TEXT, units.text(20), room, LEADING)
    notes_y = y + title + body + units.px(10)
    down = notes_y
    pill_x, line = words_x, 0
    for note in piece.notes:
        pill = pills[note]
        size = pill_size(pill.label, units)
        if pill_x > words_x and pill_x + size[0] > words_x + room:
            pill_x, line = words_x, line + 1
        top = notes_y + line * (size[1] + units.px(8))
        pill.rect = Rect((pill_x, top), (min(size[0], room), size[1]))
        pill_x += size[0] + units.px(10)
        down = top + size[1] + units.px(6)
    deepest = max([down, *(box.bottom for _, box in pictures)])
    return Placed(piece, Rect(x, y, wide, deepest - y), words_x, room, tuple(pictures), notes_y)


def _fan(piece: Piece, wide: int, units: Units) -> tuple[int, int, float]:
    """How much room pictures take when they lie like a hand, how wide one is, and how far the next one is."""
    fanned = len(piece.cards) > 1
    wanted = max(FAN_ROOM, FANNED + FAN_STEP * (len(piece.cards) - 1))
    room = min(units.px(wanted), round(wide * 0.42))
    card = min(units.px(FANNED if fanned else CARD), round(wide * 0.24))
    step = (room - card) / (len(piece.cards) - 1) if fanned else 0.0
    return room, card, min(step, units.px(FAN_STEP) * 2.2)


def _apart(piece: Piece, wide: int, units: Units) -> tuple[int, int, float]:
    """The same for pictures beside each other."""
    step = min(float(units.px(APART_STEP)), wide * 0.56 / len(piece.cards))
    return max(units.px(FAN_ROOM), round(step * len(piece.cards))), max(8, round(step * APART / APART_STEP)), step


def paint_page(surface: Surface, page: Page, at: tuple[int, int], book: Book, units: Units, art: Art, hit: str) -> None:
    """Draw a page with its upper left corner at a point; words that were searched for stand on lamp light."""
    left, top = at
    chapter = page.chapter
    number = words.CHAPTER.format(number=page.number)
    label = text.write(surface, number, (left, top), Role.LABEL, units.text(21), "#93301F", spacing=2 * units.scale)
    px = units.text(50)
    _line(surface, chapter.title, (left, label.bottom - units.px(4)), Role.TITLE, px, page.width, hit)
    _paragraph(surface, chapter.intro, (left, top + page.intro_y), page.width, units.text(22), hit)
    draw.rule(surface, left, top + page.rule_y, page.width, units)
    for spot in page.placed:
        if not surface.get_clip().colliderect(spot.box.move(left, top)):
            continue
        for name, box in spot.pictures:
            where = box.move(left, top)
            draw.shadow(surface, where, units.px(4), max(2, box.w // 14), 110)
            surface.blit(side(art, book.picture(name), True, box.w), where)
        px = units.text(26)
        place = (left + spot.words_x, top + spot.box.y)
        _line(surface, spot.piece.title, place, Role.TITLE, px, spot.room, hit)
        body = (place[0], place[1] + round(px * 1.35))
        _paragraph(surface, spot.piece.text, body, spot.room, units.text(20), hit)


def _line(surface: Surface, line: str, at: tuple[int, int], role: Role, px: int, room: int | None, hit: str) -> None:
    if room is not None:
        line, px = text.fit(line, role, px, room)
    wanted, low = hit.strip().lower(), line.lower()
    start = low.find(wanted) if wanted else -1
    while start >= 0:
        left = at[0] + text.width(line[:start], role, px)
        box = Rect(left, at[1], text.width(line[start : start + len(wanted)], role, px), text.line_height(role, px))
        draw.rounded(surface, box.inflate(max(2, px // 4), 0), theme.LAMP, max(2, px // 4))
        start = low.find(wanted, start + len(wanted))
    text.write(surface, line, at, role, px, theme.INK)


def _paragraph(surface: Surface, words_now: str, at: tuple[int, int], room: int, px: int, hit: str) -> None:
    for number, line in enumerate(text.wrap(words_now, Role.TEXT, px, room)):
        _line(surface, line, (at[0], at[1] + number * round(px * LEADING)), Role.TEXT, px, None, hit)
