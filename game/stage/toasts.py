"""Short notes, one at a time, that come up where they are in nobody's way and go by themselves or by a click."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial

from pygame import Rect, Surface

from game.stage import draw, text, theme
from game.stage.theme import Role
from game.stage.toast_spot import spot
from game.stage.units import Units

STAY, SECONDS_A_LETTER, RISE = 2.2, 0.045, 0.16
READ = 0.5
"""Whoever saw a note for this part of its time has read it."""
MOST_WAITING = 2


class Tone(Enum):
    """What a toast says: the colour and the sign before it."""

    NOTE = "note"
    GOOD = "good"
    WARN = "warn"


TONES: dict[Tone, tuple[str, str]] = {
    Tone.NOTE: (theme.TEAL, "star"),
    Tone.GOOD: (theme.TEAL, "check"),
    Tone.WARN: (theme.RED, "warn"),
}


@dataclass
class Toast:
    """One note: how long it has been there and how long it stays, in seconds."""

    words: str
    sub: str
    tone: Tone
    icon: str | None
    stays: float
    age: float = 0.0
    of: object = None
    """The screen that it speaks of and with which it ends; None: it is true everywhere."""

    @property
    def moving(self) -> bool:
        """Whether it is coming or going."""
        return self.age < RISE or self.age > self.stays - RISE

    @property
    def shown(self) -> float:
        """How much of it is there, 0 to 1."""
        return max(0.0, min(1.0, self.age / RISE, (self.stays - self.age) / RISE))


class Toasts:
    """The note that is up, the newest one; those that nobody can have read yet wait until it has gone."""

    def __init__(self) -> None:
        self.up: list[Toast] = []
        """One note, or none."""
        self.waiting: list[Toast] = []
        """The next one last."""
        self.box = Rect(0, 0, 0, 0)
        """Where it stands, in pixels."""
        self._placed: tuple[Toast, Units, Rect | None] | None = None
        self._taken: Sequence[Rect] = ()

    def say(
        self, words: str, sub: str = "", tone: Tone = Tone.NOTE, icon: str | None = None, of: object = None
    ) -> None:
        """Show a note instead of the one that is up; the same words again only make it stay longer.

        With the same first line it takes that one's place; another one comes back if it was hardly there. `of`: the
        screen that it ends with.
        """
        new = Toast(words, sub, tone, icon, STAY + SECONDS_A_LETTER * (len(words) + len(sub)), of=of)
        self.waiting = [toast for toast in self.waiting if toast.words != words]
        for old in self.up:
            if (old.words, old.sub) == (words, sub):
                old.stays, old.of = max(old.stays, old.age + new.stays), of
                return
            if old.words != words and old.age < old.stays * READ:
                self.waiting = [*self.waiting, old][-MOST_WAITING:]
            new.age = min(old.age, RISE)
        self.up = [new]

    def update(self, seconds: float) -> bool:
        """Let time go by; True if the picture changes."""
        if not self.up:
            return False
        moved = self.moving
        (toast,) = self.up
        toast.age += seconds
        gone = toast.age >= toast.stays
        if gone:
            self.up = [replace(self.waiting.pop(), age=0.0)] if self.waiting else []
        return moved or gone or self.moving

    @property
    def moving(self) -> bool:
        """Whether it is coming or going."""
        return any(toast.moving for toast in self.up)

    def clear(self) -> None:
        """Take all away."""
        self.up, self.waiting = [], []

    def take_down(self, icon: str) -> None:
        """Take away those with this sign: what they say is out of date."""
        self._keep(lambda toast: toast.icon != icon)

    def end_with(self, screen: object) -> None:
        """Take away those that speak of a screen that has been left."""
        self._keep(lambda toast: toast.of is not screen)

    def _keep(self, stays: Callable[[Toast], bool]) -> None:
        self.waiting, self.up = list(filter(stays, self.waiting)), list(filter(stays, self.up))
        if not self.up and self.waiting:
            self.up = [replace(self.waiting.pop(), age=0.0)]

    def tap(self, pos: tuple[int, int]) -> bool:
        """Let a note go that was clicked at a point of the window; False if there is none."""
        for toast in self.up:
            if self.box.collidepoint(pos):
                toast.age = max(toast.age, toast.stays - RISE)
                return True
        return False

    def place(self, units: Units, room: Rect | None = None, taken: Sequence[Rect] = ()) -> None:
        """Find it a place in the window (see `toast_spot`); it stays there as long as that leaves free what is `taken`.

        `room`: where it hangs if it can; None: at the lower edge.
        """
        for toast in self.up:
            key, taken = (toast, units, room), list(taken)
            if self._placed == key and (self._taken == taken or self.box.collidelist(taken) < 0):
                return
            self._placed, self._taken = key, taken
            self.box = spot(partial(_sized, toast, units), units, room, taken)

    def draw(self, surface: Surface, units: Units, still: bool = False) -> None:
        """Draw it where it was placed; `still` for reduced motion: it stands there at once."""
        for toast in self.up:
            upper = self.box.centery * 2 < surface.get_height()
            away = -self.box.bottom if upper else surface.get_height() - self.box.top
            drop = 0 if still else round((1.0 - toast.shown) * away)
            draw_toast(surface, self.box.move(0, drop), toast, units)


def _sized(toast: Toast, units: Units, most: int) -> Rect:
    """As wide as its words but not wider than `most`, as high as the lines of its second sentence."""
    words_wide = text.width(toast.words, Role.BOLD, units.text(20))
    sub_wide = text.width(toast.sub, Role.TEXT, units.text(18)) if toast.sub else 0
    around = _sign_width(toast, units) + 2 * units.px(22)
    wide = min(most, max(words_wide, sub_wide) + around)
    box = Rect(0, 0, max(_sign_width(toast, units) + 8, wide), 0)
    box.h = max(units.px(72 if toast.sub else 60), _lines_height(toast, units, box.w) + units.px(20))
    return box


def _lines(toast: Toast, units: Units, wide: int) -> tuple[str, ...]:
    """The second sentence in the lines that a toast of this width has room for."""
    room = max(1, wide - _sign_width(toast, units) - 2 * units.px(22))
    return text.wrap(toast.sub, Role.TEXT, units.text(18), room) if toast.sub else ()


def _lines_height(toast: Toast, units: Units, wide: int) -> int:
    first = text.line_height(Role.BOLD, units.text(20))
    return first + len(_lines(toast, units, wide)) * text.line_height(Role.TEXT, units.text(18))


def _sign_width(toast: Toast, units: Units) -> int:
    return max(units.px(62), units.text(34))


def draw_toast(surface: Surface, box: Rect, toast: Toast, units: Units) -> None:
    """One toast in its box."""
    tone, sign = TONES[toast.tone]
    edge, radius = units.px(3), units.px(theme.RADIUS_CONTROL)
    draw.shadow(surface, box, units.px(8), radius, 170)
    draw.rounded(surface, box, theme.PAPER, radius, theme.INK, edge)
    wide = min(_sign_width(toast, units), box.w - 2 * edge)
    flag = Rect(box.x + edge, box.y + edge, wide, box.h - 2 * edge)
    draw.rounded(surface, flag, tone, max(1, radius - edge))
    surface.fill(theme.rgb(tone), (flag.right - radius, flag.y, radius, flag.h))
    surface.fill(theme.rgb(theme.INK), (flag.right, flag.y, edge, flag.h))
    draw.icon(surface, toast.icon or sign, flag.center, round(min(flag.w, flag.h) * 0.56), theme.CREAM)
    left = flag.right + units.px(20)
    room = box.right - units.px(18) - left
    lines = _lines(toast, units, box.w)
    if not lines:
        at = (left, box.centery)
        text.write(surface, toast.words, at, Role.BOLD, units.text(20), theme.INK, "midleft", room=room)
        return
    top = box.centery - _lines_height(toast, units, box.w) // 2
    text.write(surface, toast.words, (left, top), Role.BOLD, units.text(20), theme.INK, room=room)
    top += text.line_height(Role.BOLD, units.text(20))
    for line in lines:
        text.write(surface, line, (left, top), Role.TEXT, units.text(18), theme.SECOND, room=room)
        top += text.line_height(Role.TEXT, units.text(18))
