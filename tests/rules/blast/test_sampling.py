"""Samples are drawn evenly from all states that a seat can't tell from the true one: compared with enumeration."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from itertools import combinations
from math import comb, sqrt
from random import Random

import pytest

from game.rules.blast.cards import CARDS, bits, listed, value_of
from game.rules.blast.moves import Deal, Give, Phase, cards_in
from game.rules.blast.sampling import sample
from game.rules.blast.state import BlastState
from game.rules.core import CHANCE, RuleError
from tests.rules.blast.positions import next_round, play, random_states
from tests.rules.blast.test_rounds import HIGH, LOW


def expect_even(drawn: Counter[Hashable], weights: Mapping[Hashable, float]) -> None:
    """Chi-squared within four standard deviations, nothing drawn that can't be. Rare outcomes are taken together."""
    assert set(drawn) <= set(weights)
    count, total = sum(drawn.values()), sum(weights.values())
    expected = {key: count * weight / total for key, weight in weights.items()}
    rare = [key for key in weights if expected[key] < 8]
    cells = [(drawn[key], expected[key]) for key in weights if expected[key] >= 8]
    if sum(expected[key] for key in rare) >= 8:
        cells.append((sum(drawn[key] for key in rare), sum(expected[key] for key in rare)))
    assert len(cells) > 2
    squared = sum((seen - mean) ** 2 / mean for seen, mean in cells)
    freedom = len(cells) - 1
    assert squared < freedom + 4 * sqrt(2 * freedom)


def out(state: BlastState, seat: int) -> int:
    """The cards that a seat has played and discarded in this round."""
    return bits(card for who, move in state.played if who == seat for card in cards_in(move))


def late_states(seed: int, seat: int, *, ahead: int | None) -> Iterable[tuple[BlastState, BlastState]]:
    """States of a random game in which the other holds one or two cards, with the state before the round's deal."""
    before = None
    for state in random_states(seed):
        if state.phase is Phase.DEAL:
            before = state
        few = state.hands[1 - seat].bit_count() <= 2
        exchanged = state.exchange > 0 and state.ahead == ahead if ahead is not None else state.exchange == 0
        if few and exchanged and state.phase in (Phase.LEAD, Phase.ANSWER, Phase.DISCARD):
            assert before is not None
            yield before, state


def consistent_hands(before: BlastState, state: BlastState, seat: int) -> list[int]:
    """Every hand of the other with which the same round could have been played, found by playing it."""
    other = 1 - seat
    view = state.view(seat)
    unseen = listed(~(state.hands[seat] | out(state, 0) | out(state, 1)) & (1 << 44) - 1)
    found = []
    for hand in combinations(unseen, state.hands[other].bit_count()):
        dealt = bits(hand) | out(state, other)
        if state.exchange:
            given, got = state.gifts[seat], state.gifts[other]
            assert given is not None
            assert got is not None
            dealt = dealt & ~bits(given) | bits(got)
        if dealt.bit_count() != 15 or dealt & bits(state.deck[seat:30:2]):
            continue
        deck: list[int] = [-1] * 44
        deck[seat:30:2] = state.deck[seat:30:2]
        deck[other:30:2] = listed(dealt)
        deck[30:] = sorted(set(range(44)) - set(deck))
        played = before.copy()
        try:
            played.play(CHANCE, Deal(deck))
            for giver in (0, 1):
                if state.exchange:
                    played.play(giver, Give(state.gifts[giver] or ()))
            for who, move in state.played:
                played.play(who, move)
        except RuleError:
            continue
        if played.view(seat) == view:
            found.append(bits(hand))
    return found


@pytest.mark.parametrize(("ahead", "seed"), [(None, 1), ("other", 3), ("other", 5), ("seat", 2), ("seat", 7)])
@pytest.mark.rule("blast-4")
def test_a_seats_samples_are_even_over_all_hands_that_the_other_may_hold(ahead: str | None, seed: int) -> None:
    rng = Random(11)
    checked, narrowed = 0, False
    for seat in (0, 1):
        who = None if ahead is None else seat if ahead == "seat" else 1 - seat
        for before, state in list(late_states(seed, seat, ahead=who))[:3]:
            hands = consistent_hands(before, state, seat)
            assert state.hands[1 - seat] in hands
            view = state.view(seat)
            drawn = Counter(sample(view, rng).hands[1 - seat] for _ in range(25 * len(hands)))
            assert set(drawn) <= set(hands)
            if len(hands) > 2:
                expect_even(Counter(drawn), dict.fromkeys(hands, 1))
                checked += 1
            unseen = 14 + state.hands[1 - seat].bit_count()
            narrowed = narrowed or len(hands) < comb(unseen, unseen - 14)
    assert checked
    assert narrowed == (ahead is not None)


@pytest.mark.rule("blast-4")
def test_where_the_other_was_ahead_its_hand_has_nothing_higher_than_what_it_gave_least() -> None:
    state = next_round(HIGH, LOW, "1....", (0, 0))
    play(state, "0:give S6", "1:give M4")
    rng = Random(1)
    for _ in range(300):
        sampled = sample(state.view(0), rng)
        assert max(value_of(card) for card in listed(sampled.hands[1]) if CARDS[card] != "S6") <= 4
        assert sampled.hands[1] >> CARDS.index("S6") & 1


@pytest.mark.rule("blast-4")
def test_before_its_own_choice_a_seat_thinks_of_every_hand_with_every_gift_of_the_player_ahead() -> None:
    state = next_round(LOW, HIGH, "1....", (0, 0))
    play(state, "1:give S10")
    rng = Random(5)
    unseen = listed(~state.hands[0] & (1 << 44) - 1)
    wanted: Counter[Hashable] = Counter()
    while sum(wanted.values()) < 6000:
        hand = rng.sample(unseen, 15)
        gift = hand[0]
        if max(map(value_of, hand)) == value_of(gift):
            wanted[value_of(gift), sum(value_of(card) == value_of(gift) for card in hand)] += 1
    drawn: Counter[Hashable] = Counter()
    for _ in range(6000):
        sampled = sample(state.view(0), rng)
        gift_now = sampled.gifts[1]
        assert gift_now is not None
        value = value_of(gift_now[0])
        drawn[value, sum(value_of(card) == value for card in listed(sampled.hands[1]))] += 1
    keys = [key for key in wanted if wanted[key] >= 20]
    # two samples of the same size: the squared difference over the sum
    squared = sum((wanted[key] - drawn[key]) ** 2 / (wanted[key] + drawn[key]) for key in keys)
    assert len(keys) > 3
    assert squared < len(keys) + 4 * sqrt(2 * len(keys))


@pytest.mark.rule("blast-4")
def test_a_gift_of_the_player_behind_may_be_any_cards() -> None:
    state = next_round(LOW, HIGH, "0....", (1, 0))
    play(state, "1:give S6 T6")
    rng = Random(6)
    drawn: Counter[Hashable] = Counter()
    for _ in range(3000):
        sampled = sample(state.view(0), rng)
        cards = listed(sampled.hands[1])
        drawn[tuple(cards.index(card) for card in sampled.gifts[1] or ())] += 1
    expect_even(drawn, dict.fromkeys(combinations(range(15), 2), 1))


def all_exchanges(state: BlastState) -> Counter[Hashable]:
    """For each pair of gifts of one card, in how many ways they agree with what a bystander has seen."""
    assert state.exchange == 1
    ahead, behind = state.ahead, 1 - state.ahead
    gone = [out(state, seat) for seat in (0, 1)]
    hidden = listed(~(gone[0] | gone[1]) & (1 << 44) - 1)
    ways: Counter[Hashable] = Counter()
    for first in combinations(hidden, state.hands[ahead].bit_count()):
        after_ahead = bits(first) | gone[ahead]
        rest = [card for card in hidden if card not in first]
        for second in combinations(rest, state.hands[behind].bit_count()):
            after_behind = bits(second) | gone[behind]
            for got in listed(after_ahead):
                highest_kept = value_of((after_ahead ^ 1 << got).bit_length() - 1)
                for gave in listed(after_behind):
                    if value_of(gave) >= highest_kept:
                        ways[gave, got] += 1
    return ways


@pytest.mark.parametrize("seed", [1, 2, 5, 8])
@pytest.mark.rule("blast-4")
def test_a_bystanders_samples_are_even_over_all_hands_and_gifts(seed: int) -> None:
    rng = Random(2)
    for state in random_states(seed):
        sizes = [hand.bit_count() for hand in state.hands]
        if state.exchange == 1 and state.phase in (Phase.LEAD, Phase.ANSWER) and sum(sizes) <= 3:
            break
    else:
        raise AssertionError("no such position in this game")
    ways = all_exchanges(state)
    view = state.view(None)
    drawn: Counter[Hashable] = Counter()
    for _ in range(4000):
        gifts = sample(view, rng).gifts
        ahead, behind = gifts[state.ahead], gifts[1 - state.ahead]
        assert ahead is not None
        assert behind is not None
        drawn[ahead[0], behind[0]] += 1
    expect_even(drawn, ways)


def test_a_bystander_without_an_exchange_thinks_of_all_pairs_of_hands() -> None:
    rng = Random(3)
    for state in random_states(1):
        if state.round and not state.exchange and state.played and sum(x.bit_count() for x in state.hands) <= 12:
            break
    sizes = [hand.bit_count() for hand in state.hands]
    view = state.view(None)
    hidden = comb(14 + sum(sizes), sizes[0])
    assert hidden > 1
    drawn: Counter[Hashable] = Counter()
    for _ in range(3000):
        for card in listed(sample(view, rng).hands[0]):
            drawn[card] += 1
    expect_even(drawn, dict.fromkeys(listed(~(out(state, 0) | out(state, 1)) & (1 << 44) - 1), 1))


def test_samples_remember_where_the_seats_own_cards_came_from() -> None:
    rng = Random(4)
    for state in [*random_states(6)[::4], random_states(6)[-1]]:
        for watcher in (0, 1, None):
            view = state.view(watcher)
            sampled = sample(view, rng)
            assert sampled.view(watcher) == view
            assert sorted(sampled.deck) == sorted(state.deck)
            if watcher is not None:
                assert sampled.legal(watcher) == state.legal(watcher)
