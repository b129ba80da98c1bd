"""Where every card and zone lies for one view: pure, so that tests can look at any position in any window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame import Rect

from game.rules.blasting_billy.cards import TYPES
from game.rules.view import SeenCard, View
from game.scenes.blasting_billy.cards import back, shown
from game.scenes.blasting_billy.plan import RATIO, Fan, Plan, Row, plan, rect
from game.scenes.table.measure import Measure
from game.stage.board import Board, Pose
from game.stage.units import Units

HAND_Z, PANEL_Z = 100, 60


def layout(view: View[Any], units: Units, near: int, *, open_all: bool = False) -> Board:
    """The table in play, `near` at the near side. Zones: stock, box, billy, loot, panel SEAT, one for each column.

    `open_all`: the loot has been counted, so everything lies open that the view knows.
    """
    m = Measure(units)
    spots = plan(m, view.seats, near)
    poses: dict[int, Pose] = {}
    _lay_columns(poses, view, m, spots, near, open_all=open_all)
    _lay_hands(poses, view, m, spots, near)
    pile = view.zone("pile").cards
    if pile:
        poses[pile[0].id] = _pose(m, back(pile[0].back), spots.pile.x, spots.pile.y, spots.pile.wide, 0, up=False)
    return Board(units.size, poses, _zones(m, spots))


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
    for at, kind in enumerate(TYPES):
        zones[f"billy {kind}"] = rect(m, spots.billys.box(at))
        zones[f"loot {kind}"] = rect(m, spots.mine.box(at))
    return zones


def _pose(m: Measure, face: Any, x: float, y: float, wide: float, z: int, *, up: bool) -> Pose:
    """A card by its upper left corner in design units."""
    return Pose(face, m.x(x + wide / 2), m.y(y + wide * RATIO / 2), wide * m.k, z=z, up=up)


def _lay_columns(
    poses: dict[int, Pose], view: View[Any], m: Measure, spots: Plan, near: int, *, open_all: bool
) -> None:
    loot_from, billy_from = (0, 0) if open_all else (1, None)
    for at, kind in enumerate(TYPES):
        _lay(poses, m, spots.billys, at, view.zone(f"billy {kind}").cards, 0, billy_from)
        _lay(poses, m, spots.mine, at, view.zone(f"loot {kind}", near).cards, 0, loot_from)
        if not spots.small:
            for seat, panel in spots.panels.items():
                _lay(poses, m, spots.loot(panel), at, view.zone(f"loot {kind}", seat).cards, PANEL_Z, loot_from)


def _lay(
    poses: dict[int, Pose], m: Measure, row: Row, at: int, cards: Sequence[SeenCard], z: int, up_from: int | None
) -> None:
    """A column. Up to the count nobody turns up what lies face down, whoever may look at it (billy-7)."""
    for place, card in enumerate(cards):
        up = up_from is not None and place >= up_from and card.face is not None
        face = shown(card) if up else back(card.back)
        poses[card.id] = _pose(m, face, row.left(at), row.top(place, len(cards)), row.wide, z + place, up=up)


def _lay_hands(poses: dict[int, Pose], view: View[Any], m: Measure, spots: Plan, near: int) -> None:
    _lay_hand(poses, view, m, spots.hand, near)
    for seat, panel in spots.panels.items():
        _lay_hand(poses, view, m, spots.backs(panel), seat)


def _lay_hand(poses: dict[int, Pose], view: View[Any], m: Measure, fan: Fan, seat: int) -> None:
    for place, card in enumerate(view.zone("hand", seat).cards):
        up = card.face is not None
        poses[card.id] = _pose(m, shown(card), fan.x + place * fan.step, fan.y, fan.wide, HAND_Z + place, up=up)
