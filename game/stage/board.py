"""Where everything lies: what a scene's pure `layout(view, size)` returns. Poses of cards by id and zones by name."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from pygame import Rect

from game.stage.faces import CARD_RATIO, Face


@dataclass(frozen=True, slots=True)
class Pose:
    """How a card lies: its middle and width in pixels, angle in degrees anticlockwise, z (higher covers lower).

    `up` shows the face, else the back; `dim` means that it can't be played; `lit` that it is offered;
    `lift` 0 to 1 is how far it is raised off the table.
    """

    face: Face
    x: float
    y: float
    width: float
    angle: float = 0.0
    z: int = 0
    up: bool = True
    dim: bool = False
    lit: bool = False
    lift: float = 0.0

    @property
    def height(self) -> float:
        """Height of the card in pixels, before it is turned."""
        return self.width * CARD_RATIO

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies on the card."""
        away_x, away_y = x - self.x, y - self.y
        if self.angle:
            turn = math.radians(self.angle)
            cos, sin = math.cos(turn), math.sin(turn)
            away_x, away_y = away_x * cos - away_y * sin, away_x * sin + away_y * cos
        return abs(away_x) <= self.width / 2 and abs(away_y) <= self.height / 2

    def same_place(self, other: "Pose") -> bool:
        """Whether a card would neither move nor turn over between the two poses."""
        return (
            (self.x, self.y, self.width, self.angle) == (other.x, other.y, other.width, other.angle)
            and self.up == other.up
            and self.face == other.face
        )

    @property
    def bounds(self) -> Rect:
        """The upright rectangle round the card."""
        turn = math.radians(self.angle)
        cos, sin = abs(math.cos(turn)), abs(math.sin(turn))
        width = self.width * cos + self.height * sin
        height = self.width * sin + self.height * cos
        return Rect(round(self.x - width / 2), round(self.y - height / 2), round(width), round(height))


def _nothing() -> Mapping[str, Rect]:
    return MappingProxyType({})


@dataclass(frozen=True)
class Board:
    """All cards and zones of one view in a window of `size` pixels."""

    size: tuple[int, int]
    poses: Mapping[int, Pose]
    zones: Mapping[str, Rect] = field(default_factory=_nothing)

    def card_at(self, x: float, y: float) -> int | None:
        """The topmost card at a point."""
        found = [(pose.z, card) for card, pose in self.poses.items() if pose.holds(x, y)]
        return max(found)[1] if found else None

    def zone_at(self, x: float, y: float) -> str | None:
        """The zone at a point; of several the one declared last."""
        return next((name for name, rect in reversed(list(self.zones.items())) if rect.collidepoint(x, y)), None)

    def own_room(self, card: int) -> Rect:
        """The largest upright rectangle of a card that no other card covers: what a pointer can aim at.

        Turned cards count as the upright rectangle round them, so the answer is never too large for what they cover.
        """
        mine = self.poses[card]
        free = [mine.bounds]
        for other, pose in self.poses.items():
            if (pose.z, other) > (mine.z, card):
                free = [part for room in free for part in without(room, pose.bounds)]
        return max(free, key=lambda room: (min(room.size), max(room.size)), default=Rect(mine.bounds.topleft, (0, 0)))

    def outside(self) -> list[int]:
        """Cards that leave the window."""
        window = Rect((0, 0), self.size)
        return [card for card, pose in self.poses.items() if not window.contains(pose.bounds)]


def without(room: Rect, cover: Rect) -> list[Rect]:
    """The largest rectangles left of `room` beside, above and below `cover`; they may overlap each other."""
    if not room.colliderect(cover):
        return [room]
    parts = [
        Rect(room.left, room.top, cover.left - room.left, room.height),
        Rect(cover.right, room.top, room.right - cover.right, room.height),
        Rect(room.left, room.top, room.width, cover.top - room.top),
        Rect(room.left, cover.bottom, room.width, room.bottom - cover.bottom),
    ]
    return [part for part in parts if part.width > 0 and part.height > 0]
