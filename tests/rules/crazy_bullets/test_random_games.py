"""Whole games at random, unlisted moves included: what must hold after every move."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.core import CHANCE, RuleError, random_move
from game.rules.crazy_bullets import GAME
from game.rules.crazy_bullets.moves import EARLY, TIMEOUT, Act
from game.rules.crazy_bullets.phase import Phase
from game.rules.crazy_bullets.state import Table
from game.rules.crazy_bullets.views import moves_of
from tests.rules.crazy_bullets.street import new

TABLES = st.tuples(
    st.integers(2, 4),
    st.sampled_from(["ignore", "foul"]),
    st.sampled_from(["off", 1, 5]),
    st.integers(0, 10_000),
)


def any_move(table: Table, rng: Random) -> tuple[int, Act]:
    """A random move, now and then one that is legal but never listed."""
    roll = rng.random()
    if roll < 0.1 and table.setup.bars and table.phase in (Phase.OPEN, Phase.SETTLED):
        seat = rng.randrange(table.setup.seats)
        if table.phase is Phase.OPEN or not table.barred >> seat & 1:
            return seat, EARLY
    if roll < 0.3 and table.setup.timeouts and table.phase is Phase.DUEL:
        return CHANCE, TIMEOUT
    return random_move(table, rng)


def check(table: Table) -> None:
    """The invariants of a dealt table."""
    everywhere = [*table.heap, *(card for _, card in table.out), *(card for stack in table.stacks for card in stack)]
    assert sorted(everywhere) == list(range(len(table.faces)))
    assert sorted(table.faces) == list(table.setup.deck)
    assert (table.result is not None) == (table.phase is Phase.OVER) == any(not stack for stack in table.stacks)
    assert set(table.to_move) <= set(table.movers())
    facts = table.view(None).facts
    for seat in range(table.setup.seats):
        assert table.legal(seat) == moves_of(facts, seat)
        assert bool(table.legal(seat)) == (seat in table.movers())
    if table.phase in (Phase.SETTLED, Phase.CHOICE):
        assert len(table.movers()) == 1
    if table.phase is Phase.DUEL:
        assert set(table.to_move) <= set(table.duellists)
        assert len(table.duellists) >= 2
    if table.phase is Phase.OPEN:
        assert table.to_move == (table.successor,)


def check_step(before: Table, seat: int, move: Act, after: Table) -> None:
    """What one move may do to the cards."""
    had, has = sum(map(len, before.stacks)), sum(map(len, after.stacks))
    match str(move).split(" ")[0]:
        case "reveal":
            assert len(after.stacks[seat]) == len(before.stacks[seat]) - 1
            assert len(after.heap) == len(before.heap) + 1
        case "slap" if len(after.out) > len(before.out):
            assert seat in before.to_move
            assert has == had - 1
            assert after.heap == before.heap
            assert after.to_move in ((seat,), ())
        case "slap":
            assert seat not in before.duellists
            assert after.stacks[seat][0] == before.heap[-1]
            assert has == had + 1
        case _:
            assert after.stacks == before.stacks
            assert after.heap == before.heap


@settings(max_examples=40, deadline=None)
@given(TABLES)
def test_whole_games_keep_the_rules(setting: tuple[int, str, str | int, int]) -> None:
    seats, false_start, timeout, seed = setting
    rng = Random(seed)
    table = new(seats, false_start=false_start, duel_timeout=timeout)
    for _ in range(2):
        table.play(*random_move(table, rng))
    for _ in range(4000):
        if not table.to_move:
            break
        check(table)
        before = table.copy()
        seat, move = any_move(table, rng)
        table.play(seat, move)
        check_step(before, seat, move, table)
    check(table)
    assert table.result is not None
    (winner,) = table.result.winners
    assert table.result.scores[winner] == 0
    assert table.result.scores == tuple(map(len, table.stacks))
    assert all(score for seat, score in enumerate(table.result.scores) if seat != winner)


@settings(max_examples=30, deadline=None)
@given(TABLES, st.integers(0, 120))
def test_sampled_states_look_the_same_at_any_moment(setting: tuple[int, str, str | int, int], moves: int) -> None:
    seats, false_start, timeout, seed = setting
    rng = Random(seed)
    table = new(seats, false_start=false_start, duel_timeout=timeout)
    for number in range(moves):
        if not table.to_move:
            break
        table.play(*(random_move(table, rng) if number < 2 else any_move(table, rng)))
    for watcher in (None, *range(seats)):
        view = table.view(watcher)
        sampled = GAME.sample(view, rng)
        assert sampled.view(watcher) == view
        assert sampled.movers() == table.movers()
        assert Counter(sampled.faces) == Counter(table.faces)


@settings(max_examples=30, deadline=None)
@given(TABLES, st.integers(0, 120), st.text(alphabet="relvaspchotimdu 0123@-RYGB", max_size=16))
def test_any_text_is_a_move_or_refused_with_a_sentence(
    setting: tuple[int, str, str | int, int], moves: int, text: str
) -> None:
    seats, false_start, timeout, seed = setting
    rng = Random(seed)
    table = new(seats, false_start=false_start, duel_timeout=timeout)
    for _ in range(moves):
        if table.to_move:
            table.play(*random_move(table, rng))
    before, why = table.view(None), "."
    try:
        move = GAME.parse(text)
        assert str(move) == text
        table.copy().play(rng.randrange(-1, seats + 1), move)
    except RuleError as refusal:
        why = str(refusal)
    assert why.endswith(".")
    assert table.view(None) == before


def test_the_same_seed_gives_the_same_game() -> None:
    ends = []
    for _ in range(2):
        rng, table = Random(6), new(4)
        while table.to_move:
            table.play(*random_move(table, rng))
        ends.append((table.view(None), table.faces))
    assert ends[0] == ends[1]
