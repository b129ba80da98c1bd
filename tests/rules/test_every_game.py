"""What every registered game must keep: one suite for all of them, whatever is played."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from game.players import OPPONENTS
from game.players.core import LEVELS
from game.rules import GAMES
from game.rules.core import CHANCE, RuleError, State, random_move
from game.rules.record import Record, answer, read, replay, spell
from tests.games import Table, fingerprint, moments, plain_tables, random_game, tables

ALL = pytest.mark.parametrize("table", tables(), ids=str)
PLAIN = pytest.mark.parametrize("table", plain_tables(), ids=str)


def seats_of(table: Table) -> list[int]:
    return [*range(table.seats), CHANCE]


def watchers(table: Table) -> list[int | None]:
    return [None, *range(table.seats)]


@ALL
def test_whole_games_end_with_a_result_and_nobody_to_move(table: Table) -> None:
    for seed in range(3):
        state: State[Any] | None = None
        for state, _, _ in random_game(table, seed):
            assert state.result is None
        assert state is not None
        assert state.to_move == ()
        assert state.movers() == ()
        assert state.result is not None
        assert len(state.result.scores) == table.seats
        assert set(state.result.winners) <= set(range(table.seats))
        assert all(state.legal(seat) == [] for seat in seats_of(table))


@ALL
def test_movers_are_those_with_legal_moves(table: Table) -> None:
    for state, _, _ in moments(table, 11):
        movers = state.movers()
        assert set(state.to_move) <= set(movers)
        if movers == (CHANCE,):
            assert all(not state.legal(seat) for seat in range(table.seats))
            continue
        assert movers == tuple(seat for seat in range(table.seats) if state.legal(seat))


@ALL
def test_listed_moves_play_and_are_listed_once(table: Table) -> None:
    rng = Random(5)
    for state, _, _ in moments(table, 12):
        before = fingerprint(state)
        for seat in state.movers():
            listed = [str(move) for move in state.legal(seat)]
            assert len(listed) == len(set(listed))
            for text in listed if len(listed) < 12 else rng.sample(listed, 12):
                state.copy().play(seat, table.rules.parse(text))
        assert fingerprint(state) == before


@ALL
def test_other_moves_are_refused_and_change_nothing(table: Table) -> None:
    rng = Random(6)
    pool = {(seat, str(move)) for state, seat, move in random_game(table, 13)}
    for state, _, _ in moments(table, 14):
        before = fingerprint(state)
        listed = {(seat, str(move)) for seat in state.movers() for move in state.legal(seat)}
        others = [(s, t) for s, t in sorted(pool - listed) if not t.startswith(("deal", "bundle", "early", "timeout"))]
        for seat, text in rng.sample(others, min(6, len(others))):
            with pytest.raises(RuleError) as refusal:
                state.play(seat, table.rules.parse(text))
            assert len(str(refusal.value)) > 10
            assert "\n" not in str(refusal.value)
        assert fingerprint(state) == before


@ALL
def test_a_copy_is_independent(table: Table) -> None:
    rng = Random(7)
    for state, seat, move in moments(table, 15):
        before = fingerprint(state)
        other = state.copy()
        assert fingerprint(other) == before
        other.play(seat, move)
        for _ in range(3):
            if other.to_move:
                other.play(*random_move(other, rng))
        assert fingerprint(state) == before


@ALL
def test_moves_and_records_round_trip(table: Table) -> None:
    moves = []
    start = None
    for state, seat, move in random_game(table, 16):
        start = start or state
        for listed in [*state.legal(seat)[:40], move]:
            assert table.rules.parse(str(listed)) == listed
            assert str(table.rules.parse(str(listed))) == str(listed)
        moves.append(spell(seat, move))
    assert start is not None
    options = dict(start.view(None).options)
    record = Record(table.rules, tuple("ABCDEF"[: table.seats]), options, tuple(moves), {"date": "2026-11-29"})
    again = read(record.write(), GAMES)
    assert again == record
    assert again.write() == record.write()
    end = replay(again)
    assert end.illegal is None
    assert end.state.result == start.result


@ALL
def test_a_log_changes_nothing_but_itself(table: Table) -> None:
    for state, seat, move in moments(table, 17):
        silent, told = state.copy(), state.copy()
        log: list[object] = []
        silent.play(seat, move)
        told.play(seat, move, log)
        assert fingerprint(silent) == fingerprint(told)


@ALL
def test_cards_are_neither_lost_nor_made(table: Table) -> None:
    total = None
    for state, _, _ in random_game(table, 18):
        if state.to_move == (CHANCE,) and not state.legal(CHANCE):
            total = None
            continue
        if state.to_move == (CHANCE,) and total is None:
            continue
        zones = state.view(None).zones
        count = sum(len(zone.cards) + zone.unseen for zone in zones)
        assert total in (None, count)
        total = count
        for watcher in watchers(table):
            ids = [card.id for zone in state.view(watcher).zones for card in zone.cards]
            assert len(ids) == len(set(ids))


@ALL
def test_a_sampled_state_looks_the_same(table: Table) -> None:
    rng = Random(8)
    for state, _, _ in moments(table, 19):
        for watcher in watchers(table):
            view = state.view(watcher)
            sampled = table.rules.sample(view, rng)
            assert sampled.view(watcher) == view
            assert sampled.to_move == state.to_move


@ALL
def test_views_hold_the_moves_of_their_seat_alone(table: Table) -> None:
    for state, _, _ in moments(table, 20):
        assert state.view(None).legal == ()
        for seat in range(table.seats):
            assert list(state.view(seat).legal) == state.legal(seat)


@PLAIN
def test_answers_with_a_view_tell_nothing_that_the_seat_cannot_know(table: Table) -> None:
    rng = Random(9)
    for played, (state, _, _) in enumerate(moments(table, 21)):
        for seat in range(table.seats):
            sampled = table.rules.sample(state.view(seat), rng)
            assert answer(table.rules, sampled, played, seat) == answer(table.rules, state, played, seat)


@PLAIN
def test_computer_players_choose_alike_when_only_hidden_cards_differ(table: Table) -> None:
    rng = Random(10)
    for number, (state, seat, _) in enumerate(random_game(table, 22)):
        if seat == CHANCE or number % 7:
            continue
        view = state.view(seat)
        other = table.rules.sample(view, rng).view(seat)
        for level in ("random", "easy"):
            player = OPPONENTS[table.game].levels[level]
            move = player.choose(view, Random(3))
            assert move == player.choose(other, Random(3))
            state.copy().play(seat, move)


def test_every_game_has_all_levels() -> None:
    assert set(OPPONENTS) == set(GAMES)
    assert all(set(opponents.levels) == set(LEVELS) for opponents in OPPONENTS.values())


def test_games_stand_in_the_order_of_the_menu() -> None:
    assert list(GAMES) == [
        "blasting-billy",
        "bluffing-billionaires",
        "blast",
        "crazy-bullets",
        "bullets-and-bombs",
    ]
