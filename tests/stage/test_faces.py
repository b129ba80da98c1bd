"""Faces as they are composed: index, symbol, half turn, backs, and the bitmaps that tables blit."""

from dataclasses import replace

import pygame
import pytest

from game.stage.faces import Face, Layer, Look, ahead, card_height, figure, halo_of, look, side, sprite
from tests.stage.felt import FOLDER, JOKER, KING, TEN, UNKNOWN, art

BARE = replace(KING, figure="", symbol="")


def pixels(surface, rect=None):
    part = surface.subsurface(rect) if rect else surface
    return pygame.image.tobytes(part, "RGBA")


def difference(one, other):
    """Where two pictures of one size differ."""
    apart = pygame.Surface(one.get_size())
    for first, second in ((one, other), (other, one)):
        way = pygame.Surface(one.get_size())
        way.blit(first, (0, 0))
        way.blit(second, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        apart.blit(way, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    mask = pygame.mask.from_threshold(apart, (0, 0, 0), (40, 40, 40, 255))
    mask.invert()
    return mask


def changed(one, other):
    """The rectangle in which two pictures of one size differ."""
    mask = difference(one, other)
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)


@pytest.mark.parametrize("width", [64, 140, 250, 400])
@pytest.mark.parametrize("face", [KING, TEN, JOKER], ids=["king", "ten", "joker"])
def test_the_index_stands_in_its_corner_at_every_size(face, width):
    cache = art()
    whole = side(cache, face, True, width)
    bare = side(cache, replace(face, figure="", symbol="", emblem=""), True, width)
    assert whole.get_size() == (width, round(width * 1.4))
    corner = pygame.Rect(0, 0, round(width * 0.4), round(width * 0.53))
    unit = width / 250
    index = changed(whole.subsurface(corner), bare.subsurface(corner))
    assert index.left >= 15 * unit
    assert index.top >= 15 * unit
    assert index.right <= 84 * unit
    assert index.bottom <= 130 * unit


def test_the_lower_right_corner_is_the_upper_left_one_turned_by_half():
    cache = art()
    whole, bare = side(cache, KING, True, 200), side(cache, BARE, True, 200)
    mask = difference(whole, bare)
    turned = pygame.mask.from_surface(pygame.transform.rotate(mask.to_surface(setcolor="white", unsetcolor=None), 180))
    assert mask.count() > 100
    assert mask.overlap_area(turned, (0, 0)) > 0.8 * mask.count()


@pytest.mark.parametrize("letters", ["K", "Q", "J", "7", "10"])
def test_figures_have_one_cap_height_and_never_grow_too_wide(letters):
    art()
    drawn, centre = figure(letters, "#1E1512", 44, 53)
    assert drawn.get_width() <= 53
    assert 38 <= drawn.get_height() <= 52
    assert abs(centre - drawn.get_height() / 2) < 8


def test_somebody_who_may_not_know_a_card_sees_its_back_even_if_it_lies_face_up():
    cache = art()
    assert side(cache, UNKNOWN, True, 100) is side(cache, KING, False, 100)
    assert look(UNKNOWN, True, 100, 0, 0, False, False).up is False


def test_backs_that_look_alike_share_one_bitmap_whatever_lies_under_them():
    cache = art()
    assert side(cache, KING, False, 100) is side(cache, TEN, False, 100)


def test_layers_are_laid_on_the_picture_and_may_repeat_opposite():
    cache = art()
    layered = replace(BARE, layers=(Layer(f"{FOLDER}/bomb.svg", 60, 175, 60, turned=True),))
    rect = changed(side(cache, layered, True, 250), side(cache, BARE, True, 250))
    assert rect.left < 60
    assert rect.right > 190


def test_a_face_is_composed_once():
    cache = art()
    assert side(cache, KING, True, 90) is side(cache, replace(KING), True, 90)


@pytest.mark.parametrize("angle", [0, 8, 90])
def test_a_sprite_has_the_card_in_its_middle_and_a_shadow_below(angle):
    bitmap = sprite(art(), Look(KING, True, 120, angle))
    middle_x, middle_y = bitmap.get_width() // 2, bitmap.get_height() // 2
    assert bitmap.get_at((middle_x, middle_y)).a == 255
    half = card_height(120) // 2 if angle < 45 else 60
    assert 0 < bitmap.get_at((middle_x, middle_y + half + 4)).a < 255
    assert bitmap.get_at((0, 0)).a == 0


def test_a_raised_card_has_a_larger_shadow():
    cache = art()
    low, high = sprite(cache, Look(KING, True, 120)), sprite(cache, Look(KING, True, 120, lift=3))
    assert high.get_width() > low.get_width()


def test_a_dimmed_card_is_darker_and_a_lit_one_glows():
    cache = art()
    plain, dim = sprite(cache, Look(KING, True, 120)), sprite(cache, Look(KING, True, 120, dim=True))
    at = (plain.get_width() // 2 - 48, plain.get_height() // 2 + 40)
    assert sum(dim.get_at(at)[:3]) < 0.8 * sum(plain.get_at(at)[:3])
    lit = sprite(cache, Look(KING, True, 120, lit=True))
    beside = lit.get_at((lit.get_width() // 2 - 66, lit.get_height() // 2))
    assert beside.r > beside.b > 0 or beside.r > 100


def test_a_sprite_is_in_premultiplied_alpha():
    bitmap = sprite(art(), Look(KING, True, 90, lit=True))
    for x in range(0, bitmap.get_width(), 3):
        for y in range(0, bitmap.get_height(), 3):
            colour = bitmap.get_at((x, y))
            assert max(colour.r, colour.g, colour.b) <= colour.a


def test_a_halo_is_shared_by_all_cards_of_a_size():
    cache = art()
    assert halo_of(cache, 90, 126, 6, 7) is halo_of(cache, 90, 126, 6, 7)
    assert halo_of(cache, 90, 126, 6, 7).get_size() == (90 + 42, 126 + 42)


@pytest.mark.parametrize(("lift", "steps"), [(-1, 0), (0.1, 0), (0.5, 2), (1, 3), (4, 3)])
def test_lifts_are_kept_in_few_steps(lift, steps):
    assert look(KING, True, 100, 0, lift, False, False).lift == steps


def test_a_face_may_be_a_picture_alone():
    cache = art()
    assert pixels(side(cache, Face(KING.back, KING.picture), True, 80)) == pixels(side(cache, BARE, True, 80))


def test_faces_drawn_ahead_are_there_when_a_card_turns_up():
    cache = art()
    ahead(cache, [KING, TEN, KING], 90, 120)
    assert cache.waiting == 8
    cache.finish()
    made = len(cache.shelf)
    for face in (KING, TEN):
        for width in (90, 120):
            side(cache, face, True, width)
            side(cache, face, False, width)
    assert len(cache.shelf) == made
