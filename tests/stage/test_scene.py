"""What scenes have in common: what is pressed beside them."""

from __future__ import annotations

import pygame
import pytest

from game.stage.scene import Scene
from tests.stage.room import Room

ON, BESIDE = (50, 50), (300, 300)
LEFT, RIGHT, WHEEL = 1, 3, 4


@pytest.mark.parametrize(
    ("at", "button", "stays"),
    [(ON, LEFT, True), (BESIDE, WHEEL, True), (BESIDE, LEFT, False), (BESIDE, RIGHT, False)],
)
def test_a_click_beside_a_sheet_takes_it_away(room: Room, at: tuple[int, int], button: int, stays: bool) -> None:
    below, sheet = Scene(), Scene()
    room.stage.push(below)
    room.stage.push(sheet)
    sheet.closed_beside = pygame.Rect(0, 0, 100, 100)
    room.down(at, button)
    assert room.stage.top is (sheet if stays else below)
