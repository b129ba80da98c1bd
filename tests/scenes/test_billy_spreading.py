"""A crowded column spreads while it is pointed at or has the focus: then every card of it can be read."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from game.scenes.blasting_billy.columns import Column, columns
from game.scenes.blasting_billy.plan import plan
from game.scenes.table.looking import LookThrough
from game.scenes.table.measure import Measure
from game.scenes.table.thinker import Request
from tests.scenes.billy import Corner, Script, deck

GOLD = [f"G{value}" for value in range(9)]
OTHERS = [f"{kind}{value}" for kind in "BCJD" for value in range(9)]


def _keeps_gold(request: Request) -> str:
    moves = [str(move) for move in request.view.legal]
    return next((move for move in moves if move.startswith("keep G")), moves[-1])


@pytest.fixture(params=[(1280, 720), (1920, 1080)], ids=str)
def corner(request: pytest.FixtureRequest) -> Iterator[Corner]:
    """Four players; Bob, at the lower left, has kept nine gold cards, so that his column is crowded."""
    hands = (OTHERS[:3], GOLD[:3], OTHERS[3:6], OTHERS[6:9])
    pile, rest = [], OTHERS[9:]
    for gold in GOLD[3:]:
        pile += [rest.pop(0), gold, rest.pop(0), rest.pop(0)]
    deal = deck(4, [" ".join(hand) for hand in hands], " ".join(pile))
    corner = Corner([None, "easy", "easy", "easy"], deal=deal, size=request.param, thinker=Script(_keeps_gold))
    for _ in GOLD:
        corner.until(corner.may_choose)
        corner.put(1, "dump")
    corner.until(corner.may_choose)
    yield corner
    corner.close()
    assert corner.caught == [], "a scene failed"


def bobs(corner: Corner, spread: str = "") -> Column:
    m = Measure(corner.stage.units)
    found = columns(corner.table.view, plan(m, 4, 0), 0, m.tall, spread)
    return next(column for column in found if column.zone == "panel 1 G")


def steps(corner: Corner) -> list[float]:
    """How far the cards of Bob's column lie below one another, in pixels."""
    poses = [corner.board.poses[card] for card in bobs(corner).ids]
    return [after.y - before.y for before, after in pairwise(poses)]


def test_pointing_at_a_crowded_column_spreads_it_inside_the_window_until_the_pointer_leaves(corner: Corner) -> None:
    column, m = bobs(corner), Measure(corner.stage.units)
    assert len(column.cards) == 9
    assert column.crowded
    close = steps(corner)
    corner.move(corner.board.own_room(column.ids[2]).center)
    corner.frames(12, 0.05)
    assert corner.game.spread == "panel 1 G"
    assert steps(corner) == pytest.approx([column.row.step * m.k] * 8)
    assert min(steps(corner)) > max(close)
    assert corner.board.outside() == []
    topmost = [corner.board.card_at(*corner.board.own_room(card).center) for card in column.ids]
    assert topmost == list(column.ids)
    corner.move(corner.spot(str(corner.hand()[0])))
    corner.frames(12, 0.05)
    assert corner.game.spread == ""
    assert steps(corner) == close


def test_the_pointer_stays_on_the_column_while_it_spreads(corner: Corner) -> None:
    for card in bobs(corner).ids:
        at = corner.board.own_room(card).center
        corner.move(at)
        corner.frames(12, 0.05)
        assert corner.board.card_at(*at) in bobs(corner).ids
        corner.move((corner.stage.units.width // 2, 2))
        corner.frames(12, 0.05)


def test_the_focus_spreads_a_crowded_column_and_enter_looks_through_the_loot(corner: Corner) -> None:
    corner.press("RIGHT")
    spot = next(spot for spot in corner.table.fingers.spots if spot.key_of_thing == "panel 1 G")
    corner.table.panel.set_focus(spot)
    corner.frames(12, 0.05)
    assert corner.game.spread == "panel 1 G"
    corner.press("RETURN")
    assert isinstance(corner.top, LookThrough)


def test_nothing_spreads_while_a_card_is_picked(corner: Corner) -> None:
    corner.pick(str(corner.hand()[0]))
    corner.move(corner.board.own_room(bobs(corner).ids[2]).center)
    corner.frames(12, 0.05)
    assert corner.game.spread == ""
    assert corner.game.picked


def test_a_click_on_a_spread_column_looks_through_that_loot(corner: Corner) -> None:
    at = corner.board.own_room(bobs(corner).ids[2]).center
    corner.move(at)
    corner.frames(12, 0.05)
    corner.click(at)
    assert isinstance(corner.top, LookThrough)
