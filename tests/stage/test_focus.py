"""The focus moves by place, and row by row."""

from pygame import Rect

from game.stage import focus
from game.stage.input import Action

GRID = [Rect(x, y, 80, 40) for y in (0, 60, 120) for x in (0, 100, 200)]


def test_arrows_go_to_the_neighbour():
    assert focus.step(GRID, 4, Action.LEFT) == 3
    assert focus.step(GRID, 4, Action.RIGHT) == 5
    assert focus.step(GRID, 4, Action.UP) == 1
    assert focus.step(GRID, 4, Action.DOWN) == 7


def test_at_the_edge_there_is_nothing():
    assert focus.step(GRID, 0, Action.LEFT) is None
    assert focus.step(GRID, 0, Action.UP) is None
    assert focus.step(GRID, 8, Action.RIGHT) is None
    assert focus.step(GRID, 8, Action.DOWN) is None


def test_other_actions_move_nothing():
    assert focus.step(GRID, 4, Action.CONFIRM) is None


def test_a_wide_thing_leads_to_all_below_it_and_back():
    rects = [Rect(0, 0, 400, 40), Rect(0, 60, 80, 40), Rect(300, 60, 80, 40)]
    assert focus.step(rects, 0, Action.DOWN) in (1, 2)
    assert focus.step(rects, 1, Action.UP) == 0
    assert focus.step(rects, 2, Action.UP) == 0


def test_the_menu_can_be_walked():
    posters = [Rect(140 + 340 * at, 250, 290, 420) for at in range(5)]
    go_on, rules, history = Rect(116, 770, 550, 116), Rect(1250, 772, 268, 50), Rect(1538, 772, 268, 50)
    rects = [*posters, go_on, rules, history]
    assert focus.step(rects, 0, Action.DOWN) == 5
    assert focus.step(rects, 5, Action.RIGHT) == 6
    assert focus.step(rects, 4, Action.DOWN) == 7
    assert focus.step(rects, 7, Action.UP) == 4


def test_every_place_is_reached_by_arrows():
    seen, todo = {0}, [0]
    while todo:
        here = todo.pop()
        for action in (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT):
            there = focus.step(GRID, here, action)
            if there is not None and there not in seen:
                seen.add(there)
                todo.append(there)
    assert seen == set(range(len(GRID)))


def test_tab_goes_row_by_row_and_round():
    assert focus.rows(GRID) == [[0, 1, 2], [3, 4, 5], [6, 7, 8]]
    assert focus.next_row(GRID, 1) == 3
    assert focus.next_row(GRID, 8) == 0
    assert focus.next_row(GRID, 1, forward=False) == 6


def test_the_first_place_is_at_the_top_left():
    assert focus.first([Rect(200, 60, 10, 10), Rect(100, 0, 10, 10), Rect(0, 2, 10, 10)]) == 2
    assert focus.first([]) is None
