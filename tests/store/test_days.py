"""Daily deals in the store: the first try counts, the others are practice; days in a row."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from game.match.daily import Outcome, daily_match
from game.match.match import Match, Sitter
from game.store import Person, Standing, Store, Who
from game.store.days import Day, best_streak, by_day, outcome_of, streak
from tests.store.test_matches import Clock, kept, on

TODAY = date(2026, 11, 29)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "kept", clock=Clock()).wait()
    yield opened
    opened.close()


def days(store: Store) -> dict[date, Day]:
    return store.matches.days().result(10)


def deal(day: date, practice: bool = False) -> Match:
    return daily_match(day, Sitter("You"), practice)


def play(store: Store, back: Sequence[int], practice: bool = False) -> None:
    """Play the deals of the days so far back to their ends."""
    for each in back:
        kept(store, deal(TODAY - timedelta(days=each), practice))


def test_a_day_stands_open_until_its_first_try_is_counted(store: Store) -> None:
    assert days(store) == {}
    assert Day(TODAY).standing is Standing.FRESH
    match = kept(store, deal(TODAY), 3)
    (begun,) = days(store).values()
    assert (begun.standing, begun.outcome) == (Standing.IN_PLAY, None)
    assert begun.under_way == begun.first
    on(match)
    assert match.kept.result(10)
    (over,) = days(store).values()
    assert (over.standing, over.under_way) == (Standing.COUNTED, None)
    result = match.state.result
    assert result is not None
    more = result.more
    assert over.outcome == Outcome(result.scores[0], more["natural"], more["wild"], more["cost"])


def test_everybody_has_days_of_their_own(store: Store) -> None:
    store.keep_people([Person("Ann")])
    number = store.people[0].id
    kept(store, deal(TODAY), 3)
    kept(store, daily_match(TODAY, Sitter("Ann", None, number)))
    assert len(days(store)[TODAY].tries) == 2
    for who, standing in ((Who("You"), Standing.IN_PLAY), (Who("Ann", number), Standing.COUNTED)):
        found = store.matches.days(who).result(10)
        assert [day.standing for day in found.values()] == [standing]
    assert store.matches.days(Who("Bo")).result(10) == {}


def test_a_second_try_changes_nothing_of_the_first(store: Store) -> None:
    play(store, [0])
    first = days(store)[TODAY]
    kept(store, deal(TODAY, practice=True), 3)
    second = days(store)[TODAY]
    assert (second.standing, second.first, second.outcome) == (first.standing, first.first, first.outcome)
    assert second.under_way == second.tries[1]


def test_a_try_that_turned_practice_leaves_the_day_without_a_score(store: Store) -> None:
    match = kept(store, deal(TODAY), 4)
    assert match.undo(0)
    on(match)
    play(store, [0])
    day = days(store)[TODAY]
    assert (day.standing, day.first, day.outcome) == (Standing.PRACTICE, None, None)


def test_other_deals_and_other_games_are_no_days(store: Store) -> None:
    match = deal(TODAY)
    match.deal = "20261129"
    kept(store, match)
    assert days(store) == {}


@pytest.mark.parametrize(
    ("counted", "practice", "now", "best"),
    [
        ((), (), 0, 0),
        ((0,), (), 1, 1),
        ((1, 2), (), 2, 2),
        ((0, 1, 2, 4, 5, 6, 7), (), 3, 4),
        ((2, 3), (), 0, 2),
        ((0, 2), (1,), 1, 1),
    ],
)
def test_days_in_a_row(store: Store, counted: Sequence[int], practice: Sequence[int], now: int, best: int) -> None:
    play(store, counted)
    play(store, practice, practice=True)
    assert (streak(days(store), TODAY), best_streak(days(store))) == (now, best)


def test_the_best_try_may_be_practice(store: Store) -> None:
    play(store, [0])
    play(store, [0, 0], practice=True)
    tries = days(store)[TODAY].tries

    def scored(*scores: int | None) -> Day:
        seats = [(replace(each.seats[0], score=score),) for each, score in zip(tries, scores, strict=True)]
        return Day(TODAY, tuple(replace(each, seats=seat) for each, seat in zip(tries, seats, strict=True)))

    assert scored(None, None, None).best is None
    for scores, at in (((4, 6, 6), 1), ((6, 6, 2), 0), ((None, -1, None), 1)):
        assert scored(*scores).best == scored(*scores).tries[at]


def test_a_result_that_makes_no_sense_is_none(store: Store) -> None:
    play(store, [0])
    match = days(store)[TODAY].tries[0]
    for result in ({}, {"natural": 3, "wild": "x", "cost": 0}, {"natural": 10**9, "wild": 0, "cost": 0}, None):
        assert outcome_of(replace(match, result=result)) is None
    assert by_day([replace(match, deal="7")]) == {}
