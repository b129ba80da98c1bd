"""Where every card and zone lies for one view: pure, so that tests can look at any position in any window."""

from __future__ import annotations

from typing import Any

from pygame import Rect

from game.rules.view import View
from game.scenes.blasting_billy.cards import back, shown
from game.scenes.blasting_billy.columns import Column, columns
from game.scenes.blasting_billy.plan import RATIO, Fan, Plan, plan, rect
from game.scenes.table.measure import Measure
from game.stage.board import Board, Pose
from game.stage.units import Units

HAND_Z = 100


def layout(view: View[Any], units: Units, near: int, *, open_all: bool = False, spread: str = "") -> Board:
    """The table in play, `near` at the near side. Zones: stock, box, billy, loot, panel SEAT, one for each column of
    Billy and of the near seat, and for each crowded column of the others.

    `open_all`: the loot has been counted, so everything lies open that the view knows. `spread`: the zone of a crowded
    column that lies wide open.
    """
    m = Measure(units)
    spots = plan(m, view.seats, near)
    poses: dict[int, Pose] = {}
    zones = _zones(m, spots)
    for column in columns(view, spots, near, m.tall, spread):
        _lay(poses, m, column, open_all=open_all)
        if column.crowded or column.zone == spread or column.zone == column.looks:
            zones[column.zone] = rect(m, column.row.box(column.at))
    _lay_hands(poses, view, m, spots, near)
    pile = view.zone("pile").cards
    if pile:
        poses[pile[0].id] = _pose(m, back(pile[0].back), spots.pile.x, spots.pile.y, spots.pile.wide, 0, up=False)
    return Board(units.size, poses, zones)


def _zones(m: Measure, spots: Plan) -> dict[str, Rect]:
    zones = {
        "stock": rect(m, spots.pile.box(1)),
        "billy": rect(m, spots.billys.whole),
        "loot": rect(m, spots.mine.whole),
        "box": rect(m, spots.box),
        "hand": rect(m, spots.hand.box(3)),
    }
    zones.update({f"panel {seat}": rect(m, box) for seat, box in spots.panels.items()})
    if spots.log is not None:
        zones["log"] = rect(m, spots.log)
    if spots.aside is not None:
        zones["aside"] = rect(m, spots.aside)
    zones["coming"] = rect(m, spots.coming)
    return zones


def _pose(m: Measure, face: Any, x: float, y: float, wide: float, z: int, *, up: bool) -> Pose:
    """A card by its upper left corner in design units."""
    return Pose(face, m.x(x + wide / 2), m.y(y + wide * RATIO / 2), wide * m.k, z=z, up=up)


def _lay(poses: dict[int, Pose], m: Measure, column: Column, *, open_all: bool) -> None:
    """A column. Up to the count nobody turns up what lies face down, whoever may look at it (billy-7)."""
    row, count = column.row, len(column.cards)
    hides = 0 if open_all else count if column.hides is None else column.hides
    for place, card in enumerate(column.cards):
        up = place >= hides and card.face is not None
        face = shown(card) if up else back(card.back)
        poses[card.id] = _pose(m, face, row.left(column.at), row.top(place, count), row.wide, column.z + place, up=up)


def _lay_hands(poses: dict[int, Pose], view: View[Any], m: Measure, spots: Plan, near: int) -> None:
    _lay_hand(poses, view, m, spots.hand, near)
    for seat, panel in spots.panels.items():
        _lay_hand(poses, view, m, spots.backs(panel), seat)


def _lay_hand(poses: dict[int, Pose], view: View[Any], m: Measure, fan: Fan, seat: int) -> None:
    for place, card in enumerate(view.zone("hand", seat).cards):
        up = card.face is not None
        poses[card.id] = _pose(m, shown(card), fan.x + place * fan.step, fan.y, fan.wide, HAND_Z + place, up=up)
