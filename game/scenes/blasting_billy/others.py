"""The panels of those who sit opposite: who, the backs of the hand, the loot with what is known of its totals."""

from __future__ import annotations

from typing import Any

from pygame import Surface

from game.rules.blasting_billy.cards import TYPES, Place
from game.rules.blasting_billy.events import Placed
from game.rules.view import View
from game.scenes.blasting_billy.cards import total
from game.scenes.blasting_billy.facts import Who
from game.scenes.blasting_billy.plan import RATIO, Box, Plan, rect
from game.scenes.blasting_billy.signs import PALE, disc, empty_place, pane
from game.scenes.blasting_billy.told import Lasts, paint_done
from game.scenes.table.measure import Measure
from game.scenes.words import blasting_billy as words
from game.stage import draw, text, theme
from game.stage.art import Art
from game.stage.theme import Role

SHORT = {Place.BILLY: words.SHORT_GAVE, Place.LOOT: words.SHORT_KEPT, Place.BOX: words.SHORT_BOXED}


def written_total(view: View[Any], seat: int, kind: str, *, short: bool = False) -> str:
    """A column's total as far as this view knows it; "" for an empty column."""
    cards = view.zone(f"loot {kind}", seat).cards
    if not cards:
        return ""
    known, hidden = total(cards)
    if not hidden:
        return str(known)
    if len(cards) == 1 or not known:
        return "?"
    return f"{known}+" if short else f"{known} + ?"


def paint_panels(
    surface: Surface,
    art: Art,
    view: View[Any],
    m: Measure,
    spots: Plan,
    who: tuple[Who, ...],
    lasts: Lasts,
) -> None:
    """All panels under the cards. `lasts`: what each seat did last, for where there is no log."""
    for seat, box in spots.panels.items():
        place = rect(m, box)
        lit = view.to_move == (seat,)
        pane(surface, m, place, lit=lit)
        if spots.small:
            _paint_strip(surface, art, view, m, box, seat, who[seat])
            continue
        _paint_name(surface, m, box, who[seat], lit=lit)
        row = spots.loot(box)
        for at, kind in enumerate(TYPES):
            if not view.zone(f"loot {kind}", seat).cards:
                spot = m.rect(row.left(at), row.y, row.wide, row.wide * RATIO)
                empty_place(surface, art, spot, kind, 60)
        if spots.log is None:
            _paint_last(surface, art, m, box, lasts[seat])


def _paint_name(surface: Surface, m: Measure, box: Box, who: Who, *, lit: bool) -> None:
    x, y, wide, _ = box
    badge = draw.picture(who.badge, (m.n(60), m.n(60)))
    surface.blit(badge, badge.get_rect(center=m.at(x + 44, y + 44)))
    room = m.n(wide - 84 - 168)
    px = m.text(27, 16)
    least = m.text(20, 13)
    at = m.at(x + 84, y + 31)
    text.write(surface, who.name, at, Role.TITLE, px, theme.PARCHMENT, "midleft", room=room, least=least)
    role, tone, said = (Role.BOLD, theme.LAMP, words.PLAYS) if lit else (Role.TEXT, PALE, who.kind)
    small = m.text(18, 12)
    if text.width(said, role, small) > room:
        said = said.rpartition(", ")[2]  # "computer, normal": how it plays tells that it is one.
    text.write(surface, said, m.at(x + 84, y + 61), role, small, tone, "midleft", room=room)


def _paint_last(surface: Surface, art: Art, m: Measure, box: Box, last: Placed | None) -> None:
    x, y, wide, tall = box
    if last is None:
        return
    line = m.rect(x + 16, y + tall - 52, wide - 32, 2)
    surface.fill("#6B4A38", (line.x, line.y, line.w, max(1, line.h)))
    px = m.text(20, 12)
    said, size = SHORT[last.place], m.n(34)
    room = m.rect(x + 20, y + tall - 46, wide - 40, 40)
    room.w = min(room.w, text.width(said, Role.TEXT, px) + size + round(px * 1.7) + m.n(12))
    paint_done(surface, art, m, room, said, last, px, PALE, size)


def _paint_strip(surface: Surface, art: Art, view: View[Any], m: Measure, box: Box, seat: int, who: Who) -> None:
    """In small windows: who, and totals by type."""
    x, y, wide, _ = box
    badge = draw.picture(who.badge, (m.n(28), m.n(28)))
    surface.blit(badge, badge.get_rect(center=m.at(x + 20, y + 18)))
    room = m.n(wide - 40 - 80)
    at = m.at(x + 40, y + 18)
    least = m.text(20, 13)
    text.write(surface, who.name, at, Role.TITLE, m.text(27, 16), theme.PARCHMENT, "midleft", room=room, least=least)
    cell = (wide - 12) / 5
    for number, kind in enumerate(TYPES):
        said = written_total(view, seat, kind, short=True)
        if said:
            left = x + 8 + number * cell
            disc(surface, art, m, kind, m.at(left + 9, y + 47), m.n(20))
            room = m.n(cell - 22)
            at = m.at(left + 21, y + 47)
            text.write(surface, said, at, Role.BOLD, m.text(18, 13), theme.PARCHMENT, "midleft", room=room)
