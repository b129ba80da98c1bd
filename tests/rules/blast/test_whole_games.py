"""What holds in every game of Blast, whatever is played."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.rules.blast import events
from game.rules.blast.cards import listed
from game.rules.blast.moves import Lead, Pass, Phase, Play, cards_in
from game.rules.core import CHANCE, RuleError, random_move
from tests.rules.blast.positions import BLAST, can, random_states

OPTIONS = st.fixed_dictionaries(
    {"vao_d_follow": st.sampled_from(["any", "same"]), "winning_cards": st.sampled_from(["trick", "last"])}
)
GAMES = given(seed=st.integers(0, 10**9), options=OPTIONS)


@GAMES
@settings(max_examples=25, deadline=None)
@pytest.mark.rule("blast-1", "blast-3")
def test_44_cards_are_in_the_hands_played_discarded_or_among_the_14(seed: int, options: dict[str, str]) -> None:
    for state in random_states(seed, **options):
        if state.round:
            gone = [card for _, move in state.played for card in cards_in(move)]
            places = [*listed(state.hands[0]), *listed(state.hands[1]), *gone, *state.deck[30:]]
            assert sorted(places) == list(range(44))


@GAMES
@settings(max_examples=25, deadline=None)
@pytest.mark.rule("blast-13")
def test_the_sums_of_a_trick_rise_strictly_and_seats_take_turns(seed: int, options: dict[str, str]) -> None:
    for state in random_states(seed, **options):
        trick = state.view(None).facts.trick
        plays = [(seat, move.combination) for seat, move in trick if isinstance(move, Lead | Play)]
        totals = [combination.total for _, combination in plays]
        assert totals == sorted(set(totals))
        assert all(one != two for (one, _), (two, _) in pairwise(plays))
        if plays:
            (_, lead), *_ = trick
            assert isinstance(lead, Lead)
            assert all(combination.planets >> lead.planet & 1 for _, combination in plays)


@GAMES
@settings(max_examples=25, deadline=None)
@pytest.mark.rule("blast-23", "blast-24", "blast-25", "blast-26")
def test_rounds_stars_and_points(seed: int, options: dict[str, str]) -> None:
    states = random_states(seed, **options)
    for before, after in pairwise(states):
        assert after.round <= 7
        assert sum(after.points(seat) for seat in (0, 1)) <= 12
        ended = after.phase in (Phase.DEAL, Phase.OVER) and before.phase is not Phase.FIRST
        assert sum(after.stars) - sum(before.stars) == ended
        if ended:
            assert 0 in after.hands
            assert after.planets == before.planets
            assert (after.phase is Phase.OVER) == (max(after.points(0), after.points(1)) >= 7 or sum(after.stars) == 7)
        if before.phase is Phase.DEAL:
            assert (after.planets, after.stars) == (before.planets, before.stars)
    end = states[-1]
    assert end.result is not None
    assert len(end.result.winners) == 1
    assert (end.points(0), end.stars[0]) != (end.points(1), end.stars[1])


@GAMES
@settings(max_examples=25, deadline=None)
@pytest.mark.rule("blast-5", "blast-18", "blast-21")
def test_who_leads_and_who_discards(seed: int, options: dict[str, str]) -> None:
    states = random_states(seed, **options)
    for before, after in pairwise(states):
        if before.phase is Phase.ANSWER and after.played and isinstance(after.played[-1][1], Pass):
            winner = 1 - before.to_move[0]
            assert after.to_move == (winner,)
            assert after.phase in (Phase.LEAD, Phase.DISCARD)
            assert after.hands == before.hands
        if before.phase is Phase.DISCARD and after.hands[before.to_move[0]]:
            assert after.to_move == before.to_move
            assert after.phase is Phase.LEAD
        if after.phase is Phase.DEAL and before.phase is not Phase.FIRST:
            assert after.hands[after.leader] != 0


@GAMES
@settings(max_examples=20, deadline=None)
@pytest.mark.rule("blast-6", "blast-13")
def test_a_move_is_legal_exactly_if_it_is_listed(seed: int, options: dict[str, str]) -> None:
    rng = Random(seed)
    states = [state for state in random_states(seed, **options) if state.to_move not in ((), (CHANCE,))]
    pool = sorted({text for state in states for seat in state.to_move for text in can(state, seat)})
    for state in rng.sample(states, min(20, len(states))):
        for seat in state.to_move:
            listed_moves = can(state, seat)
            for text in rng.sample(pool, min(40, len(pool))):
                try:
                    state.copy().play(seat, BLAST.parse(text))
                    assert text in listed_moves
                except RuleError:
                    assert text not in listed_moves


@given(seed=st.integers(0, 10**9))
@settings(max_examples=15, deadline=None)
def test_events_tell_what_the_views_show(seed: int) -> None:
    rng = Random(seed)
    state = random_states(seed)[0]
    while state.to_move:
        log: list[object] = []
        state.play(*random_move(state, rng), log)
        assert log
        shown = {card.id: card.face for zone in state.view(None).zones for card in zone.cards}
        for event in log:
            match event:
                case events.Played(cards=cards, faces=faces):
                    assert [shown[card] for card in cards] == [face.rstrip("-") for face in faces]
                case events.Discarded(card=card, face=face):
                    assert shown[card] == face
