"""The tools that make pictures: sheets of drawings, and shots of scenes."""

from pathlib import Path

import numpy as np
import pygame
import pytest
from PIL import Image

from game.rules.bluffing_billionaires.cards import NAMES
from tools import contact_sheet, film, shots
from tools.reels import reels
from tools.vision import Vision, as_seen, looked_at


def picture(file):
    return pygame.image.load(str(file))


def test_a_sheet_for_each_size_and_vision(tmp_path):
    assert contact_sheet.main([str(tmp_path), "--games", "blast", "--sizes", "40", "60", "--no-things"]) == 0
    names = {file.name for file in tmp_path.iterdir()}
    assert names == {f"blast-{width}-{vision.value}.png" for width in (40, 60) for vision in Vision}
    grey, colour = (picture(tmp_path / f"blast-40-{vision}.png") for vision in ("grey", "colour"))
    assert grey.get_size() == colour.get_size()
    tones = pygame.surfarray.array3d(grey)
    assert (tones[..., 0] == tones[..., 1]).all()
    assert (tones[..., 1] == tones[..., 2]).all()
    assert len(np.unique(tones)) > 100


def test_the_sheet_of_a_deck_holds_every_face_and_every_back():
    pygame.display.set_mode((1, 1))
    pygame.font.init()
    assert len(contact_sheet.DECKS_OF["bluffing-billionaires"](30)) == len(NAMES) + 6
    assert len(contact_sheet.DECKS_OF["crazy-bullets"](30)) == 104 + 1


def test_other_drawings_have_sheets_of_their_folders(tmp_path):
    assert contact_sheet.main([str(tmp_path), "--games", "--visions", "colour"]) == 0
    assert {file.name for file in tmp_path.iterdir()} >= {"things-hats-colour.png", "things-tables-blast-colour.png"}


def test_greys_are_grey_to_everybody():
    greys = np.linspace(0, 1, 20)[:, None].repeat(3, axis=1)
    for vision in Vision:
        assert as_seen(greys, vision) == pytest.approx(greys, abs=0.02)


def test_red_and_green_come_together_without_their_cones():
    red, green = np.array([0.78, 0.27, 0.18]), np.array([0.42, 0.47, 0.16])
    plain = np.abs(red - green).max()
    for vision in (Vision.PROTAN, Vision.DEUTAN):
        assert np.abs(as_seen(red, vision) - as_seen(green, vision)).max() < plain / 2
    assert np.abs(as_seen(red, Vision.TRITAN) - as_seen(green, Vision.TRITAN)).max() > plain / 2


def test_a_picture_keeps_its_size_whoever_looks():
    surface = pygame.Surface((7, 5))
    surface.fill("#C8452F")
    assert looked_at(surface, Vision.DEUTAN).get_size() == (7, 5)
    assert looked_at(surface, Vision.COLOUR) is surface


# ---------------------------------------------------------------- shots
def test_every_scene_has_a_reel(tmp_path):
    wanted = {"menu", "joining", "options", "rulebook", "history", "statistics", "replay", "curtain", "votes", "pause"}
    assert wanted <= set(reels(tmp_path))
    assert {name for name in reels(tmp_path) if name.startswith("table-")} == {
        "table-blasting-billy",
        "table-bluffing-billionaires",
        "table-blast",
        "table-bullets-and-bombs",
    }


@pytest.mark.parametrize("scene", ["joining", "table-blast", "street"])
def test_a_scene_gives_three_different_pictures_of_the_size_asked_for(tmp_path, scene):
    assert shots.main([str(tmp_path), "--scenes", scene, "--sizes", "480x300"]) == 0
    files = [tmp_path / f"{scene}-{moment}-480x300.png" for moment in ("beginning", "middle", "end")]
    taken = [pygame.image.tobytes(picture(file), "RGB") for file in files]
    assert len(set(taken)) == 3
    assert {picture(file).get_size() for file in files} == {(480, 300)}


def test_a_scene_that_fails_is_named_and_the_others_are_taken(tmp_path, monkeypatch, capsys):
    real = shots.reels

    def broken(camera):
        yield "beginning"
        raise LookupError("it never came")

    monkeypatch.setattr(shots, "reels", lambda work: {**real(work), "menu": broken})
    assert shots.main([str(tmp_path), "--scenes", "menu", "joining", "--sizes", "480x300"]) == 1
    assert "it never came" in capsys.readouterr().err
    assert (tmp_path / "joining-end-480x300.png").exists()


# ---------------------------------------------------------------- films
def test_a_film_begins_at_the_street_before_any_duel():
    now, won, first = next(film.frames())
    assert (now, won) == (film.FRAME_MS, None)
    assert first.get_size() == film.SIZE
    assert len(np.unique(pygame.surfarray.array3d(first).reshape(-1, 3), axis=0)) > 500


def test_a_film_is_one_small_animated_picture_with_the_colours_of_its_frames(tmp_path):
    pictures = []
    for tone in ("#CE3E29", "#7FB13F", "#23528F"):
        picture = pygame.Surface(film.SIZE)
        picture.fill("#96683F")
        picture.fill(tone, (20, 20, 60, 60))
        pictures.append(picture)
    film.write(pictures, tmp_path / "film.gif")
    with Image.open(tmp_path / "film.gif") as made:
        assert (made.n_frames, made.size) == (3, film.SIZE)
        made.seek(1)
        seen = made.convert("RGB").getpixel((40, 40))
    assert np.abs(np.array(seen) - (0x7F, 0xB1, 0x3F)).max() < 12


def test_the_film_that_is_shown_is_small():
    shown = Path(__file__).parents[2] / "docs" / "pictures" / "play.gif"
    assert shown.stat().st_size < 1_500_000
