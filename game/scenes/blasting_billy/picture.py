"""How the table in play is painted around the cards. Everything comes from the view that is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygame import Surface

from game.rules.blasting_billy.cards import TYPES
from game.rules.view import View
from game.scenes.blasting_billy import facts
from game.scenes.blasting_billy.cards import TABLE, back
from game.scenes.blasting_billy.facts import Who
from game.scenes.blasting_billy.others import paint_panels
from game.scenes.blasting_billy.plan import RATIO, Plan, Row, rect
from game.scenes.blasting_billy.signs import PALE, SAND, SHADE, disc, empty_place, pane, pill
from game.scenes.blasting_billy.told import Lasts
from game.scenes.table.measure import Measure
from game.scenes.words import blasting_billy as words
from game.stage import draw, text, theme
from game.stage.art import Art
from game.stage.faces import side
from game.stage.theme import Role

PILE_LAYERS = 5
ENLARGED = 1.3
"""Text that is larger than this leaves no room for the second line at a row of columns."""
BOX_LINE = 1.5
"""How wide the line below the box may be, in widths of the box: nothing lies beside it."""


def counted(number: int) -> str:
    """So many cards, in words."""
    return words.ONE_CARD if number == 1 else words.CARDS.format(count=number) if number else words.NO_CARDS


def paint_table(
    surface: Surface,
    art: Art,
    view: View[Any],
    m: Measure,
    spots: Plan,
    who: tuple[Who, ...],
    lasts: Lasts,
) -> None:
    """All that lies under the cards."""
    near = near_seat(view, spots)
    _paint_loot_words(surface, view, m, spots, who[near].name, near)
    for row, name, owner in ((spots.billys, "billy", None), (spots.mine, "loot", near)):
        for at, kind in enumerate(TYPES):
            if not view.zone(f"{name} {kind}", owner).cards:
                empty_place(surface, art, m.rect(row.left(at), row.y, row.wide, row.wide * RATIO), kind)
    paint_panels(surface, art, view, m, spots, who, lasts)
    _paint_pile(surface, art, view, m, spots)
    _paint_box(surface, art, view, m, spots)
    _paint_coming(surface, art, view, m, spots)
    _paint_aside(surface, art, view, m, spots)


def near_seat(view: View[Any], spots: Plan) -> int:
    """The seat at the near side: the one without a panel."""
    return next(seat for seat in range(view.seats) if seat not in spots.panels)


def _paint_loot_words(surface: Surface, view: View[Any], m: Measure, spots: Plan, name: str, near: int) -> None:
    his = sum(len(view.zone(f"billy {kind}").cards) for kind in TYPES)
    mine = sum(len(view.zone(f"loot {kind}", near).cards) for kind in TYPES)
    title = words.YOUR_LOOT if view.seat == near else words.LOOT_OF.format(name=name)
    few = words.BILLYS_FEW.format(count=his) if m.small else words.BILLYS_CARDS.format(count=his)
    lines = ((words.BILLYS_ONE if his == 1 else few) if his else words.BILLYS_NONE, counted(mine))
    for row, head, line in ((spots.billys, words.BILLYS_LOOT, lines[0]), (spots.mine, title, lines[1])):
        _paint_words(surface, m, row, head, line)


def _paint_words(surface: Surface, m: Measure, row: Row, head: str, line: str) -> None:
    """What a row of columns is, to its left."""
    if m.small:
        y, room = (232, 180) if row.y < 200 else (row.y + 24, 180)
        px, at = m.text(24, 16), m.at(102, y)
        place = text.write(surface, head, at, Role.TITLE, px, theme.PARCHMENT, "center", room=m.n(room), shade=SHADE)
        under = (place.centerx, place.bottom - px // 6)
        text.write(surface, line, under, Role.TEXT, m.text(19, 13), SAND, "midtop", room=m.n(room))
        return
    x, room = row.x - 26, m.n(218)
    at = m.at(x, row.y + 2)
    place = text.write(
        surface, head, at, Role.TITLE, m.text(24, 16), theme.PARCHMENT, "topright", room=room, shade=SHADE
    )
    if m.units.stretch < ENLARGED:
        at = (place.right, place.bottom)
        text.write(surface, line, at, Role.TEXT, m.text(19, 12), SAND, "topright", room=room)


# ------------------------------------------------------------------ pile, box, what is left
def _paint_pile(surface: Surface, art: Art, view: View[Any], m: Measure, spots: Plan) -> None:
    """The pile under its top card, which is a card of its own."""
    fan = spots.pile
    place = m.rect(fan.x, fan.y, fan.wide, fan.wide * RATIO)
    top = view.zone("pile").cards
    if not top:
        empty_place(surface, art, place, "")
        said, middle = (words.EMPTY_PILE, place.center) if facts.dealt(view) else ("", place.center)
        text.write(surface, said, middle, Role.TEXT, m.text(19, 13), SAND, "center", room=place.w - 4)
        return
    layers = min(PILE_LAYERS, -(-(facts.left(view) - 1) // 6))
    under = side(art, back(top[0].back), False, place.w)
    for layer in range(layers, 0, -1):
        spot = place.move(round(-2 * layer * m.k), round(3 * layer * m.k))
        draw.shadow(surface, spot, m.n(3), m.n(8), 70)
        surface.blit(under, spot)


def _paint_box(surface: Surface, art: Art, view: View[Any], m: Measure, spots: Plan) -> None:
    x, y, wide, tall = spots.box
    centre = x + wide / 2
    shade = m.rect(centre - wide * 0.36, y + tall * 0.62, wide * 0.74, tall * 0.13)
    draw.shadow(surface, shade, m.n(12 if not m.small else 6), shade.h // 2, 190)
    size = (m.n(204), m.n(187)) if not m.small else (m.n(112), m.n(103))
    drawing = art.drawing(f"{TABLE}/box.svg", *size)
    surface.blit(drawing, drawing.get_rect(center=m.at(centre, y + tall * (0.385 if not m.small else 0.32))))
    kinds = {kind: count for kind, count in facts.boxed(view).items() if count}
    step, across = (44, 42) if not m.small else (25, 23)
    down = y + tall * (0.877 if not m.small else 0.86)
    listed = [kind for kind in TYPES if kind in kinds]
    for place, kind in enumerate(listed):
        middle = m.at(centre + (place - (len(listed) - 1) / 2) * step, down)
        disc(surface, art, m, kind, middle, m.n(across))
        if kinds[kind] > 1:
            corner = (middle[0] + m.n(across * 0.4), middle[1] + m.n(across * 0.36))
            surface.blit(*pill(m, corner, str(kinds[kind]), min(m.text(15, 12), m.n(across * 0.6)), pad=0.35))
    at = m.at(centre, y + tall + (10 if not m.small else 14))
    said = words.BOX.format(cards=counted(sum(kinds.values())))
    anchor = "midtop" if not m.small else "center"
    text.write(surface, said, at, Role.BOLD, m.text(20, 13), SAND, anchor, room=m.n(wide * BOX_LINE))


def _paint_coming(surface: Surface, art: Art, view: View[Any], m: Measure, spots: Plan) -> None:
    """How many cards of each type are still in the pile."""
    if not facts.dealt(view):
        return
    x, y, wide, _ = spots.coming
    px = m.text(20, 13)
    text.write(surface, words.STILL_TO_COME, m.at(x, y), Role.BOLD, px, theme.PARCHMENT, room=m.n(wide))
    _paint_counts(surface, art, m, facts.coming(view), x, y + (52 if not m.small else 32), wide)


def _paint_counts(
    surface: Surface, art: Art, m: Measure, counts: Mapping[str, int], x: float, y: float, wide: float
) -> None:
    """The five types in a row, each with a number under it."""
    size, under = (38, 32) if not m.small else (24, 22)
    for at, kind in enumerate(TYPES):
        middle = x + (at + 0.5) * wide / len(TYPES)
        disc(surface, art, m, kind, m.at(middle, y), m.n(size))
        at_number = m.at(middle, y + under)
        tone = theme.PARCHMENT if counts[kind] else PALE
        text.write(surface, str(counts[kind]), at_number, Role.TITLE, m.text(22, 14), tone, "center", shade=SHADE)


def _paint_aside(surface: Surface, art: Art, view: View[Any], m: Measure, spots: Plan) -> None:
    """The types of the cards that were set aside (billy-3)."""
    counts = facts.aside(view)
    if spots.aside is None:
        return
    x, y, wide, _ = spots.aside
    pane(surface, m, rect(m, spots.aside))
    number = counted(sum(counts.values()))
    px = m.text(20, 13)
    right = text.write(surface, number, m.at(x + wide - 20, y + 26), Role.TEXT, px, PALE, "midright")
    room = right.x - m.at(x + 28, 0)[0]
    text.write(surface, words.ASIDE, m.at(x + 20, y + 26), Role.BOLD, px, theme.PARCHMENT, "midleft", room=room)
    for at, kind in enumerate(TYPES):
        middle = x + 38 + at * 70
        disc(surface, art, m, kind, m.at(middle, y + 71), m.n(40))
        at_number = m.at(middle + 27, y + 70)
        text.write(surface, str(counts[kind]), at_number, Role.TITLE, m.text(24, 14), theme.PARCHMENT, "midleft")


def paint_you(surface: Surface, m: Measure, spots: Plan, who: Who, head: str, lines: tuple[str, ...]) -> None:
    """Whose turn it is, and what is asked."""
    x, y, wide, _ = spots.you
    size = m.n(80 if not m.small else 48)
    badge = draw.picture(who.badge, (size, size))
    surface.blit(badge, badge.get_rect(center=m.at(x + (38 if not m.small else 24), y + (40 if not m.small else 24))))
    left = x + (92 if not m.small else 56)
    room = m.n(wide - (92 if not m.small else 56))
    text.write(surface, head, m.at(left, y), Role.BOLD, m.text(22, 14), theme.LAMP, room=room)
    at = m.at(left, y + (22 if not m.small else 15))
    px, least = m.text(40, 24), m.text(24, 15)
    text.write(surface, who.name, at, Role.TITLE, px, theme.PARCHMENT, room=room, least=least, shade=SHADE)
    x, y, wide = spots.asked
    room = m.n(wide)
    px = min((text.fit(line, Role.TEXT, m.text(21, 14), room)[1] for line in lines), default=m.text(21, 14))
    for at_line, line in enumerate(lines):
        left, middle = m.at(x, y)
        at = (left, middle + at_line * round(px * 1.35))
        text.write(surface, line, at, Role.TEXT, px, theme.PARCHMENT, "midleft", room=room)
