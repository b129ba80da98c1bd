"""Restless hands at tables that several people share: whatever they did, as soon as they stop somebody can go on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame
import pytest
from pygame.event import Event

from game.scenes.curtain import Curtain
from tests.scenes.billionaires import Evening
from tests.scenes.billy import Corner
from tests.scenes.sky import TWO, Sky, new_match

SIZE = (640, 480)
SIZES = (SIZE, (800, 600), (480, 640))
KEYS = (*"0123beghklmoprstuvwxyzppl", *("RETURN", "SPACE", "BACKSPACE", "LEFT", "RIGHT", "UP", "DOWN", "TAB"))
SCREEN_KEYS = ("F11", "F1", "ESCAPE")
WINDOW = (
    pygame.WINDOWFOCUSLOST,
    pygame.WINDOWFOCUSGAINED,
    pygame.WINDOWLEAVE,
    pygame.WINDOWMINIMIZED,
    pygame.WINDOWRESTORED,
)
PATIENCE = 120
"""Frames of a tenth of a second after which somebody must be able to go on."""

Room = Corner | Evening | Sky
TABLES: dict[str, Callable[[str, str], Room]] = {
    "Billy with two": lambda seed, speed: Corner([None] * 2, seed=seed, speed=speed, size=SIZE),
    "Billy with three": lambda seed, speed: Corner([None] * 3, seed=seed, speed=speed, size=SIZE),
    "Bluffing with two": lambda seed, speed: Evening([None] * 2, seed=seed, speed=speed, size=SIZE),
    "Bluffing with three": lambda seed, speed: Evening([None] * 3, seed=seed, speed=speed, size=SIZE),
    "Bluffing with two and a computer": lambda seed, speed: Evening([None, "easy", None], speed=speed, size=SIZE),
    "Blast with two": lambda seed, speed: Sky(new_match(TWO, len(seed), first=0), TWO, speed=speed, size=SIZE),
}


def stir(room: Room, luck: Random) -> None:
    """One thing that a child may do to keyboard, mouse and window, and a frame."""
    at = luck.randrange(room.window.size[0]), luck.randrange(room.window.size[1])
    poses = list(room.board.poses.values())
    if poses and luck.random() < 0.4:
        pose = luck.choice(poses)
        at = round(pose.x), round(pose.y)
    match luck.randrange(16):
        case 0 | 1 | 2 | 3:
            hit(room, luck.choice(KEYS), let_go=luck.random() < 0.85)
        case 4:
            hit(room, luck.choice(SCREEN_KEYS), let_go=True)
        case 5 | 6 | 7:
            room.click(at)
        case 8 | 9:
            room.down(at, luck.choice((1, 1, 1, 3)))
        case 10:
            room.up(at, luck.choice((1, 1, 3)))
        case 11 | 12:
            room.post(pygame.MOUSEMOTION, pos=at, rel=(5, 5), buttons=(luck.randrange(2), 0, 0), touch=False)
        case 13:
            room.window.size = luck.choice(SIZES)
        case 14:
            room.post(luck.choice(WINDOW))
        case _:
            if isinstance(room.top, Curtain):
                room.top.lift()
    room.frames(1, luck.choice((1 / 60, 0.05, 0.1)))


def hit(room: Room, name: str, *, let_go: bool) -> None:
    """A key goes down, and mostly up again."""
    fields = {"key": vars(pygame)[f"K_{name}"], "scancode": vars(pygame)[f"KSCAN_{name.upper()}"], "mod": 0}
    for kind in (pygame.KEYDOWN, pygame.KEYUP)[: 2 if let_go else 1]:
        pygame.event.post(Event(kind, {**fields, "unicode": ""}))
    room.frames(1)


def way_on(room: Room) -> bool:
    """Whether there is something on the screen by which somebody can go on."""
    table, top = room.table, room.top
    if isinstance(top, Curtain):
        return top.covered and not top.holding and top.button.shown and top.button.enabled
    if top is not table:
        return True  # a sheet, the pause, a book: each has its way back
    beside_head = [widget for widget in table.panel.widgets if widget not in table.head]
    return any(widget.shown and widget.enabled and widget.rect.w > 0 for widget in beside_head)


def go_on(room: Room) -> None:
    """Nobody does anything any more until there is a way on."""
    for _ in range(PATIENCE):
        if way_on(room):
            return
        room.frames(1, 0.1)
    eyes, stays, rests = room.table.eyes, room.table.stays, room.table.at_rest
    raise AssertionError(f"nobody can go on: {eyes=} {stays=} {rests=}")


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("table", TABLES)
def test_after_a_storm_somebody_can_go_on(table: str, seed: int) -> None:
    luck = Random(f"{table} {seed}")
    room = TABLES[table]("storm" * (seed + 1), ("normal", "fast", "off")[seed])
    room.settings.change("peek_toggle", bool(seed % 2))
    try:
        for _ in range(5):
            for _ in range(luck.randrange(5, 30)):
                stir(room, luck)
                while room.top is not room.table and not isinstance(room.top, Curtain) and luck.random() < 0.5:
                    room.press("ESCAPE")
                if room.table not in room.stage.scenes:
                    return
            go_on(room)
        assert room.caught == []
    finally:
        room.close()
