"""What a planet takes: the legal leads of small hands, with every way to use Shrinkin and Morphi."""

from __future__ import annotations

from itertools import combinations, permutations, product

import pytest

from game.rules.blast.cards import CARDS, COMBINATIONS, PLANETS
from game.rules.core import RuleError
from tests.rules.blast.positions import can, play, position

OTHER = "T10 M10"


def leads(hand: str, planet: str) -> set[str]:
    """The combinations of a hand for a planet."""
    start = f"lead {planet} "
    return {text.removeprefix(start) for text in can(position(hand, ""), 0) if text.startswith(start)}


@pytest.mark.rule("blast-1")
def test_44_cards_5_planets() -> None:
    assert len(set(CARDS)) == 44
    assert {card[0] for card in CARDS} == set("STMG")
    assert {card[1:] for card in CARDS} == {str(value) for value in range(11)}
    assert len(PLANETS) == 5


@pytest.mark.rule("blast-7", "blast-15")
def test_zamepra_takes_one_card() -> None:
    assert leads("T4 M5 S6", "zamepra") == {"T4", "M5", "S6", "S6-"}


@pytest.mark.rule("blast-8", "blast-15")
def test_peolara_takes_two_cards_of_the_same_used_value() -> None:
    assert leads("S5 T5 G5 S6", "peolara") == {"S5 T5", "S5 G5", "T5 G5", "S5 S6-", "S6- T5", "S6- G5"}
    assert leads("T5 G6", "peolara") == set()


@pytest.mark.rule("blast-9", "blast-15")
def test_usiri_takes_three_cards_of_the_same_used_value() -> None:
    assert leads("S5 T5 M5 S6", "usiri") == {"S5 T5 M5", "S5 S6- T5", "S5 S6- M5", "S6- T5 M5"}
    assert leads("T5 M5 G6", "usiri") == set()


@pytest.mark.rule("blast-10", "blast-12", "blast-15")
def test_vao_d_takes_three_in_a_row_of_one_faction() -> None:
    assert leads("T3 T4 T5 G6", "vao-d") == {"T3 T4 T5"}
    assert leads("S3 S4 S5", "vao-d") == {"S3 S4 S5", "S3- S4- S5-"}
    assert leads("S3 S5 S7", "vao-d") == set()
    assert leads("S3 S5 S6", "vao-d") == {"S3 S5- S6-"}


@pytest.mark.rule("blast-10", "blast-16")
def test_each_morphi_may_count_as_another_faction_for_vao_d() -> None:
    assert leads("T3 M4 T5", "vao-d") == {"T3 M4 T5"}
    assert leads("M3 M4 G5", "vao-d") == {"M3 M4 G5"}
    assert leads("M3 M4 M5", "vao-d") == {"M3 M4 M5"}
    assert leads("T3 M4 G5", "vao-d") == set()


@pytest.mark.rule("blast-11", "blast-16")
def test_thora_iii_takes_three_in_a_row_of_three_factions() -> None:
    assert leads("T3 G4 S5", "thora-iii") == {"T3 G4 S5"}
    assert leads("T3 G4 T5", "thora-iii") == set()
    assert leads("T3 M4 G5", "thora-iii") == {"T3 M4 G5"}
    assert leads("T3 M4 M5", "thora-iii") == {"T3 M4 M5"}
    assert leads("T3 T4 M5", "thora-iii") == set()
    assert leads("M3 M4 M5", "thora-iii") == {"M3 M4 M5"}


@pytest.mark.rule("blast-12")
def test_no_row_goes_round_from_10_to_0() -> None:
    assert leads("T9 T10 T0", "vao-d") == set()
    assert leads("T9 G10 S0", "thora-iii") == set()


@pytest.mark.rule("blast-15", "blast-12")
def test_a_shrinkin_0_may_be_minus_1() -> None:
    assert leads("S0 T0", "zamepra") == {"S0", "S0-", "T0"}
    assert leads("S0 S1 S2", "vao-d") == {"S0 S1 S2", "S0- S1- S2-"}
    assert leads("S0 T0 G1", "thora-iii") == {"S0- T0 G1"}


@pytest.mark.rule("blast-15")
def test_only_a_shrinkin_changes_and_by_exactly_one() -> None:
    state = position("S6 T6 M6 G6", OTHER)
    for cards in ("T6-", "M6-", "G6-", "S6--", "S6+", "s6", "S06"):
        with pytest.raises(RuleError, match="no card"):
            play(state, f"0:lead zamepra {cards}")


@pytest.mark.rule("blast-17")
def test_the_form_of_a_morphi_is_no_part_of_a_play() -> None:
    assert leads("M3 M4 M5", "zamepra") == {"M3", "M4", "M5"}
    assert leads("M3 M4 M5", "vao-d") == leads("M3 M4 M5", "thora-iii") == {"M3 M4 M5"}
    state = position("M3 T4 T5", OTHER)
    with pytest.raises(RuleError, match="no card"):
        play(state, "0:lead vao-d M3T T4 T5")


@pytest.mark.rule("blast-8")
def test_a_card_is_used_once() -> None:
    state = position("S6 T6", OTHER)
    for cards in ("S6 S6", "S6- S6", "T6 T6"):
        with pytest.raises(RuleError, match="twice"):
            play(state, f"0:lead peolara {cards}")


@pytest.mark.parametrize("cards", ["T6 S6", "G6 M6", "S6- S5"])
def test_cards_stand_in_one_order_only(cards: str) -> None:
    state = position("S5 S6 T6 M6 G6", OTHER)
    with pytest.raises(RuleError, match="ascending"):
        play(state, f"0:lead peolara {cards}")


@pytest.mark.parametrize(
    ("planet", "cards", "why"),
    [
        ("zamepra", "T5 G5", "Zamepra takes one card"),
        ("peolara", "T5 T6", "Peolara takes two cards"),
        ("peolara", "T5", "Peolara takes two cards"),
        ("usiri", "T5 G5", "Usiri takes three cards"),
        ("vao-d", "T5 T6 G7", "Vao D takes three cards"),
        ("thora-iii", "T5 T6 G7", "Thora III takes three cards"),
        ("thora-iii", "T5 G7", "Thora III takes three cards"),
        ("usiri", "T5 G5 T6 G7", "Usiri takes three cards"),
    ],
)
@pytest.mark.rule("blast-6", "blast-7", "blast-8", "blast-9", "blast-10", "blast-11")
def test_what_doesnt_meet_the_requirement_is_refused_with_it(planet: str, cards: str, why: str) -> None:
    state = position("T5 G5 T6 G7", OTHER)
    with pytest.raises(RuleError, match=why):
        play(state, f"0:lead {planet} {cards}")


def slow_planets(cards: tuple[str, ...]) -> set[str]:
    """The requirements word by word, with every form of every Morphi tried; cards as written, S6- for a 5."""
    values = [int(card[1:].rstrip("-")) - card.endswith("-") for card in cards]
    forms = list(product(*["STMG" if card[0] == "M" else card[0] for card in cards]))
    found = set()
    if len(set(values)) == 1:
        found.add({1: "zamepra", 2: "peolara", 3: "usiri"}[len(cards)])
    if len(cards) == 3 and values[1] == values[0] + 1 and values[2] == values[1] + 1:
        if any(len(set(form)) == 1 for form in forms):
            found.add("vao-d")
        if any(len(set(form)) == 3 for form in forms):
            found.add("thora-iii")
    return found


@pytest.mark.rule("blast-7", "blast-8", "blast-9", "blast-10", "blast-11", "blast-12", "blast-15", "blast-16")
def test_the_table_of_combinations_is_all_that_the_requirements_allow() -> None:
    texts = [*CARDS, *(f"{card}-" for card in CARDS if card[0] == "S")]
    expected = set()
    for size in (1, 2, 3):
        for cards in combinations(texts, size):
            if len({card.rstrip("-") for card in cards}) == size:
                planets = {planet for order in permutations(cards) for planet in slow_planets(order)}
                expected |= {(frozenset(cards), planet) for planet in planets}
    table = [
        (frozenset(combination.text.split()), name)
        for combination in COMBINATIONS
        for place, name in enumerate(PLANETS)
        if combination.planets >> place & 1
    ]
    assert len(table) == len(set(table))
    assert set(table) == expected


@pytest.mark.rule("blast-13")
def test_the_sum_is_that_of_used_values() -> None:
    for combination in COMBINATIONS:
        values = [int(card[1:].rstrip("-")) - card.endswith("-") for card in combination.text.split()]
        assert combination.total == sum(values)
        assert combination.lowest == min(values) == values[0]
        assert values == sorted(values)
