"""What is shipped is what the builders compose."""

import pytest

from game.stage.assets import asset
from tools.art.bullets_and_bombs import GAME, drawings
from tools.art.pen import cut

DECK = drawings()


@pytest.mark.parametrize("name", sorted(DECK))
def test_every_shipped_drawing_is_the_one_that_is_composed(name):
    assert asset("cards", GAME, f"{name}.svg").read_text(encoding="utf-8") == DECK[name]


def test_the_folder_holds_nothing_else():
    assert {file.stem for file in asset("cards", GAME).glob("*.svg")} == set(DECK)


def test_a_deck_has_fifty_two_faces_two_jokers_and_one_back():
    ranks, suits = "456789TJQKA23", "SHDC"
    assert {rank + suit for rank in ranks for suit in suits} | {"JOK-1", "JOK-2", "back"} <= set(DECK)


def test_a_ray_is_cut_at_the_box():
    box = (0.0, 0.0, 10.0, 10.0)
    assert sorted(cut([(5, 5), (25, 5), (25, 9)], box)) == [(5, 5), (10, 5), (10, 6)]
    assert cut([(20, 20), (30, 20), (30, 30)], box) == []
    assert cut([(1, 1), (2, 1), (2, 2)], box) == [(1, 1), (2, 1), (2, 2)]
