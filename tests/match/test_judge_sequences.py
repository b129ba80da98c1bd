"""Thousands of generated sequences of presses: the judge on the way and hindsight at the end name the same moves."""

from __future__ import annotations

from random import Random

import pytest

from game.match.judge import Judge, Key
from game.match.match import Match, Sitter
from game.rules import GAMES
from game.rules.core import draw_options
from game.rules.crazy_bullets.phase import Phase
from tests.match.court import moves
from tests.match.hindsight import Hindsight, Input

LENGTH = 40


def keys_of(seats: int, rng: Random) -> Key:
    return rng.choice((Key.REVEAL, Key.SLAP)) if seats == 2 else Key.ONE


def sequence(seats: int, rng: Random, spoil: bool) -> list[Input]:
    """Presses in bursts (some within a dead heat, chains of them included), held keys, repeats, lost focus, stalls."""
    at, out, away = 0.0, [], False
    for _ in range(LENGTH):
        at += rng.choice((0, 1, 2, 4, 9, 9.5, 10, 11, 30, 90, 100, 150, 290, 300, 310, 700, 900, 1500, 2000))
        seat, key = rng.randrange(seats), keys_of(seats, rng)
        what = rng.random()
        if spoil and what < 0.03:
            out.append(Input(at, "back" if away else "out"))
            away = not away
        elif spoil and what < 0.06 and not away:
            gap = rng.choice((20.0, 50.0, 51.0, 200.0))
            at += gap
            out.append(Input(at, "still", ms=gap))
        elif what < 0.75:
            out.append(Input(at, "down", seat, key))
            if rng.random() < 0.85:
                out.append(Input(at + rng.choice((0, 0, 0, 1, 40)), "up", seat, key))
        else:
            out.append(Input(at, "up", seat, key))
    out.append(Input(at + 60_000, "up", 0))
    # a key that is let go later lies among what was pressed meanwhile
    return sorted(out, key=lambda entry: entry.at)


def judged(match: Match, seed: int, lag: float, handicaps: dict[int, int], inputs: list[Input]) -> list[str]:
    """Feeds the judge input by input, as the window does."""
    judge = Judge(match, Random(seed), handicaps=handicaps)
    for entry in inputs:
        while judge.face_due(judge.due) and judge.due + lag <= entry.at - entry.ms:
            moment = judge.due + lag
            judge.advance(moment)
            judge.face_shown(moment)
        if entry.what == "still":
            judge.advance(entry.at - entry.ms)
            judge.stalled(entry.at - entry.ms, entry.at, "stall")
            judge.advance(entry.at)
            continue
        match entry.what:
            case "down":
                judge.press(entry.at, entry.seat, entry.key, entry.key)
            case "up":
                judge.advance(entry.at)
                judge.release(entry.seat, entry.key)
            case "out":
                judge.suspend(entry.at, "focus")
            case "back":
                judge.resume(entry.at)
        if match.state.phase is Phase.CHOICE:
            break
    return moves(match)


def case(number: int, spoil: bool) -> tuple[list[str], list[str], str]:
    """One sequence with its own options, both ways."""
    rng = Random(f"sequence {number} {spoil}")
    seats = rng.choice((2, 3, 4))
    given = {
        "false-start": rng.choice(("ignore", "foul")),
        "reveal-delay": rng.choice(("random", "none")),
        "duel-timeout": rng.choice(("off", 1, 3)),
    }
    game = GAMES["crazy-bullets"]
    options = draw_options(game.options, given, seats, rng)
    match = Match(game, [Sitter("x")] * seats, options, rng)
    match.settle()
    lag = rng.choice((0.0, 0.0, 5.0, 12.0))
    handicaps = {seat: rng.choice((0, 0, 5, 40)) for seat in range(seats)} if rng.random() < 0.4 else {}
    inputs = sequence(seats, rng, spoil)
    table = match.state.copy()
    seen = Hindsight(table, options, handicaps, number, lag, inputs).run()
    return judged(match, number, lag, handicaps, inputs), seen, f"{given} {handicaps} lag {lag}"


@pytest.mark.rule(
    "bullets-22", "bullets-23", "bullets-24", "bullets-25", "bullets-26", "bullets-27", "bullets-28", "bullets-32"
)
@pytest.mark.parametrize("block", range(8))
def test_the_judge_and_hindsight_agree(block: int) -> None:
    for number in range(block * 200, block * 200 + 200):
        found, told, setting = case(number, spoil=False)
        assert found == told, f"case {number}: {setting}"


@pytest.mark.rule("bullets-31")
@pytest.mark.parametrize("block", range(8))
def test_the_judge_and_hindsight_agree_on_void_cards(block: int) -> None:
    for number in range(block * 200, block * 200 + 200):
        found, told, setting = case(number, spoil=True)
        assert found == told, f"case {number}: {setting}"


def test_the_sequences_hold_everything_that_can_happen() -> None:
    texts = [move for number in range(400) for move in case(number, spoil=False)[0]]
    verbs = {text.split(":")[1].split(" ")[0] for text in texts}
    assert verbs == {"reveal", "slap", "early", "timeout"}
    assert len(texts) > 1000
