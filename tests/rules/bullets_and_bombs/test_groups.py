"""Bundles and free groups, what costs, what wins."""

from __future__ import annotations

import pytest

from game.rules.bullets_and_bombs import judge
from game.rules.bullets_and_bombs.groups import Group, Judgement, Kind, judge_holding, kind_of
from game.rules.bullets_and_bombs.moves import parse
from game.rules.core import RuleError
from tests.rules.bullets_and_bombs.positions import cards, ended, fresh, groups, held, play, refusal, table

SEVENS = "A8 K8 Q8 J8 T8 97 87 r4"
"""Seven natural bundles."""


def judged(hand: str, arrangement: str) -> Judgement:
    return judge_holding(held(hand), groups(arrangement))


def kinds(arrangement: str) -> str:
    return " ".join(kind_of(group)[0].value.replace(" ", "-") for group in groups(arrangement))


@pytest.mark.rule("bombs-15")
def test_a_natural_bundle_is_seven_of_a_rank_and_bullets_without_wilds() -> None:
    assert kinds("Kx7 Kx8 Kx8r4 Kx3r4 Kx6r1") == "natural natural natural natural natural"
    assert kinds("Kx6") == "free"
    assert kinds("Kx7w1 Kx8r4w4") == "wild wild"


@pytest.mark.rule("bombs-16")
def test_a_wild_bundle_has_three_cards_of_a_rank_or_bullets_and_one_to_four_wilds() -> None:
    assert kinds("Kx3w4 Kx6w1 Kx2r1w4 Kx1r2w4 Kx8w4") == "wild wild wild wild wild"
    assert kinds("Kx2w4 Kx1r1w4 Kx3w5 Kx2w12") == "not-allowed not-allowed not-allowed not-allowed"


@pytest.mark.rule("bombs-16", "bombs-18")
def test_a_group_has_a_ranked_card() -> None:
    kind, why = kind_of(Group("K", 0, 4, 3))
    assert kind is Kind.NOT_ALLOWED
    assert why == "A group needs at least one card from 4 to ace."


@pytest.mark.rule("bombs-17")
def test_a_rank_may_make_two_bundles() -> None:
    two = judged("K8 w6", "Kx4w3 Kx4w3")
    assert (two.natural, two.wild, two.cost) == (0, 2, 0)
    mixed = judged("K8 r3 w3", "Kx4r3 Kx4w3")
    assert (mixed.natural, mixed.wild, mixed.cost) == (1, 1, 0)


@pytest.mark.rule("bombs-17")
def test_seven_or_more_in_a_group_are_a_bundle() -> None:
    assert kinds("Kx3w3 Kx3w4 Kx6r1 Kx8r4w4") == "free wild natural wild"


@pytest.mark.rule("bombs-18")
def test_a_leftover_group_of_three_or_more_costs_nothing() -> None:
    assert judged("K3 Q5 J2 r1 T3 w4", "Kx3 Qx5 Jx2r1 Tx3w3").cost == 1
    assert kinds("Kx3 Kx2r1 Kx1r2 Kx3w1 Kx6") == "free free free free free"
    assert kinds("Kx2 Kx2w1 Kx1r1 Kx1") == "not-allowed not-allowed not-allowed not-allowed"


@pytest.mark.rule("bombs-19")
def test_every_loose_card_costs_one() -> None:
    nothing = judged("K8 Q2 J1 r4 w12", "")
    assert nothing.cost == 8 + 2 + 1 + 4 + 12
    assert nothing.loose == held("K8 Q2 J1 r4 w12")
    assert judged("K8 Q2 J1 r4 w12", "Kx7r1").loose == held("K1 Q2 J1 r3 w12")


@pytest.mark.rule("bombs-20")
def test_fewer_than_three_natural_bundles_lose() -> None:
    lost = judged("K8 Q8 J8 T8 w4", "Kx8 Qx8 Jx8w1 Tx8w3")
    assert (lost.natural, lost.wild, lost.won, lost.score) == (2, 2, False, None)
    assert lost.points == 4


@pytest.mark.rule("bombs-21")
def test_the_score_is_bundles_minus_costs_and_may_be_below_zero() -> None:
    assert judged("K8 Q8 J8 T3 w4", "Kx8 Qx8 Jx8 Tx3w4").score == 4
    poor = judged("K8 Q8 J8 T3 w4", "Kx7 Qx7 Jx7")
    assert poor.won
    assert poor.score == 3 - 10


@pytest.mark.rule("bombs-14")
def test_a_card_is_in_one_group_at_most() -> None:
    for arrangement, why in (
        ("Kx7 Kx3", "You don't hold that many kings."),
        ("Kx5r3 Qx3r2", "You don't hold that many red 3s."),
        ("Kx4w3 Qx3w4", "You don't hold that many wild cards."),
        ("4x3", "You don't hold that many fours."),
    ):
        judgement = judged("K8 Q3 r4 w6", arrangement)
        assert judgement.why == why
        assert judgement.verdicts[-1].kind is Kind.NOT_ALLOWED


@pytest.mark.rule("bombs-14", "bombs-18")
def test_while_arranging_a_group_that_is_not_allowed_costs_and_says_why() -> None:
    building = judged("K8 Q2 w4", "Kx8 Qx2w4")
    assert [verdict.kind for verdict in building.verdicts] == [Kind.NATURAL, Kind.NOT_ALLOWED]
    assert "three or more" in building.why
    assert building.cost == 6
    assert judged("K2 w1", "Kx2").why == "A group needs at least three cards that are of one rank or red 3s."
    assert judged("K3 w5", "Kx3w5").why == "A group takes four wild cards at most."


@pytest.mark.rule("bombs-14", "bombs-21")
def test_the_final_arrangement_is_played_in_any_order_of_groups() -> None:
    hand = "A8 K8 Q8 J8 T8 97 87 r4"
    one, other = ended(hand), ended(hand)
    play(one, "bundle Ax8 Kx8 Qx8 Jx8 Tx8r4 9x7 8x7")
    play(other, "bundle 8x7 9x7 Tx8r4 Jx8 Qx8 Kx8 Ax8")
    assert one.result is not None
    assert one.result.as_json() == {"winners": [0], "scores": [7], "natural": 7, "wild": 0, "cost": 0}
    assert one.view(0) == other.view(0)
    assert one.to_move == one.movers() == ()
    assert one.legal(0) == []


@pytest.mark.rule("bombs-14", "bombs-19", "bombs-20")
def test_no_group_at_all_is_an_arrangement() -> None:
    state = ended(SEVENS)
    play(state, "bundle")
    assert state.result is not None
    assert state.result.as_json() == {"winners": [], "scores": [None], "natural": 0, "wild": 0, "cost": 58}


@pytest.mark.rule("bombs-14", "bombs-16", "bombs-18")
@pytest.mark.parametrize(
    "arrangement", ["Ax8 Jx2", "Ax8 Kx8 8x8", "Ax8w1", "Ax8r5", "4x3", "Ax8 Ax8", "Ax99", "Ax8r99", "Ax8w99"]
)
def test_play_and_the_arranging_screen_refuse_alike(arrangement: str) -> None:
    state = ended(SEVENS)
    why = refusal(state, f"bundle {arrangement}")
    assert why
    assert judge(state.view(0), groups(arrangement)).why == why


@pytest.mark.rule("bombs-14")
@pytest.mark.parametrize(
    "text",
    [
        "bundle ",
        "bundle Kx0",
        "bundle Kx07",
        "bundle Kx7r0",
        "bundle Kx7w0",
        "bundle Kx4w1r2",
        "bundle Kx4w",
        "bundle Kx4r",
        "bundle kx7",
        "bundle 10x7",
        "bundle 2x7",
        "bundle 3x3",
        "bundle JOKx4",
        "bundle r3",
        "bundle K7",
        "bundle Kx7  Qx7",
        "bundle Kx7 ",
        "bundle Kx7,Qx7",
        "bundle Kx٧",
        "bundle Kx7\n",
        "bundleKx7",
        "bundle Kx" + "9" * 5000,
    ],
)
def test_a_group_has_one_spelling(text: str) -> None:
    with pytest.raises(RuleError):
        parse(text)


@pytest.mark.rule("bombs-14")
def test_the_written_groups_read_back() -> None:
    for text in ("bundle", "bundle Kx7", "bundle Tx3w4 Kx7 Qx5r2 Jx3r4w1"):
        assert str(parse(text)) == text


@pytest.mark.rule("bombs-14")
def test_nothing_is_arranged_before_the_deal() -> None:
    assert refusal(fresh(), "bundle") == "The cards have not been dealt yet."
    assert cards(table("KH KD KC QH QS QD 4H 5H 6H 7H 8C"), "hand")
