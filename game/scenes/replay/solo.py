"""The moves of the solitaire in words; its table, at which somebody sits alone, tells nobody what happens."""

from __future__ import annotations

from game.rules.bullets_and_bombs.events import Arranged, BlewUp, BombFound, BulletFound, Kept, SetAside
from game.rules.core import Event
from game.scenes.bullets_and_bombs.cards import name
from game.scenes.kept.said import minus
from game.scenes.words import replay as words


def say_solo(event: Event) -> str:
    """An event in a sentence; "" for one that needs none."""
    match event:
        case Kept(face=face):
            return words.STAYS.format(card=name(face))
        case BulletFound():
            return words.BULLET
        case BombFound():
            return words.BOMB
        case BlewUp(lost_face=str(face)):
            return words.TAKES.format(card=name(face))
        case BlewUp():
            return words.TAKES_NOTHING
        case SetAside():
            return words.SET_ASIDE
        case Arranged(judgement=worth):
            return words.LAID if worth.score is None else words.LAID_FOR.format(score=minus(worth.score))
        case _:
            return ""
