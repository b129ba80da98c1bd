"""The keys of the table: those that can be moved as caps, the others as plain tags."""

from __future__ import annotations

from collections.abc import Callable
from itertools import zip_longest

from pygame import Rect, Surface

from game.scenes.options.keys import STEERING, action_with
from game.scenes.options.sheet import Row, Section
from game.scenes.words import options as words
from game.stage import draw, text, theme
from game.stage.input import REBINDABLE, Action
from game.stage.scene import Stage
from game.stage.theme import Ground, Kind, Role
from game.stage.units import Units
from game.stage.widgets import Answer, KeyCap, Widget, ask, key_tag
from game.stage.words import ACTIONS

FIXED = (Action.HELP, Action.BACK, Action.FULLSCREEN)
ROW, CAP, BETWEEN, LISTEN_WIDE = 58, 48, 48, 104


class TableKeys:
    """Two columns of actions and their keys."""

    def __init__(self, stage: Stage, rebuild: Callable[[], None]) -> None:
        self.stage, self.rebuild = stage, rebuild
        self.caps: dict[Action, KeyCap] = {}

    def keys(self) -> dict[Action, int]:
        """The scancode of every action that can be moved."""
        return {action: self.stage.input.key_of(action) for action in REBINDABLE}

    # -------------------------------------------------------------- changes
    def want_key(self, action: Action, scancode: int) -> None:
        """A cap heard a key: give it, or say why not, or ask whether to swap."""
        key = self.stage.input.names.label(scancode)
        if scancode in STEERING:
            self.stage.refuse(words.STEERS.format(key=key))
            return
        had = action_with(self.keys(), scancode)
        if had is action:
            return
        if had is None:
            self.stage.settings.bind(action.value, scancode)
            self.rebuild()
            return
        self.caps[action].clash = True
        self._ask_swap(action, had, scancode)

    def _ask_swap(self, action: Action, had: Action, scancode: int) -> None:
        key = self.stage.input.names.label(scancode)

        def swap() -> None:
            old = self.keys()[action]
            self.stage.settings.change(
                "bindings", {**self.stage.settings.bindings, action.value: scancode, had.value: old}
            )
            self.rebuild()

        def leave() -> None:
            self.caps[action].clash = False

        line = words.TAKEN_LINE.format(key=key, owner=words.OWNER_TABLE.format(action=_name(had)))
        answers = [Answer(words.NO_SWAP, leave, safe=True), Answer(words.SWAP, swap, Kind.PRIMARY)]
        ask(self.stage, words.TAKEN.format(key=key), [line], answers, "keyboard")

    # -------------------------------------------------------------- section
    def section(self, speaks: bool) -> Section:
        """The rows as they stand now, with fresh caps; `speaks`: with a line of its own that says who listens."""
        self.caps = {
            action: KeyCap(self.stage.input.names.label(code), self._taker(action), ground=Ground.PAPER)
            for action, code in self.keys().items()
        }
        actions = [*REBINDABLE, *FIXED]
        half = (len(actions) + 1) // 2
        pairs = list(zip_longest(actions[:half], actions[half:]))
        rows = [self._row(pair, last=at == len(pairs) - 1) for at, pair in enumerate(pairs)]
        status = [Row(44, paint=self._paint_status)] if speaks else []
        return Section(words.TABLE, [Row(8), *rows, *status])

    def _taker(self, action: Action) -> Callable[[int, int], None]:
        return lambda scancode, _: self.want_key(action, scancode)

    @property
    def widgets(self) -> list[Widget]:
        """All caps."""
        return list(self.caps.values())

    def _row(self, pair: tuple[Action | None, ...], last: bool) -> Row:
        def place(rect: Rect, k: float) -> None:
            for at, action in enumerate(pair):
                if action in self.caps:
                    self._put_cap(self.caps[action], _half(rect, at, k), k)

        def paint(surface: Surface, rect: Rect, units: Units) -> None:
            k = rect.h / ROW
            for at, action in enumerate(pair):
                if action is not None:
                    self._paint_half(surface, action, _half(rect, at, k), units, last)

        return Row(ROW, place=place, paint=paint)

    @staticmethod
    def _put_cap(cap: KeyCap, rect: Rect, k: float) -> None:
        tall = round(CAP * k)
        longer = round((len(cap.label) - 1) * 12 * k)
        wide = round(LISTEN_WIDE * k) if cap.listening else min(round(LISTEN_WIDE * k), tall + longer)
        cap.rect = Rect(rect.right - wide, rect.centery - tall // 2, wide, tall)

    def _paint_half(self, surface: Surface, action: Action, rect: Rect, units: Units, last: bool) -> None:
        name = _name(action)
        room = rect.w - round(rect.h * 1.1)
        text.write(surface, name, rect.midleft, Role.TEXT, units.text(22), theme.INK, "midleft", room=room)
        if action not in self.caps:
            key_tag(surface, self.stage.input.names.label(self.stage.input.key_of(action)), rect.midright, units, 20)
        if not last:
            draw.rule(surface, rect.x, rect.bottom - 1, rect.w, units, "#D3B57E")

    @property
    def status(self) -> str:
        """What to say while a cap listens; "" while none does."""
        action = next((action for action, cap in self.caps.items() if cap.listening), None)
        return words.LISTENING_TABLE.format(what=_name(action)) if action else ""

    def _paint_status(self, surface: Surface, rect: Rect, units: Units) -> None:
        text.write(surface, self.status, rect.midleft, Role.BOLD, units.text(20), "#7A3420", "midleft", room=rect.w)


def _name(action: Action) -> str:
    """What the action is called here, where it isn't the word of a button."""
    return words.TABLE_NAMES.get(action.value) or ACTIONS[action.value]


def _half(rect: Rect, at: int, k: float) -> Rect:
    """The left or right half of a row."""
    between = round(BETWEEN * k)
    wide = (rect.w - between) // 2
    return Rect(rect.x + at * (wide + between), rect.y, wide, rect.h)
