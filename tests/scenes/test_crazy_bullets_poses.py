"""People at the street's table turn, slap, cheer, and put their hands over their heads."""

from __future__ import annotations

import pytest

from game.scenes.crazy_bullets.poses import AFTER, Pose, pose_of
from game.scenes.crazy_bullets.show import COIN, THROW, Show
from game.scenes.crazy_bullets.sides import FIGURE, Side
from game.scenes.crazy_bullets.telling import Mood, Telling
from game.stage.assets import asset

WON = Telling(Mood.WON, hands=(0, 1), winner=1)
FOULED = Telling(Mood.FOUL, hands=(0,), bad=frozenset({0}))


def show_of(told: Telling | None, *, still: bool = False) -> Show:
    show = Show([32, 32], still=still)
    if told is not None:
        show.tell(told, 0.0)
    return show


def pose(show: Show, player: int, now: float) -> Pose:
    return pose_of(show, player, (Side.BOTTOM, Side.TOP)[player], now)


def test_who_turns_a_card_reaches_out_until_it_lies() -> None:
    show = show_of(None)
    assert pose(show, 0, 0.0) is Pose.REST
    show.throw(Side.BOTTOM, 100.0)
    assert (pose(show, 0, 110.0), pose(show, 1, 110.0)) == (Pose.REVEAL, Pose.REST)
    assert pose(show, 0, 100.0 + THROW) is Pose.REST


def test_a_winner_slaps_and_then_cheers_the_other_keeps_the_hand_there() -> None:
    show = show_of(WON)
    assert (pose(show, 0, 50.0), pose(show, 1, 50.0)) == (Pose.SLAP, Pose.SLAP)
    assert (pose(show, 0, AFTER), pose(show, 1, AFTER)) == (Pose.SLAP, Pose.WIN)


def test_a_wrong_hand_goes_to_the_head() -> None:
    show = show_of(FOULED)
    assert pose(show, 0, 50.0) is Pose.SLAP
    assert (pose(show, 0, AFTER), pose(show, 1, AFTER)) == (Pose.FOUL, Pose.REST)


def test_nobody_cheers_while_the_coin_spins() -> None:
    show = show_of(Telling(Mood.HEAT, hands=(0, 1), winner=0, coin=0))
    assert pose(show, 0, COIN - 1) is Pose.SLAP
    assert pose(show, 0, COIN) is Pose.WIN


def test_with_reduced_motion_the_end_is_there_at_once() -> None:
    assert pose(show_of(WON, still=True), 1, 0.0) is Pose.WIN
    assert pose(show_of(FOULED, still=True), 0, 0.0) is Pose.FOUL


@pytest.mark.parametrize("figure", list(FIGURE.values()))
@pytest.mark.parametrize("drawn", list(Pose))
def test_every_pose_of_everybody_is_drawn(figure: str, drawn: Pose) -> None:
    assert asset("street", f"{drawn.value}-{figure}.svg").is_file()
