"""Colours: contrast of all words on their grounds, and the arithmetic behind it."""

import pytest

from game.stage import theme
from game.stage.theme import FACES, MATERIALS, Look, contrast, mix, rgb


@pytest.mark.parametrize(("words", "ground", "least"), theme.WORD_PAIRS)
def test_words_stand_out_from_their_ground(words, ground, least):
    assert contrast(words, ground) >= least


@pytest.mark.parametrize("kind", list(FACES))
@pytest.mark.parametrize("look", [Look.NORMAL, Look.HOVER, Look.PRESSED])
def test_words_on_buttons_stand_out_in_every_state(kind, look):
    face = FACES[kind]
    assert contrast(face.words, face.fill(look)) >= 4.5
    assert contrast(face.second, face.fill(look)) >= 4.5


def test_contrast_is_that_of_the_web_guidelines():
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21.0)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert contrast("#F2B441", "#1E1512") == contrast("#1E1512", "#F2B441")


def test_colours_are_read_and_mixed():
    assert rgb("#C8452F") == (200, 69, 47, 255)
    assert rgb("#C8452F80") == (200, 69, 47, 128)
    assert rgb((1, 2, 3)) == (1, 2, 3, 255)
    assert mix("#000000", "#FFFFFF", 0.5)[:3] == (128, 128, 128)


@pytest.mark.parametrize("name", list(MATERIALS))
def test_every_stuff_grows_lighter_from_shadow_to_highlight(name):
    stuff = MATERIALS[name]
    assert contrast(stuff.shadow, "#000000") < contrast(stuff.base, "#000000") < contrast(stuff.highlight, "#000000")
