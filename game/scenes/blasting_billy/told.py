"""What has been done, as this table draws it: the player's hat, the words, the type, and the value if all saw it."""

from __future__ import annotations

from pygame import Rect, Surface

from game.rules.blasting_billy.cards import Place
from game.rules.blasting_billy.events import Placed
from game.scenes.blasting_billy.cards import symbol
from game.scenes.blasting_billy.facts import Who
from game.scenes.blasting_billy.signs import PALE, disc, pane, stamp
from game.scenes.table.journal import Journal, Line
from game.scenes.table.measure import Measure
from game.scenes.words import blasting_billy as words
from game.stage import draw, text, theme
from game.stage.art import Art
from game.stage.theme import Colour, Role

DONE = {Place.BILLY: words.DONE_GAVE, Place.LOOT: words.DONE_KEPT, Place.BOX: words.DONE_BOXED}
Lasts = tuple[Placed | None, ...]
"""What each seat did last."""
ROW, GAP = 38, 4
"""Height of a row of the log, and what lies between two."""


def last_of(journal: Journal, seats: int) -> Lasts:
    """What each seat did last, as far as it is shown."""
    found: list[Placed | None] = [None] * seats
    for line in journal.lines:
        if isinstance(line.event, Placed):
            found[line.event.seat] = line.event
    return tuple(found)


def paint_log(surface: Surface, art: Art, m: Measure, box: Rect, journal: Journal, who: tuple[Who, ...]) -> None:
    """The log in its pane, the newest line at the foot, as far as it fits."""
    pane(surface, m, box)
    at = (box.x + m.n(22), box.y + m.n(14))
    head = text.write(surface, words.SO_FAR, at, Role.TITLE, m.text(27, 16), theme.PARCHMENT, room=box.w - m.n(40))
    px, bottom = m.text(20, 13), box.bottom - m.n(12)
    tall = max(m.n(ROW), round(px * 1.45))
    newest = journal.lines[-1].step if journal.lines else 0
    for line in reversed(journal.lines):
        event, room = line.event, Rect(box.x + m.n(20), 0, box.w - m.n(40), tall)
        if not isinstance(event, Placed):
            room.h = text.paragraph_height(line.words, Role.TEXT, px, room.w)
        room.bottom = bottom
        if room.top < head.bottom:
            return
        tone: Colour = theme.LAMP if line.step == newest and newest >= 0 else PALE
        _paint_line(surface, art, m, room, line, who, px, tone)
        bottom = room.top - m.n(GAP)


def _paint_line(
    surface: Surface, art: Art, m: Measure, room: Rect, line: Line, who: tuple[Who, ...], px: int, tone: Colour
) -> None:
    event = line.event
    if not isinstance(event, Placed):
        text.paragraph(surface, line.words, room.topleft, room.w, Role.TEXT, px, tone)
        return
    size = min(m.n(34), room.h)
    badge = draw.picture(who[event.seat].badge, (size, size))
    surface.blit(badge, badge.get_rect(midleft=room.midleft))
    said = DONE[event.place].format(name=who[event.seat].name)
    indent = size + m.n(10)
    beside = Rect(room.x + indent, room.y, room.w - indent, room.h)
    paint_done(surface, art, m, beside, said, event, px, tone, m.n(34))


def paint_done(
    surface: Surface, art: Art, m: Measure, room: Rect, said: str, placed: Placed, px: int, tone: Colour, size: int
) -> None:
    """One thing that was done, on one line: words, the type as a disc of `size`, the value in lamp."""
    value = round(px * 1.7)
    wide = room.w - size - value - m.n(10)
    text.write(surface, said, room.midleft, Role.TEXT, px, tone, "midleft", room=wide)
    middle = (room.x + wide + m.n(10) + size // 2, room.centery)
    disc(surface, art, m, placed.back, middle, size)
    if placed.face is None:
        return
    number, after = placed.face[1:], (middle[0] + size // 2 + value // 2, room.centery)
    if number == "*":
        stamp(surface, art, symbol("dynamite"), after, min(size, round(px * 1.4)))
    else:
        text.write(surface, number, after, Role.TITLE, px, theme.LAMP, "center")
