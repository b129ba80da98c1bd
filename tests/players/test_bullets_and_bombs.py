"""The rule of thumb of Bullets and Bombs, and how it fares."""

from __future__ import annotations

from random import Random

import pytest

from game.players import OPPONENTS
from game.players.bullets_and_bombs import RuleOfThumb
from game.rules.bullets_and_bombs import GAME
from game.rules.core import CHANCE
from tests.rules.bullets_and_bombs.positions import ended, table

THUMB = RuleOfThumb()
LEVELS = OPPONENTS["bullets-and-bombs"].levels


def chosen(top: str, **house: str) -> str:
    view = table(top, **house).view(0)
    move = THUMB.choose(view, Random(1))
    assert THUMB.reason(view, move)
    return str(move)


def reason(top: str, **house: str) -> str:
    view = table(top, **house).view(0)
    return THUMB.reason(view, THUMB.choose(view, Random(1)))


FOUR_KINGS = "KH KD KC KS QH QD QC JH TH TD 4H "
SEVEN_KINGS = "KH KD KC KS KH KD KC JH JD TH 4H "


@pytest.mark.parametrize(
    ("hand", "choice", "kept"),
    [
        (FOUR_KINGS, "QS KH", "KH"),
        (FOUR_KINGS, "QS JD", "QS"),
        (FOUR_KINGS, "2C QS", "QS"),
        (FOUR_KINGS, "2C TC", "TC"),
        (FOUR_KINGS, "JD 2C", "2C"),
        (FOUR_KINGS, "JOK 5C", "JOK"),
        (SEVEN_KINGS, "KS JC", "JC"),
        (SEVEN_KINGS, "KS 5C", "5C"),
        (SEVEN_KINGS, "2C KS", "2C"),
    ],
)
def test_it_keeps_the_card_of_the_larger_unfinished_group(hand: str, choice: str, kept: str) -> None:
    assert chosen(hand + choice) == f"keep {kept}"
    assert chosen(hand + " ".join(reversed(choice.split()))) == f"keep {kept}"


def test_it_says_why() -> None:
    assert reason(FOUR_KINGS + "QS KH") == "Build on your larger unfinished group: you hold 4 of the kings."
    assert reason(FOUR_KINGS + "JD 2C").startswith("A wild card helps more")
    assert reason(SEVEN_KINGS + "KS 5C").startswith("You have no fives yet")
    assert reason(FOUR_KINGS + "AH AH") == "There is just this one move."
    assert reason(FOUR_KINGS + "2C JOK") == "Both choice cards help alike."
    assert reason("KH KD KC QH QS QD 4H 5H 6H 7H 8C 3C").startswith("Of the groups that the bomb may take from")


def test_a_bomb_takes_from_the_smaller_group_and_nothing_where_that_may_be() -> None:
    assert chosen("KH KD KC KS QH QS QD 4H 5H 3H 8C 3C", early_bundles="on") == "lose Q"
    assert chosen("KH KD KC 2C 2D 2H 2S 3H 3D JOK JOK 3C", early_bundles="on") == "lose none"
    assert reason("KH KD KC 2C 2D 2H 2S 3H 3D JOK JOK 3C", early_bundles="on").endswith("takes nothing.")


def test_at_a_tie_a_bomb_takes_from_the_group_of_which_most_lie_in_the_discards() -> None:
    tied = table("KH KD KC QH QS QD AD AC 5H 2C 2D QC AH 3C 9C 9D", "keep AH")
    assert sorted(map(str, tied.legal(0))) == ["lose A", "lose K", "lose Q"]
    assert str(THUMB.choose(tied.view(0), Random(1))) == "lose Q"


def test_in_the_end_it_lays_a_best_arrangement() -> None:
    state = ended("A8 K8 Q8 J8 T8 97 87 r4")
    move = THUMB.choose(state.view(0), Random(1))
    assert [move] == state.legal(0)
    assert THUMB.reason(state.view(0), move) == "This is the best that the hand can make."


def test_a_beginner_doesnt_look_at_the_discards_and_takes_what_is_high() -> None:
    beginner = LEVELS["easy"]
    for gone in ("QC", "KC"):
        tied = table(f"KH KD KS QH QS QD AD AC 5H 2C 2D {gone} AH 3C 9C 9D", "keep AH")
        assert str(THUMB.choose(tied.view(0), Random(1))) == f"lose {gone[0]}"
        assert str(beginner.choose(tied.view(0), Random(1))) == "lose Q"
    for cards in ("TS JC", "JC TS"):
        even = table(f"KH KD KC KS QH QS QD 4H 5H 6H 7H {cards}")
        assert str(beginner.choose(even.view(0), Random(1))) == "keep JC"


def scores(level: str, games: int) -> list[int | None]:
    rng = Random(3)
    found: list[int | None] = []
    for _ in range(games):
        state = GAME.start(1, {"early-bundles": "off", "replace-dealt-bullets": "off"})
        state.play(CHANCE, state.chance(rng))
        while state.to_move:
            state.play(0, LEVELS[level].choose(state.view(0), rng))
        assert state.result is not None
        found.append(state.result.scores[0])
    return found


@pytest.mark.rule("bombs-20", "bombs-21", "bombs-22")
def test_a_sensible_player_fares_as_the_rules_foretell() -> None:
    won = [score for score in scores("easy", 150) if score is not None]
    assert len(won) >= 147
    assert 5.6 <= sum(won) / len(won) <= 6.2
    assert max(won) <= 8


@pytest.mark.rule("bombs-20")
def test_a_random_player_wins_about_two_games_of_five() -> None:
    won = [score for score in scores("random", 150) if score is not None]
    assert 40 <= len(won) <= 80
