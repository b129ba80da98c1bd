"""Keys and pads become actions, in any order of plugging and unplugging."""

import pygame
import pytest
from pygame.event import Event

from game.stage import words
from game.stage.input import DEFAULT_KEYS, REBINDABLE, Action, Input, Press, Source
from game.stage.settings import Settings


def key(name, down=True, mod=0):
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    code = vars(pygame)[f"K_{name}"]
    return Event(kind, key=code, scancode=vars(pygame)[f"KSCAN_{name.upper()}"], mod=mod, unicode="")


def axis(axis, value, pad=5):
    return Event(pygame.JOYAXISMOTION, axis=axis, value=value, instance_id=pad, joy=0)


def button(number, down=True, pad=5):
    return Event(pygame.JOYBUTTONDOWN if down else pygame.JOYBUTTONUP, button=number, instance_id=pad, joy=0)


@pytest.fixture
def taken():
    return Input(Settings())


def actions(presses):
    return [press.action for press in presses if press.down]


def test_every_action_has_words():
    assert {action.value for action in Action} == set(words.ACTIONS)
    assert set(REBINDABLE) <= set(DEFAULT_KEYS)


def test_keys_are_told_by_their_place(taken):
    event = Event(pygame.KEYDOWN, key=pygame.K_COMMA, scancode=pygame.KSCAN_M, mod=0, unicode=",")
    assert actions(taken.translate(event)) == [Action.MUTE]
    assert taken.names.label(pygame.KSCAN_M) == ","


@pytest.mark.parametrize("held", [pygame.KMOD_LCTRL, pygame.KMOD_RCTRL, pygame.KMOD_LMETA])
def test_control_and_the_letter_z_take_back_wherever_the_letter_lies(taken, held):
    for scancode in (pygame.KSCAN_Z, pygame.KSCAN_Y):
        event = Event(pygame.KEYDOWN, key=pygame.K_z, scancode=scancode, mod=held, unicode="")
        assert actions(taken.translate(event)) == [Action.UNDO]
        event.mod |= pygame.KMOD_LSHIFT
        assert actions(taken.translate(event)) == [Action.REDO]
    assert actions(taken.translate(key("z"))) == []


def test_a_change_of_layout_is_noticed(taken):
    taken.translate(Event(pygame.KEYDOWN, key=pygame.K_COMMA, scancode=pygame.KSCAN_M, mod=0, unicode=","))
    taken.translate(Event(pygame.KEYMAPCHANGED))
    assert taken.names.label(pygame.KSCAN_M) == "M"


@pytest.mark.parametrize(
    ("scancode", "label"),
    [
        (pygame.KSCAN_RETURN, "Enter"),
        (pygame.KSCAN_ESCAPE, "Esc"),
        (pygame.KSCAN_F1, "F1"),
        (pygame.KSCAN_H, "H"),
        (0, ""),
    ],
)
def test_caps_say_what_people_call_the_key(taken, scancode, label):
    assert taken.names.label(scancode) == label


def test_tab_goes_on_and_with_shift_back(taken):
    assert actions(taken.translate(key("TAB"))) == [Action.NEXT]
    assert actions(taken.translate(key("TAB", mod=pygame.KMOD_LSHIFT))) == [Action.PREVIOUS]


def test_a_key_bound_anew_replaces_the_old_one(taken):
    taken._settings.bind("hint", pygame.KSCAN_J)
    assert actions(taken.translate(key("j"))) == [Action.HINT]
    assert actions(taken.translate(key("h"))) == []
    assert taken.label(Action.HINT) == "J"


def test_a_held_direction_repeats_and_stops(taken):
    assert taken.translate(key("DOWN")) == [Press(Action.DOWN)]
    assert taken.update(0.2) == []
    assert taken.update(0.25) == [Press(Action.DOWN, again=True)]
    assert taken.update(0.1) == [Press(Action.DOWN, again=True)]
    taken.translate(key("DOWN", down=False))
    assert not taken.holding
    assert taken.update(5) == []


def test_confirm_does_not_repeat(taken):
    taken.translate(key("RETURN"))
    assert taken.update(5) == []


def test_losing_the_focus_lets_go(taken):
    taken.translate(key("DOWN"))
    gone = taken.translate(Event(pygame.WINDOWFOCUSLOST))
    assert gone == [Press(Action.DOWN, down=False)]
    assert taken.update(5) == []


def test_pads_press_and_push(taken):
    assert taken.translate(button(0)) == [Press(Action.CONFIRM, Source.PAD, 5)]
    hat = Event(pygame.JOYHATMOTION, hat=0, value=(1, 0), instance_id=5, joy=0)
    assert actions(taken.translate(hat)) == [Action.RIGHT]
    assert actions(taken.translate(hat)) == []
    home = Event(pygame.JOYHATMOTION, hat=0, value=(0, 0), instance_id=5, joy=0)
    assert taken.translate(home) == [Press(Action.RIGHT, Source.PAD, 5, down=False)]
    assert taken.translate(button(14)) == []


def test_an_axis_has_a_dead_zone_and_a_rest(taken):
    assert taken.translate(axis(0, 0.3)) == []
    assert actions(taken.translate(axis(0, 0.9))) == [Action.RIGHT]
    assert taken.translate(axis(0, 0.5)) == []
    assert taken.translate(axis(0, 0.95)) == []
    assert taken.holding
    assert actions(taken.translate(axis(0, -0.9))) == [Action.LEFT]
    taken.translate(axis(0, 0.0))
    assert not taken.holding
    assert taken.translate(axis(4, 1.0)) == []


def test_pads_may_be_unplugged_in_any_order(taken):
    taken.translate(axis(1, 1.0))
    taken.translate(Event(pygame.JOYDEVICEREMOVED, instance_id=5))
    assert not taken.holding
    taken.translate(Event(pygame.JOYDEVICEREMOVED, instance_id=5))
    taken.translate(Event(pygame.JOYDEVICEREMOVED, instance_id=99))
    pygame.joystick.init()
    taken.translate(Event(pygame.JOYDEVICEADDED, device_index=7, guid=""))
    assert taken.pads == ()


def test_a_plugged_pad_is_held_by_its_instance(taken, monkeypatch):
    class Pad:
        def __init__(self, index):
            self.index = index

        def get_instance_id(self):
            return 40 + self.index

    monkeypatch.setattr(pygame.joystick, "Joystick", Pad)
    for index in (1, 0, 1):
        taken.translate(Event(pygame.JOYDEVICEADDED, device_index=index, guid=""))
    assert taken.pads == (41, 40)
    taken.translate(Event(pygame.JOYDEVICEREMOVED, instance_id=41))
    assert taken.pads == (40,)


def test_the_ring_shows_after_keys_and_pads_and_goes_with_the_mouse(taken):
    assert not taken.ring
    taken.translate(key("DOWN"))
    assert taken.ring
    taken.translate(Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(1, 1)))
    assert not taken.ring
    taken.translate(button(0))
    assert taken.ring
    assert taken.label(Action.CONFIRM) == "A"
    taken.translate(key("DOWN"))
    assert taken.label(Action.CONFIRM) == "Enter"
