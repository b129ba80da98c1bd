"""Short notes that come up at the lower edge, or where a scene has room for them, and go away by themselves."""

from dataclasses import dataclass
from enum import Enum

from pygame import Rect, Surface

from game.stage import draw, text, theme
from game.stage.theme import Role
from game.stage.units import Units

STAY, SECONDS_A_LETTER, RISE = 2.2, 0.045, 0.16
MOST = 3


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

    @property
    def moving(self) -> bool:
        """Whether it is coming or going."""
        return self.age < RISE or self.age > self.stays - RISE

    @property
    def shown(self) -> float:
        """How much of it is there, 0 to 1."""
        return max(0.0, min(1.0, self.age / RISE, (self.stays - self.age) / RISE))


class Toasts:
    """The notes that are up, newest last, at most three."""

    def __init__(self) -> None:
        self.up: list[Toast] = []

    def say(self, words: str, sub: str = "", tone: Tone = Tone.NOTE, icon: str | None = None) -> None:
        """Show a note; the same words again only make it stay longer."""
        stays = STAY + SECONDS_A_LETTER * (len(words) + len(sub))
        for toast in self.up:
            if (toast.words, toast.sub) == (words, sub):
                toast.stays = max(toast.stays, toast.age + stays)
                return
        self.up = [*self.up, Toast(words, sub, tone, icon, stays)][-MOST:]

    def update(self, seconds: float) -> bool:
        """Let time go by; True if the picture changes."""
        if not self.up:
            return False
        moved = self.moving
        for toast in self.up:
            toast.age += seconds
        left = [toast for toast in self.up if toast.age < toast.stays]
        gone = len(left) != len(self.up)
        self.up = left
        return moved or gone or self.moving

    @property
    def moving(self) -> bool:
        """Whether one is coming or going."""
        return any(toast.moving for toast in self.up)

    def clear(self) -> None:
        """Take all away."""
        self.up = []

    def draw(self, surface: Surface, units: Units, still: bool = False, room: Rect | None = None) -> None:
        """Draw all; `still` for reduced motion: they stand in their place at once.

        `room`: where they hang, the newest from its upper edge, the others below; else they stand at the lower edge.
        """
        bottom = surface.get_height() - units.px(36)
        top = 0 if room is None else room.y
        for toast in reversed(self.up):
            box = place(toast, units, bottom) if room is None else hang(toast, units, room, top)
            bottom, top = box.top - units.px(12), box.bottom + units.px(12)
            away = surface.get_height() - box.top if room is None else -box.bottom
            drop = 0 if still else round((1.0 - toast.shown) * away)
            draw_toast(surface, box.move(0, drop), toast, units)


def place(toast: Toast, units: Units, bottom: int) -> Rect:
    """Where a toast stands: centred, as wide as its words, its lower edge at `bottom`."""
    box = _sized(toast, units, units.width - 2 * units.px(24))
    box.midbottom = (units.width // 2, bottom)
    return box


def hang(toast: Toast, units: Units, room: Rect, top: int) -> Rect:
    """Where a toast hangs: in the middle of the window as far as the room allows, its upper edge at `top`."""
    box = _sized(toast, units, room.w)
    box.midtop = (units.width // 2, top)
    box.x = max(room.x, min(box.x, room.right - box.w))
    return box


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
