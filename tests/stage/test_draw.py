"""Shapes: what is covered, what is soft, what is kept."""

import pygame
import pytest
from pygame import Rect, Surface

from game.stage import draw, grounds, theme
from game.stage.cache import Shelf, weight
from game.stage.units import Units


def blank(size: tuple[int, int] = (200, 120)) -> Surface:
    return Surface(size, pygame.SRCALPHA)


def test_a_rounded_box_fills_its_middle_and_spares_its_corners():
    surface = blank()
    draw.rounded(surface, Rect(20, 20, 100, 60), theme.LAMP, 20)
    assert surface.get_at((70, 50))[:3] == theme.rgb(theme.LAMP)[:3]
    assert surface.get_at((20, 20)).a == 0
    assert surface.get_at((119, 79)).a == 0
    assert surface.get_at((70, 20)).a == 255
    assert surface.get_bounding_rect() == Rect(20, 20, 100, 60)


def test_corners_are_smooth():
    surface = blank()
    draw.rounded(surface, Rect(0, 0, 80, 80), "#FFFFFF", 30)
    shades = {surface.get_at((x, y)).a for x in range(12) for y in range(12)}
    assert len(shades) > 3


def test_an_edge_lies_inside():
    surface = blank()
    draw.rounded(surface, Rect(10, 10, 100, 60), theme.PARCHMENT, 12, theme.INK, 4)
    assert surface.get_at((60, 12))[:3] == theme.rgb(theme.INK)[:3]
    assert surface.get_at((60, 14))[:3] == theme.rgb(theme.PARCHMENT)[:3]


def test_an_outline_leaves_its_middle_alone():
    surface = blank()
    surface.fill("#204060")
    draw.outline(surface, Rect(10, 10, 100, 60), theme.LAMP, 12, 4)
    assert surface.get_at((60, 40))[:3] == (0x20, 0x40, 0x60)
    assert surface.get_at((60, 11))[:3] == theme.rgb(theme.LAMP)[:3]


def test_glass_lets_the_ground_through():
    surface = blank()
    surface.fill("#FFFFFF")
    draw.glass(surface, Rect(10, 10, 100, 60), 12, (0, 0, 0, 128))
    assert 100 < surface.get_at((60, 40)).r < 150


@pytest.mark.parametrize("size", [(0, 0), (1, 1), (2, 300), (300, 2), (5, 5)])
def test_no_size_is_too_small(size):
    surface, box, units = blank((320, 320)), Rect((8, 8), size), Units((320, 200))
    draw.rounded(surface, box, theme.LAMP, 14, theme.INK, 3)
    draw.outline(surface, box, theme.LAMP, 14, 3)
    draw.shadow(surface, box, 8, 14)
    draw.glow(surface, box, 12, 14)
    draw.paper(surface, box, units)
    draw.focus_ring(surface, box, 14, units)


def test_a_wide_shadow_is_as_dark_as_one_blurred_whole():
    size, radius, spread = (400, 300), 12, 8
    whole = Surface((size[0] + 4 * spread, size[1] + 4 * spread), pygame.SRCALPHA)
    pygame.draw.rect(whole, (0, 0, 0, 150), Rect(2 * spread, 2 * spread, *size), border_radius=radius)
    whole = pygame.transform.gaussian_blur(whole, spread)
    made = draw._blurred(size, radius, spread, (0, 0, 0, 150))
    assert made.get_size() == whole.get_size()
    for spot in ((4, 150), (16, 16), (10, 10), (200, 8), (216, 166), (425, 320), (30, 166)):
        assert abs(made.get_at(spot).a - whole.get_at(spot).a) <= 6, spot


def test_a_focus_ring_is_lamp_between_two_ink_lines():
    units, surface = Units((1920, 1080)), blank((300, 200))
    box = Rect(60, 60, 120, 60)
    draw.focus_ring(surface, box, 14, units)
    draw.rounded(surface, box, theme.PARCHMENT, 14, theme.INK, 3)
    assert surface.get_at((120, 54))[:3] == theme.rgb(theme.INK)[:3]
    assert surface.get_at((120, 57))[:3] == theme.rgb(theme.LAMP)[:3]
    assert surface.get_at((120, 61))[:3] == theme.rgb(theme.INK)[:3]


def test_icons_take_any_colour_and_keep_their_shape():
    lamp, ink = blank(), blank()
    draw.icon(lamp, "check", (60, 60), 48, theme.LAMP)
    draw.icon(ink, "check", (60, 60), 48, theme.INK)
    assert pygame.mask.from_surface(lamp).count() == pygame.mask.from_surface(ink).count() > 50
    spot = pygame.mask.from_surface(lamp, 254).outline()[0]
    assert lamp.get_at(spot)[:3] == theme.rgb(theme.LAMP)[:3]


def test_grounds_are_lit_in_the_middle():
    for ground in (grounds.felt((320, 180), theme.TEAL, "#0B3330"), grounds.boards((320, 180))):
        assert ground.get_size() == (320, 180)
        middle = pygame.transform.average_color(ground, Rect(120, 60, 80, 60))
        corner = pygame.transform.average_color(ground, Rect(0, 140, 40, 40))
        assert sum(middle[:3]) > sum(corner[:3])


def test_a_ground_is_made_once_for_a_size():
    assert grounds.felt((320, 180), theme.TEAL, "#0B3330") is grounds.felt((320, 180), theme.TEAL, "#0B3330")


def test_a_shelf_drops_what_was_used_longest_ago():
    shelf = Shelf(3 * weight(Surface((10, 10))))
    for name in "abc":
        shelf.get(name, lambda: Surface((10, 10)))
    kept = shelf.peek("a")
    shelf.get("d", lambda: Surface((10, 10)))
    assert shelf.peek("a") is kept
    assert shelf.peek("b") is None
    assert len(shelf) == 3
    assert shelf.bytes <= shelf.bound


def test_a_shelf_counts_what_is_put_twice_once():
    shelf = Shelf(10_000)
    shelf.put("a", Surface((10, 10)))
    shelf.put("a", Surface((20, 10)))
    assert shelf.bytes == weight(Surface((20, 10)))
    shelf.clear()
    assert (len(shelf), shelf.bytes) == (0, 0)
