"""Questions on top of a screen."""

import pygame
import pytest

from game.stage.theme import Kind
from game.stage.widgets import Answer, Button, ask

SIZES = [(3840, 2160), (1280, 720), (800, 600), (320, 200), (240, 700)]


@pytest.fixture
def asked(room):
    said = []
    room.show()
    dialog = ask(
        room.stage,
        "Start over?",
        ["The record stays in History."],
        [
            Answer("Play on", lambda: said.append("on"), safe=True),
            Answer("Start over", lambda: said.append("over"), Kind.DANGER, pygame.KSCAN_R),
        ],
        "restart",
    )
    room.frames(1)
    return dialog, said


def button(dialog, at):
    widget = dialog.panel.widgets[at]
    assert isinstance(widget, Button)
    return widget


def test_the_focus_is_on_the_safe_answer(room, asked):
    dialog, said = asked
    assert dialog.panel.focus is button(dialog, 0)
    room.press("RETURN")
    assert said == ["on"]
    assert room.stage.top is not dialog


def test_escape_and_the_pads_b_give_the_safe_answer(room, asked):
    dialog, said = asked
    room.press("ESCAPE")
    assert said == ["on"]
    room.stage.push(dialog)
    room.pad(1)
    assert said == ["on", "on"]


def test_answers_have_keys_and_can_be_clicked(room, asked):
    dialog, said = asked
    room.press("r")
    room.stage.push(dialog)
    room.frames(1)
    room.click(button(dialog, 1))
    assert said == ["over", "over"]


def test_arrows_go_from_answer_to_answer(room, asked):
    _, said = asked
    room.press("RIGHT")
    room.press("RETURN")
    assert said == ["over"]


def test_nothing_reaches_the_screen_below(room, asked):
    below = room.stage.scenes[0]
    room.press("h")
    room.press("UP")
    room.click((5, 5))
    assert below.unused == []


@pytest.mark.parametrize("size", SIZES)
def test_it_stands_inside_every_window(room, asked, size):
    dialog, _ = asked
    room.window.size = size
    room.frames(2)
    assert room.stage.bounds.w >= dialog.box.w
    for widget in dialog.panel.widgets:
        assert room.stage.bounds.contains(widget.rect)
    rects = [widget.rect for widget in dialog.panel.widgets]
    assert not rects[0].colliderect(rects[1])
