"""Restless hands at Billy's table: click storms, drags that break off, a window that changes. No card is lost."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pygame
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.scenes.billy import Corner
from tests.scenes.saloon import SIZES, TINY, inside, overlapping

KEYS = ("1", "2", "3", "b", "k", "x", "u", "y", "h", "l", "e", "RETURN", "LEFT", "RIGHT", "UP", "DOWN", "TAB", "ESCAPE")


@pytest.fixture
def corners() -> Iterator[list[Corner]]:
    made: list[Corner] = []
    yield made
    for corner in made:
        corner.close()
        assert corner.caught == []


def whole(corner: Corner) -> bool:
    """Whether all 60 cards are known, and every card that is shown lies on the board."""
    known = {card.id for zone in corner.table.view.zones for card in zone.cards}
    return corner.cards() == 60 and set(corner.board.poses) <= known


def storm(corner: Corner, luck: Random, times: int) -> None:
    """Whatever a child at a keyboard may do."""
    width, height = corner.window.size
    for _ in range(times):
        at = (luck.randrange(width), luck.randrange(height))
        match luck.randrange(7):
            case 0 | 1 | 2:
                corner.click(at)
            case 3:
                corner.down(at, button=luck.choice((1, 1, 3)))
            case 4:
                corner.up(at)
            case 5:
                corner.post(pygame.MOUSEMOTION, pos=at, rel=(5, 5), buttons=(1, 0, 0), touch=False)
            case _:
                corner.press(luck.choice(KEYS))
        if corner.table not in corner.stage.scenes:
            return
        if not corner.called():
            while corner.top is not corner.table and not corner.reckons() and not corner.called():
                if corner.table.watch is not None and corner.table.watch.curtain is corner.top:
                    break
                corner.stage.pop(corner.top)
        assert whole(corner)


@pytest.mark.parametrize("levels", [[None, "easy", "easy"], [None, None]], ids=["one person", "two people"])
@pytest.mark.parametrize("speed", ["normal", "off"])
def test_a_storm_of_clicks_and_keys(corners: list[Corner], levels: Sequence[str | None], speed: str) -> None:
    corner = Corner(levels, speed=speed, size=(800, 600))
    corners.append(corner)
    storm(corner, Random(len(levels)), 150)
    corner.until(lambda: corner.called() or corner.reckons() or corner.table.at_rest)
    assert whole(corner)


def test_three_quick_clicks_place_one_card(corners: list[Corner]) -> None:
    corner = Corner([None, "easy"], speed="normal")
    corners.append(corner)
    corner.until(corner.may_choose)
    at = corner.board.own_room(corner.table.view.zone("hand", 0).cards[0].id).center
    corner.click(at)
    target = corner.board.zones["box"].center
    for _ in range(3):
        corner.down(target)
        corner.up(target)
    assert sum(step.seat == 0 for step in corner.table.past.steps) == 1


@pytest.mark.parametrize("broken_by", ["right click", "focus", "leave", "outside", "lost release"])
def test_a_drag_that_breaks_off_comes_home(corners: list[Corner], broken_by: str) -> None:
    corner = Corner([None, "easy"], speed="normal")
    corners.append(corner)
    corner.until(corner.may_choose)
    card = corner.table.view.zone("hand", 0).cards[1]
    corner.hold(card.face or "", corner.board.zones["box"].center)
    assert corner.table.sprites.held == (card.id,)
    match broken_by:
        case "right click":
            corner.down(corner.board.zones["box"].center, button=3)
        case "focus":
            corner.post(pygame.WINDOWFOCUSLOST)
        case "leave":
            corner.table.pause_game()
        case "outside":
            corner.up((-20, 5000))
        case _:
            corner.post(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0), touch=False)
    while corner.top is not corner.table:
        corner.stage.pop(corner.top)
    assert corner.table.sprites.held == ()
    corner.frames(30, 0.05)
    assert corner.table.sprites.bounds(card.id).center == corner.board.poses[card.id].bounds.center
    assert corner.table.past.steps == []


def test_the_window_changes_its_size_while_cards_fly(corners: list[Corner]) -> None:
    corner = Corner([None, "easy", "easy", "easy"], speed="slow")
    corners.append(corner)
    for size in (*SIZES[:3], *TINY, (1280, 720)):
        if corner.may_choose():
            corner.put(1, "keep")
        corner.frames(2)
        corner.window.size = size
        corner.frames(4)
        assert whole(corner)
        assert set(corner.board.poses) == {card for card in corner.board.poses if card in corner.table.sprites}
        assert corner.board.size == corner.stage.units.size
    corner.until(corner.may_choose)
    assert corner.board.outside() == []


def test_it_is_drawn_at_every_size_with_buttons_apart(corners: list[Corner]) -> None:
    for levels in ([None, "easy"], [None, *["easy"] * 4]):
        corner = Corner(levels, ahead=12 if len(levels) == 2 else 10)
        corners.append(corner)
        corner.until(corner.may_choose)
        for text in (1.0, 1.5):
            corner.settings.change("text_size", text)
            for size in (*SIZES[:3], *TINY):
                corner.resize(size)
                if size in SIZES:
                    buttons = [*corner.table.head, *corner.game.widgets()]
                    assert inside(corner, buttons) == []
                    assert overlapping(buttons) == []


def test_full_screen_six_times(corners: list[Corner]) -> None:
    corner = Corner([None, "easy"], speed="normal")
    corners.append(corner)
    for _ in range(6):
        corner.press("F11")
        corner.frames(3)
        assert corner.board.size == corner.stage.units.size
    assert whole(corner)


@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck), phases=[Phase.generate])
@given(seats=st.integers(2, 5), seed=st.integers(0, 9999))
def test_random_offers_end_in_a_count(seats: int, seed: int) -> None:
    corner, luck = Corner([None, *["easy"] * (seats - 1)], seed=str(seed), size=(640, 480)), Random(seed)
    try:
        for _ in range(3000):
            assert corner.caught == []
            if corner.reckons():
                break
            offers = [offer for offer in corner.table.fingers.picking.offers if offer.cards]
            if corner.may_choose() and offers:
                corner.table.make(luck.choice(offers))
                assert whole(corner)
                if luck.random() < 0.1:
                    corner.table.undo()
            corner.frames(1, 0.05)
        assert corner.table.match.over
        assert corner.reckoning.counting.over
        assert corner.caught == []
    finally:
        corner.close()
