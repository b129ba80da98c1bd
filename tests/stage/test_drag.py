"""Presses, drags and everything that goes wrong in the middle of one."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pygame.event import Event

from game.stage.drag import Carry, Click, Drag, Drop, Grab, Home

SIZE = (800, 600)
CARD = (100, 100)
FELT = (400, 400)


def card_at(x, y):
    """Card 7 lies round (100, 100), card 8 (which nobody may drag) round (200, 100)."""
    if abs(y - 100) > 40:
        return None
    return 7 if abs(x - 100) < 30 else 8 if abs(x - 200) < 30 else None


@pytest.fixture
def drag():
    return Drag(card_at, lambda card: card == 7)


def down(at, button=1):
    return Event(pygame.MOUSEBUTTONDOWN, pos=at, button=button)


def up(at, button=1):
    return Event(pygame.MOUSEBUTTONUP, pos=at, button=button)


def move(at, left=1):
    return Event(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(left, 0, 0))


def run(drag, *events):
    return [gesture for event in events if (gesture := drag.event(event, SIZE)) is not None]


def test_press_and_release_on_the_spot_is_a_click(drag):
    assert run(drag, down(CARD), move((103, 101)), up((103, 101))) == [Click(7, (103, 101))]


def test_a_click_on_the_felt_is_a_click_on_nothing(drag):
    assert run(drag, down(FELT), up(FELT)) == [Click(None, FELT)]


def test_a_press_that_slips_to_another_card_is_no_click(drag):
    assert run(drag, down((200, 100)), up(CARD)) == []


def test_a_drag_begins_past_the_threshold_and_ends_in_a_drop(drag):
    gestures = run(drag, down(CARD), move((120, 100)), move((300, 300)), up((310, 300)))
    assert gestures == [Grab(7, CARD), Carry(7, (300, 300)), Drop(7, (310, 300))]
    assert drag.dragging is None


def test_on_a_dense_screen_the_threshold_grows(drag):
    assert drag.event(down(CARD), SIZE, 2.0) is None
    assert drag.event(move((112, 100)), SIZE, 2.0) is None
    assert drag.event(move((117, 100)), SIZE, 2.0) == Grab(7, CARD)


def test_a_card_that_may_not_be_dragged_still_clicks(drag):
    assert run(drag, down((200, 100)), move((220, 100)), up((220, 100))) == [Click(8, (220, 100))]


@pytest.mark.parametrize(
    "trouble",
    [
        up((-5, 300)),
        up((400, 900)),
        down((300, 300), button=3),
        Event(pygame.WINDOWFOCUSLOST),
        Event(pygame.WINDOWMINIMIZED),
        move((300, 300), left=0),
        down((300, 300)),
    ],
    ids=["outside left", "outside below", "right click", "focus lost", "minimised", "release lost", "second press"],
)
def test_the_card_comes_home(drag, trouble):
    assert run(drag, down(CARD), move((300, 300)), trouble)[-1] == Home(7)
    assert drag.dragging is None


def test_after_a_right_click_the_release_means_nothing(drag):
    assert run(drag, down(CARD), move((300, 300)), down((300, 300), 3), up((300, 300))) == [Grab(7, CARD), Home(7)]


def test_a_triple_click_is_one_click_and_its_rest(drag):
    clicks = run(drag, *[event for _ in range(3) for event in (down(CARD), up(CARD))])
    assert [click.again for click in clicks] == [False, True, True]


def test_the_same_spot_later_is_a_wish_of_its_own(drag):
    run(drag, down(CARD), up(CARD))
    drag.update(0.5)
    assert run(drag, down(CARD), up(CARD)) == [Click(7, CARD)]


def test_another_spot_at_once_is_a_wish_of_its_own(drag):
    assert run(drag, down(CARD), up(CARD), down((200, 100)), up((200, 100)))[-1] == Click(8, (200, 100))


def test_a_release_without_a_press_means_nothing(drag):
    assert run(drag, up(CARD), move(FELT)) == []


def test_other_events_mean_nothing(drag):
    assert run(drag, Event(pygame.KEYDOWN, key=pygame.K_a), down(CARD, button=2)) == []


places = st.tuples(st.integers(-20, 820), st.integers(-20, 620))
storm = st.lists(
    st.one_of(
        st.builds(down, st.one_of(st.just(CARD), places), st.sampled_from([1, 1, 1, 3])),
        st.builds(up, st.one_of(st.just(CARD), places), st.sampled_from([1, 3])),
        st.builds(move, places, st.sampled_from([1, 0])),
        st.just(Event(pygame.WINDOWFOCUSLOST)),
    ),
    max_size=40,
)


@given(storm)
def test_in_any_storm_every_grab_ends_in_one_drop_or_home(events):
    drag, in_hand = Drag(card_at, lambda card: card == 7), None
    for event in events:
        match drag.event(event, SIZE):
            case Grab(card, _):
                assert in_hand is None
                in_hand = card
            case Carry(card, _):
                assert in_hand == card
            case Drop(card, _) | Home(card):
                assert in_hand == card
                in_hand = None
        assert drag.dragging == in_hand
