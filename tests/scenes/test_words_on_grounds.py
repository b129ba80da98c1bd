"""Words stand straight on tables and walls: measured on the painted grounds, at their lightest place along the head."""

from __future__ import annotations

import pygame
import pytest

from game.scenes.blast.sky import paint_sky
from game.scenes.blasting_billy.room import paint_room
from game.scenes.bluffing_billionaires.picture import FELT as BILLIONAIRES_FELT
from game.scenes.bullets_and_bombs.picture import FELT as BOMBS_FELT
from game.scenes.setup.ground import Ground, ground
from game.scenes.table.measure import Measure
from game.stage import grounds, theme
from game.stage.theme import contrast
from game.stage.units import Units

SIZE = (1280, 720)
HEAD = (0, 0, 300, 62)
"""Where title and first lines stand."""
PAINTED = {
    "billy's room": lambda surface: paint_room(surface, Measure(Units(SIZE))),
    "sky": lambda surface: paint_sky(surface, Measure(Units(SIZE)), 0),
    "billionaires' felt": lambda surface: surface.blit(grounds.felt(SIZE, *BILLIONAIRES_FELT), (0, 0)),
    "felt of bombs": lambda surface: surface.blit(grounds.felt(SIZE, *BOMBS_FELT), (0, 0)),
    **{
        f"set-up on {kind.value}": lambda surface, kind=kind: surface.blit(ground(SIZE, kind), (0, 0))
        for kind in Ground
    },
}


@pytest.mark.parametrize("words", ["CREAM", "PARCHMENT", "FAINT", "LAMP"])
@pytest.mark.parametrize("name", list(PAINTED))
def test_words_of_the_head_stand_out_from_what_is_painted_there(name: str, words: str) -> None:
    pygame.display.set_mode((1, 1))
    surface = pygame.Surface(SIZE)
    PAINTED[name](surface)
    # Single specks of grain or a star don't count: a word covers more than that.
    few = pygame.transform.smoothscale(surface.subsurface(HEAD), (30, 6))
    tones = [tuple(few.get_at((x, y)))[:3] for x in range(30) for y in range(6)]
    stands_out = sorted(contrast(getattr(theme, words), tone) for tone in tones)
    assert stands_out[len(tones) // 20] >= 4.5
    assert stands_out[0] >= 4.0, "a thin line under a word, no more"
