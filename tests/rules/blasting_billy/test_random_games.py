"""What holds at every moment of every game."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.blasting_billy import GAME
from game.rules.blasting_billy.cards import TYPES, column
from game.rules.blasting_billy.events import Drawn, Placed, PutAway
from game.rules.core import CHANCE, random_move
from tests.rules.blasting_billy.table import loot

SEATS = st.integers(2, 5)
SEEDS = st.integers(0, 2**32)


@settings(max_examples=40, deadline=None)
@given(SEATS, SEEDS)
def test_the_60_cards_are_always_all_somewhere_each_once(seats: int, seed: int) -> None:
    rng = Random(seed)
    state = GAME.start(seats, {"memory-aid": "off"})
    while state.to_move:
        state.play(*random_move(state, rng))
        if state.faces:
            places = [*state.hands, *state.piles, state.set_aside(), range(state.top, 60)]
            assert sorted(card for cards in places for card in cards) == list(range(60))
            assert sorted(state.faces) == list(range(60))


@settings(max_examples=25, deadline=None)
@given(SEATS, SEEDS)
def test_types_in_billys_loot_are_public_and_no_column_has_two_dynamites(seats: int, seed: int) -> None:
    rng = Random(seed)
    state = GAME.start(seats, {"memory-aid": "off"})
    while state.to_move:
        state.play(*random_move(state, rng))
    for number, kind in enumerate(TYPES):
        for owner in (None, *range(seats)):
            cards = loot(state, owner, kind)
            assert {face[0] for face in cards} <= {kind}
            assert cards.count(f"{kind}*") <= 1
        billys = len(state.piles[column(None, number)])
        assert all(len(state.view(watcher).zone(f"billy {kind}").cards) == billys for watcher in (None, 0, 1))


@settings(max_examples=25, deadline=None)
@given(SEATS, SEEDS)
def test_turns_go_round_and_the_player_before_the_start_player_draws_last(seats: int, seed: int) -> None:
    rng = Random(seed)
    state = GAME.start(seats, {"memory-aid": "off"})
    turns: Counter[int] = Counter()
    last = None
    log: list[object] = []
    while state.to_move:
        seat, move = random_move(state, rng)
        if seat != CHANCE:
            assert last is None or seat == (last + 1) % seats
            assert len(state.hands[seat]) == 3
            last = seat
            turns[seat] += 1
        state.play(seat, move, log)
    assert set(turns.values()) == {{2: 22, 3: 16, 4: 13, 5: 10}[seats]}
    (drawer,) = [event.seat for event in log if isinstance(event, Drawn) and event.last]
    assert state.first is not None
    assert drawer == (state.first - 1) % seats


@settings(max_examples=25, deadline=None)
@given(SEATS, SEEDS)
def test_everybody_could_see_who_gave_and_dumped_each_card(seats: int, seed: int) -> None:
    rng = Random(seed)
    state = GAME.start(seats, {"memory-aid": "off"})
    by: dict[int, int] = {}
    log: list[object] = []
    while state.to_move:
        state.play(*random_move(state, rng), log)
    for event in log:
        if isinstance(event, Placed):
            by[event.card] = event.seat
        elif isinstance(event, PutAway):
            by |= dict.fromkeys(event.cards, event.seat)
    view = state.view(None)
    for kind, givers in zip(TYPES, view.facts.givers, strict=True):
        assert [by[card.id] for card in view.zone(f"billy {kind}").cards] == list(givers)
    for seat in range(seats):
        assert {by[card.id] for card in view.zone("box", seat).cards} == {seat}


@settings(max_examples=25, deadline=None)
@given(SEATS, SEEDS)
def test_the_result_agrees_with_the_columns(seats: int, seed: int) -> None:
    rng = Random(seed)
    state = GAME.start(seats, {"memory-aid": "off"})
    while state.to_move:
        state.play(*random_move(state, rng))

    def total(owner: int | None, kind: str) -> int:
        cards = loot(state, owner, kind)
        if f"{kind}*" in cards:
            place = cards.index(f"{kind}*")
            cards = cards[: max(place - 1, 0)] + cards[place + 1 :]
        return sum(int(face[1:]) for face in cards)

    assert state.result is not None
    answer = state.result.as_json()
    shot = [[kind for kind in TYPES if total(seat, kind) > total(None, kind)] for seat in range(seats)]
    assert answer["shot"] == shot
    assert answer["scores"] == [
        sum(total(seat, kind) for kind in TYPES if kind not in shot[seat]) for seat in range(seats)
    ]
    left = [seat for seat in range(seats) if not shot[seat]]
    assert set(state.result.winners) <= set(left or range(seats))
    assert state.result.winners or (not left and not any(state.result.scores))
