"""Computer players before the judge: whole games, equal chances, what the board at the end says."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from game.match.judge import Judge, Key, Rivals, Series
from game.match.match import Sitter
from game.players.crazy_bullets import Gunslinger
from game.players.crazy_bullets.reflexes import NORMAL
from game.rules import GAMES
from game.rules.record import read, replay
from tests.match.court import ALL, LEFT_ACROSS, LEFT_RIGHT, Court, dealt
from tests.match.race import Race

DUELS = 10_000
CAREFUL = replace(NORMAL, fooled=0.0, careless=0.0)


def series(seats: int, seed: int, goal: int = 1, **options: object) -> Series:
    return Series([Sitter(f"P{seat}", "normal") for seat in range(seats)], options, goal, Random(seed))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"false-start": "foul", "reveal-delay": "none"}, {"duel-timeout": 1}])
def test_whole_games_end_and_their_records_replay(seats: int, options: dict[str, object]) -> None:
    for seed in range(3):
        match = Race(series(seats, seed, **options).deal(), seed).run()
        record = read(match.record().write(), GAMES)
        end = replay(record)
        assert end.illegal is None
        assert end.state.result == match.state.result
        slaps = [move for move in record.moves if ":slap" in move]
        assert slaps
        assert all(int(move.split("@")[1]) >= 100 for move in slaps)


@pytest.mark.parametrize(("seats", "card", "share"), [(2, LEFT_ACROSS, 1 / 2), (3, ALL, 1 / 3), (4, ALL, 1 / 4)])
def test_equal_players_win_equal_shares_of_ten_thousand_duels(seats: int, card: str, share: float) -> None:
    """Every seat reveals as often as the others; plans and presses are made seat by seat, which must help nobody."""
    rng = Random(seats)
    rivals = Rivals({seat: Gunslinger(CAREFUL) for seat in range(seats)}, rng)
    tops = [[card if seat == first else "" for seat in range(seats)] for first in range(seats)]
    wins = [0] * seats
    for number in range(DUELS):
        judge = Judge(dealt(*tops[number % seats], first=number % seats, level="normal"), rng)
        judge.press(0, number % seats, Key.REVEAL)
        judge.face_shown(1000)
        rivals.look(judge.view(), 1000.0)
        for plan in rivals.due(1e9):
            judge.press(plan.at, plan.seat, Key.SLAP)
        judge.advance(1e9)
        wins[int(judge.match.record().moves[-1].split(":")[0])] += 1
    assert all(abs(won / DUELS - share) < 0.02 for won in wins)


def test_rivals_press_once_and_try_again_when_asked() -> None:
    court = Court(dealt(LEFT_RIGHT, "", "", ""))
    court.press(0, 0)
    court.go(court.judge.due)
    rivals = Rivals({1: Gunslinger(replace(NORMAL, lapses=0.0))}, Random(1))
    rivals.look(court.judge.view(), 1000.0)
    assert rivals.due(1179) == []
    (plan,) = rivals.due(1e9)
    assert plan.seat == 1
    assert plan.at >= 1180
    assert rivals.due(1e9) == []
    rivals.again(plan)
    assert rivals.due(plan.at) == []
    assert [again.move for again in rivals.due(plan.at + 60)] == [plan.move]
    rivals.look(court.judge.view(), 0.0)
    rivals.forget()
    assert rivals.due(1e9) == []
