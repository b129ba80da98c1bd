"""The result sheet: counting up, the poster, and what comes after."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.scenes.portrait import HATS
from game.scenes.table.count import EACH, Count
from game.scenes.table.host import Account, Outcome
from game.scenes.table.sheet import ResultSheet
from game.scenes.table.table import Table
from game.scenes.table.ways import ways_on
from game.scenes.words import table as words
from game.stage.board import Board
from game.stage.motion import Pace, Speed
from tests.scenes.plain import Crowd
from tests.scenes.saloon import SIZES, TINY, inside, overlapping
from tests.scenes.saloon import Table as SetUp

FIVE = tuple(
    Account(seat, (("gold", 7 * seat), ("coins", 3), ("rings", -4)), None if seat == 1 else 7 * seat - 1, note)
    for seat, note in enumerate(("", "shot for gold, coins", "", "4 cards", ""))
)
OUTCOME = Outcome("Nobody gets away", "Two bars more than Billy.", (2, 4), FIVE)


@pytest.fixture
def ended() -> Iterator[Crowd]:
    crowd = Crowd("blasting-billy", ["easy"] * 5, speed="off", hold=0.0)
    crowd.until(lambda: isinstance(crowd.top, ResultSheet), 3000)
    yield crowd
    crowd.close()
    assert crowd.caught == [], "a scene failed"


def sheet_of(crowd: Crowd) -> ResultSheet:
    assert isinstance(crowd.top, ResultSheet)
    return crowd.top


def show_again(crowd: Crowd, outcome: Outcome) -> ResultSheet:
    """Another outcome on a new sheet."""
    crowd.stage.pop()
    assert crowd.table.company is not None
    crowd.show_scene(ResultSheet(crowd.table, crowd.table.company, outcome))
    return sheet_of(crowd)


# ------------------------------------------------------------------ counting
def test_kinds_are_counted_for_all_before_the_next_one_and_totals_come_last() -> None:
    count, pace = Count(FIVE[:2]), Pace()
    seen = []
    while not count.over:
        count.update(EACH + 2.0, pace)
        seen.append(([count.parts(0), count.parts(1)], [count.finished(0), count.finished(1)]))
    assert [parts for parts, _ in seen] == [[1, 0], [1, 1], [2, 1], [2, 2], [3, 2], [3, 3], [3, 3], [3, 3]]
    assert [done for _, done in seen][-3:] == [[False, False], [True, False], [True, True]]
    assert [count.total(0), count.total(1)] == ["−1", words.OUT]


def test_a_total_counts_up_to_its_figure() -> None:
    count, pace = Count((Account(0, (), 20),)), Pace()
    shown = []
    while not count.over:
        count.update(0.1, pace)
        shown.append(int(count.total(0) or -1))
    assert shown == sorted(shown)
    assert shown[-1] == 20
    assert len(set(shown)) > 4


def test_speed_off_counts_at_once() -> None:
    count, pace = Count(FIVE), Pace(Speed.OFF)
    for _ in range(20):
        count.update(0.0, pace)
    assert count.over


# ------------------------------------------------------------------ the sheet
def test_the_sheet_comes_once_all_has_been_seen(ended: Crowd) -> None:
    assert ended.table.match.over
    assert ended.table.moment == ended.table.past.now
    sheet = sheet_of(ended)
    assert sheet.counted
    assert sheet.outcome.winners == ended.table.match.view(None).result.winners


def test_winners_are_told_only_when_all_is_counted_and_a_click_hurries(ended: Crowd) -> None:
    ended.settings.change("speed", "normal")
    sheet = show_again(ended, OUTCOME)
    ended.sound.played.clear()
    ended.frames(60)
    assert not sheet.counted
    assert "count" in ended.sound.played
    before = ended.picture()
    ended.click(sheet.buttons[-1])
    assert sheet.counted
    assert ended.top is sheet, "the click that hurries presses nothing"
    assert ended.sound.played[-1] == "win"
    ended.frames(30)
    assert ended.picture() != before


def test_it_counts_to_the_end_by_itself(ended: Crowd) -> None:
    ended.settings.change("speed", "fast")
    sheet = show_again(ended, OUTCOME)
    ended.until(lambda: sheet.counted, 900)
    ended.until(lambda: not sheet.moving)


def test_a_rematch_begins_with_the_next_player(ended: Crowd) -> None:
    first = ended.table.match.first
    assert first is not None
    ended.press("RETURN")
    assert ended.rematches == [(first + 1) % 5]
    assert isinstance(ended.top, Table)
    assert ended.top is not ended.table
    ended.until(lambda: ended.top.match.first is not None)
    assert ended.top.match.first == (first + 1) % 5
    assert ended.table not in ended.stage.scenes


def test_others_sit_down(ended: Crowd) -> None:
    ended.press("n")
    assert isinstance(ended.top, SetUp)
    assert ended.stage.scenes == (ended.menu, ended.top)


def test_the_table_can_be_looked_at_and_the_sheet_does_not_come_again(ended: Crowd) -> None:
    ended.press("ESCAPE")
    assert ended.top is ended.table
    ended.frames(120)
    assert ended.top is ended.table
    ended.press("ESCAPE")
    ended.press("t")
    assert isinstance(ended.top, ResultSheet)


def test_back_to_the_saloon(ended: Crowd) -> None:
    ended.press("q")
    assert ended.top is ended.menu


def test_nobody_wins(ended: Crowd) -> None:
    sheet = show_again(ended, Outcome("Billy wins", "Nobody gets away.", (), FIVE, HATS["1"].drawing))
    ended.frames(5)
    assert sheet.counted
    assert ended.sound.played[-1] == "lose"


@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("size", [*SIZES, *TINY])
def test_everything_is_in_its_place_at_every_size(ended: Crowd, size: tuple[int, int], text_size: float) -> None:
    ended.settings.change("text_size", text_size)
    sheet = show_again(ended, OUTCOME)
    ended.resize(size)
    assert ended.stage.bounds.contains(sheet.box)
    assert inside(ended, sheet.panel.widgets) == []
    assert overlapping(sheet.panel.widgets) == []
    assert all(sheet.box.contains(button.rect) for button in sheet.buttons)
    assert not any(sheet.poster.colliderect(button.rect) for button in sheet.buttons)


def test_a_game_with_a_count_of_its_own_shows_that_instead() -> None:
    crowd = Crowd("blast", ["easy", "easy"], speed="off", hold=0.0)
    crowd.table.ending.scene = SetUp
    crowd.until(lambda: isinstance(crowd.top, SetUp), 3000)
    assert crowd.table.match.over
    buttons = ways_on(crowd.table, crowd.top)
    assert [button.label for button in buttons][:2] == [words.REMATCH, words.NEW_SET_UP]
    buttons[-2].trigger()
    assert crowd.top is crowd.table
    crowd.close()
    assert crowd.caught == []


def test_new_cards_fly_in_from_where_the_game_says() -> None:
    crowd = Crowd("bluffing-billionaires", ["easy", "easy"], speed="slow", first=0)
    ways = []
    show = crowd.table.sprites.show

    def noted(board: Board, **more: object) -> None:
        ways.append(more.get("came_from"))
        show(board, **more)

    crowd.table.sprites.show = noted  # the place where flights begin
    crowd.game.came_from = {77: "0/hand"}
    crowd.until(lambda: {77: "0/hand"} in ways)
    crowd.close()
