"""Calm mode: answers one after the other, opened together; records hold ordinary moves."""

from __future__ import annotations

from random import Random

import pytest

from game.match.judge import Calm, Verdict
from game.match.match import Match
from game.rules.crazy_bullets.moves import REVEAL
from tests.match.court import LEFT_ACROSS, LEFT_RIGHT, NONE, dealt, moves


def revealed(*tops: str) -> Match:
    match = dealt(*tops)
    match.play(0, REVEAL)
    return match


def ask(match: Match, *slappers: int, seed: int = 1) -> Verdict:
    calm = Calm(match, Random(seed))
    verdict = None
    while verdict is None:
        seat = calm.asked
        assert seat is not None
        verdict = calm.answer(seat, seat in slappers)
    return verdict


@pytest.mark.rule("bullets-33")
def test_all_are_asked_from_the_revealers_left_on() -> None:
    match = dealt("", "", LEFT_RIGHT, "", first=2)
    match.play(2, REVEAL)
    calm = Calm(match, Random(1))
    assert calm.order == (3, 0, 1, 2)
    calm.answer(3, False)
    assert calm.asked == 0
    with pytest.raises(ValueError, match="isn't asked"):
        calm.answer(1, True)


@pytest.mark.rule("bullets-33")
def test_chance_picks_among_duellists_who_said_slap() -> None:
    winners = set()
    for seed in range(40):
        match = revealed(LEFT_RIGHT, "", "", "")
        verdict = ask(match, 1, 3, seed=seed)
        assert verdict.slappers == (1, 3)
        winners.add(moves(match)[-1])
    assert winners == {"1:slap", "3:slap"}
    match = revealed(LEFT_RIGHT, "", "", "")
    assert ask(match, 3).slappers == (3,)
    assert moves(match)[-1] == "3:slap"


@pytest.mark.rule("bullets-33")
def test_one_of_the_wrong_slaps_is_the_foul() -> None:
    fouls = set()
    for seed in range(40):
        match = revealed(LEFT_RIGHT, "", "", "")
        ask(match, 0, 1, 2, 3, seed=seed)
        fouls.add(moves(match)[-1])
    assert fouls == {"0:slap", "2:slap"}


@pytest.mark.rule("bullets-33")
def test_a_duel_that_nobody_wants_is_asked_about_again() -> None:
    match = revealed(LEFT_ACROSS, "")
    calm = Calm(match, Random(1))
    calm.answer(1, False)
    verdict = calm.answer(0, False)
    assert verdict == Verdict((), None, True)
    assert calm.asked == 1
    assert moves(match) == ["0:reveal"]


@pytest.mark.rule("bullets-33")
def test_without_a_duel_nobody_need_slap() -> None:
    match = revealed(NONE, "", "", "")
    assert ask(match) == Verdict((), None, False)
    assert match.view(None).facts.successor == 0
