"""Reading records is strict, writing canonical."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.rules import GAMES
from game.rules.record import LONGEST, RecordError, read, replay


def record(**changes: Any) -> dict[str, Any]:
    whole: dict[str, Any] = {
        "format": "saloon-record/1",
        "game": "blast",
        "players": ["Ann", "Bo"],
        "options": {},
        "moves": ["*:first 1"],
    }
    return {**whole, **changes}


def refusal(content: str | bytes) -> str:
    with pytest.raises(RecordError) as error:
        read(content, GAMES)
    assert "\n" not in str(error.value)
    return str(error.value)


def test_a_record_is_read_with_all_its_options_filled_in() -> None:
    found = read(json.dumps(record()), GAMES)
    assert found.players == ("Ann", "Bo")
    assert found.options == {"vao-d-follow": "any", "winning-cards": "trick"}
    assert replay(found).state.to_move == (-1,)


def test_writing_leaves_out_defaults_and_keeps_further_keys() -> None:
    found = read(json.dumps(record(options={"vao-d-follow": "any", "winning-cards": "last"}, date="today")), GAMES)
    written = json.loads(found.write())
    assert written["options"] == {"winning-cards": "last"}
    assert written["date"] == "today"


@pytest.mark.parametrize("key", ["format", "game", "players", "options", "moves"])
def test_every_key_is_needed(key: str) -> None:
    broken = record()
    del broken[key]
    assert repr(key) in refusal(json.dumps(broken))


@pytest.mark.parametrize(
    ("changes", "place"),
    [
        ({"players": ["Ann", 3]}, "'players': number 1"),
        ({"moves": ["*:first 0", None]}, "'moves': number 1"),
        ({"moves": {}}, "'moves'"),
        ({"game": "poker"}, "'game'"),
        ({"game": ["blast"]}, "'game'"),
        ({"format": 1}, "'format'"),
        ({"options": {"speed": "fast"}}, "'speed'"),
        ({"players": ["Ann"]}, "'players'"),
    ],
)
def test_what_is_wrong_is_named(changes: dict[str, Any], place: str) -> None:
    assert place in refusal(json.dumps(record(**changes)))


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe{}",
        b"[]",
        b'"text"',
        b"nul",
        b'{"format": NaN}',
        b'{"format": 1e999}',
        b'{"format": 1, "format": 2}',
        b"[" * 100_000,
        b'{"a":' * 100_000,
        b"[" + b"9" * 10_000 + b"]",
    ],
)
def test_bad_json_is_one_sentence(content: bytes) -> None:
    assert refusal(content)


def test_a_record_may_be_one_mebibyte_and_no_more() -> None:
    text = json.dumps(record(more=""))
    longest = text.replace('"more": ""', '"more": "' + "x" * (LONGEST - len(text)) + '"')
    assert len(longest) == LONGEST
    assert read(longest, GAMES).more["more"]
    assert "1 MiB" in refusal(longest.replace('"more": "', '"more": "x'))


@pytest.mark.parametrize(
    "move",
    [
        "first 0",
        "*first 0",
        "00:pass",
        "01:pass",
        "*:first  0",
        "*:first 00",
        "*: first 0",
        "*:first 0 ",
        "9999:pass",
        "",
    ],
)
def test_a_text_that_is_no_move_is_illegal_at_its_number(move: str) -> None:
    end = replay(read(json.dumps(record(moves=[move])), GAMES))
    assert end.illegal == 0
    assert end.why


@given(st.sampled_from(sorted(GAMES)), st.text(max_size=30))
def test_any_text_as_a_move_is_refused_without_an_exception(game: str, text: str) -> None:
    seats = GAMES[game].seats[-1]
    whole = record(game=game, players=["A"] * seats, moves=[text])
    assert replay(read(json.dumps(whole), GAMES)).illegal == 0
