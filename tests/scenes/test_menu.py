"""The menu: every poster and button by mouse, keys and pad, at every size, and quiet when nobody is there."""

from __future__ import annotations

import pygame
import pytest

from game.scenes import ENTRIES
from game.scenes.menu.board import menu_board
from game.scenes.menu.ground import front
from game.scenes.menu.sign import sign_rect
from game.scenes.options import Options
from game.scenes.rulebook import Rulebook
from game.stage.units import Units
from tests.scenes.saloon import SIZES, TINY, Saloon, Table, inside, overlapping

PAD_A, PAD_B = 0, 1


# ------------------------------------------------------------------ mouse
def test_a_click_on_an_open_poster_sits_down(saloon: Saloon) -> None:
    saloon.click(saloon.menu.posters[-1])
    assert isinstance(saloon.top, Table)


def test_a_click_on_a_poster_to_come_says_so_and_stays(saloon: Saloon) -> None:
    for poster in saloon.menu.posters[:-1]:
        saloon.stage.toasts.clear()
        saloon.click(poster)
        assert saloon.top is saloon.menu
        (said,) = saloon.toasts()
        assert poster.entry.title in said


def test_the_invitation_leads_to_the_open_table(saloon: Saloon) -> None:
    assert saloon.menu.invitation is not None
    saloon.click(saloon.menu.invitation)
    assert isinstance(saloon.top, Table)


def test_without_an_open_table_nothing_invites() -> None:
    saloon = Saloon(entries=[type(entry)(entry.game) for entry in ENTRIES])
    assert saloon.menu.invitation is None
    saloon.close()


def test_the_buttons_do_what_they_say(saloon: Saloon) -> None:
    *_, options, leave = saloon.menu.rooms
    saloon.click(options)
    assert isinstance(saloon.top, Options)
    saloon.press("ESCAPE")
    assert saloon.top is saloon.menu
    saloon.click(leave)
    assert not saloon.stage.running


def test_a_press_that_leaves_the_poster_does_nothing(saloon: Saloon) -> None:
    poster = saloon.menu.posters[-1]
    saloon.down(poster.rect.center)
    saloon.up((5, 5))
    assert saloon.top is saloon.menu


def test_hover_lifts_a_poster_and_leaving_lets_it_down(saloon: Saloon) -> None:
    poster = saloon.menu.posters[1]
    saloon.move(poster.rect.center)
    saloon.frames(12)
    assert poster.lift == 1.0
    saloon.post(pygame.WINDOWLEAVE)
    saloon.frames(12)
    assert poster.lift == 0.0


def test_reduced_motion_lifts_at_once_and_nothing_flickers(saloon: Saloon) -> None:
    saloon.settings.change("reduced_motion", True)
    poster = saloon.menu.posters[1]
    saloon.move(poster.rect.center)
    saloon.frames(2)
    assert poster.lift == 1.0
    assert not saloon.menu.moving


def test_triple_clicks_open_one_table(saloon: Saloon) -> None:
    spot = saloon.menu.posters[-1].rect.center
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) * 3:
        pygame.event.post(pygame.event.Event(kind, pos=spot, button=1, touch=False))
    saloon.frames(3)
    assert [type(scene).__name__ for scene in saloon.stage.scenes] == ["Menu", "Table"]


def test_keys_and_pointer_never_lift_two_posters(saloon: Saloon) -> None:
    first, second, third, *_ = saloon.menu.posters
    saloon.move(first.rect.center)
    saloon.press("F5")
    saloon.press("RIGHT")
    saloon.press("RIGHT")
    saloon.frames(12)
    assert [poster.lift for poster in (first, second, third)] == [0.0, 0.0, 1.0]
    saloon.move(second.rect.center)
    saloon.frames(12)
    assert [poster.lift for poster in (first, second, third)] == [0.0, 1.0, 0.0]


def opened_book(saloon: Saloon) -> str:
    """The game whose rulebook F1 opens; it is closed again by its key."""
    saloon.press("F1")
    assert isinstance(saloon.top, Rulebook)
    game = saloon.top.book.game
    saloon.press("ESCAPE")
    assert saloon.top is saloon.menu
    return game


def test_the_last_thing_touched_decides_whose_rules_open(saloon: Saloon) -> None:
    first, second, third, *_ = (poster.entry.game for poster in saloon.menu.posters)
    saloon.move(saloon.menu.posters[0].rect.center)
    assert opened_book(saloon) == first
    saloon.move(saloon.menu.posters[2].rect.center)
    assert opened_book(saloon) == third, "pointed at after coming back by a key"
    saloon.press("LEFT")
    assert opened_book(saloon) == second, "an arrow begins at what was pointed at"
    saloon.move(saloon.menu.posters[2].rect.move(3, 3).center)
    saloon.move((4, 4))
    assert opened_book(saloon) == third, "what was pointed at last stays so when the pointer has gone"


def test_enter_sits_down_at_the_poster_that_was_pointed_at(saloon: Saloon) -> None:
    saloon.press("LEFT")
    saloon.move(saloon.menu.posters[-1].rect.center)
    saloon.press("RETURN")
    assert isinstance(saloon.top, Table)


# ------------------------------------------------------------------ keys
@pytest.mark.parametrize("before", ["nothing", "a click on the wall"])
def test_enter_opens_no_poster_before_it_was_seen_which(saloon: Saloon, before: str) -> None:
    if before == "a click on the wall":
        saloon.press("LEFT")
        saloon.press("RIGHT")
        saloon.click((4, 300))
    saloon.press("RETURN")
    assert saloon.top is saloon.menu
    assert saloon.stage.input.ring
    saloon.press("RETURN")
    assert saloon.top is not saloon.menu


def test_arrows_reach_every_poster_and_enter_opens(saloon: Saloon) -> None:
    menu = saloon.menu
    assert menu.panel.focus is menu.posters[-1]
    for poster in reversed(menu.posters[:-1]):
        saloon.press("LEFT")
        assert menu.panel.focus is poster
        assert saloon.stage.input.ring
    saloon.press("RETURN")
    assert saloon.top is menu
    assert saloon.toasts()
    for _ in range(4):
        saloon.press("RIGHT")
    saloon.press("RETURN")
    assert isinstance(saloon.top, Table)


def test_arrows_reach_everything_else_too(saloon: Saloon) -> None:
    menu = saloon.menu
    reached = set()
    for name in ("DOWN", "LEFT", "LEFT", "UP", "DOWN", "RIGHT", "RIGHT", "DOWN", "LEFT", "RIGHT", "UP"):
        saloon.press(name)
        reached.add(menu.panel.focus)
    assert {menu.invitation, *menu.rooms} <= reached


def test_the_key_letters_work(saloon: Saloon) -> None:
    assert [room.key_words for room in saloon.menu.rooms] == ["D", "F1", "H", "S", "O", "Q"]
    saloon.press("o")
    assert isinstance(saloon.top, Options)
    saloon.press("ESCAPE")
    saloon.press("q")
    assert not saloon.stage.running


def test_the_rulebook_is_that_of_the_poster_that_was_looked_at(saloon: Saloon) -> None:
    for poster in saloon.menu.posters:
        saloon.menu.panel.set_focus(poster)
        saloon.stage.input.ring = True
        saloon.frames(2)
        saloon.press("F1")
        assert isinstance(saloon.top, Rulebook)
        assert saloon.top.book.game == poster.entry.game
        saloon.press("ESCAPE")
        assert saloon.top is saloon.menu


def test_key_letters_follow_the_keyboard(saloon: Saloon) -> None:
    saloon.stage.input.names.learn(pygame.KSCAN_Q, pygame.K_a)
    saloon.stage.redraw()
    saloon.frames(1)
    assert saloon.menu.rooms[-1].key_words == "A"


def test_escape_does_not_throw_anybody_out(saloon: Saloon) -> None:
    saloon.press("ESCAPE")
    assert saloon.stage.running
    assert saloon.top is saloon.menu


def test_closing_the_window_ends_the_program(saloon: Saloon) -> None:
    saloon.post(pygame.QUIT)
    assert not saloon.stage.running


# ------------------------------------------------------------------ pad
def test_a_pad_reaches_posters_options_and_back(saloon: Saloon) -> None:
    saloon.hat(-1, 0)
    assert saloon.menu.panel.focus is saloon.menu.posters[-2]
    saloon.pad(PAD_A)
    assert saloon.toasts()
    saloon.hat(0, -1)
    assert saloon.menu.panel.focus is saloon.menu.rooms[0]
    saloon.hat(0, -1)
    assert saloon.menu.panel.focus is saloon.menu.rooms[2]
    saloon.hat(0, -1)
    assert saloon.menu.panel.focus is saloon.menu.rooms[4]
    saloon.pad(PAD_A)
    assert isinstance(saloon.top, Options)
    saloon.pad(PAD_B)
    assert saloon.top is saloon.menu


# ------------------------------------------------------------------ the hint below
def test_the_line_below_tells_of_the_poster_that_is_looked_at(saloon: Saloon) -> None:
    assert "Pick a poster" in saloon.menu._hint_words()
    saloon.move(saloon.menu.posters[0].rect.center)
    assert saloon.menu._hint_words().startswith(saloon.menu.posters[0].entry.title)


def test_the_line_below_names_the_pads_button(saloon: Saloon) -> None:
    saloon.pad(PAD_B)
    saloon.stage.input.ring = False
    saloon.frames(1)
    saloon.stage.redraw()
    saloon.frames(1)
    assert "A takes a seat" in saloon.menu._hint_words()


# ------------------------------------------------------------------ rest
def test_nothing_is_drawn_while_nobody_does_anything(saloon: Saloon) -> None:
    saloon.move((4, 4))
    saloon.frames(150)
    drawn = saloon.loop.frames_drawn
    saloon.frames(300)
    assert saloon.loop.frames_drawn == drawn
    assert not saloon.stage.moving


def test_the_lanterns_live_for_a_moment_after_somebody_did_something(saloon: Saloon) -> None:
    saloon.frames(150)
    before = saloon.picture()
    saloon.move((4, 4))
    saloon.frames(10)
    assert saloon.menu.moving
    assert saloon.picture() != before
    saloon.frames(150)
    assert not saloon.menu.moving
    assert saloon.picture() == before


# ------------------------------------------------------------------ sizes
@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_every_part_has_its_place(size: tuple[int, int], text_size: float) -> None:
    units = Units(size, text_size)
    board = menu_board(units, 5, 6)
    parts = [*board.posters, board.invitation, board.others, *board.rooms]
    for at, part in enumerate(parts):
        assert units.bounds.contains(part)
        assert part.w >= 24
        assert part.h >= 24
        assert part.collidelist(parts[at + 1 :]) == -1
    assert sign_rect(units).collidelist(list(board.posters)) == -1
    house = front(units)
    for room in (board.invitation, board.others, *board.rooms):
        assert not room.colliderect(house.doors)


@pytest.mark.parametrize("size", [*SIZES, *TINY, (1000, 1600), (2560, 1080)])
def test_it_is_drawn_and_works_at_every_size(size: tuple[int, int]) -> None:
    saloon = Saloon(size)
    saloon.frames(2)
    assert inside(saloon, saloon.menu.panel.widgets) == []
    assert overlapping(saloon.menu.panel.widgets) == []
    saloon.click(saloon.menu.posters[-1])
    assert isinstance(saloon.top, Table)
    saloon.close()
    assert saloon.caught == []


def test_resizing_stretches_the_old_wall_until_the_size_is_steady(saloon: Saloon) -> None:
    wall = saloon.menu._wall
    saloon.window.size = (900, 700)
    saloon.frames(2)
    assert saloon.menu._wall is wall
    saloon.frames(15)
    assert saloon.menu._wall is not wall
    assert saloon.menu._wall is not None
    assert saloon.menu._wall.get_size() == (900, 700)


def test_full_screen_six_times_and_a_resize(saloon: Saloon) -> None:
    for _ in range(6):
        saloon.press("F11")
    assert not saloon.window.fullscreen
    saloon.resize((1000, 640))
    assert saloon.stage.units.size == saloon.window.size
    saloon.click(saloon.menu.posters[-1])
    assert isinstance(saloon.top, Table)


def test_losing_the_focus_in_mid_press_lets_go(saloon: Saloon) -> None:
    spot = saloon.menu.posters[-1].rect.center
    saloon.down(spot)
    saloon.post(pygame.WINDOWFOCUSLOST)
    saloon.up(spot)
    assert saloon.top is saloon.menu
