"""The headless verbs: what they print, how they exit, and that nothing of pygame is loaded."""

from __future__ import annotations

import errno
import io
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


def test_a_disk_that_fills_up_leaves_no_half_a_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def half(file: Path, text: str, encoding: str) -> None:
        file.write_bytes(text.encode(encoding)[: len(text) // 2])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_text", half)
    arguments = ["simulate", "blast", "--players", "random,random", "--records", str(tmp_path)]
    assert cli.main(arguments) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.endswith(": No space left on device\n")
    assert list(tmp_path.iterdir()) == []


def test_records_need_a_folder_with_a_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "blast", "--players", "random,random", "--records", ""]) == 2
    assert "--records names no folder" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("argv", "who"), [(["replay", ""], "quickdraw-saloon replay"), ([""], "quickdraw-saloon")], ids=["replay", "window"]
)
def test_a_record_needs_a_file_with_a_name(argv: list[str], who: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(argv) == 2
    out, err = capsys.readouterr()
    assert (out, err) == ("", f"{who}: FILE names no file; a record's name ends in .saloon.json\n")


def test_json_says_that_a_file_has_no_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", "", "--json"]) == 2
    assert json.loads(capsys.readouterr().out)["error"].startswith("FILE names no file")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seed", "1.5"], "argument --seed: '1.5' is no whole number"),
        (["--seed", "9" * 5000], "has more than 100 digits"),
        (["--seed", "x" * 5000], "is no whole number"),
        (["--games", "7" * 5000], "is no whole number from 0 on"),
        (["--records", "there", "y" * 5000 + "\nz"], "unrecognized arguments: yyy"),
    ],
)
def test_wrong_numbers_are_said_in_a_short_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main(["simulate", "blast", "--players", "easy,easy", *arguments])
    assert end.value.code == 2
    err = capsys.readouterr().err
    assert said in err
    assert err.count("\n") == 1
    assert len(err) < 200


@pytest.mark.parametrize("seed", ["-7", "+3", "0", "9" * 18])
def test_whole_numbers_are_seeds(seed: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(capsys, "bullets-and-bombs", "--players", "random", "--seed", seed)
    assert found["seed"] == int(seed)


@pytest.mark.parametrize("arguments", [["x" * 5000, "--players", "easy,easy"], ["blast", "--players", "y" * 5000]])
def test_what_cannot_be_simulated_is_not_quoted_whole(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", *arguments]) == 2
    err = capsys.readouterr().err
    assert "known: " in err
    assert len(err) < 250


LONG = "x" * 5000


@pytest.mark.parametrize(
    "changes", [{"moves": [f"*:first {LONG}"]}, {"moves": [LONG]}, {"options": {LONG: "on"}}, {"game": LONG}]
)
def test_what_a_record_holds_is_not_quoted_whole(
    changes: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["replay", saved(tmp_path, "a.json", record(**changes)), "--json"]) == 2
    out, err = capsys.readouterr()
    assert len(err) < 400 + len(str(tmp_path))
    assert len(out) < 400
    assert len(err.splitlines()) == 1


def test_a_file_with_a_long_or_odd_name_is_named_on_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", "a\nb.json", "z" * 5000 + ".json", "\0"]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 3
    assert lines[1].startswith("…zzz")
    assert all(len(line) < 400 for line in lines)


# ---------------------------------------------------------------- results that are told
def finished(folder: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """A record of a whole game."""
    simulated(capsys, "blast", "--players", "random,random", "--seed", "5", "--records", str(folder))
    found: dict[str, Any] = json.loads(next(folder.glob("blast-*")).read_text(encoding="utf-8"))
    return found


def test_a_result_that_the_moves_do_not_lead_to_is_told_and_means_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = finished(tmp_path, capsys)
    true = saved(tmp_path, "true.json", whole)
    assert cli.main(["replay", true, "--json"]) == 0
    answered, err = capsys.readouterr()
    assert err == ""
    other = [1 - seat for seat in whole["result"]["winners"]]
    false = saved(tmp_path, "false.json", {**whole, "result": {**whole["result"], "winners": other}})
    assert cli.main(["replay", false, "--json"]) == 0
    out, err = capsys.readouterr()
    assert out == answered
    assert err == f"{false}: its 'result' isn't what its moves lead to; the moves count\n"


def test_a_result_of_a_game_that_is_not_over_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    early = record(result={"winners": [0], "scores": [9, 3]})
    assert cli.main(["replay", saved(tmp_path, "a.json", early)]) == 0
    assert "isn't what its moves lead to" in capsys.readouterr().err


@pytest.mark.parametrize("told", ["Ann won", None, {"by": "a hair"}, {"scores": None, "of": 3}])
def test_what_others_write_there_in_their_own_way_contradicts_nothing(
    told: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = finished(tmp_path, capsys)
    if isinstance(told, dict) and told.get("of"):
        told = {"scores": whole["result"]["scores"], "of": 3}
    assert cli.main(["replay", saved(tmp_path, "a.json", {**whole, "result": told})]) == 0
    assert capsys.readouterr().err == ""


def test_simulated_records_tell_who_was_a_computer_and_call_each_by_a_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    levels = ["easy", "random", "easy"]
    simulated(capsys, "blasting-billy", "--players", ",".join(levels), "--records", str(tmp_path))
    found = json.loads(next(tmp_path.iterdir()).read_text(encoding="utf-8"))
    assert found["levels"] == levels
    assert found["players"] == ["easy 1", "random", "easy 2"]


# ---------------------------------------------------------------- answers that can't be written
class Full(io.StringIO):
    """A file on a full disk."""

    def write(self, text: str) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")


class Gone(io.StringIO):
    """A pipe whose reader went home."""

    def write(self, text: str) -> int:
        raise BrokenPipeError(errno.EPIPE, "Broken pipe")


SIMULATE = ["simulate", "bullets-and-bombs", "--players", "random"]
SAYING = [["replay", "FILE"], ["replay", "FILE", "--json"], ["doctor"], SIMULATE, [*SIMULATE, "--json"]]


@pytest.mark.parametrize("arguments", SAYING)
def test_an_answer_for_a_full_disk_is_one_line_and_2(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.doctor.examine", lambda: iter([("program", "is here")]))
    file = saved(tmp_path, "a.json", record())
    monkeypatch.setattr(sys, "stdout", Full())
    assert cli.main([file if each == "FILE" else each for each in arguments]) == 2
    assert capsys.readouterr().err == "quickdraw-saloon: the answer can't be written: No space left on device\n"


@pytest.mark.parametrize("arguments", [["--help"], ["--version"], ["simulate", "--help"], ["replay", "-h"]])
def test_help_for_a_full_disk_is_one_line_and_2(
    arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdout", Full())
    assert cli.main(arguments) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("arguments", SAYING)
def test_who_stops_reading_is_told_nothing_and_changes_no_exit_code(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.doctor.examine", lambda: iter([("program", "is here")]))
    file = saved(tmp_path, "a.json", record())
    monkeypatch.setattr(sys, "stdout", Gone())
    assert cli.main([file if each == "FILE" else each for each in arguments]) == 0
    assert capsys.readouterr().err == ""


def test_the_exit_code_is_that_of_all_files_though_nobody_reads_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    good, bad = saved(tmp_path, "a.json", record()), saved(tmp_path, "b.json", "{")
    monkeypatch.setattr(sys, "stdout", Gone())
    assert cli.main(["replay", good, bad]) == 2
    assert capsys.readouterr().err.startswith(f"{bad}: ")


def test_a_closed_pipe_ends_the_program_quietly(tmp_path: Path) -> None:
    file = saved(tmp_path, "a.json", record())
    command = [sys.executable, "-m", "game", "replay", *[file] * 400, "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.readline()
        program.stdout.close()
        assert program.stderr.read() == b""
        assert program.wait(60) == 0


def test_a_name_that_the_terminal_cannot_write_stops_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written, encoding="ascii"))
    assert cli.main(["replay", saved(tmp_path, "Zoë.json", record())]) == 0
    assert b"Zo?.json" in written.getvalue()


def test_a_verb_that_is_stopped_from_the_keyboard_ends_quietly(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "timed", stopped)
    assert cli.main(SIMULATE) == 130
    assert capsys.readouterr() == ("", "")


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
