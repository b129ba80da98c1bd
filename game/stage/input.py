"""Keys and pads become actions.

Keys are bound by their place (scancode); pads are told apart by instance id and may be plugged in any order.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum, StrEnum

import pygame
from pygame.event import Event

from game.stage import words
from game.stage.keynames import KeyNames
from game.stage.settings import Settings


class Action(StrEnum):
    """What a person wants, whatever it was pressed on."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    CONFIRM = "confirm"
    BACK = "back"
    MENU = "menu"
    HELP = "help"
    NEXT = "next"
    PREVIOUS = "previous"
    HINT = "hint"
    UNDO = "undo"
    REDO = "redo"
    MUTE = "mute"
    FULLSCREEN = "fullscreen"
    PAGE_UP = "page_up"
    PAGE_DOWN = "page_down"
    FIRST = "first"
    LAST = "last"
    PEEK = "peek"


ACTION_NAMES = frozenset(action.value for action in Action)


class Source(Enum):
    """What a press came from."""

    KEYS = "keys"
    PAD = "pad"


@dataclass(frozen=True)
class Press:
    """One action asked for; `again` if it came from holding, `down` is False when a key is let go.

    `ringed`: whether the focus ring showed before, so that whoever pressed could see what has the focus.
    """

    action: Action
    source: Source = Source.KEYS
    pad: int | None = None
    again: bool = False
    down: bool = True
    ringed: bool = field(default=True, compare=False)


DEFAULT_KEYS: dict[Action, tuple[int, ...]] = {
    Action.UP: (pygame.KSCAN_UP,),
    Action.DOWN: (pygame.KSCAN_DOWN,),
    Action.LEFT: (pygame.KSCAN_LEFT,),
    Action.RIGHT: (pygame.KSCAN_RIGHT,),
    Action.CONFIRM: (pygame.KSCAN_RETURN, pygame.KSCAN_KP_ENTER),
    Action.BACK: (pygame.KSCAN_ESCAPE,),
    Action.HELP: (pygame.KSCAN_F1,),
    Action.NEXT: (pygame.KSCAN_TAB,),
    Action.HINT: (pygame.KSCAN_H,),
    Action.UNDO: (pygame.KSCAN_U,),
    Action.REDO: (pygame.KSCAN_Y,),
    Action.MUTE: (pygame.KSCAN_M,),
    Action.FULLSCREEN: (pygame.KSCAN_F11,),
    Action.PAGE_UP: (pygame.KSCAN_PAGEUP,),
    Action.PAGE_DOWN: (pygame.KSCAN_PAGEDOWN,),
    Action.FIRST: (pygame.KSCAN_HOME,),
    Action.LAST: (pygame.KSCAN_END,),
    Action.PEEK: (pygame.KSCAN_P,),
}
REBINDABLE = (Action.HINT, Action.UNDO, Action.REDO, Action.MUTE, Action.PEEK)
"""What the options let people move to another key; the rest steers every screen and stays."""

PAD_BUTTONS: dict[int, Action] = {
    0: Action.CONFIRM,
    1: Action.BACK,
    2: Action.UNDO,
    3: Action.HINT,
    4: Action.PREVIOUS,
    5: Action.NEXT,
    6: Action.HELP,
    7: Action.MENU,
}
DIRECTIONS = (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT)
REPEATED = (*DIRECTIONS, Action.PAGE_UP, Action.PAGE_DOWN)
UNDOES = pygame.KMOD_CTRL | pygame.KMOD_META
"""What makes Z take back, and with Shift do again, beside the keys above."""
FIRST_AGAIN, NEXT_AGAIN = 0.4, 0.09
PUSH, REST = 0.6, 0.4
"""An axis counts as pushed beyond the first and as let go under the second."""

Holder = tuple[Source, int | None]


class Input:
    """Translates events; holds the pads, and which directions are held so that they repeat."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._pads: dict[int, pygame.joystick.JoystickType] = {}
        self._held: dict[tuple[Action, Holder], float] = {}
        self._pushed: dict[tuple[int, int], Action] = {}
        self.names = KeyNames()
        self.ring = False
        """Whether the focus ring shows: only once a key or pad was used, until the mouse is."""
        self.pad_used = False
        """Whether the last press came from a pad, so that hints name its buttons."""

    # -------------------------------------------------------------- keys
    def key_of(self, action: Action) -> int:
        """The scancode that an action is bound to now; 0 if it has none."""
        bound = self._settings.bindings.get(action.value)
        if bound is not None:
            return bound
        return next(iter(DEFAULT_KEYS.get(action, ())), 0)

    def _action_of(self, event: Event) -> Action | None:
        if event.key == pygame.K_z and event.mod & UNDOES:  # By its letter, as everywhere else on this computer.
            return Action.REDO if event.mod & pygame.KMOD_SHIFT else Action.UNDO
        scancode = int(event.scancode)
        for name, code in self._settings.bindings.items():
            if code == scancode and name in ACTION_NAMES:
                return Action(name)
        for action, codes in DEFAULT_KEYS.items():
            if scancode in codes and action.value not in self._settings.bindings:
                if action is Action.NEXT and event.mod & pygame.KMOD_SHIFT:
                    return Action.PREVIOUS
                return action
        return None

    def label(self, action: Action) -> str:
        """What to write on the key tag of an action: the key's name on this keyboard, or the pad's button."""
        if self.pad_used and action.value in words.PAD_BUTTONS:
            return words.PAD_BUTTONS[action.value]
        return self.names.label(self.key_of(action))

    # -------------------------------------------------------------- events
    def translate(self, event: Event) -> list[Press]:
        """The actions in an event; also follows pads, focus and whether the ring shows."""
        match event.type:
            case pygame.KEYDOWN:
                self.names.learn(event.scancode, event.key)
                return self._key(event, down=True)
            case pygame.KEYMAPCHANGED:
                self.names.forget()
            case pygame.KEYUP:
                return self._key(event, down=False)
            case pygame.JOYBUTTONDOWN | pygame.JOYBUTTONUP:
                return self._button(event)
            case pygame.JOYHATMOTION:
                return self._hat(event)
            case pygame.JOYAXISMOTION:
                return self._axis(event)
            case pygame.JOYDEVICEADDED:
                self._plug(event.device_index)
            case pygame.JOYDEVICEREMOVED:
                self._unplug(event.instance_id)
            case pygame.WINDOWFOCUSLOST:
                return self.release()
            case pygame.MOUSEBUTTONDOWN | pygame.MOUSEWHEEL | pygame.FINGERDOWN:
                self.ring = False
            case _:
                pass
        return []

    def _press(self, action: Action, source: Source, pad: int | None, down: bool) -> list[Press]:
        holder = (action, (source, pad))
        if not down:
            self._held.pop(holder, None)
            return [Press(action, source, pad, down=False)]
        ringed, self.ring = self.ring, True
        self.pad_used = source is Source.PAD
        if action in REPEATED:
            self._held[holder] = FIRST_AGAIN
        return [Press(action, source, pad, ringed=ringed)]

    def _key(self, event: Event, down: bool) -> list[Press]:
        action = self._action_of(event)
        if action is None:
            return []
        return self._press(action, Source.KEYS, None, down)

    def _button(self, event: Event) -> list[Press]:
        action = PAD_BUTTONS.get(event.button)
        if action is None:
            return []
        return self._press(action, Source.PAD, event.instance_id, event.type == pygame.JOYBUTTONDOWN)

    def _hat(self, event: Event) -> list[Press]:
        across, up = event.value
        wanted = {
            Action.LEFT: across < 0,
            Action.RIGHT: across > 0,
            Action.UP: up > 0,
            Action.DOWN: up < 0,
        }
        return self._directions(wanted, event.instance_id)

    def _directions(self, wanted: Mapping[Action, bool], pad: int) -> list[Press]:
        presses: list[Press] = []
        for action, down in wanted.items():
            if down != ((action, (Source.PAD, pad)) in self._held):
                presses += self._press(action, Source.PAD, pad, down)
        return presses

    def _axis(self, event: Event) -> list[Press]:
        if event.axis not in (0, 1):
            return []
        low, high = ((Action.LEFT, Action.RIGHT), (Action.UP, Action.DOWN))[event.axis]
        spot = (event.instance_id, event.axis)
        now = self._pushed.get(spot)
        wanted = now
        if abs(event.value) < REST:
            wanted = None
        elif abs(event.value) > PUSH:
            wanted = high if event.value > 0 else low
        if wanted is now:
            return []
        presses = self._press(now, Source.PAD, event.instance_id, down=False) if now else []
        self._pushed.pop(spot, None)
        if wanted:
            self._pushed[spot] = wanted
            presses += self._press(wanted, Source.PAD, event.instance_id, down=True)
        return presses

    # -------------------------------------------------------------- pads
    def _plug(self, index: int) -> None:
        try:
            pad = pygame.joystick.Joystick(index)
        except pygame.error:
            return  # It was pulled again before we looked.
        self._pads[pad.get_instance_id()] = pad

    def _unplug(self, instance: int) -> None:
        self._pads.pop(instance, None)
        self._pushed = {spot: action for spot, action in self._pushed.items() if spot[0] != instance}
        self._held = {key: left for key, left in self._held.items() if key[1] != (Source.PAD, instance)}

    @property
    def pads(self) -> Iterable[int]:
        """Instance ids of the pads that are plugged in."""
        return tuple(self._pads)

    # -------------------------------------------------------------- holding
    @property
    def holding(self) -> bool:
        """Whether something is held that will repeat."""
        return bool(self._held)

    def update(self, seconds: float) -> list[Press]:
        """The repeats of held directions that are due after `seconds` more."""
        due: list[Press] = []
        for key in list(self._held):
            self._held[key] -= seconds
            if self._held[key] <= 0:
                action, (source, pad) = key
                due.append(Press(action, source, pad, again=True))
                self._held[key] = NEXT_AGAIN
        return due

    def release(self) -> list[Press]:
        """Let go of all that is held (the window lost the focus)."""
        gone = [Press(action, source, pad, down=False) for action, (source, pad) in self._held]
        self._held.clear()
        self._pushed.clear()
        return gone
