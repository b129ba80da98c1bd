"""What the player knows, and tables drawn evenly from all that look the same."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from game.rules.bullets_and_bombs import GAME
from game.rules.bullets_and_bombs.cards import DECK, FACES, SIZE
from game.rules.bullets_and_bombs.table import Table
from tests.rules.bullets_and_bombs.positions import cards, deal, ended, fresh, legal, play, table, unseen

BOMB_WAITS = "KH KD KC QH QS QD 4H 5H 6H 7H 8C KS 3C "


@pytest.mark.rule("bombs-13")
def test_all_but_the_stock_lies_open_to_everybody() -> None:
    state = table(BOMB_WAITS)
    for seat in (0, None):
        view = state.view(seat)
        assert [zone.name for zone in view.zones] == ["hand", "choice", "bomb", "discards", "set aside", "stock"]
        assert all(card.face for zone in view.zones for card in zone.cards)
        assert view.zone("stock").cards == ()
        assert view.zone("stock").unseen == SIZE - 13
    assert state.view(None).legal == ()
    assert list(state.view(0).legal) == state.legal(0)


def test_the_order_of_the_stock_is_not_in_the_view() -> None:
    assert table(BOMB_WAITS + "9H 9C").view(0) == table(BOMB_WAITS + "3S JOK").view(0)
    assert table(BOMB_WAITS, bottom="AS AH").view(0) == table(BOMB_WAITS, bottom="AH AS").view(0)


def test_a_hand_written_down_is_a_set() -> None:
    one = table("KH KD KC QH QS QD 4H 5H 6H 7H 8C 9H 9C")
    other = table("KD KH KC QH QS QD 8C 4H 5H 6H 7H 9H 9C")
    assert one.view(0).as_json() == other.view(0).as_json()


def test_a_card_keeps_its_id_when_it_moves() -> None:
    state = table("KH KD KC QH QS QD 4H 5H 6H 7H 8C 9H JC AS TD")
    ids = {card.face: card.id for card in state.view(0).zone("choice").cards}
    play(state, "keep JC")
    view = state.view(0)
    assert ids["JC"] in {card.id for card in view.zone("hand", 0).cards}
    assert ids["9H"] in {card.id for card in view.zone("discards").cards}


def test_at_the_end_the_view_shows_the_groups() -> None:
    state = ended("A8 K8 Q8 J8 T8 97 87 r4")
    play(state, "bundle 9x7 Ax8 Kx8r4 Qx8 Tx3 Tx5")
    view = state.view(None)
    assert [str(group) for group in view.facts.groups] == ["Ax8", "Kx8r4", "Qx8", "9x7", "Tx5", "Tx3"]
    assert view.as_json()["facts"] == {"phase": "over", "groups": ["Ax8", "Kx8r4", "Qx8", "9x7", "Tx5", "Tx3"]}
    assert len(cards(state, "hand")) == 58


def late(bottom: str, left: int, **house: str) -> Table:
    """A deal that ends with `bottom`, played until so many cards of the stock are left or one fewer."""
    state = table("KH KD KC QH QS QD 4H 5H 6H 7H 3H", bottom=bottom, **house)
    while unseen(state) > left:
        play(state, legal(state)[0])
    return state


@pytest.mark.parametrize(
    ("bottom", "left", "house", "phase", "number"),
    [
        pytest.param("8C 8D 8H 8S AH AH 5D JOK", 4, "off", "choice", 12, id="two alike in the stock"),
        pytest.param("8C 8D 8H 8S 3C 3S 9H JOK", 4, "off", "choice", 24, id="two bombs in the stock"),
        pytest.param("AH 9D 7S AD JC 8D TS 9C 3C KH QH 9H JOK", 4, "off", "bomb", 24, id="a bomb waits"),
        pytest.param("3C KH QH 3S JOK", 4, "on", "bomb", 24, id="a bomb waits by the house rule"),
        pytest.param("3C 3S", 1, "off", "bomb", 1, id="the last card"),
    ],
)
def test_sampled_tables_are_spread_evenly_over_all_orders_of_the_stock(
    bottom: str, left: int, house: str, phase: str, number: int
) -> None:
    state = late(bottom, left, early_bundles=house)
    assert state.phase == phase
    orders = set(permutations(state.faces[state.turned : SIZE]))
    assert len(orders) == number
    view, rng = state.view(0), Random(4)
    drawn: Counter[tuple[int, ...]] = Counter()
    for _ in range(100 * number):
        sampled = GAME.sample(view, rng)
        assert sampled.faces[: state.turned] == state.faces[: state.turned]
        drawn[sampled.faces[state.turned : SIZE]] += 1
    assert set(drawn) == orders
    chi_squared = sum((count - 100) ** 2 / 100 for count in drawn.values())
    assert chi_squared < (number - 1) + 3.5 * (2 * number) ** 0.5


@pytest.mark.parametrize("seed", range(8))
def test_a_sampled_table_plays_on_as_the_true_one_would(seed: int) -> None:
    rng = Random(seed)
    house = {"early-bundles": rng.choice(("on", "off")), "replace-dealt-bullets": rng.choice(("on", "off"))}
    state = GAME.start(1, house)
    state.play(-1, state.chance(rng))
    while state.to_move:
        sampled = GAME.sample(state.view(0), rng)
        assert sampled.view(0) == state.view(0)
        assert sampled.view(None) == state.view(None)
        sampled.faces = state.faces
        move = rng.choice(state.legal(0))
        state.play(0, move)
        sampled.play(0, move)
        assert sampled.view(0) == state.view(0)


def test_before_the_deal_nothing_is_known() -> None:
    sampled = GAME.sample(fresh().view(0), Random(1))
    assert sampled.view(0) == fresh().view(0)
    assert sampled.to_move == (-1,)


def test_chance_deals_the_whole_deck_in_any_order() -> None:
    one, other = fresh().chance(Random(1)), fresh().chance(Random(2))
    assert sorted(one.faces) == sorted(other.faces) == list(DECK)
    assert one != other
    assert str(one) == "deal " + " ".join(FACES[face] for face in one.faces)
    assert GAME.parse(str(one)) == one
    assert GAME.parse(deal("KH")) != one
