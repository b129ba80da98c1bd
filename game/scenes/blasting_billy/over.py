"""What lies over the cards at this table: counts and totals, landing places, keys, and what nobody may miss."""

from __future__ import annotations

from typing import Any

from pygame import Surface

from game.rules.blasting_billy.cards import TYPES
from game.rules.view import View
from game.scenes.blasting_billy import facts
from game.scenes.blasting_billy.cards import symbol
from game.scenes.blasting_billy.columns import Column, columns
from game.scenes.blasting_billy.others import written_total
from game.scenes.blasting_billy.picture import near_seat
from game.scenes.blasting_billy.plan import RATIO, Plan, rect
from game.scenes.blasting_billy.signs import cap, landing, pill, stuck
from game.scenes.table.measure import Measure
from game.scenes.table.stickers import Sticker
from game.scenes.words import blasting_billy as words
from game.stage import draw, text, theme
from game.stage.art import Art
from game.stage.theme import Role


def numbers(art: Art, view: View[Any], m: Measure, spots: Plan, picked: str, spread: str) -> list[Sticker]:
    """Counts and totals over the columns. `picked`: the type of the card that is picked, "" for none; `spread`: the
    zone of the column that lies wide open."""
    found: list[Sticker] = []
    near = near_seat(view, spots)
    every = columns(view, spots, near, m.tall, spread)
    for column in sorted(every, key=lambda column: column.z):
        row, kind = column.row, TYPES[column.at]
        x = row.left(column.at) + row.wide / 2
        if column.zone.startswith("billy"):
            if column.cards or kind == picked:
                found.append(pill(m, m.at(x, row.y - 2), str(len(column.cards)), m.text(21, 14)))
            found += _own_gifts(view, m, column)
        elif not column.cards:
            continue
        elif column.zone.startswith("loot"):
            if column.cards[0].face is not None:
                found.append(_eye(art, m, column))
            fill = theme.LAMP if kind == picked else theme.PARCHMENT
            said = written_total(view, near, kind, short=m.small)
            found.append(pill(m, m.at(x, row.y - 4), said, m.text(24, 14), fill, most=m.n(row.pitch)))
        else:
            said = written_total(view, int(column.looks.split()[1]), kind)
            found.append(pill(m, m.at(x, row.y - 3), said, m.text(18, 12), pad=0.42, most=m.n(row.pitch - 2)))
    left = facts.left(view)
    if left:
        fan = spots.pile
        under = fan.y + fan.wide * RATIO + (14 if not m.small else 6)
        found.append(pill(m, m.at(fan.x + fan.wide / 2, under), words.LEFT.format(count=left), m.text(21, 14)))
    return found


def _eye(art: Art, m: Measure, column: Column) -> Sticker:
    """The sign on the first card of an own column: whoever owns it may look at it (billy-11)."""
    row, small = column.row, m.small
    middle = m.at(row.left(column.at) + row.wide - (19 if not small else 11), row.y + (17 if not small else 11))
    return stuck(art.drawing(symbol("eye"), m.n(28 if not small else 18)), middle)


def _own_gifts(view: View[Any], m: Measure, column: Column) -> list[Sticker]:
    """With the memory aid: what this person gave to Billy (billy-12)."""
    if view.option("memory-aid") != "on" or view.result is not None:
        return []
    gifts = [face[1:].replace("*", "✸") for face in view.facts.known[column.at] if face is not None]
    row, cards = column.row, column.cards
    if not gifts or not cards:
        return []
    bottom = row.top(len(cards) - 1, len(cards)) + row.wide * RATIO
    middle = m.at(row.left(column.at) + row.wide / 2, bottom - (12 if not m.small else 8))
    said = words.YOURS.format(values=" ".join(gifts))
    return [pill(m, middle, said, m.text(16, 12), "#2A1711", theme.LAMP, most=m.n(row.pitch - 4))]


def landings(view: View[Any], m: Measure, spots: Plan, kind: str, aimed: str) -> list[Sticker]:
    """Where the picked card of this type could go; `aimed`: the place that is pointed at."""
    at, near, found = TYPES.index(kind), near_seat(view, spots), []
    for row, name, owner in ((spots.billys, "billy", None), (spots.mine, "loot", near)):
        lying = len(view.zone(f"{name} {kind}", owner).cards)
        gap = row.gap(lying + 1) if lying else 0
        top = row.top(lying - 1, max(1, lying)) + gap if lying else row.y
        foot = row.y + row.deep
        box = m.rect(row.left(at), top, row.wide, min(row.wide * RATIO, foot - top))
        found.append(landing(m, box, near=aimed == name))
    return [*found, landing(m, rect(m, spots.box), near=aimed == "box")]


def caps(m: Measure, spots: Plan, count: int) -> list[Sticker]:
    """The keys under the cards of one's own hand."""
    y = spots.hand.y + spots.hand.wide * RATIO + (4 if not m.small else -3)
    x = spots.hand.x + spots.hand.wide / 2
    return [cap(m, m.at(x + at * spots.hand.step, y), str(at + 1)) for at in range(count)]


def paint_banner(surface: Surface, m: Measure, head: str, line: str) -> None:
    """What nobody may miss, over the middle of the table."""
    wide, tall = (760, 150) if not m.small else (430, 92)
    middle = (960, 500) if not m.small else (400, 250)
    box = m.rect(middle[0] - wide / 2, middle[1] - tall / 2, wide, tall)
    draw.paper(surface, box, m.units, radius=20)
    at = m.at(middle[0], middle[1] - tall * 0.14)
    room = box.w - m.n(60)
    text.write(surface, head, at, Role.TITLE, m.text(46, 26), "#93301F", "center", room=room)
    at = m.at(middle[0], middle[1] + tall * 0.24)
    text.write(surface, line, at, Role.BOLD, m.text(23, 14), theme.INK, "center", room=room)
