"""The cases that every engine must answer exactly, of all kinds that the notation knows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.rules import GAMES
from game.rules.record import RecordError, answer, read, replay, unspell

FILES = sorted(Path(__file__).parent.glob("*.json"))
CASES = [
    pytest.param(case, id=f"{file.stem}: {case['name']}")
    for file in FILES
    for case in json.loads(file.read_text(encoding="utf-8"))
]


def text_of(record: Any) -> str:
    return record if isinstance(record, str) else json.dumps(record)


def answer_of(record: Any, seat: int | None = None) -> dict[str, Any]:
    """What the command line would print for a record, as a dict that went through JSON."""
    try:
        parsed = read(text_of(record), GAMES)
    except RecordError as error:
        return {"error": str(error)}
    end = replay(parsed)
    if end.illegal is not None:
        return {"illegal": end.illegal, "why": end.why}
    return dict(json.loads(json.dumps(answer(parsed.game, end.state, end.played, seat))))


def best_of(record: Any) -> dict[str, Any]:
    """The values of the one bundle move that is listed."""
    parsed = read(text_of(record), GAMES)
    state = replay(parsed).state
    (move,) = [m for m in state.legal(0) if str(m).startswith("bundle")]
    state.play(*unspell(parsed.game, f"0:{move}"))
    assert state.result is not None
    return state.result.as_json()


def compare(got: dict[str, Any], expect: dict[str, Any]) -> None:
    for key, value in expect.items():
        if key == "unreadable":
            assert "error" in got
        elif key == "result" and value is not None:
            assert got["result"] is not None
            for name, part in value.items():
                here = got["result"][name]
                assert (set(here) == set(part)) if name == "winners" else (here == part), name
        else:
            assert got.get(key) == value, key


@pytest.mark.parametrize("case", CASES)
def test_case(case: dict[str, Any]) -> None:
    if "same_view" in case:
        one, two = (answer_of(record, case["seat"]) for record in case["same_view"])
        assert "error" not in one
        assert "illegal" not in one
        assert (one == two) is case["equal"]
        return
    compare(answer_of(case["record"]), case["expect"])
    if "best" in case:
        best = best_of(case["record"])
        assert {key: best[key] for key in case["best"]} == case["best"]


def test_there_are_cases_for_every_game() -> None:
    assert {file.stem for file in FILES} == set(GAMES)
