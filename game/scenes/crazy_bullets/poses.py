"""What the people at the street's table do with their arms, by what is shown. Pure; times in ms."""

from __future__ import annotations

from enum import Enum

from game.scenes.crazy_bullets.show import THROW, Show
from game.scenes.crazy_bullets.sides import Side
from game.scenes.crazy_bullets.telling import Mood

AFTER = 500.0
"""How long a hand lies on the card before a winner cheers or a wrong one goes to the head."""


class Pose(Enum):
    """A figure's drawing is named after it."""

    REST = "seat"
    REVEAL = "pose-reveal"
    SLAP = "pose-slap"
    FOUL = "pose-foul"
    WIN = "pose-win"


def pose_of(show: Show, player: int, side: Side, now: float) -> Pose:
    """What a player does at this moment; with reduced motion what it comes to."""
    told = show.told
    if told is None:
        return Pose.REVEAL if show.aim is side and now - show.thrown < THROW and not show.still else Pose.REST
    settled = show.landed(now) and (show.still or not told.hands or now - show.told_at >= AFTER)
    if settled and told.winner == player:
        return Pose.WIN
    if settled and told.mood is Mood.FOUL and player in told.bad:
        return Pose.FOUL
    return Pose.SLAP if player in told.hands else Pose.REST
