"""What is said and heard when something happens at this table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.rules.bullets_and_bombs.events import (
    Arranged,
    BlewUp,
    BombFound,
    BulletFound,
    Dealt,
    Kept,
    SetAside,
    TurnedUp,
)
from game.rules.bullets_and_bombs.table import Phase
from game.rules.view import View
from game.scenes.bullets_and_bombs.cards import column, plural
from game.scenes.table.table import Table
from game.scenes.words import bullets_and_bombs as words

HINT_ICON = "hint"


def heading(view: View[Any], events: Sequence[object], small: bool = False) -> str:
    """The line over the choice cards: what has just happened, else what is asked, briefly if `small`."""
    for event in events:
        match event:
            case BulletFound():
                return words.BULLET_FOUND
            case BlewUp(_, _, None, _):
                return words.BOMB_DUD
            case BlewUp(_, _, _, str(lost)):
                return words.BOMB_TOOK.format(name=plural(column(lost)).lower())
            case Kept(_, _, _, None, _):
                return words.LAST_KEPT
    match view.facts.phase:
        case Phase.CHOICE:
            return words.WHICH_STAYS if view.legal else ""
        case Phase.BOMB:
            if not view.legal:
                return words.BOMB_FOUND
            return words.WHICH_LOSES_SMALL if small else words.WHICH_LOSES
    return ""


def sound(event: object) -> tuple[str, float] | None:
    """The sound of an event and its volume."""
    match event:
        case Dealt():
            return "deal", 0.7
        case SetAside():
            return "place", 1.0
        case TurnedUp():
            return "flip", 0.8
        case Kept():
            return "slide", 1.0
        case BulletFound():
            return "coin", 1.0
        case BombFound():
            return "fuse", 1.0
        case BlewUp():
            return "explosion", 1.0
        case Arranged(_, judgement):
            return ("win" if judgement.won else "lose"), 1.0
    return None


def tell(table: Table, events: Sequence[object]) -> None:
    """Let the events of a step be heard, and bombs be seen to go off; a hint from before them is out of date."""
    table.stage.toasts.take_down(HINT_ICON)
    for event in events:
        heard = sound(event)
        if heard is not None:
            table.stage.sound.play(*heard)
        if isinstance(event, BlewUp):
            _blast(table, event.card, 1.5)
            if event.lost is not None:
                _blast(table, event.lost, 1.0)


def _blast(table: Table, card: int, size: float) -> None:
    if card in table.sprites:
        box = table.sprites.bounds(card)
        reduced = table.stage.settings.reduced_motion
        table.particles.blast(box.centerx, box.centery, box.w * size, reduced=reduced)
