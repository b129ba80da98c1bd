"""The ways on from a finished game: once more, with others, back to the table, back to the saloon."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.scenes.words import pause as pause_words
from game.scenes.words import table as words
from game.stage.input import Action
from game.stage.scene import Scene
from game.stage.theme import Ground, Kind, Role
from game.stage.widgets import Button

if TYPE_CHECKING:
    from game.scenes.table.table import Table


def next_first(table: Table) -> int:
    """Who begins a rematch: whoever sits after the start player."""
    return ((table.match.first or 0) + 1) % len(table.match.sitters)


def next_line(table: Table) -> str:
    """Who begins a rematch, in words; "" where there can be none."""
    if table.company is None or table.company.rematch is None:
        return ""
    return words.REMATCH_LINE.format(name=table.company.names[next_first(table)])


def go_to(table: Table, scene: Scene) -> None:
    """Another screen takes the table's place; what lies over the table goes with it."""
    stage = table.stage
    while stage.top is not table and table in stage.scenes:
        stage.pop()
    stage.replace(scene)


def ways_on(table: Table, sheet: Scene, ground: Ground = Ground.PAPER) -> list[Button]:
    """Buttons for a screen that lies over the table and counts or tells how it ended, the first one the primary.

    Each takes the sheet away. They have no places yet.
    """
    stage, company = table.stage, table.company

    buttons: list[Button] = []
    if company is not None and company.rematch is not None:
        rematch = company.rematch

        def play_again() -> None:
            go_to(table, rematch(next_first(table)))

        again = Button(words.REMATCH, play_again, kind=Kind.PRIMARY, icon="restart")
        again.size, again.role = 30, Role.TITLE
        buttons.append(again)
    if company is not None and company.set_up is not None:
        others = company.set_up
        buttons.append(Button(words.NEW_SET_UP, lambda: go_to(table, others()), icon="person", key=pygame.KSCAN_N))
    buttons.append(Button(words.SEE_TABLE, lambda: stage.pop(sheet), icon="eye", key=Action.BACK))
    buttons.append(Button(pause_words.BACK, stage.back_to_first, icon="leave", key=pygame.KSCAN_Q))
    for button in buttons:
        button.ground = ground
        if isinstance(button.key, int):
            button.key_words = stage.input.names.label(button.key)
    return buttons
