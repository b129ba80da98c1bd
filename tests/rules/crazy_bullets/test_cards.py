"""The 128 cards, and at whom they aim: bullets-1 to -3, -6, -8."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from game.rules.crazy_bullets.cards import ACROSS, AIMS, DECK, FACES, LEFT, NUMBER, PATTERNS, RIGHT, target

CIRCLE = "RYGB"


def matches(card: str) -> int:
    return sum(bullet == card[0] for bullet in card[2:])


@pytest.mark.rule("bullets-1")
def test_there_are_128_cards_32_for_each_handle_with_three_bullets_in_colours() -> None:
    assert len(DECK) == 128
    assert Counter(card[0] for card in DECK) == dict.fromkeys(CIRCLE, 32)
    assert all(len(card) == 5 and card[1] == "-" and set(card[2:]) <= set(CIRCLE) for card in DECK)


@pytest.mark.rule("bullets-2")
def test_every_pattern_stands_on_four_cards_of_every_handle() -> None:
    patterns = Counter((card[0], tuple(bullet == card[0] for bullet in card[2:])) for card in DECK)
    assert len(patterns) == 4 * 8
    assert set(patterns.values()) == {4}
    assert Counter(map(matches, DECK)) == {0: 16, 1: 48, 2: 48, 3: 16}


@pytest.mark.rule("bullets-3")
def test_the_deck_is_the_reconstructed_list() -> None:
    listed = json.loads((Path(__file__).parent / "deck.json").read_text(encoding="utf-8"))
    assert list(DECK) == listed


@pytest.mark.rule("bullets-3")
@pytest.mark.parametrize("direction", [0, 1, 2])
def test_each_colour_flies_32_times_in_each_direction(direction: int) -> None:
    assert Counter(card[2 + direction] for card in DECK) == dict.fromkeys(CIRCLE, 32)


@pytest.mark.rule("bullets-3")
@pytest.mark.parametrize(
    ("handle", "cards"),
    [
        ("R", ["R-YYG", "R-BGG", "R-BYB", "R-GBY"]),  # no match
        ("Y", ["Y-YGG", "Y-YBB", "Y-YRR", "Y-YGB"]),  # one, to the left
        ("G", ["G-BGB", "G-RGR", "G-YGY", "G-RGY"]),  # one, across
        ("B", ["B-RRB", "B-YYB", "B-GGB", "B-GRB"]),  # one, to the right
        ("R", ["R-RRY", "R-RRG", "R-RRB", "R-RRB"]),  # two, free to the right
        ("R", ["R-RYR", "R-RGR", "R-RBR", "R-RGR"]),  # two, free across
        ("R", ["R-YRR", "R-GRR", "R-BRR", "R-YRR"]),  # two, free to the left
    ],
)
def test_the_free_directions_take_the_other_colours_in_turn(handle: str, cards: list[str]) -> None:
    assert Counter(cards) <= Counter(DECK)
    at = DECK.index(cards[0])
    assert list(DECK[at : at + 4]) == cards
    assert {card[0] for card in cards} == {handle}


@pytest.mark.rule("bullets-8")
def test_a_bullet_matches_if_it_has_the_colour_of_the_handle() -> None:
    assert PATTERNS[NUMBER["R-YYG"]] == 0
    assert PATTERNS[NUMBER["R-GBY"]] == 0
    assert PATTERNS[NUMBER["B-BRR"]] == LEFT
    assert PATTERNS[NUMBER["G-GRG"]] == LEFT | RIGHT
    assert PATTERNS[NUMBER["Y-BYY"]] == ACROSS | RIGHT
    assert all(bin(PATTERNS[NUMBER[card]]).count("1") == matches(card) for card in FACES)


@pytest.mark.rule("bullets-6")
@pytest.mark.parametrize(
    ("seats", "revealer", "left", "across", "right"),
    [
        (4, 0, 1, 2, 3),
        (4, 1, 2, 3, 0),
        (4, 2, 3, 0, 1),
        (4, 3, 0, 1, 2),
        (3, 0, 1, 2, None),
        (3, 1, 2, None, 0),
        (3, 2, None, 0, 1),
        (2, 0, None, 1, None),
        (2, 1, None, 0, None),
    ],
)
def test_the_seat_to_the_left_is_the_next_and_places_may_be_empty(
    seats: int, revealer: int, left: int | None, across: int | None, right: int | None
) -> None:
    assert [target(seats, revealer, direction) for direction in (LEFT, ACROSS, RIGHT)] == [left, across, right]


@pytest.mark.rule("bullets-2", "bullets-8", "bullets-11", "bullets-14")
@pytest.mark.parametrize(("seats", "duels"), [(2, [3, 3]), (3, [2, 2, 2]), (4, [4, 4, 4, 4])])
def test_how_many_of_the_eight_patterns_are_duels(seats: int, duels: list[int]) -> None:
    assert [sum(bool(aim.duellists) for aim in AIMS[seats][revealer]) for revealer in range(seats)] == duels
