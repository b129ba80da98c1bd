"""The recipes of sounds, and the sheet on which they are looked at."""

import numpy as np
import pygame
import pytest

from game.rules import GAMES
from game.stage.assets import asset
from tools.sounds import sheet
from tools.sounds.__main__ import random_of
from tools.sounds.shelf import AMBIENCES, EFFECTS, PITCHES
from tools.sounds.stuff import RATE, band, loudness, master, noise


def test_every_table_and_the_menu_has_an_ambience():
    assert set(AMBIENCES) == {*GAMES, "menu"}
    for name in AMBIENCES:
        assert asset("sounds", f"ambience-{name}.ogg").is_file()


@pytest.mark.parametrize("name", list(EFFECTS))
def test_every_effect_is_shipped_in_its_variants(name):
    effect = EFFECTS[name]
    files = [name] if effect.variants == 1 else [f"{name}-{number}" for number in range(1, len(PITCHES) + 1)]
    assert all(asset("sounds", f"{file}.ogg").is_file() for file in files)


@pytest.mark.parametrize("name", ["tick", "deal", "shot", "ricochet", "fuse"])
def test_an_effect_is_the_same_at_every_run_and_no_bare_tone(name):
    one, two = (EFFECTS[name].make(random_of(name), 1.0) for _ in range(2))
    assert np.array_equal(one, two)
    power = np.abs(np.fft.rfft(one)) ** 2
    assert np.sort(power)[-3:].sum() < 0.5 * power.sum()


@pytest.mark.parametrize("level", [-23.0, -17.0])
def test_mastering_brings_any_sound_to_its_loudness(level):
    rng = np.random.default_rng(1)
    for heard in (noise(0.3, rng), band(noise(0.3, rng), 200, 900) * 0.01):
        assert loudness(master(heard, level)) == pytest.approx(level, abs=0.6)


def test_a_sheet_shows_where_a_tone_lies():
    tone = 0.5 * np.sin(2 * np.pi * 1000 * np.arange(RATE) / RATE)
    loud = sheet.spectrogram(tone)
    rows = np.geomspace(sheet.HIGHEST, sheet.LOWEST, sheet.TALL)
    assert rows[loud[sheet.WIDE // 4].argmax()] == pytest.approx(1000, rel=0.06)
    assert loud[-5].max() < 0.2


def test_a_sheet_is_written(tmp_path):
    assert sheet.main([str(tmp_path / "sounds.png"), "tick", "bell"]) == 0
    drawn = pygame.image.load(str(tmp_path / "sounds.png"))
    assert drawn.get_size() == (sheet.ACROSS * (sheet.WIDE + 6), sheet.TALL + sheet.LANE + 6)
    assert sheet.main([]) == 2
