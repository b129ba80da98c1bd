"""The cards and the deal."""

from __future__ import annotations

from collections import Counter

import pytest

from game.rules.bullets_and_bombs.cards import DECK, FACES, PLACE
from tests.rules.bullets_and_bombs.positions import cards, deal, fresh, legal, refusal, table, unseen

ELEVEN = "KH KD KC QH QS QD 4H 5H 6H 7H 8C"


@pytest.mark.rule("bombs-1")
def test_108_cards() -> None:
    deck = Counter(FACES[face] for face in DECK)
    assert deck.total() == 108
    assert all(deck[rank + suit] == 2 for rank in "456789TJQKA23" for suit in "CDHS")
    assert deck["JOK"] == 4
    places = Counter(PLACE[face] for face in DECK if FACES[face] not in ("3C", "3S"))
    assert sorted(places.values()) == [4, *[8] * 11, 12]


@pytest.mark.rule("bombs-1")
@pytest.mark.parametrize(
    "wrong",
    [
        deal(ELEVEN).removesuffix(" 3S"),
        deal(ELEVEN) + " 3S",
        deal(ELEVEN).replace("deal KH", "deal KS"),
        "deal",
    ],
)
def test_a_deal_holds_every_card_as_often_as_there_is_one(wrong: str) -> None:
    assert "exactly the 108 cards" in refusal(fresh(), wrong, seat=-1)


@pytest.mark.rule("bombs-2")
def test_eleven_cards_are_dealt_and_97_are_the_stock() -> None:
    state = table(ELEVEN + " 9H 9C")
    assert cards(state, "hand") == sorted(ELEVEN.split())
    assert cards(state, "choice") == ["9H", "9C"]
    assert unseen(state) == 97 - 2


@pytest.mark.rule("bombs-3")
def test_a_dealt_bullet_is_one_of_the_eleven() -> None:
    state = table("3H KD KC QH QS QD 4H 5H 6H 7H 8C 9H 9C")
    assert len(cards(state, "hand")) == 11
    assert "3H" in cards(state, "hand")
    assert cards(state, "choice") == ["9H", "9C"]


@pytest.mark.rule("bombs-3", "bombs-4")
def test_a_bullet_that_replaces_a_dealt_bomb_is_one_of_the_eleven() -> None:
    state = table("3C KD KC QH QS QD 4H 5H 6H 7H 8C 3D 9H 9C")
    assert len(cards(state, "hand")) == 11
    assert "3D" in cards(state, "hand")
    assert cards(state, "choice") == ["9H", "9C"]


@pytest.mark.rule("bombs-3")
def test_by_house_rule_a_dealt_bullet_stays_and_another_card_is_dealt() -> None:
    eleven = "3H KD KC QH QS QD 4H 5H 6H 7H 8C"
    state = table(f"{eleven} 3D 3S AS 9H 9C", replace_dealt_bullets="on")
    assert cards(state, "hand") == sorted(
        ["3H", "KD", "KC", "QH", "QS", "QD", "4H", "5H", "6H", "7H", "8C", "3D", "AS"]
    )
    assert cards(state, "set aside") == ["3S"]
    assert cards(state, "choice") == ["9H", "9C"]


@pytest.mark.rule("bombs-4")
def test_a_dealt_bomb_is_set_aside_and_replaced_and_costs_nothing() -> None:
    state = table("3C KD KC QH 3S QD 4H 5H 6H 7H 8C 3S JH AS 9H 9C")
    assert cards(state, "set aside") == ["3C", "3S", "3S"]
    assert cards(state, "hand") == sorted(["KD", "KC", "QH", "QD", "4H", "5H", "6H", "7H", "8C", "JH", "AS"])
    assert cards(state, "discards") == []
    assert legal(state) == ["keep 9C", "keep 9H"]


@pytest.mark.rule("bombs-4")
def test_a_bomb_right_behind_the_deal_goes_off() -> None:
    state = table("KH KD KC QH QS 4H 5H 6H 7H 8C 9C 3C JH AS")
    assert cards(state, "discards") == ["3C", "KH"]
    assert cards(state, "set aside") == []


@pytest.mark.rule("bombs-2")
def test_chance_deals_once_and_nobody_else() -> None:
    assert fresh().to_move == (-1,)
    assert legal(fresh()) == []
    for move in (deal(ELEVEN), "keep KH", "lose K", "bundle"):
        assert refusal(fresh(), move)
    assert refusal(table(ELEVEN), deal(ELEVEN), seat=-1)
