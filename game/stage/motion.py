"""How things move: easing, durations, speed and reduced motion. Pure numbers, in seconds; nothing is drawn here."""

import math
from dataclasses import dataclass
from enum import Enum

DEAL_GAP = 0.040
LIFT = 0.090
FLIP = 0.220
GLIDE_SHORT = 0.180
GLIDE_LONG = 0.260
FADE = 0.160
COUNT_LONGEST = 0.900


class Speed(Enum):
    """How fast the table plays; the value is what durations are multiplied by."""

    SLOW = 1.8
    NORMAL = 1.0
    FAST = 0.5
    OFF = 0.0


@dataclass(frozen=True)
class Pace:
    """What the players chose: a speed, and whether flights are replaced by fades."""

    speed: Speed = Speed.NORMAL
    reduced: bool = False

    def seconds(self, normal: float) -> float:
        """A duration at this speed."""
        return normal * self.speed.value

    def glide(self, way: float, across: float) -> float:
        """Seconds for a way of that many pixels in a window whose diagonal is `across`."""
        share = min(1.0, way / max(1.0, 0.5 * across))
        return self.seconds(GLIDE_SHORT + (GLIDE_LONG - GLIDE_SHORT) * share)

    def deal_gap(self) -> float:
        """Seconds between one dealt card and the next; fades need no gap."""
        return 0.0 if self.reduced else self.seconds(DEAL_GAP)

    def lift(self) -> float:
        """Seconds for a card to rise under the pointer."""
        return 0.0 if self.reduced else self.seconds(LIFT)

    def flip(self) -> float:
        """Seconds for a card to turn over."""
        return self.seconds(FADE if self.reduced else FLIP)

    def fade(self) -> float:
        """Seconds for something to appear or vanish in place."""
        return self.seconds(FADE)

    def count(self, steps: int) -> float:
        """Seconds in which a result counts up by that many."""
        return 0.0 if self.reduced else self.seconds(min(COUNT_LONGEST, 0.06 * abs(steps)))


def share(elapsed: float, seconds: float) -> float:
    """How much of a duration is over, 0 to 1; a duration of nothing is over at once."""
    return 1.0 if seconds <= 0 else max(0.0, min(1.0, elapsed / seconds))


def between(start: float, end: float, t: float) -> float:
    """The value at t on the straight way from start to end."""
    return start + (end - start) * t


def ease_out(t: float) -> float:
    """Quick away, soft arrival."""
    return float(1.0 - (1.0 - t) ** 3)


def ease_in(t: float) -> float:
    """Faster and faster: for what slams down."""
    return t * t


def ease_in_out(t: float) -> float:
    """Soft at both ends."""
    return t * t * (3.0 - 2.0 * t)


def ease_back(t: float) -> float:
    """Shoots a little past its end and returns: for what snaps into place."""
    return float(1.0 + 2.2 * (t - 1.0) ** 3 + 1.2 * (t - 1.0) ** 2)


def arc(t: float, height: float) -> float:
    """How far above the straight way a thrown card is: nothing at both ends, `height` in the middle."""
    return 4.0 * height * t * (1.0 - t)


def flip(t: float) -> tuple[float, bool]:
    """Width (1 whole, 0 edge) and whether the new side shows, while a card turns over."""
    return abs(math.cos(math.pi * ease_in_out(t))), t >= 0.5


def turn_between(start: float, end: float, t: float) -> float:
    """The angle on the shorter way round, in degrees."""
    return start + ((end - start + 180.0) % 360.0 - 180.0) * t


def counted(start: int, end: int, t: float) -> int:
    """What a counter shows while a result counts up; exactly the end at t = 1."""
    return end if t >= 1.0 else round(between(start, end, ease_out(t)))


def pulse(seconds: float, period: float = 1.6) -> float:
    """0 to 1 and back, over and over: for what asks to be noticed."""
    return 0.5 - 0.5 * math.cos(2.0 * math.pi * seconds / period)
