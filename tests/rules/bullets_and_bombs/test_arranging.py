"""The best arrangement, against one that tries everything."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from game.rules.bullets_and_bombs import arrange, judge
from game.rules.bullets_and_bombs.arranging import best_groups, best_points
from game.rules.bullets_and_bombs.cards import BULLET, WILD
from game.rules.bullets_and_bombs.groups import judge_holding
from tests.rules.bullets_and_bombs.positions import ended, groups, held, legal, play, random_hand, table


def best_of_all(hand: tuple[int, ...]) -> tuple[int, int]:
    """Natural bundles up to three and points of the best arrangement: card by card, every group is tried.

    It shares nothing with the game's own way: groups of any make-up are laid, idle red 3s and wilds and all.
    """

    @cache
    def best(ranks: tuple[int, ...], bullets: int, wilds: int) -> tuple[tuple[int, int], ...]:
        """The most points by natural bundles, of which more than three count as three."""
        if not ranks:
            return ((0, -bullets - wilds),)
        cards, rest = ranks[0], ranks[1:]
        if not cards:
            return best(rest, bullets, wilds)
        found: dict[int, int] = {}

        def note(after: tuple[tuple[int, int], ...], natural: int, points: int) -> None:
            for more, value in after:
                number = min(3, more + natural)
                found[number] = max(found.get(number, -99), value + points)

        note(best((cards - 1, *rest), bullets, wilds), 0, -1)
        for ranked in range(1, cards + 1):
            for b in range(max(0, 3 - ranked), bullets + 1):
                for w in range(min(4, wilds) + 1):
                    bundle = ranked + b + w >= 7
                    note(best((cards - ranked, *rest), bullets - b, wilds - w), int(bundle and not w), int(bundle))
        return tuple(found.items())

    return max(best(hand[:WILD], hand[BULLET], hand[WILD]))


def value(hand: tuple[int, ...]) -> tuple[int, int]:
    """What the arrangement found is worth when it is judged."""
    judgement = judge_holding(hand, best_groups(hand))
    assert judgement.why == ""
    assert best_points(hand) == (min(3, judgement.natural), judgement.points)
    return min(3, judgement.natural), judgement.points


@pytest.mark.rule("bombs-22")
@pytest.mark.parametrize("seed", range(150))
def test_no_arrangement_of_a_small_hand_is_better(seed: int) -> None:
    rng = Random(seed)
    hand = [0] * len(held(""))
    for rank in rng.sample(range(WILD), rng.randrange(5)):
        hand[rank] = rng.randrange(9)
    hand[BULLET], hand[WILD] = rng.randrange(5), rng.choice((0, 1, 3, 5, 8))
    assert value(tuple(hand)) == best_of_all(tuple(hand))


@pytest.mark.rule("bombs-22")
@pytest.mark.parametrize("seed", range(25))
def test_no_arrangement_of_a_whole_hand_is_better(seed: int) -> None:
    hand = random_hand(Random(seed))
    assert value(hand) == best_of_all(hand)


@pytest.mark.rule("bombs-14", "bombs-22")
def test_no_hand_scores_over_eight() -> None:
    rng = Random(1)
    assert max(value(random_hand(rng))[1] for _ in range(400)) <= 8
    assert value(held("A7 K7 Q7 85 75 J4 T4 94 r4 w12")) == (3, 8)


@pytest.mark.rule("bombs-20", "bombs-22")
@pytest.mark.parametrize(
    ("hand", "natural", "points"),
    [
        ("", 0, 0),
        ("r4 w12", 0, -16),
        ("K1 r1 w2", 0, -4),
        ("K2 r1", 0, 0),
        ("K2 r1 w5", 0, 0),
        ("K6 r4 w1", 1, 1),
        ("K3 r4", 1, 1),
        ("K8 Q8 J8 T3 w4", 3, 4),
        ("K7 Q7 J6 T6 r1 w2", 3, 4),
        ("K7 Q7 J6 T6 91 r1 w1", 3, 3),
        ("A8 K8 Q8 w12", 3, -9),
        ("A8 K8 Q8 J8 T8 97 87 r4", 3, 7),
    ],
)
def test_natural_bundles_up_to_three_come_first_then_points(hand: str, natural: int, points: int) -> None:
    assert value(held(hand)) == (natural, points)


@pytest.mark.rule("bombs-22")
def test_the_app_shows_one_best_arrangement_and_the_player_may_lay_another() -> None:
    state = ended("A8 K8 Q8 J8 T8 97 87 r4")
    assert legal(state) == [str(arrange(state.view(0)))]
    assert judge(state.view(0), arrange(state.view(0)).groups).score == 7
    play(state, "bundle Ax8 Kx8 Qx8")
    assert state.result is not None
    assert state.result.scores == (3 - 34,)


@pytest.mark.rule("bombs-22")
def test_a_hand_can_be_arranged_while_play_goes_on() -> None:
    state = table("KH KD KC KS KH KD KC QH QS QD 4H 5H 6H")
    assert arrange(state.view(0)).groups == groups("Kx7 Qx3")
