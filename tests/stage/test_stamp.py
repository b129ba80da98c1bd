"""A stamp looks like the painting that it is of, on any ground, and is painted once."""

import pygame
import pytest
from pygame import Rect, Surface

from game.stage import draw, stamp, text, theme
from game.stage.theme import Kind, Role
from game.stage.units import Units
from game.stage.widgets import Button

SIZE = (220, 120)
BOX = Rect(50, 30, 120, 44)
GROUNDS = ("#000000", "#FFFFFF", "#1E6B67", "#C08040")


@pytest.fixture(autouse=True)
def nothing_kept():
    stamp.forget()
    yield
    stamp.forget()


def tag(surface, box):
    """What tables paint: a shadow, an edge, smooth corners, words, something that shines through."""
    draw.shadow(surface, box, 6, 20, 140)
    draw.rounded(surface, box, theme.PARCHMENT, 20, theme.INK, 3)
    draw.glass(surface, Rect(box.x + 8, box.y + 8, 30, 20), 6)
    text.write(surface, "12 points", box.center, Role.BOLD, 20, theme.INK, "center")


def apart(one, two):
    """The most that two surfaces of one size differ in a channel."""
    pairs = zip(pygame.image.tobytes(one, "RGB"), pygame.image.tobytes(two, "RGB"), strict=True)
    return max(abs(a - b) for a, b in pairs)


def on(ground):
    surface = Surface(SIZE)
    surface.fill(ground)
    return surface


@pytest.mark.parametrize("ground", GROUNDS)
def test_it_looks_like_its_painting_on_any_ground(ground):
    painted, stamped = on(ground), on(ground)
    tag(painted, BOX)
    stamp.stamp(stamped, BOX, "tag", tag, 30)
    assert apart(painted, on(ground)) > 100
    assert apart(painted, stamped) <= 4


def test_it_is_painted_anew_only_for_another_key_or_size():
    asked = []

    def paint(surface, box):
        asked.append(box.size)
        surface.fill(theme.RED, box)

    surface = on("black")
    for box, key in ((BOX, 1), (BOX.move(9, 9), 1), (BOX, 1), (BOX, 2), (BOX.inflate(2, 2), 2)):
        stamp.stamp(surface, box, key, paint)
    assert asked == [BOX.size] * 4 + [BOX.inflate(2, 2).size] * 2, "each on black and on white"
    assert surface.get_at(BOX.move(9, 9).midright - pygame.Vector2(1, 0))[:3] == theme.rgb(theme.RED)[:3]


def test_nothing_painted_changes_nothing():
    surface = on("#1E6B67")
    stamp.stamp(surface, BOX, "nothing", lambda sheet, box: None)
    assert apart(surface, on("#1E6B67")) == 0


@pytest.mark.parametrize("kind", list(Kind))
@pytest.mark.parametrize("state", ["normal", "hovered", "held", "disabled"])
def test_a_button_looks_as_if_it_was_painted(kind, state):
    button = Button("Undo", lambda: None, kind=kind, icon="undo", key_words="Z")
    button.rect, button.units = BOX, Units((1920, 1080))
    button.hovered, button.held = state == "hovered", state == "held"
    button.enabled = state != "disabled"
    drawn, painted = on(GROUNDS[2]), on(GROUNDS[2])
    button.draw(drawn)
    button._paint_plain(painted, BOX)
    assert apart(drawn, painted) <= 4
    button.label = "Redo"
    again = on(GROUNDS[2])
    button.draw(again)
    assert apart(drawn, again) > 50
