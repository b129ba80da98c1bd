"""A match keeps the record, draws chance, and takes back what may be taken back."""

from __future__ import annotations

from concurrent.futures import Future
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.match import reel as reel_module
from game.match.keeping import Change
from game.match.match import Match, Sitter
from game.match.reel import Reel
from game.match.words import WORDS
from game.rules import GAMES
from game.rules.core import CHANCE, RuleError, draw_options, random_move
from game.rules.record import RecordError, read, replay
from tests.games import fingerprint


def table(game_id: str, levels: list[str | None], seed: int = 1, **options: object) -> Match:
    game = GAMES[game_id]
    rng = Random(seed)
    sitters = [Sitter(f"P{n}", level) for n, level in enumerate(levels)]
    match = Match(game, sitters, draw_options(game.options, options, len(levels), rng), rng)
    match.settle()
    return match


def any_move(match: Match, seat: int) -> Any:
    return match.view(seat).legal[0]


def test_a_match_settles_chance_and_records_every_move() -> None:
    match = table("blasting-billy", [None, None])
    assert match.to_move != (CHANCE,)
    (seat,) = match.to_move
    match.play(seat, any_move(match, seat))
    record = match.record(date="today")
    assert [text.split(":")[0] for text in record.moves] == ["*", "*", str(seat)]
    end = replay(read(record.write(), GAMES))
    assert end.state.view(None) == match.view(None)


@pytest.mark.parametrize("game_id", ["blasting-billy", "bluffing-billionaires", "blast"])
def test_who_begins_can_be_chosen_and_is_part_of_the_record(game_id: str) -> None:
    game = GAMES[game_id]
    for first in (0, 1):
        for seed in range(4):
            rng = Random(seed)
            options = draw_options(game.options, {}, 2, rng)
            match = Match(game, [Sitter("Ann"), Sitter("Bob")], options, rng, first=first)
            assert match.first is None
            match.settle()
            assert match.first == first
            assert match.record().moves[0] == f"*:first {first}"


def test_who_begins_is_drawn_where_nobody_is_wanted() -> None:
    drawn = set()
    for seed in range(12):
        match = table("blast", [None, None], seed)
        match.settle()
        drawn.add(match.first)
    assert drawn == {0, 1}


def test_an_illegal_move_says_why_and_changes_nothing() -> None:
    match = table("bullets-and-bombs", [None])
    before = match.view(0)
    move = match.game.parse("lose K")
    why = match.why_not(0, move)
    assert why
    with pytest.raises(RuleError):
        match.play(0, move)
    assert match.view(0) == before
    assert match.why_not(0, any_move(match, 0)) is None
    assert match.view(0) == before


def test_views_are_for_people_and_the_bystander_alone() -> None:
    match = table("blasting-billy", [None, "easy", None])
    assert set(match.views()) == {None, 0, 2}


def test_alone_one_may_go_back_all_the_way_but_then_it_is_practice() -> None:
    match = table("bullets-and-bombs", [None])
    start = match.view(0)
    for _ in range(5):
        match.play(0, any_move(match, 0))
    end = match.view(0)
    assert not match.practice
    assert match.undo(0) is True
    assert match.practice
    for _ in range(4):
        assert match.undo(0) is False
    assert match.view(0) == start
    with pytest.raises(RuleError, match=WORDS.nothing_to_undo):
        match.undo(0)
    while match.can_redo:
        match.redo()
    assert match.view(0) == end
    assert match.practice


def test_a_new_move_ends_what_could_be_redone() -> None:
    match = table("bullets-and-bombs", [None])
    match.play(0, any_move(match, 0))
    match.undo(0)
    assert match.can_redo
    match.play(0, match.view(0).legal[-1])
    assert not match.can_redo


def test_a_card_played_face_down_can_be_taken_back_until_somebody_moves() -> None:
    match = table("bluffing-billionaires", [None, None])
    (seat,) = match.to_move
    before = match.view(seat)
    match.play(seat, any_move(match, seat))
    assert match.why_no_undo(seat) is None
    match.undo(seat)
    assert match.view(seat) == before
    match.redo()
    other = 1 - seat
    match.play(other, any_move(match, other))
    assert match.why_no_undo(seat) == WORDS.moved_since


def test_a_card_that_was_drawn_or_shown_stays_shown() -> None:
    match = table("blasting-billy", [None, None])
    (seat,) = match.to_move
    match.play(seat, any_move(match, seat))
    assert match.why_no_undo(seat) == WORDS.shown_since
    assert match.why_no_undo(1 - seat) == WORDS.nothing_to_undo


def test_chance_is_never_taken_back() -> None:
    match = table("bluffing-billionaires", [None, None], powers="off")
    (seat,) = match.to_move
    other = 1 - seat
    match.play(seat, any_move(match, seat))
    match.play(other, any_move(match, other))
    match.play(seat, match.game.parse("challenge"))
    match.settle()
    assert match.why_no_undo(seat) == WORDS.chance_since


# ------------------------------------------------------------------ keeping


class Ledger:
    """A keeper that writes down what it is told and what the record is then."""

    def __init__(self) -> None:
        self.changes: list[Change] = []
        self.moves: list[str] = []
        self.promises: list[Future[bool]] = []

    def __call__(self, change: Change) -> Future[bool]:
        assert change.after <= len(self.moves)
        self.changes.append(change)
        self.moves[change.after :] = change.moves
        self.promises.append(Future())
        return self.promises[-1]


def test_every_move_is_handed_over_as_it_is_made() -> None:
    match = table("blasting-billy", [None, None])
    ledger = Ledger()
    match.keep_by(ledger)
    assert tuple(ledger.moves) == match.record().moves
    (seat,) = match.to_move
    step = match.play(seat, any_move(match, seat))
    assert tuple(ledger.moves) == match.record().moves
    assert ledger.changes[-1] == Change(2, match.record().moves[2:], False, None)
    assert step.kept is ledger.promises[-1]
    assert not step.kept.done()
    ledger.promises[-1].set_result(True)
    assert step.kept.result() is True


def test_a_match_that_nobody_keeps_waits_for_nobody() -> None:
    match = table("blasting-billy", [None, None])
    (seat,) = match.to_move
    assert match.play(seat, any_move(match, seat)).kept.done()
    assert match.kept.result() is False


def test_what_is_taken_back_is_taken_back_from_the_record_that_is_kept() -> None:
    match = table("bullets-and-bombs", [None])
    ledger = Ledger()
    match.keep_by(ledger)
    for _ in range(3):
        match.play(0, any_move(match, 0))
    match.undo(0)
    assert ledger.changes[-1] == Change(match.length, (), True, None)
    assert tuple(ledger.moves) == match.record().moves
    match.redo()
    assert tuple(ledger.moves) == match.record().moves
    assert len(match.record().moves) == 4


def test_the_end_is_handed_over_and_taken_back_too() -> None:
    match = table("bullets-and-bombs", [None])
    ledger = Ledger()
    match.keep_by(ledger)
    while not match.over:
        match.play(0, any_move(match, 0))
    assert ledger.changes[-1].result == match.state.result
    match.undo(0)
    assert ledger.changes[-1].result is None
    assert not match.practice
    match.redo()
    assert ledger.changes[-1].result == match.state.result


def race_to_a_duel(match: Match) -> None:
    while any(str(move) != "slap" for seat in match.state.movers() for move in match.state.legal(seat)):
        (seat,) = match.to_move
        match.play(seat, match.state.legal(seat)[0])


def test_a_card_that_is_raced_for_is_kept_as_one_once_it_is_settled() -> None:
    match = table("crazy-bullets", [None] * 4)
    ledger = Ledger()
    match.keep_by(ledger)
    race_to_a_duel(match)
    assert tuple(ledger.moves) == match.record().moves[:-1]
    step = match.play(match.to_move[0], match.game.parse("slap @312"))
    assert tuple(ledger.moves) == match.record().moves
    assert len(ledger.changes[-1].moves) == 2
    assert step.kept is ledger.promises[-1]


def test_no_slap_waits_for_the_card_before_it() -> None:
    match = table("crazy-bullets", [None] * 4)
    match.keep_by(Ledger())
    seat = match.to_move[0]
    while not match.view(None).facts.duellists:
        seat = match.to_move[0]
        step = match.play(seat, match.state.legal(seat)[0])
    assert step.kept.done()


# ------------------------------------------------------------------ going on


@pytest.mark.parametrize("game_id", sorted(GAMES))
def test_a_match_goes_on_where_its_record_stopped(game_id: str) -> None:
    seats = GAMES[game_id].seats[-1]
    levels = [None, *["hard"] * (seats - 1)]
    match = table(game_id, levels, seed=3)
    for _ in range(17):
        match.play(*random_move(match.state, Random(5)))
    sitters = [Sitter(f"P{n}", level, n or None) for n, level in enumerate(levels)]
    record = match.record()
    again = Match.resume(record, sitters, Random(1), practice=True)
    assert again.practice
    assert again.sitters == tuple(sitters)
    assert again.options == match.options
    assert record.moves[: again.length] == again.record().moves
    assert again.length in (match.length, match.length - 1)
    assert fingerprint(again.state) == fingerprint(replay(again.record()).state)


def test_a_race_goes_on_before_the_next_reveal() -> None:
    match = table("crazy-bullets", [None] * 4)
    race_to_a_duel(match)
    again = Match.resume(match.record(), match.sitters, Random(1))
    assert again.length == match.length - 1
    assert [str(move) for move in again.view(again.to_move[0]).legal] == ["reveal"]


def test_taking_back_works_after_going_on() -> None:
    match = table("bullets-and-bombs", [None])
    start = match.view(0)
    for _ in range(20):
        match.play(0, any_move(match, 0))
    again = Match.resume(match.record(), match.sitters, Random(1))
    while again.length > 1:
        again.undo(0)
    assert again.view(0) == start


def test_a_record_against_the_rules_is_refused_with_its_place() -> None:
    match = table("bullets-and-bombs", [None])
    record = match.record()
    wrong = replace(record, moves=(*record.moves, "0:lose K"))
    with pytest.raises(RecordError, match=r"move 1 .*0:lose K"):
        Match.resume(wrong, match.sitters, Random(1))


# ------------------------------------------------------------------ the reel


@pytest.mark.parametrize("length", [1, 7, 8, 9, 160])
def test_the_reel_finds_every_moment(length: int) -> None:
    match = table("crazy-bullets", [None] * 4)
    reel = Reel(match.game.start(4, match.options))
    state = match.game.start(4, match.options)
    rng = Random(2)
    moments = [fingerprint(state)]
    for _ in range(length):
        seat, move = random_move(state, rng)
        state.play(seat, move)
        reel.add(seat, move, state)
        moments.append(fingerprint(state))
    assert [fingerprint(reel.at(ply)) for ply in range(length + 1)] == moments
    reel.cut(length // 2)
    assert fingerprint(reel.at(length // 2)) == moments[length // 2]


def test_the_reel_never_fills_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reel_module, "MOST", 8)
    state = GAMES["crazy-bullets"].start(4, table("crazy-bullets", [None] * 4).options)
    reel, rng = Reel(state), Random(2)
    moments = [fingerprint(state)]
    for _ in range(200):
        seat, move = random_move(state, rng)
        state.play(seat, move)
        reel.add(seat, move, state)
        moments.append(fingerprint(state))
    assert len(reel._kept) <= 8
    assert [fingerprint(reel.at(ply)) for ply in range(201)] == moments
