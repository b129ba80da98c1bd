"""A real window and real keys: 30 ms apart the first press is always the first. `tools.duel_check` looks further."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.match.judge import Card
from game.scenes.house import House
from game.store import Store
from tests.scenes.saloon import Saloon
from tests.window import screen
from tools.duel_check import Stand
from tools.duel_stand import KEYS, duel_scene_for_bench

ROUNDS = 5


@pytest.mark.window
@pytest.mark.rule("bullets-28")
def test_thirty_ms_apart_the_first_press_always_wins(tmp_path: Path) -> None:
    with screen(tmp_path) as shown:
        stand = Stand(shown.environment(), "reveal-delay=none")
        try:
            for first, second in [(1, 3), (3, 1)] * ROUNDS:
                line = stand.race(first, second, 30)
                assert (line["winner"], line["tied"]) == (first, [])
        finally:
            stand.close()


def test_the_scene_that_is_measured_waits_for_a_slap() -> None:
    saloon = Saloon()
    street = duel_scene_for_bench(saloon.stage, House(Store(None).wait()))
    for _ in range(400):
        saloon.frames(1)
        if street.live.judge.card is Card.LIVE:
            break
        pygame.time.wait(1)
    assert street.waiting_for_reflex
    assert street.party.key(KEYS[1]) is not None
    saloon.close()
