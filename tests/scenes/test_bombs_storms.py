"""Restless hands: click storms, drags that break off, a window that changes. No card is lost, nothing fails."""

from __future__ import annotations

from random import Random

import pygame
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.rules.bullets_and_bombs.table import Phase
from tests.scenes.bombs import QUIET, Player, by_number, dealt, due
from tests.scenes.saloon import SIZES, TINY, Saloon

ARRANGED = "K8 Q7 J7 T5 92 82 41 51 61 71 A8 r4 w11"
KEYS = ("1", "2", "u", "y", "h", "b", "c", "RETURN", "LEFT", "RIGHT", "UP", "DOWN", "TAB", "ESCAPE", "d", "0")


def whole(me: Player) -> bool:
    """Whether all 108 cards are known, and every card that is shown lies on the board."""
    known = {card.id for zone in me.table.view.zones for card in zone.cards}
    return me.cards() == 108 and set(me.board.poses) <= known and len(me.table.sprites) == len(me.board.poses)


@pytest.mark.parametrize("speed", ["normal", "off"])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_storm_of_clicks_and_keys(saloon: Saloon, speed: str, seed: int) -> None:
    me = Player(saloon, by_number(seed), speed)
    rng = Random(seed)
    for _ in range(160):
        at = (rng.randrange(1280), rng.randrange(720))
        match rng.randrange(7):
            case 0 | 1 | 2:
                saloon.click(at)
            case 3:
                saloon.down(at, button=rng.choice((1, 1, 3)))
            case 4:
                saloon.up(at)
            case 5:
                saloon.post(pygame.MOUSEMOTION, pos=at, rel=(5, 5), buttons=(1, 0, 0), touch=False)
            case _:
                saloon.press(rng.choice(KEYS))
        while saloon.top is not me.table:
            saloon.stage.pop(saloon.top)
        assert whole(me)
    me.settle()
    assert whole(me)


def test_three_quick_clicks_keep_one_card(saloon: Saloon) -> None:
    me = Player(saloon, dealt(QUIET + "5H 9C 7S 8S 6S 6C 5S 5C"), "normal")
    me.settle()
    at = me.spot(me.id_of("5H", "choice"))
    length = me.match.length
    for _ in range(3):
        saloon.down(at)
        saloon.up(at)
    assert me.match.length == length + 1
    me.settle()
    assert me.zone("choice") == ["7S", "8S"]


@pytest.mark.parametrize("broken_by", ["right click", "focus", "leave", "outside", "lost release"])
def test_a_drag_that_breaks_off_comes_home(saloon: Saloon, broken_by: str) -> None:
    me = Player(saloon, dealt(QUIET + "5H 9C"), "normal")
    me.settle()
    card = me.id_of("5H", "choice")
    me.hold(card, me.board.zones["hand"].center)
    assert me.table.sprites.held == (card,)
    match broken_by:
        case "right click":
            saloon.down(me.board.zones["hand"].center, button=3)
        case "focus":
            saloon.post(pygame.WINDOWFOCUSLOST)
        case "leave":
            me.table.pause_game()
        case "outside":
            saloon.up((-20, 5000))
        case _:
            saloon.post(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0), touch=False)
    while saloon.top is not me.table:
        saloon.stage.pop(saloon.top)
    assert me.table.sprites.held == ()
    me.settle()
    home = me.board.poses[card]
    assert me.table.sprites.bounds(card).center == home.bounds.center
    assert me.zone("choice") == ["5H", "9C"]


def test_a_drag_in_the_arranging_breaks_off_too(saloon: Saloon) -> None:
    me = Player(saloon, due(ARRANGED), "normal")
    card = next(iter(me.board.poses))
    me.hold(card, me.board.zones["sum"].center)
    saloon.post(pygame.WINDOWFOCUSLOST)
    me.settle()
    assert me.table.sprites.held == ()
    assert whole(me)


def test_the_window_changes_its_size_while_cards_fly(saloon: Saloon) -> None:
    me = Player(saloon, by_number(3), "slow")
    for size in (*SIZES[:3], *TINY, (1280, 720)):
        me.key("1")
        saloon.frames(2)
        saloon.window.size = size
        saloon.frames(4)
        assert whole(me)
        assert me.board.size == saloon.stage.units.size
    me.settle()
    assert me.board.outside() == []


def test_every_part_of_the_game_is_drawn_at_every_size(saloon: Saloon) -> None:
    for match in (by_number(3), due(ARRANGED)):
        me = Player(saloon, match)
        for text in (1.0, 1.5):
            saloon.settings.change("text_size", text)
            for size in (*SIZES, *TINY):
                saloon.window.size = size
                saloon.frames(2)
        saloon.settings.change("text_size", 1.0)
        if me.table.view.facts.phase is Phase.ARRANGE:
            saloon.window.size = (1280, 720)
            saloon.frames(2)
            me.key("b")
            me.game._count()
            for size in (*SIZES, *TINY):
                saloon.window.size = size
                saloon.frames(2)
        saloon.stage.pop(me.table)


def test_full_screen_six_times(saloon: Saloon) -> None:
    me = Player(saloon, by_number(3), "normal")
    for _ in range(6):
        saloon.press("F11")
        saloon.frames(3)
        assert me.board.size == saloon.stage.units.size
    me.settle()
    assert whole(me)


@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
@given(number=st.integers(0, 10**6), seed=st.integers(0, 999))
def test_random_offers_end_in_a_counted_hand(number: int, seed: int) -> None:
    saloon, rng = Saloon(), Random(seed)
    try:
        me = Player(saloon, by_number(number))
        for _ in range(400):
            offers = me.table.fingers.picking.offers
            if me.match.over:
                break
            if me.table.view.facts.phase is Phase.ARRANGE and rng.random() < 0.15:
                me.game._count()
            else:
                legal = [offer for offer in offers if offer.cards]
                me.table.make(rng.choice(legal))
            assert whole(me)
            if rng.random() < 0.05:
                me.table.undo()
        assert me.match.over
        assert saloon.caught == []
        assert me.match.state.result is not None
        assert len(me.board.poses) == len(me.zone("hand"))
    finally:
        saloon.close()
