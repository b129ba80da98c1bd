"""What holds in every game, however it is played."""

from __future__ import annotations

import pickle
from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules.bullets_and_bombs import GAME
from game.rules.bullets_and_bombs.cards import BULLET, DECK, FACES, PLACE, SIZE, WILD
from game.rules.bullets_and_bombs.events import BlewUp, BulletFound, Dealt, Kept, SetAside, TurnedUp
from game.rules.bullets_and_bombs.table import Phase, Table
from game.rules.core import Event, random_move

HOUSE = st.fixed_dictionaries(
    {name: st.sampled_from(("off", "on")) for name in ("early-bundles", "replace-dealt-bullets")}
)
SEEDS = st.integers(0, 2**32 - 1)


def zones(state: Table) -> list[list[int]]:
    lying = [card for card in (state.first, state.second, state.bomb) if card >= 0]
    return [state.hand, state.discards, list(state.aside), lying, list(range(state.turned, SIZE))]


@pytest.mark.rule("bombs-1", "bombs-8", "bombs-10")
@given(HOUSE, SEEDS)
def test_invariants(house: dict[str, object], seed: int) -> None:
    rng = Random(seed)
    state = GAME.start(1, house)
    while state.to_move:
        before = list(state.hand)
        log: list[Event] = []
        seat, move = random_move(state, rng)
        state.play(seat, move, log)
        assert sorted(card for zone in zones(state) for card in zone) == list(range(SIZE))
        assert sorted(state.faces[:SIZE]) == list(DECK)
        groups = [card for card in state.hand if PLACE[state.faces[card]] < WILD]
        assert groups == sorted(groups)
        assert Counter(PLACE[state.faces[card]] for card in state.hand) == +Counter(dict(enumerate(state.holding)))
        gone = set(before) - set(state.hand)
        assert all(PLACE[state.faces[card]] < WILD for card in gone)
        assert gone <= {event.lost for event in log if isinstance(event, BlewUp)}
        assert (state.phase is Phase.BOMB) == (state.bomb >= 0) == bool(state.losses)
        assert (state.phase is Phase.CHOICE) == (state.second >= 0)
        if state.phase in (Phase.ARRANGE, Phase.OVER):
            assert state.holding[BULLET] == 4
            assert len(state.hand) <= 60
            assert state.turned == SIZE
    assert state.result is not None
    (score,) = state.result.scores
    assert score is None or score <= 8
    assert bool(state.result.winners) == (score is not None)


@pytest.mark.rule("bombs-5", "bombs-6", "bombs-7", "bombs-13")
@given(HOUSE, SEEDS)
def test_the_events_tell_the_whole_way_of_every_card(house: dict[str, object], seed: int) -> None:
    rng = Random(seed)
    state = GAME.start(1, house)
    log: list[Event] = []
    while state.phase is not Phase.ARRANGE:
        seat, move = random_move(state, rng)
        state.play(seat, move, log)
    hand: set[int] = set()
    discards: list[int] = []
    turned: list[int] = []
    for event in log:
        match event:
            case Dealt(_, card, face) | BulletFound(_, card, face):
                hand.add(card)
                turned.append(card)
                assert FACES[state.faces[card]] == face
            case TurnedUp(_, card, _) | SetAside(_, card, _):
                turned.append(card)
            case Kept(_, card, face, discarded, _):
                hand.add(card)
                discards += [] if discarded is None else [discarded]
                assert FACES[state.faces[card]] == face
            case BlewUp(_, card, lost, _):
                turned.append(card)
                discards += [card] if lost is None else [card, lost]
                hand.discard(-1 if lost is None else lost)
    assert hand == set(state.hand)
    assert discards == state.discards
    assert sorted(turned) == list(range(SIZE))


@given(SEEDS)
def test_moves_survive_the_way_to_another_process(seed: int) -> None:
    rng = Random(seed)
    state = GAME.start(1, {"early-bundles": "on", "replace-dealt-bullets": "off"})
    while state.to_move:
        seat, move = random_move(state, rng)
        view = pickle.loads(pickle.dumps(state.view(0)))
        assert view == state.view(0)
        assert pickle.loads(pickle.dumps(move)) == move
        state.play(seat, move)
