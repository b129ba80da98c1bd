"""What is shipped is what the builders compose."""

import pytest

from game.rules.blasting_billy.cards import FACES
from game.scenes.blasting_billy.cards import face
from game.stage.assets import asset
from tools.art import bullets_and_bombs
from tools.art.__main__ import COMPOSED
from tools.art.pen import cut

MADE = {(folder, name): text for folder, drawings in COMPOSED.items() for name, text in drawings().items()}


@pytest.mark.parametrize(("folder", "name"), sorted(MADE))
def test_every_shipped_drawing_is_the_one_that_is_composed(folder, name):
    assert asset(*folder.split("/"), f"{name}.svg").read_text(encoding="utf-8") == MADE[folder, name]


def test_the_folder_of_a_deck_that_is_composed_whole_holds_nothing_else():
    folder = f"cards/{bullets_and_bombs.GAME}"
    shipped = {file.stem for file in asset(*folder.split("/")).glob("*.svg")}
    assert shipped == {name for where, name in MADE if where == folder}


def test_a_deck_has_fifty_two_faces_two_jokers_and_one_back():
    ranks, suits = "456789TJQKA23", "SHDC"
    wanted = {rank + suit for rank in ranks for suit in suits} | {"JOK-1", "JOK-2", "back"}
    assert wanted <= set(bullets_and_bombs.drawings())


def test_every_loot_face_is_composed():
    composed = {f"{folder}/{name}.svg" for folder, name in MADE}
    assert {face(text).picture for text in FACES} <= composed


def test_a_ray_is_cut_at_the_box():
    box = (0.0, 0.0, 10.0, 10.0)
    assert sorted(cut([(5, 5), (25, 5), (25, 9)], box)) == [(5, 5), (10, 5), (10, 6)]
    assert cut([(20, 20), (30, 20), (30, 30)], box) == []
    assert cut([(1, 1), (2, 1), (2, 2)], box) == [(1, 1), (2, 1), (2, 2)]
