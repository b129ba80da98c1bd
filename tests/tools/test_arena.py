"""The arena: everybody sits everywhere with the same cards, and everything repeats from the seed."""

from __future__ import annotations

import json

import pytest

from game.rules.core import Result
from tools import arena
from tools.arena import Meeting, interval, run, summary


def test_levels_go_round_the_table_with_every_deal() -> None:
    meeting = Meeting("blasting-billy", ("hard", "normal", "easy"), 6)
    assert [meeting.seating(number) for number in range(4)] == [
        ("hard", "normal", "easy"),
        ("easy", "hard", "normal"),
        ("normal", "easy", "hard"),
        ("hard", "normal", "easy"),
    ]


def test_wins_follow_the_levels_and_shared_games_are_split() -> None:
    meeting = Meeting("blasting-billy", ("hard", "easy"), 4)
    results = [Result((0,), (1, 0)), Result((1,), (0, 1)), Result((0, 1), (1, 1)), Result((), (0, 0))]
    found = summary(meeting, results)
    assert found["wins"] == [2.5, 0.5]
    assert found["by_seat"] == [0.375, 0.375]
    assert (found["shared"], found["nobody"]) == (1, 1)


def test_the_interval_is_wilsons() -> None:
    assert interval(60, 100) == pytest.approx((0.5020, 0.6906), abs=1e-4)
    assert interval(0, 20)[0] == pytest.approx(0, abs=1e-9)
    assert interval(20, 20)[1] == pytest.approx(1, abs=1e-9)


@pytest.mark.parametrize("game", ["blasting-billy", "bluffing-billionaires", "blast"])
def test_a_meeting_repeats_from_its_seed(game: str) -> None:
    meeting = Meeting(game, ("normal", "easy"), 4, 0.1, 3)
    first = [result.as_json() for result in run(meeting)]
    assert [result.as_json() for result in run(meeting)] == first
    assert [result.as_json() for result in run(Meeting(game, ("normal", "easy"), 4, 0.1, 4))] != first


def test_any_number_of_processes_plays_the_same_games() -> None:
    meeting = Meeting("bluffing-billionaires", ("threshold", "lowest-first"), 10)
    assert [r.as_json() for r in run(meeting, 2)] == [r.as_json() for r in run(meeting, 1)]


def test_decks_are_drawn_for_every_deal_and_each_one_has_its_share() -> None:
    meeting = Meeting("bluffing-billionaires", ("approver", "threshold"), 60, options={"decks": arena.ANY})
    found = summary(meeting, run(meeting))["by_deck"]
    assert isinstance(found, dict)
    assert sorted(found) == sorted("BOGRPY")
    assert sum(had["games"] for had in found.values()) == 2 * 60
    assert sum(had["games"] * had["share"] for had in found.values()) == pytest.approx(60, abs=0.05)
    fixed = Meeting("bluffing-billionaires", ("approver", "threshold"), 2, options={"decks": ["R", "Y"]})
    assert summary(fixed, [Result((0,), (2, 1)), Result((0, 1), (1, 1))])["by_deck"] == {
        "R": {"games": 2, "share": 0.75, "interval": [round(x, 4) for x in interval(1.5, 2)]},
        "Y": {"games": 2, "share": 0.25, "interval": [round(x, 4) for x in interval(0.5, 2)]},
    }
    assert "by_deck" not in summary(Meeting("blast", ("easy", "easy"), 2), [Result((0,), (2, 1))])


def test_it_prints_what_was_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena.main(["bluffing-billionaires", "highest-first,approver", "--games", "6", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["levels"] == ["highest-first", "approver"]
    assert sum(found["wins"]) == found["games"] == 6
    assert arena.main(["blast", "thumb,random", "--games", "2"]) == 0
    assert "thumb wins" in capsys.readouterr().out


@pytest.mark.parametrize(
    "arguments", [["blast", "easy,nobody"], ["blast", "easy"], ["blast", "easy,easy", "--games", "0"], ["chess", "a,b"]]
)
def test_it_says_what_it_can_not_play(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        arena.main(arguments)
    assert left.value.code == 2
    assert "error" in capsys.readouterr().err
