"""Choice cards, silver bullets, and the end of the stock."""

from __future__ import annotations

import pytest

from game.rules.bullets_and_bombs.moves import parse
from game.rules.core import RuleError
from tests.rules.bullets_and_bombs.positions import cards, legal, play, refusal, table, unseen

ELEVEN = "KH KD KC QH QS QD 4H 5H 6H 7H 8C "
DEALT_3S = "3C 3S 3C 3S 3D 3H 3D 3H 4C 5C 6C 7C 8C 9C TC "
"""Four bombs set aside, four bullets and seven more in hand: 93 choice cards are left."""


@pytest.mark.rule("bombs-5")
def test_one_choice_card_is_kept_the_other_discarded() -> None:
    state = table(ELEVEN + "9H JC AS TD", "keep JC")
    assert "JC" in cards(state, "hand")
    assert cards(state, "discards") == ["9H"]
    assert cards(state, "choice") == ["AS", "TD"]


@pytest.mark.rule("bombs-5")
def test_of_two_alike_one_is_kept_and_one_discarded() -> None:
    state = table(ELEVEN + "9H 9H AS TD")
    assert legal(state) == ["keep 9H"]
    play(state, "keep 9H")
    assert cards(state, "hand").count("9H") == 1
    assert cards(state, "discards") == ["9H"]


@pytest.mark.rule("bombs-5")
def test_of_two_of_a_rank_one_must_go() -> None:
    assert legal(table(ELEVEN + "9H 9C")) == ["keep 9C", "keep 9H"]


@pytest.mark.rule("bombs-5")
@pytest.mark.parametrize("choice", ["2S JOK", "JOK 2S", "2S KH", "KH JOK"])
def test_wild_cards_are_ordinary_choice_cards(choice: str) -> None:
    assert legal(table(ELEVEN + choice)) == sorted(f"keep {card}" for card in choice.split())


@pytest.mark.rule("bombs-5")
@pytest.mark.parametrize("other", ["keep KH", "keep 9D", "keep 3H", "keep 3C", "lose K", "lose none", "bundle"])
def test_nothing_but_a_choice_card_can_be_kept(other: str) -> None:
    assert refusal(table(ELEVEN + "9H JC"), other)


@pytest.mark.rule("bombs-5")
@pytest.mark.parametrize(
    "text",
    ["keep", "keep ", "keep 9H JC", "keep none", "keep 9h", " keep 9H", "keep  9H", "Keep 9H", "keep 10H", "", "pass"],
)
def test_what_is_no_move_is_not_read(text: str) -> None:
    with pytest.raises(RuleError):
        parse(text)


@pytest.mark.rule("bombs-5")
def test_only_the_one_player_moves() -> None:
    state = table(ELEVEN + "9H JC")
    assert "one player" in refusal(state, "keep 9H", seat=1)
    assert refusal(state, "keep 9H", seat=-1)
    assert state.legal(1) == []
    assert state.legal(-1) == []


@pytest.mark.rule("bombs-6", "bombs-11")
def test_a_bullet_goes_to_the_hand_at_once_and_is_replaced() -> None:
    state = table(ELEVEN + "3H 9H 3D 3D JC")
    assert cards(state, "choice") == ["9H", "JC"]
    assert len(cards(state, "hand")) == 14
    assert cards(state, "discards") == []


@pytest.mark.rule("bombs-12")
def test_a_last_single_choice_card_is_kept_by_itself() -> None:
    state = table(DEALT_3S)
    while unseen(state) > 1:
        play(state, legal(state)[0])
    in_hand = len(cards(state, "hand"))
    play(state, legal(state)[0])
    assert unseen(state) == 0
    assert cards(state, "choice") == []
    assert len(cards(state, "hand")) == in_hand + 2
    assert all(move.startswith("bundle") for move in legal(state))


@pytest.mark.rule("bombs-13", "bombs-14")
def test_one_pass_and_no_stopping_early() -> None:
    state = table(DEALT_3S)
    turns = 0
    while not legal(state)[0].startswith("bundle"):
        assert "not before" in refusal(state, "bundle")
        assert refusal(state, "bundle Kx3")
        play(state, legal(state)[0])
        turns += 1
    assert turns == 46
    assert len(cards(state, "hand")) == 58
    assert len(cards(state, "discards")) == 46
    assert refusal(state, "keep KH") == "The stock is gone: now arrange your groups."
    play(state, "bundle")
    assert refusal(state, "bundle") == "The game is over."
    assert refusal(state, "keep KH") == "The game is over."


@pytest.mark.rule("bombs-13")
def test_the_discards_lie_open_in_their_order() -> None:
    state = table(ELEVEN + "9H JC AS TD 2C JOK 3S 4C 5C", "keep JC", "keep AS", "keep JOK")
    assert cards(state, "discards")[:3] == ["9H", "TD", "2C"]
