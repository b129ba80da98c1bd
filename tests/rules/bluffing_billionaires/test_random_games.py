"""What holds in every game, whatever is played."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.bluffing_billionaires.cards import COINS, DECKS, HELD, SIZE, VALUE
from game.rules.bluffing_billionaires.events import Banked, Ended, Played, TurnedUp
from game.rules.bluffing_billionaires.state import State
from game.rules.bluffing_billionaires.views import Phase
from game.rules.core import random_move
from tests.rules.bluffing_billionaires.table import seated

TABLES = st.tuples(
    st.permutations(DECKS).flatmap(lambda decks: st.integers(2, 6).map(lambda seats: "".join(decks[:seats]))),
    st.sampled_from(["on", "off"]),
    st.integers(0, 1 << 30),
)


def whole_game(decks: str, powers: str, seed: int) -> list[State]:
    """The states of a random game, from the start to the end."""
    rng = Random(seed)
    states = [seated(decks, powers)]
    while states[-1].to_move:
        state = states[-1].copy()
        state.play(*random_move(state, rng))
        states.append(state)
    return states


@pytest.mark.rule("bluff-1")
@given(TABLES)
@settings(max_examples=60, deadline=None)
def test_every_card_of_a_deck_is_somewhere_once(table: tuple[str, str, int]) -> None:
    for state in whole_game(*table):
        placed = [card for pile in (*state.discards, *state.bonus) for card in pile]
        placed += [card for card in (*state.lying, state.held_up) if card >= 0]
        assert sorted(placed) == list(range(len(state.faces)))
        faces = [*state.faces, *(face for hand in state.hands for face in HELD[hand])]
        decks = state.seating.decks
        assert sorted(faces) == sorted(deck * SIZE + place for deck in decks for place in range(SIZE))
        for seat, deck in enumerate(decks):
            own = [*state.discards[seat], *(card for card in state.lying[seat : seat + 1] if card >= 0)]
            assert all(state.faces[card] // SIZE == deck for card in own)
            assert all(face // SIZE == deck for face in HELD[state.hands[seat]])


@pytest.mark.rule("bluff-14", "bluff-5", "bluff-13")
@given(TABLES)
@settings(max_examples=60, deadline=None)
def test_hands_never_grow_and_the_game_ends_with_the_first_empty_one(table: tuple[str, str, int]) -> None:
    states = whole_game(*table)
    for before, after in pairwise(states):
        assert all(new & ~old == 0 for old, new in zip(before.hands, after.hands, strict=True))
        if before.phase in (Phase.VOTE, Phase.TAKING, Phase.PROTECTING) and after.phase is Phase.TURN:
            turned_up = [seat for seat, card in enumerate(after.lying) if card >= 0 and after.shown >> card & 1]
            assert turned_up == []
    for state in states:
        asked_first = state.phase is Phase.PROTECTING or state.queue != ()
        assert (0 not in state.hands) or state.result is not None or asked_first
    assert 0 in states[-1].hands


@pytest.mark.rule("bluff-16", "bluff-2")
@given(TABLES)
@settings(max_examples=60, deadline=None)
def test_the_result_is_hand_values_and_coins(table: tuple[str, str, int]) -> None:
    end = whole_game(*table)[-1]
    assert end.result is not None
    coins = [sum(COINS[end.faces[card]] for card in pile) for pile in end.bonus]
    values = [sum(VALUE[face] for face in HELD[hand]) for hand in end.hands]
    assert end.result.scores == tuple(map(sum, zip(values, coins, strict=True)))
    assert end.result.more == {"coins": coins}
    best = max(zip(end.result.scores, coins, strict=True))
    assert end.result.winners == tuple(
        seat for seat, rank in enumerate(zip(end.result.scores, coins, strict=True)) if rank == best
    )


@given(TABLES)
@settings(max_examples=60, deadline=None)
def test_events_tell_faces_only_of_cards_that_all_may_see(table: tuple[str, str, int]) -> None:
    rng = Random(table[2])
    state = seated(*table[:2])
    while state.to_move:
        log: list[object] = []
        state.play(*random_move(state, rng), log)
        view = state.view(None)
        open_ids = {card.id for zone in view.zones for card in zone.cards if card.face}
        open_ids |= {
            card.id
            for seat, faces in enumerate(view.facts.known.discards)
            for card, face in zip(view.zone("discard", seat).cards, faces, strict=True)
            if face
        }
        told = [event.card for event in log if isinstance(event, Banked)]
        told += [card for event in log if isinstance(event, TurnedUp) for card in event.cards]
        assert {card.card for card in told} <= open_ids
        lying = [card.id for seat in range(view.seats) for card in view.zone("face down", seat).cards]
        played = [event.card for event in log if isinstance(event, Played)]
        assert set(played) <= set(lying)
        assert any(isinstance(event, Ended) for event in log) is (state.result is not None)
