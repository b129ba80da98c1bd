"""Whole games, line by line, as they were when somebody last read them (`python -m tools.goldens` makes them anew)."""

from __future__ import annotations

import pytest

from tools.goldens import FOLDER, chosen, transcript


@pytest.mark.parametrize(("name", "game", "seats", "options"), list(chosen()), ids=lambda value: str(value))
def test_golden(name: str, game: str, seats: int, options: dict[str, object]) -> None:
    kept = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert transcript(game, seats, options).splitlines() == kept.splitlines()


def test_no_transcript_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == {name for name, *_ in chosen()}
