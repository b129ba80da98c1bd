"""What a bomb takes, and the house rule early-bundles."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from game.rules.bullets_and_bombs.bombs import targets
from game.rules.bullets_and_bombs.cards import BULLET, RANKS, WILD
from game.rules.bullets_and_bombs.events import BlewUp, Kept
from tests.rules.bullets_and_bombs.positions import cards, held, legal, play, refusal, table, unseen


def named(hand: str, early: bool = False) -> str:
    """What may be named, `K Q none`."""
    return " ".join(str(move).removeprefix("lose ") for move in targets(held(hand), early))


@pytest.mark.rule("bombs-7")
def test_a_bomb_is_discarded_with_a_card_of_the_largest_group_and_replaced() -> None:
    state = table("KH KD KC KS QH QS QD 4H 5H 6H 7H 3C 9H 9C")
    assert cards(state, "discards") == ["3C", "KH"]
    assert cards(state, "choice") == ["9H", "9C"]
    assert len(cards(state, "hand")) == 10


@pytest.mark.rule("bombs-7")
def test_a_choice_card_that_lies_there_is_not_in_hand_yet() -> None:
    state = table("KH KD KC QH QS QD 4H 5H 6H 7H 8C KS 3C 9H")
    assert legal(state) == ["lose K", "lose Q"]
    assert cards(state, "choice") == ["KS"]
    assert cards(state, "bomb") == ["3C"]
    assert refusal(state, "keep KS") == "A bomb has gone off: first say which group loses a card."
    assert refusal(state, "bundle") == "A bomb has gone off: first say which group loses a card."
    play(state, "lose Q")
    assert legal(state) == ["keep 9H", "keep KS"]
    assert cards(state, "bomb") == []
    assert cards(state, "discards") == ["3C", "QH"]


@pytest.mark.rule("bombs-7", "bombs-11")
def test_replacements_may_be_bullets_and_bombs_again() -> None:
    state = table("KH KD KC KS QH QS QD 4H 5H 6H 7H 3C 3H 3S 9H 9C")
    assert legal(state) == ["lose K", "lose Q"]
    assert cards(state, "discards") == ["3C", "KH"]
    assert "3H" in cards(state, "hand")
    play(state, "lose K")
    assert cards(state, "discards") == ["3C", "KH", "3S", "KD"]


@pytest.mark.rule("bombs-8")
def test_bullets_and_wild_cards_are_in_no_group_and_never_lost() -> None:
    assert named("r4 w12") == "none"
    assert named("r4 w12 J1") == "J"
    assert named("r4 w12 J1 Q2 K2") == "Q K"
    state = table("2C 2D 2H 2S JOK JOK 3D 3H 3D JH JD 3C 9H 9C")
    assert cards(state, "discards") == ["3C", "JH"]


@pytest.mark.rule("bombs-9")
def test_seven_or_more_cards_of_a_rank_are_finished() -> None:
    assert named("K7 Q3") == "Q"
    assert named("K8 Q3 J3") == "J Q"
    assert named("K6 Q5") == "K"
    assert named("K6 w8 r4 Q6") == "Q K"
    assert named("K7 Q8") == "none"


@pytest.mark.rule("bombs-10")
def test_at_a_tie_the_player_chooses() -> None:
    assert named("K3 Q3 J2") == "Q K"
    assert named("41 51 A1 w3") == "4 5 A"
    state = table("KH KD KC QH QS QD 4H 5H 6H 7H 8C 3C 9H 9C")
    assert legal(state) == ["lose K", "lose Q"]
    assert refusal(state, "lose 4") == "The bomb takes from your largest unfinished group: kings or queens."
    assert refusal(state, "lose none") == "The bomb must take a card: kings or queens."
    assert refusal(table("KH KD KC QH QS QD 4H 5H 6H 7H 8C"), "lose K") == "No bomb is waiting for a card."


@pytest.mark.rule("bombs-10")
def test_the_card_goes_that_has_been_longest_in_hand() -> None:
    state = table("KS QH KD 4H 4D 5H 6H 7H 8C 9C TC KH AS JC AH 3C 9H 9D", "keep KH")
    assert cards(state, "discards") == ["AS"]
    play(state, "keep JC")
    assert cards(state, "discards") == ["AS", "AH", "3C", "KS"]


@pytest.mark.rule("bombs-10")
def test_a_replacement_dealt_late_is_younger_than_the_other_dealt_cards() -> None:
    state = table("3S KD KC 4H 4D 5H 6H 7H 8C 9C TC KH 3C 9H 9D")
    assert cards(state, "discards") == ["3C", "KD"]


@pytest.mark.rule("bombs-10")
def test_where_nothing_is_unfinished_nothing_is_lost() -> None:
    state = table("2C 2D 2H 2S JOK JOK 3D 3H 3D 3H JOK 3C 9H 9C")
    assert cards(state, "discards") == ["3C"]
    assert len(cards(state, "hand")) == 11


@pytest.mark.rule("bombs-7", "bombs-12")
def test_bombs_at_the_end_of_the_stock_are_settled_before_the_last_single_card_is_kept() -> None:
    state = table("3D 3H 3D 3H KH KD KC QH QD JH JD", bottom="QC 3C 3S 3C 3S")
    single, in_hand = 103, 11 + 45
    while unseen(state) > 5:
        play(state, legal(state)[0])
    log: list[object] = []
    while not legal(state)[0].startswith("bundle"):
        state.play(0, state.legal(0)[0], log)
    assert [type(event) for event in log].count(BlewUp) == 4
    assert log[-1] == Kept(0, single, "QC", None, None)
    assert isinstance(log[-2], BlewUp)
    lost = [event.lost for event in log if isinstance(event, BlewUp)]
    assert None not in lost
    assert single not in lost
    assert sum(state.holding) == in_hand + 1 - 4 + 1
    assert legal(state)[0].startswith("bundle")


# ---------------------------------------------------------------- house rule early-bundles


@pytest.mark.rule("bombs-9")
@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("K4 Q3", "K"),
        ("K4 Q3 r1", "Q K"),
        ("K5 Q2 r1", "K"),
        ("K5 Q2 r2", "Q K"),
        ("K6 Q2 r1", "Q K"),
        ("K5 Q2 J2 w2", "J Q K"),
        ("K2 r1 w4", "K none"),
        ("K2 w9", "K"),
        ("K1 r1 w9", "K"),
        ("K1 r2 w4", "K none"),
        ("K1 r2 w3", "K"),
        ("K3 w4", "K none"),
        ("K3 w3", "K"),
        ("K3 Q3 w5", "Q K"),
        ("K5 Q5 r1 w3", "Q K none"),
        ("K7 Q3 w4", "Q none"),
        ("K2 Q2 r1 w8", "Q K"),
        ("r4 w12", "none"),
        ("K8 r1", "none"),
    ],
)
def test_placed_bullets_and_wilds_change_what_is_largest(hand: str, expected: str) -> None:
    assert named(hand, early=True) == expected


@pytest.mark.rule("bombs-9", "bombs-10")
def test_lose_none_where_every_group_can_be_finished() -> None:
    state = table("KH KD KC 2C 2D 2H 2S 3H 3D JOK JOK 3C 9H 9C", early_bundles="on")
    assert legal(state) == ["lose K", "lose none"]
    play(state, "lose none")
    assert cards(state, "discards") == ["3C"]
    assert cards(state, "choice") == ["9H", "9C"]


@pytest.mark.rule("bombs-9")
def test_without_the_house_rule_a_placement_spares_nothing() -> None:
    state = table("KH KD KC 2C 2D 2H 2S 3H 3D JOK JOK 3C 9H 9C")
    assert cards(state, "discards") == ["3C", "KH"]


def _shares(total: int, parts: int, most: int) -> list[tuple[int, ...]]:
    return [share for share in product(range(min(total, most) + 1), repeat=parts) if sum(share) <= total]


def _by_trying_every_placement(hand: tuple[int, ...]) -> set[str]:
    ranks = [rank for rank in range(WILD) if hand[rank]]
    found: set[str] = set()
    for bullets in _shares(hand[BULLET], len(ranks), 4):
        for wilds in _shares(hand[WILD], len(ranks), 4):
            if any(w and hand[rank] + b < 3 for rank, b, w in zip(ranks, bullets, wilds, strict=True)):
                continue
            sizes = {rank: hand[rank] + b + w for rank, b, w in zip(ranks, bullets, wilds, strict=True)}
            unfinished = {rank: size for rank, size in sizes.items() if size < 7}
            if not unfinished:
                found.add("none")
            found |= {RANKS[rank] for rank, size in unfinished.items() if size == max(unfinished.values())}
    return found


@pytest.mark.rule("bombs-9")
@pytest.mark.parametrize("seed", range(120))
def test_what_may_be_named_is_what_some_placement_makes_a_largest_group(seed: int) -> None:
    rng = Random(seed)
    hand = [0] * len(held(""))
    for rank in rng.sample(range(WILD), rng.randrange(1, 4)):
        hand[rank] = rng.randrange(1, 9)
    hand[BULLET], hand[WILD] = rng.randrange(5), rng.randrange(9)
    moves = {str(move).removeprefix("lose ") for move in targets(hand, early_bundles=True)}
    assert moves == _by_trying_every_placement(tuple(hand))
