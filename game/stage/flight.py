"""One card on its way: where it started, where it goes, how far it is. Numbers only; sprites.py draws it."""

import math
from dataclasses import dataclass, replace

from game.stage import motion
from game.stage.board import Pose

ARC = 0.12
"""How high a thrown card rises above the straight way, as a share of the way."""


@dataclass(slots=True)
class Sprite:
    """A card on the table. `end` is its place on the board; all else says what it is doing on the way there."""

    card: int
    end: Pose
    start: Pose
    elapsed: float = 0.0
    seconds: float = 0.0
    arc: float = 0.0
    flip_elapsed: float = 0.0
    flip_seconds: float = 0.0
    turned_from: Pose | None = None
    presence: float = 1.0
    """Opacity, 0 to 1; below 1 while the card appears or vanishes in place."""
    fade_seconds: float = 0.0
    ghost: Pose | None = None
    """With reduced motion: what it looked like before, fading while it appears at its new place."""
    leaving: bool = False
    raised: float = 0.0
    held: tuple[float, float] | None = None

    @property
    def resting(self) -> bool:
        """Whether it lies at its place with the right side shown. A held card rests: it waits for the hand."""
        return (
            self.elapsed >= self.seconds
            and self.flip_elapsed >= self.flip_seconds
            and self.presence == (0.0 if self.leaving else 1.0)
        )

    @property
    def flying(self) -> bool:
        """Whether it is on its way and not only waiting for its turn."""
        return 0.0 <= self.elapsed < self.seconds

    def travel(self) -> float:
        """How much of the way is done, 0 to 1, eased."""
        return motion.ease_out(motion.share(self.elapsed, self.seconds))

    def place(self) -> tuple[float, float, float, float]:
        """Middle, width and angle at this moment."""
        if self.elapsed >= self.seconds:
            end = self.end
            return end.x, end.y, end.width, end.angle
        t = self.travel()
        start, end = self.start, self.end
        # Written out instead of called: this runs for every card in every frame.
        return (
            start.x + (end.x - start.x) * t,
            start.y + (end.y - start.y) * t - (motion.arc(t, self.arc) if self.arc else 0.0),
            start.width + (end.width - start.width) * t,
            start.angle if start.angle == end.angle else motion.turn_between(start.angle, end.angle, t),
        )

    def pose(self) -> Pose:
        """The whole pose at this moment, as the start of another way."""
        if self.held is not None:
            return replace(self.end, x=self.held[0], y=self.held[1], angle=0.0)
        x, y, width, angle = self.place()
        return replace(self.end, x=x, y=y, width=width, angle=angle)

    def shown(self) -> tuple[Pose, float]:
        """The pose whose side is visible now, and how wide that side stands (1 flat, 0 on edge)."""
        if self.turned_from is None or self.flip_elapsed >= self.flip_seconds:
            return self.end, 1.0
        width, new = motion.flip(motion.share(self.flip_elapsed, self.flip_seconds))
        return (self.end if new else self.turned_from), width

    def send(self, end: Pose, pace: motion.Pace, across: float, *, delay: float = 0.0, thrown: bool = False) -> None:
        """Go from where it is to a new place; `across` is the window's diagonal in pixels."""
        start = self.pose()
        way = math.hypot(end.x - start.x, end.y - start.y)
        shown = self.shown()[0]
        self.start, self.end, self.held = start, end, None
        moves = way > 0.5 or abs(end.width - start.width) > 0.5 or abs(end.angle - start.angle) > 0.5
        turns = side_of(shown) != side_of(end)
        if pace.reduced:
            self.cut(end)
            if moves or turns:
                self.appear(pace.fade())
                self.ghost = replace(start, face=shown.face, up=shown.up)
            return
        self.seconds = pace.glide(way, across) if moves else 0.0
        self.elapsed = -delay if self.seconds else 0.0
        self.arc = way * ARC if thrown else 0.0
        if turns:
            self.turned_from = shown
            self.flip_seconds, self.flip_elapsed = pace.flip(), -delay
        elif self.flip_elapsed >= self.flip_seconds:
            self.turned_from = None

    def appear(self, seconds: float) -> None:
        """Come up in place within that time."""
        self.fade_seconds = seconds
        self.presence = 0.0 if seconds > 0.0 else 1.0

    def cut(self, end: Pose) -> None:
        """Lie at a place at once, with the right side shown, whatever it was doing."""
        self.start = self.end = end
        self.elapsed = self.seconds = self.flip_elapsed = self.flip_seconds = 0.0
        self.turned_from, self.held, self.ghost = None, None, None
        self.presence = 0.0 if self.leaving else 1.0

    def scale(self, end: Pose, by_x: float, by_y: float) -> None:
        """The window changed its size by these factors: the new place of `end`, and the way there in proportion."""
        by = min(by_x, by_y)
        start = self.start
        self.start = replace(start, x=start.x * by_x, y=start.y * by_y, width=start.width * by)
        self.arc *= by_y
        if self.ghost is not None:
            ghost = self.ghost
            self.ghost = replace(ghost, x=ghost.x * by_x, y=ghost.y * by_y, width=ghost.width * by)
        if self.held is not None:
            self.held = self.held[0] * by_x, self.held[1] * by_y
        self.end = end

    def advance(self, dt: float, lift: float, pace: motion.Pace) -> None:
        """Let `dt` seconds pass; `lift` is how far it should be raised."""
        self.elapsed = min(self.seconds, self.elapsed + dt)
        self.flip_elapsed = min(self.flip_seconds, self.flip_elapsed + dt)
        if self.flip_elapsed >= self.flip_seconds:
            self.turned_from = None
        wanted = 0.0 if self.leaving else 1.0
        if self.presence != wanted and (self.elapsed >= self.seconds or not self.leaving):
            self.presence = _towards(self.presence, wanted, dt, self.fade_seconds)
        if self.presence == 1.0:
            self.ghost = None
        if self.raised != lift:
            self.raised = _towards(self.raised, lift, dt, pace.lift())


def _towards(value: float, wanted: float, dt: float, seconds: float) -> float:
    if seconds <= 0.0:
        return wanted
    step = dt / seconds
    return min(wanted, value + step) if value < wanted else max(wanted, value - step)


def side_of(pose: Pose) -> str:
    """What is seen of a card: its picture with figure and symbol, or its back."""
    face = pose.face
    return f"{face.picture} {face.figure} {face.symbol}" if pose.up and face.picture else face.back
