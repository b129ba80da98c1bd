"""Statistics say what the finished games say: compared with counting by hand, and nothing ever counts twice."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from statistics import mean

import pytest

from game.match.match import Match
from game.match.tallies import Count, tallies
from game.store import Person, Sheet, Store, Who
from tests.store.test_matches import Clock, kept, on, table

BEGAN = datetime(2026, 11, 29, 20, 0, tzinfo=UTC)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(tmp_path: Path, clock: Clock) -> Iterator[Store]:
    opened = Store(tmp_path / "kept", clock=clock).wait()
    yield opened
    opened.close()


def sheet(store: Store, who: Who, since: datetime | None = None) -> Sheet:
    return store.matches.statistics(who, since).result(10)


def evening(store: Store, clock: Clock, games: int = 24) -> list[Match]:
    """Many games with Ann at different seats, an hour apart."""
    played = []
    rng = Random(6)
    for number in range(games):
        game_id = ("blast", "blasting-billy", "bullets-and-bombs", "bluffing-billionaires")[number % 4]
        names = ["Ann", *(["Bo"] if game_id == "blast" else ["Bo", "Cy", "Di"])]
        if game_id == "bullets-and-bombs":
            names = ["Ann"]
        rng.shuffle(names)
        match = table(game_id, *names, seed=number)
        store.matches.keep(match)
        clock.pass_(100)
        on(match, seed=number)
        assert match.kept.result(10)
        played.append(match)
        clock.pass_(3500)
    return played


def own(match: Match, name: str = "Ann") -> int:
    return next(seat for seat, sitter in enumerate(match.sitters) if sitter.name == name)


def won(match: Match) -> bool:
    assert match.state.result is not None
    return own(match) in match.state.result.winners


def test_everything_is_as_counted_by_hand(store: Store, clock: Clock) -> None:
    played = evening(store, clock)
    found = sheet(store, Who("Ann"))
    assert found.finished == len(played)
    assert found.won == sum(map(won, played))
    assert found.played == timedelta(seconds=100 * len(played))
    for row in found.games:
        games = [match for match in played if match.game.id == row.game]
        scores = [match.state.result.scores[own(match)] for match in games]
        counted = [score for score in scores if score is not None]
        assert (row.played, row.won) == (len(games), sum(map(won, games)))
        assert row.fair == pytest.approx(mean(1 / len(match.sitters) for match in games))
        assert row.scores == tuple(scores)
        assert (row.highest, row.lowest) == (max(counted, default=None), min(counted, default=None))
        assert row.mean == (pytest.approx(mean(counted)) if counted else None)
    assert [row.game for row in found.games] == sorted({match.game.id for match in played})


def test_streaks_are_as_counted_by_hand(store: Store, clock: Clock) -> None:
    played = evening(store, clock, 40)
    line = "".join("W" if won(match) else "L" for match in played)
    runs = line.split("L")
    found = sheet(store, Who("Ann"))
    assert found.best_streak == max(map(len, runs)) > 0
    assert found.streak == len(runs[-1])
    end = line.index("W" * found.best_streak) + found.best_streak - 1
    assert found.best_when == BEGAN + timedelta(seconds=3600 * end + 100)


def test_only_what_ended_since_then_counts(store: Store, clock: Clock) -> None:
    evening(store, clock, 12)
    assert sheet(store, Who("Ann"), BEGAN + timedelta(hours=8)).finished == 4
    assert sheet(store, Who("Ann"), BEGAN + timedelta(hours=20)) == Sheet(
        Who("Ann"), (), 0, 0, None, timedelta(), (), dict.fromkeys(Count, 0)
    )


def test_reaction_times_and_fouls_are_those_of_the_seat(store: Store) -> None:
    match = table("crazy-bullets", "Ann", "Bo", "Cy")
    store.matches.keep(match)
    rng = Random(3)
    while not match.over:
        seat = rng.choice(match.state.movers())
        move = rng.choice(match.state.legal(seat))
        text = f"slap @{rng.randrange(200, 700)}" if str(move) == "slap" else str(move)
        match.play(seat, match.game.parse(text))
    assert match.kept.result(10)
    for seat, name in enumerate(("Ann", "Bo", "Cy")):
        by_hand = [tally for tally in tallies(match.record()) if tally.seat == seat]
        found = sheet(store, Who(name))
        assert Counter(slap.ms for slap in found.slaps) == Counter(t.value for t in by_hand if t.count is Count.SLAP)
        assert found.counts[Count.SLAP] == len(found.slaps) > 0
        for count in (Count.DUEL, Count.FOUL):
            assert found.counts[count] == sum(tally.value for tally in by_hand if tally.count is count) > 0


def test_bluffs_add_up_and_coins_are_the_most_of_a_game(store: Store) -> None:
    played = [kept(store, table("bluffing-billionaires", "Ann", "Bo", "Cy", seed=seed)) for seed in range(4)]
    lines = [tally for match in played for tally in tallies(match.record()) if tally.seat == 0]
    counts = sheet(store, Who("Ann")).counts
    for count in (Count.RIGHT, Count.WRONG, Count.HAD_IT, Count.CAUGHT):
        assert counts[count] == sum(tally.value for tally in lines if tally.count is count)
    assert counts[Count.COINS] == max(tally.value for tally in lines if tally.count is Count.COINS)


def test_taking_back_and_going_on_never_count_twice(store: Store) -> None:
    match = kept(store, table("bullets-and-bombs", "Ann"), 20)
    (found,) = store.matches.in_play().result(10)
    assert sheet(store, Who("Ann")).finished == 0
    again = store.matches.resume(found.id, Random(1)).result(10)
    on(again)
    for _ in range(3):
        again.undo(0)
        assert again.kept.result(10)
        again.redo()
    assert again.kept.result(10)
    assert sheet(store, Who("Ann")).finished == 1
    assert match.length < again.length


def test_bluffs_of_a_game_that_was_gone_on_with_count_once(store: Store) -> None:
    kept(store, table("bluffing-billionaires", "Ann", "Bo"), 15)
    (found,) = store.matches.in_play().result(10)
    again = on(store.matches.resume(found.id, Random(1)).result(10))
    assert again.kept.result(10)
    by_hand = sum(t.value for t in tallies(again.record()) if t.seat == 0 and t.count in (Count.RIGHT, Count.WRONG))
    counts = sheet(store, Who("Ann")).counts
    assert counts[Count.RIGHT] + counts[Count.WRONG] == by_hand > 0


def test_practice_does_not_count(store: Store) -> None:
    match = table("bullets-and-bombs", "Ann")
    match.practice = True
    kept(store, match)
    assert len(store.matches.history().result(10)) == 1
    assert sheet(store, Who("Ann")).finished == 0
    assert store.matches.players().result(10) == ()


def test_a_new_name_keeps_the_games(store: Store) -> None:
    store.keep_people([Person("Ann")])
    number = store.people[0].id
    kept(store, table("blast", "Ann", "Bo"))
    store.keep_people([Person("Annie", id=number)])
    kept(store, table("blast", "Annie", "Bo"))
    assert store.matches.players().result(10) == (Who("Annie", number), Who("Bo"))
    assert sheet(store, Who("Annie", number)).finished == 2
    store.keep_people([])
    assert sheet(store, Who("Annie", number)).finished == 2


def test_the_table_for_other_programs(store: Store, clock: Clock) -> None:
    match = table("blast", "=1+1", 'Bo "the, hand"')
    store.matches.keep(match)
    clock.pass_(61)
    on(match)
    text = store.matches.csv().result(10)
    rows = list(csv.DictReader(io.StringIO(text)))
    assert match.state.result is not None
    assert [row["name"] for row in rows] == ["'=1+1", 'Bo "the, hand"']
    for seat, row in enumerate(rows):
        assert row["ended"] == clock.now.astimezone().isoformat()
        assert (row["game"], row["deal"], row["practice"], row["players"]) == ("blast", "", "no", "2")
        assert (row["seat"], row["computer"], row["seconds"]) == (str(seat), "", "61")
        assert row["score"] == str(match.state.result.scores[seat])
        assert row["won"] == ("yes" if seat in match.state.result.winners else "no")
        assert row["moves"] == str(match.length)
