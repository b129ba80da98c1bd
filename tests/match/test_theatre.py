"""A game that was played can be looked at: any moment, anybody's eyes, all cards, and played on."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.match.match import Sitter
from game.match.theatre import ALL_OPEN, Foreknown, Looker, Theatre, contradicts
from game.match.words import WORDS
from game.rules.core import Result, RuleError, draw_options, random_move
from game.rules.record import Record, RecordError, replay, spell
from game.rules.view import View
from tests.games import Table, plain_tables

BLAST, BILLY = Table("blast", 2), Table("blasting-billy", 3)
every_table = pytest.mark.parametrize("table", plain_tables(), ids=str)


def played(table: Table, seed: int = 4, most: int = 5000) -> Record:
    """A random game, to its end unless it is cut."""
    rng = Random(seed)
    options = draw_options(table.rules.options, table.options, table.seats, rng)
    state = table.rules.start(table.seats, options)
    moves = []
    while state.to_move and len(moves) < most:
        seat, move = random_move(state, rng)
        state.play(seat, move)
        moves.append(spell(seat, move))
    return Record(table.rules, tuple("ABCDEF"[: table.seats]), options, tuple(moves))


def cut(record: Record, ply: int) -> Record:
    return replace(record, moves=record.moves[:ply])


@every_table
def test_every_moment_is_as_it_was_from_everybodys_eyes(table: Table) -> None:
    record = played(table)
    theatre = Theatre(record)
    assert theatre.length == len(record.moves)
    for ply in [theatre.length, *range(theatre.length - 1, -1, -17), 0]:
        state = replay(cut(record, ply)).state
        for eyes in (None, *range(table.seats)):
            assert theatre.view(ply, eyes) == state.view(eyes)


@every_table
def test_a_step_shows_what_happened_and_where_it_led(table: Table) -> None:
    record = played(table)
    theatre = Theatre(record)
    for number in range(0, theatre.length, 11):
        state = replay(cut(record, number)).state
        events: list[object] = []
        seat, move = theatre.moves[number]
        state.play(seat, move, events)
        step = theatre.step(number, 0)
        assert (step.seat, step.move, step.events) == (seat, move, tuple(events))
        assert step.views == {0: state.view(0)}
        assert theatre.events(number) == tuple(events)


def faces(view: View[object], name: str) -> list[str | None]:
    return [card.face for zone in view.zones if zone.name == name for card in zone.cards]


def test_with_all_cards_open_every_hand_is_seen() -> None:
    record = played(BLAST)
    theatre = Theatre(record)
    for ply in range(3, theatre.length, 20):
        open_ = theatre.view(ply, ALL_OPEN)
        for seat in (0, 1):
            assert open_.zone("hand", seat) == theatre.view(ply, seat).zone("hand", seat)
        assert None not in faces(open_, "hand")
        assert open_.facts == theatre.view(ply, None).facts


def test_with_all_cards_open_billys_columns_are_turned_up() -> None:
    theatre = Theatre(played(BILLY))
    middle = theatre.length // 2
    closed = [name for name in ("billy G", "billy B", "billy C") if faces(theatre.view(middle, None), name)]
    assert closed
    for name in closed:
        assert None in faces(theatre.view(middle, None), name)
        assert None not in faces(theatre.view(middle, ALL_OPEN), name)


@every_table
def test_an_open_table_never_has_a_card_twice_or_a_wrong_face(table: Table) -> None:
    theatre = Theatre(played(table))
    for ply in range(0, theatre.length + 1, 13):
        open_ = theatre.view(ply, ALL_OPEN)
        ids = [card.id for zone in open_.zones for card in zone.cards]
        assert len(ids) == len(set(ids))
        for eyes in (None, *range(table.seats)):
            for zone in theatre.view(ply, eyes).zones:
                shown = sorted(card.face for card in zone.cards if card.face)
                there = [card.face for card in open_.zone(zone.name, zone.owner).cards]
                assert all(there.count(face) >= shown.count(face) for face in shown)


def test_a_game_that_is_not_over_keeps_its_cards_closed() -> None:
    theatre = Theatre(played(BLAST, most=30))
    assert not theatre.over
    with pytest.raises(RuleError, match=WORDS.not_over):
        theatre.view(10, ALL_OPEN)


def test_a_record_against_the_rules_names_its_move() -> None:
    record = played(BLAST, most=10)
    with pytest.raises(RecordError, match=r"move 10 .*0:pass pass"):
        Theatre(replace(record, moves=(*record.moves, "0:pass pass")))


# ------------------------------------------------------------------ playing on
@every_table
def test_playing_on_is_a_new_match_with_the_same_cards(table: Table) -> None:
    record = played(table)
    theatre = Theatre(record)
    ply = theatre.length * 2 // 3
    sitters = [Sitter(name, "easy") for name in record.players]
    match = theatre.play_on(ply, sitters, Random(1), practice=False)
    assert record.moves[: match.length] == match.record().moves
    assert match.length in (ply, ply - 1)
    assert not match.practice
    while not match.over:
        match.play(*random_move(match.state, Random(2)))
    assert len(theatre.record.moves) == theatre.length


@every_table
def test_playing_on_from_the_beginning_is_with_the_same_deal(table: Table) -> None:
    record = played(table)
    theatre = Theatre(record)
    sitters = [Sitter(name) for name in record.players]
    match = theatre.play_on(0, sitters, Random(1), practice=True)
    assert match.practice
    assert match.record().moves == record.moves[: theatre.dealt]
    assert match.to_move[0] in range(table.seats)


@every_table
def test_who_plays_on_from_the_middle_knows_what_comes(table: Table) -> None:
    theatre = Theatre(played(table))
    everybody = range(table.seats)
    assert theatre.foreknown(theatre.dealt, everybody) is Foreknown.COMING
    assert theatre.foreknown(theatre.length, everybody) is None


@pytest.mark.parametrize(
    ("looks", "people", "known"),
    [
        ([None], (0, 1), None),
        ([None, 0], (0, 1), None),
        ([0, 0, None], (0,), None),
        ([0, 1], (0, 1), Foreknown.HANDS),
        ([1], (0,), Foreknown.HANDS),
        ([0], (), Foreknown.HANDS),
        ([None], (), None),
    ],
)
def test_who_looked_into_another_hand_plays_for_practice(
    looks: list[Looker], people: tuple[int, ...], known: Foreknown | None
) -> None:
    theatre = Theatre(played(BLAST, most=30))
    for eyes in looks:
        theatre.view(5, eyes)
    assert theatre.foreknown(theatre.length, people) is known


def test_who_saw_all_cards_open_knows_hands() -> None:
    theatre = Theatre(played(BLAST))
    theatre.view(5, ALL_OPEN)
    assert theatre.foreknown(20, (0, 1)) is Foreknown.HANDS


# ------------------------------------------------------------------ results that are told
def test_a_result_that_is_told_can_contradict_the_moves() -> None:
    record = played(BLAST)
    result = Theatre(record).result
    assert result is not None
    true = result.as_json()
    turned = {**true, "scores": [*reversed(result.scores)]}
    assert not Theatre(replace(record, more={})).contradicted
    assert not Theatre(replace(record, more={"result": true})).contradicted
    assert not Theatre(replace(record, more={"result": "Ann, by a hair"})).contradicted
    assert Theatre(replace(record, more={"result": turned})).contradicted
    assert Theatre(replace(played(BLAST, most=30), more={"result": true})).contradicted


def test_winners_have_no_order() -> None:
    result = Result((0, 2), (3, 1, 3))
    assert not contradicts({"winners": [2, 0]}, result)
    assert contradicts({"winners": [2]}, result)
    assert contradicts({"winners": "nobody"}, result)
