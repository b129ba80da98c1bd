"""Sampled states against all that a seat thinks possible, counted one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator
from dataclasses import replace
from math import sqrt
from random import Random
from typing import Any

import pytest

from game.rules.blasting_billy import GAME
from game.rules.blasting_billy.cards import FACES
from game.rules.blasting_billy.sampling import sampler
from game.rules.blasting_billy.state import Table
from game.rules.view import View
from tests.rules.blasting_billy.table import dealt, hand, play, started


def possible(view: View[Any]) -> list[tuple[str, ...]]:
    """Every deck that agrees with the view, found by trying each unseen face on each hidden card."""
    face: dict[int, str] = {}
    backs: dict[int, str] = {}
    for zone in view.zones:
        for card in zone.cards:
            backs[card.id] = card.back
            if card.face is not None:
                face[card.id] = card.face
    for kind, gifts in zip("GBCJD", view.facts.known, strict=True):
        for card, gift in zip(view.zone(f"billy {kind}").cards, gifts, strict=True):
            if gift is not None:
                face[card.id] = gift
    hidden = [card for card in range(60) if card not in face]
    unseen = [name for name in FACES if name not in face.values()]

    def fill(place: int, left: list[str]) -> Iterator[tuple[str, ...]]:
        if place == len(hidden):
            yield tuple(face[card] for card in range(60))
            return
        for name in left:
            if backs.get(hidden[place], name[0]) == name[0]:
                face[hidden[place]] = name
                yield from fill(place + 1, [other for other in left if other != name])

    return list(fill(0, unseen))


def too_uneven(counts: Counter[Hashable], cells: int, draws: int) -> float:
    """Chi-squared against even chances in units of its standard deviation, after Wilson and Hilferty."""
    expected = draws / cells
    chi = sum((number - expected) ** 2 for number in counts.values()) / expected + (cells - len(counts)) * expected
    freedom = cells - 1
    spread = 2 / (9 * freedom)
    return ((chi / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread)


def deck_of(state: Table) -> tuple[str, ...]:
    return tuple(FACES[face] for face in state.faces)


def check_even(view: View[Any], draws_a_state: int = 20) -> int:
    """Draw from the view and compare with all that is possible; returns how many states there are."""
    states = possible(view)
    draw, rng = sampler(view), Random(2)
    draws = draws_a_state * len(states)
    counts: Counter[Hashable] = Counter(deck_of(draw(rng)) for _ in range(draws))
    assert set(counts) <= set(states)
    assert too_uneven(counts, len(states), draws) < 3.5
    return len(states)


def collectors() -> Table:
    """Four players who each keep a colour and three jewels, up to seat 0's very last turn."""
    state = dealt(
        "G0 G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G* J0 J1 J2",
        "B0 B1 B2 B3 B4 B5 B6 B7 B8 B9 J3 J4 J5 B10 B*",
        "C0 C1 C2 C3 C4 C5 C6 C7 C8 C9 J6 J7 J8 C10 C*",
        "D0 D1 D2 D3 D4 D5 D6 D7 D8 D9 J9 J10 J* D10 D*",
        first=1,
    )
    for _ in range(51):
        play(state, f"keep {hand(state, state.to_move[0])[0]}")
    return state


@pytest.mark.rule("billy-2", "billy-7", "billy-11", "billy-13")
def test_a_real_position_all_hidden_cards_together() -> None:
    state = collectors()
    assert state.to_move == (0,)
    view = state.view(0)
    # Each of the others hides a first card and two in hand of a colour, and a first jewel.
    assert check_even(view, 16) == 6**4


@pytest.mark.rule("billy-2", "billy-3", "billy-6", "billy-8", "billy-9")
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4)])
def test_positions_in_the_middle_of_a_game_with_most_cards_turned_up(seats: int, seed: int) -> None:
    state = midway(seats, seed, pile=4)
    view = turned_up(state, state.view(1), Random(seed), hidden=5)
    assert view.zone("pile").unseen == 3
    assert check_even(view) > 20


def midway(seats: int, seed: int, pile: int) -> Table:
    """A random game up to where so many cards are left in the pile."""
    rng = Random(seed)
    state = GAME.start(seats, {"memory-aid": "off"})
    while not state.faces or 60 - state.top > pile:
        seat = state.to_move[0]
        state.play(seat, state.chance(rng) if seat < 0 else rng.choice(state.legal(seat)))
    return state


def turned_up(state: Table, view: View[Any], rng: Random, hidden: int) -> View[Any]:
    """The view with all faces shown but those of the pile and of a few cards hidden from this seat."""
    known = {card.id for zone in view.zones for card in zone.cards if card.face is not None}
    candidates = [card.id for zone in view.zones for card in zone.cards if zone.name != "pile" and card.id not in known]
    stay = {*rng.sample(candidates, hidden), view.zone("pile").cards[0].id}
    zones = tuple(
        replace(
            zone,
            cards=tuple(
                card if card.id in stay else replace(card, face=FACES[state.faces[card.id]]) for card in zone.cards
            ),
        )
        for zone in view.zones
    )
    return replace(view, zones=zones)


@pytest.mark.rule("billy-12")
def test_own_gifts_and_own_cards_in_the_box_are_never_forgotten() -> None:
    state = dealt("G3 G7 D5", "J1 J2 J3")
    play(state, "billy G3", "billy J1", "dump D5", "dump J3")
    rng = Random(5)
    mine: set[tuple[str, str]] = set()
    theirs: set[tuple[str, str]] = set()
    for _ in range(200):
        cards = deck_of(GAME.sample(state.view(0), rng))
        mine.add((cards[12], cards[16]))
        theirs.add((cards[13], cards[17]))
    assert mine == {("G3", "D5")}
    assert len(theirs) > 50
    assert {face[0] for pair in theirs for face in pair} == {"J"}


@pytest.mark.rule("billy-3")
def test_the_deepest_card_may_be_of_any_type_that_has_one_left() -> None:
    state = dealt("", "")
    kinds = Counter(deck_of(GAME.sample(state.view(0), Random(seed)))[59][0] for seed in range(400))
    seen = Counter(card.back for zone in state.view(0).zones for card in zone.cards)
    assert set(kinds) == {kind for kind in "GBCJD" if seen[kind] < 12}


def test_before_the_deal_there_is_nothing_to_guess() -> None:
    state = started(2)
    for move in ("first 1", None):
        for watcher in (None, 0, 1):
            sampled = GAME.sample(state.view(watcher), Random(1))
            assert sampled.faces == ()
            assert sampled.view(watcher) == state.view(watcher)
            assert sampled.legal(-1) == state.legal(-1)
        if move:
            play(state, move)


def test_a_sampler_draws_independent_states() -> None:
    view = collectors().view(2)
    draw = sampler(view)
    first, second = draw(Random(1)), draw(Random(1))
    assert first.faces == second.faces
    play(first, str(first.legal(0)[0]))
    assert second.view(2) == view
