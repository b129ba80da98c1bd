"""The headless verbs: what they print, how they exit, and that nothing of pygame is loaded."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game import cli
from game.players.core import LEVELS
from game.rules import GAMES


def record(**changes: Any) -> dict[str, Any]:
    whole: dict[str, Any] = {
        "format": "saloon-record/1",
        "game": "bluffing-billionaires",
        "players": ["Ann", "Bo"],
        "options": {},
        "moves": ["*:first 1", "1:play O7"],
    }
    return {**whole, **changes}


def saved(folder: Path, name: str, content: Any) -> str:
    file = folder / name
    file.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return str(file)


def test_replay_answers_one_object_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [saved(tmp_path, f"{n}.json", record()) for n in range(2)]
    assert cli.main(["replay", *files, "--json"]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert len(answers) == 2
    assert answers[0]["to_move"] == ["0"]
    assert answers[0]["moves"] == 2
    assert "view" not in answers[0]


def test_replay_with_a_view_keeps_the_others_to_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = saved(tmp_path, "a.json", record())
    assert cli.main(["replay", file, "--json", "--view", "1"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["legal"] == {}
    assert answer["view"]["seat"] == 1
    assert "B7" not in json.dumps(answer)


def test_an_illegal_move_is_named_on_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = saved(tmp_path, "a.json", record(moves=["*:first 1", "1:play B7"]))
    assert cli.main(["replay", file, "--json"]) == 2
    out, err = capsys.readouterr()
    assert json.loads(out)["illegal"] == 1
    assert err.startswith(f'{file}: move 1 "1:play B7": ')
    assert err.count("\n") == 1


@pytest.mark.parametrize("odd", ["\n", "\r", "\x85", "\u2028", "\ud800"])
def test_an_illegal_move_is_named_on_one_line_whatever_it_holds(
    odd: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = saved(tmp_path, "a.json", record(moves=["*:first 1", f"1:play{odd}O7"]))
    assert cli.main(["replay", file, "--json"]) == 2
    out, err = capsys.readouterr()
    assert json.loads(out)["illegal"] == 1
    assert len(err.splitlines()) == 1


def test_an_unreadable_file_is_named_on_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = saved(tmp_path, "good.json", record())
    bad = saved(tmp_path, "bad.json", "{")
    missing = str(tmp_path / "missing.json")
    assert cli.main(["replay", bad, good, missing, str(tmp_path), "--json"]) == 2
    out, err = capsys.readouterr()
    answers = [json.loads(line) for line in out.splitlines()]
    assert [set(a) == {"error"} for a in answers] == [True, False, True, True]
    assert len(err.splitlines()) == 3


def test_a_seat_that_is_not_there_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = saved(tmp_path, "a.json", record())
    assert cli.main(["replay", file, "--json", "--view", "2"]) == 2
    assert "no seat 2" in json.loads(capsys.readouterr().out)["error"]


def test_replay_in_words_says_where_a_record_leads(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", saved(tmp_path, "a.json", record())]) == 0
    out = capsys.readouterr().out
    assert "to move: 0" in out
    assert "0 may: play B1" in out


def simulated(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    assert cli.main(["simulate", *more, "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    found.pop("seconds")
    return found


@pytest.mark.parametrize("game", sorted(GAMES))
def test_simulate_counts_every_game(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    seats = GAMES[game].seats[-1]
    found = simulated(capsys, game, "--players", ",".join(["random"] * seats), "--games", "6", "--seed", "4")
    assert found["games"] == 6
    assert sum(found["wins"]) + found["shared"] + found["nobody"] == 6
    assert len(found["wins"]) == len(found["mean_score"]) == seats
    assert found["moves"] > 6


def test_the_same_seed_gives_the_same_games_with_any_number_of_jobs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    base = ["bluffing-billionaires", "--players", "easy,random,random", "--games", "30", "--seed", "7", "--records"]
    one = simulated(capsys, *base, str(tmp_path / "one"))
    two = simulated(capsys, *base, str(tmp_path / "two"), "--jobs", "2")
    assert one == two
    texts = [sorted((f.name, f.read_text()) for f in (tmp_path / n).iterdir()) for n in ("one", "two")]
    assert texts[0] == texts[1]
    assert len(texts[0]) == 30


def test_records_of_simulate_replay_to_their_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for game in GAMES.values():
        levels = ",".join(["random"] * game.seats[0])
        simulated(capsys, game.id, "--players", levels, "--games", "2", "--records", str(tmp_path))
    files = sorted(str(f) for f in tmp_path.glob("*.saloon.json"))
    assert len(files) == 2 * len(GAMES)
    assert cli.main(["replay", *files, "--json"]) == 0
    assert all(json.loads(line)["finished"] for line in capsys.readouterr().out.splitlines())


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["poker", "--players", "random"], "blasting-billy"),
        (["blast", "--players", "random,genius"], "hard"),
        (["blast", "--players", "random"], "2 players"),
    ],
)
def test_what_cannot_be_simulated_names_what_can(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["simulate", *arguments]) == 2
    err = capsys.readouterr().err
    assert named in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments",
    [["simulate", "blast"], ["replay"], ["juggle"], ["simulate", "blast", "--players", "easy,easy", "--games", "0"]],
)
def test_wrong_words_exit_with_2_and_one_line(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(arguments)
    assert end.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_records_that_cannot_be_written_are_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    folder = str(tmp_path / "file" / "below")
    arguments = ["simulate", "blast", "--players", "random,random", "--records", folder]
    assert cli.main(arguments) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_help_explains_all_verbs_games_and_levels() -> None:
    text = cli.parser().format_help()
    for word in ("replay", "simulate", "--smoke", *GAMES, *LEVELS):
        assert word in text


def test_headless_verbs_load_no_pygame(tmp_path: Path) -> None:
    file = saved(tmp_path, "a.json", record())
    code = (
        "import sys; sys.modules['pygame'] = None\n"
        "from game.__main__ import main\n"
        f"sys.argv = ['game', 'replay', {file!r}, '--json']\n"
        "assert main() == 0\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["game"] == "bluffing-billionaires"
