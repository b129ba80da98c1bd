"""The statistics: plots drawn from the rows of the choice, each bar with its figure; few rows, none, small windows."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from pygame import Rect

from game.match.tallies import Count
from game.scenes.history import History
from game.scenes.statistics import Statistics
from game.scenes.statistics.bars import FEW, Plot
from game.scenes.statistics.bluffs import bluffs
from game.scenes.statistics.figures import figures
from game.scenes.statistics.scores import scores
from game.scenes.statistics.speed import BINS, spans, speed
from game.scenes.statistics.wins import wins
from game.scenes.words import statistics as words
from game.stage.units import Units
from game.store import GameSheet, Sheet, Slap, Who
from tests.scenes.evening import fill
from tests.scenes.looking_back import BackRoom
from tests.scenes.saloon import SIZES, TINY, inside

NOW = datetime(2026, 11, 29, 20, 0, tzinfo=UTC)
BOX, UNITS = Rect(100, 100, 840, 310), Units((1920, 1080))
NOTHING = dict.fromkeys(Count, 0)


@pytest.fixture(scope="module")
def evenings(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("evenings") / "kept"
    fill(folder, 14)
    return folder


@pytest.fixture
def room(tmp_path: Path, evenings: Path) -> Iterator[BackRoom]:
    made = BackRoom(tmp_path, evenings, (1920, 1080))
    made.lay(Statistics(made.house))
    yield made
    made.close()
    assert made.caught == [], "a scene failed"


def sheet(*games: GameSheet, slaps: tuple[Slap, ...] = (), **counts: int) -> Sheet:
    found = {**NOTHING, **{Count[name.upper()]: value for name, value in counts.items()}}
    return Sheet(Who("Ann"), games, 1, 3, NOW, timedelta(hours=3), slaps, found)


def solitaire(*results: int | None) -> GameSheet:
    won = sum(result is not None for result in results)
    return GameSheet("bullets-and-bombs", len(results), won, 1.0, results, 1)


def slaps(*times: int, days_ago: int = 100) -> tuple[Slap, ...]:
    return tuple(Slap(ms, NOW - timedelta(days=days_ago)) for ms in times)


def tips(plot: Plot) -> list[tuple[str, str]]:
    return [(bar.tip.title, bar.tip.text) for bar in plot.bars if bar.tip is not None]


# ------------------------------------------------------------------ plots
def test_wins_are_as_long_as_their_share() -> None:
    games = (GameSheet("blast", 10, 7, 0.5, (7, None, 4), 2), GameSheet("blasting-billy", 8, 1, 0.25, (), 0))
    plot = wins(BOX, sheet(*games, solitaire(5, None)), UNITS)
    billy, blast, bombs = plot.bars
    whole = blast.rect.w / 0.7
    assert billy.rect.w == pytest.approx(whole / 8, abs=2)
    assert bombs.rect.w == pytest.approx(whole / 2, abs=2)
    line = "7 of 10 won; a fair share is 50\u00a0%. 2 in a row, best 7, mean 5.5."
    assert tips(plot)[1] == ("Blast: 70\u00a0%", line)
    assert billy.tone != blast.tone
    assert len(plot.above) == 2  # nobody else sits at the solitaire, so there is no fair share


def test_a_score_has_a_bar_as_high_as_it_was_often() -> None:
    results = (5, 5, 5, 6, 7, None, None, -1, 3)
    plot = scores(BOX, sheet(solitaire(*results)), UNITS)
    times = Counter(results)
    heights = {title: bar.rect.h for (title, _), bar in zip(tips(plot), plot.bars, strict=True)}
    assert heights["5"] == pytest.approx(3 * heights["6"], abs=2)
    assert heights["lost"] == pytest.approx(2 * heights["6"], abs=2)
    assert dict(tips(plot)) == {
        ("lost" if score is None else str(score).replace("-", "−")): f"{number} time{'s' * (number != 1)}"
        for score, number in times.items()
    }


def test_few_rows_are_dots() -> None:
    few = scores(BOX, sheet(solitaire(5, 5, None, 6)), UNITS)
    assert len(few.bars) == 3
    assert len({bar.rect.size for bar in few.bars}) == 1
    assert len({bar.rect.topleft for bar in few.bars}) == 3
    duels = speed(BOX, sheet(slaps=slaps(300, 310, 500)), UNITS, NOW)
    assert [title for title, _ in tips(duels)] == ["300 ms", "310 ms", "500 ms"]
    assert FEW > 4


def test_no_rows_say_so() -> None:
    for plot in (scores(BOX, sheet(), UNITS), speed(BOX, sheet(), UNITS, NOW), bluffs(BOX, sheet(), UNITS)):
        assert plot.bars == []
        assert len(plot.below) == 2


def test_times_stand_in_their_span_and_recent_ones_are_hatched() -> None:
    all_ = (*slaps(301, 305, 322, 390, 391, 392), *slaps(306, 395, days_ago=3))
    plot = speed(BOX, sheet(slaps=all_), UNITS, NOW)
    step, first, _ = spans([slap.ms for slap in all_])
    found = dict(tips(plot))
    assert len([bar for bar in plot.bars if bar.tone.lines]) == 2
    for slap in all_:
        low = first + (slap.ms - first) // step * step
        assert f"{low} to {low + step - 1} ms" in found
    counted = sum(int(text.split(" ")[0]) for text in found.values())
    assert counted == len(all_)


@pytest.mark.parametrize("times", [[300], [200, 60_000], [1, 2, 3], list(range(200, 900)), [400] * 50 + [59_999]])
def test_spans_hold_what_matters(times: list[int]) -> None:
    step, first, count = spans(times)
    assert first <= min(times)
    assert 4 <= count <= BINS + 1
    assert first + step * count > sorted(times)[len(times) // 2]


def test_bluffs_are_cut_where_they_should() -> None:
    plot = bluffs(BOX, sheet(right=3, wrong=1, had_it=0, caught=4, coins=9), UNITS)
    right, wrong, caught = plot.bars
    assert right.rect.w == pytest.approx(3 * wrong.rect.w, abs=3)
    assert caught.rect.w == BOX.w
    assert [title for title, _ in tips(plot)] == ["3 right", "1 wrong", "4 caught"]


def test_figures_are_those_of_the_sheet() -> None:
    found = figures(sheet(GameSheet("blast", 10, 7, 0.5, (), 0)))
    assert [(figure, what) for figure, what, _ in found] == [
        ("10", "games"), ("7", "won"), ("3", "won in a row"), ("1", "won in a row"), ("3 h", "at the table"),
    ]  # fmt: skip
    assert found[1][2] == "70\u00a0%"
    assert found[2][2] == "at best, in November"


# ------------------------------------------------------------------ the screen
def test_the_most_frequent_player_is_shown_first(room: BackRoom) -> None:
    page = room.statistics
    assert page.sheet is not None
    assert page.sheet.who.name == "Ann"
    assert len(page.plots) == 4
    assert all(plot.bars for plot in page.plots)


def test_another_person_is_chosen_from_the_list(room: BackRoom) -> None:
    before = room.picture()
    room.press("p")
    room.press("DOWN")
    room.press("RETURN")
    room.settle()
    page = room.statistics
    assert page.sheet is not None
    assert page.sheet.who == page.known[1]
    assert room.picture() != before


def test_a_period_is_chosen_by_arrows(room: BackRoom) -> None:
    page = room.statistics
    page.panel.set_focus(page.period)
    room.press("RIGHT")
    room.press("RIGHT")
    room.settle()
    assert page.period.chosen == 2
    assert page.sheet is not None
    assert page.sheet.finished == 14


def test_every_bar_is_reached_by_arrows_and_tells_its_figure(room: BackRoom) -> None:
    page = room.statistics
    for plot, way in zip(page.plots, ("DOWN", "RIGHT", "RIGHT", "DOWN"), strict=True):
        bars = [bar for bar in plot.bars if bar.takes_focus]
        assert all(bar.tip is not None and bar.tip.title for bar in bars)
        page.panel.set_focus(bars[0])
        reached = {bars[0]}
        for _ in bars:
            room.press(way)
            reached.add(page.panel.focus)
        assert len(reached.intersection(bars)) >= len(bars) * 2 // 3


def test_the_table_is_exported(room: BackRoom, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.scenes.statistics.scene.records_folder", lambda: tmp_path / "documents")
    room.press("e")
    room.settle()
    (file,) = (tmp_path / "documents").iterdir()
    with file.open(encoding="utf-8", newline="") as stream:
        rows = list(csv.DictReader(stream))
    assert len({row["ended"] for row in rows}) == 14
    assert room.toasts() == [words.SAVED]


def test_an_empty_table_is_not_exported_and_the_button_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.scenes.statistics.scene.records_folder", lambda: tmp_path / "documents")
    room = BackRoom(tmp_path)
    room.lay(Statistics(room.house))
    assert not room.statistics.export.enabled
    room.click(room.statistics.export)
    room.press("e")
    room.settle()
    assert [toast.sub for toast in room.stage.toasts.up] == [words.NOTHING_TO_EXPORT]
    assert not (tmp_path / "documents").exists()
    room.close()
    assert room.caught == []


def test_history_from_here(room: BackRoom) -> None:
    room.press("h")
    room.settle()
    assert isinstance(room.top, History)


def test_nobody_has_statistics_yet(tmp_path: Path) -> None:
    room = BackRoom(tmp_path)
    room.lay(Statistics(room.house))
    for name in ("p", "e", "TAB", "RIGHT"):
        room.press(name)
    room.press("ESCAPE")
    assert room.top is room.menu
    room.close()
    assert room.caught == []


@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("size", SIZES)
def test_every_size_has_room(tmp_path: Path, evenings: Path, size: tuple[int, int], text_size: float) -> None:
    room = BackRoom(tmp_path, evenings, size)
    room.settings.change("text_size", text_size)
    room.lay(Statistics(room.house))
    page = room.statistics
    for at in range(5 if page.small else 1):
        page._turn(at)
        room.frames(2)
        assert inside(room, page.panel.widgets) == []
        for plot in page.plots:
            assert all(page.stage.bounds.contains(bar.rect) for bar in plot.bars)
    room.close()
    assert room.caught == []


@pytest.mark.parametrize("size", TINY)
def test_tiny_windows_do_no_harm(tmp_path: Path, evenings: Path, size: tuple[int, int]) -> None:
    room = BackRoom(tmp_path, evenings)
    room.lay(Statistics(room.house))
    room.resize(size)
    for at in range(5):
        room.statistics._turn(at)
        room.frames(2)
    room.close()
    assert room.caught == []
