"""The cache of drawings, its allowance a frame, and that every drawing we ship can be drawn."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pygame
import pytest

from game.stage.art import CALM_ALLOWANCE, Art, angle_step, rasterise, soft_rectangle, turned
from game.stage.assets import assets_folder
from game.stage.cache import weight
from tests.stage.felt import FOLDER, art, screen

DRAWINGS = sorted(assets_folder().rglob("*.svg"))
NOT_DRAWN = {"text", "use", "pattern", "image", "clipPath", "mask", "filter", "style"}
KING = f"{FOLDER}/KS.svg"


class Clock:
    """A clock that goes on by a step each time it is read."""

    def __init__(self, step: float) -> None:
        self.now, self.step = 0.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


def small() -> pygame.Surface:
    return pygame.Surface((10, 10))


@pytest.mark.parametrize("file", DRAWINGS, ids=lambda file: str(Path(file).relative_to(assets_folder())))
def test_every_drawing_keeps_to_what_can_be_drawn(file):
    written = file.read_text(encoding="utf-8")
    tags = {element.tag.rsplit("}")[-1] for element in ElementTree.fromstring(written).iter()}
    assert not tags & NOT_DRAWN
    assert not re.search(r"hsl\(|currentColor|objectBoundingBox|clip-path|xlink:href", written)
    for gradient in re.findall(r"<(?:linear|radial)Gradient[^>]*>", written):
        assert "userSpaceOnUse" in gradient


@pytest.mark.parametrize("file", DRAWINGS, ids=lambda file: str(Path(file).relative_to(assets_folder())))
def test_every_drawing_shows_something(file):
    screen()
    drawn = rasterise(file.relative_to(assets_folder()).as_posix(), 48)
    assert drawn.get_width() == 48
    assert drawn.get_bounding_rect(min_alpha=64).width > 8


def test_a_drawing_is_made_once_a_size():
    cache = art()
    king = cache.drawing(KING, 50)
    assert cache.drawing(KING, 50) is king
    assert cache.drawing(KING, 60) is not king
    assert king.get_size() == (50, 70)
    assert cache.drawing(KING, 50, 50).get_size() == (50, 50)


@pytest.mark.parametrize("width", [45, 68, 90, 127, 132])
def test_a_drawing_has_exactly_the_size_asked_for(width):
    screen()
    assert rasterise(KING, width, round(width * 1.4)).get_size() == (width, round(width * 1.4))


def test_a_drawing_that_is_missing_is_named():
    with pytest.raises(FileNotFoundError, match=r"nobody\.svg"):
        art().drawing("cards/nobody.svg", 50)


def test_the_cache_keeps_within_its_bytes_and_drops_what_was_used_longest_ago():
    screen()
    cache = Art(bound=3 * weight(small()))
    for key in "abc":
        cache.keep(key, small)
    cache.keep("a", small)
    cache.keep("d", small)
    assert cache.shelf.bytes <= cache.shelf.bound
    assert cache.shelf.peek("b") is None
    assert cache.shelf.peek("a") is not None


def test_a_frame_makes_only_as_much_as_it_has_time_for():
    cache = Art(clock=Clock(CALM_ALLOWANCE / 2))
    cache.update(0.016)
    assert cache.may_make()
    cache.keep("one", small)
    assert cache.may_make()
    cache.keep("two", small)
    assert not cache.may_make()
    cache.update(0.016)
    assert cache.may_make()


def test_what_is_made_within_another_counts_once():
    cache = Art(clock=Clock(CALM_ALLOWANCE / 3))
    cache.update(0.016)
    cache.keep("outer", lambda: cache.keep("inner", small).copy())
    assert cache.may_make()


def test_prepared_jobs_are_done_a_few_a_frame_and_at_least_one():
    cache, done = Art(clock=Clock(CALM_ALLOWANCE * 0.4)), []
    cache.prepare([lambda number=number: done.append(number) for number in range(5)])
    cache.update(0.016)
    assert done == [0, 1, 2]
    cache.update(0.016, busy=True)
    assert done == [0, 1, 2, 3]
    assert cache.waiting == 1
    cache.finish()
    assert done == [0, 1, 2, 3, 4]


def test_wishes_can_be_forgotten():
    cache = Art()
    cache.prepare([lambda: pytest.fail("nobody wants it any more")])
    cache.forget_wishes()
    cache.update(0.016)
    assert cache.waiting == 0


def test_while_the_window_is_being_resized_nothing_is_made_until_it_is_steady_for_150_ms():
    cache, done = Art(), []
    cache.prepare([lambda: done.append(1)])
    cache.resized()
    for _ in range(5):
        cache.update(0.1)
        cache.resized()
    assert cache.resizing
    assert not cache.may_make()
    assert done == []
    cache.update(0.149)
    assert cache.resizing
    cache.update(0.002)
    assert not cache.resizing
    assert done == [1]


@pytest.mark.parametrize(
    ("angle", "step"), [(0, 0), (0.9, 0), (1.1, 2), (-7.2, -8), (179.5, -180), (181, -180), (359, 0)]
)
def test_rotations_are_kept_in_steps_of_two_degrees(angle, step):
    assert angle_step(angle) == step


def test_right_angles_turn_exactly():
    surface = pygame.Surface((10, 20), pygame.SRCALPHA)
    assert turned(surface, 90).get_size() == (20, 10)
    assert turned(surface, 0) is surface


def test_a_soft_rectangle_fades_in_alpha_and_not_in_colour():
    soft = soft_rectangle(60, 80, 6, 8, (242, 180, 65, 255))
    assert soft.get_size() == (92, 112)
    assert soft.get_at((46, 56)).a > 200
    rim = soft.get_at((46, 8))
    assert 0 < rim.a < 128
    assert (rim.r, rim.g, rim.b) == (242, 180, 65)
