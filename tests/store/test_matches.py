"""Matches are kept move by move, found again, gone on with, and never counted twice."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from random import Random
from threading import Event

import pytest

from game.match.daily import daily_match
from game.match.match import Match, Sitter
from game.rules import GAMES
from game.rules.core import draw_options, random_move
from game.rules.record import RecordError
from game.store import KeptMatch, Person, Store, StoreError, Wanted, Who, words
from game.store.opening import Opened, open_file
from game.store.place import FILE

ANN = Who("Ann")


class Clock:
    """A clock that stands until it is put forward."""

    def __init__(self) -> None:
        self.now = datetime(2026, 11, 29, 20, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def pass_(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(folder: Path, clock: Clock) -> Iterator[Store]:
    opened = Store(folder, clock=clock).wait()
    yield opened
    opened.close()


def table(game_id: str, *names: str, seed: int = 1, levels: tuple[str | None, ...] = ()) -> Match:
    """A match with the deal made. `levels`: of the seats, people if not said."""
    game, rng = GAMES[game_id], Random(seed)
    sitters = [Sitter(name, level) for name, level in zip(names, levels or [None] * len(names), strict=True)]
    match = Match(game, sitters, draw_options(game.options, {}, len(names), rng), rng)
    match.settle()
    return match


def on(match: Match, moves: int = 10_000, seed: int = 2) -> Match:
    """Play some moves at random, to the end if nothing is said."""
    rng = Random(seed)
    for _ in range(moves):
        if match.over:
            break
        match.play(*random_move(match.state, rng))
    return match


def kept(store: Store, match: Match, moves: int = 10_000) -> Match:
    """A match that is played and kept."""
    store.matches.keep(match)
    on(match, moves)
    assert match.kept.result(10)
    return match


def in_play(store: Store) -> tuple[KeptMatch, ...]:
    return store.matches.in_play().result(10)


def history(store: Store, **wanted: object) -> tuple[KeptMatch, ...]:
    return store.matches.history(Wanted(**wanted)).result(10)


# ------------------------------------------------------------------ keeping
def test_a_match_in_play_is_listed_with_who_what_and_when(store: Store, clock: Clock) -> None:
    begun = clock.now
    match = table("blasting-billy", "Ann", "Doc", "Bo", levels=(None, "hard", None))
    store.matches.keep(match)
    clock.pass_(90)
    on(match, 6)
    (found,) = in_play(store)
    assert (found.game, found.length, found.practice, found.deal) == ("blasting-billy", match.length, False, "")
    assert [(seat.name, seat.level, seat.score, seat.won) for seat in found.seats] == [
        ("Ann", None, None, False),
        ("Doc", "hard", None, False),
        ("Bo", None, None, False),
    ]
    assert (found.begun, found.changed, found.ended, found.result) == (begun, clock.now, None, None)
    assert found.played == timedelta(seconds=90)
    assert history(store) == ()


def test_a_match_in_which_nobody_decided_is_not_offered(store: Store) -> None:
    match = table("blast", "Ann", "Bo")
    assert store.matches.keep(match).result(10)
    assert in_play(store) == ()


def test_a_game_that_follows_another_is_offered_at_once(store: Store) -> None:
    match = table("crazy-bullets", "Ann", "Bo")
    assert store.matches.keep(match, follows=True).result(10)
    assert [each.length for each in in_play(store)] == [match.length]
    on(match)
    assert match.kept.result(10)
    assert in_play(store) == ()


def test_par_is_kept_with_every_match_that_had_this_deal(store: Store) -> None:
    day, other = date(2026, 11, 29), date(2026, 11, 28)
    matches = [daily_match(when, Sitter(name)) for when, name in ((day, "Ann"), (day, "Bo"), (other, "Ann"))]
    for match in matches:
        kept(store, match)
    assert {each.par for each in history(store)} == {None}
    assert store.matches.keep_par(matches[0], -2).result(10)
    assert [(each.seats[0].name, each.par) for each in history(store, newest_first=False)] == [
        ("Ann", -2), ("Bo", -2), ("Ann", None),
    ]  # fmt: skip


def test_every_move_is_in_the_file_when_it_is_acknowledged(store: Store, folder: Path) -> None:
    match = table("blast", "Ann", "Bo")
    store.matches.keep(match)
    rng = Random(3)
    with closing(sqlite3.connect(folder / FILE)) as other:
        for _ in range(15):
            assert match.play(*random_move(match.state, rng)).kept.result(10)
            rows = other.execute("SELECT move FROM moves ORDER BY number").fetchall()
            assert tuple(move for (move,) in rows) == match.record().moves


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_a_finished_match_moves_to_the_history_with_its_result(store: Store, clock: Clock, game_id: str) -> None:
    seats = GAMES[game_id].seats[-1]
    match = table(game_id, *"ABCDEF"[:seats])
    store.matches.keep(match)
    clock.pass_(30)
    on(match)
    result = match.state.result
    assert result is not None
    (found,) = history(store)
    assert found.result == result.as_json()
    assert [(seat.score, seat.won) for seat in found.seats] == [
        (score, seat in result.winners) for seat, score in enumerate(result.scores)
    ]
    assert found.ended == clock.now
    assert in_play(store) == ()
    assert store.matches.record(found.id).result(10).moves == match.record().moves


def test_what_was_taken_back_is_gone_and_practice_is_kept(store: Store) -> None:
    match = kept(store, table("bullets-and-bombs", "Ann"), 12)
    match.undo(0)
    match.undo(0)
    assert match.kept.result(10)
    (found,) = in_play(store)
    assert found.practice
    assert store.matches.record(found.id).result(10).moves == match.record().moves
    match.redo()
    assert match.kept.result(10)
    assert store.matches.record(found.id).result(10).moves == match.record().moves


def test_an_end_that_was_taken_back_is_no_end(store: Store) -> None:
    match = kept(store, table("bullets-and-bombs", "Ann"))
    match.undo(0)
    assert match.kept.result(10)
    assert history(store) == ()
    assert len(in_play(store)) == 1
    match.redo()
    assert match.kept.result(10)
    assert len(history(store)) == 1


def test_only_time_at_the_table_counts(store: Store, clock: Clock) -> None:
    match = table("blast", "Ann", "Bo")
    store.matches.keep(match)
    for pause in (20, 10_000, 5):
        clock.pass_(pause)
        on(match, 1)
    clock.pass_(-60)
    on(match, 1)
    assert in_play(store)[0].played == timedelta(seconds=20 + 300 + 5)


def test_people_are_known_by_their_number(store: Store) -> None:
    store.keep_people([Person("Ann", 1)])
    (ann,) = store.people
    assert ann.id
    match = table("blast", "Ann", "Bo")
    kept(store, match, 5)
    assert [seat.person for seat in in_play(store)[0].seats] == [ann.id, None]


# ------------------------------------------------------------------ going on
def test_a_match_goes_on_after_closing(store: Store, folder: Path, clock: Clock) -> None:
    match = table("blasting-billy", "Ann", "Doc", levels=(None, "easy"))
    match.practice = True
    store.matches.keep(match)
    clock.pass_(40)
    on(match, 9)
    store.close()
    second = Store(folder, clock=clock).wait()
    (found,) = in_play(second)
    again = second.matches.resume(found.id, Random(5)).result(10)
    assert again.record().moves == match.record().moves
    assert again.sitters == match.sitters
    assert again.practice
    clock.pass_(10)
    on(again)
    assert again.kept.result(10)
    (done,) = history(second)
    assert (done.id, done.length, done.practice) == (found.id, again.length, True)
    assert done.played == timedelta(seconds=50)
    second.close()


def test_looking_in_at_a_match_is_not_playing_it(store: Store, clock: Clock) -> None:
    kept(store, table("blast", "Ann", "Bo"), 9)
    clock.pass_(60)
    kept(store, table("blasting-billy", "Ann", "Bo"), 5)
    later, earlier = in_play(store)
    clock.pass_(60)
    looked = store.matches.resume(earlier.id, Random(1)).result(10)
    assert looked.kept.result(10)
    assert in_play(store) == (later, earlier)
    on(looked, 1)
    assert looked.kept.result(10)
    first, second = in_play(store)
    assert (first.id, first.changed, second) == (earlier.id, clock.now, later)


def test_a_move_that_is_taken_back_was_played(store: Store, clock: Clock) -> None:
    kept(store, table("bullets-and-bombs", "Ann"), 4)
    (found,) = in_play(store)
    looked = store.matches.resume(found.id, Random(1)).result(10)
    clock.pass_(60)
    looked.undo(0)
    assert looked.kept.result(10)
    assert in_play(store)[0].changed == clock.now


def test_a_daily_deal_stays_one(store: Store) -> None:
    day = datetime(2026, 11, 29, tzinfo=UTC).date()
    kept(store, daily_match(day, Sitter("Ann")), 3)
    (found,) = store.matches.days().result(10)[day].tries
    assert (found.deal, found.daily) == ("2026-11-29", day)
    assert store.matches.resume(found.id, Random(1)).result(10).deal == "2026-11-29"


def test_what_can_not_be_gone_on_with_says_why(store: Store, folder: Path) -> None:
    over = kept(store, table("blast", "Ann", "Bo"))
    assert over.over
    (found,) = history(store)
    with pytest.raises(RecordError, match=words.IS_OVER):
        store.matches.resume(found.id, Random(1)).result(10)
    with pytest.raises(RecordError, match=words.NO_MATCH):
        store.matches.resume(99, Random(1)).result(10)
    kept(store, table("blast", "Ann", "Bo"), 9)
    (playing,) = in_play(store)
    with closing(sqlite3.connect(folder / FILE)) as other:
        other.execute("UPDATE moves SET move = '0:pass water' WHERE match = ? AND number = 5", (playing.id,))
        other.commit()
    with pytest.raises(RecordError, match=r"move 5 .*0:pass water"):
        store.matches.resume(playing.id, Random(1)).result(10)
    with closing(sqlite3.connect(folder / FILE)) as other:
        other.execute("DELETE FROM moves WHERE match = ? AND number = 5", (playing.id,))
        other.commit()
    with pytest.raises(RecordError, match=words.GAP):
        store.matches.record(playing.id).result(10)


def test_a_card_in_the_middle_of_a_race_is_not_in_the_file(store: Store) -> None:
    match = kept(store, table("crazy-bullets", "Ann", "Bo", "Cy", "Di"), 30)
    while any(str(move) != "slap" for seat in match.state.movers() for move in match.state.legal(seat)):
        (seat,) = match.to_move
        match.play(seat, match.state.legal(seat)[0])
    assert match.kept.result(10)
    (found,) = in_play(store)
    assert store.matches.record(found.id).result(10).moves == match.record().moves[:-1]


# ------------------------------------------------------------------ deleted
def test_a_match_that_was_deleted_while_it_is_played_is_kept_anew(store: Store) -> None:
    match = kept(store, table("blast", "Ann", "Bo"), 10)
    (found,) = in_play(store)
    assert store.matches.delete(found.id).result(10)
    assert in_play(store) == ()
    on(match, 1)
    assert match.kept.result(10)
    (again,) = in_play(store)
    assert store.matches.record(again.id).result(10).moves == match.record().moves


def test_deleting_leaves_nothing_behind(store: Store, folder: Path) -> None:
    kept(store, table("crazy-bullets", "Ann", "Bo", "Cy"))
    (found,) = history(store)
    assert store.matches.delete(found.id).result(10)
    with closing(sqlite3.connect(folder / FILE)) as other:
        for name in ("matches", "seats", "moves", "tallies"):
            assert other.execute(f"SELECT count(*) FROM {name}").fetchone() == (0,)


def test_two_programs_may_know_different_people(folder: Path) -> None:
    first, second = Store(folder).wait(), Store(folder).wait()
    first.keep_people([Person("Ann")])
    first.keep_people([*first.people, Person("Bo")])
    second.keep_people([Person("Cy", 3)])
    first.keep_people([person for person in first.people if person.name != "Bo"])
    first.close()
    second.close()
    third = Store(folder).wait()
    assert {person.name for person in third.people} == {"Ann", "Cy"}
    third.close()


def test_somebody_who_is_renamed_stays_the_same(store: Store) -> None:
    store.keep_people([Person("Ann"), Person("Bo")])
    numbers = [person.id for person in store.people]
    store.keep_people([Person("Ann", 4), store.people[1]])
    assert [person.id for person in store.people] == numbers
    store.keep_people([Person("Annie", 4, id=numbers[0]), store.people[1]])
    assert [(person.name, person.id) for person in store.people] == [("Annie", numbers[0]), ("Bo", numbers[1])]


# ------------------------------------------------------------------ when it can't be kept
def test_without_a_place_a_match_is_remembered_for_as_long_as_the_program_runs() -> None:
    store = Store(None).wait()
    match = table("blast", "Ann", "Bo")
    assert store.matches.keep(match).result(10) is False
    on(match)
    assert match.kept.result(10) is False
    assert [found.length for found in history(store)] == [match.length]
    assert store.matches.statistics(ANN).result(10).finished == 1
    store.close()


def narrow(pages: int) -> Callable[[Path], Opened]:
    """A disk with room for so many more pages."""

    def opener(folder: Path) -> Opened:
        opened = open_file(folder)
        assert opened.connection is not None
        present = opened.connection.execute("PRAGMA page_count").fetchone()[0]
        opened.connection.execute(f"PRAGMA max_page_count = {present + pages}")
        return opened

    return opener


def test_what_did_not_fit_is_written_when_there_is_room_again(folder: Path, clock: Clock) -> None:
    store = Store(folder, narrow(0), clock).wait()
    match = table("crazy-bullets", "Ann", "Bo", "Cy", "Di")
    store.matches.keep(match)
    on(match, 300)
    assert match.kept.result(10) is False
    assert store.trouble == words.CANT_WRITE
    store._desk.ask(lambda connection: connection.execute("PRAGMA max_page_count = 100000").fetchone()).result(10)
    on(match, 1)
    assert match.kept.result(10) is True
    assert store.trouble == ""
    (found,) = in_play(store)
    assert store.matches.record(found.id).result(10).moves == match.record().moves
    store.close()


def test_what_did_not_fit_is_tried_once_more_at_the_end(folder: Path, clock: Clock) -> None:
    store = Store(folder, narrow(0), clock).wait()
    match = table("crazy-bullets", "Ann", "Bo", "Cy", "Di")
    store.matches.keep(match)
    on(match, 300)
    assert store.keep_setup("blast", {"name": "x" * 20_000}).result(10) is False
    assert match.kept.result(10) is False
    store._desk.ask(lambda connection: connection.execute("PRAGMA max_page_count = 100000").fetchone()).result(10)
    store.close()
    second = Store(folder).wait()
    (found,) = in_play(second)
    assert second.matches.record(found.id).result(10).moves == match.record().moves
    assert second.setups == {"blast": {"name": "x" * 20_000}}
    second.close()


def test_a_slow_disk_holds_nobody_up(folder: Path, clock: Clock) -> None:
    store = Store(folder, clock=clock).wait()
    gate = Event()
    store._desk.ask(lambda _: gate.wait(30))  # the disk doesn't answer until we say so
    match = table("blast", "Ann", "Bo")
    store.matches.keep(match)
    rng = Random(4)
    steps = [match.play(*random_move(match.state, rng)) for _ in range(20)]
    listed = store.matches.in_play()
    assert not any(step.kept.done() for step in steps)
    gate.set()
    assert all(step.kept.result(10) for step in steps)
    assert listed.result(10)[0].length == match.length
    store.close()


def test_what_waits_together_is_committed_together(folder: Path, clock: Clock) -> None:
    store = Store(folder, clock=clock).wait()
    commits: list[str] = []
    store._desk.ask(lambda c: c.set_trace_callback(commits.append)).result(10)
    gate = Event()
    store._desk.ask(lambda _: gate.wait(30))
    match = on(table("blast", "Ann", "Bo"), 1)
    store.matches.keep(match)
    on(match, 25)
    store.keep_setting("muted", True)
    gate.set()
    assert match.kept.result(10)
    assert commits.count("COMMIT") == 1
    store.close()


def test_a_fault_in_one_writing_takes_no_other_with_it(store: Store) -> None:
    gate = Event()
    store._desk.ask(lambda _: gate.wait(30))
    first = store.keep_setting("muted", True)
    wrong = store._desk.write(lambda connection: connection.execute("INSERT INTO nowhere VALUES (1)"))
    worse = store._desk.write(lambda _: 1 / 0)
    last = store.keep_setting("speed", "slow")
    gate.set()
    assert [first.result(10), wrong.result(10), last.result(10)] == [True, False, True]
    with pytest.raises(ZeroDivisionError):
        worse.result(10)


def test_a_closed_store_makes_no_promises_it_can_not_keep(folder: Path) -> None:
    store = Store(folder).wait()
    store.close()
    assert store.keep_setting("muted", True).result(10) is False
    with pytest.raises(StoreError):
        store.matches.in_play().result(10)
    store.close()


# ------------------------------------------------------------------ odd rows
def test_matches_that_make_no_sense_are_left_out(store: Store, folder: Path) -> None:
    kept(store, table("blast", "Ann", "Bo"))
    kept(store, table("blast", "Ann", "Bo"), 8)
    with closing(sqlite3.connect(folder / FILE)) as other:
        columns = "game, options, deal, practice, begun, changed, ended, played, length, result, hand"
        good = {"game": "blast", "options": "{}", "deal": "", "practice": 0, "begun": 1, "changed": 1, "ended": 1}
        good |= {"played": 1, "length": 0, "result": "{}", "hand": "x"}
        wrong: list[dict[str, object]] = [
            {"game": "poker"}, {"game": b"\xff"}, {"options": "{"}, {"options": "[]"}, {"begun": 10**18},
            {"begun": "then"}, {"ended": "late"}, {"played": "long"}, {"length": "many"}, {"result": "[" * 5000}, {},
        ]  # fmt: skip
        for change in wrong:
            other.execute(
                f"INSERT INTO matches ({columns}) VALUES ({', '.join('?' * 11)})", [*{**good, **change}.values()]
            )
        other.execute(
            "INSERT INTO seats SELECT id, 0, CAST(x'ff' AS TEXT), 1, 'x', 'y', 7 FROM matches WHERE hand = 'x'"
        )
        other.execute(
            "INSERT INTO seats SELECT id, 1, 'Bo', NULL, NULL, 3, 1 FROM matches WHERE hand = 'x' AND id < 13"
        )
        other.execute("INSERT INTO tallies SELECT id, 0, 0, x'00', 'often' FROM matches WHERE hand = 'x'")
        other.commit()
    assert len(history(store)) == 1
    assert len(in_play(store)) == 1
    assert store.matches.statistics(ANN).result(10).finished == 1
    assert store.matches.players().result(10)


# ------------------------------------------------------------------ looking for
def test_the_history_is_filtered_by_game_and_person(store: Store, clock: Clock) -> None:
    store.keep_people([Person("Ann")])
    ann = Who("Ann", store.people[0].id)
    games = [
        ("blast", "Ann", "Bo"),
        ("blast", "Bo", "Cy"),
        ("blasting-billy", "Ann", "Cy"),
        ("bullets-and-bombs", "Bo"),
    ]
    for game, *names in games:
        kept(store, table(game, *names))
        clock.pass_(60)
    assert [found.game for found in history(store)] == [game for game, *_ in reversed(games)]
    assert [found.game for found in history(store, newest_first=False)] == [game for game, *_ in games]
    assert len(history(store, game="blast")) == 2
    assert [found.game for found in history(store, who=ann)] == ["blasting-billy", "blast"]
    assert [found.game for found in history(store, who=Who("Bo"), game="blast")] == ["blast", "blast"]
    assert history(store, who=Who("Nobody")) == ()


def test_a_computer_is_nobody_to_look_for(store: Store) -> None:
    kept(store, table("blast", "Ann", "Doc", levels=(None, "hard")))
    assert history(store, who=Who("Doc")) == ()
    assert store.matches.players().result(10) == (Who("Ann"),)
