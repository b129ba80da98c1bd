"""Cards on their way from board to board: they arrive, flip, come home, and never show what nobody may see."""

from dataclasses import replace

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.stage.art import Art
from game.stage.board import Board
from game.stage.motion import Pace, Speed
from game.stage.sprites import RISEN, Sprites
from tests.stage.felt import KING, TEN, UNKNOWN, WINDOW, row, screen

FRAME = 1 / 60


@pytest.fixture
def sprites():
    screen()
    return Sprites(Art())


def settle(sprites, frames=200):
    """Let time pass until all rests; how many frames it took."""
    for frame in range(frames):
        if sprites.resting:
            return frame
        sprites.update(FRAME)
    raise AssertionError("it never rests")


def middles(sprites, board):
    return {card: sprites.bounds(card).center for card in board.poses}


def expected(board):
    return {card: pose.bounds.center for card, pose in board.poses.items()}


def test_a_card_glides_and_arrives_exactly(sprites):
    sprites.cut(row(1, 2))
    target = row(1, 2, y=200)
    sprites.show(target)
    assert not sprites.resting
    sprites.update(0.05)
    assert 200 < sprites.bounds(1).centery < 400
    settle(sprites)
    assert middles(sprites, target) == expected(target)


def test_a_new_target_in_mid_flight_starts_from_where_the_card_is(sprites):
    sprites.cut(row(1))
    sprites.show(row(1, y=100))
    sprites.update(0.06)
    here = sprites.bounds(1).center
    sprites.show(row(1, y=500))
    assert sprites.bounds(1).center == here


def test_dealt_cards_leave_the_stock_one_after_the_other_face_down(sprites):
    board = row(1, 2, 3)
    sprites.show(board, origin="stock")
    stock = board.zones["stock"].center
    sprites.update(0.03)
    assert sprites.bounds(1).center != stock
    assert sprites.bounds(2).center == sprites.bounds(3).center == stock
    sprites.update(0.05)
    assert sprites.bounds(2).center != stock
    assert sprites.bounds(3).center == stock
    settle(sprites)
    assert middles(sprites, board) == expected(board)


def test_a_card_is_settled_once_it_lies(sprites):
    sprites.cut(row(1, 2))
    assert sprites.settled(1)
    sprites.show(row(1, 2, y=300))
    assert not sprites.settled(1)
    settle(sprites)
    assert sprites.settled(1)


def test_a_thrown_card_flies_in_an_arc(sprites):
    board = row(1, y=85)
    sprites.show(board, origin="stock")
    sprites.update(0.08)
    assert sprites.bounds(1).centery < 85


def test_a_card_that_is_gone_flies_to_its_zone_and_vanishes(sprites):
    sprites.cut(row(1, 2))
    sprites.show(row(2), goes_to={1: "discards"})
    assert 1 not in sprites
    assert not sprites.resting
    settle(sprites)
    assert len(sprites) == 1


def test_a_card_that_is_gone_without_a_zone_fades(sprites):
    sprites.cut(row(1))
    sprites.show(Board(WINDOW, {}))
    surface = screen()
    sprites.update(0.08)
    sprites.draw(surface)
    half = surface.get_at((80, 400))
    surface = screen()
    felt = surface.get_at((80, 400))
    settle(sprites)
    sprites.draw(surface)
    assert half != felt
    assert surface.get_at((80, 400)) == felt


def test_a_card_that_turns_over_is_on_edge_half_way(sprites):
    sprites.cut(Board(WINDOW, {1: replace(row(1).poses[1], up=False)}))
    sprites.show(row(1))
    sprites.update(0.110)
    surface = screen()
    sprites.draw(surface)
    assert surface.get_at((80 - 20, 400)) == surface.get_at((5, 5))
    settle(sprites)


def drawn(sprites):
    surface = screen()
    sprites.art.update(FRAME)
    sprites.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def test_what_lies_under_a_back_changes_no_pixel():
    frames = []
    for face in (KING, TEN, UNKNOWN):
        screen()
        sprites = Sprites(Art())
        sprites.cut(row(1, 2))
        hidden = {card: replace(pose, up=False, face=face) for card, pose in row(1, 2, 3, y=200).poses.items()}
        sprites.show(Board(WINDOW, hidden, row(1).zones), origin="stock")
        seen = []
        for _ in range(20):
            sprites.update(FRAME)
            seen.append(drawn(sprites))
        frames.append(seen)
    assert frames[0] == frames[1] == frames[2]


def test_a_cut_leaves_nothing_of_what_was_before(sprites):
    sprites.cut(row(1, 2))
    sprites.show(row(1, y=100))
    sprites.update(0.02)
    other = {card: replace(pose, face=UNKNOWN, up=False) for card, pose in row(1).poses.items()}
    sprites.cut(Board(WINDOW, other))
    assert sprites.resting
    fresh = Sprites(Art())
    fresh.cut(Board(WINDOW, other))
    assert drawn(sprites) == drawn(fresh)


def test_only_looks_that_change_start_no_flight(sprites):
    sprites.cut(row(1))
    sprites.show(Board(WINDOW, {1: replace(row(1).poses[1], dim=True)}))
    assert sprites.resting


def test_resizing_in_mid_flight_ends_at_the_new_places(sprites):
    sprites.cut(row(1, 2))
    sprites.show(row(1, 2, y=100))
    sprites.update(0.05)
    before = sprites.bounds(1).centery / WINDOW[1]
    larger = row(1, 2, y=200, size=(1600, 1200))
    sprites.resize(larger)
    assert sprites.bounds(1).centery / 1200 == pytest.approx(before, abs=0.01)
    settle(sprites)
    assert middles(sprites, larger) == expected(larger)


def test_resizing_moves_what_lies_at_once(sprites):
    sprites.cut(row(1))
    larger = row(1, y=640, size=(1600, 1200))
    sprites.resize(larger)
    assert sprites.resting
    assert middles(sprites, larger) == expected(larger)


def test_a_layout_that_folds_shows_other_cards_at_once(sprites):
    sprites.cut(row(1, 2))
    smaller = Board((400, 300), {1: row(1).poses[1]})
    sprites.resize(smaller)
    assert 2 not in sprites
    sprites.resize(row(1, 2))
    assert sprites.resting
    assert middles(sprites, row(1, 2)) == expected(row(1, 2))


def test_a_board_of_another_size_is_a_resize_too(sprites):
    sprites.cut(row(1, 2))
    sprites.show(row(1, 2, 3, y=640, size=(1600, 1200)), origin="stock")
    settle(sprites)
    assert sprites.bounds(1).center == (80, 640)


def test_the_visible_part_of_the_topmost_card_is_hit(sprites):
    sprites.cut(row(1, 2))
    assert sprites.card_at(100, 400) == 1
    assert sprites.card_at(115, 400) == 2
    assert sprites.card_at(500, 100) is None


def test_a_raised_card_keeps_the_strip_it_left_so_that_it_does_not_flicker(sprites):
    sprites.cut(row(1))
    sprites.mark(raised=[1])
    sprites.update(1.0)
    bottom = sprites.bounds(1).bottom - 1
    assert sprites.card_at(80, bottom) == 1
    assert RISEN > 0


def test_a_card_rises_within_90_ms(sprites):
    sprites.cut(row(1))
    low = drawn(sprites)
    sprites.mark(raised=[1])
    assert sprites.update(0.045)
    assert drawn(sprites) != low
    assert not sprites.update(0.046)


def test_marks_dim_and_light_in_place_of_the_board(sprites):
    sprites.cut(row(1))
    plain = drawn(sprites)
    sprites.mark(dimmed=[1])
    dim = drawn(sprites)
    sprites.mark(lit=[1])
    assert len({plain, dim, drawn(sprites)}) == 3
    sprites.mark()
    assert drawn(sprites) == plain


def test_a_held_card_follows_the_hand_and_comes_home(sprites):
    sprites.cut(row(1, 2))
    sprites.grab([1], 90, 410)
    sprites.carry(500, 300)
    assert sprites.held == (1,)
    assert sprites.bounds(1).center == (490, 290)
    assert sprites.card_at(490, 290) == 1
    sprites.release()
    settle(sprites)
    assert middles(sprites, row(1, 2)) == expected(row(1, 2))


def test_a_board_shown_in_mid_drag_leaves_the_card_in_the_hand(sprites):
    sprites.cut(row(1, 2))
    sprites.grab([1], 80, 400)
    sprites.carry(500, 300)
    sprites.show(row(2, 1))
    assert sprites.bounds(1).center == (500, 300)
    sprites.release()
    settle(sprites)
    assert sprites.bounds(1).centerx == 140


def test_a_card_that_leaves_the_table_in_mid_drag_leaves_the_hand(sprites):
    sprites.cut(row(1, 2))
    sprites.grab([1], 80, 400)
    sprites.show(row(2))
    sprites.carry(10, 10)
    sprites.release()
    assert sprites.held == ()
    settle(sprites)
    assert len(sprites) == 1


def test_finish_brings_everything_to_its_place_but_what_is_held(sprites):
    sprites.cut(row(1, 2, 3))
    sprites.grab([3], 200, 400)
    sprites.carry(400, 100)
    sprites.show(row(1, 2, 3, y=100), goes_to={})
    sprites.finish()
    assert sprites.bounds(1).centery == 100
    assert sprites.bounds(3).center == (400, 100)


def test_speed_off_arrives_at_once(sprites):
    sprites.pace = Pace(Speed.OFF)
    sprites.cut(row(1))
    sprites.show(row(1, 2, y=100), origin="stock")
    sprites.update(0.001)
    assert sprites.resting


def test_reduced_motion_fades_and_never_flies(sprites):
    sprites.pace = Pace(reduced=True)
    sprites.cut(row(1))
    target = row(1, 2, y=100)
    sprites.show(target, origin="stock")
    for _ in range(4):
        sprites.update(FRAME)
        assert middles(sprites, target) == expected(target)
        sprites.draw(screen())
    settle(sprites)


def test_while_the_window_is_resized_old_bitmaps_are_shown_and_no_new_ones_made(sprites):
    sprites.cut(row(1, 2))
    sprites.draw(screen())
    made = len(sprites.art.shelf)
    sprites.art.resized()
    board = row(1, 2, size=(1000, 750))
    wider = {card: replace(pose, width=91) for card, pose in board.poses.items()}
    sprites.resize(Board((1000, 750), wider))
    sprites.draw(screen((1000, 750)))
    assert len(sprites.art.shelf) == made
    assert sprites.update(FRAME)
    sprites.art.update(0.2)
    sprites.draw(screen((1000, 750)))
    assert len(sprites.art.shelf) > made
    assert not sprites.update(FRAME)


def test_time_for_bitmaps_runs_out_but_a_side_is_never_shown_for_another(sprites):
    sprites.cut(row(1, face=KING))
    sprites.draw(screen())
    sprites.art.resized()
    sprites.cut(row(1, face=TEN))
    late = drawn(sprites)
    fresh = Sprites(Art())
    fresh.cut(row(1, face=TEN))
    assert late == drawn(fresh)


acts = st.lists(
    st.tuples(
        st.sampled_from(["show", "cut", "grab", "carry", "release", "resize", "finish", "tick", "draw"]),
        st.permutations([1, 2, 3, 4, 5]),
        st.integers(0, 5),
    ),
    max_size=30,
)


@settings(max_examples=40, deadline=None)
@given(acts, st.sampled_from([Pace(), Pace(reduced=True), Pace(Speed.OFF)]))
def test_whatever_happens_the_table_ends_exactly_at_the_last_board(acts, pace):
    surface = screen()
    sprites = Sprites(Art(), pace)
    board, size = row(), WINDOW
    for act, order, number in acts:
        cards = order[:number]
        match act:
            case "show":
                board = row(*cards, y=100 + 60 * number, size=size)
                sprites.show(board, origin="stock", goes_to={1: "discards"})
            case "cut":
                board = row(*cards, size=size)
                sprites.cut(board)
            case "grab":
                sprites.grab([card for card in cards if card in sprites], 100, 100)
            case "carry":
                sprites.carry(40 * number, 300)
            case "release":
                sprites.release()
            case "resize":
                size = (700 + 40 * number, 500 + 30 * number)
                board = row(*board.poses, size=size)
                sprites.resize(board)
            case "finish":
                sprites.finish()
            case "tick":
                sprites.update(FRAME * number)
            case "draw":
                sprites.draw(surface)
    sprites.release()
    settle(sprites)
    assert len(sprites) == len(board.poses)
    assert middles(sprites, board) == expected(board)
