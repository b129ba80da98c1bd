"""What is picked stays picked through resizing, full screen and time out; the focus begins on what can be done."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.match.match import Match
from game.rules.blast.moves import Phase
from game.scenes.blast.choosing import Gift
from game.scenes.pause import Pause
from game.scenes.table.spot import Spot
from tests.scenes.sky import Sky, dealt, reached, say


def opened(sky: Sky) -> Sky:
    sky.until(sky.may_choose)
    return sky


def resize(sky: Sky) -> None:
    sky.resize((1600, 900))


def full_screen(sky: Sky) -> None:
    sky.press("F11")
    sky.frames(15)


def time_out(sky: Sky) -> None:
    sky.click(sky.table.menu)
    assert isinstance(sky.top, Pause)
    sky.frames(10)
    sky.press("ESCAPE")
    sky.frames(10)
    assert sky.top is sky.table


THROUGH = [resize, full_screen, time_out]


# ---------------------------------------------------------------- picked cards
@pytest.mark.parametrize("happens", THROUGH)
def test_picked_cards_stay_picked(happens: Callable[[Sky], None]) -> None:
    sky = opened(Sky(dealt("M4 M5 M6", "G10")))
    sky.pick("M4", "M5", "M6")
    picked = tuple(sky.key_of(text) for text in ("M4", "M5", "M6"))
    assert sky.table.fingers.picking.picked == picked
    happens(sky)
    assert sky.table.fingers.picking.picked == picked
    assert sky.game.risen == picked
    assert sky.game.moment().picked.opens == {"vao-d", "thora-iii"}
    sky.press("SPACE")
    assert sky.moves[2].endswith(" M4 M5 M6")
    sky.close()
    assert sky.caught == []


@pytest.mark.parametrize("happens", [resize, full_screen])
def test_the_way_in_which_picked_cards_count_stays(happens: Callable[[Sky], None]) -> None:
    sky = opened(Sky(dealt("S6 M6", "G10")))
    sky.pick("S6")
    first = sky.game.moment().picked.texts
    sky.press("v")
    turned = sky.game.moment().picked.texts
    assert turned != first
    happens(sky)
    assert sky.game.moment().picked.texts == turned
    sky.close()


@pytest.mark.parametrize("happens", [resize, full_screen])
def test_what_is_carried_goes_home_and_what_is_picked_stays(happens: Callable[[Sky], None]) -> None:
    sky = opened(Sky(dealt("T9 M9", "G10")))
    sky.pick("T9", "M9")
    picked = sky.table.fingers.picking.picked
    sky.frames(20)
    start = sky.board.own_room(sky.key_of("T9")).center
    sky.down(start)
    for up in (60, 120):
        spot = (start[0], start[1] - up)
        sky.post(pygame.MOUSEMOTION, pos=spot, rel=(1, 1), buttons=(1, 0, 0), touch=False)
    sky.frames(2)
    assert sky.table.fingers.carrying
    happens(sky)
    assert not sky.table.fingers.carrying
    assert sky.table.sprites.held == ()
    assert sky.table.fingers.picking.picked == picked
    sky.close()
    assert sky.caught == []


def test_an_undo_puts_picked_cards_back() -> None:
    sky = opened(Sky(dealt("T9 M9", "G10")))
    sky.pick("T9")
    sky.press("u")
    sky.frames(2)
    assert sky.table.fingers.picking.picked == ()
    sky.close()


# ---------------------------------------------------------------- the focus at the beginning of a decision
def test_where_nothing_beats_the_lead_the_focus_is_on_pass() -> None:
    sky = opened(Sky(say(dealt("S1 M1", "S10 T10 M10 G10", first=1), "lead zamepra S10")))
    assert len(sky.table.view.legal) == 1
    assert sky.table.panel.focus is sky.button("giving_up")
    sky.close()


def test_it_leaves_a_button_that_can_do_nothing_any_more() -> None:
    def chooses(match: Match) -> bool:
        """Whether the near player chooses what to give."""
        view = match.view(0)
        return view.facts.phase is Phase.EXCHANGE and bool(view.legal) and Gift.begun(view).missing > 0

    exchange = reached(chooses)
    sky = opened(Sky(exchange))
    while sky.game.gift is not None and sky.game.gift.missing:
        sky.table.fingers.pick(next(offer.cards[0] for offer in sky.game.gift.offers(sky.table.view)))
    sky.table.panel.set_focus(sky.button("play"))
    sky.frames(3)
    assert sky.table.panel.focus is sky.button("play")
    sky.press("u")
    sky.frames(3)
    assert not sky.button("play").enabled
    assert isinstance(sky.table.panel.focus, Spot)
    sky.close()


def test_it_stays_on_a_planet_that_was_asked() -> None:
    sky = opened(Sky(dealt("T9 M9", "G10")))
    spot = next(spot for spot in sky.table.fingers.spots if spot.key_of_thing == "usiri")
    sky.table.panel.set_focus(spot)
    sky.stage.input.ring = True
    sky.frames(3)
    sky.press("RETURN")
    sky.frames(3)
    assert sky.table.fingers.pointed == "usiri"
    sky.close()


@pytest.mark.parametrize("speed", ["off", "fast"])
def test_after_a_lead_put_on_a_planet_the_focus_is_at_the_cards(speed: str) -> None:
    sky = opened(Sky(dealt("T9 M9", "G10"), speed=speed))
    sky.pick("T9", "M9")
    spot = next(spot for spot in sky.table.fingers.spots if spot.key_of_thing == "peolara")
    sky.table.panel.set_focus(spot)
    sky.stage.input.ring = True
    sky.frames(3)
    length = sky.match.length
    sky.press("RETURN")
    sky.until(lambda: sky.match.length > length + 1 and sky.may_choose())
    focus = sky.table.panel.focus
    assert isinstance(focus, Spot)
    assert isinstance(focus.key_of_thing, int)
    sky.close()
