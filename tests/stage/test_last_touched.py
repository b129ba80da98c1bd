"""Mouse and keys by turns: whatever was touched last decides, and what is written on a button is true."""

import pygame
import pytest
from pygame import Rect

from game.stage.input import Action
from game.stage.theme import Kind
from game.stage.widgets import Answer, Button, Choice, Field, Slider, Widget, ask
from tests.stage.room import Bench, Room


def place(widget: Widget, y: int) -> Widget:
    widget.rect = Rect(100, y, 300, 56)
    return widget


class Desk:
    """Two choices, a field, a button that Enter is written on, and one that opens another screen."""

    def __init__(self, room: Room) -> None:
        self.room, self.done = room, []
        self.games = Choice(("1 game", "3 games"), 0, lambda at: self.done.append(f"games {at}"))
        self.pace = Slider(50, lambda value: None, by=10)
        self.name = Field("Ann", lambda words: None)
        self.deal = Button("Deal", lambda: self.done.append("deal"), key=Action.CONFIRM)
        self.menu = Button("Menu", self.open, key=pygame.KSCAN_Q, key_words="Q")
        rows = (self.games, self.pace, self.name, self.deal, self.menu)
        for at, widget in enumerate(rows):
            place(widget, 40 + at * 100)
        self.panel = room.show(*rows).panel

    def open(self) -> None:
        self.done.append("menu")
        self.room.stage.push(Bench())

    def by_keys_to_the_menu(self) -> None:
        self.panel.set_focus(self.deal)
        self.room.press("DOWN")
        assert self.panel.focus is self.menu

    def come_back(self) -> None:
        self.room.stage.pop()
        self.room.frames(1)

    def tag(self) -> str:
        """What the tag of the button to deal says."""
        self.room.picture()
        return self.deal.tag


@pytest.fixture
def desk(room: Room) -> Desk:
    return Desk(room)


# ------------------------------------------------------------------ what is written on a button
def test_enter_does_what_is_written_on_a_button_although_the_mouse_was_last_elsewhere(room: Room, desk: Desk) -> None:
    room.click((350, desk.games.rect.centery))
    assert desk.tag() == "Enter"
    room.press("RETURN")
    assert desk.done == ["games 1", "deal"]


def test_where_the_ring_is_seen_enter_presses_what_it_is_on_and_nothing_else_is_named(room: Room, desk: Desk) -> None:
    desk.panel.set_focus(desk.games)
    room.press("LEFT")
    assert desk.tag() == ""
    room.press("RETURN")
    assert desk.done == ["games 1"]
    for _ in range(3):
        room.press("DOWN")
    assert desk.panel.focus is desk.deal
    assert desk.tag() == "Enter"
    room.press("RETURN")
    assert desk.done == ["games 1", "deal"]


def test_while_somebody_writes_no_button_names_a_key(room: Room, desk: Desk) -> None:
    room.click(desk.name)
    assert desk.tag() == desk.menu.tag == ""
    room.press("q")
    room.press("RETURN")
    assert desk.done == []
    room.post(pygame.MOUSEMOTION, pos=(700, 500), rel=(1, 1), buttons=(0, 0, 0), touch=False)
    room.stage.input.ring = False
    assert (desk.tag(), desk.menu.tag) == ("Enter", "Q")


@pytest.mark.parametrize("by", ["keys", "pad"])
def test_without_such_a_button_enter_shows_where_the_focus_is_before_it_does_anything(
    room: Room, desk: Desk, by: str
) -> None:
    enter = (lambda: room.press("RETURN")) if by == "keys" else (lambda: room.pad(0))
    desk.by_keys_to_the_menu()
    desk.deal.shown = False
    room.click((1200, 700))
    unseen = room.picture()
    enter()
    assert desk.done == []
    assert desk.panel.focus is desk.menu
    assert room.picture() != unseen, "the ring is seen from now on"
    enter()
    assert desk.done == ["menu"]


def test_a_dialog_does_nothing_that_enter_was_not_seen_to_stand_on(room: Room) -> None:
    room.show()
    given: list[str] = []
    answers = [Answer("Keep", safe=True), Answer("Delete", lambda: given.append("gone"), Kind.DANGER)]
    dialog = ask(room.stage, "Delete this game?", ["It is gone for good."], answers)
    room.frames(2)
    room.press("RIGHT")
    assert dialog.panel.focus is dialog.panel.widgets[1]
    room.click((5, 5))
    room.press("RETURN")
    assert (given, room.stage.top) == ([], dialog)
    room.press("RETURN")
    assert given == ["gone"]


# ------------------------------------------------------------------ mouse and keys by turns
def test_a_click_leaves_the_focus_on_what_keys_go_on_in_but_not_on_a_button(room: Room, desk: Desk) -> None:
    room.click(desk.pace)
    assert desk.panel.focus is desk.pace
    before = desk.pace.value
    room.press("RIGHT")
    assert desk.pace.value == before + 10
    room.click(desk.deal)
    assert desk.panel.focus is desk.pace


def test_a_click_on_a_button_ends_the_writing(room: Room, desk: Desk) -> None:
    room.click(desk.name)
    room.click(desk.deal)
    assert not desk.name.typing
    assert desk.done == ["deal"]


def test_who_points_at_something_uses_the_mouse_again(room: Room, desk: Desk) -> None:
    room.move(desk.pace.rect.center)
    room.press("DOWN")
    assert room.stage.input.ring
    room.move(desk.pace.rect.center)
    assert room.stage.input.ring, "the mouse has not moved"
    room.move((1200, 700))
    assert room.stage.input.ring, "there is nothing to point at"
    room.move(desk.games.rect.center)
    assert not room.stage.input.ring
    assert desk.games.hovered


# ------------------------------------------------------------------ what a press opened
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_what_a_button_opened_is_not_opened_again_by_the_next_enter(room: Room, desk: Desk, by: str) -> None:
    desk.panel.home = lambda: desk.games
    if by == "mouse":
        room.click(desk.menu)
    else:
        desk.by_keys_to_the_menu()
        room.press("RETURN")
    room.press("ESCAPE")
    desk.come_back()
    assert desk.panel.focus is desk.games
    room.press("RETURN")
    assert desk.done == ["menu", "games 1"]


def test_without_a_home_the_focus_stays_where_keys_left_it(room: Room, desk: Desk) -> None:
    desk.by_keys_to_the_menu()
    room.press("RETURN")
    desk.come_back()
    assert desk.panel.focus is desk.menu
